//! Tests every engine of the table with every case of `conformance.toml`.

#![allow(clippy::print_stderr, reason = "an engine that skips a case says so")]

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use evoku_sudoku::formats::{Hints, Reader, line};
use evoku_sudoku::search::{ENGINES, Effort, Engine, Halt, Limit, Solver, by_name};
use evoku_sudoku::{Grid, Rules, Shape, Sudoku};
use toml::{Table, Value};

/// A puzzle with its known properties.
struct Case {
    name: String,
    sudoku: Sudoku,
    solutions: Solutions,
    solution: Option<Grid>,
}

enum Solutions {
    Exactly(u64),
    AtLeast(u64),
}

impl Case {
    /// The number of solutions to ask for: one more than there are, if that is known.
    fn most(&self) -> u64 {
        match self.solutions {
            Solutions::Exactly(count) => count + 1,
            Solutions::AtLeast(count) => count,
        }
    }

    /// The number of solutions that an engine finds if asked for [`most`](Self::most), and how the
    /// search ends.
    fn expected(&self) -> (u64, Halt) {
        match self.solutions {
            Solutions::Exactly(count) => (count, Halt::Exhausted),
            Solutions::AtLeast(count) => (count, Halt::Found),
        }
    }
}

/// The cases of the table; each member of an entry must be known.
fn cases() -> Vec<Case> {
    let table: Table = include_str!("conformance.toml").parse().expect("TOML");
    let entries = table["case"].as_array().expect("an array of tables").iter();
    entries.map(|entry| case(entry.as_table().expect("a table"))).collect()
}

fn case(entry: &Table) -> Case {
    let text = |member: &str| entry.get(member).map(|value| value.as_str().expect("a string"));
    let number = |value: &Value| value.as_integer().expect("a number").unsigned_abs();
    let name = text("name").expect("a name");
    let (mut hints, mut solutions) = (Hints::default(), None);
    for (member, value) in entry {
        match member.as_str() {
            "name" | "puzzle" | "solution" => {}
            "box" => {
                let sides: Vec<u64> = value.as_array().expect("sides").iter().map(number).collect();
                let shape = Shape::new(sides[0] as usize, sides[1] as usize);
                hints.shape = Some(shape.expect("a shape"));
            }
            "rules" => {
                for rule in value.as_array().expect("rules") {
                    let rule = rule.as_str().expect("the name of a rule");
                    hints.rules.switch_on(rule).expect("a rule");
                }
            }
            "solutions" => solutions = Some(Solutions::Exactly(number(value))),
            "at_least" => solutions = Some(Solutions::AtLeast(number(value))),
            _ => panic!("{name}: unknown member {member}"),
        }
    }
    let puzzle = text("puzzle").expect("a puzzle");
    let mut records = Reader::new(puzzle.as_bytes(), hints);
    let sudoku = match records.next() {
        Some(Ok(record)) => record.sudoku,
        other => panic!("{name}: {other:?}"),
    };
    assert!(records.next().is_none(), "{name}: several puzzles");
    let side = sudoku.geometry().side();
    let solution = text("solution").map(|text| line::read(text, side).expect("a solution"));
    let solutions = solutions.unwrap_or_else(|| panic!("{name}: how many solutions?"));
    assert_eq!(
        solution.is_some(),
        matches!(solutions, Solutions::Exactly(1)),
        "{name}: a solution exactly if it is the only one"
    );
    Case { name: name.to_owned(), sudoku, solutions, solution }
}

/// Calls a test with each engine and the cases that it supports; prints the skipped cases.
fn for_each_engine(test: impl Fn(&Engine, &[Case])) {
    for engine in ENGINES {
        let (supported, skipped): (Vec<Case>, Vec<Case>) =
            cases().into_iter().partition(|case| engine.check(case.sudoku.geometry()).is_ok());
        for case in &skipped {
            let geometry = case.sudoku.geometry();
            let why = engine.check(geometry).expect_err("it is not supported");
            eprintln!("skip: {}: {}: {why}", engine.name, case.name);
            let refused = (engine.solver)().start(&case.sudoku);
            assert_eq!(refused, Err(why), "{}: {}", engine.name, case.name);
        }
        assert!(!supported.is_empty(), "{} supports no case at all", engine.name);
        test(engine, &supported);
    }
}

