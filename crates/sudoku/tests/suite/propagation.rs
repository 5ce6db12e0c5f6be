//! Tests the laws of propagation, and compares its rules with simple versions.

use std::collections::HashSet;
use std::sync::Arc;

use crate::common::{any_geometry, numbers, puzzle};
use evoku_sudoku::search::{
    Board, Contradiction, Cover, Halt, Limit, Propagation, Propagator, RULES, Solver,
};
use evoku_sudoku::{Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Shape, Sudoku};
use evoku_testing::cases;
use proptest::prelude::*;

fn cells(geometry: &Geometry) -> impl Iterator<Item = Cell> + use<> {
    (0..geometry.shape().cells()).map(Cell::from_index)
}

/// Some solutions of a board with these candidates, and `true` if these are all. The engine shares
/// no code with propagation.
fn solutions(geometry: &Arc<Geometry>, candidates: &Candidates, most: usize) -> (Vec<Grid>, bool) {
    let Ok(sudoku) = Sudoku::from_marks(Arc::clone(geometry), candidates.clone()) else {
        return (Vec::new(), true);
    };
    let mut engine = Cover::default();
    engine.start(&sudoku).expect("any geometry");
    let mut grids = Vec::new();
    while grids.len() < most {
        match engine.next(Limit { nodes: 2000, cancel: None }) {
            Halt::Found => {
                let mut grid = Grid::blank(geometry.side());
                engine.solution(&mut grid);
                grids.push(grid);
            }
            end => return (grids, end == Halt::Exhausted),
        }
    }
    (grids, false)
}

/// Random candidates. Half the time, some cells of a house share as many digits. Half the time, a
/// solution is left, if the board has one.
fn any_candidates(geometry: &Arc<Geometry>, random: &mut impl FnMut(usize) -> usize) -> Candidates {
    let side = geometry.side();
    let density = 4 + random(7);
    let mut candidates = Candidates::all(side);
    for cell in cells(geometry) {
        let drawn = Digits::first(side).iter().filter(|_| random(10) < density).collect();
        candidates.set(cell, drawn);
    }
    for _ in 0..random(2) * random(4) {
        let houses: Vec<&[Cell]> = geometry.houses().map(|house| geometry.cells(house)).collect();
        let house = houses[random(houses.len())];
        let size = 1 + random(side.min(5));
        let shift = random(side);
        let digits: Digits = (0..size).map(|i| Digit::from_index((shift + i) % side)).collect();
        let is_naked = random(2) == 0;
        let first = random(side);
        for (index, &cell) in house.iter().enumerate() {
            let is_chosen = (index + first) % side < size;
            let before = candidates.get(cell);
            let after = match (is_naked, is_chosen) {
                (true, true) => before & digits,
                (false, false) => before - digits,
                _ => before,
            };
            candidates.set(cell, after);
        }
    }
    if random(2) == 0 {
        let blank = Candidates::all(side);
        let (found, _) = solutions(geometry, &blank, 1 + random(20));
        for (cell, digit) in found.last().iter().flat_map(|grid| grid.digits()) {
            candidates.set(cell, candidates.get(cell) | Digits::only(digit));
        }
    }
    candidates
}

fn board(
    geometry: &Arc<Geometry>,
    level: Propagation,
    candidates: &Candidates,
) -> Result<Board, Contradiction> {
    Board::new(&Arc::new(Propagator::new(Arc::clone(geometry), level)), candidates)
}

/// The rules in their textbook form, each applied everywhere until nothing changes.
mod plain {
    use super::*;

    /// Every choice of `size` of the indices below `count`.
    fn choices(count: usize, size: usize) -> Vec<Vec<usize>> {
        (0..1_u32 << count)
            .filter(|bits| bits.count_ones() as usize == size)
            .map(|bits| (0..count).filter(|index| bits >> index & 1 == 1).collect())
            .collect()
    }

    fn union(sets: impl Iterator<Item = Digits>) -> Digits {
        sets.fold(Digits::EMPTY, |union, set| union | set)
    }

    fn singles(geometry: &Geometry, board: &mut Candidates) {
        for cell in cells(geometry) {
            if let Some(digit) = board.get(cell).single() {
                for &peer in geometry.peers(cell) {
                    board.remove(peer, digit);
                }
            }
        }
    }

