//! The laws of the engine for one plain 9x9 board at a time.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::common::{full_grid, grid, line, numbers, puzzle};
use evoku_sudoku::search::{Effort, Halt, Limit, Line, LineAnswer, Single9, SolveLines, Solver};
use evoku_sudoku::{
    Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Rules, Shape, Sudoku, Symmetry,
};
use evoku_testing::data;
use proptest::prelude::*;

/// The number of solutions compared on boards that may have very many.
const MANY: u64 = 50;

fn plain() -> Arc<Geometry> {
    Arc::new(Geometry::plain(Shape::NINE))
}

fn sudoku(givens: &Grid) -> Sudoku {
    Sudoku::new(plain(), givens.clone()).expect("9x9")
}

fn text(givens: &Grid) -> Line {
    line(givens).as_bytes().try_into().expect("81 characters")
}

/// The fastest code for this processor, and the code for every processor.
fn engines() -> [Single9; 2] {
    [Single9::new(), Single9::portable()]
}

/// The first solutions, at most `most`, each checked.
fn solutions(engine: &mut dyn Solver, sudoku: &Sudoku, most: u64) -> Vec<String> {
    engine.start(sudoku).expect("a plain board");
    let mut found = Vec::new();
    while (found.len() as u64) < most && engine.next(Limit::default()) == Halt::Found {
        let mut solution = Grid::blank(9);
        engine.solution(&mut solution);
        assert!(sudoku.is_solved_by(&solution), "{}", line(&solution));
        found.push(line(&solution));
    }
    found
}

fn count(engine: &mut dyn Solver, sudoku: &Sudoku, most: u64) -> u64 {
    engine.start(sudoku).expect("a plain board");
    engine.count(most, Limit::default()).0
}

/// Naive backtracking from the candidates that no given peer excludes, as a twin for comparison.
fn naive(geometry: &Geometry, open: &mut Candidates, most: usize, found: &mut Vec<String>) {
    if found.len() >= most {
        return;
    }
    let cells = || (0..81).map(Cell::from_index);
    let Some(cell) = cells().filter(|&c| open.get(c).len() != 1).min_by_key(|&c| open.get(c).len())
    else {
        let clash = |c: Cell| geometry.peers(c).iter().any(|&p| open.get(p) == open.get(c));
        if !cells().any(clash) {
            found.push(cells().map(|c| open.get(c).single().expect("one").to_string()).collect());
        }
        return;
    };
    for digit in open.get(cell).iter() {
        let mut next = open.clone();
        next.set(cell, Digits::only(digit));
        let mut placed = vec![cell];
        // Naked singles only; without them the sparse boards would take too long.
        let mut dead = false;
        while let Some(at) = placed.pop() {
            let Some(digit) = next.get(at).single() else {
                dead = true;
                break;
            };
            for &peer in geometry.peers(at) {
                if next.remove(peer, digit) {
                    match next.get(peer).len() {
                        0 => dead = true,
                        1 => placed.push(peer),
                        _ => {}
                    }
                }
            }
        }
        if !dead {
            naive(geometry, &mut next, most, found);
        }
    }
}

fn naive_solutions(sudoku: &Sudoku, most: u64) -> Vec<String> {
    let mut found = Vec::new();
    let geometry = sudoku.geometry();
    let given = |cell: Cell| sudoku.givens().get(cell);
    let clash = |(c, digit)| geometry.peers(c).iter().any(|&p| given(p) == Some(digit));
    if sudoku.givens().digits().any(clash) {
        return found;
    }
    naive(sudoku.geometry(), &mut sudoku.candidates(), most as usize, &mut found);
    found
}

/// Random pencil marks around a full grid: the grid's digits and some others.
fn marks(full: &Grid, others: usize, random: &mut impl FnMut(usize) -> usize) -> Candidates {
    let cells = full.cells().iter().map(|digit| {
        let mut digits: Digits = digit.iter().copied().collect();
        for _ in 0..random(others + 1) {
            digits.insert(Digit::from_index(random(9)));
        }
        digits
    });
    Candidates::from_cells(cells.collect()).expect("a square of cells")
}

