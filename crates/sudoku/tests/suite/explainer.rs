//! The rating of Sudoku Explainer against ratings by the program itself.

#![allow(clippy::print_stderr, reason = "a skipped test says so")]

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::common::{grid, line, numbers};
use evoku_sudoku::generate::{Generator, Made, Request};
use evoku_sudoku::messages::say;
use evoku_sudoku::rating::explainer::{Explainer, ExplainerError, ExplainerRating};
use evoku_sudoku::search::{Answer, solve};
use evoku_sudoku::{Geometry, Grid, Rules, Shape, Sudoku};
use evoku_testing::data;
use proptest::prelude::*;

/// Minimal puzzles that evoku made, with the ratings that Sudoku Explainer gave them
/// (<https://github.com/1to9only/SudokuExplainer>, b1f9ed4).
const RATED: &[&str] = &[
    "..82....3.7.5.6........719.4...............59.5...36..9..8..5....31.....2...9.3.1 ED=1.2/1.2/1.2",
    "3.9..427..8..3..1.57......8...1..9...4....1...58.....4.1....8.3...6.......2..5... ED=1.5/1.2/1.2",
    "......2..57.......8....74.9....3....6.37.4.....78...65.9..236.71.2..........5..2. ED=1.7/1.2/1.2",
    ".9...........7......5128..7.7.85......1...6354.....9..2...8...9.3....25....6...1. ED=2.0/1.2/1.2",
    "..6.......48.19..2.5..7......58...7..............2734...13.....26.1....9....6.2.1 ED=2.3/1.2/1.2",
    ".48.173....7.4...1..3..........5.....62....5....6.2.........2...9..6.1.4..4.817.. ED=2.5/1.5/1.5",
    "...1.6....85....3.1.......22..8..6.....4...89.7..612..6.7.8.3.....9......14...... ED=2.6/1.2/1.2",
    ".6..35...4...9...7..2.......7..1....6..7.31..3.5..2.7...4..6......34.6.8.8.....39 ED=2.8/1.2/1.2",
    ".4...1.......4......5....12...9..2..48.....3..6.17....6....8.7...1..98..87..5.3.. ED=3.0/1.2/1.2",
    "7....931...34.......9..7..6.6.5.....9.....4.28..9.........6..2.1..8..95...4..1... ED=3.2/1.2/1.2",
    "...56....7...4...1.4.........1..68....4..29.....49.2...8.....6..5..39.2....615..7 ED=3.4/1.2/1.2",
    ".41.......7....39....831...............4.9.8...7.....2..5..6..891.....24.8.1.4.5. ED=3.6/1.2/1.2",
    ".....7.........1.3..53.6.729..5..8........7244.1.....519.46.....6...3..73.....2.. ED=3.8/1.5/1.5",
    ".......5...7.......819.....9...8.........4..24....61.3.4.2...75...5.86..3.......4 ED=4.0/1.2/1.2",
    "8.3.6...29..5..7......3..6.3...97..6..6.....84....3.7....2....4..5.8.....1.9..... ED=4.2/1.2/1.2",
    ".6.....4.8.9.62..51.5...3.....23...............6.1.73.5..89.6....1..65.....7....8 ED=4.4/1.2/1.2",
    "..8.6....6...195....1...7..3.6728.1.1.4..6...28.1.............8.....26.5..3....2. ED=4.5/1.2/1.2",
    "...........534..7.984......8...9.2.67....49.....58..3...69....2......49...3..1..8 ED=4.6/1.2/1.2",
    ".....9.2.3..7....6...5..8.79.432...82.1..8...6...1...9..69.3.....928.4........... ED=4.7/1.2/1.2",
    "2.4.5..9...8.......6.3.....63....1.8...2.........9..4.98....5......153......4...9 ED=5.6/1.2/1.2",
    "1...8...57.......3...4..9.....256....68......54..9....6....98...3.....72.87.2..6. ED=5.7/1.2/1.2",
    "6...5...4....497....4..3.......3.9722.....5.6....71.4..........47.6....8.5..9.6.. ED=5.9/1.2/1.2",
    "..6.....21......7.8.9..46.......8.6..85..63.1..4..5..9......1.735.6.....9.1.5.... ED=6.6/1.2/1.2",
    ".2.3...97......4..5.4.2.1....97...5..4............627...2.4.8..7..5.9..........15 ED=6.7/1.2/1.2",
    "7.24......861...2.........3.4....25...1.6..7.9.....46...9..1.8....5......5.94.6.. ED=6.8/1.2/1.2",
    ".....2.9.8..7....1..64........2...3.2...6...4.94.8...64.53..8....79..........8.2. ED=6.9/1.2/1.2",
    "6.725.....9.........8...36......78....5.2..9....1.97.4..........5.63...7.4.9..631 ED=7.0/1.2/1.2",
    "...4......4.6.82.1....7.8.....5.31.9.7...2..4..3.4....6....9..21.........2..6...7 ED=7.1/1.2/1.2",
    "3...8.9......2...5.8.5...4..542.3.6...3.1..........4......69.8..4.1.7..........1. ED=7.2/1.2/1.2",
    "....63.8..519...........2......26.7....7....84.....59..2..7.....38..1...7.63..... ED=7.3/2.3/2.3",
    "...86..........1...527....4589.......4.3...7...1.8..6........3....2.64...63.54..8 ED=7.3/1.2/1.2",
    ".52....9.8....6.5.1......3....7.............2..7.83.697..5.....3...49.78..48....3 ED=7.3/1.2/1.2",
    ".8..95.7.54..1...8.23......1...6..........4...951......6..8..3.2....6..1...7...9. ED=7.4/1.2/1.2",
    "5.1.2....79.........24.5....27..84.6.1..49..76.......5.......4....1....825..7..3. ED=7.4/1.2/1.2",
    "....98...3.....69....7..5.1..5.6.81.....2....7..5....3.4......88.14.....26....9.. ED=7.6/1.2/1.2",
    "...3...29..3.1..5....6.7....1..4..95..5...4.......3.8.2....5.4....78....5..2.4..6 ED=7.6/1.2/1.2",
    ".436.....1....2..57.2.3.....7.9...1......4...9.4.....64..5.1.9....3.....5...29.8. ED=7.6/1.2/1.2",
    "..3...9.4928.6..7.4...1......7..54...3........6...7.35...3....9....4.........28.1 ED=7.8/1.2/1.2",
    "1...9........8...2.3.6.7..9....5..78..7..6.......4.5..35....2.4.824..3.5.41...... ED=7.8/1.2/1.2",
    "23......1.8...7..2..7.....6....964.5..6...81.5...7....84....2....1......7..354... ED=7.8/1.2/1.2",
    "....1.6..7..92..1....8..3......5..3..41...9..9.......8.6......2..3....9549..72... ED=8.2/1.2/1.2",
    "..5.1.3..8.......5.....5.9.4..7.2...63.8....9..24...5..7.....8..6..3..71..1..8... ED=8.2/1.2/1.2",
    ".9.84.3...7.2..9...6..............2.6..7..5.371.......5....7.....468...7.....1.6. ED=8.2/1.2/1.2",
    ".9...5......8.6.49..739.5..7........86..4.29....6..8.4...5...3.1.97......53.....8 ED=8.3/1.2/1.2",
    "3.....9.75...7....6..2...5.1.8.3.....3...8....2.5...4.8.....6.9....4..1......637. ED=8.3/1.2/1.2",
    "8...3..1.259..7......94....6.....3....741.5....1..3...9.3.7..5....2..8.3.6.....7. ED=8.3/1.2/1.2",
    ".......5.164.....3....48..9..7.3.19...3..2......6.9.2.4.9......2..1......7..5.... ED=8.4/1.2/1.2",
    "4...3.5.....6.24.7.......2.1..35...638....14......8...97...5.31..52...79......... ED=8.4/1.2/1.2",
    "68.......4..9.18.6.9.....5.36...71..7.......45....2.9..4.....1.....59.....68....2 ED=8.4/2.3/2.3",
    "..1.....7..94...2.5..8.16.3.4..5....3....4....9.2.64..9..5..7.1..3......8....95.. ED=8.5/1.2/1.2",
    ".7.....6.26..4.3.15...28.......92....4...6..3....8..4.6....4..57..8...9.....7.8.. ED=8.5/1.2/1.2",
    ".91.3..2....1.89..3.......6..6...4.24.....1.....5.7.3.6.9.......452........85..6. ED=8.5/1.2/1.2",
    "....3..9...7..4......9...813.1..7..2.....96...423.....5.3..6..9.8.2..1.......3... ED=8.8/1.2/1.2",
    "7......6..5.1.....6.43...9.....5..72.9...35.........4.97.4....8.4...6..318.5..... ED=8.8/1.2/1.2",
    ".......9...2..4..1..8319...28.....5..946..1.7..1.........9.78..6.....9.2.......34 ED=8.9/1.2/1.2",
    "...35.12..7....9..2.3....8..61....3...2.....993...2.....4..3....1.59...85..1.6... ED=8.9/1.2/1.2",
    "...6......87.....9....94...82..5.3.......2.....4....6...5.379.81.....53....9..62. ED=8.9/1.2/1.2",
    "....93...........86...5..4..7...2.6...89...5....8..4.3..7.1.3..32.6.....1....45.. ED=9.0/1.2/1.2",
    "2.36......8..4.......2...379.7..1..5856.2............4.......93...7..5....1..4..8 ED=9.0/1.2/1.2",
    "9....3741......6......21.89..9.12...15..84....8..5..9.76......2..2.3..7..9....8.. ED=9.0/1.2/1.2",
    "9.6....8.3...1..7..2..6.9.........4...2.78.61....5.....6.38...41.........831.7.9. ED=8.3/8.3/2.6",
    ".1.....5...53....7....8...9.9..2...5.6...14......639....27....31........4.6...8.. ED=8.5/3.4/3.4",
];