    fn naked(house: &[Cell], size: usize, board: &mut Candidates) {
        for chosen in choices(house.len(), size.min(house.len())) {
            let digits = union(chosen.iter().map(|&index| board.get(house[index])));
            if digits.len() <= chosen.len() {
                for (index, &cell) in house.iter().enumerate() {
                    if !chosen.contains(&index) {
                        board.set(cell, board.get(cell) - digits);
                    }
                }
            }
        }
    }

    /// Returns `false` if there are fewer places than digits.
    fn hidden(house: &[Cell], size: usize, board: &mut Candidates) -> bool {
        for chosen in choices(house.len(), size.min(house.len())) {
            let digits: Digits = chosen.iter().map(|&index| Digit::from_index(index)).collect();
            let places: Vec<Cell> = house
                .iter()
                .copied()
                .filter(|&cell| !board.get(cell).is_disjoint(&digits))
                .collect();
            if places.len() < digits.len() {
                return false;
            }
            if places.len() == digits.len() {
                for cell in places {
                    board.set(cell, board.get(cell) & digits);
                }
            }
        }
        true
    }

    fn locked(house: &[Cell], other: &[Cell], board: &mut Candidates) {
        for digit in Digits::first(house.len()) {
            let mut places =
                house.iter().filter(|&&cell| board.get(cell).contains(digit)).peekable();
            if places.peek().is_some() && places.all(|cell| other.contains(cell)) {
                for &cell in other.iter().filter(|cell| !house.contains(cell)) {
                    board.remove(cell, digit);
                }
            }
        }
    }

    /// Naked subsets of every size. A digit is in some way to fill a house unless cells without it
    /// must share too few digits (P. Hall, "On representatives of subsets", Journal of the London
    /// Mathematical Society 10 (1935), doi:10.1112/jlms/s1-10.37.26).
    fn all_different(house: &[Cell], board: &mut Candidates) {
        for size in (1..house.len()).rev() {
            naked(house, size, board);
        }
    }

    /// The fixed point, with the strongest rules first: the reverse of the order in the library.
    pub(super) fn propagated(
        geometry: &Geometry,
        level: Propagation,
        candidates: &Candidates,
    ) -> Option<Candidates> {
        let mut board = candidates.clone();
        loop {
            let before = board.clone();
            let houses: Vec<&[Cell]> =
                geometry.houses().map(|house| geometry.cells(house)).collect();
            for &house in &houses {
                if level >= Propagation::Full {
                    all_different(house, &mut board);
                }
                if level >= Propagation::Locked {
                    for other in houses.iter().filter(|&&other| other != house) {
                        locked(house, other, &mut board);
                    }
                }
                if level >= Propagation::Subsets {
                    if (1..=4).rev().any(|size| !hidden(house, size, &mut board)) {
                        return None;
                    }
                    naked(house, 4, &mut board);
                    naked(house, 3, &mut board);
                }
                if level >= Propagation::Pairs {
                    naked(house, 2, &mut board);
                }
            }
            singles(geometry, &mut board);
            if board.cells().iter().any(Digits::is_empty) {
                return None;
            }
            if board == before {
                return Some(board);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(250)))]

    #[test]
    fn propagation_agrees_with_the_rules(geometry in any_geometry(1..=10), seed: u64) {
        let geometry = Arc::new(geometry);
        let candidates = any_candidates(&geometry, &mut numbers(seed));
        for level in Propagation::ALL {
            let found = board(&geometry, level, &candidates).ok().map(|board| board.candidates());
            prop_assert_eq!(found, plain::propagated(&geometry, level, &candidates), "{:?}", level);
        }
    }

    #[test]
    fn no_solution_is_lost(geometry in any_geometry(1..=9), seed: u64) {
        let geometry = Arc::new(geometry);
        let candidates = any_candidates(&geometry, &mut numbers(seed));
        let (solutions, _) = solutions(&geometry, &candidates, 30);
        for level in Propagation::ALL {
            let board = board(&geometry, level, &candidates);
            for solution in &solutions {
                let board = board.as_ref().expect("there is a solution");
                for (cell, digit) in solution.digits() {
                    prop_assert!(board.candidates_of(cell).contains(digit), "{:?}", level);
                }
            }
            if let Ok(board) = board && board.open_cells() == 0 {
                let mut grid = Grid::blank(geometry.side());
                board.write_to(&mut grid);
                let sudoku = Sudoku::new(Arc::clone(&geometry), Grid::blank(geometry.side()));
                prop_assert!(sudoku.expect("a blank board").is_solved_by(&grid), "{:?}", level);
            }
        }
    }

