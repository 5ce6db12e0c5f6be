//! Reference pages, from the tables in the source and from the command's own help.

mod constraints;
mod schemas;

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use evoku_evolve::presets::PRESETS;
use evoku_messages::{Language, Message, Say};
use evoku_sudoku::features::FEATURES;
use evoku_sudoku::formats::{FIELDS, FORMATS};
use evoku_sudoku::logic::{LADDER, Technique};

use crate::page::Page;

/// The text that replaces `{{reference name}}`.
pub(crate) fn text(name: &str, page: &Page<'_>) -> Result<String, String> {
    let evoku = page.evoku;
    match name {
        "commands" => commands(evoku),
        "exit-codes" => exit_codes(evoku),
        "formats" => Ok(formats()),
        "constraints" => constraints::text(page),
        "columns" => Ok(columns()),
        "schemas" => schemas::text(page),
        "algorithms" => algorithms(evoku),
        "techniques" => Ok(techniques()),
        "technique-names" => Ok(glossary()),
        _ => Err(format!("there is no reference {name:?}")),
    }
}

/// The help of every command.
fn commands(evoku: &Path) -> Result<String, String> {
    let mut text = String::new();
    for command in subcommands(&help(evoku, &[])?) {
        let own = help(evoku, &[&command])?;
        section(&mut text, 2, &command, &own);
        for below in subcommands(&own) {
            section(
                &mut text,
                3,
                &format!("{command} {below}"),
                &help(evoku, &[&command, &below])?,
            );
        }
    }
    Ok(text)
}

/// The part of the command's help about exit codes.
fn exit_codes(evoku: &Path) -> Result<String, String> {
    let help = help(evoku, &[])?;
    let (_, rest) = help.split_once("Exit codes").ok_or("the help has no exit codes")?;
    let (_, codes) = rest.split_once('\n').ok_or("the help has no exit codes")?;
    Ok(format!("```text\n{}\n```\n", codes.trim_end()))
}

fn section(text: &mut String, depth: usize, command: &str, help: &str) {
    let heading = "#".repeat(depth);
    // Writing to a string can't fail.
    let _ = writeln!(text, "{heading} evoku {command}\n\n```text\n{}\n```\n", help.trim_end());
}

fn help(evoku: &Path, command: &[&str]) -> Result<String, String> {
    output(evoku, &[command, &["--help"]].concat())
}

/// The standard output of the command with these arguments.
fn output(evoku: &Path, arguments: &[&str]) -> Result<String, String> {
    let done = Command::new(evoku).args(arguments).env_remove("EVOKU_LANG").output();
    let done = done.map_err(|error| format!("{}: {error}", evoku.display()))?;
    if !done.status.success() {
        return Err(format!("evoku {} fails", arguments.join(" ")));
    }
    String::from_utf8(done.stdout).map_err(|error| error.to_string())
}

/// The names in the list of commands that a help has, except `help`.
fn subcommands(help: &str) -> Vec<String> {
    let Some((_, rest)) = help.split_once("\nCommands:\n") else { return Vec::new() };
    let lines = rest.lines().take_while(|line| !line.is_empty());
    let names = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names = names.filter_map(|line| line.split_whitespace().next());
    names.filter(|&name| name != "help").map(str::to_owned).collect()
}

