//! Tests of programs that take part in experiments over standard input and output.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use evoku_lab::analysis::Analysis;
use evoku_lab::execute::{Ending, Finished};
use evoku_lab::plan::{CommandLine, Limits, Plan};
use evoku_lab::program::Program;
use evoku_lab::report::Report;
use evoku_lab::run::Run;
use evoku_lab::store::Store;
use evoku_messages::Language;
use evoku_sudoku::Sudoku;
use evoku_testing::data::skip;

use crate::common::{folder, runs, work_all};

/// A puzzle that no random start solves.
const NINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A shell function that reads the greeting, and one that evaluates random starts for ever.
const SHELL: &str = "
    greet() { while read -r word rest; do [ \"$word\" = go ] && break; done; }
    ask() { echo \"$@\"; read -r name answer; [ \"$name\" != end ] || exit 0; }
    search() { while ask start; do ask evaluate $answer; done; }
";

const BUDGET: Limits = Limits { evaluations: Some(20), generations: None, seconds: None };

fn shell(script: &str) -> Program {
    let words = ["sh", "-c", &format!("{SHELL}\n{script}")].map(str::to_owned).to_vec();
    Program::new(CommandLine { words, silence: Duration::from_secs(60) }, Path::new("."))
}

fn play(program: &Program, limits: Limits) -> Finished {
    let sudoku: Sudoku = NINE.parse().unwrap();
    let played = program.play(&sudoku, &[], 1, limits, &AtomicBool::new(false));
    played.unwrap().unwrap().finished
}

/// The reason for which a script fails.
fn failure(script: &str) -> String {
    let Finished { run, trace } = play(&shell(script), BUDGET);
    assert_eq!(run.ending, Ending::Failed, "{script}");
    trace.failure.unwrap().to_string()
}

#[test]
fn a_program_spends_its_budget() {
    let Finished { run, trace } = play(&shell("greet; search"), BUDGET);
    assert_eq!((run.ending, run.work.full, run.generations), (Ending::Evaluations, 20, 19));
    assert_eq!(trace.points.last().unwrap().evaluations, 20);
    assert_eq!(trace.failure, None);
    let done = play(&shell("greet; ask start; ask evaluate $answer; ask done"), BUDGET);
    assert_eq!((done.run.ending, done.run.work.full), (Ending::Exhausted, 1));
}

#[test]
fn requests_can_be_written_ahead() {
    let script = "
        greet; ask start; board=$answer
        for number in $(seq 600); do echo evaluate $board; done
        read -r name left cost; [ $left = 599 ] || exit 9
        while read -r name rest; do [ $name = end ] && exit 0; done
    ";
    let budget = Limits { evaluations: Some(600), ..BUDGET };
    let finished = play(&shell(script), budget);
    assert_eq!((finished.run.ending, finished.run.work.full), (Ending::Evaluations, 600));
}

#[test]
fn a_program_that_goes_on_is_stopped() {
    let finished =
        play(&shell("greet; ask start; while :; do echo evaluate $answer; done"), BUDGET);
    assert_eq!((finished.run.ending, finished.run.work.full), (Ending::Evaluations, 20));
}

#[test]
fn failures_have_a_reason() {
    let reason = failure("echo first >&2; echo 'second\u{1b}[2J' >&2; exit 3");
    assert!(reason.contains("exited with code 3") && reason.contains("first / second"), "{reason}");
    assert!(!reason.contains('\u{1b}'));
    assert!(failure("greet; exit 0").contains("exited with code 0 before the run was over"));
    assert!(failure("greet; kill -9 $$").contains("signal 9"));
    assert!(failure("greet; echo Hello, evoku").contains("line 1 begins with \"Hello,\""));
    assert!(failure("greet; yes ''").contains("line 1 begins with \"\""));
    assert!(failure("greet; exec >&-; sleep 1000").contains("closed its standard output"));
    let long = failure("head -c 20000000 /dev/zero; sleep 1000");
    assert!(long.contains("more than 16777216 bytes"), "{long}");
    let noise = failure("seq 1 100000 >&2; exit 1");
    assert!(noise.contains("99999 / 100000") && noise.len() < 500, "{noise}");
}

#[test]
fn silence_is_a_failure() {
    let mut command = CommandLine::parse("sleep 1000").unwrap();
    command.silence = Duration::from_millis(100);
    let finished = play(&Program::new(command, Path::new(".")), BUDGET);
    let reason = finished.trace.failure.unwrap().to_string();
    assert!(reason.starts_with("for 0.1 seconds, it neither wrote a line nor"), "{reason}");
}

#[test]
fn the_clock_ends_a_silent_program() {
    let limits = Limits { seconds: Some(0.1), ..Limits::default() };
    let finished = play(&shell("sleep 1000"), limits);
    assert_eq!((finished.run.ending, finished.run.work.full), (Ending::Seconds, 0));
}

/// At the limit of seconds, a waiting program is informed and has time to exit.
#[test]
fn the_clock_ends_a_waiting_program() {
    let home = folder("informed");
    let script = "greet; read -r line; echo \"$line\" > \"$EVOKU_FOLDER/line\"";
    let words = ["sh", "-c", &format!("{SHELL}\n{script}")].map(str::to_owned).to_vec();
    let command = CommandLine { words, silence: Duration::from_secs(60) };
    let limits = Limits { seconds: Some(0.1), ..Limits::default() };
    let finished = play(&Program::new(command, &home), limits);
    assert_eq!(finished.run.ending, Ending::Seconds);
    assert_eq!(fs::read_to_string(home.join("line")).unwrap(), "end seconds\n");
}

#[test]
fn a_cancelled_run_has_no_result() {
    let sudoku: Sudoku = NINE.parse().unwrap();
    let played = shell("sleep 1000").play(&sudoku, &[], 1, BUDGET, &AtomicBool::new(true));
    assert_eq!(played, Ok(None));
}

#[test]
fn a_missing_program_ends_the_experiment() {
    let command = CommandLine::parse("./there-is-no-such-program").unwrap();
    let sudoku: Sudoku = NINE.parse().unwrap();
    let program = Program::new(command, Path::new("."));
    let error = program.play(&sudoku, &[], 1, BUDGET, &AtomicBool::new(false)).unwrap_err();
    assert!(error.to_string().starts_with("can't start ./there-is-no-such-program: "), "{error}");
}

#[test]
fn the_working_folder_is_deleted() {
    let reason = failure("touch inside; ls >&2; pwd >&2; exit 1");
    let path = reason.rsplit(" / ").next().unwrap();
    assert!(reason.contains("inside") && path.starts_with('/'), "{reason}");
    assert!(!Path::new(path).exists(), "{path}");
}

/// The children of a program are killed with it. Only Linux shows their state as a file.
#[cfg(target_os = "linux")]
#[test]
fn children_are_killed() {
    let reason = failure("sleep 1000 & echo $! >&2; exit 1");
    let id = reason.rsplit(' ').next().unwrap();
    assert!(id.parse::<u32>().is_ok(), "{reason}");
    let is_dead = || match fs::read_to_string(format!("/proc/{id}/stat")) {
        Ok(stat) => stat.contains(") Z ") || !stat.contains("(sleep)"),
        Err(_) => true,
    };
    // The system ends a killed process soon, but not at once.
    while !is_dead() {
        std::thread::yield_now();
    }
}

#[test]
fn plans_name_commands() {
    let home = folder("program");
    fs::write(home.join("search.sh"), format!("{SHELL}\ngreet; search")).unwrap();
    let text = r#"
        name = "programs"
        repetitions = 3
        budget.evaluations = 20
        algorithm = [
            { name = "row-ga" },
            { command = "sh search.sh", set = { pop = 20 } },
            { command = "sh search.sh --quiet", label = "quiet", silence = 5 },
            { command = "sh -c 'exit 4'", external = "crash" },
        ]
        class = [{ name = "4x4", bundled = "4x4", first = 2 }]
    "#;
    let plan = Plan::read(text, &home, &AtomicBool::new(false)).unwrap();
    let labels: Vec<_> = plan.configurations.iter().map(|one| one.label.as_str()).collect();
    assert_eq!(labels, ["row-ga", "sh search.sh", "quiet", "sh -c exit 4"]);
    assert_eq!(plan.configurations[1].algorithm(), "search");
    assert_eq!(plan.configurations[1].parameters(), "pop=20 command=sh,search.sh");
    assert_eq!(plan.externals().count(), 0);

    let [one, two] = [1, 2].map(|threads| {
        let path = home.join(format!("{threads}.sqlite"));
        work_all(&path, &plan, threads);
        runs(&path, "programs")
    });
    assert_eq!(one, two);
    let failed = one.iter().filter(|(run, _)| run.ending == Ending::Failed);
    assert_eq!(failed.clone().count(), 6);
    for (_, trace) in failed {
        assert!(trace.failure.as_ref().unwrap().to_string().contains("code 4"));
    }
    // Merging keeps the reasons.
    let mut merged = Store::create(&home.join("merged.sqlite")).unwrap();
    let part = Store::existing(&home.join("1.sqlite")).unwrap();
    merged.merge(&part, &AtomicBool::new(false)).unwrap();
    drop(merged);
    assert_eq!(runs(&home.join("merged.sqlite"), "programs"), one);
}

#[test]
fn mistakes_in_commands_are_refused() {
    let errors = |algorithm: &str| {
        let text = format!(
            "name = 'x'\nbudget.evaluations = 1\nalgorithm = [\n{algorithm}\n]\n\
             class = [{{ name = 'a', bundled = '4x4' }}]"
        );
        let read = Plan::read(&text, Path::new("."), &AtomicBool::new(false));
        read.unwrap_err().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    assert!(errors("{ command = \"a 'b\" }").starts_with("line 4, column 13: a quote"));
    assert!(errors("{ command = '' }").contains("the command is empty"));
    assert!(errors("{ command = 'row-ga' }").contains("not the name of an evoku algorithm"));
    assert!(errors("{ command = './a', name = 'b' }").contains("no field \"name\""));
    assert!(errors("{ external = 'a', silence = 1 }").contains("only an algorithm with a command"));
    for name in ["'a b'", "'a=b'", "''", "\"a\\ngo\""] {
        let refused = errors(&format!("{{ command = './a', set = {{ {name} = 1 }} }}"));
        assert!(refused.contains("expected a name in one word"), "{name}: {refused}");
    }
    assert!(errors("{ command = './a', silence = 0 }").contains("must be a number above 0"));
    assert!(errors("{ command = './a' },\n{ command = ' ./a ' }").contains("already has"));
}

/// Returns `true` if a compiler or interpreter works.
fn is_there(program: &str, arguments: &[&str]) -> bool {
    let found = Command::new(program).args(arguments).output();
    let is_there = found.is_ok_and(|output| output.status.success());
    if !is_there {
        skip(&format!("{program} is missing"));
    }
    is_there
}

/// The examples of `experiments/pipe` next to two algorithms of evoku, in one report.
#[test]
fn examples_in_other_languages_take_part() {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../experiments/pipe");
    let home: PathBuf = folder("languages");
    let mut text = fs::read_to_string(from.join("plan.toml")).unwrap();
    for file in ["one_plus_one.py", "one_plus_one.cpp", "OnePlusOne.java"] {
        fs::copy(from.join(file), home.join(file)).unwrap();
    }
    let compile = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).current_dir(&home).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    let mut languages = Vec::new();
    if is_there("python3", &["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]) {
        languages.push("Python");
    }
    if is_there("c++", &["--version"]) {
        compile("c++", &["-O2", "-o", "one_plus_one", "one_plus_one.cpp"]);
        languages.push("C++");
    }
    if is_there("javac", &["--version"]) && is_there("java", &["--version"]) {
        compile("javac", &["OnePlusOne.java"]);
        languages.push("Java");
    }
    let is_kept = |line: &&str| {
        !line.contains("command =")
            || languages.iter().any(|name| line.contains(&format!("label = \"{name}\"")))
    };
    text = text.lines().filter(is_kept).collect::<Vec<_>>().join("\n");
    // Starting Java takes a while, so the test makes fewer runs.
    text = text.replace("repetitions = 5", "repetitions = 2");
    let plan = Plan::read(&text, &home, &AtomicBool::new(false)).unwrap();
    assert_eq!(plan.configurations.len(), 2 + languages.len());
    let path = home.join("plan.sqlite");
    work_all(&path, &plan, 2);
    let made: Vec<Run> = runs(&path, &plan.name).into_iter().map(|(run, _)| run).collect();
    for (number, configuration) in plan.configurations.iter().enumerate() {
        let mine = || made.iter().filter(|run| run.configuration.at() == number);
        assert_eq!(mine().count(), 12);
        let label = &configuration.label;
        assert!(mine().all(|run| run.ending != Ending::Failed), "{label}: {:?}", mine().next());
        assert!(mine().all(|run| run.evaluations() <= 5000), "{label}");
        assert!(mine().any(Run::is_solved), "{label}");
    }
    let store = Store::existing(&path).unwrap();
    let results = store.results(store.plan(None).unwrap()).unwrap();
    let report = Report::of(&Analysis::of(&results, None, None));
    let shown = report.markdown("languages", Language::ENGLISH);
    for language in languages {
        assert!(shown.contains(&format!("| {language}")), "{shown}");
    }
}
