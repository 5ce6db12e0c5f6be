//! Metamorphic laws of constraints: turned boards, reversed digits, implied constraints.

use std::collections::BTreeSet;
use std::sync::Arc;

use evoku_sudoku::logic::{LADDER, Reasoner, Rung};
use evoku_sudoku::search::{ENGINES, Halt, Limit, solutions};
use evoku_sudoku::{
    CONSTRAINTS, Cell, Constraint, ConstraintKind, Digit, Element, Geometry, Grid, Rules, Shape,
    Sudoku, Symmetry, canon, constraint_kind,
};

use crate::common::numbers;
use crate::constraints::{any_constraint, geometry};

const SIDE: usize = 4;

fn board(constraints: Vec<Constraint>) -> Sudoku {
    let rules = Rules { constraints, ..Rules::default() };
    let shape = Shape::of_side(SIDE).expect("a side");
    let geometry = Geometry::new(shape, rules).expect("constraints of this board");
    Sudoku::new(Arc::new(geometry), Grid::blank(SIDE)).expect("a blank board")
}

fn grids(sudoku: &Sudoku) -> BTreeSet<Grid> {
    solutions(sudoku).collect()
}

fn texts(sudoku: &Sudoku) -> Vec<String> {
    sudoku.geometry().constraints().iter().map(|one| one.text(SIDE)).collect()
}

fn some(kind: &'static ConstraintKind, random: &mut impl FnMut(usize) -> usize) -> Vec<Constraint> {
    let mut constraints = vec![any_constraint(kind, SIDE, random)];
    if random(2) == 0 {
        let second = CONSTRAINTS[random(CONSTRAINTS.len())];
        constraints.push(any_constraint(second, SIDE, random));
    }
    constraints
}

/// A turned or mirrored board has the turned or mirrored solutions. Only flatmates can't be turned
/// in every way.
#[test]
fn turned_boards_have_turned_solutions() {
    let mut random = numbers(31);
    let (mut kept, mut with_solutions) = (0, 0);
    let mut turned_kinds = BTreeSet::new();
    for round in 0..8 * CONSTRAINTS.len() {
        let kind = CONSTRAINTS[round % CONSTRAINTS.len()];
        let sudoku = board(some(kind, &mut random));
        // Every kind is turned and mirrored in every way.
        let way = round / CONSTRAINTS.len();
        let mut turn = Symmetry::identity(SIDE);
        for _ in 0..way % 4 {
            turn = turn.then(&Symmetry::rotation(SIDE)).expect("the same side");
        }
        if way >= 4 {
            turn = turn.then(&Symmetry::reflection(SIDE)).expect("the same side");
        }
        let Ok(turned) = turn.apply(&sudoku) else {
            assert!(texts(&sudoku).iter().any(|text| text == "flatmates"), "{:?}", texts(&sudoku));
            continue;
        };
        let expected: BTreeSet<Grid> = (grids(&sudoku).iter())
            .map(|grid| turn.apply_to_grid(grid).expect("the same side"))
            .collect();
        assert_eq!(grids(&turned), expected, "{:?}", texts(&sudoku));
        let back = turn.inverse().apply(&turned).expect("the way back");
        assert_eq!(back, sudoku);
        kept += 1;
        turned_kinds.insert(kind.name);
        with_solutions += usize::from(!expected.is_empty() && expected.len() < 288);
    }
    let all: BTreeSet<&str> = CONSTRAINTS.iter().map(|kind| kind.name).collect();
    let others: Vec<&&str> = all.difference(&turned_kinds).collect();
    assert!(others.is_empty(), "never turned: {others:?}");
    assert!(kept > 6 * CONSTRAINTS.len() && with_solutions > CONSTRAINTS.len(), "{kept}");
}

/// The same rearrangement without renaming digits.
fn with_old_digits(symmetry: &Symmetry) -> Symmetry {
    let inverse = symmetry.inverse();
    let old = |digit| inverse.apply_to_digit(Digit::from_index(digit)).index();
    let lines = || (0..SIDE).collect();
    let names = Symmetry::new(false, lines(), lines(), (0..SIDE).map(old).collect());
    symmetry.then(&names.expect("permutations")).expect("the same side")
}

