//! `evoku evolve` at a terminal, and interrupted. Windows has neither signals nor these terminals.

use crate::common;
use std::fs::File;
use std::io::Write;
use std::process::Stdio;

use evoku_testing::{Stream, TestProcess};
use nix::pty::{Winsize, openpty};

use crate::common::{FOUR, FOUR_SOLVED, NINE, Ran, command, evolve, keeps_givens, timeless};

/// A run at a pseudo-terminal of 80 columns and 24 rows.
struct Terminal {
    process: TestProcess,
    keyboard: File,
}

/// The ends of the program that are the terminal; the others are pipes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Stdin,
    Stderr,
    Both,
}

impl Terminal {
    fn evolve(at: At, arguments: &[&str]) -> Self {
        let size = Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
        let pty = openpty(&size, None).unwrap();
        let end = || Stdio::from(pty.slave.try_clone().unwrap());
        let mut command = command(&[&["evolve"], arguments].concat());
        command.env("TERM", "xterm").env_remove("NO_COLOR").stdout(Stdio::piped());
        command.stdin(if at == At::Stderr { Stdio::null() } else { end() });
        command.stderr(if at == At::Stdin { Stdio::piped() } else { end() });
        let keyboard = File::from(pty.master);
        let screen = keyboard.try_clone().unwrap();
        // Otherwise the terminal would still have a writer after the program's end.
        drop(pty.slave);
        Self { process: TestProcess::at_terminal(command, screen), keyboard }
    }

    fn type_in(&mut self, text: &str) {
        self.keyboard.write_all(text.as_bytes()).unwrap();
    }

    /// Waits until a text has appeared on the terminal.
    fn wait_for(&mut self, appeared: impl FnMut(&str) -> bool) {
        self.process.wait_for(Stream::Screen, appeared);
    }

    /// Returns the printed text, and the text on the terminal.
    fn end(self) -> (Ran, String) {
        let mut ended = self.process.end();
        let screen = std::mem::take(&mut ended.screen);
        (Ran::of(ended), screen)
    }
}

#[test]
fn without_a_puzzle_a_bundled_one_is_taken_aloud() {
    let arguments = ["-a", "row-ga", "--evaluations", "500", "--json"];
    let (ran, _) = Terminal::evolve(At::Stdin, &arguments).end();
    let mut detached = command(&[&["evolve"], &arguments[..]].concat());
    detached.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let detached = Ran::of(TestProcess::spawn_as_set(detached).end());
    assert_eq!(timeless(detached.json()), timeless(ran.json()));
    assert_eq!(detached.stderr, ran.stderr);
    assert_eq!(ran.stderr, "evoku: no puzzle was given, so here is one of evoku's own\n");
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let json = ran.json();
    assert_eq!(json["puzzle"]["geometry"], "9x9 (boxes 3x3), plain");
    let (puzzle, best) = (&json["puzzle"]["line"], &json["best"]["line"]);
    assert!(keeps_givens(puzzle.as_str().unwrap(), best.as_str().unwrap()), "{json}");
}

#[test]
fn the_cloning_ga_asks_for_its_two_numbers() {
    let arguments = ["--algorithm", "cloning-ga", "--puzzle", FOUR, "--json", "--progress", "none"];
    let mut terminal = Terminal::evolve(At::Both, &arguments);
    terminal.wait_for(|seen| seen.contains("Size of each generation (10 or more): "));
    terminal.type_in("many\n9\n30\n0\n");
    terminal
        .wait_for(|seen| seen.matches("Maximum number of generations (1 or more): ").count() == 2);
    terminal.type_in("5000\n");
    let (ran, seen) = terminal.end();
    assert_eq!(seen.matches("Size of each generation (10 or more): ").count(), 3, "{seen}");
    assert_eq!(seen.matches("Please answer with a whole number, 10 or more.").count(), 2, "{seen}");
    assert_eq!(seen.matches("Please answer with a whole number, 1 or more.").count(), 1, "{seen}");
    let told = evolve(&[&["30", "5000"], &arguments[..]].concat(), "");
    assert_eq!((ran.code, timeless(ran.json())), (told.code, timeless(told.json())));
}

#[test]
fn the_cloning_ga_gives_up_when_nobody_answers() {
    let mut terminal = Terminal::evolve(At::Both, &["--algorithm", "cloning-ga", "--puzzle", FOUR]);
    terminal.wait_for(|seen| seen.ends_with("(10 or more): "));
    terminal.type_in("\u{4}");
    let (ran, seen) = terminal.end();
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
    assert!(seen.ends_with("evoku: Size of each generation: no answer\r\n"), "{seen:?}");
}

