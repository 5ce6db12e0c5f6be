//! A board as SVG.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use super::marks;
use super::overlay::{Link, Overlay, Role};
use evoku_model::mark::Mark;
use evoku_model::{Candidate, Candidates, Cell, Digit, Element, Geometry, Grid, HouseKind, Sketch};

/// The colors and fonts of pictures, for a page with several pictures. Colors follow the reader's
/// preference for light or dark, and are light in print.
pub const STYLE: &str = concat!(include_str!("picture.css"), include_str!("marks.css"));

/// The part of [`STYLE`] that a board without constraints needs.
const PLAIN: &str = include_str!("picture.css");

/// The margin of a board without numbers of rows and columns, and with them.
const EDGE: f64 = 3.0;
const LABELS: f64 = 20.0;

/// The space that a cell reserves: at the top for words in its corner, and at the other sides for
/// the outlines of cages.
const HEAD: f64 = 18.0;
const PAD: f64 = 5.0;

/// The names of the shared layers: below and above the lines of the grid.
const UNDER: &str = "under";
const OVER: &str = "over";

/// If there are more arrows than this, they are thin.
const MANY: usize = 30;

/// A board to draw.
///
/// Sizes are in units of about a pixel. A cell has room for all candidates, for any side length:
///
/// ```text
///        1     2             a cell: columns x columns sub-cells of `room` units
///     +-----+-----+          +-------+
///   1 |1 2 3|     |          | 1 2 3 |
///     |4 5 6|  7  |          | 4 5 6 |
///     |7 8 9|     |          | 7 8 9 |
///     +-----+-----+          +-------+
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The houses (borders, diagonals, windows) and the constraints.
    pub geometry: &'a Geometry,
    /// The given digits.
    pub givens: &'a Grid,
    /// The given and placed digits.
    pub grid: &'a Grid,
    /// Pencil marks to draw in open cells.
    pub candidates: Option<&'a Candidates>,
    /// The overlay. If there is one, rows and columns are numbered.
    pub overlay: Option<&'a Overlay>,
}

/// A point, in units from the top left corner.
type At = (f64, f64);

impl Picture<'_> {
    /// The picture as a standalone file.
    #[must_use]
    pub fn svg(&self) -> String {
        let style = if self.geometry.constraints().is_empty() { PLAIN } else { STYLE };
        let style = format!("<style>{style}</style>\n");
        self.draw(" xmlns=\"http://www.w3.org/2000/svg\"", &style, None)
    }

    /// The picture as part of a page that includes [`STYLE`].
    #[must_use]
    pub fn inline_svg(&self) -> String {
        self.draw("", "", None)
    }

    /// The picture as part of a page that includes the [`shared_svg`](Self::shared_svg) of this
    /// name, so that the constraints of the board are included only once.
    #[must_use]
    pub fn inline_svg_with(&self, name: &str) -> String {
        self.draw("", "", Some(name))
    }

    /// The layers of constraints below and above the lines of the grid, to be shared by pictures.
    /// The name must be unique on the page and consist of letters, digits and `-`.
    #[must_use]
    pub fn shared_svg(&self, name: &str) -> String {
        let sketch = Sketch::of(&self.geometry.ground());
        let cell = Metrics::new(self.geometry.side(), false, &sketch).cell;
        let mut out =
            "<svg class=\"board\" style=\"position:absolute;width:0;height:0\">\n<defs>\n"
                .to_owned();
        for (part, marks) in [(UNDER, sketch.lower()), (OVER, sketch.upper())] {
            let _ = writeln!(out, "<g id=\"{name}-{part}\">");
            marks::draw(&mut out, marks, 0.0, cell);
            out.push_str("</g>\n");
        }
        out.push_str("</defs>\n</svg>\n");
        out
    }

    fn draw(&self, attributes: &str, style: &str, shared: Option<&str>) -> String {
        let sketch = Sketch::of(&self.geometry.ground());
        let metrics = Metrics::new(self.geometry.side(), self.overlay.is_some(), &sketch);
        let size = metrics.at + metrics.cell * self.geometry.side() as f64 + metrics.margin + EDGE;
        let mut out = format!(
            "<svg{attributes} class=\"board\" viewBox=\"0 0 {size} {size}\" role=\"img\">\n{style}\
             <rect class=\"paper\" width=\"{size}\" height=\"{size}\"/>\n"
        );
        let mut pen = Pen { picture: self, metrics, out: &mut out };
        pen.windows();
        pen.constraints(shared, UNDER, sketch.lower());
        pen.tints();
        pen.lines();
        pen.constraints(shared, OVER, sketch.upper());
        pen.labels();
        pen.digits();
        pen.marks();
        if let Some(overlay) = self.overlay.filter(|overlay| !overlay.links.is_empty()) {
            pen.links(&overlay.links);
        }
        out.push_str("</svg>\n");
        out
    }
}