/// Any rearrangement of a plain board moves the solutions along, or breaks a constraint.
#[test]
fn rearranged_boards_have_rearranged_solutions_or_none() {
    let mut random = numbers(37);
    let shape = Shape::of_side(SIDE).expect("a side");
    let (mut kept, mut broken) = (BTreeSet::new(), BTreeSet::new());
    for round in 0..8 * CONSTRAINTS.len() {
        let kind = CONSTRAINTS[round % CONSTRAINTS.len()];
        let sudoku = board(vec![any_constraint(kind, SIDE, &mut random)]);
        let mut symmetry = Symmetry::random(shape, &mut random);
        if random(2) == 0 {
            symmetry = with_old_digits(&symmetry);
        }
        let Ok(image) = symmetry.apply(&sudoku) else {
            broken.insert(kind.name);
            continue;
        };
        let expected: BTreeSet<Grid> = (grids(&sudoku).iter())
            .map(|grid| symmetry.apply_to_grid(grid).expect("the same side"))
            .collect();
        assert_eq!(grids(&image), expected, "{:?}", texts(&sudoku));
        kept.insert(kind.name);
    }
    assert!(kept.contains("killer") && kept.contains("sandwich") && kept.contains("different"));
    assert!(broken.contains("killer") && broken.contains("nonconsecutive"), "{broken:?}");
    assert!(!broken.contains("different") && !broken.contains("palindrome"), "{broken:?}");
}

/// A turned puzzle with constraints has the same canonical form, and the form is a turned puzzle.
#[test]
fn turned_puzzles_have_the_same_form() {
    let mut random = numbers(61);
    let mut forms = BTreeSet::new();
    for round in 0..4 * CONSTRAINTS.len() {
        let kind = CONSTRAINTS[round % CONSTRAINTS.len()];
        let sudoku = board(some(kind, &mut random));
        let form = canon::canonical(&sudoku, None).expect("no pencil marks").sudoku;
        assert_eq!(grids(&form).len(), grids(&sudoku).len(), "{:?}", texts(&sudoku));
        assert_eq!(canon::canonical(&form, None).expect("a form").sudoku, form);
        let mut turn = Symmetry::reflection(SIDE);
        for _ in 0..random(4) {
            turn = turn.then(&Symmetry::rotation(SIDE)).expect("the same side");
        }
        if let Ok(turned) = turn.apply(&sudoku) {
            let other = canon::kind(&turned).expect("no pencil marks");
            assert_eq!(other, canon::digest(&form), "{:?}", texts(&sudoku));
        }
        forms.insert(canon::digest(&form));
    }
    assert!(forms.len() > 3 * CONSTRAINTS.len(), "{} forms", forms.len());
}

/// If the order of cells doesn't change the form, it doesn't change the solutions either.
#[test]
fn cells_are_sorted_only_if_their_order_has_no_meaning() {
    let mut random = numbers(67);
    let mut unordered = BTreeSet::new();
    for round in 0..20 * CONSTRAINTS.len() {
        let kind = CONSTRAINTS[round % CONSTRAINTS.len()];
        let one = any_constraint(kind, SIDE, &mut random);
        let mut cells = one.cells().to_vec();
        for at in (1..cells.len()).rev() {
            cells.swap(at, random(at + 1));
        }
        let Ok(other) = Constraint::new(kind, one.numbers().to_vec(), cells, SIDE) else {
            continue;
        };
        let (sudoku, shuffled) = (board(vec![one]), board(vec![other]));
        if canon::digest(&sudoku) == canon::digest(&shuffled) && sudoku != shuffled {
            assert_eq!(grids(&sudoku), grids(&shuffled), "{:?}", texts(&sudoku));
            unordered.insert(kind.name);
        }
    }
    assert!(unordered.contains("killer") && !unordered.contains("thermo"), "{unordered:?}");
}

