//! No technique is ever wrong on boards with constraints, with one solution or several.

#![allow(clippy::print_stderr, reason = "a test that skips something says so")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use evoku_sudoku::formats::{Hints, Reader, Record, line};
use evoku_sudoku::logic::{Deduction, LADDER, Reasoner, Rung, Technique, usual_rungs};
use evoku_sudoku::rating::Rater;
use evoku_sudoku::search::{Limit, solutions};
use evoku_sudoku::{
    CONSTRAINTS, Cell, Constraint, ConstraintKind, Element, Extent, Geometry, Grid, Partition,
    Rules, Shape, Sudoku, constraint_kind,
};
use evoku_testing::data;

use crate::common::numbers;
use crate::constraints::any_constraint;

fn geometry(side: usize, constraints: Vec<Constraint>) -> Arc<Geometry> {
    let shape = Shape::of_side(side).expect("a side that boards have");
    let rules = Rules { constraints, ..Rules::default() };
    Arc::new(Geometry::new(shape, rules).expect("constraints of this board"))
}

/// Constraints that a grid obeys, mostly of one kind, so that they interact.
fn obeyed(
    kind: &'static ConstraintKind,
    count: usize,
    solution: &Grid,
    random: &mut impl FnMut(usize) -> usize,
) -> Vec<Constraint> {
    let side = solution.side();
    let fits = |constraints: &[Constraint]| {
        geometry(side, constraints.to_vec()).broken(solution).is_none()
    };
    // At least one of the kind, if it has any.
    let bare = geometry(side, Vec::new());
    let mut first = (0..3_000).map(|_| any_constraint(kind, side, random));
    let first =
        first.find(|one| one.holds(&bare.ground(), solution) && fits(std::slice::from_ref(one)));
    let mut constraints: Vec<Constraint> = first.into_iter().collect();
    for _ in 0..400 * count {
        if constraints.len() == count {
            break;
        }
        let kind = if random(4) > 0 { kind } else { CONSTRAINTS[random(CONSTRAINTS.len())] };
        let one = any_constraint(kind, side, random);
        let mut all = constraints.clone();
        all.push(one);
        if fits(&all) {
            constraints = all;
        }
    }
    constraints
}

/// One of the first full grids that obey constraints.
fn grid(side: usize, constraints: Vec<Constraint>, skipped: usize) -> Option<Grid> {
    let blank = Sudoku::new(geometry(side, constraints), Grid::blank(side)).expect("a blank board");
    let some: Vec<Grid> = solutions(&blank).take(skipped + 1).collect();
    some.last().cloned()
}

/// One of the first full grids that obey a rule of the whole board, which few do. `None` for other
/// kinds, and if there is no such grid.
fn grid_with(kind: &'static ConstraintKind, side: usize, skipped: usize) -> Option<Grid> {
    let is_rule = kind.extent == Extent::Board && kind.needed == 0;
    let rule = is_rule.then(|| Constraint::new(kind, Vec::new(), Vec::new(), side))?.ok()?;
    grid(side, vec![rule], skipped)
}

/// A board with constraints that has at most `most` solutions, and all of these.
fn board(
    kind: &'static ConstraintKind,
    side: usize,
    most: usize,
    random: &mut impl FnMut(usize) -> usize,
) -> (Sudoku, Vec<Grid>) {
    let skipped = random(60);
    let solution = grid_with(kind, side, skipped)
        .unwrap_or_else(|| grid(side, Vec::new(), skipped).expect("many"));
    let constraints = obeyed(kind, side + random(side), &solution, random);
    let geometry = geometry(side, constraints);
    let mut givens = Grid::blank(side);
    loop {
        let sudoku = Sudoku::new(Arc::clone(&geometry), givens.clone()).expect("digits of it");
        let found: Vec<Grid> = solutions(&sudoku).take(most + 1).collect();
        assert!(!found.is_empty());
        if found.len() <= most {
            return (sudoku, found);
        }
        let cell = Cell::from_index(random(side * side));
        givens.set(cell, solution.get(cell));
    }
}

/// Returns `true` if a solution contradicts a deduction.
fn contradicts(deduction: &Deduction, solution: &Grid) -> bool {
    let holds = |it: &evoku_sudoku::Candidate| solution.get(it.cell) == Some(it.digit);
    !deduction.placements.iter().all(holds) || deduction.eliminations.iter().any(holds)
}