/// Positions and sizes in a picture.
#[derive(Clone, Copy)]
struct Metrics {
    side: usize,
    /// The number of sub-cells in each row of a cell, and the number of such rows.
    columns: usize,
    rows: usize,
    /// The side of a cell.
    cell: f64,
    /// The size of a candidate.
    room: f64,
    /// The space reserved at the top of a cell for words, and at its other sides for cages.
    head: f64,
    pad: f64,
    /// The margin for clues outside the board.
    margin: f64,
    /// The coordinate of the first cell, in both directions.
    at: f64,
}

impl Metrics {
    fn new(side: usize, labelled: bool, sketch: &Sketch) -> Self {
        let columns = (1..side).find(|columns| columns * columns >= side).unwrap_or(1);
        let room = if side > 9 { 19.0 } else { 17.0 };
        let (head, pad) = if sketch.has_corners { (HEAD, PAD) } else { (0.0, 0.0) };
        let cell = (columns as f64 * room + 5.0).max(40.0) + head + pad;
        let margin = f64::from(sketch.margin) * cell;
        let at = if labelled { LABELS } else { EDGE } + margin;
        Self { side, columns, rows: side.div_ceil(columns), cell, room, head, pad, margin, at }
    }

    fn corner(&self, cell: Cell) -> At {
        let place = |index: usize| self.at + index as f64 * self.cell;
        (place(cell.column(self.side)), place(cell.row(self.side)))
    }

    fn centre(&self, cell: Cell) -> At {
        let (x, y) = self.corner(cell);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }

    /// The centre of a digit, a little below the centre of its cell if the cell has words at the
    /// top.
    fn digit(&self, cell: Cell) -> At {
        let (x, y) = self.centre(cell);
        (x, y + self.head * 0.35)
    }

    fn mark(&self, candidate: Candidate) -> At {
        let (x, y) = self.corner(candidate.cell);
        let digit = candidate.digit.index();
        let (row, column) = (digit / self.columns, digit % self.columns);
        // A small distance from the border.
        let inner = self.cell - 4.0;
        let place = |index: usize, of: usize, room: f64| (index as f64 + 0.5) * room / of as f64;
        let across = 2.0 + place(column, self.columns, inner - 2.0 * self.pad);
        let down = 2.0 + place(row, self.rows, inner - self.head - self.pad);
        (x + self.pad + across, y + self.head + down)
    }

    /// The radius of a candidate.
    fn radius(&self) -> f64 {
        self.room * 0.46
    }
}

/// Writes a picture; writing to a string can't fail.
struct Pen<'p, 'o> {
    picture: &'p Picture<'p>,
    metrics: Metrics,
    out: &'o mut String,
}

impl Pen<'_, '_> {
    /// Draws the marks of constraints, or a reference to the shared ones.
    fn constraints(&mut self, shared: Option<&str>, part: &str, marks: &[Mark]) {
        let Metrics { at, cell, .. } = self.metrics;
        match shared {
            Some(name) if !marks.is_empty() => {
                let _ = writeln!(self.out, "<use href=\"#{name}-{part}\" x=\"{at}\" y=\"{at}\"/>");
            }
            _ => marks::draw(self.out, marks, at, cell),
        }
    }

    fn windows(&mut self) {
        let geometry = self.picture.geometry;
        for window in geometry.houses_of_kind(HouseKind::Window) {
            geometry.cells(window).iter().for_each(|&cell| self.tint(cell, "window"));
        }
    }

