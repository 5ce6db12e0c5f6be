//! Transcripts of commands in Markdown, and tests that they are true.
//!
//! A transcript is a block that begins with ```` ```console ````. Its lines that begin with `$ ` are
//! commands. The lines after a command are its output, standard output and standard error in the
//! order of writing. `[..]` in such a line matches any text, and a line `...` any number of lines.

use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::TestProcess;

/// The info string of a block that is a transcript.
pub const CONSOLE: &str = "console";

/// A command of a transcript.
#[derive(Clone, Debug)]
pub struct Shown<'a> {
    /// The command, without `$ `.
    pub command: &'a str,
    /// The output that the page shows.
    pub output: Vec<&'a str>,
}

/// The commands of all transcripts of a page.
///
/// # Panics
/// If a transcript begins with output.
pub fn transcripts(text: &str) -> Vec<Shown<'_>> {
    let mut shown: Vec<Shown<'_>> = Vec::new();
    let mut is_inside = false;
    for line in text.lines() {
        if let Some(info) = line.strip_prefix("```") {
            is_inside = info == CONSOLE;
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

impl Shown<'_> {
    /// Runs the command in a folder.
    ///
    /// # Errors
    /// If the command fails, or prints something else than the page shows.
    pub fn check(&self, evoku: &Path, folder: &Path) -> Result<(), String> {
        let words = words(self.command);
        let Some((first, arguments)) = words.split_first() else { return Err("no command".into()) };
        if first != "evoku" {
            return Err(format!("not a command of evoku: {}", self.command));
        }
        // One pipe for both outputs, so their order is kept.
        let (screen, writer) = io::pipe().map_err(|error| error.to_string())?;
        let second = writer.try_clone().map_err(|error| error.to_string())?;
        let mut command = Command::new(evoku);
        command.args(arguments).current_dir(folder).env_remove("EVOKU_LANG");
        command.stdin(Stdio::null()).stdout(second).stderr(writer);
        let ended = TestProcess::at_terminal(command, screen).end();
        let printed = ended.screen.lines().collect::<Vec<_>>();
        if ended.status.success() && matches(&self.output, &printed) {
            return Ok(());
        }
        let (command, shown) = (self.command, self.output.join("\n"));
        let (status, screen) = (ended.status, ended.screen);
        Err(format!("the page shows\n$ {command}\n{shown}\n\nbut it prints ({status})\n{screen}"))
    }
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

/// Returns `true` if output matches a transcript. Blanks at the ends of lines don't count, since
/// editors remove them.
fn matches(shown: &[&str], output: &[&str]) -> bool {
    match shown {
        [] => output.is_empty(),
        ["...", rest @ ..] => (0..=output.len()).any(|skipped| matches(rest, &output[skipped..])),
        [line, rest @ ..] => output.split_first().is_some_and(|(first, output)| {
            line_matches(line.trim_end(), first.trim_end()) && matches(rest, output)
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::{matches, words};

    #[test]
    fn transcripts_match_by_lines_and_parts_of_lines() {
        assert!(matches(&["...", "b [..] d", "..."], &["a", "b c d", "e"]));
        assert!(matches(&["a", "..."], &["a"]));
        assert!(!matches(&["a"], &["a", "b"]));
        assert!(!matches(&["b [..] d"], &["b c"]));
        assert_eq!(words("evoku print \"a b\" -o c"), ["evoku", "print", "a b", "-o", "c"]);
    }
}