fn formats() -> String {
    let mut text = String::new();
    for format in FORMATS {
        let extensions = format.extensions.iter().map(|name| format!("`.{name}`"));
        let extensions = extensions.collect::<Vec<_>>().join(", ");
        let capacity = &format.capacity;
        let sides = if capacity.sides.start() == capacity.sides.end() {
            capacity.sides.start().to_string()
        } else {
            format!("{} to {}", capacity.sides.start(), capacity.sides.end())
        };
        let rules = capacity.rules.join(", ");
        let play = capacity.play.join(", ");
        let fields = capacity.fields.iter().map(|&name| match name {
            "*" => "any",
            name => name,
        });
        let fields = fields.collect::<Vec<_>>().join(", ");
        let rows = [
            ("file names", extensions),
            ("sides", sides),
            ("rules", rules),
            ("entries of a player", play),
            ("fields", fields),
            ("solution", if capacity.solution { "yes".to_owned() } else { String::new() }),
            (
                "symbols of your own",
                if capacity.symbols { "yes".to_owned() } else { String::new() },
            ),
        ];
        let about = (format.about)().to_string();
        // Writing to a string can't fail.
        let _ = writeln!(text, "## {}\n\n{}.\n\n| | |\n|---|---|", format.name, capital(&about));
        for (name, value) in rows.iter().filter(|(_, value)| !value.is_empty()) {
            let _ = writeln!(text, "| {name} | {value} |");
        }
        let example: String =
            format.example.lines().take(12).map(|line| format!("{}\n", shortened(line))).collect();
        let _ = writeln!(text, "\n```text\n{}\n```\n", example.trim_end());
    }
    text
}

/// A line of at most a hundred characters; `...` replaces the rest.
fn shortened(line: &str) -> String {
    match line.char_indices().nth(100) {
        Some((end, _)) => format!("{} ...", &line[..end]),
        None => line.to_owned(),
    }
}

/// The columns and members with the same meaning in all files.
fn columns() -> String {
    let mut text = String::from("| name | meaning | feature |\n|---|---|---|\n");
    for field in FIELDS {
        let is_feature = FEATURES.iter().any(|feature| feature.name == field.name);
        let (feature, meaning) = (if is_feature { "yes" } else { "" }, cell(&(field.meaning)()));
        // Writing to a string can't fail.
        let _ = writeln!(text, "| `{}` | {meaning} | {feature} |", field.name);
    }
    text
}

fn algorithms(evoku: &Path) -> Result<String, String> {
    let mut text = String::new();
    for preset in PRESETS {
        section(
            &mut text,
            2,
            &format!("algorithms {}", preset.name),
            &output(evoku, &["algorithms", preset.name])?,
        );
    }
    Ok(text)
}

fn techniques() -> String {
    let mut text = String::from(
        "| technique | level | score | part of ratings | short names |\n|---|---|---:|---|---|\n",
    );
    for rung in LADDER {
        for (technique, name) in rung.kinds {
            let mut short: Vec<&str> = technique.aliases().collect();
            short.sort_unstable();
            let (is_default, short) = (if rung.default { "yes" } else { "" }, short.join(", "));
            // Writing to a string can't fail.
            let _ = writeln!(
                text,
                "| {name} | {} | {} | {is_default} | {short} |",
                rung.level, rung.score
            );
        }
    }
    text
}

/// The techniques in all languages.
fn glossary() -> String {
    let languages: Vec<Language> = Language::all().collect();
    let mut text = String::from("|");
    for language in &languages {
        // Writing to a string can't fail.
        let _ = write!(text, " {} |", language.name());
    }
    text.push_str("\n|");
    text.push_str(&"---|".repeat(languages.len()));
    text.push('\n');
    for (technique, _) in Technique::names() {
        let message = technique.message();
        text.push('|');
        for &language in &languages {
            // Writing to a string can't fail.
            let _ = write!(text, " {} |", message.render(language));
        }
        text.push('\n');
    }
    text
}

/// A message as a cell of a table.
fn cell(message: &Message) -> String {
    message.to_string().replace('|', "\\|").replace('\n', " ")
}

fn capital(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    first + characters.as_str()
}

#[cfg(test)]
mod tests {
    use super::{shortened, subcommands};

    #[test]
    fn commands_are_read_from_help() {
        let help = "Usage: evoku\n\nCommands:\n  solve     Solve\n            exactly\n  help  Print\n\n\
                    Options:\n  -q\n";
        assert_eq!(subcommands(help), ["solve"]);
        assert!(subcommands("Options:\n  -q\n").is_empty());
    }

    #[test]
    fn long_lines_end_in_dots() {
        assert_eq!(shortened("1..4"), "1..4");
        assert_eq!(shortened(&"ä".repeat(101)), format!("{} ...", "ä".repeat(100)));
    }
}
