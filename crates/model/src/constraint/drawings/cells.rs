//! Groups of cells: cages, tints, circles and squares.

use super::shapes::{
    RING, THIN, ahead, along, centre, corner_text, direction, disc, line, outlines, ring, text,
    tints,
};
use crate::constraint::kind::{Constraint, Ground};
use crate::constraint::mark::{At, Form, Hue, Layer, Mark};
use crate::element::Cell;

/// The distance of a cage from the border of its cells.
const INSET: f32 = 0.06;
/// The width of its dashes, and of outlines.
const DASHED: f32 = 0.024;

/// A dashed cage with words in its corner.
pub(in crate::constraint) fn cage(
    ground: &Ground<'_>,
    constraint: &Constraint,
    words: Option<String>,
) -> Vec<Mark> {
    let outlines = outlines(ground.side, constraint.cells(), INSET, 0.0).into_iter();
    let dashed = outlines.map(|points| {
        let form = Form::Line { points, width: DASHED, dashed: true };
        Mark { layer: Layer::Borders, hue: Hue::INK, form }
    });
    let words = words.and_then(|words| corner_text(ground.side, constraint.cells(), words));
    dashed.chain(links(ground.side, constraint.cells())).chain(words).collect()
}

/// Groups the cells into orthogonally connected components.
fn touching(side: usize, cells: &[Cell]) -> Vec<Vec<Cell>> {
    let mut groups: Vec<Vec<Cell>> = Vec::new();
    for &cell in cells {
        let touches = |other: &Cell| {
            cell.row(side).abs_diff(other.row(side))
                + cell.column(side).abs_diff(other.column(side))
                < 2
        };
        let (near, mut apart): (Vec<Vec<Cell>>, Vec<Vec<Cell>>) =
            groups.into_iter().partition(|group| group.iter().any(touches));
        apart.push(near.into_iter().flatten().chain([cell]).collect());
        groups = apart;
    }
    groups
}

/// Thin lines that connect the groups of cells that don't touch, each to the nearest.
fn links(side: usize, cells: &[Cell]) -> Vec<Mark> {
    let mut groups = touching(side, cells);
    let mut joined = groups.pop().unwrap_or_default();
    let mut links = Vec::new();
    loop {
        let mut nearest: Option<(f32, usize, At, At)> = None;
        for (number, group) in groups.iter().enumerate() {
            for (&from, &to) in
                joined.iter().flat_map(|from| group.iter().map(move |to| (from, to)))
            {
                let (from, to) = (centre(side, from), centre(side, to));
                let distance = (to.0 - from.0).hypot(to.1 - from.1);
                if nearest.is_none_or(|(least, ..)| distance < least) {
                    nearest = Some((distance, number, from, to));
                }
            }
        }
        let Some((_, number, from, to)) = nearest else { return links };
        joined.extend(groups.swap_remove(number));
        // From the edge of one cell to the edge of the other.
        let way = (to.0 - from.0, to.1 - from.1);
        let rim = (0.5 - INSET) / way.0.abs().max(way.1.abs());
        let points = vec![along(from, way, rim), along(to, way, -rim)];
        links.push(line(Layer::Borders, Hue::INK, points, DASHED));
    }
}

/// A cage with its number and an operator sign: bold borders on a board without boxes, as in
/// KenKen, and dashed lines otherwise.
pub(in crate::constraint) fn operation(
    ground: &Ground<'_>,
    constraint: &Constraint,
    sign: &str,
) -> Vec<Mark> {
    let words = format!("{}{sign}", constraint.number_or(0));
    if !ground.regions.is_empty() {
        return cage(ground, constraint, Some(words));
    }
    let outlines = outlines(ground.side, constraint.cells(), 0.0, 0.0).into_iter();
    let bold = outlines.map(|points| line(Layer::Borders, Hue::INK, points, 0.045));
    bold.chain(corner_text(ground.side, constraint.cells(), words)).collect()
}

/// An extra region: a tint within a thin outline; a diagonal is a line from corner to corner.
pub(in crate::constraint) fn region(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    let side = ground.side;
    if let Some(which) = constraint.diagonal(side) {
        let length = side as f32;
        let (left, right) = if which == "rising" { (length, 0.0) } else { (0.0, length) };
        return vec![line(Layer::Lines, Hue::SLATE, vec![(0.0, left), (length, right)], THIN)];
    }
    let mut marks = tints(side, constraint.cells(), Hue::PEARL);
    let outlines = outlines(side, constraint.cells(), INSET, 0.0).into_iter();
    marks.extend(outlines.map(|points| line(Layer::Lines, Hue::SLATE, points, THIN)));
    marks
}

/// The tints of groups that belong together.
const GROUPS: [Hue; 8] =
    [Hue::ROSE, Hue::SKY, Hue::LIME, Hue::SAND, Hue::LILAC, Hue::MINT, Hue::APRICOT, Hue::MIST];

