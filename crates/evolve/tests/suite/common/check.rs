//! Checks of runs against naive twins.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::common::trace::Seen;
use crate::common::{count, keeps_givens, pattern, regions, unsolvable};
use evoku_evolve::presets::{Preset, Settings};
use evoku_evolve::{Budget, Cost, Outcome, Stop};
use evoku_sudoku::{Geometry, Grid, Rules, Shape, Sudoku, formats};

/// A plain puzzle with about this share of its cells given.
pub(crate) fn plain(shape: Shape, share: f64) -> Sudoku {
    pattern::sudoku(&Arc::new(Geometry::plain(shape)), share, 1)
}

/// A puzzle that can't be solved, one that is easily solved, and one with all rules.
pub(crate) fn puzzles() -> [Sudoku; 3] {
    let rules = Rules {
        partition: regions(Shape::NINE, 9, 1),
        diagonal: true,
        windoku: true,
        anti_knight: true,
        anti_king: true,
        ..Rules::default()
    };
    let variant = Arc::new(Geometry::new(Shape::NINE, rules).unwrap());
    [unsolvable(), plain(Shape::NINE, 0.9), pattern::sudoku(&variant, 0.3, 1)]
}

pub(crate) fn in_generations(limit: u64) -> Budget<'static> {
    Budget { generations: Some(limit), evaluations: Some(100_000), ..Budget::default() }
}

/// Checks a reported attempt: its givens are in place, its cost equals a naive recount, and it is 0
/// if and only if the attempt is a solution.
pub(crate) fn check_attempt(
    preset: &Preset,
    sudoku: &Sudoku,
    settings: &Settings,
    (line, cost): (&str, Cost),
) {
    let grid = formats::line::read(line, sudoku.geometry().side()).unwrap();
    assert!(keeps_givens(sudoku, &grid), "{}: {line}", preset.name);
    let counts = count(sudoku, &grid);
    let scale = preset.scale(sudoku, settings);
    let expected = match scale.unit.name() {
        // Algorithms on partial boards count empty cells and violations separately; one of them can
        // also count violating cells. One algorithm counts houses instead of digits.
        "cells filled" => {
            let by_violations = Cost::two(counts.blanks(), counts.violations() + counts.broken());
            if cost == by_violations || scale.second.is_none() {
                by_violations
            } else {
                Cost::two(counts.blanks(), counts.violating_cells())
            }
        }
        "illegal houses" => Cost::one(counts.illegal() + counts.broken()),
        "conflicts" => Cost::one(counts.conflicts()),
        "equal pairs" => Cost::one(counts.violations() + counts.broken()),
        "off the sums" => Cost::one(off_sums(sudoku, &grid) + counts.broken()),
        "duplicates, blanks included" => Cost::one(counts.with_blanks() + counts.broken()),
        // A line doesn't show cells with several digits; `clauses.rs` checks their counts.
        "unsatisfied clauses" => cost,
        _ => Cost::one(counts.missing() + counts.broken()),
    };
    assert_eq!(cost, expected, "{}: {line}", preset.name);
    // Drawing respects pencil marks, so the cost doesn't count them.
    if ["duplicates, blanks included", "off the sums"].contains(&scale.unit.name()) {
        assert!(cost.is_solved() || !sudoku.is_solved_by(&grid), "{}: {line}", preset.name);
        return;
    }
    assert_eq!(cost.is_solved(), sudoku.is_solved_by(&grid), "{}: {line}", preset.name);
}

/// The deviations of the sums of the houses from the sum of all digits, plus the equal pairs; for
/// full boards.
fn off_sums(sudoku: &Sudoku, grid: &Grid) -> u32 {
    let geometry = sudoku.geometry();
    let digit = |cell| u32::from(grid.get(cell).unwrap().value());
    let whole: u32 = (1..=geometry.side() as u32).sum();
    let sums = geometry.houses().map(|house| {
        geometry.cells(house).iter().map(|&cell| digit(cell)).sum::<u32>().abs_diff(whole)
    });
    let pairs = geometry.pairs().iter();
    let equal = pairs.filter(|pair| digit(pair.first) == digit(pair.second)).count();
    sums.sum::<u32>() + equal as u32
}