    #[test]
    fn a_higher_level_is_stronger_and_propagation_is_idempotent(
        geometry in any_geometry(1..=12), seed: u64,
    ) {
        let geometry = Arc::new(geometry);
        let candidates = any_candidates(&geometry, &mut numbers(seed));
        let mut lower: Option<Result<Candidates, Contradiction>> = None;
        for level in Propagation::ALL {
            let found = board(&geometry, level, &candidates).map(|board| board.candidates());
            if let Ok(found) = &found {
                let again = board(&geometry, level, found).map(|board| board.candidates());
                prop_assert_eq!(again.as_ref(), Ok(found));
                let open = found.cells().iter().filter(|digits| digits.len() > 1).count();
                let counted = board(&geometry, level, found).map(|board| board.open_cells());
                prop_assert_eq!(counted, Ok(open));
            }
            match (&lower, &found) {
                (Some(Err(_)), found) => prop_assert!(found.is_err(), "{:?}", level),
                (Some(Ok(lower)), Ok(found)) => {
                    let mut pairs = found.cells().iter().zip(lower.cells());
                    prop_assert!(pairs.all(|(found, lower)| found.is_subset(lower)), "{:?}", level);
                }
                _ => {}
            }
            lower = Some(found);
        }
    }

    #[test]
    fn the_order_in_which_candidates_go_makes_no_difference(
        geometry in any_geometry(1..=9), seed: u64,
    ) {
        let geometry = Arc::new(geometry);
        let mut random = numbers(seed);
        let candidates = any_candidates(&geometry, &mut random);
        // The moves for a blank board: place single candidates, rule out missing ones.
        let mut moves: Vec<(Cell, Digit, bool)> = Vec::new();
        for cell in cells(&geometry) {
            match candidates.get(cell).single() {
                Some(digit) => moves.push((cell, digit, true)),
                None => {
                    let missing = Digits::first(geometry.side()) - candidates.get(cell);
                    moves.extend(missing.iter().map(|digit| (cell, digit, false)));
                }
            }
        }
        for last in (1..moves.len()).rev() {
            moves.swap(last, random(last + 1));
        }
        for level in Propagation::ALL {
            let propagator = Arc::new(Propagator::new(Arc::clone(&geometry), level));
            let at_once = Board::new(&propagator, &candidates).map(|board| board.candidates());
            let mut board = Board::blank(&propagator);
            let one_by_one = moves.iter().try_for_each(|&(cell, digit, place)| {
                if place { board.set(cell, digit) } else { board.remove(cell, digit) }
            });
            prop_assert_eq!(one_by_one.map(|()| board.candidates()), at_once, "{:?}", level);
        }
    }

    /// Five cells that share five digits leave four digits for the other four cells.
    #[test]
    fn up_to_side_nine_subsets_are_complete(geometry in any_geometry(1..=9), seed: u64) {
        let geometry = Arc::new(geometry);
        let candidates = any_candidates(&geometry, &mut numbers(seed));
        let locked = board(&geometry, Propagation::Locked, &candidates);
        let full = board(&geometry, Propagation::Full, &candidates);
        prop_assert_eq!(
            locked.map(|board| board.candidates()),
            full.map(|board| board.candidates())
        );
    }

    #[test]
    fn nine_by_nine_puzzles_keep_their_solutions(givens in 20usize..40, seed: u64) {
        let geometry = Arc::new(Geometry::plain(Shape::NINE));
        let givens = puzzle(givens, &mut numbers(seed));
        let sudoku = Sudoku::new(Arc::clone(&geometry), givens).expect("a puzzle");
        let (solutions, _) = solutions(&geometry, &sudoku.candidates(), 10);
        for level in Propagation::ALL {
            let board = board(&geometry, level, &sudoku.candidates()).expect("it has a solution");
            for (cell, digit) in solutions.iter().flat_map(Grid::digits) {
                prop_assert!(board.candidates_of(cell).contains(digit), "{:?}", level);
            }
        }
    }
}