/// Files of rated puzzles that are not part of the project.
const FILES: [&str; 7] = [
    "qqwing_simple",
    "qqwing_easy",
    "qqwing_intermediate",
    "qqwing_expert",
    "sudocue_superiors",
    "sudocue_noponies",
    "sudocue_almostdn",
];

fn plain(grid: Grid) -> Sudoku {
    Sudoku::new(Arc::new(Geometry::plain(Shape::NINE)), grid).expect("a 9x9 grid")
}

/// The puzzle of a line and its rating, as text.
fn split(line: &str) -> (Sudoku, &str) {
    let (puzzle, rating) = line.split_once(" ED=").expect("a puzzle and its rating");
    (plain(grid(puzzle)), rating.trim())
}

#[test]
fn ratings_are_those_of_sudoku_explainer() {
    let mut rater = Explainer::default();
    for line in RATED {
        let (sudoku, rating) = split(line);
        assert_eq!(rater.rate(&sudoku).expect("a proper puzzle").to_string(), rating, "{line}");
    }
}

/// Rates every `step`th line of the files and demands agreement in all three numbers on 99 % of the
/// puzzles of each difficulty.
fn agree(step: usize) {
    let mut rater = Explainer::default();
    let mut by_difficulty: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for file in FILES {
        let Some(lines) = data::lines(&format!("logic/se_rated/{file}.se1213.txt")) else { return };
        for line in lines.iter().step_by(step) {
            let (sudoku, expected) = split(line);
            let difficulty = expected.split('/').next().unwrap_or_default();
            let [same, all] = by_difficulty.entry(difficulty.to_owned()).or_default();
            *all += 1;
            let rating = rater.rate(&sudoku).expect("a proper puzzle").to_string();
            if rating == expected {
                *same += 1;
            } else {
                eprintln!("{line}: {rating}");
            }
        }
    }
    for (difficulty, [same, all]) in by_difficulty {
        assert!(100 * same >= 99 * all, "{difficulty}: {same} of {all}");
    }
}

