//! Ratings against those of HoDoKu 2.2.0.

#![allow(clippy::print_stderr, reason = "a skipped test says so")]

use crate::common;
use std::sync::Arc;

use evoku_sudoku::rating::{Level, Rater, Unrated};
use evoku_sudoku::{Geometry, Grid, Rules, Shape, Sudoku};
use evoku_testing::data;

fn nine() -> Arc<Geometry> {
    Arc::new(Geometry::plain(Shape::NINE))
}

fn sudoku(line: &str) -> Sudoku {
    Sudoku::new(nine(), common::grid(line)).expect("digits 1 to 9")
}

/// Puzzles that evoku made, twelve of each level, with the levels and scores that HoDoKu gives
/// them.
const RATED: &str = include_str!("rated.txt");

#[test]
fn puzzles_of_our_own_are_rated_as_hodoku_rates_them() {
    let mut rater = Rater::new(&nine());
    assert_eq!(RATED.lines().count(), 60);
    for line in RATED.lines() {
        let [puzzle, level, score] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("three words, not {line}")
        };
        let rating = rater.rate(&sudoku(puzzle)).expect("one solution");
        let found = (rating.level.hodoku_name(), rating.score.to_string());
        assert_eq!(found, (level, score.to_owned()), "{puzzle}");
        let counted: u32 = rating.steps.iter().map(|(_, count)| count).sum();
        assert!(counted > 0 && rating.hardest == rating.steps.last().map(|&(hardest, _)| hardest));
        assert!(rating.steps.windows(2).all(|pair| pair[0].0.place() < pair[1].0.place()));
    }
}

/// Every line of the shared files, but few of those that take long: `puzzle #n Level (score)
/// [flags]`.
#[test]
fn puzzles_of_others_are_rated_as_hodoku_rates_them() {
    let mut rater = Rater::new(&nine());
    for (name, most) in [
        ("qqwing_simple", 500),
        ("qqwing_easy", 500),
        ("qqwing_intermediate", 500),
        ("qqwing_expert", 500),
        ("sudocue_learningcurve", 1250),
        ("sudoku17_first2000", 1000),
        ("top1465_first200", 40),
        ("hardest60", 4),
    ] {
        let Some(lines) = data::lines(&format!("logic/hodoku_rated/{name}.txt")) else { return };
        let mut wrong = Vec::new();
        for line in lines.iter().take(most) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let rating = rater.rate(&sudoku(words[0])).expect("one solution");
            let found = format!("{} ({})", rating.level.hodoku_name(), rating.score);
            if found != format!("{} {}", words[2], words[3]) {
                wrong.push(format!("{line}: {found}"));
            }
        }
        let same = lines.len().min(most) - wrong.len();
        eprintln!("{name}: {same} of {} the same", lines.len().min(most));
        assert!(100 * wrong.len() <= lines.len().min(most), "{}", wrong.join("\n"));
    }
}

#[test]
fn limits_raise_the_level_and_grow_with_the_board() {
    use Level::{Easy, Extreme, Hard};
    assert_eq!(Level::of(Easy, 800, 81), Level::Easy);
    assert_eq!(Level::of(Easy, 801, 81), Level::Medium);
    assert_eq!(Level::of(Easy, 1001, 81), Level::Hard);
    assert_eq!(Level::of(Easy, 1601, 81), Level::Expert);
    assert_eq!(Level::of(Easy, 1801, 81), Level::Extreme);
    assert_eq!(Level::of(Hard, 0, 81), Level::Hard);
    assert_eq!(Level::of(Extreme, 0, 81), Level::Extreme);
    // 800 for 81 cells are 2528 for 256.
    assert_eq!(Level::of(Easy, 2528, 256), Level::Easy);
    assert_eq!(Level::of(Easy, 2529, 256), Level::Medium);
    assert_eq!(Level::of(Extreme, u32::MAX, 4096), Level::Extreme);
    for level in Level::ALL {
        assert_eq!(Level::by_name(&level.to_string()), Some(level));
    }
}

#[test]
fn what_has_not_one_solution_is_not_rated() {
    let mut rater = Rater::new(&nine());
    assert_eq!(rater.rate(&sudoku(&".".repeat(81))), Err(Unrated::SeveralSolutions));
    let twice = format!("11{}", ".".repeat(79));
    assert_eq!(rater.rate(&sudoku(&twice)), Err(Unrated::NoSolution));
    let full = common::full_grid(&mut common::numbers(1));
    let rating = rater.rate(&Sudoku::new(nine(), full).expect("a grid")).expect("one solution");
    assert_eq!((rating.level, rating.score, rating.hardest), (Level::Easy, 0, None));
}

/// Paths end on every board, with guesses where techniques don't suffice.
#[test]
fn other_boards_are_rated_too() {
    let board = |rows, columns, rules| {
        let shape = Shape::new(rows, columns).expect("a shape");
        Arc::new(Geometry::new(shape, rules).expect("rules that fit"))
    };
    for geometry in [
        board(1, 1, Rules::default()),
        board(1, 5, Rules::default()),
        board(2, 3, Rules { anti_king: true, ..Rules::default() }),
        board(3, 3, Rules { windoku: true, diagonal: true, ..Rules::default() }),
    ] {
        let blank = Sudoku::new(Arc::clone(&geometry), Grid::blank(geometry.side()));
        let rated = Rater::new(&geometry).rate(&blank.expect("a board"));
        match geometry.side() {
            1 => assert_eq!(rated.expect("one solution").score, 4, "a full house"),
            _ => assert!(rated.is_err()),
        }
    }
}
