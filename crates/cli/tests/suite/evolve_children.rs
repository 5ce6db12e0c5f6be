//! `evoku evolve --print-children`: the parents, the crossover and the changes of each child.

use evoku_evolve::presets::PRESETS;
use serde_json::Value;

use crate::common::{FOUR, NINE, evoku, evolve};

/// Runs an algorithm and returns the children of all its generations.
fn children(arguments: &[&str], puzzle: &str) -> (Vec<Value>, Value) {
    let json = evolve(&[arguments, &["--json"]].concat(), puzzle).json();
    let generations = json["children"].as_array().unwrap().iter();
    let children = generations.flat_map(|generation| generation["children"].as_array().unwrap());
    (children.cloned().collect(), json)
}

fn text<'v>(value: &'v Value, member: &str) -> &'v str {
    value[member].as_str().unwrap_or_else(|| panic!("{member} in {value}"))
}

fn list<'v>(value: &'v Value, member: &str) -> &'v [Value] {
    value[member].as_array().unwrap()
}

/// Checks each cell of a child: it is given, comes from the parent that the origin names, was moved
/// by the crossover, or is in the list of changes.
fn check_cells(child: &Value, puzzle: &str, side: usize) {
    let cells = |text: &str| text.chars().collect::<Vec<char>>();
    let (line, origin) = (cells(text(child, "line")), cells(text(child, "origin")));
    let parents: Vec<Vec<char>> =
        list(child, "parents").iter().map(|parent| cells(text(parent, "line"))).collect();
    let crossed = child["crossed"].as_str().map(cells);
    let changed = |cell: usize| {
        let name = format!("r{}c{}", cell / side + 1, cell % side + 1);
        list(child, "changes").iter().find(|change| change["cell"] == name.as_str())
    };
    for (cell, given) in puzzle.chars().enumerate() {
        let is_from = |parent: &Vec<char>| parent[cell] == line[cell];
        let holds = match origin[cell] {
            '.' => given.is_ascii_digit() && line[cell] == given,
            '=' => parents.iter().all(is_from),
            '+' => !parents.iter().any(is_from) && crossed.as_ref().is_some_and(is_from),
            '*' => {
                let change = changed(cell).unwrap_or_else(|| panic!("{cell} of {child}"));
                let before = crossed.as_ref().unwrap_or(&parents[0])[cell];
                let [from, to] = [before, line[cell]].map(String::from);
                from != to && change["from"] == from.as_str() && change["to"] == to.as_str()
            }
            number => is_from(&parents[number.to_digit(10).unwrap() as usize - 1]),
        };
        assert!(holds, "{cell} of {child}");
        assert_eq!(changed(cell).is_some(), origin[cell] == '*', "{cell} of {child}");
    }
}

#[test]
fn each_cell_comes_from_a_parent_or_is_a_change() {
    for preset in PRESETS {
        for (puzzle, side) in [(FOUR, 4), (NINE, 9)] {
            let arguments = ["-a", preset.name, "--print-children=1..3", "--generations", "3"];
            let (children, _) = children(&arguments, puzzle.trim());
            let descended = children.iter().filter(|child| !list(child, "parents").is_empty());
            descended.for_each(|child| check_cells(child, puzzle.trim(), side));
        }
    }
}

/// Members have the numbers and the fitness of the population before, and accepted children are
/// members of the population after.
#[test]
fn parents_and_places_agree_with_the_populations() {
    for algorithm in ["row-ga", "ga", "mantere-koljonen", "mutation-ga", "cuckoo-search"] {
        let arguments = ["-a", algorithm, "--print-children=3", "--print-population=2,3"];
        let limits = ["--generations", "3", "--population", "30"];
        let (children, json) = children(&[&arguments[..], &limits].concat(), NINE);
        let [before, after] = [0, 1].map(|number| &json["populations"][number]);
        let at = |population: &Value, member: &Value| {
            let place = member.as_u64().unwrap() as usize - 1;
            let [line, fitness] =
                ["population", "population_fitness"].map(|name| population[name][place].clone());
            (line, fitness)
        };
        let mut accepted = 0;
        for child in &children {
            for parent in list(child, "parents") {
                let expected = (parent["line"].clone(), parent["fitness"].clone());
                match &parent["member"] {
                    Value::Null => assert_eq!(algorithm, "cuckoo-search", "{child}"),
                    member => assert_eq!(at(before, member), expected, "{algorithm}: {child}"),
                }
            }
            if let Some(member) = child["member"].as_u64() {
                let expected = (child["line"].clone(), child["fitness"].clone());
                assert_eq!(at(after, &child["member"]), expected, "{algorithm}: {child}");
                let (_, former) = at(before, &child["member"]);
                assert!(child["replaced"].is_null() || child["replaced"] == former, "{child}");
                accepted += u64::from(child["accepted"] == true && member > 0);
            }
        }
        assert!(accepted > 0 || algorithm == "cuckoo-search", "{algorithm}");
    }
}

#[test]
fn children_are_drawn_within_80_columns() {
    let puzzle = ".".repeat(144);
    let arguments = ["-a", "geometric-swarm", "--print-children=1,last", "--generations", "2"];
    for puzzle in [FOUR, NINE, &puzzle] {
        let ran = evolve(&[&arguments[..], &["--population", "20"]].concat(), puzzle);
        let (_, children) = ran.stdout.split_once("\ngeneration 1, child 1 of 20: ").unwrap();
        let widest = children.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(80), "{widest:?}: {children}");
        assert!(children.contains("\n  from parent 1: ") && children.contains("\n  changed: "));
        assert!(children.contains("\norigin: = all parents"), "{children}");
    }
}

#[test]
fn the_rest_of_a_run_is_the_same() {
    let run = |more: &[&str]| {
        let arguments = ["-a", "row-ga", "--generations", "20", "--fields", "best,work"];
        evolve(&[&arguments[..], &["--json"], more].concat(), NINE).stdout
    };
    assert_eq!(run(&[]), run(&["--print-children=0..20,last"]));
}

#[test]
fn algorithms_without_parents_are_named() {
    let arguments = ["-a", "harmony-search", "--print-children", "--generations", "2"];
    let text = evolve(&arguments, NINE).stdout;
    let expected = "\ngeneration 1: harmony-search reports no children with parents\n";
    assert!(text.ends_with(expected), "{text}");
    evoku(&["evolve", "queens", "6", "--print-children"], "")
        .is_refused("--print-children draws boards of Sudoku only");
}
