//! Tests of puzzles with rare techniques, which are made from the puzzles that have them.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::common::numbers;
use evoku_sudoku::canon::Known;
use evoku_sudoku::generate::{GeneratedPuzzle, Generator, GivenSymmetry, Request, Tally, rarity};
use evoku_sudoku::logic::Technique;
use evoku_sudoku::rating::Rater;
use evoku_sudoku::search::{Answer, Auto};
use evoku_sudoku::{Cell, Geometry, Grid, Shape, Sudoku};

fn request(name: &str) -> Request {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let technique = Technique::by_name(name).expect("a technique");
    Request { required: vec![technique], ..Request::new(&geometry) }
}

/// The puzzles of the first batch that has any, and the tally of all batches.
fn first_batch(request: &Request) -> (Vec<GeneratedPuzzle>, Tally) {
    let mut generator = Generator::new(request.clone()).expect("a request that makes sense");
    let (mut generated, mut tally) = (Vec::new(), Tally::default());
    for batch in 0.. {
        let batch_tally = generator.batch(batch, None, &mut numbers(batch), &mut generated);
        tally.add(batch_tally, request);
        if !generated.is_empty() {
            break;
        }
    }
    (generated, tally)
}

fn is_proper(sudoku: &Sudoku, givens: &Grid) -> bool {
    let puzzle = Sudoku::new(Arc::clone(sudoku.geometry()), givens.clone()).expect("fewer givens");
    matches!(Auto::default().solve(&puzzle), Answer::Unique(_))
}

/// Checks that a puzzle is minimal, has the solution, and needs the technique.
fn check(puzzle: &GeneratedPuzzle, request: &Request, orbits: &[Vec<Cell>], rater: &mut Rater) {
    let GeneratedPuzzle { sudoku, solution, .. } = puzzle;
    let givens = sudoku.givens();
    assert!(sudoku.is_solved_by(solution) && is_proper(sudoku, givens));
    for orbit in orbits {
        let given = orbit.iter().filter(|&&cell| givens.get(cell).is_some()).count();
        assert!(given == 0 || given == orbit.len(), "{sudoku}");
        let mut less = givens.clone();
        orbit.iter().for_each(|&cell| less.set(cell, None));
        assert!(given == 0 || request.givens.is_some() || !is_proper(sudoku, &less), "{sudoku}");
    }
    let number = givens.filled();
    assert!(request.givens.as_ref().is_none_or(|givens| givens.contains(&number)), "{sudoku}");
    let rating = rater.walk(sudoku, solution, None, |_, _, _| ControlFlow::Continue(()));
    let steps = rating.expect("a path").steps;
    let uses = |wanted| steps.iter().any(|&(used, _)| used == wanted);
    assert!(request.required.iter().all(|&wanted| uses(wanted)), "{sudoku}");
}

#[test]
fn relatives_are_as_good_as_other_puzzles() {
    for symmetry in [GivenSymmetry::None, GivenSymmetry::HalfTurn] {
        let request = Request { symmetry, ..request("Jellyfish") };
        let (puzzles, _) = first_batch(&request);
        assert!(puzzles.len() > 20, "{}", puzzles.len());
        let (mut rater, orbits) = (Rater::new(&request.geometry), symmetry.orbits(9));
        let mut known = Known::new(&request.geometry);
        let mut different = 0;
        for puzzle in &puzzles {
            check(puzzle, &request, &orbits, &mut rater);
            different += usize::from(known.insert(&puzzle.sudoku).expect("a plain board"));
        }
        assert_eq!(different, puzzles.len(), "none is another one in disguise");
        if symmetry == GivenSymmetry::None {
            let others = puzzles.iter().filter(|other| other.solution == puzzles[0].solution);
            assert_eq!(others.count(), 1, "kinship is not visible");
        }
    }
}

#[test]
fn relatives_have_the_requested_number_of_givens() {
    let request = Request { givens: Some(26..=28), ..request("Swordfish") };
    let (puzzles, _) = first_batch(&request);
    let mut rater = Rater::new(&request.geometry);
    let orbits = GivenSymmetry::None.orbits(9);
    puzzles.iter().for_each(|puzzle| check(puzzle, &request, &orbits, &mut rater));
}

#[test]
fn rare_techniques_are_frequent_among_relatives() {
    let request = request("Jellyfish");
    let (puzzles, tally) = first_batch(&request);
    let one_in = rarity(request.required[0]).expect("a rare technique").one_in;
    let chance = tally.attempts / u64::from(one_in);
    assert!(puzzles.len() as u64 > 20 * (chance + 1), "{} in {}", puzzles.len(), tally.attempts);
    // The same random numbers give the same puzzles.
    let (again, _) = first_batch(&request);
    let sudokus = |puzzles: &[GeneratedPuzzle]| -> Vec<Sudoku> {
        puzzles.iter().map(|puzzle| puzzle.sudoku.clone()).collect()
    };
    assert_eq!(sudokus(&puzzles), sudokus(&again));
    // A limit keeps the first puzzles.
    let mut generator = Generator::new(request.clone()).expect("a request").with_enough(5);
    let mut few = Vec::new();
    for batch in 0.. {
        generator.batch(batch, None, &mut numbers(batch), &mut few);
        if !few.is_empty() {
            break;
        }
    }
    assert_eq!(sudokus(&few), sudokus(&puzzles)[..5]);
    // A puzzle whose solution is requested has no relatives with other solutions.
    let grids = vec![puzzles[0].solution.clone()];
    let request = Request { grids, ..request.clone() };
    let mut generator = Generator::new(request.clone()).expect("a full grid");
    let mut generated = Vec::new();
    generator.batch(0, None, &mut numbers(1), &mut generated);
    assert!(generated.iter().all(|puzzle| puzzle.solution == request.grids[0]));
}