#[test]
fn nobody_is_asked_who_cant_see_the_question_or_has_answered() {
    let arguments = ["--algorithm", "cloning-ga", "--puzzle", FOUR, "--json"];
    for at in [At::Stdin, At::Stderr] {
        let (ran, seen) = Terminal::evolve(at, &arguments).end();
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(!seen.contains("Size of"), "{seen}");
    }
    let (ran, seen) = Terminal::evolve(At::Both, &[&["20", "9999"], &arguments[..]].concat()).end();
    assert_eq!(ran.json()["parameters"]["population"], 20);
    assert!(!seen.contains("Size of"), "{seen}");
}

#[test]
fn a_live_view_is_drawn_and_the_result_printed() {
    let arguments = ["-a", "row-ga", "--evaluations", "300000", "--puzzle", NINE];
    let (ran, seen) = Terminal::evolve(At::Stderr, &arguments).end();
    for part in ["row-ga  9x9 (boxes 3x3), plain, 30 givens", "generation", "evaluations", "time"] {
        assert!(seen.contains(part), "{part:?} isn't in {seen}");
    }
    assert!(seen.contains(" of 162 distinct digits"), "{seen}");
    let alone = evolve(&arguments, "");
    let result = |ran: &Ran| ran.stdout.split_once('\n').unwrap().1.to_owned();
    assert_eq!((ran.code, result(&ran)), (alone.code, result(&alone)));

    let quiet = [&arguments[..], &["--progress", "none"]].concat();
    assert_eq!(Terminal::evolve(At::Stderr, &quiet).end().1, "");
}

/// Arguments of a run that ends only when it is interrupted.
const ENDLESS: [&str; 5] = ["--algorithm", "random-search", "--json", "--timeout", "1e9"];

#[test]
fn an_interrupt_ends_a_run_with_the_best_so_far() {
    let arguments = [&ENDLESS[..], &["--puzzle", NINE]].concat();
    let mut terminal = Terminal::evolve(At::Stderr, &arguments);
    terminal.wait_for(|seen| seen.contains("generations/s"));
    terminal.process.interrupt();
    let (ran, seen) = terminal.end();
    assert_eq!(ran.code, Some(130), "{ran:?}");
    let json = ran.json();
    assert_eq!((&json["solved"], &json["stop"]), (&false.into(), &"cancelled".into()));
    assert!(keeps_givens(NINE, json["best"]["line"].as_str().unwrap()), "{json}");
    assert!(seen.ends_with("\u{1b}[?2026l"), "the last frame is complete: {seen:?}");
}

#[test]
fn an_interrupted_run_completes_its_files() {
    let folder = common::folder("interrupted");
    let [log, trace, chart] = ["l.txt", "t.csv", "c.svg"].map(|name| common::path(&folder, name));
    let files = ["--puzzle", NINE, "--log", &log, "--trace", &trace, "--chart", &chart];
    let mut terminal = Terminal::evolve(At::Stderr, &[&ENDLESS[..], &files].concat());
    terminal.wait_for(|seen| seen.contains("generations/s"));
    terminal.process.interrupt();
    let (ran, _) = terminal.end();
    let generations = ran.json()["generations"].as_u64().unwrap();
    assert_eq!(common::names(&folder), ["c.svg", "l.txt", "t.csv"]);
    let rows = std::fs::read_to_string(trace).unwrap().lines().count() as u64;
    assert_eq!(rows, generations + 2);
    assert!(std::fs::read_to_string(log).unwrap().contains("\n\nno solution found: cancelled, "));
}

#[test]
fn an_interrupt_ends_several_runs_with_those_done_so_far() {
    let arguments = ["--runs", "1000000", "--threads", "2", "--json", "--puzzle", FOUR];
    let mut terminal = Terminal::evolve(At::Stderr, &arguments);
    terminal.wait_for(|seen| {
        let counts = seen.split(" of 1000000 runs").filter_map(|text| text.split(' ').next_back());
        counts.filter_map(|count| count.parse::<u64>().ok()).any(|count| count > 0)
    });
    terminal.process.interrupt();
    let (ran, _) = terminal.end();
    assert_eq!(ran.code, Some(130));
    let json = ran.json();
    let (runs, count) = (json["runs"].as_array().unwrap(), json["summary"]["runs"].as_u64());
    assert!(!runs.is_empty() && runs.len() < 1_000_000);
    assert_eq!(count, Some(runs.len() as u64));
    assert_eq!(runs[0]["line"], FOUR_SOLVED);
}
