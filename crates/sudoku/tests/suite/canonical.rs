//! Compares the canonical form with its definition.

use crate::common::{full_grid, grid, line, numbers, puzzle};
use evoku_sudoku::{Canonical, Cell, Digit, Element, Grid, Shape, SudokuError, Symmetry};
use evoku_testing::data;
use proptest::prelude::*;

/// Boards with many symmetries, from the empty one to the full grid with the most.
const SYMMETRIC: [&str; 8] = [
    ".................................................................................",
    "5................................................................................",
    "5........6.......................................................................",
    "1...........1...........1...1...........1...........1...1...........1...........1",
    "123456789........................................................................",
    "1.........2.........3.........4.........5.........6.........7.........8.........9",
    "123......456......789.........231......564......897.........312......645......978",
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
];

/// The smallest form and the number of ways to get it, by trying all orders of rows and columns.
fn brute_force(puzzle: &Grid) -> (String, u64) {
    let orders = |n: [usize; 3]| {
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        orders.map(|order| order.map(|i| n[i]))
    };
    let mut lines = Vec::new();
    for [a, b, c] in orders([0, 1, 2]) {
        for first in orders([3 * a, 3 * a + 1, 3 * a + 2]) {
            for second in orders([3 * b, 3 * b + 1, 3 * b + 2]) {
                for third in orders([3 * c, 3 * c + 1, 3 * c + 2]) {
                    lines.push([first, second, third].concat());
                }
            }
        }
    }
    assert_eq!(lines.len(), 1296);
    let value = |r: usize, c: usize| {
        puzzle.get(Cell::at(r, c, 9)).map_or(0, |digit| usize::from(digit.value()))
    };
    let mut smallest = [u8::MAX; 81];
    let mut ways = 0;
    for transpose in [false, true] {
        let cell = |r, c| if transpose { value(c, r) } else { value(r, c) };
        let cells: [[usize; 9]; 9] = std::array::from_fn(|r| std::array::from_fn(|c| cell(r, c)));
        for rows in &lines {
            'columns: for columns in &lines {
                let mut labels = [0u8; 10];
                let mut used = 0;
                let mut improved = false;
                for at in 0..81 {
                    let digit = cells[rows[at / 9]][columns[at % 9]];
                    if digit > 0 && labels[digit] == 0 {
                        used += 1;
                        labels[digit] = used;
                    }
                    if !improved && labels[digit] > smallest[at] {
                        continue 'columns;
                    }
                    if labels[digit] < smallest[at] {
                        improved = true;
                    }
                    if improved {
                        smallest[at] = labels[digit];
                    }
                }
                ways = if improved { 1 } else { ways + 1 };
            }
        }
    }
    let used = usize::from(*smallest.iter().max().expect("81 cells"));
    let form = smallest.iter().map(|&label| if label == 0 { b'.' } else { b'0' + label });
    let unused: u64 = (1..=9 - used as u64).product();
    (String::from_utf8(form.collect()).expect("ASCII"), ways * unused)
}

fn check_against_brute_force(puzzle: &Grid) {
    let canonical = Canonical::of(puzzle).expect("a 9x9 board");
    let (form, automorphisms) = brute_force(puzzle);
    assert_eq!(line(&canonical.form), form, "the form of {}", line(puzzle));
    assert_eq!(canonical.automorphisms, automorphisms, "the automorphisms of {}", line(puzzle));
}

#[test]
fn symmetric_boards_agree_with_brute_force() {
    for puzzle in SYMMETRIC {
        check_against_brute_force(&grid(puzzle));
    }
}

#[test]
fn random_boards_agree_with_brute_force() {
    let mut random = numbers(1);
    for givens in [3, 8, 17, 24, 40, 60, 81] {
        check_against_brute_force(&puzzle(givens, &mut random));
    }
}