/// Follows the path as far as techniques go, and compares all deductions with all solutions.
fn check(sudoku: &Sudoku, all: &[Grid], used: &mut BTreeMap<Technique, usize>) {
    let mut reasoner = Reasoner::new(sudoku.geometry());
    reasoner.start(sudoku, all.len() == 1);
    loop {
        let mut step = None;
        for rung in LADDER.iter().filter(|rung| rung.usual) {
            let Some(deduction) = reasoner.next([rung.technique()]) else { continue };
            let wrong = all.iter().find(|solution| contradicts(&deduction, solution));
            assert!(wrong.is_none(), "{deduction:?}\nin {sudoku:?}\n{:?}", reasoner.candidates());
            let before = reasoner.candidates();
            let news = |it: &evoku_sudoku::Candidate| before.get(it.cell).contains(it.digit);
            assert!(deduction.eliminations.iter().all(news), "{deduction:?} is old");
            assert!(deduction.placements.len() + deduction.eliminations.len() > 0);
            *used.entry(deduction.technique).or_default() += 1;
            step.get_or_insert(deduction);
        }
        match step {
            Some(deduction) => reasoner.apply(&deduction),
            None => return,
        }
    }
}

fn check_boards(side: usize, rounds: usize, most: usize, seed: u64) -> BTreeMap<Technique, usize> {
    let mut random = numbers(seed);
    let mut used = BTreeMap::new();
    let mut without: BTreeSet<&str> = CONSTRAINTS.iter().map(|kind| kind.name).collect();
    for round in 0..rounds {
        let kind = CONSTRAINTS[round % CONSTRAINTS.len()];
        let (sudoku, all) = board(kind, side, most, &mut random);
        for one in sudoku.geometry().constraints() {
            without.remove(one.kind().name);
        }
        check(&sudoku, &all, &mut used);
    }
    without.retain(|name| {
        let kind = constraint_kind(name).expect("a kind");
        kind.extent != Extent::Board || kind.needed > 0 || grid_with(kind, side, 0).is_some()
    });
    assert!(without.is_empty(), "on no board of {side}x{side}: {without:?}");
    eprintln!("{side}x{side}: {used:?}");
    used
}

#[test]
fn deductions_on_small_boards_with_one_solution_hold() {
    let used = check_boards(4, 2 * CONSTRAINTS.len(), 1, 1);
    assert!(used.len() > 10, "only {used:?}");
}

#[test]
fn deductions_on_small_boards_with_several_solutions_hold() {
    let used = check_boards(4, 3 * CONSTRAINTS.len(), 12, 2);
    let on_constraints = used.keys().filter(|technique| technique.is_on_constraints()).count();
    assert!(on_constraints > 10, "only {used:?}");
}

#[test]
fn deductions_on_boards_of_six_hold() {
    let mut used = check_boards(6, CONSTRAINTS.len(), 1, 3);
    used.extend(check_boards(6, CONSTRAINTS.len(), 40, 4));
    let on_constraints = used.keys().filter(|technique| technique.is_on_constraints()).count();
    assert!(on_constraints > 11, "only {used:?}");
}

/// Boards with other digits, boards on which rows and columns are not houses, and boards without
/// houses.
#[test]
fn deductions_on_boards_of_other_digits_and_sizes_hold() {
    let frames: [(usize, &[&str]); 6] = [
        (4, &["digits 0 3"]),
        (4, &["size 3 4"]),
        (6, &["size 2 3"]),
        (4, &["size 2 3", "digits 0 3"]),
        (4, &["size 3 3", "no-lines", "digits 1 3"]),
        (6, &["size 3 3", "digits 0 5", "beside r5c5"]),
    ];
    let mut random = numbers(31);
    let mut used = BTreeMap::new();
    for round in 0..4 * CONSTRAINTS.len() {
        let (side, frame) = frames[round % frames.len()];
        let parsed = frame.iter().map(|text| Constraint::parse(text, side).expect("a frame"));
        let mut constraints: Vec<Constraint> = parsed.collect();
        for _ in 0..3 {
            let kind = CONSTRAINTS[random(CONSTRAINTS.len())];
            constraints.push(any_constraint(kind, side, &mut random));
        }
        let rules = Rules { partition: Partition::None, constraints, ..Rules::default() };
        let shape = Shape::new(1, side).expect("a side");
        let Ok(geometry) = Geometry::new(shape, rules) else { continue };
        let sudoku = Sudoku::new(Arc::new(geometry), Grid::blank(side)).expect("a blank board");
        let all: Vec<Grid> = solutions(&sudoku).take(300).collect();
        if (1..300).contains(&all.len()) {
            check(&sudoku, &all, &mut used);
        }
    }
    eprintln!("other boards: {used:?}");
    let on_constraints = used.keys().filter(|technique| technique.is_on_constraints()).count();
    assert!(on_constraints > 4 && used.len() > on_constraints, "only {used:?}");
}

