//! Compares each kind's parts with its plain definition, and the engines with brute force.

#![allow(clippy::print_stderr, reason = "a test that skips or refuses something says so")]

use std::sync::Arc;

use evoku_sudoku::formats::{Hints, Reader, line};
use evoku_sudoku::search::{ENGINES, Halt, Limit, Solver, Tree, Weighted};
use evoku_sudoku::{
    CONSTRAINTS, Cell, Clash, Constraint, ConstraintError, ConstraintKind, Digit, Element, Extent,
    FRAME, Geometry, Grid, Partition, Rules, Shape, Sudoku, Violations,
};
use evoku_testing::{cases, data};
use proptest::prelude::*;

use crate::common::numbers;

/// Random different cells; on lines, each next to the previous one if possible.
fn cells(count: usize, side: usize, random: &mut impl FnMut(usize) -> usize) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    while cells.len() < count {
        let near = cells.last().map(|last| (last.row(side), last.column(side)));
        let near = near.filter(|_| random(4) > 0).map(|(row, column)| {
            let step = |at: usize, by: usize| (at + by).saturating_sub(1).min(side - 1);
            Cell::at(step(row, random(3)), step(column, random(3)), side)
        });
        let cell = near.unwrap_or_else(|| Cell::from_index(random(side * side)));
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    cells
}

/// A board of 4x4 with up to three constraints, and with fewer than `givens` givens.
pub(crate) fn four(givens: usize, random: &mut impl FnMut(usize) -> usize) -> Sudoku {
    let mut constraints = Vec::new();
    for _ in 0..random(4) {
        let kind = CONSTRAINTS[random(CONSTRAINTS.len())];
        constraints.push(any_constraint(kind, 4, random));
    }
    let rules = Rules { constraints, ..Rules::default() };
    let shape = Shape::of_side(4).expect("a side");
    let geometry = Arc::new(Geometry::new(shape, rules).expect("constraints of this board"));
    let mut digits = Grid::blank(4);
    for _ in 0..random(givens) {
        digits.set(Cell::from_index(random(16)), Digit::new(1 + random(4) as u8));
    }
    Sudoku::new(geometry, digits).expect("digits of this board")
}

/// A random constraint of a kind, with numbers that can often be satisfied.
pub(crate) fn any_constraint(
    kind: &'static ConstraintKind,
    side: usize,
    random: &mut impl FnMut(usize) -> usize,
) -> Constraint {
    let cells = match kind.extent {
        Extent::Alternatives => return any_alternatives(side, random),
        Extent::Board => Vec::new(),
        Extent::Exactly(count) => cells(count, side, random),
        Extent::AtLeast(least) | Extent::Line(least) => {
            let count = least + random(side - 1);
            // Two halves have the same length, and often sets.
            let is_even = matches!(kind.name, "clone" | "same-sets" | "chaos-construction");
            cells(if is_even { 2 * (count / 2) } else { count }, side, random)
        }
        Extent::Across => {
            let line = random(side);
            let mut cells: Vec<Cell> = match random(2) {
                0 => (0..side).map(|i| Cell::at(line, i, side)).collect(),
                _ => (0..side).map(|i| Cell::at(i, line, side)).collect(),
            };
            if random(2) == 0 {
                cells.reverse();
            }
            cells
        }
    };
    let most = match kind.name {
        "killer" | "sum" | "little-killer" | "sandwich" | "x-sum" | "lunchbox" => {
            side * cells.len().min(side)
        }
        "xv" | "no-other-sums" => 2 * side,
        "full-rank" => 4 * side,
        "product" => side * side,
        "arrow" => 2,
        _ => side,
    };
    let count = kind.needed + random(kind.numbers.len() - kind.needed + 1);
    let numbers = match kind.name {
        "equal-sums" => {
            let first = 1 + random(cells.len() - 1) as u32;
            vec![first, cells.len() as u32 - first]
        }
        "weighted-sum" => {
            let mut numbers = vec![random(2 * side) as u32, random(cells.len() + 1) as u32];
            numbers.extend(cells.iter().map(|_| 1 + random(2) as u32));
            numbers
        }
        "run" => {
            let first = random(cells.len() - 1) as u32;
            vec![random(2) as u32, first, cells.len() as u32 - 2 - first]
        }
        "alike" => vec![random(2) as u32],
        "chaos-construction" => vec![1 + random(2) as u32],
        "same-sets" if random(2) == 0 => vec![2],
        "relation" | "relation-of-all" => (0..side).map(|_| random(1 << side) as u32).collect(),
        "automaton" => (0..3 * (side + 1)).map(|_| random(4) as u32).collect(),
        _ => (0..count).map(|_| 1 + random(most) as u32).collect(),
    };
    Constraint::new(kind, numbers, cells, side).expect("a constraint that the kind can have")
}