/// Random digits in random cells, mostly contradictory.
fn clutter(filled: usize, random: &mut impl FnMut(usize) -> usize) -> Grid {
    let mut board = Grid::blank(9);
    for _ in 0..filled {
        board.set(Cell::from_index(random(81)), Some(Digit::from_index(random(9))));
    }
    board
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn agrees_with_naive_backtracking(givens in 22usize..=81, seed: u64) {
        let sudoku = sudoku(&puzzle(givens, &mut numbers(seed)));
        let expected = naive_solutions(&sudoku, MANY);
        for mut engine in engines() {
            let found = solutions(&mut engine, &sudoku, MANY);
            prop_assert_eq!(found.len(), expected.len());
            let distinct: BTreeSet<_> = found.iter().cloned().collect();
            prop_assert_eq!(distinct.len(), found.len());
            if (found.len() as u64) < MANY {
                prop_assert_eq!(distinct, expected.iter().cloned().collect::<BTreeSet<_>>());
            }
            prop_assert_eq!(count(&mut engine, &sudoku, MANY), found.len() as u64);
        }
    }

    #[test]
    fn agrees_with_naive_backtracking_on_clutter(filled in 0usize..=30, seed: u64) {
        let board = clutter(filled, &mut numbers(seed));
        let sudoku = sudoku(&board);
        let expected = naive_solutions(&sudoku, 2).len() as u64;
        for mut engine in engines() {
            prop_assert_eq!(count(&mut engine, &sudoku, 2), expected);
            prop_assert_eq!(u64::from(engine.solve_line(&text(&board), 2).solutions), expected);
        }
    }

    #[test]
    fn one_wrong_given_is_found_out_or_leads_elsewhere(givens in 20usize..=80, seed: u64) {
        let mut random = numbers(seed);
        let full = full_grid(&mut random);
        let mut board = full.clone();
        while board.filled() > givens {
            board.set(Cell::from_index(random(81)), None);
        }
        let cell = Cell::from_index(random(81));
        let other = Digit::from_index((full.get(cell).expect("full").index() + 1 + random(8)) % 9);
        board.set(cell, Some(other));
        let sudoku = sudoku(&board);
        let expected = naive_solutions(&sudoku, 2).len() as u64;
        for mut engine in engines() {
            prop_assert_eq!(count(&mut engine, &sudoku, 2), expected);
        }
    }

    #[test]
    fn respects_pencil_marks(others in 0usize..=6, seed: u64) {
        let mut random = numbers(seed);
        let full = full_grid(&mut random);
        let sudoku = Sudoku::from_marks(plain(), marks(&full, others, &mut random)).expect("9x9");
        let expected: BTreeSet<_> = naive_solutions(&sudoku, MANY).into_iter().collect();
        for mut engine in engines() {
            let found = solutions(&mut engine, &sudoku, MANY);
            prop_assert_eq!(found.len(), expected.len());
            if (found.len() as u64) < MANY {
                prop_assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected.clone());
            }
        }
    }

    #[test]
    fn symmetries_keep_the_number_of_solutions(givens in 20usize..=40, seed: u64) {
        let mut random = numbers(seed);
        let sudoku = sudoku(&puzzle(givens, &mut random));
        let image = Symmetry::random(Shape::NINE, &mut random).apply(&sudoku).expect("9x9");
        for mut engine in engines() {
            let number = count(&mut engine, &sudoku, 1000);
            prop_assert_eq!(number, count(&mut engine, &image, 1000));
        }
    }

    #[test]
    fn givens_only_ever_take_solutions_away(givens in 22usize..=60, seed: u64) {
        let mut random = numbers(seed);
        let board = puzzle(givens, &mut random);
        let mut engine = Single9::new();
        let all: BTreeSet<_> = solutions(&mut engine, &sudoku(&board), 200).into_iter().collect();
        prop_assume!(all.len() < 200);
        let solution = grid(all.iter().nth(random(all.len())).expect("made from a solution"));

        // Adding a digit of a solution keeps exactly the solutions that have it.
        let cell = Cell::from_index(random(81));
        let mut more = board.clone();
        more.set(cell, solution.get(cell));
        let kept: BTreeSet<_> = solutions(&mut engine, &sudoku(&more), 200).into_iter().collect();
        let has = |line: &&String| grid(line).get(cell) == solution.get(cell);
        prop_assert_eq!(&kept, &all.iter().filter(has).cloned().collect());

        // Removing a given loses none.
        let given = board.digits().nth(random(board.filled())).expect("a given").0;
        let mut less = board.clone();
        less.set(given, None);
        prop_assert!(count(&mut engine, &sudoku(&less), 500) >= all.len() as u64);
    }

    #[test]
    fn limits_cut_the_same_sequence(givens in 17usize..=30, seed: u64, most in 0u64..40) {
        let sudoku = sudoku(&puzzle(givens, &mut numbers(seed)));
        for mut engine in engines() {
            let all = solutions(&mut engine, &sudoku, 40);
            let some = solutions(&mut engine, &sudoku, most);
            prop_assert_eq!(&all[..some.len()], &some[..]);
            prop_assert_eq!(some.len() as u64, most.min(all.len() as u64));
            prop_assert_eq!(count(&mut engine, &sudoku, most), some.len() as u64);
        }
    }

    #[test]
    fn a_search_is_taken_up_where_it_stopped(givens in 17usize..=26, seed: u64, step in 1u64..4) {
        let sudoku = sudoku(&puzzle(givens, &mut numbers(seed)));
        for mut engine in engines() {
            let expected = solutions(&mut engine, &sudoku, 20);
            let effort = engine.effort();

            engine.start(&sudoku).expect("a plain board");
            prop_assert_eq!(engine.effort(), Effort::default());
            let (mut found, mut nodes) = (Vec::new(), 0);
            while found.len() < expected.len() {
                let cancel = AtomicBool::new(true);
                let stopped = engine.next(Limit { nodes: u64::MAX, cancel: Some(&cancel) });
                prop_assert_eq!(stopped, Halt::Cancelled);
                match engine.next(Limit { nodes, cancel: None }) {
                    Halt::Found => {
                        let mut solution = Grid::blank(9);
                        engine.solution(&mut solution);
                        found.push(line(&solution));
                    }
                    Halt::NodeLimit => {
                        prop_assert_eq!(engine.effort().nodes, nodes);
                        nodes += step;
                    }
                    other => prop_assert!(false, "{:?} after {} solutions", other, found.len()),
                }
            }
            if expected.len() < 20 {
                // The rest of the search after the last solution needs nodes too.
                prop_assert_eq!(engine.next(Limit::default()), Halt::Exhausted);
            }
            prop_assert_eq!(found, expected);
            prop_assert_eq!(engine.effort(), effort);
        }
    }

    #[test]
    fn lines_and_boards_say_the_same(givens in 17usize..=81, seed: u64, limit in 1u8..5) {
        let board = puzzle(givens, &mut numbers(seed));
        for mut engine in engines() {
            let expected = solutions(&mut engine, &sudoku(&board), u64::from(limit));
            let guesses = engine.effort().guesses;
            let mut answers = [LineAnswer::NONE; 2];
            engine.solve(&[&text(&board)], limit, &mut answers);
            prop_assert_eq!(usize::from(answers[0].solutions), expected.len());
            prop_assert_eq!(answers[0].solution.as_slice(), expected[0].as_bytes());
            prop_assert_eq!(u64::from(answers[0].guesses), guesses);
            prop_assert_eq!(answers[1], LineAnswer::NONE);
        }
    }

    #[test]
    fn any_text_is_a_board(line in proptest::array::uniform32(any::<u8>()), seed: u64) {
        let mut random = numbers(seed);
        let text: Line = std::array::from_fn(|_| line[random(32)]);
        let digit = |&c: &u8| Digit::new(c.wrapping_sub(b'0')).filter(|d| d.value() <= 9);
        let board = Grid::from_cells(text.iter().map(digit).collect()).expect("a square");
        for mut engine in engines() {
            let answer = engine.solve_line(&text, 3);
            prop_assert_eq!(u64::from(answer.solutions), count(&mut engine, &sudoku(&board), 3));
        }
    }
}

