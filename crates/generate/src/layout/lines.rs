//! Lines that run from cell to cell without touching each other.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::images::Images;
use evoku_model::{Cell, Cells, Element};

/// The lines drawn so far.
#[derive(Default)]
pub(super) struct Lines {
    taken: Cells,
    /// The corners between four cells that a line crosses, as their upper left cells.
    crossed: BTreeSet<Cell>,
}

impl Lines {
    /// The number of cells with a line.
    pub(super) fn taken(&self) -> usize {
        self.taken.len()
    }

    /// Adds lines.
    pub(super) fn add(&mut self, lines: &[Vec<Cell>], side: usize) {
        for line in lines {
            self.taken.extend(line.iter().copied());
            self.crossed.extend(corners(line, side));
        }
    }

    /// A random line and its images under a symmetry, apart from each other and from all other
    /// lines. `None` if the random walk gets stuck. `is_directed` is `true` if the two ends of a
    /// line differ.
    pub(super) fn draw(
        &self,
        images: &Images,
        cells: &RangeInclusive<usize>,
        is_directed: bool,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Vec<Vec<Cell>>> {
        let line = self.walk(images.side, cells, index_below)?;
        let mut lines: Vec<Vec<Cell>> = Vec::new();
        let mut own = Self::default();
        for image in images.of(&line) {
            let back: Vec<Cell> = image.iter().rev().copied().collect();
            if lines.contains(&image) || (!is_directed && lines.contains(&back)) {
                continue;
            }
            let is_crossed = corners(&image, images.side).any(|at| own.crossed.contains(&at));
            if is_crossed || image.iter().any(|&cell| own.taken.contains(cell)) {
                return None;
            }
            own.add(std::slice::from_ref(&image), images.side);
            lines.push(image);
        }
        Some(lines)
    }

    /// Walks from a random free cell; every other step is straight on, if possible.
    fn walk(
        &self,
        side: usize,
        cells: &RangeInclusive<usize>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Vec<Cell>> {
        let length = cells.start() + index_below(cells.end() - cells.start() + 1);
        let mut line = vec![Cell::from_index(index_below(side * side))];
        if self.taken.contains(line[0]) {
            return None;
        }
        let mut crossed = self.crossed.clone();
        while line.len() < length {
            let last = line[line.len() - 1];
            let free = around(last, side).filter(|next| {
                !self.taken.contains(*next)
                    && !line.contains(next)
                    && corner(last, *next, side).is_none_or(|corner| !crossed.contains(&corner))
            });
            let options: Vec<Cell> = free.collect();
            if options.is_empty() {
                break;
            }
            let ahead = ahead(&line, side).filter(|ahead| options.contains(ahead));
            let random = options[index_below(options.len())];
            let next = ahead.filter(|_| index_below(2) == 0).unwrap_or(random);
            crossed.extend(corner(last, next, side));
            line.push(next);
        }
        (line.len() >= *cells.start()).then_some(line)
    }
}

/// The cells that share an edge or corner with a cell.
fn around(cell: Cell, side: usize) -> impl Iterator<Item = Cell> {
    let near = move |at: usize| at.saturating_sub(1)..(at + 2).min(side);
    let all = near(cell.row(side)).flat_map(move |row| {
        near(cell.column(side)).map(move |column| Cell::at(row, column, side))
    });
    all.filter(move |&other| other != cell)
}

/// The cell straight ahead of a line of at least two cells; `None` beyond the edge.
fn ahead(line: &[Cell], side: usize) -> Option<Cell> {
    let [.., before, last] = *line else { return None };
    let next = |before: usize, last: usize| (2 * last).checked_sub(before).filter(|&at| at < side);
    let row = next(before.row(side), last.row(side))?;
    Some(Cell::at(row, next(before.column(side), last.column(side))?, side))
}

/// The corner that a diagonal step crosses, as its upper left cell; `None` for other steps.
fn corner(from: Cell, to: Cell, side: usize) -> Option<Cell> {
    let is_diagonal = from.row(side) != to.row(side) && from.column(side) != to.column(side);
    let (row, column) = (from.row(side).min(to.row(side)), from.column(side).min(to.column(side)));
    is_diagonal.then(|| Cell::at(row, column, side))
}

/// The corners that a line crosses.
fn corners(line: &[Cell], side: usize) -> impl Iterator<Item = Cell> + '_ {
    line.windows(2).filter_map(move |step| corner(step[0], step[1], side))
}