    /// Tints houses and cells of the pattern, and cells of placements.
    fn tints(&mut self) {
        let geometry = self.picture.geometry;
        let Some(overlay) = self.picture.overlay else { return };
        for &(house, role) in &overlay.houses {
            for &cell in geometry.cells(house) {
                self.tint(cell, &format!("house {}", class(role)));
            }
        }
        for &(cell, role) in &overlay.cells {
            self.tint(cell, &format!("cell {}", class(role)));
        }
        for placed in &overlay.placements {
            self.tint(placed.cell, "cell put");
        }
    }

    fn tint(&mut self, cell: Cell, class: &str) {
        let ((x, y), size) = (self.metrics.corner(cell), self.metrics.cell);
        let _ = writeln!(
            self.out,
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>"
        );
    }

    /// Draws the lines between cells, thick lines between boxes or regions, and diagonals.
    fn lines(&mut self) {
        let Metrics { side, cell: size, at, .. } = self.metrics;
        let geometry = self.picture.geometry;
        let length = size * side as f64;
        let mut thin = String::new();
        let mut thick = String::new();
        if geometry.frame().is_square() {
            for index in 1..side {
                let place = at + index as f64 * size;
                let _ = write!(thin, "M{at} {place}h{length}M{place} {at}v{length}");
            }
            let _ = write!(thick, "M{at} {at}h{length}v{length}h-{length}z");
        } else {
            for cell in (0..side * side).map(Cell::from_index) {
                let (x, y) = self.metrics.corner(cell);
                if geometry.frame().has(cell) {
                    let _ = write!(thin, "M{x} {y}h{size}v{size}h-{size}z");
                }
            }
        }
        self.borders(false, &mut thick);
        self.borders(true, &mut thick);
        if geometry.rules().diagonal {
            let end = at + length;
            let _ = writeln!(
                self.out,
                "<path class=\"diagonal\" d=\"M{at} {at}L{end} {end}M{end} {at}L{at} {end}\"/>"
            );
        }
        let _ = writeln!(self.out, "<path class=\"thin\" d=\"{thin}\"/>");
        let _ = writeln!(self.out, "<path class=\"thick\" d=\"{thick}\"/>");
    }

    /// Appends to `path` the borders between boxes or regions in one direction. Adjacent borders on
    /// a line form one stroke.
    fn borders(&self, upright: bool, path: &mut String) {
        let Metrics { side, cell: size, at, .. } = self.metrics;
        // The outline of a square board is drawn already.
        let lines = if self.picture.geometry.frame().is_square() { 1..side } else { 0..side + 1 };
        for line in lines {
            let mut index = 0;
            while index < side {
                let is_border = |&index: &usize| self.is_border(upright, line, index);
                let run = (index..side).take_while(is_border).count();
                if run > 0 {
                    let (across, along) = (at + line as f64 * size, at + index as f64 * size);
                    let (x, y) = if upright { (across, along) } else { (along, across) };
                    let way = if upright { 'v' } else { 'h' };
                    let _ = write!(path, "M{x} {y}{way}{}", run as f64 * size);
                }
                index += run.max(1);
            }
        }
    }

    /// Returns `true` if the cells at `index` on both sides of a grid line are in different boxes
    /// or regions.
    fn is_border(&self, upright: bool, line: usize, index: usize) -> bool {
        let (geometry, side) = (self.picture.geometry, self.metrics.side);
        let [before, after] = [line.checked_sub(1), Some(line)].map(|line| {
            let line = line.filter(|&line| line < side)?;
            let (row, column) = if upright { (index, line) } else { (line, index) };
            let cell = Cell::at(row, column, side);
            let frame = geometry.frame();
            frame.has(cell).then(|| (frame.is_inside(cell), geometry.partition_of(cell)))
        });
        before != after
    }

    /// Draws the numbers of rows and columns.
    fn labels(&mut self) {
        if self.picture.overlay.is_none() {
            return;
        }
        let side = self.metrics.side;
        let outside = LABELS / 2.0;
        let labels = (0..side).flat_map(|index| {
            let (middle, _) = self.metrics.centre(Cell::at(0, index, side));
            [((middle, outside), index + 1), ((outside, middle), index + 1)]
        });
        let labels: Vec<(At, usize)> = labels.collect();
        self.texts("label", 12.0, labels);
    }

