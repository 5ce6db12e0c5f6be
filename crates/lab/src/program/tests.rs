//! Tests of the referee, without any process.

use std::sync::Arc;

use evoku_evolve::{Cost, Rng};
use evoku_sudoku::formats::line;
use evoku_sudoku::{Candidates, Digits, Geometry, Grid, HouseKind, Shape, Sudoku};
use proptest::prelude::*;

use super::greeting::greeting;
use super::referee::{End, Referee};
use crate::execute::missing;
use crate::plan::Limits;
use crate::run::Ending;

const NINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const FOUR: &str = "12..3.1...4.4..1";
const SOLVED: &str = "1234341221434321";
/// A full board with the givens of [`FOUR`] that is not a solution.
const BAD: &str = "1244341221434321";

fn sudoku(text: &str) -> Sudoku {
    text.parse().unwrap()
}

/// A board without givens.
fn open_board(side: usize) -> Sudoku {
    let geometry = Arc::new(Geometry::plain(Shape::of_side(side).unwrap()));
    Sudoku::new(geometry, Grid::blank(side)).unwrap()
}

fn limits(evaluations: u64) -> Limits {
    Limits { evaluations: Some(evaluations), ..Limits::default() }
}

fn referee(text: &str, evaluations: u64) -> Referee {
    Referee::new(&sudoku(text), 7, limits(evaluations), None)
}

/// The words of the answer to a request, without the first.
fn ask(referee: &mut Referee, request: &str) -> Vec<String> {
    let mut answer = String::new();
    referee.answer(request.as_bytes(), &mut answer);
    assert!(answer.ends_with('\n'), "{request}: {:?}", referee.end());
    answer.split_whitespace().skip(1).map(str::to_owned).collect()
}

/// The reason for which a request fails.
fn refusal(text: &str, request: &[u8]) -> String {
    let mut referee = referee(text, 10);
    let mut answer = String::new();
    referee.answer(request, &mut answer);
    match referee.end() {
        Some(End::Failed(reason)) => reason.to_string(),
        other => panic!("{other:?}"),
    }
}

/// A board with random digits and some blanks in the open cells.
fn random_board(sudoku: &Sudoku, rng: &mut Rng) -> String {
    let side = sudoku.geometry().side();
    let digits = sudoku.givens().cells().iter().map(|digit| match digit {
        Some(digit) => digit.value().to_string(),
        None => rng.index(side + 1).to_string(),
    });
    digits.collect::<Vec<_>>().join(if side > 9 { "," } else { "" })
}

#[test]
fn costs_are_missing_digits() {
    let sixteen = open_board(16);
    for sudoku in [sudoku(FOUR), sudoku(NINE), sixteen] {
        let mut rng = Rng::new(3);
        let boards: Vec<String> = (0..40).map(|_| random_board(&sudoku, &mut rng)).collect();
        let mut referee = Referee::new(&sudoku, 7, limits(1000), None);
        let costs = ask(&mut referee, &format!("evaluate {}", boards.join(" ")));
        assert_eq!(costs[0], "960");
        for (board, cost) in boards.iter().zip(&costs[1..]) {
            let expected = missing(sudoku.geometry(), &board.replace(",", " "), Cost::WORST);
            assert_eq!(cost.parse().ok(), expected, "{board}");
        }
    }
}

#[test]
fn nothing_after_the_budget_counts() {
    let mut referee = referee(FOUR, 2);
    let costs = ask(&mut referee, &format!("evaluate {BAD} {BAD} {SOLVED}"));
    assert_eq!((costs.len(), costs[0].as_str()), (3, "0"));
    assert_eq!(referee.end(), Some(&End::Run(Ending::Evaluations)));
    let (finished, best) = referee.finish(1.0);
    assert_eq!(finished.run.evaluations(), 2);
    assert_eq!(best.as_deref(), Some(BAD));
    assert_eq!(finished.run.missing.unwrap().to_string(), costs[1]);
}

