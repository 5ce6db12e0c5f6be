//! Tests of generated puzzles: as requested, proper, minimal, of every geometry, and the same for
//! the same random numbers.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::common::{any_geometry, numbers};
use evoku_sudoku::generate::{
    GeneratedPuzzle, Generator, GivenSymmetry, Refusal, Request, RequestError, Tally, full_grid,
    rarity,
};
use evoku_sudoku::logic::{LADDER, Reasoner, Technique};
use evoku_sudoku::rating::{Level, Rater};
use evoku_sudoku::search::{Auto, Halt, Limit, Proof, Solver, Tree};
use evoku_sudoku::{Candidates, Cell, Element, Geometry, Grid, Rules, Shape, Sudoku};
use proptest::prelude::*;

/// Returns `true` if a grid has exactly one solution, according to the simple engine `tree`.
fn is_proper(geometry: &Arc<Geometry>, grid: &Grid) -> bool {
    let mut tree = Tree::default();
    let sudoku = Sudoku::new(Arc::clone(geometry), grid.clone()).expect("digits of the board");
    tree.start(&sudoku).expect("every geometry");
    tree.count(2, Limit::default()) == (1, Halt::Exhausted)
}

/// The puzzles that result from removing each given orbit of `cells`.
fn with_less<'a>(grid: &'a Grid, cells: &'a [Vec<Cell>]) -> impl Iterator<Item = Grid> + 'a {
    let held = |orbit: &&Vec<Cell>| grid.get(orbit[0]).is_some();
    cells.iter().filter(held).map(|orbit| {
        let mut less = grid.clone();
        orbit.iter().for_each(|&cell| less.set(cell, None));
        less
    })
}

/// At least `count` puzzles, or the result of `batches` batches, with the tally.
fn generated(
    request: &Request,
    count: usize,
    batches: u64,
    seed: u64,
) -> (Vec<GeneratedPuzzle>, Tally) {
    let (mut generated, mut tally) = (Vec::new(), Tally::default());
    let mut generator = match Generator::new(request.clone()) {
        Ok(generator) => generator,
        // A random board may have rules that contradict each other.
        Err(RequestError::NoGrid(_)) => return (generated, tally),
        Err(error) => panic!("a request that makes sense: {error}"),
    };
    for batch in 0..batches {
        if generated.len() >= count {
            break;
        }
        let mut random = numbers(seed << 20 | batch);
        tally.add(generator.batch(batch, None, &mut random, &mut generated), request);
    }
    assert_eq!(tally.accepted, generated.len() as u64);
    assert_eq!(tally.attempts, tally.accepted + tally.refused.values().sum::<u64>());
    (generated, tally)
}

fn nine() -> Arc<Geometry> {
    Arc::new(Geometry::plain(Shape::NINE))
}

fn technique(name: &str) -> Technique {
    Technique::by_name(name).expect("a technique")
}

#[test]
fn every_plain_board_has_full_grids() {
    for side in [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 25] {
        let geometry = Arc::new(Geometry::plain(Shape::of_side(side).expect("a side up to 64")));
        let blank = Sudoku::new(Arc::clone(&geometry), Grid::blank(side)).expect("a board");
        for seed in 0..3 {
            let (mut engine, mut random) = (Auto::default(), numbers(seed));
            let full =
                full_grid(&geometry, &mut engine, None, &mut random).expect("every geometry");
            assert!(blank.is_solved_by(&full.expect("a full grid")), "{side}");
        }
    }
}

#[test]
fn rules_without_a_grid_are_refused_quickly() {
    let shape = Shape::new(2, 2).expect("a shape");
    let impossible =
        Rules { diagonal: true, anti_king: true, anti_knight: true, ..Rules::default() };
    let geometry = Arc::new(Geometry::new(shape, impossible).expect("rules that fit"));
    let refused = Generator::new(Request::new(&geometry)).err();
    assert_eq!(refused, Some(RequestError::NoGrid(Arc::clone(&geometry))));
    let mut engine = Auto::default();
    assert_eq!(full_grid(&geometry, &mut engine, None, &mut numbers(1)), Ok(None));
}

#[test]
fn rules_with_few_grids_have_some_found() {
    let few = Rules { windoku: true, anti_knight: true, ..Rules::default() };
    let geometry = Arc::new(Geometry::new(Shape::NINE, few).expect("rules that fit"));
    let (generated, tally) = generated(&Request::new(&geometry), 3, 3, 1);
    assert_eq!((generated.len(), tally.attempts), (3, 3));
    assert!(generated.iter().all(|generated| generated.sudoku.is_solved_by(&generated.solution)));
}

