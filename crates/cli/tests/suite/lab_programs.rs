//! `evoku lab run` with programs as algorithms.

use std::fs;
use std::path::Path;

use crate::common::{self, FOUR, FOUR_SOLVED, evoku, folder, path};

/// Writes a plan with one command, and returns its path.
fn plan(folder: &Path, command: &str) -> String {
    let text = format!(
        "name = 'programs'\nrepetitions = 2\nbudget.evaluations = 20\n\
         algorithm = [{{ name = 'row-ga' }}, {{ command = \"{command}\" }}]\n\
         class = [{{ name = '4x4', bundled = '4x4', first = 4 }}]\n"
    );
    let plan = path(folder, "plan.toml");
    fs::write(&plan, text).unwrap();
    plan
}

#[test]
fn failed_runs_are_reported_with_their_reasons() {
    let folder = folder("programs-fail");
    fs::write(folder.join("fails.sh"), "echo oops >&2; exit 3").unwrap();
    let plan = plan(&folder, "sh fails.sh");
    let checked = evoku(&["lab", "check", &plan], "").success();
    assert!(checked.stdout.contains("sh fails.sh"), "{checked:?}");
    let ran = evoku(&["lab", "run", &plan], "").success();
    assert!(ran.stdout.contains("sh fails.sh"), "{ran:?}");
    let lines: Vec<&str> = ran.stderr.lines().collect();
    assert_eq!(lines.len(), 7, "{ran:?}");
    assert!(lines[0].contains("8 runs failed, counted as not solved:"), "{ran:?}");
    // The first failures by job, counted from 1: four puzzles, then the first of the repetition 2.
    let places = [(1, 1), (2, 1), (3, 1), (4, 1), (1, 2)];
    for (line, (puzzle, repetition)) in lines[1..6].iter().zip(places) {
        let place = format!("puzzle {puzzle} of class \"4x4\", repetition {repetition}: ");
        assert!(line.contains(&place), "{place}{ran:?}");
        assert!(line.contains("sh fails.sh on puzzle ") && line.contains("code 3"), "{ran:?}");
        assert!(line.ends_with("its last lines on standard error: oops"), "{ran:?}");
    }
    assert!(lines[6].ends_with("... and 3 more"), "{ran:?}");
    // The plan is done, so nothing runs again.
    assert_eq!(evoku(&["lab", "run", &plan], "").success().stderr, "");
    let tables = path(&folder, "tables");
    evoku(&["lab", "export", &path(&folder, "plan.sqlite"), "--csv", &tables], "").success();
    let runs = fs::read_to_string(Path::new(&tables).join("runs.csv")).unwrap();
    assert_eq!(runs.matches(",failed,").count(), 8, "{runs}");
}

/// `evoku evolve --command` runs a program on one puzzle.
#[test]
fn a_program_evolves_one_puzzle() {
    let folder = folder("programs-evolve");
    let script = path(&folder, "solves.sh");
    let read = "while read -r word rest; do [ \"$word\" = go ] && break; done";
    let text = format!("{read}; echo evaluate $1; read -r name left cost; read -r end; exit 0");
    fs::write(&script, text).unwrap();
    let command = |board: &str| format!("sh {script} {board}");
    let solved = evoku(&["evolve", "--command", &command(FOUR_SOLVED), FOUR], "").success();
    assert!(solved.stdout.starts_with("solution found: solved, generation 0, 1 evaluations"));
    let json = evoku(&["evolve", "--command", &command(FOUR_SOLVED), FOUR, "--json"], "").json();
    assert_eq!(
        (json["best"]["line"].as_str(), json["solved"].as_bool()),
        (Some(FOUR_SOLVED), Some(true))
    );
    let other = FOUR.replace('.', "1");
    let spent = ["evolve", "--command", &command(&other), "--evaluations", "1", FOUR];
    let spent = evoku(&spent, "").exits_with(1);
    assert!(spent.stdout.starts_with("no solution found: evaluations spent"), "{spent:?}");
    let failed = evoku(&["evolve", "--command", &command("x"), FOUR], "").exits_with(2);
    assert!(failed.stderr.contains("line 1, board 1: found 1 cells, expected 16"), "{failed:?}");
    evoku(&["evolve", "--command", "./a", "-a", "row-ga", FOUR], "").exits_with(2);
    // Nothing is ignored in silence.
    for refused in [
        &["--to", "csv", FOUR][..],
        &["-o", "target/refused.html", FOUR],
        &["--explain", FOUR],
        &["--threads", "2", FOUR],
        &["--progress", "plain", FOUR],
        &["queens", "6"],
    ] {
        let arguments = [&["evolve", "--command", "./a"][..], refused].concat();
        let error = evoku(&arguments, "").exits_with(2).stderr;
        assert!(!error.contains("can't start"), "{refused:?}: {error}");
    }
}

#[test]
fn a_missing_program_stops_the_experiment() {
    let folder = folder("programs-missing");
    let ran = evoku(&["lab", "run", &plan(&folder, "./missing")], "").exits_with(2);
    assert!(ran.stderr.contains("missing failed: can't start ./missing: "), "{ran:?}");
}

/// Ctrl-C ends the experiment and its programs.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_kills_the_programs() {
    let folder = folder("programs-interrupt");
    fs::write(folder.join("waits.sh"), "echo $$ > \"$EVOKU_FOLDER/id\"; sleep 1000").unwrap();
    let plan = plan(&folder, "sh waits.sh");
    let mut process = common::start(&["lab", "run", &plan, "--threads", "1"]);
    let id = || fs::read_to_string(folder.join("id")).unwrap_or_default();
    process.wait_until(|| id().ends_with('\n'));
    process.interrupt();
    let ended = process.end();
    assert_eq!(ended.status.code(), Some(130), "{ended:?}");
    let stat = fs::read_to_string(format!("/proc/{}/stat", id().trim()));
    assert!(stat.is_err() || stat.is_ok_and(|stat| !stat.contains("(sh) S")));
}
