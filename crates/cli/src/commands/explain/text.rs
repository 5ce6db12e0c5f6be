//! Paths as text, Markdown and JSON.

use std::fmt::Write;

use evoku_sudoku::explain::Way;
use evoku_sudoku::formats::line;
use evoku_sudoku::messages::Language;
use serde_json::{Value, json};

use super::route::Route;
use crate::numbers::thousands;

/// The version of the program, which levels and scores depend on.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The members of a puzzle's object.
pub(super) const MEMBERS: [&str; 9] =
    ["puzzle", "geometry", "version", "solution", "level", "score", "guesses", "steps", "problem"];

/// Columns of a text.
const WIDTH: usize = 100;

/// What a puzzle is called: its number, and its name if it has one.
pub(super) fn title(number: usize, route: &Route) -> String {
    match route.record.field("name") {
        Some(name) => format!("Puzzle {number}: {name}"),
        None => format!("Puzzle {number}"),
    }
}

/// Level, score and steps.
pub(super) fn summary(way: &Way) -> String {
    let steps = way.stations.len();
    let mut text = format!(
        "{}, score {}, {steps} step{}",
        way.rating.level.name(),
        thousands(u64::from(way.rating.score)),
        if steps == 1 { "" } else { "s" },
    );
    if let Some(hardest) = way.rating.hardest {
        let _ = write!(text, ", hardest: {hardest}");
    }
    if way.rating.guesses > 0 {
        let _ = write!(text, ", guesses: {}", way.rating.guesses);
    }
    text
}

/// A path as text.
pub(super) fn text(number: usize, route: &Route) -> String {
    let sudoku = &route.record.sudoku;
    let geometry = sudoku.geometry();
    let mut text = format!(
        "{}{}\n{}\n{geometry}\n",
        if number > 1 { "\n" } else { "" },
        title(number, route),
        line::print_on(geometry, sudoku.givens())
    );
    // Writing to a string can't fail.
    let _ = match &route.way {
        Err(problem) => writeln!(text, "It can't be explained: {problem}."),
        Ok(way) => writeln!(text, "{}\n", summary(way)),
    };
    for (index, station) in route.way.iter().flat_map(|way| &way.stations).enumerate() {
        let (notation, prose) = (station.eureka(geometry), station.prose(geometry));
        let _ = writeln!(text, "{:>4}  {}", index + 1, wrapped(&notation.to_string()));
        let _ = writeln!(text, "      {}", wrapped(&prose.to_string()));
    }
    if let Ok(way) = &route.way {
        let _ = writeln!(text, "\n{}", line::print_on(geometry, &way.solution));
    }
    text
}

/// A text in lines that are indented but for the first.
fn wrapped(text: &str) -> String {
    let mut lines = String::new();
    let mut length = 6;
    for word in text.split(' ') {
        let wanted = word.chars().count() + 1;
        if length + wanted > WIDTH && length > 6 {
            lines.push_str("\n      ");
            length = 6;
        } else if length > 6 {
            lines.push(' ');
        }
        lines.push_str(word);
        length += wanted;
    }
    lines
}

/// A path as Markdown.
pub(super) fn markdown(number: usize, route: &Route) -> String {
    let sudoku = &route.record.sudoku;
    let geometry = sudoku.geometry();
    let mut text = format!(
        "{}## {}\n\n`{}`\n\n",
        if number > 1 { "\n" } else { "" },
        title(number, route).replace(['*', '_', '`', '<', '[', '\\'], ""),
        line::print_on(geometry, sudoku.givens())
    );
    let _ = match &route.way {
        Err(problem) => writeln!(text, "{geometry}. It can't be explained: {problem}."),
        Ok(way) => writeln!(text, "{geometry}: {}.\n", summary(way)),
    };
    for (index, station) in route.way.iter().flat_map(|way| &way.stations).enumerate() {
        let (technique, notation) = (station.technique(), station.notation(geometry));
        let _ = writeln!(text, "{}. **{technique}** `{notation}`  ", index + 1);
        let _ = writeln!(text, "   {}", station.prose(geometry));
    }
    if let Ok(way) = &route.way {
        let _ = writeln!(text, "\nSolution: `{}`", line::print_on(geometry, &way.solution));
    }
    text
}

/// A path as JSON.
pub(super) fn json(route: &Route) -> Value {
    let sudoku = &route.record.sudoku;
    let geometry = sudoku.geometry();
    let puzzle = line::print_on(geometry, sudoku.givens());
    let way = match &route.way {
        Ok(way) => way,
        Err(problem) => {
            return json!({
                "puzzle": puzzle,
                "geometry": geometry.to_string(),
                "version": VERSION,
                "problem": problem.to_string(),
            });
        }
    };
    let steps = way.stations.iter().map(|station| station.json(geometry, Language::ENGLISH));
    json!({
        "puzzle": puzzle,
        "geometry": geometry.to_string(),
        "version": VERSION,
        "solution": line::print_on(geometry, &way.solution),
        "level": way.rating.level.name(),
        "score": way.rating.score,
        "guesses": way.rating.guesses,
        "steps": steps.collect::<Value>(),
    })
}
