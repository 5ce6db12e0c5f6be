//! Tests the bit-sliced engine against laws, a naive twin, itself at every vector level, and
//! puzzles by others.

use std::sync::Arc;

use crate::common::{full_grid, grid, line, numbers, puzzle};
use evoku_sudoku::search::{Batch9, Halt, Limit, Line, LineAnswer, SolveLines, Solver, Vectors};
use evoku_sudoku::{
    Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Rules, Shape, Sudoku,
};
use evoku_testing::data;
use proptest::prelude::*;

fn text(grid: &Grid) -> Line {
    line(grid).into_bytes().try_into().expect("81 characters")
}

fn back(line: &Line) -> Grid {
    grid(std::str::from_utf8(line).expect("digits"))
}

fn plain(givens: Grid) -> Sudoku {
    Sudoku::new(Arc::new(Geometry::plain(Shape::NINE)), givens).expect("a 9x9 board")
}

fn solve_at(level: Vectors, lines: &[Line], limit: u8) -> Vec<LineAnswer> {
    let mut answers = vec![LineAnswer::NONE; lines.len()];
    Batch9::with_vectors(level).expect("available").solve(
        &lines.iter().collect::<Vec<_>>(),
        limit,
        &mut answers,
    );
    answers
}

fn solve(lines: &[Line], limit: u8) -> Vec<LineAnswer> {
    let mut answers = vec![LineAnswer::NONE; lines.len()];
    Batch9::new().solve(&lines.iter().collect::<Vec<_>>(), limit, &mut answers);
    answers
}

fn solutions(grids: &[Grid], limit: u8) -> Vec<u8> {
    let lines: Vec<Line> = grids.iter().map(text).collect();
    solve(&lines, limit).iter().map(|answer| answer.solutions).collect()
}

/// Counts solutions up to a limit by trying every candidate of a cell with the fewest.
fn naive(geometry: &Geometry, candidates: &Candidates, grid: &mut Grid, limit: u64) -> u64 {
    let open = |cell: Cell| {
        let held = geometry.peers(cell).iter().filter_map(|&peer| grid.get(peer));
        candidates.get(cell) - held.collect::<Digits>()
    };
    let Some(cell) = grid.blanks().min_by_key(|&cell| open(cell).len()) else { return 1 };
    let mut count = 0;
    for digit in open(cell).iter() {
        grid.set(cell, Some(digit));
        count += naive(geometry, candidates, grid, limit - count);
        grid.set(cell, None);
        if count >= limit {
            break;
        }
    }
    count
}

fn naive_count(sudoku: &Sudoku, limit: u64) -> u64 {
    let candidates = sudoku.candidates();
    let contradictory = sudoku.givens().digits().any(|(cell, digit)| {
        let mut peers = sudoku.geometry().peers(cell).iter();
        peers.any(|&peer| sudoku.givens().get(peer) == Some(digit))
    });
    if contradictory {
        return 0;
    }
    naive(sudoku.geometry(), &candidates, &mut sudoku.givens().clone(), limit)
}

/// Puzzles of every kind: with none, one and several solutions, full, contradictory.
fn mixed(count: usize, seed: u64) -> Vec<Grid> {
    let mut random = numbers(seed);
    (0..count)
        .map(|i| {
            let mut board = match i % 16 {
                0 => full_grid(&mut random),
                _ => puzzle(22 + random(20), &mut random),
            };
            if i % 4 == 1 {
                board.set(Cell::from_index(random(81)), Some(Digit::from_index(random(9))));
            }
            board
        })
        .collect()
}