/// Two or three constraints, one of which must hold: short ones, or clues of one row.
fn any_alternatives(side: usize, random: &mut impl FnMut(usize) -> usize) -> Constraint {
    let kind = |name| evoku_sudoku::constraint_kind(name).expect("a kind");
    let mut alternatives = Vec::new();
    if random(3) == 0 {
        let row = random(side);
        let line: Vec<Cell> = (0..side).map(|column| Cell::at(row, column, side)).collect();
        for name in ["x-sum", "numbered-room"] {
            let numbers = vec![1 + random(2 * side) as u32];
            let clue = Constraint::new(kind(name), numbers, line.clone(), side);
            alternatives.push(clue.expect("a clue of a row"));
        }
    }
    while alternatives.len() < 2 + random(2) {
        let names = ["killer", "arrow", "thermometer", "renban", "different", "even"];
        let name = names[random(names.len())];
        let numbers = if name == "killer" { vec![3 + random(2 * side) as u32] } else { vec![] };
        let cells = cells(2 + random(2), side, random);
        let one = Constraint::new(kind(name), numbers, cells, side);
        alternatives.push(one.expect("a few cells"));
    }
    Constraint::any_of(alternatives, side).expect("kinds with cells of their own")
}

fn shape(side: usize) -> Shape {
    Shape::of_side(side).expect("a side that boards have")
}

pub(crate) fn geometry(side: usize, constraints: Vec<Constraint>) -> Arc<Geometry> {
    let rules = Rules { constraints, ..Rules::default() };
    Arc::new(Geometry::new(shape(side), rules).expect("constraints of this board"))
}

pub(crate) fn any_grid(side: usize, random: &mut impl FnMut(usize) -> usize) -> Grid {
    let mut grid = Grid::blank(side);
    for cell in (0..side * side).map(Cell::from_index) {
        grid.set(cell, Digit::new(1 + random(side) as u8));
    }
    grid
}

/// Every 4x4 Sudoku.
fn all_grids() -> Vec<Grid> {
    let sudoku = Sudoku::new(Arc::new(Geometry::plain(shape(4))), Grid::blank(4));
    evoku_sudoku::search::solutions(&sudoku.expect("a blank board")).collect()
}

fn count(engine: &mut dyn Solver, sudoku: &Sudoku) -> Vec<String> {
    engine.start(sudoku).expect("an engine for every board");
    let mut found = Vec::new();
    while engine.next(Limit::default()) == Halt::Found {
        let mut grid = Grid::blank(sudoku.geometry().side());
        engine.solution(&mut grid);
        assert!(sudoku.is_solved_by(&grid), "{grid} of {}", sudoku.geometry());
        found.push(grid.to_string());
    }
    found.sort_unstable();
    found
}