    /// Draws givens, placed digits, and the digits that the step places.
    fn digits(&mut self) {
        let picture = self.picture;
        let share = if self.metrics.side > 9 { 0.52 } else { 0.62 };
        let size = (self.metrics.cell - self.metrics.head / 2.0) * share;
        let (given, placed): (Vec<_>, Vec<_>) =
            (picture.grid.digits().filter(|&(cell, _)| picture.geometry.frame().has(cell)))
                .partition(|&(cell, _)| picture.givens.get(cell).is_some());
        for (class, digits) in [("given", given), ("placed", placed)] {
            let centre = |(cell, digit)| (self.metrics.digit(cell), self.symbol(digit));
            let digits: Vec<_> = digits.into_iter().map(centre).collect();
            self.texts(class, size, digits);
        }
        for placed in picture.overlay.iter().flat_map(|overlay| overlay.large_placements()) {
            self.text("put", self.metrics.digit(placed.cell), size, &self.symbol(placed.digit));
        }
    }

    /// The name of a digit in SVG.
    fn symbol(&self, digit: Digit) -> String {
        let name = self.picture.geometry.digit_name(digit).to_string();
        match name.as_str() {
            "&" => "&amp;".to_owned(),
            "<" => "&lt;".to_owned(),
            _ => name,
        }
    }

    /// Draws pencil marks, with the colors of the pattern and the eliminations.
    fn marks(&mut self) {
        let nothing = Overlay::default();
        let overlay = self.picture.overlay.unwrap_or(&nothing);
        let Some(candidates) = self.picture.candidates else { return };
        let size = self.metrics.room * if self.metrics.side > 9 { 0.62 } else { 0.76 };
        let radius = self.metrics.radius();
        let _ = writeln!(self.out, "<g class=\"mark\" font-size=\"{size:.1}\">");
        let (mut shown, mut lines) = (Vec::new(), Lines::default());
        for cell in self.picture.grid.open_cells() {
            if overlay.large_placements().iter().any(|placed| placed.cell == cell) {
                continue;
            }
            for digit in candidates.get(cell) {
                let candidate = Candidate { cell, digit };
                let is_gone = overlay.eliminations.contains(&candidate);
                let role = overlay.candidates.iter().find(|(known, _)| *known == candidate);
                let disc = match role {
                    _ if overlay.placements.contains(&candidate) => "put",
                    Some((_, role)) => class(*role),
                    None if is_gone => "gone",
                    None => {
                        let (x, y) = self.metrics.mark(candidate);
                        lines.add((x, baseline(y, size)), &self.symbol(digit));
                        continue;
                    }
                };
                shown.push((candidate, disc, is_gone));
            }
        }
        lines.write(self.out);
        self.out.push_str("</g>\n");
        for (candidate, disc, is_gone) in shown {
            let (x, y) = self.metrics.mark(candidate);
            let _ = writeln!(
                self.out,
                "<circle class=\"{disc}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\"/>"
            );
            let class = if is_gone { "gone" } else { "mark on" };
            self.text(class, (x, y), size, &self.symbol(candidate.digit));
            if is_gone {
                let (left, right) = (x - radius, x + radius);
                let (top, bottom) = (y - radius * 0.7, y + radius * 0.7);
                let _ = writeln!(
                    self.out,
                    "<path class=\"strike\" d=\"M{left:.1} {bottom:.1}L{right:.1} {top:.1}\"/>"
                );
            }
        }
    }

    /// Draws all arrows, thin if there are many.
    fn links(&mut self, links: &[Link]) {
        let class = if links.len() > MANY { "links many" } else { "links" };
        let _ = writeln!(self.out, "<g class=\"{class}\">");
        links.iter().for_each(|link| self.link(link));
        self.out.push_str("</g>\n");
    }

