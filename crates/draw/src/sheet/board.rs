//! A printed board: shades, lines, constraints, digits and pencil marks.

use std::collections::BTreeSet;

use evoku_messages::{Language, Say};
use evoku_sudoku::rating::Unrated;
use evoku_sudoku::{
    Candidate, Cell, Digit, Digits, Element, Geometry, Grid, HouseKind, Partition, Sketch, Sudoku,
};

use super::ink::{INK, Least, MUTED};
use super::{caption, constraints};
use crate::figure::{Anchor, At, Colour, Figure, Font};

/// The place of a board: the upper left corner and the length of a side. It includes the clues
/// outside the grid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) corner: At,
    pub(super) side: f32,
}

/// The contents of the cells.
#[derive(Clone, Copy, Debug)]
pub(super) enum Filling<'a> {
    /// The givens and the puzzle's pencil marks, or all candidates.
    Puzzle { candidates: bool },
    /// The solution.
    Solved(&'a Grid),
    /// Only the reason why the puzzle has no unique solution.
    Unsolved(Unrated),
}

/// The shades of regions, chosen so that neighbours differ: white, then greys. The darker greys are
/// rarely needed.
const SHADES: [u8; 5] = [255, 226, 240, 212, 198];
/// The colour of a window, transparent so that the shade of a region remains visible.
const WINDOW: Colour = Colour([0, 0, 0, 0x20]);
/// The colour of diagonals, light enough to read pencil marks on it.
const DIAGONAL: Colour = Colour([0xa0, 0xa0, 0xa0, 255]);

/// The largest side of a board whose digits are all written as one character.
const LAST_LETTER: usize = 35;

/// Draws a board.
pub(super) fn draw(
    figure: &mut Figure,
    place: Place,
    sudoku: &Sudoku,
    filling: Filling<'_>,
    language: Language,
) {
    let pen = Pen::new(sudoku.geometry(), place, Least::ON_PAPER);
    let grid = match filling {
        Filling::Puzzle { .. } => sudoku.givens(),
        Filling::Solved(solution) => solution,
        Filling::Unsolved(problem) => {
            pen.frame(figure);
            pen.say(figure, &problem.message().render(language));
            return;
        }
    };
    pen.shades(figure);
    pen.lower_marks(figure);
    pen.diagonals(figure, grid);
    pen.lines(figure);
    pen.frame(figure);
    pen.upper_marks(figure);
    pen.digits(figure, sudoku, grid);
    if let Filling::Puzzle { candidates } = filling {
        let marks = match (candidates, sudoku.marks()) {
            (true, _) => Some(sudoku.candidates()),
            (false, marks) => marks.cloned(),
        };
        // Marks that allow every digit are the same as no marks.
        let is_marked =
            |digits: &Digits| candidates || digits.len() < sudoku.geometry().values().count();
        for (cell, marks) in grid.open_cells().flat_map(|cell| Some((cell, marks.as_ref()?))) {
            let digits = marks.get(cell);
            if is_marked(&digits) {
                pen.marks(figure, cell, digits);
            }
        }
    }
}

/// A pen that draws the parts of a board.
pub(super) struct Pen<'a> {
    pub(super) geometry: &'a Geometry,
    corner: At,
    /// The length of a cell.
    cell: f32,
    pub(super) side: usize,
    /// The drawing of the constraints.
    sketch: Sketch,
    /// The smallest sizes of lines and text.
    least: Least,
}

impl<'a> Pen<'a> {
    /// Creates a pen for a board with this geometry at this place.
    pub(super) fn new(geometry: &'a Geometry, place: Place, least: Least) -> Self {
        let side = geometry.side();
        let sketch = Sketch::of(&geometry.ground());
        let cell = place.side / (side as f32 + 2.0 * sketch.margin);
        let corner = (place.corner.0 + sketch.margin * cell, place.corner.1 + sketch.margin * cell);
        Self { geometry, corner, cell, side, sketch, least }
    }
}