/// The parts given to engines are equivalent to the kind's definition, on any digits.
#[test]
fn parts_agree_with_the_law() {
    for kind in CONSTRAINTS {
        let mut random = numbers(7);
        let (mut met, mut broken) = (0, 0);
        // Rules of the whole board are rarely satisfied by chance; brute force covers them.
        let is_rare = kind.extent == Extent::Board;
        for round in 0..3000 {
            if round >= cases(750) && (is_rare || met > 20) && broken > 20 {
                break;
            }
            let side = [4, 6, 9][round as usize % 3];
            let constraint = any_constraint(kind, side, &mut random);
            let text = constraint.text(side);
            let marks = ["difference", "ratio", "xv"];
            let mut all = vec![constraint];
            for _ in 0..random(12) {
                let mark = evoku_sudoku::constraint_kind(marks[random(3)]).expect("a kind");
                all.push(any_constraint(mark, side, &mut random));
            }
            let geometry = geometry(side, all);
            let parts = geometry.constraints()[0].parts(&geometry.ground());
            // Few digits, so that sums and equalities hold now and then.
            let few = 1 + random(side);
            for _ in 0..6 {
                let mut grid = any_grid(side, &mut random);
                for cell in (0..side * side).map(Cell::from_index) {
                    let digit = grid.get(cell).map_or(0, Digit::value);
                    grid.set(cell, Digit::new(1 + (digit - 1) % few as u8));
                }
                let holds = geometry.constraints()[0].holds(&geometry.ground(), &grid);
                let by_parts = parts.iter().all(|part| part.holds(&grid));
                assert_eq!(holds, by_parts, "{text} on {grid}");
                *(if holds { &mut met } else { &mut broken }) += 1;
            }
        }
        assert!(
            (is_rare || met > 20) && broken > 20,
            "{}: met {met} times, broken {broken}",
            kind.name
        );
    }
}

/// Of all 288 grids, the engines find those that satisfy the definitions, independently of the
/// boards that they solved before.
#[test]
fn engines_agree_with_brute_force() {
    let all = all_grids();
    assert_eq!(all.len(), 288);
    let mut random = numbers(11);
    let mut with_several = 0;
    let (mut tree, mut weighted) = (Tree::default(), Weighted::default());
    for round in 0..600 {
        let kind = CONSTRAINTS[round % CONSTRAINTS.len()];
        let mut constraints = vec![any_constraint(kind, 4, &mut random)];
        if round % 3 == 0 {
            let second = CONSTRAINTS[random(CONSTRAINTS.len())];
            constraints.push(any_constraint(second, 4, &mut random));
        }
        let geometry = geometry(4, constraints);
        let sudoku = Sudoku::new(Arc::clone(&geometry), Grid::blank(4)).expect("a blank board");
        let mut expected: Vec<String> = (all.iter())
            .filter(|grid| geometry.broken(grid).is_none())
            .map(ToString::to_string)
            .collect();
        expected.sort_unstable();
        for grid in &all {
            let is_obeyed = geometry.broken(grid).is_none();
            assert_eq!(Violations::of(&geometry, grid).is_empty(), is_obeyed, "{geometry} {grid}");
            assert_eq!(Clash::find(&geometry, grid).is_none(), is_obeyed, "{geometry} {grid}");
        }
        with_several += usize::from(expected.len() > 1 && expected.len() < 288);
        let names: Vec<String> = geometry.constraints().iter().map(|one| one.text(4)).collect();
        assert_eq!(count(&mut tree, &sudoku), expected, "tree, {names:?}");
        assert_eq!(count(&mut weighted, &sudoku), expected, "weighted, {names:?}");
    }
    assert!(with_several > 100, "{with_several}");
}

