//! Shared by the tests: puzzles of every kind, and a naive twin of every count.
#![allow(dead_code, reason = "each test file uses its own part")]

pub(crate) mod check;
#[allow(dead_code, reason = "the core needs more of it")]
#[path = "../../../../ea/tests/suite/chi_square.rs"]
pub(crate) mod chi_square;
pub(crate) mod trace;

pub(crate) use evoku_testing::pattern;

use std::sync::Arc;

pub(crate) use chi_square::{orders, sample};
use evoku_evolve::Rng;
use evoku_sudoku::{
    Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Part, Partition, Rules, Shape,
    Sudoku, Violations, formats,
};
use proptest::prelude::*;

/// Shapes of every side that the tests cover; the small ones are more frequent. `1 x n` has no
/// boxes.
fn any_shape() -> impl Strategy<Value = Shape> {
    let of = |rows, columns| Just(Shape::new(rows, columns).unwrap());
    let small = prop_oneof![
        1 => of(1, 1), 1 => of(1, 2), 1 => of(1, 3), 2 => of(1, 5), 4 => of(2, 2),
        4 => of(2, 3), 4 => of(3, 2), 4 => of(2, 4), 8 => of(3, 3), 3 => of(3, 4),
    ];
    let medium = prop_oneof![of(4, 4), of(4, 5), of(5, 5)];
    let large = prop_oneof![of(6, 6), of(7, 7), of(8, 8)];
    prop_oneof![24 => small, 6 => medium, 1 => large]
}

/// A jigsaw: the boxes (or rows) after exchanging some pairs of cells; regions are not always
/// connected.
pub(crate) fn regions(shape: Shape, exchanges: usize, seed: u64) -> Partition {
    let (side, mut rng) = (shape.side(), Rng::new(seed));
    let plain = Geometry::plain(shape);
    let part = |cell: Cell| plain.partition_of(cell).unwrap_or(cell.row(side));
    let cells = (0..side * side).map(Cell::from_index);
    let mut parts: Vec<u8> = cells.map(|cell| part(cell) as u8).collect();
    for _ in 0..exchanges {
        parts.swap(rng.index(side * side), rng.index(side * side));
    }
    Partition::Regions(parts)
}

/// Geometries of every shape with every combination of rules.
pub(crate) fn any_geometry() -> impl Strategy<Value = Arc<Geometry>> {
    let rule = || prop::bool::weighted(0.25);
    let jigsaw = (any_shape(), 0..40usize, any::<u64>());
    let partitioned = prop_oneof![
        5 => any_shape().prop_map(|shape| (shape, Partition::Boxes)),
        1 => any_shape().prop_map(|shape| (shape, Partition::None)),
        2 => jigsaw.prop_map(|(shape, exchanges, seed)| (shape, regions(shape, exchanges, seed))),
    ];
    (partitioned, rule(), rule(), rule(), rule()).prop_map(
        |((shape, partition), diagonal, windoku, anti_knight, anti_king)| {
            let window = shape.side().isqrt();
            let windoku = windoku && window > 1 && window * window == shape.side();
            let constraints = Vec::new();
            let rules = Rules { partition, diagonal, windoku, anti_knight, anti_king, constraints };
            Arc::new(Geometry::new(shape, rules).unwrap())
        },
    )
}

/// Puzzles of every geometry, from empty to solved; givens never contradict each other.
pub(crate) fn any_sudoku() -> impl Strategy<Value = Sudoku> {
    let share = prop_oneof![1 => Just(0.0), 1 => Just(1.0), 8 => 0.0..1.0f64];
    (any_geometry(), share, any::<u64>())
        .prop_map(|(geometry, share, seed)| pattern::sudoku(&geometry, share, seed))
}

/// A board with very few givens, which leave no digit for the last cell of the first row. So a run
/// uses its whole budget.
pub(crate) fn insoluble(geometry: &Arc<Geometry>) -> Sudoku {
    let side = geometry.side();
    let mut values: Vec<u8> = (1..side as u8).collect();
    values.resize(side * side, 0);
    values[side / 2 * side + side - 1] = side as u8;
    Sudoku::new(Arc::clone(geometry), grid(values)).unwrap()
}

