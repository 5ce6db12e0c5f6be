//! Helpers that several tests share: random numbers, boards and puzzles.

#![allow(dead_code, reason = "each test file uses a part")]

pub(crate) mod library;
pub(crate) mod prints;
pub(crate) mod records;

use std::sync::Arc;

use evoku_sudoku::explain::Step;
use evoku_sudoku::generate::{GeneratedPuzzle, Generator, Request};
use evoku_sudoku::messages::Language;
use evoku_sudoku::search::{Auto, Halt, Limit, Solver};
use evoku_sudoku::{Cell, Digit, Digits, Element, Geometry, Grid, Partition, Rules, Shape, Sudoku};
use proptest::prelude::*;

/// A source of random numbers below `n` (splitmix64: G. L. Steele, D. Lea and C. H. Flood, "Fast
/// splittable pseudorandom number generators", OOPSLA 2014, doi:10.1145/2660193.2660195).
pub(crate) fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |n| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (((z ^ (z >> 31)) as u128 * n as u128) >> 64) as usize
    }
}

/// The 9x9 grid from a line of 81 characters.
pub(crate) fn grid(line: &str) -> Grid {
    let digit = |c: char| c.to_digit(10).and_then(|value| Digit::new(value as u8));
    Grid::from_cells(line.chars().map(digit).collect()).expect("a square of characters")
}

/// A 9x9 grid as a line, with `.` for blanks.
pub(crate) fn line(grid: &Grid) -> String {
    let digit = |digit: &Option<Digit>| digit.map_or(".".into(), |digit| digit.to_string());
    grid.cells().iter().map(digit).collect()
}

/// Random minimal puzzles with their solutions.
pub(crate) fn puzzles(geometry: &Arc<Geometry>, count: usize, seed: u64) -> Vec<GeneratedPuzzle> {
    let mut generator = Generator::new(Request::new(geometry)).expect("a request");
    let mut random = numbers(seed);
    let mut generated = Vec::new();
    for batch in 0.. {
        if generated.len() >= count {
            break;
        }
        generator.batch(batch, None, &mut random, &mut generated);
    }
    generated.truncate(count);
    generated
}

/// A random full grid, by backtracking on the cell with the fewest candidates.
pub(crate) fn full_grid(random: &mut impl FnMut(usize) -> usize) -> Grid {
    fn fill(geometry: &Geometry, grid: &mut Grid, random: &mut impl FnMut(usize) -> usize) -> bool {
        let open = |cell: Cell| {
            let seen: Digits =
                geometry.peers(cell).iter().filter_map(|&peer| grid.get(peer)).collect();
            Digits::first(9) - seen
        };
        let Some(cell) = grid.open_cells().min_by_key(|&cell| open(cell).len()) else {
            return true;
        };
        let mut digits: Vec<Digit> = open(cell).iter().collect();
        for last in (1..digits.len()).rev() {
            digits.swap(last, random(last + 1));
        }
        for digit in digits {
            grid.set(cell, Some(digit));
            if fill(geometry, grid, random) {
                return true;
            }
        }
        grid.set(cell, None);
        false
    }
    let mut grid = Grid::blank(9);
    assert!(
        fill(&Geometry::plain(Shape::NINE), &mut grid, random),
        "the empty board has solutions"
    );
    grid
}

/// A random full grid with only this many cells kept.
pub(crate) fn puzzle(givens: usize, random: &mut impl FnMut(usize) -> usize) -> Grid {
    let mut grid = full_grid(random);
    while grid.filled() > givens {
        grid.set(Cell::from_index(random(81)), None);
    }
    grid
}

/// Every shape with this side.
pub(crate) fn shapes(side: usize) -> impl Iterator<Item = Shape> {
    (1..=side)
        .filter(move |rows| side.is_multiple_of(*rows))
        .map(move |rows| Shape::new(rows, side / rows).expect("a side up to 64"))
}

/// Every combination of rules for this side, with random regions.
pub(crate) fn all_rules(side: usize, random: &mut impl FnMut(usize) -> usize) -> Vec<Rules> {
    let mut all = Vec::new();
    let mut regions: Vec<u8> = (0..side * side).map(|cell| (cell / side) as u8).collect();
    for last in (1..regions.len()).rev() {
        regions.swap(last, random(last + 1));
    }
    let square = side > 1 && side.isqrt().pow(2) == side;
    for partition in [Partition::Boxes, Partition::None, Partition::Regions(regions)] {
        for bits in 0..16 {
            let [diagonal, windoku, anti_knight, anti_king] =
                [1, 2, 4, 8].map(|bit| bits & bit != 0);
            if !windoku || square {
                let partition = partition.clone();
                let constraints = Vec::new();
                all.push(Rules {
                    partition,
                    diagonal,
                    windoku,
                    anti_knight,
                    anti_king,
                    constraints,
                });
            }
        }
    }
    all
}

/// A solution of a board, after `skipped` others, if a short search finds it. On some blank boards
/// it takes millions of nodes.
pub(crate) fn found_soon(sudoku: &Sudoku, skipped: usize) -> Option<Grid> {
    let limit = Limit { nodes: 2000, ..Limit::default() };
    let mut engine = Auto::default();
    engine.begin(sudoku);
    if (0..=skipped).any(|_| engine.next(limit) != Halt::Found) {
        return None;
    }
    let mut grid = Grid::blank(sudoku.geometry().side());
    engine.solution(&mut grid);
    Some(grid)
}

/// A shape with a side in this range, under any rules.
pub(crate) fn any_geometry(
    sides: std::ops::RangeInclusive<usize>,
) -> impl Strategy<Value = Geometry> {
    (sides, any::<u64>()).prop_map(|(side, seed)| {
        let mut random = numbers(seed);
        let shapes: Vec<Shape> = shapes(side).collect();
        let mut rules = all_rules(side, &mut random);
        let shape = shapes[random(shapes.len())];
        Geometry::new(shape, rules.swap_remove(random(rules.len()))).expect("rules that fit")
    })
}

/// A board with digits and blanks, ignoring the rules.
pub(crate) fn any_board(side: usize, random: &mut impl FnMut(usize) -> usize) -> Grid {
    let blanks = random(10);
    let cells = (0..side * side).map(|_| {
        let digit = Digit::from_index(random(side));
        (random(10) >= blanks).then_some(digit)
    });
    Grid::from_cells(cells.collect()).expect("a square of cells")
}

/// Checks that the sentences of a step are complete in every language.
pub(crate) fn check_words(step: &Step<'_>) {
    assert!(Language::all().count() > 1);
    for message in [step.prose(), step.whereabouts()] {
        let english = message.to_string();
        for language in Language::all() {
            let words = message.render(language);
            let wrong = ["  ", " .", "()", " ,", "[]", "{", "$", "\u{a0}.", "..", ": ."];
            assert!(wrong.iter().all(|&wrong| !words.contains(wrong)), "{words}");
            assert!(words.ends_with('.') && words.trim() == words, "{words}");
            assert!(
                words.chars().next().is_some_and(|first| !first.is_lowercase() || first == 'r')
            );
            assert!(language == Language::ENGLISH || words != english, "{words}");
        }
    }
    for language in Language::all() {
        let line = step.eureka().render(language);
        assert!(line.ends_with(&step.notation()) && line.len() > step.notation().len() + 2);
    }
}