#[test]
fn cancelled_batches_end_soon_and_are_not_counted() {
    let cancel = AtomicBool::new(true);
    for side in [4, 9, 25, 49] {
        let geometry = Arc::new(Geometry::plain(Shape::of_side(side).expect("a side up to 64")));
        let mut generator = Generator::new(Request::new(&geometry)).expect("any puzzle");
        let mut puzzles = Vec::new();
        let tally = generator.batch(0, Some(&cancel), &mut numbers(1), &mut puzzles);
        assert_eq!((puzzles.len(), tally.attempts, tally.refused.len()), (0, 0, 0), "{side}");
    }
}

#[test]
fn blocks_of_nines_are_minimal_under_every_symmetry() {
    let geometry = nine();
    for symmetry in GivenSymmetry::ALL {
        let request = Request { symmetry, ..Request::new(&geometry) };
        let orbits = symmetry.orbits(9);
        let (puzzles, _) = generated(&request, 1, 1, 7);
        assert_eq!(puzzles.len(), 2048);
        for GeneratedPuzzle { sudoku, solution, rating, .. } in puzzles.iter().take(8) {
            let givens = sudoku.givens();
            assert!(sudoku.is_solved_by(solution) && rating.is_none());
            assert!(is_proper(&geometry, givens), "{symmetry:?}");
            assert!(!with_less(givens, &orbits).any(|less| is_proper(&geometry, &less)));
            for orbit in &orbits {
                let given = orbit.iter().filter(|&&cell| givens.get(cell).is_some()).count();
                assert!(given == 0 || given == orbit.len(), "{symmetry:?}: {givens:?}");
            }
        }
    }
}

/// Orbits by their definition: cells that maps of the group carry into each other.
#[test]
fn the_first_puzzles_of_a_block_are_the_same_without_the_others() {
    for symmetry in [GivenSymmetry::None, GivenSymmetry::HalfTurn] {
        let request = Request { symmetry, ..Request::new(&nine()) };
        let (all, _) = generated(&request, 1, 1, 7);
        let mut generator = Generator::new(request).unwrap();
        generator.make_at_most(5);
        let mut first = Vec::new();
        let tally = generator.batch(0, None, &mut numbers(7 << 20), &mut first);
        assert_eq!((first.len(), tally.attempts), (5, 5));
        for (one, other) in first.iter().zip(&all) {
            assert_eq!((&one.sudoku, &one.solution), (&other.sudoku, &other.solution));
        }
    }
}

#[test]
fn orbits_are_closed_and_as_large_as_the_group() {
    for side in [4, 5, 9] {
        let order = [1, 2, 4, 2, 2, 4, 2, 2, 4, 8];
        for (symmetry, order) in GivenSymmetry::ALL.into_iter().zip(order) {
            let orbits = symmetry.orbits(side);
            let cells: usize = orbits.iter().map(Vec::len).sum();
            assert_eq!(cells, side * side);
            assert!(orbits.iter().all(|orbit| order % orbit.len() == 0), "{symmetry:?}");
            assert!(orbits.iter().any(|orbit| orbit.len() == order), "{symmetry:?}");
            assert_eq!(GivenSymmetry::by_name(symmetry.name()), Some(symmetry));
        }
    }
}

#[test]
fn puzzles_have_the_requested_level_and_score() {
    let geometry = nine();
    let mut rater = Rater::new(&geometry);
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let request = Request { levels: Some(level..=level), ..Request::new(&geometry) };
        let (puzzles, tally) = generated(&request, 5, 20, 3);
        assert!(puzzles.len() >= 5, "{tally:?}");
        for puzzle in puzzles {
            let rating = rater.rate(&puzzle.sudoku).expect("one solution");
            assert_eq!(Some(&rating), puzzle.rating.as_ref());
            assert_eq!(rating.level, level);
        }
    }
    let request = Request { score: Some(500..=600), ..Request::new(&geometry) };
    let (puzzles, _) = generated(&request, 3, 20, 3);
    assert!(puzzles.len() >= 3);
    let score = |puzzle: &GeneratedPuzzle| puzzle.rating.as_ref().map(|rating| rating.score);
    assert!(puzzles.iter().all(|puzzle| (500..=600).contains(&score(puzzle).unwrap_or(0))));
}

