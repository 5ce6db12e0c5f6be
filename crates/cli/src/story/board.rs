//! The houses of an attempt: complete, or with digits that are absent or occur several times.

use evoku_messages::{Message, Number};
use evoku_sudoku::{Digit, Grid, Sudoku, ViolationKind, Violations};

/// The state of an attempt at a Sudoku.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) grid: Grid,
    /// The houses, in the order of the geometry.
    pub(super) houses: Vec<HouseState>,
    /// The number of violations that are not in houses.
    pub(super) broken: u32,
    /// The number of open cells.
    pub(super) open: usize,
}

/// The state of a house.
#[derive(Clone, Debug)]
pub(super) struct HouseState {
    pub(super) name: Message,
    /// The number of digits that are absent.
    pub(super) absent: usize,
    /// The names of the digits that occur several times.
    pub(super) repeated: Vec<Number>,
}

impl Default for State {
    fn default() -> Self {
        Self { grid: Grid::blank(0), houses: Vec::new(), broken: 0, open: 0 }
    }
}

impl State {
    pub(super) fn of(sudoku: &Sudoku, grid: Grid) -> Self {
        let geometry = sudoku.geometry();
        let houses = geometry.houses().map(|house| {
            let cells = geometry.cells(house);
            let mut digits: Vec<Digit> = cells.iter().filter_map(|&cell| grid.get(cell)).collect();
            digits.sort_unstable();
            let pairs = digits.windows(2).filter(|pair| pair[0] == pair[1]);
            let mut repeated: Vec<Number> =
                pairs.map(|pair| geometry.digit_name(pair[0])).collect();
            repeated.dedup();
            digits.dedup();
            HouseState { name: geometry.noun(house), absent: cells.len() - digits.len(), repeated }
        });
        let houses = houses.collect();
        let violations = Violations::of(geometry, &grid);
        let others = ViolationKind::ALL.into_iter();
        let others = others.filter(|kind| !matches!(kind, ViolationKind::House(_)));
        let broken = others.map(|kind| violations.of_kind(kind)).sum();
        let open = grid.open_cells().count();
        Self { grid, houses, broken, open }
    }
}