/// A constraint that every solution satisfies can be added without losing a solution.
#[test]
fn implied_constraints_change_nothing() {
    let mut random = numbers(43);
    let mut added = 0;
    while added < 150 {
        let kind = CONSTRAINTS[random(CONSTRAINTS.len())];
        let constraints = some(kind, &mut random);
        let sudoku = board(constraints.clone());
        let all = grids(&sudoku);
        let other = any_constraint(CONSTRAINTS[random(CONSTRAINTS.len())], SIDE, &mut random);
        // A mark changes the meaning of rules about unmarked cells.
        let reads_marks = |one: &Constraint| {
            one.kind().name.starts_with("no-other")
                || ["minimum", "maximum"].contains(&one.kind().name)
        };
        if all.is_empty() || constraints.iter().chain([&other]).any(reads_marks) {
            continue;
        }
        let with_both = board(constraints.into_iter().chain([other]).collect());
        let geometry = with_both.geometry();
        let obeyed = all.iter().all(|grid| geometry.broken(grid).is_none());
        if obeyed {
            assert_eq!(grids(&with_both), all, "{:?}", texts(&with_both));
            added += 1;
        }
    }
}

/// The constraint that the reversed digits satisfy if the digits satisfy this one; `None` for kinds
/// that use the values of digits.
fn reversed(one: &Constraint) -> Option<Constraint> {
    let (name, cells) = (one.kind().name, one.cells().to_vec());
    let (numbers, most) = (one.numbers(), SIDE as u32 + 1);
    let back = || cells.iter().rev().copied().collect::<Vec<Cell>>();
    let kind = |name| constraint_kind(name).expect("a kind");
    let (kind, numbers, cells) = match (name, numbers) {
        (
            "different"
            | "clone"
            | "palindrome"
            | "whispers"
            | "renban"
            | "nabner"
            | "between"
            | "lockout"
            | "difference"
            | "nonconsecutive"
            | "nonconsecutive-corners"
            | "disjoint-groups"
            | "no-other-differences"
            | "same-sets"
            | "equality-cage",
            _,
        ) => (one.kind(), numbers.to_vec(), cells),
        ("killer" | "sum" | "little-killer", &[total]) => {
            (one.kind(), vec![(most * cells.len() as u32).checked_sub(total)?], cells)
        }
        ("xv", &[total]) => (one.kind(), vec![(2 * most).checked_sub(total)?], cells),
        ("thermometer" | "slow-thermometer" | "greater", _) => (one.kind(), Vec::new(), back()),
        ("minimum", _) => (kind("maximum"), Vec::new(), cells),
        ("maximum", _) => (kind("minimum"), Vec::new(), cells),
        ("contains", digits) if digits.iter().all(|&digit| digit < most) => {
            (one.kind(), digits.iter().map(|digit| most - digit).collect(), cells)
        }
        ("exactly", &[count, digit]) => (one.kind(), vec![count, most.checked_sub(digit)?], cells),
        ("even", _) => (kind("odd"), Vec::new(), cells),
        ("odd", _) => (kind("even"), Vec::new(), cells),
        _ => return None,
    };
    Constraint::new(kind, numbers, cells, SIDE).ok()
}

/// Reversed digits, d to n + 1 - d, are solutions of the reversed constraints.
#[test]
fn reversed_digits_obey_reversed_constraints() {
    let mut random = numbers(47);
    let indices = || (0..SIDE).collect::<Vec<usize>>();
    let turn = Symmetry::new(false, indices(), indices(), (0..SIDE).rev().collect());
    let turn = turn.expect("permutations");
    let mut kinds = BTreeSet::new();
    for round in 0..8 * CONSTRAINTS.len() {
        let constraint = any_constraint(CONSTRAINTS[round % CONSTRAINTS.len()], SIDE, &mut random);
        let Some(image) = reversed(&constraint) else { continue };
        let sudoku = board(vec![constraint.clone()]);
        let expected: BTreeSet<Grid> = (grids(&sudoku).iter())
            .map(|grid| turn.apply_to_grid(grid).expect("the same side"))
            .collect();
        assert_eq!(grids(&board(vec![image])), expected, "{}", constraint.text(SIDE));
        kinds.insert(constraint.kind().name);
    }
    // Most other kinds depend on sums, products, remainders, places or tables, which have a
    // different meaning for reversed digits.
    assert!(kinds.len() >= 28, "{kinds:?}");
}

