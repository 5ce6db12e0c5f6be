//! Sue de Coq: two sets in a line and a box that share the surplus digits of the crossing.
//!
//! ```text
//!  box      . . .     crossing: n cells, n + p digits, p at least 2
//!         [ C C . ] L . L . . .  line
//!           . B .     line and box set: each some cells of the rest, digits of the crossing that
//!                     the other has not, and extra digits of its own
//! ```
//!
//! Suppose that the cells minus the extra digits of both sets add up to p. Then the three sets have
//! as many cells as digits, so every digit must occur. In the line, no other cell holds a digit of
//! the crossing or the line set, unless the box set may hold it. The same holds with box and line
//! swapped. An extra digit of both sets occurs twice and is ruled out in the rest of both.
//!
//! Source: "Sue de Coq", [Two-Sector Disjoint
//! Subsets](http://forum.enjoysudoku.com/two-sector-disjoint-subsets-t2033.html), 2005; HoDoKu,
//! ["Sue de Coq"](https://hodoku.sourceforge.net/en/tech_misc.php#sdc), with its extended form and
//! order. Lines are rows, columns and diagonals; boxes are boxes, regions and windows. The time is
//! proportional to the subsets of the rest of a line, and to the matching subsets of the rest of a
//! box. Subsets have at most 3 cells on boards beyond 9x9, and at most 2 beyond 16x16.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, LockedSet, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use crate::techniques::changes::Changed;
use evoku_model::{Candidate, Cell, Digits, House, HouseKind, Set};

