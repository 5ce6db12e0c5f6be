//! The cost of violated constraints.

use std::sync::Arc;

use evoku_sudoku::{Automaton, Cell, Division, Element, Geometry, Lists, Pairs, Part};

/// The parts of a board's constraints, with the cost of violating them.
///
/// A satisfied part costs nothing. A part with an open cell costs nothing either, except repeated
/// digits. Otherwise it costs:
///
/// | part | cost |
/// |---|---|
/// | different digits | the number of repeated digits |
/// | a pair that is not allowed | 1 |
/// | a sum | the number of binary digits of the deviation from the total: 1 for 1, 2 for 2 or 3, ... |
/// | a line | 1 |
/// | regions to be found | surplus or missing cells of pieces, repeated digits in a piece, pieces numbered out of order |
///
/// So a small step towards a total is rewarded, and no clue outweighs the houses.
#[derive(Clone, Debug)]
pub struct Parts {
    parts: Vec<Counted>,
    /// For each cell, the indices of its parts.
    of: Lists<u32>,
}

/// A part whose cells are indices into a list of values.
#[derive(Clone, Debug)]
enum Counted {
    Different(Box<[u16]>),
    Pair { cells: [u16; 2], allowed: Arc<Pairs> },
    Sum { terms: Box<[(u16, i32)]>, total: i64 },
    Line { cells: Box<[u16]>, automaton: Arc<Automaton> },
    Division(Arc<Division>),
}

impl Parts {
    /// Creates the parts of a geometry.
    #[must_use]
    pub fn new(geometry: &Geometry) -> Self {
        let parts = geometry.parts().iter().map(Counted::new).collect();
        Self { parts, of: parts_of(geometry) }
    }

    /// Returns `true` if there are no parts.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The cost of all parts; `value` returns the digit of a cell, 0 if it is open.
    pub fn cost(&self, value: impl Fn(usize) -> u8) -> u32 {
        self.parts.iter().map(|part| part.cost(&value)).sum()
    }

    /// The cost of the parts of one cell.
    #[inline]
    pub fn cost_of(&self, cell: usize, value: impl Fn(usize) -> u8) -> u32 {
        if self.is_empty() {
            return 0;
        }
        let own = self.of.get(cell).iter();
        own.map(|&part| self.parts[part as usize].cost(&value)).sum()
    }

    /// The cost of the parts of two cells, counting each part once.
    pub fn cost_of_two(&self, [one, other]: [usize; 2], value: impl Fn(usize) -> u8) -> u32 {
        let of_one = self.of.get(one);
        let only = self.of.get(other).iter().filter(|part| !of_one.contains(part));
        of_one.iter().chain(only).map(|&part| self.parts[part as usize].cost(&value)).sum()
    }
}

/// For each cell, the indices of the parts that contain it.
pub(crate) fn parts_of(geometry: &Geometry) -> Lists<u32> {
    let mut of: Vec<Vec<u32>> = vec![Vec::new(); geometry.shape().cells()];
    for (number, part) in geometry.parts().iter().enumerate() {
        for cell in part.cells() {
            let own = &mut of[cell.index()];
            if own.last() != Some(&(number as u32)) {
                own.push(number as u32);
            }
        }
    }
    Lists::from_iter(of)
}

impl Counted {
    fn new(part: &Part) -> Self {
        let number = |cell: Cell| cell.index() as u16;
        let numbers = |cells: &[Cell]| cells.iter().copied().map(number).collect();
        match part {
            Part::Different(cells) => Self::Different(numbers(cells)),
            Part::Pair { cells, allowed } => {
                Self::Pair { cells: cells.map(number), allowed: Arc::clone(allowed) }
            }
            Part::Sum { terms, total } => {
                let terms = terms.iter().map(|&(cell, times)| (number(cell), times)).collect();
                Self::Sum { terms, total: *total }
            }
            Part::Line { cells, automaton } => {
                Self::Line { cells: numbers(cells), automaton: Arc::clone(automaton) }
            }
            Part::Division(division) => Self::Division(Arc::clone(division)),
        }
    }

    fn cost(&self, value: &impl Fn(usize) -> u8) -> u32 {
        match self {
            Self::Different(cells) => {
                let values = || cells.iter().map(|&cell| value(cell.into())).filter(|&v| v > 0);
                let distinct = values().fold(0_u64, |seen, value| seen | 1 << (value - 1));
                values().count() as u32 - distinct.count_ones()
            }
            Self::Pair { cells, allowed } => {
                let [first, second] = cells.map(|cell| usize::from(value(cell.into())));
                let is_broken = first > 0 && second > 0 && !allowed.allows(first - 1, second - 1);
                u32::from(is_broken)
            }
            Self::Sum { terms, total } => {
                let mut left = *total;
                for &(cell, times) in terms {
                    match value(cell.into()) {
                        0 => return 0,
                        value => left -= i64::from(value) * i64::from(times),
                    }
                }
                u64::BITS - left.unsigned_abs().leading_zeros()
            }
            Self::Line { cells, automaton } => {
                let mut state = Some(0);
                for &cell in cells {
                    match value(cell.into()) {
                        0 => return 0,
                        value => {
                            state = state.and_then(|at| automaton.step(at, usize::from(value) - 1));
                        }
                    }
                }
                u32::from(!state.is_some_and(|state| automaton.accepts(state)))
            }
            Self::Division(division) => {
                let mut cells = division.cells.iter().chain(&division.numbers);
                if cells.any(|cell| value(cell.index()) == 0) {
                    return 0;
                }
                division.cost(|cell| usize::from(value(cell.index())) - 1)
            }
        }
    }
}
