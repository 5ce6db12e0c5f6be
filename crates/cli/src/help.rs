//! Help that fits the terminal.

use std::io::{IsTerminal, stdout};

use clap::Command;

/// The default width, which is also the maximum.
const WIDTH: usize = 100;
/// The minimum width for a layout of two columns.
const NARROW: usize = 50;

/// Prepares a command so that its help fits the terminal, or `COLUMNS`.
pub(crate) fn fitted(command: Command) -> Command {
    let width = width();
    wrapped(command.term_width(width), width)
}

/// The number of columns to fill: that of `COLUMNS`, of the terminal, or the default.
fn width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let terminal = || crossterm::terminal::size().ok().map(|(columns, _)| usize::from(columns));
    let known = told.or_else(|| if stdout().is_terminal() { terminal() } else { None });
    known.unwrap_or(WIDTH).clamp(NARROW, WIDTH)
}

/// Wraps the texts before and after the options in the help of a command and of its subcommands.
fn wrapped(mut command: Command, width: usize) -> Command {
    if let Some(text) = command.get_long_about().map(ToString::to_string) {
        command = command.long_about(wrap(&text, width));
    }
    if let Some(text) = command.get_after_long_help().map(ToString::to_string) {
        command = command.after_long_help(wrap(&text, width));
    }
    if let Some(text) = command.get_after_help().map(ToString::to_string) {
        command = command.after_help(wrap(&text, width));
    }
    command.mut_subcommands(|inner| wrapped(inner, width))
}

/// Wraps a text. Paragraphs are filled; indented lines keep their indentation and their second
/// column, if they have one.
fn wrap(text: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut paragraph = String::new();
    for line in text.lines() {
        if line.is_empty() || line.starts_with(' ') {
            fill(&std::mem::take(&mut paragraph), 0, width, &mut lines);
        }
        if line.is_empty() {
            lines.push(String::new());
        } else if line.starts_with(' ') {
            item(line, width, &mut lines);
        } else {
            if !paragraph.is_empty() {
                paragraph.push(' ');
            }
            paragraph.push_str(line);
        }
    }
    fill(&paragraph, 0, width, &mut lines);
    lines.join("\n")
}

/// Wraps an indented line: an example with its description, or a name with its meaning.
fn item(line: &str, width: usize, lines: &mut Vec<String>) {
    if line.chars().count() <= width {
        lines.push(line.to_owned());
        return;
    }
    let indent = line.len() - line.trim_start().len();
    let gap = line[indent..].find("  ").map(|at| indent + at);
    let Some(gap) = gap else { return fill(line, indent + 2, width, lines) };
    let meaning = line[gap..].trim_start();
    let column = line.len() - meaning.len();
    if column > width / 2 || line.trim_start().starts_with("evoku ") {
        // There is no room for two columns: the meaning goes below, and a line to type stays in one
        // piece.
        lines.push(line[..gap].to_owned());
        fill(&format!("{}{meaning}", " ".repeat(indent + 4)), indent + 4, width, lines);
    } else {
        fill(line, column, width, lines);
    }
}

/// Breaks a line between words; further lines are indented by `hang`. Gaps within a line are kept.
fn fill(line: &str, hang: usize, width: usize, lines: &mut Vec<String>) {
    let mut rest = line.to_owned();
    while rest.chars().count() > width {
        let limit = rest.char_indices().nth(width + 1).map_or(rest.len(), |(at, _)| at);
        let margin = rest.len() - rest.trim_start().len();
        let within = rest[..limit].rfind(' ').filter(|&at| at > margin);
        let after = || rest[margin..].find(' ').map(|at| margin + at);
        let Some(at) = within.or_else(after) else { break };
        lines.push(rest[..at].trim_end().to_owned());
        rest = format!("{}{}", " ".repeat(hang), rest[at..].trim_start());
        if rest.trim().is_empty() {
            return;
        }
    }
    if !rest.is_empty() {
        lines.push(rest);
    }
}

#[cfg(test)]
mod tests {
    use clap::Command;

    use super::{wrap, wrapped};

    /// A description whose line breaks are kept, for the sake of its examples, is filled as well.
    #[test]
    fn descriptions_are_filled() {
        let inner = Command::new("inner").long_about("A paragraph\nof two lines.\n\n    as it is");
        let outer = wrapped(Command::new("outer").subcommand(inner), 60);
        let about = outer.find_subcommand("inner").unwrap().get_long_about().unwrap();
        assert_eq!(about.to_string(), "A paragraph of two lines.\n\n    as it is");
    }

    #[test]
    fn columns_stay_columns_and_paragraphs_are_filled() {
        let text = "Examples:\n  evoku x   does something that takes many words to say\n\nNames:\n  \
                    one   the first of two that have a long meaning\n\nA paragraph\nof two lines.";
        let expected = "Examples:\n  evoku x\n      does something that takes\n      many words to \
                        say\n\nNames:\n  one   the first of two that\n        have a long \
                        meaning\n\nA paragraph of two lines.";
        assert_eq!(wrap(text, 32), expected);
        assert_eq!(wrap(expected, 32), expected);
    }

    #[test]
    fn a_word_longer_than_the_line_stays_whole() {
        assert_eq!(wrap("aaaaaaaaaaaa b", 5), "aaaaaaaaaaaa\nb");
        assert_eq!(wrap("b aaaaaaaaaaaa", 5), "b\naaaaaaaaaaaa");
    }
}
