//! Deadly patterns: cells in which two digits could be exchanged, which a puzzle with one solution
//! rules out.
//!
//! The cells of the pattern that hold only the two digits are the floor, the others the roof. One
//! cell of the roof must hold one of its extra digits.
//!
//! Source: [Sudopedia, "Deadly Pattern"](https://sudopedia.org/wiki/Deadly_Pattern).

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, Digit, Digits, Geometry, House, Set};

/// The size of the largest subset with the roof, counting the roof as one cell.
const LARGEST_SUBSET: usize = 8;

/// The deductions found by one walk over the deadly patterns of a position, in the order of the
/// walk.
#[derive(Debug, Default)]
pub(crate) struct Walked {
    revision: Option<u64>,
    deductions: Vec<Deduction>,
}

impl Walked {
    /// Finds the deductions of one technique. If the position is new, `walk` first finds those of
    /// all techniques.
    pub(super) fn find<const WORDS: usize>(
        &mut self,
        technique: Technique,
        position: &Position<WORDS>,
        walk: impl FnOnce(&Position<WORDS>, &mut Vec<Deduction>),
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        if self.revision != Some(position.revision()) {
            self.deductions.clear();
            walk(position, &mut self.deductions);
            self.revision = Some(position.revision());
        }
        let wanted = self.deductions.iter().filter(|deduction| deduction.technique == technique);
        wanted.cloned().try_for_each(found)
    }
}

/// Returns `true` if two digits can be exchanged: one in the cells of `even`, the other in those of
/// `odd`. For this, every house, and every pair of cells that must differ, must contain as many
/// cells of one set as of the other.
pub(super) fn can_swap(geometry: &Geometry, even: &[Cell], odd: &[Cell]) -> bool {
    let is_fair = |holds: &dyn Fn(Cell) -> bool| {
        let count = |cells: &[Cell]| cells.iter().filter(|&&cell| holds(cell)).count();
        count(even) == count(odd)
    };
    let mut houses = even.iter().chain(odd).flat_map(|&cell| geometry.houses_of(cell));
    houses.all(|house| is_fair(&|cell| geometry.houses_of(cell).contains(house)))
        && geometry
            .pairs()
            .iter()
            .all(|pair| is_fair(&|cell| [pair.first, pair.second].contains(&cell)))
}

/// Open cells that would be a deadly pattern if they held only two digits.
pub(super) struct Deadly<'a, const WORDS: usize> {
    pub(super) position: &'a Position<WORDS>,
    pub(super) digits: [Digit; 2],
    pub(super) cells: Set<Cell, WORDS>,
    pub(super) floor: Set<Cell, WORDS>,
    pub(super) roof: Set<Cell, WORDS>,
}

impl<'a, const WORDS: usize> Deadly<'a, WORDS> {
    pub(super) fn new(
        position: &'a Position<WORDS>,
        cells: impl IntoIterator<Item = Cell>,
        digits: [Digit; 2],
    ) -> Self {
        let two: Digits = digits.into_iter().collect();
        let is_floor = |cell: &Cell| position.candidates(*cell).is_subset(&two);
        let cells: Set<Cell, WORDS> = cells.into_iter().collect();
        let floor: Set<Cell, WORDS> = cells.iter().filter(is_floor).collect();
        Self { position, digits, cells, floor, roof: cells - floor }
    }

    pub(super) fn finding(&self, technique: Technique) -> Finding<WORDS> {
        Finding::new(technique, self.digits, self.cells.iter().collect())
    }

    pub(super) fn two(&self) -> Digits {
        self.digits.into_iter().collect()
    }

    /// The candidates of the roof except the two digits.
    pub(super) fn extra(&self) -> Digits {
        let digits =
            self.roof.iter().fold(Digits::EMPTY, |all, cell| all | self.position.candidates(cell));
        digits - self.two()
    }

    /// Rules the only extra digit out where all of the roof sees it.
    pub(super) fn one_extra(&self, technique: Technique) -> Option<Deduction> {
        let extra = self.extra().single()?;
        let seen = self.position.layout().common_peers(self.roof);
        self.finding(technique).rules_out(self.position, seen, Digits::only(extra))
    }

