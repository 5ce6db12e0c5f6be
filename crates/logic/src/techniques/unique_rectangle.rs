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
use crate::techniques::rectangle::{Corners, Finding, ascending, can_swap, from_corner};
use evoku_model::{Cell, Digit, Digits, Element, House, Set};

/// The largest subset of type 3, counting the roof as one cell.
const LARGEST_SUBSET: usize = 8;

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
    position: &'a Position<WORDS>,
    corners: Corners,
    digits: [Digit; 2],
    cells: Set<Cell, WORDS>,
    floor: Set<Cell, WORDS>,
    roof: Set<Cell, WORDS>,
}

impl<'a, const WORDS: usize> Rectangle<'a, WORDS> {
    fn new(position: &'a Position<WORDS>, corners: Corners, digits: [Digit; 2]) -> Self {
        let two: Digits = digits.into_iter().collect();
        let is_floor = |cell: &Cell| position.candidates(*cell).is_subset(&two);
        let cells: Set<Cell, WORDS> = corners.into_iter().collect();
        let floor: Set<Cell, WORDS> = corners.into_iter().filter(is_floor).collect();
        Self { position, corners, digits, cells, floor, roof: cells - floor }
    }

    fn check(&self, deductions: &mut Vec<Deduction>) {
        let roof: Vec<Cell> = self.roof.iter().collect();
        match *roof {
            [only] => {
                let finding = self.finding(Technique::UniqueRectangle(1));
                deductions.extend(finding.rules_out(self.position, [only], self.two()));
            }
            [one, other] => {
                self.one_extra(self.aligned(one, other), deductions);
                self.subsets(one, other, deductions);
                if self.aligned(one, other) {
                    self.strong_link(one, other, deductions);
                } else {
                    self.x_wing(deductions);
                    self.hidden(deductions);
                }
            }
            [_, _, _] => {
                self.one_extra(false, deductions);
                self.hidden(deductions);
            }
            _ => {}
        }
    }

    fn finding(&self, technique: Technique) -> Finding<WORDS> {
        Finding::new(technique, self.digits, self.corners)
    }

    fn two(&self) -> Digits {
        self.digits.into_iter().collect()
    }

    /// The candidates of the roof except the two digits.
    fn extra(&self) -> Digits {
        let digits =
            self.roof.iter().fold(Digits::EMPTY, |all, cell| all | self.position.candidates(cell));
        digits - self.two()
    }

    fn aligned(&self, one: Cell, other: Cell) -> bool {
        let side = self.position.side();
        one.row(side) == other.row(side) || one.column(side) == other.column(side)
    }

    /// The row and the column of a cell.
    fn lines(&self, cell: Cell) -> [House; 2] {
        let side = self.position.side();
        [cell.row(side), side + cell.column(side)].map(House::from_index)
    }

    /// Types 2 and 5.
    fn one_extra(&self, aligned: bool, deductions: &mut Vec<Deduction>) {
        let Some(extra) = self.extra().single() else { return };
        let finding = self.finding(Technique::UniqueRectangle(if aligned { 2 } else { 5 }));
        let seen = self.position.layout().common_peers(self.roof);
        deductions.extend(finding.rules_out(self.position, seen, Digits::only(extra)));
    }

    /// Type 3.
    fn subsets(&self, one: Cell, other: Cell, deductions: &mut Vec<Deduction>) {
        let position = self.position;
        let geometry = position.geometry();
        for &house in geometry.houses_of(one) {
            if !geometry.houses_of(other).contains(&house) {
                continue;
            }
            let free = |cell: &Cell| position.candidates(*cell).is_disjoint(&self.two());
            let cells = *position.layout().house(house) & *position.open();
            let cells: Vec<Cell> = (cells - self.cells).iter().filter(free).collect();
            self.subsets_with(house, &cells, self.roof, self.extra(), deductions);
        }
    }