/// The two engines agree on larger boards whose constraints come from a solution.
#[test]
fn engines_agree_on_boards_made_from_a_solution() {
    let mut random = numbers(3);
    for round in 0..60 {
        let side = [6, 6, 9][round % 3];
        let plain = Arc::new(Geometry::plain(shape(side)));
        let blank = Sudoku::new(plain, Grid::blank(side)).expect("a blank board");
        let skipped = random(40);
        let solution = evoku_sudoku::search::solutions(&blank).nth(skipped).expect("many");
        let mut constraints: Vec<Constraint> = Vec::new();
        let bare = geometry(side, Vec::new());
        while constraints.len() < 3 * side {
            let kind = CONSTRAINTS[random(CONSTRAINTS.len())];
            let one = any_constraint(kind, side, &mut random);
            if kind.extent != Extent::Board
                && kind.name != "minimum"
                && kind.name != "maximum"
                && one.holds(&bare.ground(), &solution)
            {
                constraints.push(one);
            }
        }
        let geometry = geometry(side, constraints);
        if geometry.broken(&solution).is_some() {
            continue;
        }
        let mut givens = Grid::blank(side);
        for _ in 0..side * side / 5 {
            let cell = Cell::from_index(random(side * side));
            givens.set(cell, solution.get(cell));
        }
        let sudoku = Sudoku::new(geometry, givens).expect("digits of the board");
        let limit = Limit { nodes: 20_000, cancel: None };
        let counts =
            [&mut Tree::default() as &mut dyn Solver, &mut Weighted::default() as &mut dyn Solver]
                .map(|engine| {
                    engine.start(&sudoku).expect("an engine for every board");
                    engine.count(500, limit)
                });
        let is_whole = |halt| matches!(halt, Halt::Found | Halt::Exhausted);
        if is_whole(counts[0].1) && is_whole(counts[1].1) {
            assert_eq!(counts[0], counts[1]);
            assert!(counts[0].0 > 0);
        }
    }
}

/// Engines that support only houses refuse constraints.
#[test]
fn engines_without_constraints_refuse_them() {
    let cage = Constraint::parse("killer 5 r1c1 r1c2", 4).expect("a cage");
    let geometry = geometry(4, vec![cage]);
    let names: Vec<&str> = (ENGINES.iter())
        .filter(|engine| engine.check(&geometry).is_ok())
        .map(|engine| engine.name)
        .collect();
    assert!(names.contains(&"tree") && !names.contains(&"cover"), "{names:?}");
    let sudoku = Sudoku::new(geometry, Grid::blank(4)).expect("a blank board");
    for engine in ENGINES {
        let started = (engine.solver)().start(&sudoku);
        assert_eq!(started.is_ok(), names.contains(&engine.name), "{}", engine.name);
    }
}

#[test]
fn text_gives_the_same_constraint_back() {
    let mut random = numbers(5);
    for kind in CONSTRAINTS {
        for side in [4, 9, 16] {
            let one = any_constraint(kind, side, &mut random);
            let text = one.text(side);
            if kind.name == "flatmates" && side % 2 == 0 {
                let error = Constraint::parse(&text, side).expect_err("no middle digit");
                assert!(error.to_string().starts_with("flatmates, expected a board with an odd"));
                continue;
            }
            assert_eq!(Constraint::parse(&text, side), Ok(one));
        }
    }
}