/// Finds crossings line by line, then box by box, cells of the crossing in lexical order.
pub(super) fn find<const WORDS: usize>(
    position: &Position<WORDS>,
    changed: &Changed<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let geometry = position.geometry();
    let lines = [HouseKind::Row, HouseKind::Column, HouseKind::Diagonal];
    let boxes = [HouseKind::Box, HouseKind::Region, HouseKind::Window];
    for line in geometry.houses().filter(|&line| lines.contains(&geometry.kind(line))) {
        for box_ in geometry.houses().filter(|&box_| boxes.contains(&geometry.kind(box_))) {
            let cells = *layout.house(line) & *layout.house(box_) & *position.open();
            if cells.len() < 2 || !(changed.contains(line) || changed.contains(box_)) {
                continue;
            }
            let cells: Vec<Cell> = cells.iter().collect();
            for (index, &one) in cells.iter().enumerate() {
                for (more, &two) in cells.iter().enumerate().skip(index + 1) {
                    let pair = [one, two].into_iter().collect();
                    Crossing::new(position, line, box_, pair).check(found)?;
                    for &three in &cells[more + 1..] {
                        let triple = [one, two, three].into_iter().collect();
                        Crossing::new(position, line, box_, triple).check(found)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Some cells, their number, and the digits that they hold together.
#[derive(Clone, Copy)]
struct Cluster<const WORDS: usize> {
    cells: Set<Cell, WORDS>,
    size: usize,
    digits: Digits,
}

impl<const WORDS: usize> Cluster<WORDS> {
    const EMPTY: Self = Self { cells: Set::EMPTY, size: 0, digits: Digits::EMPTY };

    fn told(&self) -> LockedSet {
        LockedSet { cells: self.cells.iter().collect(), digits: self.digits }
    }
}

/// Two or three cells where a line and a box cross.
struct Crossing<'a, const WORDS: usize> {
    position: &'a Position<WORDS>,
    line: House,
    box_: House,
    crossing: Cluster<WORDS>,
}

impl<'a, const WORDS: usize> Crossing<'a, WORDS> {
    fn new(
        position: &'a Position<WORDS>,
        line: House,
        box_: House,
        cells: Set<Cell, WORDS>,
    ) -> Self {
        let add = |digits, cell| digits | position.candidates(cell);
        let digits = cells.iter().fold(Digits::EMPTY, add);
        Self { position, line, box_, crossing: Cluster { cells, size: cells.len(), digits } }
    }

    fn check(&self, found: &mut Found<'_>) -> ControlFlow<()> {
        let plus = self.crossing.digits.len().saturating_sub(self.crossing.size);
        if plus < 2 {
            return ControlFlow::Continue(());
        }
        let rest: Vec<Cell> = self.rest(self.line).iter().collect();
        self.line_sets(&rest, self.rest(self.box_), Cluster::EMPTY, plus, found)
    }

    /// The open cells of a house outside the crossing.
    fn rest(&self, house: House) -> Set<Cell, WORDS> {
        *self.position.layout().house(house) & (*self.position.open() - self.crossing.cells)
    }

    /// The number of digits of the crossing that a set uses: its cells minus its extra digits.
    fn taken(&self, set: &Cluster<WORDS>) -> usize {
        let extra = set.digits - self.crossing.digits;
        set.size.saturating_sub(extra.len())
    }

    fn with(&self, set: &Cluster<WORDS>, cell: Cell) -> Cluster<WORDS> {
        let mut set = *set;
        set.cells.insert(cell);
        set.size += 1;
        set.digits |= self.position.candidates(cell);
        set
    }

    /// Adds each of the remaining cells in turn to the line set. The box set has none of the
    /// crossing's digits that the line set uses; `in_box` are the remaining cells of the box.
    fn line_sets(
        &self,
        mut rest: &[Cell],
        in_box: Set<Cell, WORDS>,
        set: Cluster<WORDS>,
        plus: usize,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let most = most_cells(self.position.side());
        while let [cell, others @ ..] = rest {
            rest = others;
            let left = rest.len();
            let line = self.with(&set, *cell);
            // The crossing and the line set, with at most `left` further cells, need as many cells
            // as the line set has digits. Otherwise the box set would have fewer digits than cells.
            let full = self.crossing.size + line.size;
            let digits = line.digits.len();
            if digits > full + left {
                continue;
            }
            let fresh = (line.digits - set.digits) & self.crossing.digits;
            let in_box = in_box - self.position.places_of_any(fresh);
            if in_box.is_empty() {
                continue;
            }
            let taken = self.taken(&line);
            if (1..plus).contains(&taken) && digits <= full {
                let others = in_box - line.cells;
                if others.len() >= plus - taken {
                    self.box_sets(others, &line, Cluster::EMPTY, plus - taken, found)?;
                }
            }
            if line.size < most {
                self.line_sets(rest, in_box, line, plus, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The same in the box, among the cells compatible with a line set that leaves `left` digits of
    /// the crossing.
    fn box_sets(
        &self,
        mut rest: Set<Cell, WORDS>,
        line: &Cluster<WORDS>,
        set: Cluster<WORDS>,
        left: usize,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let most = most_cells(self.position.side());
        for cell in rest {
            rest.remove(cell);
            let box_ = self.with(&set, cell);
            if self.taken(&box_) == left {
                self.conclude(line, &box_, found)?;
            }
            if box_.size < most {
                self.box_sets(rest, line, box_, left, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn conclude(
        &self,
        line: &Cluster<WORDS>,
        box_: &Cluster<WORDS>,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let layout = self.position.layout();
        let both = line.digits & box_.digits;
        let mut eliminations = Vec::new();
        for (house, own, other) in [(self.line, line, box_), (self.box_, box_, line)] {
            let digits = ((self.crossing.digits | own.digits) - other.digits) | both;
            let cells = *layout.house(house) - own.cells - self.crossing.cells;
            for digit in digits {
                let gone = cells & *self.position.places(digit);
                eliminations.extend(gone.iter().map(|cell| Candidate { cell, digit }));
            }
        }
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        eliminations.sort_unstable();
        eliminations.dedup();
        found(Deduction {
            technique: Technique::SueDeCoq,
            placements: Vec::new(),
            eliminations,
            pattern: Pattern::SueDeCoq {
                crossing: self.crossing.told(),
                line: line.told(),
                box_: box_.told(),
                line_house: self.line,
                box_house: self.box_,
            },
        })
    }
}

/// The largest number of cells of a line or box set on a board of this side.
fn most_cells(side: usize) -> usize {
    match side {
        0..=9 => side,
        10..=16 => 3,
        _ => 2,
    }
}