#[test]
fn a_solution_ends_the_run() {
    let mut referee = referee(FOUR, 100);
    let costs = ask(&mut referee, &format!("evaluate {SOLVED} {SOLVED}"));
    assert_eq!(costs, ["99", "0"]);
    assert_eq!(referee.end(), Some(&End::Run(Ending::Solved)));
    let (finished, best) = referee.finish(1.0);
    assert_eq!(best.as_deref(), Some(SOLVED));
    assert_eq!(finished.trace.points.len(), 1);
    assert!(finished.run.is_solved());
}

#[test]
fn requests_are_generations() {
    let limits = Limits { generations: Some(2), ..Limits::default() };
    let mut referee = Referee::new(&sudoku(FOUR), 7, limits, None);
    for (left, end) in [(6, None), (5, None), (4, Some(End::Run(Ending::Generations)))] {
        let costs = ask(&mut referee, &format!("evaluate {BAD}"));
        assert_eq!(costs[0], format!("922337203685477580{left}"));
        assert_eq!(referee.end().cloned(), end);
    }
    assert_eq!(referee.finish(1.0).0.run.generations, 2);
}

#[test]
fn pencil_marks_exclude_solutions() {
    let plain = sudoku(FOUR);
    let mut marks: Candidates = plain.candidates();
    let solution = line::read(SOLVED, 4).unwrap();
    // Two digits, since one would be a given.
    let cell = plain.givens().open_cells().next().unwrap();
    let wrong = Digits::first(4).iter().filter(|&digit| solution.get(cell) != Some(digit));
    marks.set(cell, wrong.take(2).collect());
    let marked = Sudoku::from_marks(plain.geometry().clone(), marks).unwrap();
    assert!(!marked.is_given(cell));
    let mut referee = Referee::new(&marked, 7, limits(9), None);
    assert_eq!(ask(&mut referee, &format!("evaluate {SOLVED}")), ["8", "1"]);
    assert_eq!(referee.end(), None);
}

/// A wrong board after a right one leaves no half answer.
#[test]
fn failures_have_no_answer() {
    let broken = format!("evaluate {BAD} x");
    for request in [&broken, "evaluate", "", "candidates 1", "start 0"] {
        let mut referee = referee(FOUR, 10);
        let mut answer = String::new();
        referee.answer(request.as_bytes(), &mut answer);
        assert_eq!(answer, "", "{request}");
        assert!(matches!(referee.end(), Some(End::Failed(_))), "{request}");
    }
}

#[test]
fn requests_without_evaluations_end() {
    let mut referee = referee(FOUR, 10);
    let mut answer = String::new();
    while referee.end().is_none() {
        answer.clear();
        referee.answer(b"candidates 12..3.1...4.4..1", &mut answer);
    }
    let Some(End::Failed(reason)) = referee.end() else { panic!("no failure") };
    assert!(reason.to_string().contains("1,000,000 requests"), "{reason}");
}

#[test]
fn starts_are_legal_and_repeatable() {
    for text in [FOUR, NINE] {
        let sudoku = sudoku(text);
        let (side, candidates) = (sudoku.geometry().side(), sudoku.candidates());
        let boards = ask(&mut referee(text, 1), "start 50");
        assert_eq!(boards, ask(&mut referee(text, 1), "start 50"));
        // The small puzzle has only one such board.
        assert_eq!(boards.windows(2).any(|pair| pair[0] != pair[1]), text == NINE);
        for board in &boards {
            let grid = line::read(board, side).unwrap();
            for row in sudoku.geometry().houses_of_kind(HouseKind::Row) {
                let cells = sudoku.geometry().cells(row);
                let digits: Digits = cells.iter().filter_map(|&cell| grid.get(cell)).collect();
                assert_eq!(digits.len(), side, "{board}");
            }
            for (cell, digit) in grid.digits() {
                assert!(candidates.get(cell).contains(digit) || sudoku.is_given(cell), "{board}");
            }
        }
    }
}

