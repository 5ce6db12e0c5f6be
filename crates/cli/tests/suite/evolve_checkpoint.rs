//! `evoku evolve --checkpoint`: a run that is killed at any moment and resumed equals an
//! uninterrupted run.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::common::{FOUR, HARD, NINE, evolve, folder, names, path, row_ga, start, timeless};

/// Starts a run as its own process and kills it once it has written its checkpoint this many times.
/// Returns `false` if the run ended before.
fn killed(arguments: &[&str], file: &str, after: u32) -> bool {
    let mut process = start(&[&["evolve"], arguments].concat());
    process.close_input();
    let (mut last, mut count) = (fs::read(file).ok(), 0);
    let has_written = process.reaches(|| {
        let now = fs::read(file).ok();
        count += u32::from(now != last);
        last = now;
        count >= after
    });
    has_written && process.kill()
}

/// Kills a run with these arguments repeatedly, and compares its result with that of an
/// uninterrupted run.
fn survives(name: &str, arguments: &[&str]) {
    let folder = folder(&format!("checkpoint-{name}"));
    let file = path(&folder, "run.evoku");
    let arguments = [&["--puzzle", HARD, "--json"], arguments].concat();
    let expected = evolve(&arguments, "");
    let kept = [&arguments[..], &["--checkpoint", &file, "--checkpoint-every", "0.01"]].concat();
    let mut kills = 0;
    // Each kill comes later than the one before, so that the run ends on any machine.
    for attempt in 1..100 {
        if !killed(&kept, &file, attempt) {
            break;
        }
        kills += 1;
    }
    let last = evolve(&kept, "");
    assert!(kills > 0 && last.stderr.contains("resuming "), "{kills}: {last:?}");
    assert_eq!(timeless(last.json()), timeless(expected.json()), "{name}");
    assert_eq!(last.code, expected.code);
    // A process killed while writing may leave its temporary file.
    let part = folder.join(".run.evoku.part");
    let _ = fs::remove_file(part);
    assert_eq!(names(&folder), ["run.evoku"]);
}

#[test]
fn a_killed_run_is_resumed() {
    survives("row", &["--algorithm", "row-ga", "--evaluations", "3000000"]);
    survives("annealing", &["--algorithm", "simulated-annealing", "--evaluations", "3000000"]);
    let islands = ["--islands", "3", "--topology", "random", "--migration-interval", "5000"];
    let budget = ["--algorithm", "row-ga,mutation-ga", "--evaluations", "2000000"];
    survives("islands", &[&islands[..], &budget].concat());
}

/// Makes a run with a small budget and resumes it with a larger one.
fn goes_on(file: &str, budgets: [&[&str]; 2], more: &[&str]) -> [Value; 2] {
    let arguments = [&["--puzzle", HARD, "--json"], more].concat();
    let whole = evolve(&[&arguments[..], budgets[1]].concat(), "").json();
    let kept = [&arguments[..], &["--checkpoint", file]].concat();
    let first = evolve(&[&kept[..], budgets[0]].concat(), "");
    assert_eq!((first.code, first.stderr.as_str()), (Some(1), ""), "{first:?}");
    let second = evolve(&[&kept[..], budgets[1]].concat(), "");
    assert!(second.stderr.starts_with("evoku: resuming "), "{second:?}");
    [timeless(second.json()), timeless(whole)]
}

#[test]
fn a_larger_budget_resumes_where_a_smaller_one_ended() {
    let folder = folder("checkpoint-budget");
    let evaluations: [&[&str]; 2] = [&["--evaluations", "5000"], &["--evaluations", "20000"]];
    let generations: [&[&str]; 2] = [&["12", "30"], &["12", "90"]];
    let [found, whole] = goes_on(&path(&folder, "one"), evaluations, &["-a", "column-ga"]);
    assert_eq!(found, whole);
    let [found, whole] = goes_on(&path(&folder, "two"), generations, &["-a", "mutation-ga"]);
    assert_eq!(found, whole);
}