/// Cages that cover a board, without other constraints.
#[test]
fn deductions_on_killers_hold() {
    let killer = constraint_kind("killer").expect("a kind");
    let mut random = numbers(9);
    let mut used = BTreeMap::new();
    for round in 0..30 {
        let side = [4, 6][round % 2];
        let blank = Sudoku::new(geometry(side, Vec::new()), Grid::blank(side)).expect("a board");
        let solution = solutions(&blank).nth(random(60)).expect("many");
        let mut left: Vec<Cell> = (0..side * side).map(Cell::from_index).collect();
        let mut cages = Vec::new();
        while let Some(first) = left.first().copied() {
            let mut cage = vec![first];
            let wanted = 2 + random(3);
            let beside = |one: Cell, other: Cell| {
                let rows = one.row(side).abs_diff(other.row(side));
                rows + one.column(side).abs_diff(other.column(side)) == 1
            };
            while cage.len() < wanted {
                let differs = |cell: &&Cell| {
                    !cage.contains(cell)
                        && cage.iter().any(|&one| beside(one, **cell))
                        && cage.iter().all(|&one| solution.get(one) != solution.get(**cell))
                };
                let Some(&next) = left.iter().find(differs) else { break };
                cage.push(next);
            }
            left.retain(|cell| !cage.contains(cell));
            let value = |&cell: &Cell| solution.get(cell).map_or(0, |digit| digit.value().into());
            let total: u32 = cage.iter().map(value).sum();
            cages.push(Constraint::new(killer, vec![total], cage, side).expect("a cage"));
        }
        let sudoku = Sudoku::new(geometry(side, cages), Grid::blank(side)).expect("a board");
        let all: Vec<Grid> = solutions(&sudoku).take(500).collect();
        if all.len() < 500 {
            check(&sudoku, &all, &mut used);
        }
    }
    eprintln!("killers: {used:?}");
    assert!(used.contains_key(&Technique::InnieOutie), "only {used:?}");
    assert!(used.contains_key(&Technique::Combinations), "only {used:?}");
}

/// On boards without constraints, their techniques find nothing, and no rating uses them.
#[test]
fn boards_without_constraints_need_none_of_it() {
    let plain = geometry(9, Vec::new());
    assert!(usual_rungs(&plain).all(|rung| !rung.technique().is_on_constraints()));
    let blank = Sudoku::new(Arc::clone(&plain), Grid::blank(9)).expect("a blank board");
    let mut reasoner = Reasoner::new(&plain);
    reasoner.start(&blank, false);
    let own = LADDER.iter().map(Rung::technique).filter(|technique| technique.is_on_constraints());
    assert_eq!(reasoner.next(own), None);
}

/// The shared puzzles with constraints, by set.
fn shared_sets() -> Option<Vec<(String, Vec<Record>)>> {
    let read = |text: &str| Reader::new(text.as_bytes(), Hints::default()).next()?.ok();
    let mut sets = Vec::new();
    let text = data::lines("variants/fpuzzles/sudokutools_testfpuzzles.json")?.join("\n");
    let links: Vec<Vec<String>> = serde_json::from_str(&text).expect("JSON");
    let links = links.iter().filter_map(|puzzle| read(&format!("{LINK}{}", puzzle.get(1)?)));
    sets.push(("f-puzzles (sudokutools)".to_owned(), links.collect()));
    let text = data::lines("variants/fpuzzles/dclamage_puzzles_decoded.json")?.join("\n");
    let all: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let links = all["fpuzzles"].as_array().into_iter().flatten();
    let links = links.filter_map(|puzzle| read(&format!("{LINK}{}", puzzle["fpuzzles"].as_str()?)));
    sets.push(("f-puzzles (dclamage)".to_owned(), links.collect()));
    for name in ["2x3kdb", "3x3kdb", "3x3kda", "3x3jkdb", "3x3jkda", "3x3xkdb", "3x3xkda"] {
        let lines = data::lines(&format!("variants/sgt/solo_{name}.txt"))?;
        sets.push((format!("Solo {name}"), lines.iter().filter_map(|line| read(line)).collect()));
    }
    let inputs = examples()?.into_iter().filter_map(|(input, _)| read(&input)).collect();
    sets.push(("ISS examples".to_owned(), inputs));
    Some(sets)
}