/// The same puzzle with digits renamed, bands, stacks, rows and columns reordered, and perhaps
/// transposed.
fn disguised(board: &Grid, random: &mut impl FnMut(usize) -> usize) -> Grid {
    let mut shuffled = |n: usize| {
        let mut order: Vec<usize> = (0..n).collect();
        for last in (1..n).rev() {
            order.swap(last, random(last + 1));
        }
        order
    };
    let digits = shuffled(9);
    let mut lines = || {
        let thirds = shuffled(3);
        let line = |third: usize| shuffled(3).into_iter().map(move |i| 3 * third + i);
        thirds.into_iter().flat_map(line).collect::<Vec<_>>()
    };
    let (rows, columns) = (lines(), lines());
    let transposed = random(2) == 1;
    let mut other = Grid::blank(9);
    for (cell, digit) in board.digits() {
        let (row, column) = (rows[cell.row(9)], columns[cell.column(9)]);
        let (row, column) = if transposed { (column, row) } else { (row, column) };
        other.set(Cell::at(row, column, 9), Some(Digit::from_index(digits[digit.index()])));
    }
    other
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn disguise_changes_nothing(seed: u64) {
        let boards = mixed(64, seed);
        let mut random = numbers(seed ^ 1);
        let others: Vec<Grid> = boards.iter().map(|board| disguised(board, &mut random)).collect();
        prop_assert_eq!(solutions(&boards, 20), solutions(&others, 20));
    }

    #[test]
    fn a_digit_of_the_solution_keeps_it(seed: u64) {
        let mut random = numbers(seed);
        let boards = mixed(64, seed);
        let lines: Vec<Line> = boards.iter().map(text).collect();
        for ((board, line), answer) in boards.iter().zip(&lines).zip(solve(&lines, 2)) {
            if answer.solutions == 0 {
                continue;
            }
            let solution = back(&answer.solution);
            prop_assert!(plain(board.clone()).is_solved_by(&solution));
            let mut more = board.clone();
            let cell = Cell::from_index(random(81));
            more.set(cell, solution.get(cell));
            let again = solve(&[text(&more)], 2)[0];
            prop_assert!((1..=answer.solutions).contains(&again.solutions));
            if answer.solutions == 1 {
                prop_assert_eq!(again.solution, answer.solution);
            }
            prop_assert_eq!(solve(&[*line], 2)[0], answer, "alone and in company");
        }
    }

    #[test]
    fn a_limit_cuts_the_count(seed: u64) {
        let boards = mixed(48, seed);
        let all = solutions(&boards, 255);
        for limit in [1, 2, 3, 17] {
            let cut: Vec<u8> = all.iter().map(|&count| count.min(limit)).collect();
            prop_assert_eq!(solutions(&boards, limit), cut);
        }
    }

    #[test]
    fn the_naive_twin_agrees(seed: u64) {
        let boards = mixed(32, seed);
        let naive: Vec<u8> =
            boards.iter().map(|board| naive_count(&plain(board.clone()), 50) as u8).collect();
        prop_assert_eq!(solutions(&boards, 50), naive);
    }

    #[test]
    fn pencil_marks_count(seed: u64) {
        let mut random = numbers(seed);
        let mut engine = Batch9::new();
        for _ in 0..8 {
            let solution = full_grid(&mut random);
            let givens = 24 + random(20);
            let marks = (0..81).map(|index| {
                let digit = solution.get(Cell::from_index(index)).expect("a full grid");
                let odds = if random(81) < givens { 9 } else { 5 };
                let others = (0..9).filter(|_| random(9) >= odds);
                others.map(Digit::from_index).collect::<Digits>() | Digits::only(digit)
            });
            let marks = Candidates::from_cells(marks.collect()).expect("81 cells");
            let geometry = Arc::new(Geometry::plain(Shape::NINE));
            let sudoku = Sudoku::from_marks(geometry, marks).expect("marks everywhere");
            engine.start(&sudoku).expect("a plain board");
            let (count, _) = engine.count(100, Limit::default());
            prop_assert_eq!(count, naive_count(&sudoku, 100));
            engine.start(&sudoku).expect("a plain board");
            let mut found = Grid::blank(9);
            while engine.next(Limit { nodes: 10_000, cancel: None }) == Halt::Found {
                engine.solution(&mut found);
                prop_assert!(sudoku.is_solved_by(&found));
            }
        }
    }
}

#[test]
fn levels_and_company_change_nothing() {
    let mut lines: Vec<Line> = mixed(5000, 3).iter().map(text).collect();
    // Puzzles with so large a number of solutions that the limit ends the search midway.
    let mut random = numbers(4);
    lines.extend((0..80).map(|i| text(&puzzle(i % 20, &mut random))));
    for limit in [1, 2, 5] {
        let answers = solve(&lines, limit);
        for level in Vectors::available() {
            assert!(solve_at(level, &lines, limit) == answers, "{level:?}");
        }
        for size in [1, 511, 513, 2000] {
            let part = lines.len() - size;
            assert!(
                solve(&lines[part..], limit) == answers[part..],
                "limit {limit}, the last {size}"
            );
            assert!(
                solve(&lines[..size], limit) == answers[..size],
                "limit {limit}, the first {size}"
            );
        }
    }
}

#[test]
fn lazy_and_eager_searches_agree() {
    let mut random = numbers(6);
    let several: Vec<Line> = (0..700).map(|_| text(&puzzle(15 + random(9), &mut random))).collect();
    let easy: Vec<Line> = (0..3000).map(|_| text(&puzzle(40, &mut random))).collect();
    for limit in [1, 2, 4] {
        let answers = solve(&several, limit);
        let mut company = easy.clone();
        company.extend(&several);
        assert!(solve(&company, limit)[easy.len()..] == answers, "limit {limit}");
        for (line, answer) in several.iter().zip(&answers).step_by(7) {
            assert_eq!(solve(&[*line], limit)[0], *answer, "limit {limit}");
        }
    }
}

#[test]
fn the_ends_of_the_range() {
    let blank = [b'.'; 81];
    for limit in [1, 2, 255] {
        let answer = solve(&[blank], limit)[0];
        assert_eq!(answer.solutions, limit);
        assert!(answer.guesses < 64, "a place in the tree has 64 decisions");
        assert!(plain(Grid::blank(9)).is_solved_by(&back(&answer.solution)));
    }
    let full = text(&full_grid(&mut numbers(1)));
    let answer = solve(&[full], 2)[0];
    assert_eq!((answer.solution, answer.solutions, answer.guesses), (full, 1, 0));
    let mut wrong = full;
    wrong.swap(0, 1);
    let mut twice = blank;
    (twice[0], twice[8]) = (b'5', b'5');
    let answers = solve(&[wrong, twice], 2);
    assert!(answers.iter().all(|answer| answer.solutions == 0));
    assert!(solve(&[], 2).is_empty());
}

