//! `evoku solve --conflict`.

use crate::common::{FOUR, Ran, evoku};

/// A board of 4x4 without a solution: in the first row, 1 and 2 need cells that see the given 2.
const NONE: &str = "34...1.2........";

fn conflict(arguments: &[&str], input: &str) -> Ran {
    evoku(&[&["solve", "--conflict"], arguments].concat(), input)
}

#[test]
fn the_answer_is_a_puzzle_of_the_clues_that_contradict_each_other() {
    let ran = conflict(&[], NONE);
    assert_eq!(ran.stdout, "34.....2........ none: r1c1=3, r1c2=4, r2c4=2\n", "{ran:?}");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{ran:?}");
    // The answer contradicts itself, and no smaller part of it does.
    assert_eq!(conflict(&[], &ran.stdout).stdout, ran.stdout);
}

#[test]
fn constraints_take_part() {
    let board =
        "1...\n....\n....\n....\nkiller 4 r1c1 r1c2\nkiller 3 r4c1 r4c2\nkiller 5 r1c3 r1c4\n";
    let ran = conflict(&["--json"], board);
    let row = &ran.json()[0];
    assert_eq!(row["status"], "none: killer 4 r1c1 r1c2, killer 5 r1c3 r1c4", "{ran:?}");
    assert_eq!(row["puzzle"], "................", "{ran:?}");
    assert_eq!(row["constraints"].as_array().map(Vec::len), Some(2), "{ran:?}");
}

#[test]
fn puzzles_with_a_solution_have_no_conflict() {
    let ran = conflict(&[], FOUR);
    assert_eq!((ran.code, ran.stdout), (Some(1), format!("{FOUR} solved\n")));
    let ran = conflict(&["--nodes", "0"], NONE);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.stdout.contains("unknown (node limit)"), "{ran:?}");
}

#[test]
fn a_conflict_is_one_question() {
    let ran = conflict(&["--all"], NONE);
    assert_eq!(ran.code, Some(2), "{ran:?}");
}