/// The beginning of f-puzzles links.
const LINK: &str = "https://f-puzzles.com/?load=";

/// The shared puzzles of the Interactive Sudoku Solver, with the solutions that come with them.
fn examples() -> Option<Vec<(String, Option<String>)>> {
    let text = data::lines("variants/iss/iss_puzzles.json")?.join("\n");
    let puzzles: Vec<serde_json::Value> = serde_json::from_str(&text).expect("JSON");
    let examples = puzzles.iter().filter_map(|puzzle| {
        let input = puzzle["input"].as_str()?.trim().replace('\n', "");
        Some((input, puzzle["solution"].as_str().map(str::to_owned)))
    });
    Some(examples.collect())
}

/// Follows the path with the techniques up to a score, and compares each step with the solution.
/// Returns the number of steps, and `true` if they end in the solution.
fn agrees(sudoku: &Sudoku, solution: &Grid, most: u32) -> (usize, bool) {
    let geometry = sudoku.geometry();
    let easy = |technique: &Technique| technique.rung().is_some_and(|rung| rung.score <= most);
    let mut reasoner = Reasoner::new(geometry);
    reasoner.start(sudoku, true);
    let techniques = || usual_rungs(geometry).map(Rung::technique).filter(easy);
    let mut steps = 0;
    while let Some(deduction) = reasoner.next(techniques()) {
        assert!(!contradicts(&deduction, solution), "{deduction:?}\nin {sudoku:?}");
        reasoner.apply(&deduction);
        steps += 1;
    }
    (steps, reasoner.is_complete())
}

/// No step on a shared puzzle contradicts its solution, and in each set some paths end in the
/// solution without a guess.
#[test]
#[ignore = "minutes"]
fn steps_on_all_shared_puzzles_agree_with_their_solutions() {
    let Some(sets) = shared_sets() else { return };
    for (name, records) in sets {
        let is_constrained = |record: &&Record| {
            let geometry = record.sudoku.geometry();
            !geometry.constraints().is_empty() && geometry.side() <= 9
        };
        let (mut unique, mut solved) = (0, 0);
        for record in records.iter().filter(is_constrained) {
            let mut rater = Rater::new(record.sudoku.geometry());
            let limit = Limit { nodes: 200_000, cancel: None };
            let Ok(solution) = rater.solve(&record.sudoku, limit) else { continue };
            unique += 1;
            solved += usize::from(agrees(&record.sudoku, &solution, u32::MAX).1);
        }
        assert!(solved > 0, "{name}: {unique} with one solution, {solved} without a guess");
    }
}

/// No step on a shared puzzle contradicts the solution that comes with it.
#[test]
fn steps_on_shared_puzzles_agree_with_their_solutions() {
    let Some(examples) = examples() else { return };
    let (mut walked, mut solved, mut steps) = (0, 0, 0);
    for (input, solution) in examples.iter().take(60) {
        let Some(Ok(record)) = Reader::new(input.as_bytes(), Hints::default()).next() else {
            continue;
        };
        let side = record.sudoku.geometry().side();
        let Some(Ok(solution)) = solution.as_ref().map(|solution| line::read(solution, side))
        else {
            continue;
        };
        if side > 9 || !record.sudoku.is_solved_by(&solution) {
            continue;
        }
        let (count, is_complete) = agrees(&record.sudoku, &solution, 120);
        steps += count;
        walked += 1;
        solved += usize::from(is_complete);
    }
    assert!(walked > 20 && steps > 500, "{walked} walked, {solved} to the end, {steps} steps");
}