#[test]
fn a_tenth_of_the_rated_puzzles_agrees() {
    agree(10);
}

#[test]
#[ignore = "takes longer"]
fn all_rated_puzzles_agree() {
    agree(1);
}

/// Lines of a file of hard puzzles that is not part of the project, with the program's ratings:
/// these need chains inside chains.
const HARD: [(usize, &str); 2] = [(6, "10.3/10.3/10.0"), (2, "10.4/1.2/1.2")];

#[test]
fn chains_inside_chains_agree() {
    let Some(lines) = data::lines("exact9/hardest_search.txt") else { return };
    let mut rater = Explainer::default();
    for (at, rating) in HARD {
        let sudoku = plain(grid(&lines[at]));
        assert_eq!(rater.rate(&sudoku).expect("a proper puzzle").to_string(), rating);
    }
}

#[test]
fn other_boards_are_refused() {
    let mut rater = Explainer::default();
    let diagonal = Rules { diagonal: true, ..Rules::default() };
    let geometry = Geometry::new(Shape::NINE, diagonal).expect("diagonals on 9x9");
    for geometry in [geometry, Geometry::plain(Shape::new(2, 3).expect("6x6"))] {
        let name = format!("{} ({})", geometry.shape(), geometry.rules());
        let blank = Grid::blank(geometry.side());
        let sudoku = Sudoku::new(Arc::new(geometry), blank).expect("a blank board");
        assert_eq!(rater.rate(&sudoku), Err(ExplainerError::Geometry(say::verbatim(name))));
    }
}