#[test]
fn mistakes_are_reported() {
    let wrong = |text: &str| Constraint::parse(text, 9).expect_err("a mistake").to_string();
    assert!(matches!(Constraint::parse("worm r1c1", 9), Err(ConstraintError::Unknown(_))));
    assert!(wrong("killer 5 r1c1 r1c10").contains("cells of \"killer\": found \"r1c10\""));
    assert!(wrong("killer 5 r1c1 r1c1").contains("found r1c1 twice, expected each once"));
    assert!(wrong("greater r1c1").contains("cells of \"greater\": found 1, expected 2"));
    let numbers = wrong("sandwich row 1");
    assert!(numbers.contains("numbers of \"sandwich\": found 0, expected total"), "{numbers}");
    assert!(wrong("sandwich 5 row 10").contains("found \"row 10\""));
    assert!(wrong("killer 5 6 r1c1").contains("found 2, expected none or total"));
    for number in ["4000000000", "99999999999"] {
        let found = format!("numbers of \"killer\": found {number}, expected at most");
        assert!(wrong(&format!("killer {number} r1c1")).contains(&found));
    }
    let one = wrong("alternatives killer 5 r1c1 r1c2");
    assert!(one.contains("1 among alternatives, expected two or more"), "{one}");
    let board = wrong("alternatives nonconsecutive or killer 5 r1c1");
    assert!(board.contains("the rule nonconsecutive among alternatives"), "{board}");
    assert!(wrong("alternatives killer 5 r1c1 or worm r1c1").contains("no constraint \"worm\""));
    assert!(wrong("alternatives").contains("no constraint \"\""));
    let cell = Constraint::parse("even r9c9", 9).expect("a cell");
    let rules = Rules { constraints: vec![cell], ..Rules::default() };
    assert!(Geometry::new(shape(4), rules).is_err());
}

/// Names of kinds begin with any letter and some are plural, so messages have no article before
/// them.
#[test]
fn mistakes_read_right_for_every_kind() {
    let kinds = CONSTRAINTS.iter().chain(FRAME);
    for kind in kinds.filter(|kind| kind.extent != Extent::Alternatives) {
        let name = kind.name;
        let numbers = "4294967295 ".repeat(kind.needed.max(1));
        for wrong in [format!("{name} r0c0"), format!("{name} {numbers}"), format!("{name} row")] {
            let Err(error) = Constraint::parse(&wrong, 9) else { panic!("{wrong}") };
            let words = error.to_string();
            let is_told = [format!("cells of \"{name}\": "), format!("numbers of \"{name}\": ")]
                .iter()
                .any(|start| words.starts_with(start.as_str()) && words.contains("found "));
            assert!(is_told && words.contains(", expected "), "{words}");
        }
    }
}

#[test]
fn constraints_with_too_many_states_are_refused() {
    let whole = |side: usize, text: &str| {
        let rows: String = (1..=side).map(|row| format!(" row {row}")).collect();
        let one = Constraint::parse(&format!("{text}{rows}"), side).expect("a constraint");
        Geometry::new(shape(side), Rules { constraints: vec![one], ..Rules::default() })
    };
    let error = whole(64, "sum-line 200000").expect_err("too many states").to_string();
    assert!(error.contains("the sum-line 200000 at r1c1 is too complex"), "{error}");
    assert!(whole(9, "sum-line 45").is_ok());
    // Thirty digits in any order have more than a billion states of digits still to come.
    let digits: String = (1..=30).map(|digit| format!(" {digit}")).collect();
    assert!(whole(36, &format!("contains{digits}")).is_ok());
    assert!(whole(9, "product 1073741824").is_ok());
}

proptest! {
    /// No text makes the reader panic.
    #[test]
    fn any_text_is_read_or_refused(text in "[a-z0-9 ,-]{0,40}", side in 1usize..17) {
        let _ = Constraint::parse(&text, side);
    }

    /// Neither do texts that begin like a constraint.
    #[test]
    fn any_start_is_read_or_refused(kind in 0..CONSTRAINTS.len(), rest in "( [0-9]{1,9}| r[0-9]c[0-9]| row [0-9])*") {
        let text = format!("{}{rest}", CONSTRAINTS[kind].name);
        if let Ok(one) = Constraint::parse(&text, 4) {
            let latin = Rules {
                partition: Partition::None,
                constraints: vec![one],
                ..Rules::default()
            };
            let geometry = Arc::new(Geometry::new(shape(4), latin).expect("a board"));
            let sudoku = Sudoku::new(geometry, Grid::blank(4)).expect("a blank board");
            let mut engine = Weighted::default();
            engine.start(&sudoku).expect("any board");
            engine.count(3, Limit { nodes: 50, cancel: None });
        }
    }
}

