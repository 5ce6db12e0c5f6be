//! What each preset does today, to the last evaluation, and what the algorithms of other kinds of
//! puzzles do. Whoever changes that on purpose says so with `EVOKU_BLESS=1 cargo test -p
//! evoku-evolve --test suite golden::`, which writes the files anew.
//!
//! `cases.txt` has the puzzles, for those who repeat the runs elsewhere: a page does.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, thread};

use crate::common::trace::{Seen, Trace, evaluations, run, run_of_size, settings};
use crate::common::{pattern, regions};
use evoku_evolve::Outcome;
use evoku_evolve::presets::{PRESETS, Preset, Task};
use evoku_evolve::puzzles::{KINDS, Kind};
use evoku_sudoku::formats::{Record, Writer, by_name};
use evoku_sudoku::{Constraint, Geometry, Grid, Rules, Shape, Sudoku};

const BLESS: &str = "EVOKU_BLESS=1 cargo test -p evoku-evolve --test suite golden::";

/// Constraints of puzzles without givens that `evoku generate` made.
const RELATIONS: &[&str] = &[
    "thermometer r1c4 r1c3 r1c2 r1c1",
    "thermometer r4c6 r5c6 r4c5 r3c5",
    "difference r1c1 r1c2",
    "difference r2c2 r3c2",
    "difference r3c1 r4c1",
    "ratio r3c4 r4c4",
    "ratio r4c5 r5c5",
    "difference r6c3 r6c4",
    "even r5c3",
    "even r5c6",
];
const SUMS: &[&str] = &[
    "killer 14 r1c1 r1c2 r2c2",
    "killer 9 r3c5 r3c6 r4c6",
    "killer 8 r1c6 r2c6",
    "killer 10 r1c3 r1c4 r2c3 r3c3",
    "arrow r5c6 r5c5 r5c4",
    "sandwich 9 r1c1 r2c1 r3c1 r4c1 r5c1 r6c1",
    "sandwich 3 r1c3 r2c3 r3c3 r4c3 r5c3 r6c3",
];

/// A blank 6x6 board with these constraints.
fn constrained(constraints: &[&str]) -> Sudoku {
    let constraints = constraints.iter().map(|text| Constraint::parse(text, 6).unwrap());
    let rules = Rules { constraints: constraints.collect(), ..Rules::default() };
    let geometry = Geometry::new(Shape::of_side(6).unwrap(), rules).unwrap();
    Sudoku::new(Arc::new(geometry), Grid::blank(6)).unwrap()
}

/// The runs: name, puzzle, seed, evaluations.
fn cases() -> Vec<(&'static str, Sudoku, u64, u64)> {
    let of = |rows, columns, rules, share| {
        let geometry = Geometry::new(Shape::new(rows, columns).unwrap(), rules).unwrap();
        pattern::sudoku(&Arc::new(geometry), share, 1)
    };
    let plain = Rules::default;
    let jigsaw = Rules {
        partition: regions(Shape::new(2, 3).unwrap(), 3, 1),
        diagonal: true,
        anti_king: true,
        ..plain()
    };
    let chess = Rules { windoku: true, anti_knight: true, ..plain() };
    vec![
        ("4x4, nearly solved", of(2, 2, plain(), 0.7), 1, 4_000),
        ("9x9", of(3, 3, plain(), 0.3), 2, 6_000),
        ("6x6, jigsaw with diagonals and king's rule", of(2, 3, jigsaw, 0.3), 3, 2_000),
        ("9x9, windoku with knight's rule", of(3, 3, chess, 0.3), 4, 2_000),
        ("25x25", of(5, 5, plain(), 0.5), 5, 600),
        ("6x6, relations of two cells", constrained(RELATIONS), 6, 2_000),
        ("6x6, sums and clues outside", constrained(SUMS), 7, 2_000),
    ]
}

/// FNV-1a (Fowler, Noll and Vo; <https://doi.org/10.17487/RFC9923>).
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// A generation on one line.
fn line(seen: &Seen) -> String {
    let Seen { number, evaluations, restarts, best, worst, mean, diversity, .. } = seen;
    let costs = [best, worst].map(|cost| cost.values());
    format!(
        "generation {number} evaluations {evaluations} restarts {restarts} best {:?} worst {:?} \
         mean {mean} diversity {diversity}\n",
        costs[0], costs[1],
    )
}

/// The generations 0, 1, 2, 4, 8, ... and the last one in full, the whole trace as a hash, the end.
fn told(outcome: &Outcome, trace: &[Seen]) -> String {
    let mut text = String::new();
    let shown = |seen: &&Seen| {
        seen.number == 0 || seen.number.is_power_of_two() || seen.number == outcome.generations
    };
    trace.iter().filter(shown).for_each(|seen| text.push_str(&line(seen)));
    let everything = trace.iter().map(|seen| line(seen) + &format!("{:?}\n", seen.members));
    let Outcome { stop, generations, work, restarts, .. } = outcome;
    let evaluations = work.evaluations();
    let best = outcome.best.as_ref().unwrap();
    writeln!(text, "trace {:016x}", hash(&everything.collect::<String>())).unwrap();
    writeln!(
        text,
        "{stop} after {generations} generations, {evaluations} evaluations, {restarts} restarts"
    )
    .unwrap();
    writeln!(text, "best {:?} {}", best.cost.values(), best.line).unwrap();
    text
}