/// The first solutions that a solver finds, and how the search ended.
fn enumerate(solver: &mut dyn Solver, case: &Case, limit: Limit<'_>) -> (Vec<Grid>, Halt) {
    let mut grids = Vec::new();
    while (grids.len() as u64) < case.most() {
        match solver.next(limit) {
            Halt::Found => {
                let mut grid = Grid::blank(case.sudoku.geometry().side());
                solver.solution(&mut grid);
                grids.push(grid);
            }
            end => return (grids, end),
        }
    }
    (grids, Halt::Found)
}

/// Starts again and enumerates without limit.
fn solutions(solver: &mut dyn Solver, case: &Case) -> (Vec<Grid>, Halt) {
    solver.start(&case.sudoku).expect("a supported board");
    enumerate(solver, case, Limit::default())
}

#[test]
fn solutions_are_right_complete_and_all_different() {
    for_each_engine(|engine, cases| {
        for case in cases {
            let place = format!("{}: {}", engine.name, case.name);
            let mut solver = (engine.solver)();
            assert_eq!(solver.next(Limit::default()), Halt::Exhausted, "{place}: without a puzzle");
            let (grids, end) = solutions(&mut *solver, case);
            assert_eq!((grids.len() as u64, end), case.expected(), "{place}");
            assert!(grids.iter().all(|grid| case.sudoku.is_solved_by(grid)), "{place}");
            assert_eq!(grids.iter().collect::<HashSet<_>>().len(), grids.len(), "{place}");
            if case.solution.is_some() {
                assert_eq!(grids.first(), case.solution.as_ref(), "{place}");
            }
            if end == Halt::Exhausted {
                assert_eq!(solver.next(Limit::default()), end, "{place}: once more");
            }
            let effort = solver.effort();
            assert!(effort.guesses <= effort.nodes, "{place}: {effort:?}");
        }
    });
}

#[test]
fn counting_agrees_with_enumeration() {
    for_each_engine(|engine, cases| {
        let mut solver = (engine.solver)();
        for case in cases {
            solver.start(&case.sudoku).expect("a supported board");
            let counted = solver.count(case.most(), Limit::default());
            assert_eq!(counted, case.expected(), "{}: {}", engine.name, case.name);
        }
    });
}

/// One solver processes all cases forwards and backwards; a new one is the reference.
#[test]
fn a_solver_remembers_nothing_of_earlier_puzzles() {
    for_each_engine(|engine, cases| {
        let mut reused = (engine.solver)();
        for case in cases.iter().chain(cases.iter().rev()) {
            let mut fresh = (engine.solver)();
            let expected = solutions(&mut *fresh, case);
            assert_eq!(solutions(&mut *reused, case), expected, "{}: {}", engine.name, case.name);
            assert_eq!(reused.effort(), fresh.effort(), "{}: {}", engine.name, case.name);
            // And from the middle of a search.
            reused.start(&case.sudoku).expect("a supported board");
            let _ = reused.next(Limit { nodes: 3, ..Limit::default() });
        }
    });
}

#[test]
fn a_search_goes_on_after_every_limit() {
    for_each_engine(|engine, cases| {
        let at_once = engine.at_once;
        let mut solver = (engine.solver)();
        for case in cases {
            let place = format!("{}: {}", engine.name, case.name);
            let expected = solutions(&mut *solver, case);
            let whole = solver.effort();

            solver.start(&case.sudoku).expect("a supported board");
            let (mut found, mut nodes, mut stops) = (Vec::new(), 1, 0);
            let end = loop {
                let limit = Limit { nodes, ..Limit::default() };
                let Effort { nodes: before, .. } = solver.effort();
                match solver.next(limit) {
                    Halt::Found => {
                        let mut grid = Grid::blank(case.sudoku.geometry().side());
                        solver.solution(&mut grid);
                        found.push(grid);
                        if found.len() as u64 == case.most() {
                            break Halt::Found;
                        }
                    }
                    Halt::NodeLimit => {
                        let done = solver.effort().nodes;
                        assert!(done >= before && done >= nodes, "{place}: {done} of {nodes}");
                        assert!(done < nodes + at_once, "{place}: {done} of {nodes}");
                        stops += 1;
                        nodes = done + 1 + stops / 100;
                    }
                    end => break end,
                }
            };
            assert_eq!((found, end), expected, "{place}");
            assert_eq!(solver.effort(), whole, "{place}");
            assert!(stops > 0 || whole.nodes <= at_once, "{place}: {stops} stops in {whole:?}");
        }
    });
}

