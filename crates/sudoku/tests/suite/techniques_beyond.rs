//! Techniques that HoDoKu doesn't have: WXYZ-wings, unique loops and exocets, against plain twins.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common::library::{Case, all};
use crate::common::{grid, numbers, puzzles};
use evoku_sudoku::logic::{Deduction, Pattern, Reasoner, Technique};
use evoku_sudoku::{
    Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Rules, Shape,
};
use evoku_testing::cases;

/// The conclusions of a technique, each once.
fn conclusions(reasoner: &mut Reasoner, technique: Technique) -> BTreeSet<Vec<Candidate>> {
    all(reasoner, technique).into_iter().map(|it| it.eliminations).collect()
}

/// A position in play, with half of the wrong candidates ruled out.
struct Play {
    givens: Grid,
    grid: Grid,
    marks: Candidates,
    solution: Grid,
}

/// Positions of random puzzles.
fn positions(geometry: &Arc<Geometry>, count: u32, seed: u64) -> Vec<Play> {
    let mut random = numbers(seed);
    let mut position = |givens: &Grid, solution: &Grid| {
        let mut grid = givens.clone();
        for _ in 0..random(30) {
            let cell = Cell::from_index(random(81));
            grid.set(cell, solution.get(cell));
        }
        let mut marks = Candidates::from_peers(geometry, &grid);
        for cell in grid.open_cells() {
            for digit in marks.get(cell) {
                if solution.get(cell) != Some(digit) && random(2) == 0 {
                    marks.remove(cell, digit);
                }
            }
        }
        Play { givens: givens.clone(), grid, marks, solution: solution.clone() }
    };
    let puzzles = puzzles(geometry, count as usize, seed);
    puzzles.iter().map(|it| position(it.sudoku.givens(), &it.solution)).collect()
}

/// The digits of these cells together.
fn union(marks: &Candidates, cells: &[Cell]) -> Digits {
    cells.iter().fold(Digits::EMPTY, |all, &cell| all | marks.get(cell))
}

/// All cells that may hold a digit and see all of these.
fn seen(
    geometry: &Geometry,
    grid: &Grid,
    marks: &Candidates,
    digit: Digit,
    by: &[Cell],
) -> Vec<Candidate> {
    let sees = |cell: &Cell| {
        marks.get(*cell).contains(digit)
            && by.iter().all(|other| geometry.peers(*other).contains(cell))
    };
    grid.open_cells().filter(sees).map(|cell| Candidate { cell, digit }).collect()
}

/// WXYZ-wings by definition: all sets of four cells with four digits, one of which sees the others.
fn plain_wings(geometry: &Geometry, grid: &Grid, marks: &Candidates) -> BTreeSet<Vec<Candidate>> {
    let cells: Vec<Cell> = grid.open_cells().filter(|&cell| marks.get(cell).len() <= 4).collect();
    let mut found = BTreeSet::new();
    for (at, &a) in cells.iter().enumerate() {
        for (at, &b) in cells.iter().enumerate().skip(at + 1) {
            for (at, &c) in cells.iter().enumerate().skip(at + 1) {
                if union(marks, &[a, b, c]).len() != 4 {
                    continue;
                }
                for &d in &cells[at + 1..] {
                    found.extend(plain_wing(geometry, grid, marks, [a, b, c, d]));
                }
            }
        }
    }
    found
}

fn plain_wing(
    geometry: &Geometry,
    grid: &Grid,
    marks: &Candidates,
    cells: [Cell; 4],
) -> Option<Vec<Candidate>> {
    let sees = |one: Cell, other: Cell| geometry.peers(one).contains(&other);
    let is_hinge = |hinge: &Cell| cells.iter().all(|&cell| cell == *hinge || sees(cell, *hinge));
    let three = |left_out: usize| {
        let rest: Vec<Cell> = (0..4).filter(|&at| at != left_out).map(|at| cells[at]).collect();
        union(marks, &rest).len() < 4
    };
    let digits = union(marks, &cells);
    if digits.len() != 4 || !cells.iter().any(is_hinge) || (0..4).any(three) {
        return None;
    }
    let places = |digit: Digit| -> Vec<Cell> {
        cells.into_iter().filter(|&cell| marks.get(cell).contains(digit)).collect()
    };
    let repeats = |digit: &Digit| {
        let places = places(*digit);
        places.iter().any(|&one| places.iter().any(|&other| one != other && !sees(one, other)))
    };
    let repeated: Vec<Digit> = digits.iter().filter(repeats).collect();
    let [digit] = repeated[..] else { return None };
    let gone = seen(geometry, grid, marks, digit, &places(digit));
    (!gone.is_empty()).then_some(gone)
}