#[test]
fn candidates_are_those_that_no_peer_has() {
    let sudoku = sudoku(NINE);
    let answered = ask(&mut referee(NINE, 1), &format!("candidates {NINE}"));
    let candidates = sudoku.candidates();
    let expected = sudoku.givens().open_cells().map(|cell| {
        candidates.get(cell).iter().map(|digit| digit.value().to_string()).collect::<String>()
    });
    assert_eq!(answered, expected.collect::<Vec<_>>());
    let full = ask(&mut referee(FOUR, 1), &format!("candidates {}", BAD));
    assert_eq!(full.len(), 9);
    assert!(full.contains(&"-".to_owned()), "{full:?}");
}

#[test]
fn large_boards_have_commas_or_letters() {
    let sudoku = open_board(16);
    let mut referee = Referee::new(&sudoku, 7, limits(9), None);
    let board = ask(&mut referee, "start").remove(0);
    assert_eq!(board.split(',').count(), 256);
    let letters: String = board
        .split(',')
        .map(|value| char::from_digit(value.parse().unwrap(), 36).unwrap().to_ascii_uppercase())
        .collect();
    let costs = ask(&mut referee, &format!("evaluate {board} {letters}"));
    assert_eq!(costs[1], costs[2]);
}

#[test]
fn greetings_describe_the_puzzle() {
    let limits = Limits { generations: Some(4), seconds: Some(1.5), ..limits(9) };
    let parameters = [("pop".to_owned(), "20".to_owned())];
    let text = greeting(&sudoku(FOUR), &parameters, 5, limits);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..4], ["evoku 1", "side 4", "puzzle 12..3.1...4.4..1", "house row 0 1 2 3"]);
    assert_eq!(lines.iter().filter(|line| line.starts_with("house")).count(), 12);
    assert_eq!(lines.iter().filter(|line| line.starts_with("open")).count(), 9);
    assert!(lines.contains(&"house box 10 11 14 15") && lines.contains(&"open 2 3"), "{text}");
    let end = ["parameter pop 20", "seed 5", "evaluations 9", "generations 4", "seconds 1.5", "go"];
    assert_eq!(lines[lines.len() - 6..], end);
}

#[test]
fn mistakes_have_their_place() {
    let refused = |request: &str| refusal(FOUR, request.as_bytes());
    assert!(refused("hello world").contains("line 1 begins with \"hello\", expected evaluate"));
    assert!(refused("evaluate").contains("line 1: evaluate needs a board"));
    assert!(refused("candidates").contains("candidates needs a board"));
    assert!(refused("evaluate 123").contains("board 1: found 3 cells, expected 16"));
    let second = |board: &str| refused(&format!("evaluate {BAD} {board}"));
    assert!(
        second("1253341221344321")
            .contains("board 2, cell 2: found \"5\", expected a digit from 1 to 4")
    );
    assert!(second("12?3341221344321").contains("cell 2: found \"?\""));
    assert!(second("2243341221344321").contains("cell 0: found 2, expected the given 1"));
    assert!(second("1,2,x,3,3,4,1,2,2,1,3,4,4,3,2,1").contains("found \"x\""));
    assert!(second("1,2,3").contains("found 3 cells"));
    for count in ["0", "-1", "x", "1001"] {
        assert!(refused(&format!("start {count}")).contains("expected a number of boards"));
    }
    // Control characters could change the terminal on which the reason is shown.
    assert!(!refusal(FOUR, b"\x1b[2Jhello\xff").contains('\x1b'));
}

proptest! {
    #[test]
    fn no_line_causes_a_panic(
        name in "(evaluate|start|candidates|done|)",
        rest in proptest::collection::vec(any::<u8>(), 0..60),
    ) {
        let mut referee = referee(FOUR, 10);
        let mut answer = String::new();
        let line = [name.as_bytes(), b" ", &rest].concat();
        referee.answer(&line, &mut answer);
        prop_assert!(answer.is_empty() || answer.ends_with('\n'));
    }
}