#[test]
fn techniques_are_used_or_avoided_as_requested() {
    let request = Request {
        required: vec![technique("skyscraper")],
        forbidden: vec![technique("W-Wing"), technique("naked triple")],
        levels: Some(Level::Easy..=Level::Hard),
        ..Request::new(&nine())
    };
    let (puzzles, tally) = generated(&request, 3, 40, 1);
    assert!(puzzles.len() >= 3, "{tally:?}");
    for rating in puzzles.iter().filter_map(|puzzle| puzzle.rating.as_ref()) {
        let used: Vec<Technique> = rating.steps.iter().map(|&(used, _)| used).collect();
        assert!(used.contains(&technique("skyscraper")), "{used:?}");
        assert!(!request.forbidden.iter().any(|forbidden| used.contains(forbidden)), "{used:?}");
    }
    assert!(tally.refused.contains_key(&Refusal::Uses(technique("W-Wing"))), "{tally:?}");
}

/// Checks that a position is on the path of its puzzle, and that its steps are possible and right.
fn check_position(puzzle: &GeneratedPuzzle, request: &Request, proof: &mut Proof) {
    let position = puzzle.available.as_ref().expect("a position");
    let (geometry, givens) = (puzzle.sudoku.geometry(), puzzle.sudoku.givens());
    assert!(givens.digits().all(|(cell, digit)| position.grid.get(cell) == Some(digit)));
    for (cell, digit) in puzzle.solution.digits() {
        assert!(position.grid.get(cell).is_none_or(|placed| placed == digit));
        assert!(position.candidates.get(cell).contains(digit));
    }
    let found: Vec<Technique> = position.steps.iter().map(|step| step.technique).collect();
    assert_eq!(found, request.available);
    let mut reasoner = Reasoner::new(geometry);
    reasoner.resume(givens, &position.grid, Some(&position.candidates), true);
    assert!(found[0].place() < 3 || reasoner.single().is_none(), "{position:?}");
    for step in &position.steps {
        let mut same = false;
        let _ = reasoner.all(step.technique, &mut |deduction| {
            same |= deduction == *step;
            if same { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(same, "{step:?}");
        let (placed, gone) = (&step.placements, &step.eliminations);
        assert_eq!(proof.mistake(geometry, &position.candidates, placed, gone), None);
    }
    if request.after_singles {
        reasoner.start(&puzzle.sudoku, true);
        while let Some(single) = reasoner.single().filter(|_| found[0].place() >= 3) {
            reasoner.put(single.placed);
        }
        assert_eq!(*reasoner.grid(), position.grid);
        assert_eq!(position.candidates, Candidates::from_peers(geometry, &position.grid));
    }
}

#[test]
fn positions_have_a_step_of_each_available_technique() {
    let mut proof = Proof::default();
    for (names, after_singles) in [
        (&["Hidden Single"][..], false),
        (&["Swordfish"], false),
        (&["Jellyfish"], true),
        (&["Sue de Coq"], true),
        (&["ALS-XZ"], false),
        (&["Franken Swordfish"], false),
        (&["Mutant Swordfish"], true),
        (&["Death Blossom"], false),
        (&["Simple Colors (Wrap)"], false),
        (&["Kraken Fish Type 2"], false),
        (&["Skyscraper", "XY-Wing"], false),
    ] {
        let available = names.iter().map(|name| technique(name)).collect();
        let request = Request { available, after_singles, ..Request::new(&nine()) };
        let (puzzles, tally) = generated(&request, 1, 4, 5);
        assert!(!puzzles.is_empty(), "{names:?}: {tally:?}");
        for puzzle in puzzles.iter().take(3) {
            check_position(puzzle, &request, &mut proof);
            assert!(puzzle.rating.is_some());
        }
    }
}

#[test]
fn positions_are_generated_on_other_boards() {
    let six = Arc::new(Geometry::plain(Shape::new(2, 3).expect("a shape")));
    let available = vec![technique("X-Wing")];
    let request = Request { available, ..Request::new(&six) };
    let (puzzles, tally) = generated(&request, 1, 500, 5);
    assert!(!puzzles.is_empty(), "{tally:?}");
    check_position(&puzzles[0], &request, &mut Proof::default());
    let available = vec![technique("Parity")];
    let request = Request { available: available.clone(), ..request };
    assert_eq!(Generator::new(request).err(), Some(RequestError::NoConstraints(available[0])));
}

#[test]
fn rarities_are_of_techniques_in_ratings() {
    let rare = Technique::names().filter(|&(technique, _)| rarity(technique).is_some());
    let rare: Vec<&str> = rare.map(|(_, name)| name).collect();
    assert_eq!(rare.len(), 19, "each row of the table names a technique: {rare:?}");
    let of_ratings = LADDER.iter().filter(|rung| rung.default).flat_map(|rung| rung.kinds);
    let of_ratings: Vec<&str> = of_ratings.map(|&(_, name)| name).collect();
    assert!(rare.iter().all(|name| of_ratings.contains(name)), "{rare:?}");
}

#[test]
fn required_techniques_come_before_harder_ones() {
    let (wing, sky) = (technique("X-Wing"), technique("Skyscraper"));
    let request = Request { required: vec![sky, wing], ..Request::new(&nine()) };
    let (puzzles, tally) = generated(&request, 3, 40, 1);
    assert!(puzzles.len() >= 3, "{tally:?}");
    let mut rater = Rater::new(&request.geometry);
    let mut harder = 0;
    for puzzle in &puzzles {
        let mut missing = request.required.clone();
        let rating = rater.walk(&puzzle.sudoku, &puzzle.solution, None, |_, step, _| {
            let used = step.technique().expect("no guess");
            if let Some(last) = missing.iter().map(|technique| technique.place()).max() {
                assert!(used.place() <= last, "{used} before {missing:?}");
            }
            missing.retain(|&technique| technique != used);
            ControlFlow::Continue(())
        });
        assert!(missing.is_empty());
        harder += usize::from(rating.and_then(|rating| rating.hardest) > Some(sky));
    }
    assert!(harder > 0, "what comes after them may be harder");
}

#[test]
fn givens_patterns_and_grids_are_as_requested() {
    let geometry = nine();
    let request = Request { givens: Some(30..=34), ..Request::new(&geometry) };
    let (puzzles, _) = generated(&request, 1, 10, 1);
    let filled = |generated: &GeneratedPuzzle| generated.sudoku.givens().filled();
    assert!(puzzles.iter().all(|generated| (30..=34).contains(&filled(generated))));
    let request = Request { givens: Some(17..=17), ..Request::new(&geometry) };
    let (none, tally) = generated(&request, 1, 2, 1);
    assert!(none.is_empty());
    let nearest = tally.nearest.expect("the nearest of those refused");
    assert!((18..25).contains(&filled(&nearest)), "{}", filled(&nearest));

    // A chess board with 41 given cells.
    let pattern: Vec<Cell> = (0..81).step_by(2).map(Cell::from_index).collect();
    let request = Request { pattern: Some(pattern.clone()), ..Request::new(&geometry) };
    let (puzzles, _) = generated(&request, 1, 10, 1);
    for puzzle in &puzzles {
        let cells: Vec<Cell> = puzzle.sudoku.givens().digits().map(|(cell, _)| cell).collect();
        assert_eq!(cells, pattern);
        assert!(is_proper(&geometry, puzzle.sudoku.givens()));
    }
    let grid = puzzles.first().map(|generated| generated.solution.clone()).expect("a puzzle");
    for pattern in [None, Some(pattern)] {
        let request = Request { grids: vec![grid.clone()], pattern, ..Request::new(&geometry) };
        let (puzzles, _) = generated(&request, 1, 1, 1);
        assert!(!puzzles.is_empty() && puzzles.iter().all(|generated| generated.solution == grid));
    }
}

#[test]
fn contradictory_requests_are_refused() {
    let geometry = nine();
    let plain = || Request::new(&geometry);
    let refused = |request: Request| match Generator::new(request) {
        Ok(_) => panic!("not refused"),
        Err(error) => error.to_string(),
    };
    let level = Some(Level::Easy..=Level::Medium);
    let wing = technique("XY-Wing");
    let torn = Request { required: vec![wing], forbidden: vec![wing], ..plain() };
    assert_eq!(
        refused(torn),
        "XY-Wing is both required and forbidden; remove one of these conditions"
    );
    let hard = Request { required: vec![wing], levels: level, ..plain() };
    assert_eq!(
        refused(hard),
        "XY-Wing has the level hard, but the highest requested level is medium"
    );
    let unused = Request { required: vec![technique("Template Set")], ..plain() };
    assert!(refused(unused).contains("not used by ratings"));
    assert!(refused(Request { givens: Some(80..=90), ..plain() }).contains("0 to 81"));
    let few = Request { givens: Some(3..=16), ..plain() };
    assert!(refused(few).contains("at most 16 givens"));
    let last = Request { forbidden: vec![technique("Full House")], ..plain() };
    assert!(refused(last).starts_with("Full House can't be forbidden because "));
    let scored = |levels, score| refused(Request { levels, score: Some(score), ..plain() });
    assert!(
        scored(Some(Level::Easy..=Level::Medium), 1001..=9999).contains("within 0 to 1000 with")
    );
    // An expert puzzle has a step of at least 200.
    assert!(
        scored(Some(Level::Expert..=Level::Expert), 0..=199).contains("within 200 to 1800 with")
    );
    let wings = Request { required: vec![wing], score: Some(0..=159), ..plain() };
    assert!(refused(wings).contains("expected a range within 160 to"));
    let pattern = || Some(vec![Cell::from_index(5)]);
    let both = Request { pattern: pattern(), givens: Some(20..=20), ..plain() };
    assert_eq!(Generator::new(both).err(), Some(RequestError::Settled("number")));
    let symmetry = GivenSymmetry::QuarterTurn;
    let turned = Request { symmetry, givens: Some(18..=19), ..plain() };
    assert_eq!(
        refused(turned),
        "with the symmetry quarter-turn the number of givens is 17 or 20, never 18 to 19"
    );
    let reached = Request { symmetry, givens: Some(18..=20), ..plain() };
    assert!(Generator::new(reached).is_ok());
    let grids = vec![Grid::blank(9)];
    assert_eq!(
        refused(Request { grids, ..plain() }),
        "grid 1 does not fit this board; expected a full grid that satisfies its rules"
    );
}

/// Two lines of a band without a given can be exchanged in every solution, unless a further rule
/// distinguishes them.
#[test]
fn patterns_with_exchangeable_lines_are_refused() {
    let but = |hidden: fn(usize, usize) -> bool| -> Vec<Cell> {
        let cells = (0..81).filter(|cell| !hidden(cell / 9, cell % 9));
        cells.map(Cell::from_index).collect()
    };
    let request = |geometry: &Arc<Geometry>, pattern| {
        Generator::new(Request { pattern: Some(pattern), ..Request::new(geometry) })
    };
    let (lines, first, second) = ("rows", 4, 6);
    let error = request(&nine(), but(|row, _| row == 3 || row == 5)).err();
    assert_eq!(error, Some(RequestError::Exchangeable { lines, first, second }));
    let (lines, first, second) = ("columns", 8, 9);
    let error = request(&nine(), but(|_, column| column > 6)).err();
    assert_eq!(error, Some(RequestError::Exchangeable { lines, first, second }));
    assert!(request(&nine(), but(|row, column| row % 3 == 0 && column > 0)).is_ok());
    let rules = Rules { diagonal: true, ..Rules::default() };
    let diagonal = Arc::new(Geometry::new(Shape::new(3, 3).unwrap(), rules).unwrap());
    assert!(request(&diagonal, but(|row, _| row == 3 || row == 5)).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn puzzles_of_every_board_are_proper_and_minimal(geometry in any_geometry(1..=6), least in 0..40_usize, seed: u64) {
        let geometry = Arc::new(geometry);
        let cells = geometry.side().pow(2);
        let least = least.min(cells);
        let request = Request { givens: Some(least..=cells), ..Request::new(&geometry) };
        // The same random numbers give the same puzzles, for any range.
        let (puzzles, _) = generated(&request, 1, 1, seed);
        let again = generated(&request, 1, 1, seed).0;
        let givens = |generated: &[GeneratedPuzzle]| generated.iter().map(|generated| generated.sudoku.givens().clone()).collect::<Vec<_>>();
        prop_assert_eq!(givens(&again), givens(&puzzles));
        for puzzle in generated(&Request::new(&geometry), 1, 1, seed).0 {
            let dug = puzzle.sudoku.givens();
            prop_assert!(puzzle.sudoku.is_solved_by(&puzzle.solution));
            prop_assert!(is_proper(&geometry, dug));
            let cells = GivenSymmetry::None.orbits(geometry.side());
            prop_assert!(!with_less(dug, &cells).any(|less| is_proper(&geometry, &less)));
        }
    }

    #[test]
    fn puzzles_of_a_level_are_proper_on_every_board(geometry in any_geometry(4..=6), most in 1..5_usize, seed: u64) {
        let geometry = Arc::new(geometry);
        let request = Request { levels: Some(Level::Easy..=Level::ALL[most]), ..Request::new(&geometry) };
        for puzzle in generated(&request, 4, 4, seed).0 {
            prop_assert!(is_proper(&geometry, puzzle.sudoku.givens()));
        }
    }

    #[test]
    fn easy_puzzles_of_every_board_are_easy(geometry in any_geometry(2..=6), seed: u64) {
        let geometry = Arc::new(geometry);
        let levels = Some(Level::Easy..=Level::Easy);
        let request = Request { levels, ..Request::new(&geometry) };
        for puzzle in generated(&request, 1, 2, seed).0 {
            prop_assert!(is_proper(&geometry, puzzle.sudoku.givens()));
            let rating = Rater::new(&geometry).rate(&puzzle.sudoku).expect("one solution");
            prop_assert_eq!(rating.level, Level::Easy);
        }
    }
}
