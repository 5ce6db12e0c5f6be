//! The lines that `evoku evolve` writes to standard error besides its result.

use serde_json::json;

use crate::common::{FOUR, NINE, evolve};

/// Two numbers run the algorithm that they are the parameters of.
#[test]
fn two_numbers_run_a_genetic_algorithm() {
    for (numbers, puzzle) in [(["100", "5"], NINE), (["1e1", "1_0"], FOUR)] {
        let ran = evolve(&[&numbers[..], &["--json"]].concat(), puzzle);
        let population = if puzzle == NINE { 100 } else { 10 };
        assert_eq!(ran.json()["parameters"]["population"], population, "{ran:?}");
        assert_eq!(ran.json()["algorithm"], "mutation-ga");
        assert!(ran.stderr.contains("POPULATION and GENERATIONS of mutation-ga"), "{ran:?}");
        let other = evolve(&[&numbers[..], &["--json", "-a", "row-ga"]].concat(), puzzle);
        assert_eq!((&other.json()["algorithm"], other.stderr.as_str()), (&json!("row-ga"), ""));
    }
}

/// An exact engine counts the solutions during the run.
#[test]
fn puzzles_without_exactly_one_solution_are_reported() {
    let reported = |puzzle: &str| {
        let arguments = ["--evaluations", "1e6", "-a", "random-search"];
        evolve(&arguments, puzzle).stderr
    };
    assert_eq!(reported(NINE), "");
    // No digit fits the last cell of the first row.
    let none = reported("123....4........");
    assert_eq!(none, "evoku: the puzzle has no solution, so no run can solve it\n");
    let several = reported(&format!("1{}", ".".repeat(80)));
    assert!(several.starts_with("evoku: the puzzle has several solutions; "), "{several}");
}