#[test]
fn known_numbers_of_solutions() {
    // A 17-given puzzle, the same without its first given, and the same with a digit twice in a
    // row.
    let unique =
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    for mut engine in engines() {
        assert_eq!(count(&mut engine, &sudoku(&grid(unique)), 10), 1);
        let fewer = unique.replacen('1', "0", 1);
        assert!(count(&mut engine, &sudoku(&grid(&fewer)), 10) > 1);
        let twice = unique.replacen("00", "11", 1);
        assert_eq!(count(&mut engine, &sudoku(&grid(&twice)), 10), 0);
    }

    // A full grid is its only solution, found in one node. With the last cell's digit in its first
    // cell, it has none, unless the digits are equal.
    let mut random = numbers(1);
    for mut engine in engines() {
        let full = full_grid(&mut random);
        assert_eq!(solutions(&mut engine, &sudoku(&full), 2), [line(&full)]);
        assert_eq!(engine.effort(), Effort { nodes: 1, guesses: 0 });
        let mut clash = full.clone();
        clash.set(Cell::from_index(0), full.get(Cell::from_index(80)));
        let same = clash == full;
        assert_eq!(count(&mut engine, &sudoku(&clash), 2), u64::from(same));
    }
}

#[test]
fn the_empty_board_has_as_many_solutions_as_asked_for() {
    let empty = sudoku(&Grid::blank(9));
    for mut engine in engines() {
        assert_eq!(count(&mut engine, &empty, 20_000), 20_000);
        let found = solutions(&mut engine, &empty, 2_000);
        assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), 2_000);
    }
}