#[test]
fn any_byte_but_a_digit_is_a_blank() {
    let board = text(&puzzle(30, &mut numbers(7)));
    let expected = solve(&[board], 2)[0];
    for blank in (0..=u8::MAX).filter(|byte| !(b'1'..=b'9').contains(byte)) {
        let other = board.map(|byte| if byte == b'.' { blank } else { byte });
        assert_eq!(solve(&[other], 2)[0], expected, "byte {blank}");
    }
}

#[test]
fn every_solution_once() {
    let mut random = numbers(5);
    let mut engine = Batch9::new();
    for givens in [20, 22, 24] {
        let sudoku = plain(puzzle(givens, &mut random));
        let expected = naive_count(&sudoku, 5000);
        engine.start(&sudoku).expect("a plain board");
        let mut found = std::collections::BTreeSet::new();
        let mut board = Grid::blank(9);
        while (found.len() as u64) < expected {
            assert_eq!(engine.next(Limit::default()), Halt::Found);
            engine.solution(&mut board);
            assert!(sudoku.is_solved_by(&board));
            assert!(found.insert(line(&board)), "each once");
        }
        if expected < 5000 {
            assert_eq!(engine.next(Limit::default()), Halt::Exhausted);
            let effort = engine.effort();
            assert_eq!(effort.nodes, 2 * effort.guesses + 1, "a binary tree");
        }
    }
}

#[test]
fn counting_and_listing_go_together() {
    let sudoku = plain(Grid::blank(9));
    let list = |level: Vectors, skip: u64, keep: usize| {
        let mut engine = Batch9::with_vectors(level).expect("available");
        engine.start(&sudoku).expect("a plain board");
        assert_eq!(engine.count(skip, Limit::default()), (skip, Halt::Found));
        let mut board = Grid::blank(9);
        let next = |_| {
            assert_eq!(engine.next(Limit::default()), Halt::Found);
            engine.solution(&mut board);
            line(&board)
        };
        (0..keep).map(next).collect::<Vec<_>>()
    };
    let all = list(Vectors::Portable, 0, 6000);
    for level in Vectors::available() {
        assert_eq!(list(level, 0, 1000), all[..1000], "{level:?}");
        assert_eq!(list(level, 4999, 1001), all[4999..], "{level:?}");
    }
}

#[test]
fn limits_stop_and_let_go_on() {
    let mut engine = Batch9::new();
    assert_eq!(engine.next(Limit::default()), Halt::Exhausted, "before the first puzzle");
    engine.start(&plain(Grid::blank(9))).expect("a plain board");
    let (count, step) = engine.count(u64::MAX, Limit { nodes: 100_000, cancel: None });
    assert_eq!(step, Halt::NodeLimit);
    assert!(count > 1000);
    assert!((100_000..100_512).contains(&engine.effort().nodes), "{:?}", engine.effort());
    let stop = std::sync::atomic::AtomicBool::new(true);
    let cancelled = Limit { cancel: Some(&stop), ..Limit::default() };
    assert_eq!(engine.count(u64::MAX, cancelled), (0, Halt::Cancelled));
    assert_eq!(engine.count(10, Limit::default()), (10, Halt::Found));
}

#[test]
fn other_boards_are_refused() {
    let mut engine = Batch9::new();
    let side_16 = Geometry::plain(Shape::of_side(16).expect("a side up to 64"));
    let rules = Rules { diagonal: true, ..Rules::default() };
    let diagonal = Geometry::new(Shape::NINE, rules).expect("rules that fit");
    for geometry in [side_16, diagonal] {
        let givens = Grid::blank(geometry.side());
        let sudoku = Sudoku::new(Arc::new(geometry), givens).expect("a blank board");
        assert!(engine.start(&sudoku).is_err());
    }
}

#[test]
#[should_panic(expected = "an answer for each")]
fn too_few_answers_are_refused() {
    Batch9::new().solve(&[&[b'.'; 81]; 2], 1, &mut [LineAnswer::NONE]);
}

#[test]
fn puzzles_by_others() {
    let sets = ["easy", "minimal", "clues17", "top1465", "hardest_se11", "hardest_search"];
    for set in sets {
        let Some(lines) = data::lines(&format!("exact9/{set}.txt")) else { return };
        let boards: Vec<Line> = lines
            .iter()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.as_bytes().first_chunk().copied())
            .collect();
        let answers = solve(&boards, 2);
        for (board, answer) in boards.iter().zip(&answers) {
            assert_eq!(answer.solutions, 1, "{set}");
            assert!(plain(back(board)).is_solved_by(&back(&answer.solution)), "{set}");
        }
        for level in Vectors::available() {
            assert!(solve_at(level, &boards, 2) == answers, "{set} at {level:?}");
        }
    }
}
