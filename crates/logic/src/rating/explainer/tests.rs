//! Laws of the steps that hold independently of the reproduced program.

use std::sync::Arc;

use proptest::prelude::*;

use super::board::{Board, CELLS, Layout, Plain, cells_in, choose, combinations};
use super::chains::Family;
use super::exclusion::Exclusion;
use super::{Explainer, fish, start, subsets};
use evoku_model::bits;
use evoku_model::{Geometry, Shape, Sudoku};
use evoku_search::Single9;
use evoku_search::grid_of;

/// A source of random numbers below a bound (G. Marsaglia, "Xorshift RNGs", J. Stat. Softw. 8(14),
/// 2003, doi:10.18637/jss.v008.i14).
pub(super) fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed | 1;
    move |bound| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % bound as u64) as usize
    }
}

/// A puzzle with few givens and the digits of its solution, from 0.
pub(super) fn puzzle(seed: u64) -> (Sudoku, Vec<usize>) {
    let mut random = numbers(seed);
    let mut engine = Single9::default();
    let solution = loop {
        let mut line = [b'.'; 81];
        (0..12).for_each(|_| line[random(81)] = b'1' + random(9) as u8);
        let answer = engine.solve_line(&line, 1);
        if answer.solutions == 1 {
            break answer.solution;
        }
    };
    let mut line = solution;
    for cell in [(); 300].map(|()| random(81)) {
        let given = std::mem::replace(&mut line[cell], b'.');
        if engine.solve_line(&line, 2).solutions != 1 {
            line[cell] = given;
        }
    }
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let sudoku = Sudoku::new(geometry, grid_of(&line)).unwrap();
    (sudoku, solution.map(|digit| usize::from(digit - b'1')).into())
}

/// The boards along the path to the solution.
pub(super) fn path(sudoku: &Sudoku) -> Vec<Board> {
    let mut rater = Explainer::default();
    let mut boards = vec![start(Plain, sudoku)];
    while let Some(hint) = rater.searches.step(&boards[boards.len() - 1], None) {
        let mut board = boards[boards.len() - 1].clone();
        hint.apply(&mut board);
        boards.push(board);
        if boards[boards.len() - 1].left == 0 {
            break;
        }
    }
    boards
}