/// Checks everything that a run reported against the naive twins.
pub(crate) fn check_run(preset: &Preset, sudoku: &Sudoku, outcome: &Outcome, trace: &[Seen]) {
    check_run_with(preset, sudoku, &Settings::new(preset.parameters), outcome, trace);
}

/// The same for a run whose settings change the cost.
pub(crate) fn check_run_with<'a>(
    preset: &Preset,
    sudoku: &Sudoku,
    settings: &Settings,
    outcome: &'a Outcome,
    trace: &'a [Seen],
) {
    let name = preset.name;
    // Many generations contain the same attempts; each is parsed and checked only once.
    let mut grids: HashMap<&str, Grid> = HashMap::new();
    let mut checked: HashSet<(&str, Cost)> = HashSet::new();
    let mut check = |line: &'a str, cost| {
        if checked.insert((line, cost)) {
            check_attempt(preset, sudoku, settings, (line, cost));
        }
    };
    let side = sudoku.geometry().side();
    for (number, seen) in trace.iter().enumerate() {
        let costs = || seen.members.iter().map(|&(_, cost)| cost);
        let totals: u64 = costs().map(|cost| u64::from(cost.total())).sum();
        assert_eq!(seen.number, number as u64, "{name} shows every generation");
        assert_eq!(Some(seen.best), costs().min(), "{name}");
        assert_eq!(Some(seen.worst), costs().max(), "{name}");
        assert_eq!(seen.mean, totals as f64 / seen.members.len() as f64, "{name}");
        assert!(seen.best_of_run <= seen.best, "{name}");
        let (best, _) = seen.members.iter().find(|&&(_, cost)| cost == seen.best).unwrap();
        for (line, _) in &seen.members {
            grids.entry(line).or_insert_with(|| formats::line::read(line, side).unwrap());
        }
        let best = grids[best.as_str()].cells();
        let differing = |line: &str| {
            best.iter().zip(grids[line].cells()).filter(|(one, other)| one != other).count()
        };
        let distances: usize = seen.members.iter().map(|(line, _)| differing(line)).sum();
        assert_eq!(seen.diversity, distances as f64 / seen.members.len() as f64, "{name}");
        check(&seen.best_of_run_line, seen.best_of_run);
        seen.members.iter().for_each(|(line, cost)| check(line, *cost));
    }
    for pair in trace.windows(2) {
        assert!(pair[0].evaluations < pair[1].evaluations, "{name}");
        assert!(pair[0].restarts <= pair[1].restarts, "{name}");
        assert!(pair[0].best_of_run >= pair[1].best_of_run, "{name}");
    }
    let attempts = outcome.best.iter().chain(&outcome.last);
    attempts.for_each(|best| check(&best.line, best.cost));
    outcome.population.iter().for_each(|(line, cost)| check(line, *cost));
    assert!(outcome.survivors.iter().all(|&member| member < outcome.population.len()), "{name}");

    let best = outcome.best.as_ref().map(|best| best.cost);
    let is_over = outcome.is_solved() || outcome.stop == Stop::FalseZero;
    assert_eq!(is_over, best.is_some_and(Cost::is_solved), "{name}");
    assert_eq!(best.is_none(), outcome.work.evaluations() == 0, "{name}");
    let last_of = outcome.population.iter().map(|&(_, cost)| cost).min();
    assert_eq!(outcome.last.as_ref().map(|last| last.cost), last_of, "{name}");
    if let Some(last) = trace.last() {
        assert!(best <= Some(last.best_of_run), "{name}");
        assert_eq!(last.number, outcome.generations, "{name}");
        assert!(last.evaluations <= outcome.work.evaluations(), "{name}");
        assert!(last.restarts <= outcome.restarts, "{name}");
        if outcome.is_solved() {
            assert_eq!(last.best_of_run, Cost::SOLVED, "{name} shows the generation that solved");
            assert_eq!(last.members, outcome.population, "{name}");
            assert_eq!(outcome.last, outcome.best, "{name}");
        }
    }
}