#[test]
fn only_proper_puzzles_are_rated() {
    let mut rater = Explainer::default();
    assert_eq!(rater.rate(&plain(Grid::blank(9))), Err(ExplainerError::Ambiguous));
    let twice = plain(grid(&format!("11{}", ".".repeat(79))));
    assert_eq!(rater.rate(&twice), Err(ExplainerError::NoSolution));
}

#[test]
fn pencil_marks_are_respected() {
    let mut rater = Explainer::default();
    let (sudoku, _) = split(RATED[RATED.len() - 1]);
    let Answer::Unique(solution) = solve(&sudoku) else { panic!("a proper puzzle") };
    // Each cell keeps its solution and one more candidate.
    let mut marks = sudoku.candidates();
    for (cell, digit) in solution.digits() {
        let more = marks.get(cell).iter().find(|&other| other != digit);
        marks.set(cell, [Some(digit), more].into_iter().flatten().collect());
    }
    let told =
        Sudoku::from_marks(Arc::clone(sudoku.geometry()), marks).expect("marks in all cells");
    let [without, with] =
        [sudoku, told].map(|sudoku| rater.rate(&sudoku).expect("a proper puzzle"));
    assert!(with.difficulty < without.difficulty, "{with} is not easier than {without}");
}

#[test]
fn a_full_grid_takes_no_step() {
    let Answer::Unique(solution) = solve(&split(RATED[0]).0) else { panic!("a proper puzzle") };
    let rating = Explainer::default().rate(&plain(solution)).expect("a proper puzzle");
    assert_eq!(rating.to_string(), "0.0/0.0/0.0");
}

#[test]
fn what_is_not_rated_is_shown_as_such() {
    let rating = ExplainerRating { difficulty: None, pearl: Some(93), diamond: Some(12) };
    assert_eq!(rating.to_string(), "?/9.3/1.2");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// The numbers are ordered, and depend neither on what was rated before nor on who rates.
    #[test]
    fn ratings_are_ordered_and_repeat(seed: u64) {
        let geometry = Arc::new(Geometry::plain(Shape::NINE));
        let mut random = numbers(seed);
        let mut rater = Explainer::default();
        let mut made = Vec::new();
        let mut generator = Generator::new(Request::new(&geometry)).unwrap();
        generator.batch(0, None, &mut random, &mut made);
        for Made { sudoku, .. } in made.into_iter().take(3) {
            let shown = line(sudoku.givens());
            let rating = rater.rate(&sudoku).unwrap();
            prop_assert_eq!(rating, Explainer::default().rate(&sudoku).unwrap());
            let last = u16::MAX;
            let numbers = [rating.diamond, rating.pearl, rating.difficulty];
            prop_assert!(numbers.map(|number| number.unwrap_or(last)).is_sorted(), "{}", shown);
        }
    }
}