    /// Draws an arrow. It bends a little, so that links in both directions stay apart.
    fn link(&mut self, link: &Link) {
        let (from, to) = (self.metrics.mark(link.from), self.metrics.mark(link.to));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let distance = dx.hypot(dy);
        let radius = self.metrics.radius();
        if distance < radius {
            return;
        }
        let bend = (distance * 0.18).min(self.metrics.cell * 0.6) / distance;
        // Stay inside the board; outside, an arrow along the edge would be cut off.
        let end = self.metrics.at + self.metrics.cell * self.metrics.side as f64;
        let inside = |place: f64| place.clamp(self.metrics.at, end);
        let middle =
            (inside((from.0 + to.0) / 2.0 + dy * bend), inside((from.1 + to.1) / 2.0 - dx * bend));
        // Both ends stop at the rim of their candidate.
        let (start, tip) = (toward(middle, from, radius), toward(middle, to, radius));
        let base = toward(middle, to, radius + 6.0);
        let (wx, wy) = ((base.0 - tip.0) * 0.45, (base.1 - tip.1) * 0.45);
        let class = if link.strong { "strong" } else { "weak" };
        let _ = writeln!(
            self.out,
            "<path class=\"{class}\" d=\"M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}\"/>\
             <path class=\"tip\" d=\"M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}z\"/>",
            start.0,
            start.1,
            middle.0,
            middle.1,
            base.0,
            base.1,
            tip.0,
            tip.1,
            base.0 - wy,
            base.1 + wx,
            base.0 + wy,
            base.1 - wx,
        );
    }

    /// Writes texts centred on points in a group. Class and size are written once per group,
    /// because texts are most of a picture.
    fn texts(
        &mut self,
        class: &str,
        size: f64,
        texts: impl IntoIterator<Item = (At, impl fmt::Display)>,
    ) {
        let _ = writeln!(self.out, "<g class=\"{class}\" font-size=\"{size:.1}\">");
        texts.into_iter().for_each(|(at, text)| self.short_text(at, size, text));
        self.out.push_str("</g>\n");
    }

    /// Writes a text centred on a point, in a group with its class and size.
    fn short_text(&mut self, (x, y): At, size: f64, text: impl fmt::Display) {
        let y = baseline(y, size);
        let _ = writeln!(self.out, "<text x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>");
    }

    /// Writes a text centred on a point.
    fn text(&mut self, class: &str, (x, y): At, size: f64, text: &str) {
        let y = baseline(y, size);
        let _ = writeln!(
            self.out,
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" \
            font-size=\"{size:.1}\">{text}</text>"
        );
    }
}

/// Candidates with one digit, collected by line, because they are most of a picture. Longer numbers
/// are written separately, because positions within a text are per digit.
#[derive(Default)]
struct Lines {
    /// For each height in tenths of a unit: the horizontal positions and the digits there.
    lines: BTreeMap<i64, (Vec<String>, String)>,
    long: String,
}

impl Lines {
    fn add(&mut self, (x, y): At, digit: &str) {
        if digit.len() > 1 {
            let _ = writeln!(self.long, "<text x=\"{x:.1}\" y=\"{y:.1}\">{digit}</text>");
            return;
        }
        let (places, figures) = self.lines.entry((y * 10.0).round() as i64).or_default();
        places.push(format!("{x:.1}"));
        figures.push_str(digit);
    }

    fn write(&self, out: &mut String) {
        for (tenths, (places, figures)) in &self.lines {
            let (x, y) = (places.join(" "), *tenths as f64 / 10.0);
            let _ = writeln!(out, "<text x=\"{x}\" y=\"{y:.1}\">{figures}</text>");
        }
        out.push_str(&self.long);
    }
}

/// The point at distance `gap` from `end` towards `target`.
fn toward(target: At, end: At, gap: f64) -> At {
    let (dx, dy) = (target.0 - end.0, target.1 - end.1);
    let length = dx.hypot(dy).max(1.0);
    (end.0 + dx / length * gap, end.1 + dy / length * gap)
}

/// The baseline of a digit centred at this height; digits are about 0.7 times as high as their font
/// size.
fn baseline(middle: f64, size: f64) -> f64 {
    middle + size * 0.355
}

/// The class of a role in [`STYLE`].
fn class(role: Role) -> &'static str {
    match role {
        Role::First => "first",
        Role::Second => "second",
        Role::Third => "third",
        Role::Fourth => "fourth",
        Role::Fin => "fin",
    }
}