/// All golden runs of a preset.
fn golden(preset: &Preset) -> String {
    let mut text = String::new();
    for (name, sudoku, seed, limit) in cases() {
        let mut trace = Trace::default();
        let task = Task::new(seed, evaluations(limit), &mut trace);
        let told = match preset.run(&sudoku, &settings(preset, 20), task) {
            Ok(outcome) => told(&outcome, &trace.0),
            Err(refused) => format!("{refused}\n"),
        };
        writeln!(text, "# {name}, seed {seed}\n{told}").unwrap();
    }
    text
}

/// All golden runs of the algorithms of a kind of puzzle.
fn golden_of_kind(kind: &'static Kind) -> String {
    let mut text = String::new();
    for preset in kind.presets() {
        for (size, seed, limit) in [(kind.sizes[0], 1, 1_000), (kind.sizes[1], 2, 3_000)] {
            let settings = settings(preset, 20);
            let (outcome, trace) = run_of_size(preset, size, &settings, seed, evaluations(limit));
            let (name, told) = (preset.name, told(&outcome, &trace));
            writeln!(text, "# {name}, size {size}, seed {seed}\n{told}").unwrap();
        }
    }
    text
}

/// The runs as lines of seed, evaluations and puzzle.
fn cases_told() -> String {
    let mut text = String::new();
    for (_, sudoku, seed, limit) in cases() {
        write!(text, "{seed} {limit} ").unwrap();
        let mut writer = Writer::new(by_name("jsonl").unwrap()).complete();
        writer.write(&Record::of(sudoku), &mut text).unwrap();
        writer.finish(&mut text);
    }
    text
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/golden")
}

#[test]
fn presets_do_what_they_did() {
    let presets = PRESETS.iter().map(|preset| (preset.name, golden(preset)));
    let kinds = KINDS.iter().map(|kind| (kind.name, golden_of_kind(kind)));
    for (name, found) in presets.chain(kinds) {
        let path = folder().join(name).with_extension("txt");
        if env::var_os("EVOKU_BLESS").is_some() {
            fs::create_dir_all(folder()).unwrap();
            fs::write(&path, &found).unwrap();
        }
        let Ok(blessed) = fs::read_to_string(&path) else {
            panic!("{name} has no golden run; to make it: {BLESS}")
        };
        let lines = blessed.lines().zip(found.lines()).enumerate();
        for (number, (blessed, found)) in lines {
            assert_eq!(
                found,
                blessed,
                "{name} does something else, see line {} of its file; if it should: {BLESS}",
                number + 1,
            );
        }
        assert_eq!(found.lines().count(), blessed.lines().count(), "{name}");
    }
}

#[test]
fn the_cases_are_those_written_down() {
    let path = folder().join("cases.txt");
    if env::var_os("EVOKU_BLESS").is_some() {
        fs::write(&path, cases_told()).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), cases_told(), "to write them anew: {BLESS}");
}

#[test]
fn every_golden_run_is_of_a_preset() {
    let names = PRESETS.iter().map(|preset| preset.name).chain(KINDS.iter().map(|kind| kind.name));
    let names: BTreeSet<_> = names.chain(["cases"]).map(|name| format!("{name}.txt")).collect();
    // Without the folder there is nothing to remove; what is missing, the test above tells.
    for file in fs::read_dir(folder()).into_iter().flatten() {
        let name = file.unwrap().file_name().into_string().unwrap();
        assert!(names.contains(&name), "{name} is of no preset; remove it");
    }
}

/// The same result however many runs go on at once, and in whatever order.
#[test]
fn threads_change_nothing() {
    let [_, (_, sudoku, ..), ..] = &cases()[..] else { unreachable!() };
    let tasks: Vec<(&Preset, u64)> =
        PRESETS.iter().flat_map(|preset| (0..3).map(move |seed| (*preset, seed))).collect();
    let results = |threads: usize| {
        let run_all = |thread: usize| {
            let mine = tasks.iter().enumerate().skip(thread).step_by(threads);
            let results = mine.map(|(number, &(preset, seed))| {
                let settings = settings(preset, 20);
                (number, run(preset, sudoku, &settings, seed, evaluations(2_000)))
            });
            results.collect::<Vec<_>>()
        };
        thread::scope(|scope| {
            let handles: Vec<_> =
                (0..threads).map(|thread| scope.spawn(move || run_all(thread))).collect();
            let mut results: Vec<_> =
                handles.into_iter().flat_map(|handle| handle.join().unwrap()).collect();
            results.sort_by_key(|&(number, _)| number);
            results
        })
    };
    let alone = results(1);
    assert_eq!(alone.len(), tasks.len());
    assert_eq!(alone, results(2));
    assert_eq!(alone, results(4));
    // Another seed is another run.
    for of_preset in alone.chunks(3) {
        assert_ne!(of_preset[0].1, of_preset[1].1);
    }
}
