//! Unique loops, types 1 to 4: unique rectangles with six corners or more.
//!
//! All cells of the loop are open and have two digits `a` and `b` among their candidates, and
//! neighbours share a house. If the cells held only `a` and `b`, these would alternate, in one of
//! two ways. The cells with further candidates are the roof.
//!
//! | type | roof | rules out |
//! |---|---|---|
//! | 1 | one cell | `a` and `b` there |
//! | 2 | one extra digit | the extra digit where all of the roof sees it |
//! | 3 | two in a house, whose extra digits form a naked subset with other cells of it | these digits in the rest of the house |
//! | 4 | two in a house without `a` elsewhere | `b` in the roof |
//!
//! Source: N. Juillerat, Sudoku Explainer 1.2.1 (2007), which names the types as for rectangles.
//! Loops are searched depth first from each cell with two candidates. A branch ends at a cell that
//! sees an earlier cell with the same digit, so it is at most twice as long as a house.

use crate::deduction::Deduction;
use crate::position::Position;
use crate::technique::Technique;
use crate::techniques::deadly::{Deadly, can_swap};
use evoku_model::{Cell, Digit, Digits, Element, Set};

/// The length of the shortest loop beyond rectangles.
const SHORTEST: usize = 6;

/// All unique loops, by the cell in which they begin.
pub(super) fn walk<const WORDS: usize>(
    position: &Position<WORDS>,
    deductions: &mut Vec<Deduction>,
) {
    for first in position.cells_with::<2>() {
        let pair = position.candidates(first);
        let [Some(a), Some(b)] = [pair.min(), pair.max()] else { continue };
        let mut cells = *position.places(a) & *position.places(b);
        // Each loop begins in its first cell with two candidates.
        let earlier = position.cells_with::<2>() & Set::first(first.index());
        cells -= earlier;
        let path = Vec::new();
        let known = Vec::new();
        let mut walk = Walk { position, digits: [a, b], pair, cells, path, known, deductions };
        walk.extend(first, Digits::EMPTY, 0);
    }
}

/// A search for the loops of two digits from one cell.
struct Walk<'a, const WORDS: usize> {
    position: &'a Position<WORDS>,
    digits: [Digit; 2],
    pair: Digits,
    /// The cells that loops may use.
    cells: Set<Cell, WORDS>,
    path: Vec<Cell>,
    /// The loops so far, as sets: each is met in both directions.
    known: Vec<Set<Cell, WORDS>>,
    deductions: &'a mut Vec<Deduction>,
}

impl<const WORDS: usize> Walk<'_, WORDS> {
    /// Extends the path by a cell. So far, the path has `rich` cells with further candidates,
    /// `extra`: at most two cells, or one digit.
    fn extend(&mut self, cell: Cell, extra: Digits, rich: usize) {
        let further = self.position.candidates(cell) - self.pair;
        let (extra, rich) = (extra | further, rich + usize::from(!further.is_empty()));
        if rich > 2 && extra.len() > 1 {
            return;
        }
        let layout = self.position.layout();
        let alike = self.path.iter().skip(self.path.len() % 2).step_by(2);
        if alike.clone().any(|&other| layout.peers(other).contains(cell)) {
            return;
        }
        self.path.push(cell);
        let houses = layout.houses_of(cell).iter();
        let near = houses.fold(Set::EMPTY, |near, &house| near | *layout.house(house));
        if self.path.len() >= SHORTEST
            && self.path.len().is_multiple_of(2)
            && near.contains(self.path[0])
        {
            self.close();
        }
        let mut next = near & self.cells;
        next -= self.path.iter().copied().collect();
        for cell in next {
            self.extend(cell, extra, rich);
        }
        self.path.pop();
    }

    /// Adds the deductions from the loop of the path, if it is a new one.
    fn close(&mut self) {
        let position = self.position;
        let cells: Set<Cell, WORDS> = self.path.iter().copied().collect();
        if self.known.contains(&cells) {
            return;
        }
        self.known.push(cells);
        let every_other = |from: usize| self.path.iter().copied().skip(from).step_by(2);
        let [even, odd] = [0, 1].map(|from| every_other(from).collect::<Vec<Cell>>());
        if !can_swap(position.geometry(), &even, &odd) {
            return;
        }
        let deadly = Deadly::new(position, cells, self.digits);
        match deadly.roof.len() {
            0 => {} // two solutions
            1 => {
                let finding = deadly.finding(Technique::UniqueLoop(1));
                self.deductions.extend(finding.rules_out(position, deadly.roof, self.pair));
            }
            _ => self.deductions.extend(deadly.one_extra(Technique::UniqueLoop(2))),
        }
        if deadly.roof.len() == 2 {
            deadly.subsets(Technique::UniqueLoop(3), self.deductions);
            self.deductions.extend(strong_link(&deadly));
        }
    }
}

/// The deduction of type 4.
fn strong_link<const WORDS: usize>(deadly: &Deadly<'_, WORDS>) -> Option<Deduction> {
    let position = deadly.position;
    let [a, b] = deadly.digits;
    position.layout().houses_of_all(&deadly.roof).find_map(|house| {
        let linked = |digit| position.places_in(house, digit).is_subset(&deadly.roof);
        let gone = if linked(a) {
            b
        } else if linked(b) {
            a
        } else {
            return None;
        };
        let mut finding = deadly.finding(Technique::UniqueLoop(4));
        finding.houses.push(house);
        finding.rules_out(position, deadly.roof, Digits::only(gone))
    })
}