impl Pen<'_> {
    /// The point at a row and a column of grid lines. A fraction is a position between two lines.
    pub(super) fn at(&self, row: f32, column: f32) -> At {
        (self.corner.0 + column * self.cell, self.corner.1 + row * self.cell)
    }

    /// The width of lines between boxes. It leaves enough room for the digits of small cells.
    fn thick(&self) -> f32 {
        let width = (self.cell * self.side as f32 * 0.0072).clamp(1.0, 2.4).min(self.cell * 0.15);
        // Thick lines stay twice as wide as the thinnest ones.
        width.max(self.least.line * 2.0)
    }

    /// The width of lines between cells.
    fn thin(&self) -> f32 {
        (self.thick() * 0.24).max(self.least.line)
    }

    /// Fills a rectangle of cells whose upper left cell is `cell`.
    pub(super) fn fill(
        &self,
        figure: &mut Figure,
        cell: Cell,
        (rows, columns): At,
        colour: Colour,
    ) {
        let (row, column) = (cell.row(self.side) as f32, cell.column(self.side) as f32);
        let corners = [(0.0, 0.0), (0.0, columns), (rows, columns), (rows, 0.0)];
        let points = corners.map(|(down, right)| self.at(row + down, column + right));
        figure.area(points.to_vec(), colour);
    }

    pub(super) fn shades(&self, figure: &mut Figure) {
        if let Partition::Regions(regions) = &self.geometry.rules().partition {
            let shades = shades(regions, self.side);
            for (index, &region) in regions.iter().enumerate() {
                let shade = shades[usize::from(region)];
                let cell = Cell::from_index(index);
                if shade < 255 && self.geometry.frame().is_inside(cell) {
                    self.fill(figure, cell, (1.0, 1.0), Colour([shade, shade, shade, 255]));
                }
            }
        }
        for window in self.geometry.houses_of_kind(HouseKind::Window) {
            let length = self.side.isqrt() as f32;
            if let Some(&first) = self.geometry.cells(window).first() {
                self.fill(figure, first, (length, length), WINDOW);
            }
        }
    }

    /// Draws the marks of constraints that are below the grid lines.
    pub(super) fn lower_marks(&self, figure: &mut Figure) {
        constraints::draw(figure, self.sketch.lower(), self.corner, self.cell, self.least);
    }

    /// Draws the marks of constraints that are above the grid lines.
    pub(super) fn upper_marks(&self, figure: &mut Figure) {
        constraints::draw(figure, self.sketch.upper(), self.corner, self.cell, self.least);
    }

    /// Draws the diagonals, interrupted in cells with a digit.
    pub(super) fn diagonals(&self, figure: &mut Figure, grid: &Grid) {
        for (number, house) in self.geometry.houses_of_kind(HouseKind::Diagonal).enumerate() {
            for &cell in self.geometry.cells(house) {
                let (row, column) = (cell.row(self.side) as f32, cell.column(self.side) as f32);
                let across = |part: f32| if number == 0 { part } else { 1.0 - part };
                let at = |part: f32| self.at(row + part, column + across(part));
                let parts: &[(f32, f32)] = match grid.get(cell) {
                    Some(_) => &[(0.0, 0.18), (0.82, 1.0)],
                    None => &[(0.0, 1.0)],
                };
                for &(from, to) in parts {
                    let width = (self.thick() * 0.48).max(self.least.line);
                    figure.line(vec![at(from), at(to)], width, DIAGONAL);
                }
            }
        }
    }

    /// Draws the lines between cells. Lines between boxes or regions are thick.
    pub(super) fn lines(&self, figure: &mut Figure) {
        let side = self.side as f32;
        let frame = self.geometry.frame();
        if frame.is_square() {
            for line in 1..self.side {
                let line = line as f32;
                figure.ruled_line(vec![self.at(line, 0.0), self.at(line, side)], self.thin(), INK);
                figure.ruled_line(vec![self.at(0.0, line), self.at(side, line)], self.thin(), INK);
            }
        } else {
            self.cells(figure);
        }
        let part = |row, column| {
            let cell = Cell::at(row, column, self.side);
            let parted = (frame.is_inside(cell), self.geometry.partition_of(cell));
            frame.has(cell).then_some(parted)
        };
        for line in 1..self.side {
            for (from, to) in runs(self.side, |column| part(line - 1, column) != part(line, column))
            {
                let ends = vec![self.at(line as f32, from), self.at(line as f32, to)];
                figure.ruled_line(ends, self.thick(), INK);
            }
            for (from, to) in runs(self.side, |row| part(row, line - 1) != part(row, line)) {
                let ends = vec![self.at(from, line as f32), self.at(to, line as f32)];
                figure.ruled_line(ends, self.thick(), INK);
            }
        }
    }

    /// Draws the cells of a board that isn't square, with thick lines at its outer edges.
    fn cells(&self, figure: &mut Figure) {
        let frame = self.geometry.frame();
        for cell in (0..self.side * self.side).map(Cell::from_index).filter(|&c| frame.has(c)) {
            let (row, column) = (cell.row(self.side), cell.column(self.side));
            let (top, left) = (row as f32, column as f32);
            let corners = [(0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.0), (0.0, 0.0)];
            let around = corners.map(|(down, right)| self.at(top + down, left + right));
            figure.ruled_line(around.to_vec(), self.thin(), INK);
            let last = self.side - 1;
            let at_edge = [row == 0, column == last, row == last, column == 0];
            for (side, _) in at_edge.into_iter().enumerate().filter(|&(_, at_edge)| at_edge) {
                let ends = vec![around[side], around[side + 1]];
                figure.ruled_line(ends, self.thick(), INK);
            }
        }
    }

    pub(super) fn frame(&self, figure: &mut Figure) {
        if !self.geometry.frame().is_square() {
            return;
        }
        let side = self.side as f32;
        let corners = [(0.0, 0.0), (0.0, side), (side, side), (side, 0.0), (0.0, 0.0)];
        let points = corners.map(|(row, column)| self.at(row, column));
        figure.ruled_line(points.to_vec(), self.thick(), INK);
    }

    /// Writes a text centred on a point, which is given in cells.
    pub(super) fn write(&self, figure: &mut Figure, (row, column): At, font: Font, text: String) {
        let (x, y) = self.at(row, column);
        figure.text((x, y + font.capital_height() / 2.0), Anchor::Middle, font, text);
    }

    fn digits(&self, figure: &mut Figure, sudoku: &Sudoku, grid: &Grid) {
        let solved = grid.is_complete() && !sudoku.givens().is_complete();
        let frame = self.geometry.frame();
        for (cell, digit) in grid.digits().filter(|&(cell, _)| frame.has(cell)) {
            // In a solution, the givens are bold.
            let bold = solved && sudoku.is_given(cell);
            self.digit(figure, Candidate { cell, digit }, bold, INK);
        }
    }

    /// Writes a digit in the middle of its cell.
    pub(super) fn digit(
        &self,
        figure: &mut Figure,
        Candidate { cell, digit }: Candidate,
        bold: bool,
        colour: Colour,
    ) {
        let (head, _) = self.insets();
        let share = if self.side > LAST_LETTER { 0.46 } else { 0.62 };
        let symbol = self.symbol(digit);
        let room = (self.cell * 0.94, self.cell * 0.9);
        let size = self.cell * share * (1.0 - head / 2.0);
        let size = self.least.font_size(size, symbol.chars().count(), room);
        let (row, column) = (cell.row(self.side) as f32, cell.column(self.side) as f32);
        // The digit is moved down a little if there is text above it.
        let middle = (row + 0.5 + head * 0.3, column + 0.5);
        self.write(figure, middle, Font { size, bold, colour }, symbol);
    }

    /// Draws pencil marks.
    fn marks(&self, figure: &mut Figure, cell: Cell, digits: Digits) {
        for digit in digits {
            let place = self.mark(Candidate { cell, digit });
            self.write(figure, place, self.mark_font(), self.symbol(digit));
        }
    }

    /// The position of a pencil mark, in cells. Each digit has its own place in a grid that is as
    /// square as possible.
    pub(super) fn mark(&self, Candidate { cell, digit }: Candidate) -> At {
        let columns = self.mark_columns();
        let rows = self.side.div_ceil(columns);
        // The marks keep a small distance from the lines.
        let place = |index: usize, of: usize, room: f32| room * (index as f32 + 0.5) / of as f32;
        let (head, pad) = self.insets();
        let down = head + 0.04 + place(digit.index() / columns, rows, 0.92 - head - pad);
        let across = pad + 0.04 + place(digit.index() % columns, columns, 0.92 - 2.0 * pad);
        (cell.row(self.side) as f32 + down, cell.column(self.side) as f32 + across)
    }

    /// The shares of a cell that are reserved for corner text at the top, and for cages at the
    /// other sides.
    fn insets(&self) -> (f32, f32) {
        if self.sketch.has_corners { (0.24, 0.05) } else { (0.0, 0.0) }
    }

    /// The font of pencil marks.
    pub(super) fn mark_font(&self) -> Font {
        let two_characters = if self.side > LAST_LETTER { 0.7 } else { 1.0 };
        let room = 0.72 * (1.0 - self.insets().0);
        let size = self.cell * room / self.mark_columns().max(3) as f32 * two_characters;
        let letters = if self.side > LAST_LETTER { 2 } else { 1 };
        let size = self.least.font_size(size, letters, self.mark_room());
        Font { size, bold: false, colour: MUTED }
    }

    /// The width and the height that are available to a pencil mark.
    fn mark_room(&self) -> At {
        let (head, pad) = self.insets();
        let columns = self.mark_columns();
        let rows = self.side.div_ceil(columns);
        let (width, height) = (0.92 - 2.0 * pad, 0.92 - head - pad);
        (self.cell * width / columns as f32, self.cell * height / rows as f32)
    }

    /// The number of pencil marks in a row of a cell.
    fn mark_columns(&self) -> usize {
        (self.side as f32).sqrt().ceil() as usize
    }

    /// Writes the reason why the board is empty.
    fn say(&self, figure: &mut Figure, text: &str) {
        let room = self.cell * self.side as f32;
        let default = Font { size: room * 0.065, bold: false, colour: MUTED };
        // The font is smaller if the text would otherwise be wider than the board. If it would then
        // be too small, the text is wrapped.
        let share = (room * 0.96 / default.width(text)).min(1.0);
        let size = (default.size * share).max(self.least.font);
        let font = Font { size, ..default };
        let lines = caption::wrapped(text, font, room * 0.96);
        let middle = self.side as f32 / 2.0;
        for (index, line) in lines.iter().enumerate() {
            let down = (index as f32 - (lines.len() - 1) as f32 / 2.0) * size * 1.35 / self.cell;
            self.write(figure, (middle + down, middle), font, line.clone());
        }
    }

    /// The puzzle's own symbol of a digit. By default, it is that of the format `line`: `1` to `9`,
    /// then letters. Boards with too many digits for that use numbers.
    pub(super) fn symbol(&self, digit: Digit) -> String {
        if !self.geometry.symbols().is_empty() {
            return self.geometry.digit_name(digit).to_string();
        }
        let number = self.geometry.values().of(digit);
        let letter = char::from_digit(number, 36).filter(|_| self.side <= LAST_LETTER);
        letter.map_or_else(|| number.to_string(), |letter| letter.to_ascii_uppercase().to_string())
    }
}