    /// Finds naked subsets of the extra digits of a roof of two cells and other cells of a house.
    pub(super) fn subsets(&self, technique: Technique, deductions: &mut Vec<Deduction>) {
        let position = self.position;
        let houses: Vec<House> = position.layout().houses_of_all(&self.roof).collect();
        for house in houses {
            let free = |cell: &Cell| position.candidates(*cell).is_disjoint(&self.two());
            let cells = *position.layout().house(house) & *position.open();
            let cells: Vec<Cell> = (cells - self.cells).iter().filter(free).collect();
            let mut search = Subsets { deadly: self, technique, house, deductions };
            search.with(&cells, self.roof, self.extra());
        }
    }
}

/// The search for subsets with a roof in one house.
struct Subsets<'a, const WORDS: usize> {
    deadly: &'a Deadly<'a, WORDS>,
    technique: Technique,
    house: House,
    deductions: &'a mut Vec<Deduction>,
}

impl<const WORDS: usize> Subsets<'_, WORDS> {
    /// Adds each of the cells in turn to a subset that contains the roof and some of the previous
    /// cells.
    fn with(&mut self, cells: &[Cell], subset: Set<Cell, WORDS>, digits: Digits) {
        // The roof counts as one cell: one of its digits is an extra one.
        if subset.len() > LARGEST_SUBSET || digits.len() >= LARGEST_SUBSET {
            return;
        }
        for (index, &cell) in cells.iter().enumerate() {
            let mut subset = subset;
            subset.insert(cell);
            let digits = digits | self.deadly.position.candidates(cell);
            if digits.len() + 1 == subset.len() {
                let deduction = self.locked(subset, digits);
                self.deductions.extend(deduction);
            }
            self.with(&cells[index + 1..], subset, digits);
        }
    }

    /// The deduction from a subset. It is reported only for the first house that contains the whole
    /// subset.
    fn locked(&self, subset: Set<Cell, WORDS>, digits: Digits) -> Option<Deduction> {
        let Deadly { position, roof, .. } = *self.deadly;
        let layout = position.layout();
        let houses: Vec<House> = layout.houses_of_all(&subset).collect();
        if houses.first() != Some(&self.house) {
            return None;
        }
        let all = houses.iter().fold(Set::EMPTY, |all, &house| all | *layout.house(house));
        let mut finding = self.deadly.finding(self.technique);
        finding.subset = subset - roof;
        finding.houses = houses;
        finding.rules_out(position, all - subset, digits)
    }
}

/// A deduction from a deadly pattern, in preparation.
pub(super) struct Finding<const WORDS: usize> {
    pub(super) technique: Technique,
    pub(super) digits: Digits,
    /// The cells of the pattern, ascending.
    pub(super) cells: Vec<Cell>,
    pub(super) houses: Vec<House>,
    pub(super) subset: Set<Cell, WORDS>,
}

impl<const WORDS: usize> Finding<WORDS> {
    /// A finding that uses nothing except the pattern.
    pub(super) fn new(technique: Technique, digits: [Digit; 2], cells: Vec<Cell>) -> Self {
        let digits = digits.into_iter().collect();
        Self { technique, digits, cells, houses: Vec::new(), subset: Set::EMPTY }
    }

    /// The deduction that rules out digits in cells, if any of the cells has one of the digits.
    pub(super) fn rules_out(
        self,
        position: &Position<WORDS>,
        cells: impl IntoIterator<Item = Cell>,
        digits: Digits,
    ) -> Option<Deduction> {
        let mut eliminations = Vec::new();
        for cell in cells {
            let gone = position.candidates(cell) & digits;
            eliminations.extend(gone.iter().map(|digit| Candidate { cell, digit }));
        }
        eliminations.sort_unstable();
        eliminations.dedup();
        let pattern = Pattern::Deadly {
            digits: self.digits,
            cells: self.cells,
            houses: self.houses,
            subset: self.subset.iter().collect(),
        };
        let technique = self.technique;
        (!eliminations.is_empty()).then(|| Deduction {
            technique,
            placements: Vec::new(),
            eliminations,
            pattern,
        })
    }
}