#[test]
fn both_codes_do_the_same_work() {
    let mut random = numbers(7);
    let [mut fast, mut portable] = engines();
    for givens in 17..40 {
        let sudoku = sudoku(&puzzle(givens, &mut random));
        let [a, b] = [&mut fast, &mut portable].map(|e| (solutions(e, &sudoku, 50), e.effort()));
        assert_eq!(a, b);
    }
}

#[test]
fn a_search_that_is_over_stays_over() {
    for mut engine in engines() {
        assert_eq!(engine.next(Limit::default()), Halt::Exhausted);
        let sudoku = sudoku(&full_grid(&mut numbers(3)));
        assert_eq!(solutions(&mut engine, &sudoku, 9).len(), 1);
        for _ in 0..3 {
            assert_eq!(engine.next(Limit::default()), Halt::Exhausted);
            assert_eq!(engine.count(5, Limit::default()), (0, Halt::Exhausted));
        }
    }
}

#[test]
fn other_boards_are_refused() {
    let rules = Rules { diagonal: true, ..Rules::default() };
    let others = [
        Geometry::new(Shape::NINE, rules).expect("a diagonal"),
        Geometry::plain(Shape::new(1, 9).expect("a side of 9")),
        Geometry::plain(Shape::new(2, 2).expect("a side of 4")),
    ];
    for geometry in others {
        let blank = Grid::blank(geometry.side());
        let sudoku = Sudoku::new(Arc::new(geometry), blank).expect("the right side");
        let error = Single9::new().start(&sudoku).expect_err("not a plain 9x9 board");
        assert_eq!(error.engine, "single9");
    }
}

#[test]
fn shared_puzzles_have_as_many_solutions_as_their_sets_say() {
    for name in [
        "easy",
        "minimal",
        "clues17",
        "top1465",
        "hardest_se11",
        "hardest_search",
        "several_solutions",
    ] {
        let several = name == "several_solutions";
        let Some(lines) = data::lines(&format!("exact9/{name}.txt")) else { return };
        for mut engine in engines() {
            for puzzle in lines.iter().take(1000) {
                let board = grid(puzzle);
                let answer = engine.solve_line(&text(&board), 2);
                assert_eq!(answer.solutions, 1 + u8::from(several), "{puzzle}");
                let solution = String::from_utf8_lossy(&answer.solution).into_owned();
                assert!(sudoku(&board).is_solved_by(&grid(&solution)), "{puzzle}");
            }
        }
    }
}