/// Sets of cells that belong together, each outlined. The tint differs from that of the next
/// constraint of the same kind.
pub(in crate::constraint) fn sets(
    ground: &Ground<'_>,
    constraint: &Constraint,
    sets: impl IntoIterator<Item: AsRef<[Cell]>>,
) -> Vec<Mark> {
    let name = constraint.kind().name;
    let same = ground.constraints.iter().filter(|other| other.kind().name == name);
    let number = same.take_while(|&other| other != constraint).count();
    let mut marks = tints(ground.side, constraint.cells(), GROUPS[number % GROUPS.len()]);
    for set in sets {
        let outlines = outlines(ground.side, set.as_ref(), INSET, 0.0).into_iter();
        marks.extend(outlines.map(|points| line(Layer::Lines, Hue::SLATE, points, DASHED)));
    }
    marks
}

/// Cells on a tint, with a circle in the first, whose digit refers to the others.
pub(in crate::constraint) fn first_and_rest(
    ground: &Ground<'_>,
    constraint: &Constraint,
) -> Vec<Mark> {
    let (first, rest) = constraint.cells().split_at(constraint.cells().len().min(1));
    let mut marks = sets(ground, constraint, [rest]);
    marks.extend(ring(ground.side, first, Hue::SLATE));
    marks
}

/// Tints the cell with the clue's number along the line: red in a row, blue in a column, green in a
/// box.
pub(in crate::constraint) fn indexer(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    let (side, cells) = (ground.side, constraint.cells());
    let index = (constraint.number_or(0) as usize).checked_sub(1);
    let Some(cell) = index.and_then(|index| cells.get(index)) else { return Vec::new() };
    let is_row = cells.iter().all(|other| other.row(side) == cell.row(side));
    let is_column = cells.iter().all(|other| other.column(side) == cell.column(side));
    let hue = match (is_row, is_column) {
        (true, _) => Hue::ROSE,
        (_, true) => Hue::SKY,
        _ => Hue::LIME,
    };
    tints(side, &[*cell], hue)
}

/// A grey square in each cell.
pub(in crate::constraint) fn squares(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    shapes(ground, constraint, 0.0)
}

/// A grey disc in each cell.
pub(in crate::constraint) fn discs(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    shapes(ground, constraint, RING)
}

/// A grey square in each cell, with corners of this radius. Printed without colours, tints are as
/// bright as its grey, so it has an outline.
fn shapes(ground: &Ground<'_>, constraint: &Constraint, radius: f32) -> Vec<Mark> {
    let cells = constraint.cells().iter();
    let squares = cells.flat_map(|&cell| outlines(ground.side, &[cell], 0.5 - RING, radius));
    let outlined = |area: Vec<At>| {
        let outline = line(Layer::Shapes, Hue::SLATE, area.clone(), THIN);
        [Mark { layer: Layer::Shapes, hue: Hue::MIST, form: Form::Area(area) }, outline]
    };
    squares.flat_map(outlined).collect()
}

/// A circle in each cell.
pub(in crate::constraint) fn circles(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    let circle = |cell: &Cell| ring(ground.side, std::slice::from_ref(cell), Hue::INK);
    constraint.cells().iter().flat_map(circle).collect()
}

/// Grey cells with a chevron at the border to each given neighbour, pointing out of the cell or
/// into it.
pub(in crate::constraint) fn chevrons(
    ground: &Ground<'_>,
    constraint: &Constraint,
    sides: &[[Cell; 2]],
    away: bool,
) -> Vec<Mark> {
    let mut marks = tints(ground.side, constraint.cells(), Hue::MIST);
    for [cell, neighbour] in sides.iter().map(|pair| pair.map(|cell| centre(ground.side, cell))) {
        let Some(way) = direction(cell, neighbour) else { continue };
        let (base, tip) = if away { (0.36, 0.44) } else { (0.44, 0.36) };
        let at = |out, across| ahead(cell, way, out, across);
        let points = vec![at(base, -0.1), at(tip, 0.0), at(base, 0.1)];
        marks.push(line(Layer::Borders, Hue::INK, points, THIN));
    }
    marks
}

/// A circle with digits where four cells meet; a cage with the digits for any other set of cells.
pub(in crate::constraint) fn quadruple(ground: &Ground<'_>, constraint: &Constraint) -> Vec<Mark> {
    let side = ground.side;
    let digits: Vec<String> = constraint.numbers().iter().map(u32::to_string).collect();
    let mut cells = constraint.cells().to_vec();
    cells.sort_unstable();
    let is_block = match cells[..] {
        [a, b, c, d] => {
            let at = |cell: Cell| (cell.row(side), cell.column(side));
            let (row, column) = at(a);
            [b, c, d].map(at) == [(row, column + 1), (row + 1, column), (row + 1, column + 1)]
        }
        _ => false,
    };
    if !is_block || digits.len() > 4 {
        return cage(ground, constraint, Some(digits.join(" ")));
    }
    let (x, y) = centre(side, cells[0]);
    let (middle, rows) = ((x + 0.5, y + 0.5), digits.chunks(2));
    let mut marks = vec![
        disc(Layer::Borders, Hue::INK, middle, 0.29),
        disc(Layer::Borders, Hue::PAPER, middle, 0.265),
    ];
    let top = middle.1 - 0.1 * (rows.len() as f32 - 1.0);
    for (index, row) in rows.enumerate() {
        let at = (middle.0, top + 0.2 * index as f32);
        marks.push(text(Hue::INK, at, 0.23, row.join(" ")));
    }
    marks
}
