//! Unique rectangles, types 1 to 6, and hidden rectangles.
//!
//! All four corners are open and may become a deadly pattern of digits `a` and `b`. The corners
//! with only `a` and `b` are the floor, the others the roof.
//!
//! | type | roof | rules out |
//! |---|---|---|
//! | 1 | one corner | `a` and `b` there |
//! | 2 | two in a line, one extra digit | the extra digit where all of the roof sees it |
//! | 3 | two in a house, whose extra digits form a naked subset with other cells of it | these digits in the rest of the house |
//! | 4 | two in a line without `a` in their other common peers | `b` in the roof |
//! | 5 | two in a diagonal or three, one extra digit | the extra digit where all of the roof sees it |
//! | 6 | two in a diagonal, no `a` elsewhere in the four lines | `a` in the roof |
//! | hidden | three, or two in a diagonal; no other `a` in both lines of the corner opposite a floor corner | `b` in that opposite corner |
//!
//! `a` or `b` may be missing in a corner if it was ruled out in play. The second solution only
//! requires that no filled peer excludes it.
//!
//! Source: HoDoKu, ["Uniqueness"](https://hodoku.sourceforge.net/en/tech_ur.php); [Sudopedia,
//! "Uniqueness Test"](https://sudopedia.org/wiki/Uniqueness_Test). The walk begins at each cell
//! with two candidates, so it examines a few dozen rectangles; type 3 tries subsets of up to seven
//! cells.

use crate::deduction::Deduction;
use crate::position::Position;
use crate::technique::Technique;
use crate::techniques::deadly::Deadly;
use crate::techniques::rectangle::{Corners, ascending, can_swap, from_corner};
use evoku_model::{Cell, Digit, Digits, Element, House, Set};

/// All unique and hidden rectangles, in HoDoKu's order.
pub(super) fn walk<const WORDS: usize>(
    position: &Position<WORDS>,
    deductions: &mut Vec<Deduction>,
) {
    let allowed = allowed(position);
    let mut known: Vec<Corners> = Vec::new();
    for first in position.cells_with::<2>() {
        let candidates = position.candidates(first);
        let [Some(a), Some(b)] = [candidates.min(), candidates.max()] else { continue };
        let both = allowed[a.index()] & allowed[b.index()];
        from_corner(position.layout(), first, &both, &both, |corners| {
            // HoDoKu tries only the first pair of digits that reaches a rectangle.
            let sorted = ascending(corners);
            if known.contains(&sorted) {
                return;
            }
            known.push(sorted);
            if can_swap(position.geometry(), corners) {
                Rectangle::new(position, corners, [a, b]).check(deductions);
            }
        });
    }
}

/// For each digit, the open cells without a filled peer that holds it.
fn allowed<const WORDS: usize>(position: &Position<WORDS>) -> Vec<Set<Cell, WORDS>> {
    let mut allowed = vec![*position.open(); position.side()];
    for (cell, digit) in position.grid().digits() {
        allowed[digit.index()] -= *position.layout().peers(cell);
    }
    allowed
}

/// A rectangle of open cells that may hold two digits each.
struct Rectangle<'a, const WORDS: usize> {
    deadly: Deadly<'a, WORDS>,
    corners: Corners,
}

impl<'a, const WORDS: usize> Rectangle<'a, WORDS> {
    fn new(position: &'a Position<WORDS>, corners: Corners, digits: [Digit; 2]) -> Self {
        Self { deadly: Deadly::new(position, corners, digits), corners }
    }

    fn check(&self, deductions: &mut Vec<Deduction>) {
        let deadly = &self.deadly;
        let roof: Vec<Cell> = deadly.roof.iter().collect();
        match *roof {
            [only] => {
                let finding = deadly.finding(Technique::UniqueRectangle(1));
                deductions.extend(finding.rules_out(deadly.position, [only], deadly.two()));
            }
            [one, other] => {
                let kind = if self.aligned(one, other) { 2 } else { 5 };
                deductions.extend(deadly.one_extra(Technique::UniqueRectangle(kind)));
                deadly.subsets(Technique::UniqueRectangle(3), deductions);
                if self.aligned(one, other) {
                    self.strong_link(one, other, deductions);
                } else {
                    self.x_wing(deductions);
                    self.hidden(deductions);
                }
            }
            [_, _, _] => {
                deductions.extend(deadly.one_extra(Technique::UniqueRectangle(5)));
                self.hidden(deductions);
            }
            _ => {}
        }
    }

    fn aligned(&self, one: Cell, other: Cell) -> bool {
        let side = self.deadly.position.side();
        one.row(side) == other.row(side) || one.column(side) == other.column(side)
    }

    /// The row and the column of a cell.
    fn lines(&self, cell: Cell) -> [House; 2] {
        let side = self.deadly.position.side();
        [cell.row(side), side + cell.column(side)].map(House::from_index)
    }

    /// Finds the deductions of type 4.
    fn strong_link(&self, one: Cell, other: Cell, deductions: &mut Vec<Deduction>) {
        let seen = self.deadly.position.layout().common_peers([one, other]);
        let linked = |digit: Digit| seen.is_disjoint(self.deadly.position.places(digit));
        let [a, b] = self.deadly.digits;
        let gone = if linked(a) {
            b
        } else if linked(b) {
            a
        } else {
            return;
        };
        let mut finding = self.deadly.finding(Technique::UniqueRectangle(4));
        let line = self.lines(one).into_iter().find(|line| self.lines(other).contains(line));
        finding.houses.extend(line);
        deductions.extend(finding.rules_out(
            self.deadly.position,
            [one, other],
            Digits::only(gone),
        ));
    }

    /// Returns `true` if a digit has no place in these lines outside the rectangle.
    fn only_here(&self, digit: Digit, lines: &[House]) -> bool {
        let places = |&line: &House| self.deadly.position.places_in(line, digit);
        lines.iter().map(places).all(|places| places.is_subset(&self.deadly.cells))
    }

    /// Finds the deductions of type 6.
    fn x_wing(&self, deductions: &mut Vec<Deduction>) {
        let lines: Vec<House> = self.deadly.roof.iter().flat_map(|cell| self.lines(cell)).collect();
        let Some(gone) =
            self.deadly.digits.into_iter().find(|&digit| self.only_here(digit, &lines))
        else {
            return;
        };
        let mut finding = self.deadly.finding(Technique::UniqueRectangle(6));
        finding.houses = lines;
        deductions.extend(finding.rules_out(
            self.deadly.position,
            self.deadly.roof,
            Digits::only(gone),
        ));
    }

    fn hidden(&self, deductions: &mut Vec<Deduction>) {
        for corner in self.deadly.floor {
            let opposite = self
                .corners
                .into_iter()
                .find(|&cell| cell != corner && !self.aligned(cell, corner));
            let Some(opposite) = opposite else { continue };
            let [a, b] = self.deadly.digits;
            for (linked, gone) in [(a, b), (b, a)] {
                let lines = self.lines(opposite);
                if self.only_here(linked, &lines) {
                    let mut finding = self.deadly.finding(Technique::HiddenRectangle);
                    finding.houses = lines.to_vec();
                    deductions.extend(finding.rules_out(
                        self.deadly.position,
                        [opposite],
                        Digits::only(gone),
                    ));
                }
            }
        }
    }
}