#[test]
fn contradictory_boards_agree_with_brute_force() {
    let mut random = numbers(2);
    for (filled, digits) in [(81, 1), (81, 2), (81, 3), (81, 9), (40, 2), (40, 9), (12, 2)] {
        let mut board = Grid::blank(9);
        for cell in 0..filled {
            let cell = if filled == 81 { cell } else { random(81) };
            board.set(Cell::from_index(cell), Some(Digit::from_index(random(digits))));
        }
        check_against_brute_force(&board);
    }
}

/// The smallest and the largest of all minlex forms of full grids, from the forum thread "Canonical
/// Form" (posts of January 2007). The largest has 72 automorphisms.
#[test]
fn extreme_full_grids_are_their_own_form() {
    let form = |line: &str| Canonical::of(&grid(line)).expect("a 9x9 board");
    let smallest =
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    assert_eq!(line(&form(smallest).form), smallest);
    let largest =
        "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
    assert_eq!(line(&form(largest).form), largest);
    assert_eq!(form(largest).automorphisms, 72);
}

#[test]
fn boards_without_canonical_form_are_refused() {
    assert_eq!(
        Canonical::of(&Grid::blank(16)),
        Err(SudokuError::Cells { expected: 81, found: 256 })
    );
    let mut board = Grid::blank(9);
    board.set(Cell::at(1, 2, 9), Digit::new(10));
    let error = Canonical::of(&board).expect_err("10 is no digit of the board");
    assert_eq!(error.to_string(), "found 10 in r2c3, expected a digit 1 to 9");
}

/// Checks the laws. The symmetry maps the puzzle to the form, and the form is its own form. A
/// variation has the same form and as many automorphisms.
fn check_laws(puzzle: &Grid, random: &mut impl FnMut(usize) -> usize) {
    let canonical = Canonical::of(puzzle).expect("a 9x9 board");
    let image = canonical.symmetry.apply_to_grid(puzzle).expect("the same side");
    assert_eq!(image, canonical.form, "the symmetry of {}", line(puzzle));
    let variation = Symmetry::random(Shape::NINE, random).apply_to_grid(puzzle).expect("9x9");
    let same = Canonical::of(&variation).expect("a 9x9 board");
    assert_eq!(same.form, canonical.form, "{} and {}", line(puzzle), line(&variation));
    assert_eq!(same.automorphisms, canonical.automorphisms, "of {}", line(puzzle));
    assert!(canonical.form.cells() <= puzzle.cells(), "{} is smaller", line(puzzle));
    assert_eq!(Canonical::of(&canonical.form).expect("9x9").form, canonical.form);
}

#[test]
fn variations_of_symmetric_boards_have_the_same_form() {
    let mut random = numbers(3);
    for puzzle in SYMMETRIC {
        for _ in 0..20 {
            check_laws(&grid(puzzle), &mut random);
        }
    }
}

#[test]
fn variations_of_collected_puzzles_have_the_same_form() {
    let mut random = numbers(4);
    for name in [
        "clues17",
        "easy",
        "hardest_se11",
        "hardest_search",
        "minimal",
        "several_solutions",
        "top1465",
        "unsolvable",
    ] {
        let Some(lines) = data::lines(&format!("exact9/{name}.txt")) else { return };
        for puzzle in lines.iter().take(300) {
            check_laws(&grid(puzzle.get(..81).expect("81 characters a line")), &mut random);
        }
    }
}

proptest! {
    #[test]
    fn variations_have_the_same_form(givens in 0usize..=81, seed: u64) {
        let mut random = numbers(seed);
        check_laws(&puzzle(givens, &mut random), &mut random);
    }

    #[test]
    fn variations_of_full_grids_have_the_same_form(seed: u64) {
        let mut random = numbers(seed);
        check_laws(&full_grid(&mut random), &mut random);
    }

    #[test]
    fn variations_of_contradictory_boards_have_the_same_form(
        cells in prop::collection::vec((0usize..81, 0usize..9), 0..120),
        digits in 1usize..=9,
        seed: u64,
    ) {
        let mut board = Grid::blank(9);
        for (cell, digit) in cells {
            board.set(Cell::from_index(cell), Some(Digit::from_index(digit % digits)));
        }
        check_laws(&board, &mut numbers(seed));
    }
}