/// The same puzzle with random pencil marks in its open cells: at least two, if there are two
/// digits.
pub(crate) fn with_marks(sudoku: &Sudoku, seed: u64) -> Sudoku {
    let (side, mut rng) = (sudoku.geometry().side(), Rng::new(seed));
    let mut marks = Candidates::all(side);
    for cell in (0..side * side).map(Cell::from_index) {
        let digits = match sudoku.givens().get(cell) {
            Some(given) => Digits::only(given),
            None => {
                let (first, more) = (rng.index(side), 2 + rng.index(side));
                (0..more).map(|number| Digit::from_index((first + number) % side)).collect()
            }
        };
        marks.set(cell, digits);
    }
    Sudoku::from_marks(Arc::clone(sudoku.geometry()), marks).unwrap()
}

/// The grid with these values; 0 is an open cell.
pub(crate) fn grid(values: impl IntoIterator<Item = u8>) -> Grid {
    Grid::from_cells(values.into_iter().map(Digit::new).collect()).unwrap()
}

/// The cost of a part of a constraint, according to the documentation of `encodings::parts`.
fn broken(part: &Part, grid: &Grid) -> u32 {
    if let Part::Different(cells) = part {
        let again = |later: &usize| {
            grid.get(cells[*later]).is_some()
                && cells[..*later].iter().any(|&cell| grid.get(cell) == grid.get(cells[*later]))
        };
        return (0..cells.len()).filter(again).count() as u32;
    }
    if may_hold(part, grid) {
        return 0;
    }
    let Part::Sum { terms, total } = part else { return 1 };
    let value = |cell: Cell| i64::from(grid.get(cell).unwrap().value());
    let sum: i64 = terms.iter().map(|&(cell, times)| value(cell) * i64::from(times)).sum();
    let mut away = (sum - total).abs();
    let mut digits = 0;
    while away > 0 {
        (away, digits) = (away / 2, digits + 1);
    }
    digits
}

/// Returns `true` if a part holds, or one of its cells is open.
fn may_hold(part: &Part, grid: &Grid) -> bool {
    part.cells().iter().any(|&cell| grid.get(cell).is_none()) || part.holds(grid)
}

/// Returns `true` if constraints exclude the digits of two cells together.
fn exclude(geometry: &Geometry, grid: &Grid, [one, other]: [Cell; 2]) -> bool {
    geometry.parts().iter().any(|part| match part {
        Part::Different(cells) => {
            cells.contains(&one) && cells.contains(&other) && grid.get(one) == grid.get(other)
        }
        Part::Pair { cells, .. } => {
            (*cells == [one, other] || *cells == [other, one]) && !may_hold(part, grid)
        }
        _ => false,
    })
}

/// The number of later cells whose digits conflict with that of a cell.
fn conflicts(geometry: &Geometry, grid: &Grid, cell: Cell) -> usize {
    if grid.get(cell).is_none() {
        return 0;
    }
    let peers = geometry.peers(cell).iter().filter(|&&peer| peer > cell);
    let equal: Vec<Cell> =
        peers.copied().filter(|&peer| grid.get(peer) == grid.get(cell)).collect();
    if geometry.parts().is_empty() {
        return equal.len();
    }
    let later = (cell.index() + 1..grid.cells().len()).map(Cell::from_index);
    let others = later.filter(|&other| grid.get(other).is_some() && !equal.contains(&other));
    equal.len() + others.filter(|&other| exclude(geometry, grid, [cell, other])).count()
}

/// The counts of the encodings, computed naively, house by house and pair by pair. Only requested
/// counts are computed.
#[derive(Clone, Copy)]
pub(crate) struct Counts<'a> {
    geometry: &'a Geometry,
    grid: &'a Grid,
}

pub(crate) fn count<'a>(sudoku: &'a Sudoku, grid: &'a Grid) -> Counts<'a> {
    Counts { geometry: sudoku.geometry(), grid }
}