/// The first exclusion of a pair or triplet, as sorted cells with digits, by trying all
/// combinations.
fn plain_exclusion(board: &Board, size: usize) -> Option<Vec<(u8, u16)>> {
    let count = |cell: usize| board.digits[cell].count_ones() as usize;
    let is_base = |cell: &usize| {
        count(*cell) > 1 && Plain.peers(*cell).iter().all(|&peer| count(peer.into()) != 1)
    };
    let bases: Vec<usize> = (0..CELLS).filter(is_base).collect();
    let is_small = |cell: usize| (2..=size).contains(&count(cell));
    let mut choices = Vec::new();
    for &second in &bases {
        for &first in bases.iter().filter(|&&first| first < second) {
            let mut thirds: Vec<usize> = Vec::new();
            for &third in Plain.peers(first).iter().chain(Plain.peers(second)) {
                let third = usize::from(third);
                let is_new = third != first && third != second && !thirds.contains(&third);
                if is_new && is_small(third) && bases.contains(&third) {
                    thirds.push(third);
                }
            }
            match size {
                2 => choices.push(vec![first, second]),
                _ => choices.extend(thirds.iter().map(|&third| vec![first, second, third])),
            }
        }
    }
    choices.into_iter().find_map(|cells| {
        let near = cells.iter().fold(u128::MAX, |near, &cell| near & Plain.peer_set(cell));
        let small: Vec<u16> =
            cells_in(near).filter(|&cell| is_small(cell)).map(|cell| board.digits[cell]).collect();
        if small.len() < 2 {
            return None;
        }
        let mut possible = vec![0_u16; size];
        for combination in 0..9_usize.pow(size as u32) {
            let digits: Vec<usize> =
                (0..size as u32).map(|at| combination / 9_usize.pow(at) % 9).collect();
            let fits = (0..size).all(|at| board.allows(cells[at], digits[at]));
            let clash = (0..size).any(|one| {
                (0..one).any(|two| {
                    digits[one] == digits[two] && Plain.peer_set(cells[one]) >> cells[two] & 1 == 1
                })
            });
            let union = digits.iter().fold(0, |union, digit| union | 1 << digit);
            if fits && !clash && small.iter().all(|set| set & !union != 0) {
                (0..size).for_each(|at| possible[at] |= 1 << digits[at]);
            }
        }
        let gone = (0..size).map(|at| (cells[at] as u8, board.digits[cells[at]] & !possible[at]));
        let gone: Vec<(u8, u16)> = gone.filter(|(_, digits)| *digits != 0).collect();
        (!gone.is_empty()).then_some(gone)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2, ..ProptestConfig::default() })]

    /// Tests that exclusions are those of all combinations, also if the search remembers the last
    /// position.
    #[test]
    fn exclusions_are_those_of_all_combinations(seed: u64) {
        let mut exclusion = Exclusion::default();
        for board in path(&puzzle(seed).0).iter().step_by(3).filter(|board| board.left > 0) {
            for size in [2, 3] {
                let found = exclusion.find(board, size).map(|hint| hint.removed);
                prop_assert_eq!(found, plain_exclusion(board, size));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Tests that every step changes the board and keeps the solution, and that every technique
    /// does so at every position.
    #[test]
    fn steps_are_sound(seed: u64) {
        let (sudoku, solution) = puzzle(seed);
        let mut searches = Explainer::default().searches;
        let boards = path(&sudoku);
        prop_assert_eq!(boards[boards.len() - 1].left, 0);
        for (at, board) in boards.iter().enumerate() {
            let open: usize = board.digits.iter().map(|set| set.count_ones() as usize).sum();
            for (cell, &digits) in board.digits.iter().enumerate() {
                prop_assert!(digits == 0 || digits >> solution[cell] & 1 == 1, "cell {}", cell);
            }
            if let Some(next) = boards.get(at + 1) {
                let left: usize = next.digits.iter().map(|set| set.count_ones() as usize).sum();
                prop_assert!(left < open);
            }
            if at % 16 == 0 && board.left > 0 {
                let families = [Family::Nishio, Family::Multiple, Family::Dynamic, Family::Nested(1)];
                let mut hints: Vec<_> = families
                    .into_iter()
                    .filter_map(|family| searches.multiple.find(board, family, &mut searches.simple, None))
                    .collect();
                hints.extend(searches.simple.find(board));
                hints.extend(searches.exclusion.find(board, 2));
                hints.extend(searches.exclusion.find(board, 3));
                for hint in hints {
                    for (cell, digits) in hint.removed {
                        prop_assert_eq!(digits >> solution[usize::from(cell)] & 1, 0);
                    }
                    if let Some((cell, digit)) = hint.placed {
                        prop_assert_eq!(solution[usize::from(cell)], usize::from(digit));
                    }
                }
            }
        }
    }

    /// Tests that the fast enumeration of subsets finds the same subsets as trying all sets in
    /// ascending order.
    #[test]
    fn subsets_are_all_subsets(sets: [u16; 9], size in 2_usize..5) {
        let sets = sets.map(|set| set & 0x1ff);
        let slow: Vec<(u16, u16)> = (0_u16..512)
            .filter(|chosen| chosen.count_ones() as usize == size)
            .filter(|&chosen| bits(chosen.into()).all(|at| sets[at].count_ones() > 1))
            .map(|chosen| (chosen, bits(chosen.into()).fold(0, |union, at| union | sets[at])))
            .filter(|(_, union)| union.count_ones() as usize == size)
            .collect();
        prop_assert_eq!(subsets::subsets(&sets, size).collect::<Vec<_>>(), slow);
    }

    /// Tests that the places of a digit stay consistent with the candidates of the cells.
    #[test]
    fn places_are_those_of_the_digits(seed: u64) {
        for board in path(&puzzle(seed).0) {
            prop_assert!(Board::new(Plain, &board.digits).all_places() == board.all_places());
        }
    }
}

#[test]
fn combinations_ascend_and_are_all() {
    for (count, size) in [(9, 0), (9, 1), (9, 4), (9, 9), (5, 6), (0, 0)] {
        let all: Vec<u32> =
            (0_u32..1 << count).filter(|set| set.count_ones() as usize == size).collect();
        assert_eq!(combinations(count, size).collect::<Vec<_>>(), all, "{size} of {count}");
    }
    assert_eq!(choose(0b101, 0b1101_0000), 0b1001_0000);
}

#[test]
fn an_x_wing_is_found_from_its_columns() {
    // Digit 1 occurs in columns 1 and 5 only in rows 2 and 6; everything else is open.
    let mut digits = [0x1ff; 81];
    for row in (0..9).filter(|row| ![1, 5].contains(row)) {
        digits[9 * row] = 0x1fe;
        digits[9 * row + 4] = 0x1fe;
    }
    let hint = super::first(|visit| fish::find(&Board::new(Plain, &digits), 2, visit)).unwrap();
    let others = [1, 5].into_iter().flat_map(|row| (0..9).map(move |column| 9 * row + column));
    let others = others.filter(|cell| ![0, 4].contains(&(cell % 9))).map(|cell| (cell, 1));
    assert_eq!((hint.difficulty, hint.removed), (3.2, others.collect()));
}