/// Tests the shared puzzles of the Interactive Sudoku Solver. Puzzles with an unsupported kind are
/// refused by the kind's name. All others have only the solution that comes with them.
#[test]
fn shared_chains_have_their_solutions() {
    let Some(lines) = data::lines("variants/iss/iss_puzzles.json") else { return };
    let puzzles: Vec<serde_json::Value> = serde_json::from_str(&lines.join("\n")).expect("JSON");
    let (mut refused, mut read, mut solved) = (Vec::new(), 0, 0);
    let (mut open, mut wrong, mut several) = (Vec::new(), Vec::new(), Vec::new());
    for puzzle in &puzzles {
        let member = |name: &str| puzzle[name].as_str();
        let (name, input) = (member("name").unwrap_or(""), member("input").expect("a puzzle"));
        if !input.trim_start().starts_with('.') || !input.contains('~') {
            continue;
        }
        let input = input.trim().replace('\n', "");
        let record = Reader::new(input.as_bytes(), Hints::default()).next().expect("a puzzle");
        let sudoku = match record {
            Ok(record) => record.sudoku,
            Err(error) => {
                refused.push(format!("{name}: {error}"));
                continue;
            }
        };
        read += 1;
        let Some(solution) = member("solution") else { continue };
        let mut engine = Weighted::default();
        // The cells outside the board are filled by search, since the given solution doesn't
        // contain them.
        let completed = completed(&sudoku, solution);
        let Some(solution) = completed.filter(|solution| sudoku.is_solved_by(solution)) else {
            wrong.push(name.to_owned());
            continue;
        };
        assert!(sudoku.geometry().broken(&solution).is_none(), "{name}");
        engine.start(&sudoku).expect("any board");
        let limit = Limit { nodes: 30_000, cancel: None };
        match engine.count(2, limit) {
            (1, Halt::Exhausted) => solved += 1,
            (2, _) => several.push(name.to_owned()),
            (count, Halt::Exhausted) => wrong.push(format!("{name}: {count} solutions")),
            _ => open.push(name.to_owned()),
        }
    }
    eprintln!("{read} read, {solved} solved, {} refused: {refused:#?}", refused.len());
    eprintln!("without an answer within the limit: {open:?}");
    assert!(wrong.is_empty(), "these have other solutions: {wrong:?}");
    // Its own solver finds one solution for the 201, and accepts the others once they are given.
    assert!(several.iter().all(|name| name.contains("Sums and indexing")), "{several:?}");
    assert!(read >= 116 && solved >= 95, "{read} read, {solved} solved");
}

/// A solution of the rows and columns of a board, extended to the cells outside the board. `None`
/// if it has digits that are not digits of the board, or the extension fails.
fn completed(sudoku: &Sudoku, solution: &str) -> Option<Grid> {
    let (frame, values) = (sudoku.geometry().frame(), sudoku.geometry().values());
    let signs: Vec<char> = solution.chars().filter(|sign| !sign.is_whitespace()).collect();
    assert_eq!(signs.len(), frame.inside().count());
    let mut grid = sudoku.givens().clone();
    for (cell, sign) in frame.inside().zip(signs) {
        // If there are more than nine digits, they are letters from A on.
        let letter = sign.is_ascii_uppercase() && values.first == 1 && values.last > 9;
        let number = sign.to_digit(36).map(|number| if letter { number - 9 } else { number });
        grid.set(cell, number.and_then(|number| values.digit(number)));
    }
    if frame.is_standard() && values.first == 1 {
        return line::read(solution, frame.side()).ok();
    }
    let mut engine = Weighted::default();
    let completed = Sudoku::new(Arc::clone(sudoku.geometry()), grid.clone()).ok()?;
    engine.start(&completed).ok()?;
    let found = engine.next(Limit { nodes: 10_000, cancel: None }) == Halt::Found;
    engine.solution(&mut grid);
    found.then_some(grid)
}