/// The state saved at the end of a budget of evaluations is the last complete generation, not a
/// much older one.
#[test]
fn little_is_lost_at_the_end_of_a_budget() {
    let folder = folder("checkpoint-end");
    let file = path(&folder, "run");
    let run = |limit| {
        let arguments = ["--puzzle", HARD, "--checkpoint", &file, "--evaluations", limit];
        row_ga(&arguments, "").stderr
    };
    assert_eq!(run("50000"), "");
    let reported = run("60000");
    let spent =
        reported.trim_end().strip_suffix(" evaluations").unwrap().rsplit(' ').next().unwrap();
    let spent: u64 = spent.replace(',', "").parse().unwrap();
    assert!((49_950..=50_000).contains(&spent), "{reported}");
}

#[test]
fn a_solved_run_is_solved_again() {
    let file = path(&folder("checkpoint-solved"), "run");
    let arguments = ["--json", "--checkpoint", &file];
    let [first, second] = [(); 2].map(|()| evolve(&arguments, FOUR));
    assert_eq!((first.code, second.code), (Some(0), Some(0)), "{second:?}");
    assert_eq!(timeless(first.json()), timeless(second.json()));
}

#[test]
fn checkpoints_of_other_runs_are_refused() {
    let folder = folder("checkpoint-other");
    let file = path(&folder, "run");
    let of = |arguments: &[&str], puzzle: &str| {
        let own = ["--checkpoint", &file, "--evaluations", "2000", "--puzzle", puzzle];
        row_ga(&[&own, arguments].concat(), "")
    };
    assert_eq!(of(&[], NINE).code, Some(1));
    let other = NINE.replacen("53", "..", 1);
    for (arguments, puzzle, part) in [
        (&[][..], &*other, "puzzle"),
        (&["--rules", "latin"], NINE, "puzzle"),
        (&["--seed", "2"], NINE, "seed"),
        (&["-a", "column-ga"], NINE, "algorithm"),
        (&["--set", "elite=2"], NINE, "parameters"),
        (&["--islands", "2"], NINE, "islands"),
    ] {
        let refused = of(arguments, puzzle);
        refused.is_refused(&format!("is a checkpoint of another run: the {part} differs"));
    }
    // The refused runs have left the file unchanged.
    assert_eq!(of(&[], NINE).code, Some(1));

    let whole = fs::read(&file).unwrap();
    let damaged = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = whole.clone();
        change(&mut bytes);
        fs::write(&file, bytes).unwrap();
        of(&[], NINE)
    };
    let middle = whole.len() / 2;
    damaged(&|bytes| bytes[middle] ^= 1).is_refused("is damaged");
    damaged(&|bytes| bytes.truncate(middle)).is_refused("is damaged");
    damaged(&|bytes| bytes.truncate(24)).is_refused("is damaged");
    damaged(&|bytes| bytes.push(0)).is_refused("is damaged");
    damaged(&Vec::clear).is_refused("is not an evoku checkpoint");
    damaged(&|bytes| *bytes = NINE.as_bytes().to_vec()).is_refused("is not an evoku checkpoint");
}

#[test]
fn an_unwritable_checkpoint_is_reported_before_the_run() {
    let folder = folder("checkpoint-nowhere");
    let nowhere = path(&folder, "no/such/folder/run");
    evolve(&["--checkpoint", &nowhere], FOUR).is_refused("can't write ");
    evolve(&["--checkpoint", folder.to_str().unwrap()], FOUR).is_refused("is not a regular file");
    let puzzle = path(&folder, "puzzle.txt");
    fs::write(&puzzle, FOUR).unwrap();
    let same = ["--checkpoint", &puzzle, "--puzzle", &puzzle];
    evolve(&same, "").is_refused("--puzzle and --checkpoint are both ");
    assert_eq!(fs::read_to_string(Path::new(&puzzle)).unwrap(), FOUR);
}