#[test]
fn a_cancelled_search_goes_on() {
    let stop = AtomicBool::new(true);
    let cancelled = Limit { cancel: Some(&stop), ..Limit::default() };
    for_each_engine(|engine, cases| {
        let mut solver = (engine.solver)();
        for case in cases {
            let place = format!("{}: {}", engine.name, case.name);
            let expected = solutions(&mut *solver, case);
            let guesses = solver.effort().guesses;
            solver.start(&case.sudoku).expect("a supported board");
            // An engine checks for cancellation every few milliseconds, so a short search may end
            // first.
            let (mut grids, mut end) = enumerate(&mut *solver, case, cancelled);
            assert!(grids.len() <= expected.0.len(), "{place}");
            if guesses > 10_000 {
                assert_eq!(end, Halt::Cancelled, "{place}");
            }
            while end == Halt::Cancelled {
                let rest;
                (rest, end) = enumerate(&mut *solver, case, Limit::default());
                grids.extend(rest);
            }
            grids.truncate(expected.0.len());
            assert_eq!(grids, expected.0, "{place}");
        }
    });
}

#[test]
fn names_and_descriptions_are_told_apart() {
    for engine in ENGINES {
        assert_eq!(by_name(engine.name).map(|known| known.name), Some(engine.name));
        let (about, solves) = ((engine.about)().to_string(), (engine.solves)().to_string());
        assert!(!solves.is_empty() && !about.ends_with('.'), "{}", engine.name);
    }
    assert!(by_name("none of them").is_none());
}

/// The puzzle of a blank board of boxes.
fn blank(rows: usize, columns: usize, latin: bool, first_row: bool) -> Sudoku {
    let mut rules = Rules::default();
    if latin {
        rules.switch_on("latin").expect("a rule");
    }
    let side = rows * columns;
    let cells = (0..side * side).map(|cell| if first_row && cell < side { cell + 1 } else { 0 });
    let text: Vec<String> = cells.map(|value| value.to_string()).collect();
    let shape = Some(Shape::new(rows, columns).expect("a shape"));
    let hints = Hints { shape, rules, ..Hints::default() };
    let text = text.join(",");
    Reader::new(text.as_bytes(), hints).next().expect("a record").expect("a puzzle").sudoku
}

/// Checks that every engine that supports the board counts the same.
fn assert_count(sudoku: &Sudoku, expected: u64) {
    for engine in ENGINES {
        if let Err(why) = engine.check(sudoku.geometry()) {
            eprintln!("skip: {why}");
            continue;
        }
        let mut solver = (engine.solver)();
        solver.start(sudoku).expect("a supported board");
        let counted = solver.count(u64::MAX, Limit::default());
        assert_eq!(
            counted,
            (expected, Halt::Exhausted),
            "{} on {}",
            engine.name,
            sudoku.geometry()
        );
    }
}

/// OEIS A002860 (Latin squares) and A107739 (Sudoku).
#[test]
fn boards_are_as_many_as_is_known() {
    assert_count(&blank(2, 2, false, false), 288);
    assert_count(&blank(2, 2, true, false), 576);
    assert_count(&blank(2, 3, false, true), 39_168);
    assert_count(&blank(1, 5, true, false), 161_280);
}

/// 6! for the first row times the count above.
#[test]
#[ignore = "minutes: every engine counts 28,200,960 boards"]
fn six_by_six_boards_are_as_many_as_is_known() {
    assert_count(&blank(2, 3, false, false), 28_200_960);
}