#[test]
fn wings_are_those_of_a_plain_twin() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let mut found = 0;
    for Play { givens, grid, marks, .. } in positions(&geometry, cases(12), 1) {
        let mut reasoner = Reasoner::new(&geometry);
        reasoner.resume(&givens, &grid, Some(&marks), false);
        let wings = conclusions(&mut reasoner, Technique::WxyzWing);
        found += wings.len();
        assert_eq!(wings, plain_wings(&geometry, &grid, &marks), "{marks:?}");
    }
    assert!(found > 10, "only {found}");
}

/// A loop as its deduction describes it: a second way to fill it follows the rules.
fn check_loop(geometry: &Geometry, marks: &Candidates, deduction: &Deduction) {
    let Pattern::Deadly { digits, cells, .. } = &deduction.pattern else {
        panic!("{deduction:?} has another pattern")
    };
    assert!(cells.len() >= 6 && cells.len() % 2 == 0, "{deduction:?}");
    for &cell in cells {
        assert!(digits.is_subset(&marks.get(cell)), "{deduction:?}");
    }
    // Two colors, so that cells that see each other have different ones, and every house has both
    // or none.
    let mut colors = vec![None; cells.len()];
    colors[0] = Some(false);
    for _ in cells {
        for (at, &cell) in cells.iter().enumerate() {
            let Some(color) = colors[at] else { continue };
            for (other_at, other) in cells.iter().enumerate() {
                if geometry.peers(cell).contains(other) {
                    assert_ne!(colors[other_at], Some(color), "{deduction:?}");
                    colors[other_at] = Some(!color);
                }
            }
        }
    }
    for house in geometry.houses() {
        let within =
            cells.iter().zip(&colors).filter(|(cell, _)| geometry.cells(house).contains(cell));
        let within: Vec<_> = within.map(|(_, color)| color).collect();
        assert!(within.is_empty() || within.len() == 2, "{deduction:?}");
    }
}

/// Positions of evoku's own puzzles, in the format of HoDoKu's library.
#[rustfmt::skip]
const LOOPS: &[(u8, &str)] = &[
    (1, ":UL:34:89...52..+4..+2.+79..1..6.+95.....+8..+7..+7.8+9+5+63.46+4+3721+8..37.+1+6.+4...64+57.+13..+8+1.9.+6.7:296::"),
    (1, ":UL:79:+6+274+935+1+8+8..+7+613+29+3+9+1+85+2+4+675+1+8.7+4...2+36+91+57+8+44+7+9.381+5.....26.....+2.+8..4.+1.35+4....:997::"),
    (2, ":UL:18:39..1+2.+6.5...+93.+1....+5687..239+6..+8.1+6.4.....7.+5....6....52.6..49..3...+7...+39...86:222 422 223 238 438 239 855 156 257 557 358 958 464 764 765 865 166 766 368 968 269 177 182 183 191 192::"),
    (2, ":UL:36:..+91+7..+6+2+1.+7.2..9+4+2.6.+5.+178..+2...+71+59+14+78+5+2367.+52+1.+4+8+96+935+418+2+7+47+8..+2+9+5+15+2+189+76+4+3:316::"),
    (3, ":UL:47:.+854+7+1..3..6+89+3..+1.1.5+2+6.876..13+8+295.2+8+76.13+4...+2+4...+8.3+29.78.+68..+6.+4+3.2.+6.3+8+2.1+9:561 761 961 762 763 963 782::"),
    (3, ":UL:68:...4+3+21+5+7+7+52+1+9+8+463+1+3+4+67+5+8+92..3716+58..1..8.....8..+4.6.+1..19+542..5+4.3+2+79+1...9+8+61.+45:::"),
    (4, ":UL:48:+281...+9..7...+2+81.......+12..+4+1+82+7+6+3596+2...97.+1.+7+9.1.6+2.+8+42+1+975+369..+38+241+7+13+7+564+89+2:414 424 434 455::"),
    (4, ":UL:15:2.8+9.......65.+8...+5..6..9.87+5..92.4.....+63.75.+6..+7+5.+9.+415+2+897..6..7.4.89...+3.+6+4.2:115 125 135 387::"),
];