    /// Adds each of the cells in turn to a subset that has the roof and some of the previous cells.
    fn subsets_with(
        &self,
        house: House,
        cells: &[Cell],
        subset: Set<Cell, WORDS>,
        digits: Digits,
        deductions: &mut Vec<Deduction>,
    ) {
        // The roof counts as one cell: one of its digits is an extra one.
        if subset.len() > LARGEST_SUBSET || digits.len() >= LARGEST_SUBSET {
            return;
        }
        for (index, &cell) in cells.iter().enumerate() {
            let mut subset = subset;
            subset.insert(cell);
            let digits = digits | self.position.candidates(cell);
            if digits.len() + 1 == subset.len() {
                deductions.extend(self.locked(house, subset, digits));
            }
            self.subsets_with(house, &cells[index + 1..], subset, digits, deductions);
        }
    }

    /// The deduction from a subset in a house, reported for the first house that contains it all.
    fn locked(&self, house: House, subset: Set<Cell, WORDS>, digits: Digits) -> Option<Deduction> {
        let layout = self.position.layout();
        let holds_all = |other: &House| subset.is_subset(layout.house(*other));
        let mut houses = layout.geometry().houses().filter(holds_all);
        if houses.next() != Some(house) {
            return None;
        }
        let houses: Vec<House> = std::iter::once(house).chain(houses).collect();
        let all = houses.iter().fold(Set::EMPTY, |all, &house| all | *layout.house(house));
        let mut finding = self.finding(Technique::UniqueRectangle(3));
        finding.subset = subset - self.roof;
        finding.houses = houses;
        finding.rules_out(self.position, all - subset, digits)
    }

    /// Type 4.
    fn strong_link(&self, one: Cell, other: Cell, deductions: &mut Vec<Deduction>) {
        let seen = self.position.layout().common_peers([one, other]);
        let linked = |digit: Digit| seen.is_disjoint(self.position.places(digit));
        let [a, b] = self.digits;
        let gone = if linked(a) {
            b
        } else if linked(b) {
            a
        } else {
            return;
        };
        let mut finding = self.finding(Technique::UniqueRectangle(4));
        let line = self.lines(one).into_iter().find(|line| self.lines(other).contains(line));
        finding.houses.extend(line);
        deductions.extend(finding.rules_out(self.position, [one, other], Digits::only(gone)));
    }

    /// Returns `true` if a digit has no place in these lines outside the rectangle.
    fn only_here(&self, digit: Digit, lines: &[House]) -> bool {
        let places = |&line: &House| self.position.places_in(line, digit);
        lines.iter().map(places).all(|places| places.is_subset(&self.cells))
    }

    /// Type 6.
    fn x_wing(&self, deductions: &mut Vec<Deduction>) {
        let lines: Vec<House> = self.roof.iter().flat_map(|cell| self.lines(cell)).collect();
        let Some(gone) = self.digits.into_iter().find(|&digit| self.only_here(digit, &lines))
        else {
            return;
        };
        let mut finding = self.finding(Technique::UniqueRectangle(6));
        finding.houses = lines;
        deductions.extend(finding.rules_out(self.position, self.roof, Digits::only(gone)));
    }

    fn hidden(&self, deductions: &mut Vec<Deduction>) {
        for corner in self.floor {
            let opposite = self
                .corners
                .into_iter()
                .find(|&cell| cell != corner && !self.aligned(cell, corner));
            let Some(opposite) = opposite else { continue };
            let [a, b] = self.digits;
            for (linked, gone) in [(a, b), (b, a)] {
                let lines = self.lines(opposite);
                if self.only_here(linked, &lines) {
                    let mut finding = self.finding(Technique::HiddenRectangle);
                    finding.houses = lines.to_vec();
                    deductions.extend(finding.rules_out(
                        self.position,
                        [opposite],
                        Digits::only(gone),
                    ));
                }
            }
        }
    }
}