impl Counts<'_> {
    fn equal_pairs(self) -> u32 {
        let equal = self.geometry.pairs().iter().filter(|pair| {
            let digit = self.grid.get(pair.first);
            digit.is_some() && digit == self.grid.get(pair.second)
        });
        equal.count() as u32
    }

    fn missing_by_house(self) -> impl Iterator<Item = u32> {
        self.geometry.houses().map(move |house| {
            let cells = self.geometry.cells(house).iter();
            let held: Digits = cells.filter_map(|&cell| self.grid.get(cell)).collect();
            (self.geometry.side() - held.len()) as u32
        })
    }

    /// The number of cells of each house whose value, which may be open, occurs before them, plus
    /// equal pairs.
    pub(crate) fn with_blanks(self) -> u32 {
        let seen_before = |house| {
            let mut flags = vec![false; self.geometry.side() + 1];
            let values = self.geometry.cells(house).iter().map(|&cell| self.grid.get(cell));
            let values = values.map(|value| value.map_or(0, |digit| usize::from(digit.value())));
            values.filter(|&value| std::mem::replace(&mut flags[value], true)).count() as u32
        };
        self.geometry.houses().map(seen_before).sum::<u32>() + self.equal_pairs()
    }

    /// The number of houses with missing digits, plus equal pairs.
    pub(crate) fn illegal(self) -> u32 {
        let houses = self.missing_by_house().filter(|&missing| missing > 0).count();
        houses as u32 + self.equal_pairs()
    }

    /// The number of missing digits of all houses, plus equal pairs.
    pub(crate) fn missing(self) -> u32 {
        self.missing_by_house().sum::<u32>() + self.equal_pairs()
    }

    /// The number of pairs of cells whose digits exclude each other.
    pub(crate) fn conflicts(self) -> u32 {
        let cells = (0..self.grid.cells().len()).map(Cell::from_index);
        cells.map(|cell| conflicts(self.geometry, self.grid, cell)).sum::<usize>() as u32
    }

    pub(crate) fn blanks(self) -> u32 {
        self.grid.blanks().count() as u32
    }

    pub(crate) fn violations(self) -> u32 {
        Violations::of(self.geometry, self.grid).total()
    }

    pub(crate) fn violating_cells(self) -> u32 {
        let violations = Violations::of(self.geometry, self.grid).sorted();
        let mut violating: Vec<Cell> = violations.into_iter().map(|(cell, _)| cell).collect();
        let parts = self.geometry.parts().iter().filter(|part| broken(part, self.grid) > 0);
        let cells = parts.flat_map(Part::cells);
        violating.extend(cells.filter(|&cell| self.grid.get(cell).is_some()));
        violating.sort_unstable();
        violating.dedup();
        violating.len() as u32
    }

    /// The cost of violated constraints.
    pub(crate) fn broken(self) -> u32 {
        self.geometry.parts().iter().map(|part| broken(part, self.grid)).sum()
    }
}

/// Returns `true` if every given is in its place.
pub(crate) fn keeps_givens(sudoku: &Sudoku, grid: &Grid) -> bool {
    sudoku.givens().digits().all(|(cell, digit)| grid.get(cell) == Some(digit))
}

/// A 9x9 puzzle without a solution, which placing singles doesn't reveal, so that every algorithm
/// keeps running. It was made from a puzzle with a single solution, generated for evoku, by a wrong
/// given in r1c8.
pub(crate) fn unsolvable() -> Sudoku {
    let line = "49...2.8....5..6....6..7..291.8.5....5.7..9..2...3.....2...457.54.2....6......3..";
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    Sudoku::new(geometry, formats::line::read(line, 9).unwrap()).unwrap()
}

/// A plain board with boxes of 2x2 or 3x3, parsed from a line.
pub(crate) fn plain(line: &str) -> Sudoku {
    let side = line.len().isqrt();
    let geometry = Arc::new(Geometry::plain(Shape::of_side(side).unwrap()));
    Sudoku::new(geometry, formats::line::read(line, side).unwrap()).unwrap()
}