fn taken(neighbours: &BTreeSet<usize>, shades: &[Option<u8>]) -> BTreeSet<u8> {
    neighbours.iter().filter_map(|&near| shades[near]).collect()
}

/// The next region to shade, or `None` if all regions have a shade.
fn next_region(neighbours: &[BTreeSet<usize>], shades: &[Option<u8>]) -> Option<usize> {
    let count = shades.len();
    let open = (0..count).filter(|&region| shades[region].is_none());
    open.max_by_key(|&region| {
        let near = &neighbours[region];
        (taken(near, shades).len(), near.len(), count - region)
    })
}

/// The maximal ranges of numbers below `length` for which `is` returns `true`.
fn runs(length: usize, is: impl Fn(usize) -> bool) -> Vec<(f32, f32)> {
    let mut runs: Vec<(f32, f32)> = Vec::new();
    for index in (0..length).filter(|&index| is(index)) {
        match runs.last_mut() {
            Some(last) if last.1 == index as f32 => last.1 += 1.0,
            _ => runs.push((index as f32, index as f32 + 1.0)),
        }
    }
    runs
}

/// Chooses a shade for each region. It differs from the shades of all neighbours as long as there
/// are enough shades.
///
/// The next region is always the one whose neighbours have the most distinct shades. Ties are
/// broken by the number of neighbours. See Brélaz, "New methods to color the vertices of a graph",
/// Communications of the ACM 22 (1979), <https://doi.org/10.1145/359094.359101>.
fn shades(regions: &[u8], side: usize) -> Vec<u8> {
    let count = regions.iter().map(|&region| usize::from(region) + 1).max().unwrap_or(0);
    let mut neighbours = vec![BTreeSet::new(); count];
    for (index, &one) in regions.iter().enumerate() {
        let right = (index % side + 1 < side).then_some(index + 1);
        let near = [right, Some(index + side)].into_iter().flatten();
        for &other in near.filter_map(|near| regions.get(near)).filter(|&&other| other != one) {
            neighbours[usize::from(one)].insert(usize::from(other));
            neighbours[usize::from(other)].insert(usize::from(one));
        }
    }
    let mut shades: Vec<Option<u8>> = vec![None; count];
    while let Some(region) = next_region(&neighbours, &shades) {
        let taken = taken(&neighbours[region], &shades);
        let free = SHADES.into_iter().find(|shade| !taken.contains(shade));
        shades[region] = Some(free.unwrap_or(SHADES[SHADES.len() - 1]));
    }
    shades.into_iter().flatten().collect()
}
