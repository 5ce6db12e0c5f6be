//! Junior exocet: two base cells whose digits return in two target cells.
//!
//! ```text
//! b b .   . . .   . . .     b: base, two cells of a box and a row
//! . . |   t . .   . | .     t: targets, one in each of the other boxes of the band, in other rows
//! . . |   c . .   . t .     c: the third cells of the targets' columns, without base digits
//!     s     s       s       s: the six cells below in the third column of the base's box and in
//!                              the targets' columns
//! ```
//!
//! Let d be a digit of a base cell. In these three columns, it can only be in a target or in a
//! cell s: the base sees the rest, and c doesn't have it. Suppose the places of d among the cells s
//! are in at most two lines, so that they hold d at most twice. The three columns need it three
//! times, so a target is d. The base has two different digits, so each target holds one of them:
//!
//! - Digits other than the candidates of the base are ruled out in the targets.
//! - A digit that no target can hold is ruled out in the base.
//! - So is a digit whose places in the cells s are in one line, and in the targets too. A digit of
//!   the base is in one target only, so the other two columns need it among the cells s.
//!
//! The same holds with rows and columns exchanged.
//!
//! Source: D. P. Bird, "JExocet Compendium" (forum.enjoysudoku.com, 2013): its rules for three or
//! four base digits that need no further cells. Each pair of base cells in a box and a line is
//! tried with all pairs of targets.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, Digit, Digits, Element, Geometry, House, Partition, Shape};

/// The side of the boards on which the technique is defined.
const SIDE: usize = 9;
/// The number of rows and columns of a box.
const BOX: usize = 3;

/// Finds exocets on boards of nine boxes, along rows before columns.
pub(super) fn exocet<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    if !has_nine_boxes(position.geometry()) {
        return ControlFlow::Continue(());
    }
    for transposed in [false, true] {
        let board = Board { position, transposed };
        for line in 0..SIDE {
            for stack in 0..BOX {
                for left_out in 0..BOX {
                    board.with_base(line, stack * BOX + left_out, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn has_nine_boxes(geometry: &Geometry) -> bool {
    geometry.shape() == Shape::NINE && geometry.rules().partition == Partition::Boxes
}

/// A board seen as it is, or with rows and columns exchanged.
struct Board<'a, const WORDS: usize> {
    position: &'a Position<WORDS>,
    transposed: bool,
}

/// The base of an exocet.
struct Base {
    /// The row of the base cells.
    line: usize,
    /// The column of the base's box that has no base cell.
    escape: usize,
    cells: [Cell; 2],
    digits: Digits,
}

/// A possible target, with its column.
#[derive(Clone, Copy)]
struct Target {
    cell: Cell,
    column: usize,
}

impl<const WORDS: usize> Board<'_, WORDS> {
    fn cell(&self, row: usize, column: usize) -> Cell {
        if self.transposed { Cell::at(column, row, SIDE) } else { Cell::at(row, column, SIDE) }
    }

    fn column(&self, column: usize) -> House {
        House::from_index(if self.transposed { column } else { SIDE + column })
    }

    fn is_open(&self, cell: Cell) -> bool {
        self.position.open().contains(cell)
    }

    /// Tries the base in a row, in the box of column `escape` but not in this column.
    fn with_base(&self, line: usize, escape: usize, found: &mut Found<'_>) -> ControlFlow<()> {
        let stack = escape / BOX;
        let columns = (stack * BOX..(stack + 1) * BOX).filter(|&column| column != escape);
        let cells: Vec<Cell> = columns.map(|column| self.cell(line, column)).collect();
        let Ok(cells) = <[Cell; 2]>::try_from(cells) else { return ControlFlow::Continue(()) };
        let digits = cells.map(|cell| self.position.candidates(cell));
        let digits = digits[0] | digits[1];
        if !cells.iter().all(|&cell| self.is_open(cell)) || !(3..=4).contains(&digits.len()) {
            return ControlFlow::Continue(());
        }
        let base = Base { line, escape, cells, digits };
        let [left, right] =
            [(stack + 1) % BOX, (stack + 2) % BOX].map(|at| self.targets(&base, at));
        for &one in &left {
            for &other in &right {
                if let Some(deduction) = self.check(&base, [one, other]) {
                    found(deduction)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The possible targets in a box of the band: open cells with a base digit, whose companion has
    /// none.
    fn targets(&self, base: &Base, stack: usize) -> Vec<Target> {
        let band = base.line / BOX * BOX;
        let rows = (band..band + BOX).filter(|&row| row != base.line);
        let rows: Vec<usize> = rows.collect();
        let mut targets = Vec::new();
        for column in stack * BOX..(stack + 1) * BOX {
            for (row, companion) in [(rows[0], rows[1]), (rows[1], rows[0])] {
                let cell = self.cell(row, column);
                let companion = self.cell(companion, column);
                let free = self.digits_of(companion).is_disjoint(&base.digits);
                let shared = !self.position.candidates(cell).is_disjoint(&base.digits);
                if free && shared && self.is_open(cell) {
                    targets.push(Target { cell, column });
                }
            }
        }
        targets
    }

    /// The candidates of a cell, or its digit.
    fn digits_of(&self, cell: Cell) -> Digits {
        self.position.value(cell).map_or(self.position.candidates(cell), Digits::only)
    }

    fn check(&self, base: &Base, targets: [Target; 2]) -> Option<Deduction> {
        let columns = [base.escape, targets[0].column, targets[1].column];
        let band = base.line / BOX;
        let held = targets.map(|target| self.position.candidates(target.cell));
        let mut possible = base.digits & (held[0] | held[1]);
        for digit in base.digits {
            match self.covers(digit, band, columns) {
                0 | 1 => possible -= Digits::only(digit),
                2 => {}
                _ => return None,
            }
        }
        let mut eliminations = Vec::new();
        for cell in base.cells.into_iter().chain(targets.map(|target| target.cell)) {
            let gone = self.position.candidates(cell) - possible;
            eliminations.extend(gone.iter().map(|digit| Candidate { cell, digit }));
        }
        eliminations.sort_unstable();
        (!eliminations.is_empty()).then(|| Deduction {
            technique: Technique::JuniorExocet,
            placements: Vec::new(),
            eliminations,
            pattern: Pattern::Exocet {
                base: base.cells,
                targets: targets.map(|target| target.cell),
                digits: base.digits,
                lines: columns.map(|column| self.column(column)),
            },
        })
    }

    /// The number of lines that cover the places of a digit in these columns outside the band.
    fn covers(&self, digit: Digit, band: usize, columns: [usize; 3]) -> u32 {
        let rows_of = |column: usize| {
            let rows = (0..SIDE).filter(|row| row / BOX != band);
            let holds = |row: &usize| self.digits_of(self.cell(*row, column)).contains(digit);
            rows.filter(holds).fold(0_u16, |all, row| all | 1 << row)
        };
        let rows = columns.map(rows_of);
        // Each choice of columns as cover lines leaves the rest to rows.
        let counts = (0..1_u32 << columns.len()).map(|chosen| {
            let rest = rows.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 0);
            let rest = rest.fold(0, |all, (_, rows)| all | rows);
            chosen.count_ones() + rest.count_ones()
        });
        counts.min().unwrap_or(0)
    }
}