#[test]
fn examples_of_loops_are_found() {
    let geometry = Geometry::plain(Shape::NINE);
    for &(kind, line) in LOOPS {
        let case = Case::new(line);
        let mut reasoner = case.reasoner();
        let marks = reasoner.candidates();
        let deductions = all(&mut reasoner, Technique::UniqueLoop(kind));
        deductions.iter().for_each(|deduction| check_loop(&geometry, &marks, deduction));
        let is_example = |it: &Deduction| matches!(it.pattern, Pattern::Deadly { digits, .. } if digits == case.digits);
        assert!(deductions.iter().any(is_example), "type {kind} in {line}: {deductions:?}");
    }
}

#[test]
fn loops_leave_the_solution_alone_and_could_be_filled_in_two_ways() {
    let board = |rules| Arc::new(Geometry::new(Shape::NINE, rules).expect("a geometry"));
    let boards = [
        board(Rules::default()),
        board(Rules { windoku: true, ..Rules::default() }),
        board(Rules { anti_king: true, ..Rules::default() }),
    ];
    let mut found = 0;
    for (geometry, count) in boards.iter().zip([60, 10, 10]) {
        for Play { givens, grid, marks, solution } in positions(geometry, cases(count), 2) {
            let mut reasoner = Reasoner::new(geometry);
            reasoner.resume(&givens, &grid, Some(&marks), true);
            for kind in 1..=4 {
                for deduction in all(&mut reasoner, Technique::UniqueLoop(kind)) {
                    found += 1;
                    check_loop(geometry, &marks, &deduction);
                    let right = |it: &Candidate| solution.get(it.cell) == Some(it.digit);
                    let wrong = deduction.eliminations.iter().any(right);
                    assert!(!wrong, "{deduction:?} on {geometry}");
                }
            }
        }
    }
    assert!(found > 0);
}

#[test]
fn without_uniqueness_no_loop_is_found() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    for Play { givens, grid, marks, .. } in positions(&geometry, 20, 3) {
        let mut reasoner = Reasoner::new(&geometry);
        reasoner.resume(&givens, &grid, Some(&marks), false);
        for kind in 1..=4 {
            assert_eq!(all(&mut reasoner, Technique::UniqueLoop(kind)), []);
        }
    }
}

/// In the solution, the targets hold the digits of the base. Half of the wrong candidates are ruled
/// out, so exocets are frequent.
#[test]
fn exocets_hold_in_the_solution() {
    let board = |rules| Arc::new(Geometry::new(Shape::NINE, rules).expect("a geometry"));
    let boards = [board(Rules::default()), board(Rules { diagonal: true, ..Rules::default() })];
    let mut found = 0;
    for (geometry, count) in boards.iter().zip([40, 5]) {
        for Play { givens, grid, marks, solution } in positions(geometry, cases(count), 4) {
            let mut reasoner = Reasoner::new(geometry);
            reasoner.resume(&givens, &grid, Some(&marks), false);
            for deduction in all(&mut reasoner, Technique::JuniorExocet) {
                found += 1;
                let Pattern::Exocet { base, targets, .. } = deduction.pattern else {
                    panic!("{deduction:?} has another pattern")
                };
                let held = |cells: [Cell; 2]| -> Digits {
                    cells.iter().filter_map(|&cell| solution.get(cell)).collect()
                };
                assert_eq!(held(base), held(targets), "{deduction:?} on {geometry}");
                let right = |it: &Candidate| solution.get(it.cell) == Some(it.digit);
                assert!(!deduction.eliminations.iter().any(right), "{deduction:?} on {geometry}");
            }
        }
    }
    assert!(found > 5, "only {found}");
}

/// Two puzzles that the literature on exocets begins with: Fata Morgana and Golden Nugget.
#[test]
fn famous_exocets_are_found() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    for line in [
        "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ] {
        let givens = grid(line);
        let mut reasoner = Reasoner::new(&geometry);
        reasoner.resume(&givens, &givens, None, false);
        assert!(reasoner.first(Technique::JuniorExocet).is_some(), "{line}");
    }
}