/// A solution of a plain board, by a formula, and the same with some cells left blank.
fn with_blanks(shape: Shape, random: &mut impl FnMut(usize) -> usize) -> (Grid, Grid) {
    let side = shape.side();
    let mut solution = Grid::blank(side);
    for cell in (0..shape.cells()).map(Cell::from_index) {
        let (row, column) = (cell.row(side), cell.column(side));
        let digit = row % shape.box_rows() * shape.box_columns() + row / shape.box_rows() + column;
        solution.set(cell, Some(Digit::from_index(digit % side)));
    }
    let mut givens = solution.clone();
    for cell in (0..shape.cells()).map(Cell::from_index) {
        if random(2) == 0 {
            givens.set(cell, None);
        }
    }
    (solution, givens)
}

#[test]
fn large_boards_keep_their_solutions() {
    let mut random = numbers(64);
    for (rows, columns) in [(4, 4), (5, 5), (6, 6), (7, 9), (8, 8)] {
        let shape = Shape::new(rows, columns).expect("a side up to 64");
        let geometry = Arc::new(Geometry::plain(shape));
        let (solution, givens) = with_blanks(shape, &mut random);
        let sudoku = Sudoku::new(Arc::clone(&geometry), givens).expect("a puzzle");
        let mut left = usize::MAX;
        for level in Propagation::ALL {
            let board = board(&geometry, level, &sudoku.candidates()).expect("it has a solution");
            for (cell, digit) in solution.digits() {
                assert!(board.candidates_of(cell).contains(digit), "{shape} {level:?}");
            }
            let candidates = board.candidates().len();
            assert!(candidates <= left, "{shape} {level:?}");
            left = candidates;
        }
    }
}

/// Six cells of a row of 13 with the same six digits, and no smaller subset on either side.
#[test]
fn the_complete_rule_sees_more_than_quads_on_larger_boards() {
    let side = 13;
    let geometry = Arc::new(Geometry::plain(Shape::new(1, side).expect("a side")));
    let mut candidates = Candidates::all(side);
    for cell in (0..6).map(Cell::from_index) {
        candidates.set(cell, Digits::first(6));
    }
    let seventh = Cell::from_index(6);
    let digits =
        |level| board(&geometry, level, &candidates).map(|board| board.candidates_of(seventh));
    assert_eq!(digits(Propagation::Locked), Ok(Digits::first(13)));
    assert_eq!(digits(Propagation::Full), Ok(Digits::first(13) - Digits::first(6)));
}

#[test]
fn impossible_puzzles_are_refused() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let digit = |value| Digit::new(value).expect("a digit");
    for level in Propagation::ALL {
        let mut board = Board::blank(&Arc::new(Propagator::new(Arc::clone(&geometry), level)));
        assert_eq!(board.get(Cell::at(0, 0, 9)), None);
        assert_eq!(board.set(Cell::at(0, 0, 9), digit(1)), Ok(()));
        assert_eq!(board.set(Cell::at(0, 0, 9), digit(1)), Ok(()), "once more");
        assert_eq!(board.get(Cell::at(0, 0, 9)), Some(digit(1)));
        assert_eq!(board.open_cells(), 80);
        assert_eq!(board.clone().remove(Cell::at(0, 0, 9), digit(1)), Err(Contradiction));
        assert_eq!(board.set(Cell::at(8, 0, 9), digit(1)), Err(Contradiction));
    }
}

#[test]
fn rules_are_distinct_and_every_level_adds_one() {
    let names: HashSet<&str> = RULES.iter().map(|rule| rule.name).collect();
    assert_eq!(names.len(), RULES.len());
    for level in Propagation::ALL {
        assert!(RULES.iter().any(|rule| rule.level == level), "{level:?}");
        assert!(level.rules().all(|rule| rule.level <= level));
        assert_eq!(Propagation::by_name(level.name()), Some(level));
    }
    assert_eq!(Propagation::by_name("none of them"), None);
}
