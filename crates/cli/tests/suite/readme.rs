//! The transcripts of the README and the guide: each command prints what they show.
//!
//! A transcript is a block that begins with ```` ```console ````. Its lines that begin with `$ ` are
//! commands. The lines after a command are its output, standard output and standard error in the
//! order of writing. `[..]` in such a line matches any text, and a line `...` any number of lines.
//! The commands of a file run in one empty folder, in order.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use evoku_testing::TestProcess;

use crate::common::{command, folder};

/// The files of the repository that commands read.
const INPUTS: &[&str] = &["experiments/first.toml"];

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A command of a transcript.
struct Shown<'a> {
    command: &'a str,
    output: Vec<&'a str>,
}

/// The commands of all transcripts of a text.
fn transcripts(text: &str) -> Vec<Shown<'_>> {
    let mut shown: Vec<Shown<'_>> = Vec::new();
    let mut is_inside = false;
    for line in text.lines() {
        if line.starts_with("```") {
            is_inside = line == "```console";
        } else if is_inside {
            if let Some(command) = line.strip_prefix("$ ") {
                shown.push(Shown { command, output: Vec::new() });
            } else {
                shown.last_mut().expect("a transcript begins with a command").output.push(line);
            }
        }
    }
    shown
}

/// The words of a command; double quotes keep blanks.
fn words(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_quoted = false;
    for c in command.chars() {
        match c {
            '"' => is_quoted = !is_quoted,
            ' ' if !is_quoted => words.push(String::new()),
            _ => words.last_mut().expect("at least one word").push(c),
        }
    }
    words
}

/// Runs a command in a folder and returns its output.
fn run(line: &str, folder: &Path) -> String {
    let words = words(line);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let ["evoku", arguments @ ..] = words.as_slice() else { panic!("not evoku: {line}") };
    // One pipe for both outputs, so their order is kept.
    let (screen, writer) = io::pipe().expect("a pipe");
    let mut command = command(arguments);
    command.current_dir(folder).env_remove("EVOKU_LANG").stdin(Stdio::null());
    command.stdout(writer.try_clone().expect("a second end of the pipe")).stderr(writer);
    let ended = TestProcess::at_terminal(command, screen).end();
    assert!(ended.status.success(), "{line}: {ended:?}");
    ended.screen
}

/// Returns `true` if a line of output matches a line of a transcript.
fn line_matches(shown: &str, line: &str) -> bool {
    let Some((start, rest)) = shown.split_once("[..]") else { return shown == line };
    let Some(mut line) = line.strip_prefix(start) else { return false };
    let mut parts: Vec<&str> = rest.split("[..]").collect();
    let end = parts.pop().expect("a split has a last part");
    for part in parts {
        let Some((_, after)) = line.split_once(part) else { return false };
        line = after;
    }
    line.ends_with(end)
}

/// Returns `true` if output matches a transcript.
fn matches(shown: &[&str], output: &[&str]) -> bool {
    match shown {
        [] => output.is_empty(),
        ["...", rest @ ..] => (0..=output.len()).any(|skipped| matches(rest, &output[skipped..])),
        [line, rest @ ..] => output
            .split_first()
            .is_some_and(|(first, output)| line_matches(line, first) && matches(rest, output)),
    }
}

/// Runs the commands of a file and compares their output. Returns their number.
fn check(file: &str, name: &str) -> usize {
    let folder = folder(name);
    for input in INPUTS {
        let copy = folder.join(input);
        fs::create_dir_all(copy.parent().expect("a folder")).expect("a new folder");
        fs::copy(root().join(input), copy).unwrap_or_else(|error| panic!("{input}: {error}"));
    }
    let text = fs::read_to_string(root().join(file)).expect("a text");
    let transcripts = transcripts(&text);
    for Shown { command, output } in &transcripts {
        let printed = run(command, &folder);
        let lines: Vec<&str> = printed.lines().collect();
        assert!(
            matches(output, &lines),
            "{file} shows\n$ {command}\n{}\n\nbut it prints\n{printed}",
            output.join("\n")
        );
    }
    transcripts.len()
}

#[test]
fn transcripts_of_the_readme_are_true() {
    assert!(check("README.md", "readme") >= 7);
}

#[test]
fn transcripts_of_the_guide_are_true() {
    assert!(check("docs/guide.md", "guide") >= 1);
}

#[test]
fn the_readme_shows_the_two_commands_that_ci_runs() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a text");
    for command in ["cargo run --release -- evolve -a mantere-koljonen", "cargo test --workspace"] {
        assert!(readme.contains(&format!("```sh\n{command}\n```")), "no {command}");
    }
}

#[test]
fn transcripts_match_by_lines_and_parts_of_lines() {
    assert!(matches(&["...", "b [..] d", "..."], &["a", "b c d", "e"]));
    assert!(matches(&["a", "..."], &["a"]));
    assert!(!matches(&["a"], &["a", "b"]));
    assert!(!matches(&["b [..] d"], &["b c"]));
    assert_eq!(words("evoku print \"a b\" -o c"), ["evoku", "print", "a b", "-o", "c"]);
}