/// Stated twice, or as one of two alternatives, every kind leaves the same solutions.
#[test]
fn every_kind_implies_itself_and_weaker_kinds() {
    let mut random = numbers(53);
    let mut weaker = BTreeSet::new();
    for kind in CONSTRAINTS {
        for _ in 0..4 {
            let one = any_constraint(kind, SIDE, &mut random);
            let all = grids(&board(vec![one.clone()]));
            assert_eq!(grids(&board(vec![one.clone(), one.clone()])), all, "{}", one.text(SIDE));
            let other = any_constraint(CONSTRAINTS[random(CONSTRAINTS.len())], SIDE, &mut random);
            // Some kinds can't be an alternative, and some combinations need too many states.
            let Ok(either) = Constraint::any_of(vec![one.clone(), other], SIDE) else { continue };
            let rules = Rules { constraints: vec![one.clone(), either], ..Rules::default() };
            let shape = Shape::of_side(SIDE).expect("a side");
            let Ok(geometry) = Geometry::new(shape, rules) else { continue };
            let both = Sudoku::new(Arc::new(geometry), Grid::blank(SIDE)).expect("a blank board");
            assert_eq!(grids(&both), all, "{}", one.text(SIDE));
            weaker.insert(kind.name);
        }
    }
    assert!(weaker.len() > CONSTRAINTS.len() / 2, "{weaker:?}");
}

/// No engine finds a solution of a full board that breaks a constraint of any kind. No step fails
/// on such a board, and the broken constraint is named.
#[test]
fn a_broken_constraint_of_any_kind_is_an_answer() {
    let mut random = numbers(59);
    let full: Vec<Grid> = grids(&board(Vec::new())).into_iter().collect();
    let mut never = Vec::new();
    for kind in CONSTRAINTS {
        let broken = (0..200).find_map(|_| {
            let one = any_constraint(kind, SIDE, &mut random);
            let blank = board(vec![one]);
            let grid = full.iter().find(|grid| blank.geometry().broken(grid).is_some())?;
            Some((Arc::clone(blank.geometry()), grid.clone()))
        });
        let Some((geometry, grid)) = broken else {
            never.push(kind.name);
            continue;
        };
        let named = geometry.broken(&grid).expect("it is broken");
        assert_eq!(named.kind().name, kind.name);
        let sudoku = Sudoku::new(Arc::clone(&geometry), grid).expect("digits of the board");
        for engine in ENGINES.iter().filter(|engine| engine.check(&geometry).is_ok()) {
            let mut solver = (engine.solver)();
            solver.start(&sudoku).expect("an engine for it");
            let found = solver.count(2, Limit::default());
            assert_eq!(found, (0, Halt::Exhausted), "{} {}", engine.name, kind.name);
        }
        let mut reasoner = Reasoner::new(&geometry);
        reasoner.start(&sudoku, false);
        while let Some(step) = reasoner.next(LADDER.iter().map(Rung::technique)) {
            reasoner.apply(&step);
        }
    }
    // Four digits have no middle digit, which flatmates need.
    assert_eq!(never, ["flatmates"]);
}

/// A line that is shorter than a run of neighbours has different digits in the sense of its kind.
#[test]
fn short_lines_of_groups_differ_in_all_cells() {
    let holds = |text: &str, digits: &str| {
        let geometry = geometry(9, vec![Constraint::parse(text, 9).expect("a constraint")]);
        let cells = format!("{digits:1<81}");
        let cells = cells.bytes().map(|byte| Digit::new(byte - b'0'));
        let grid = Grid::from_cells(cells.collect()).expect("a board");
        geometry.constraints()[0].holds(&geometry.ground(), &grid)
    };
    assert!(holds("modular 5 r1c1 r1c2", "12") && !holds("modular 5 r1c1 r1c2", "16"));
    assert!(holds("entropic r1c1 r1c2", "14") && !holds("entropic r1c1 r1c2", "13"));
    for kind in ["modular", "entropic"] {
        let kind = evoku_sudoku::constraint_kind(kind).expect("a kind");
        let words = (kind.about)().to_string();
        assert!(words.contains("; on a "), "{words}");
    }
}
