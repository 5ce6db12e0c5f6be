//! Solution paths as text, Markdown and JSON.

use std::fmt::Write;

use evoku_messages::{Message, Say, say};
use evoku_sudoku::explain::{SolutionPath, Unexplained};
use evoku_sudoku::formats::line;
use serde_json::{Value, json};

use super::route::Route;
use crate::language::{language, render};

/// The version of the program, on which levels and scores depend.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The members of the JSON object of a puzzle.
pub(super) const MEMBERS: [&str; 10] = [
    "puzzle", "geometry", "version", "solution", "level", "score", "guesses", "steps", "problem",
    "messages",
];

/// The maximum width of the text, in columns.
const WIDTH: usize = 100;

/// The title of a puzzle: its number, and its name if it has one.
pub(super) fn title(number: usize, route: &Route) -> String {
    render(match route.record.field("name") {
        Some(name) => say::command_puzzle_title_named(number, name),
        None => say::command_puzzle_title(number),
    })
}

/// Summarises a path: level, score, number of steps.
pub(super) fn summary(path: &SolutionPath) -> String {
    let rating = &path.rating;
    let mut parts = vec![
        Message::from(&rating.level),
        say::command_summary_score(rating.score),
        say::command_summary_steps(path.steps.len()),
    ];
    if let Some(hardest) = rating.hardest {
        parts.push(say::command_summary_hardest(&hardest));
    }
    if rating.guesses > 0 {
        parts.push(say::command_summary_guesses(rating.guesses));
    }
    render(say::command_summary(parts))
}

/// The reason why a puzzle has no solution path, as a sentence.
pub(super) fn unexplained(problem: &Unexplained) -> String {
    render(match problem {
        Unexplained::Mistake(sentence) => sentence.clone(),
        reason => say::command_unexplained(reason),
    })
}

/// Returns a path as text.
pub(super) fn text(number: usize, route: &Route) -> String {
    let sudoku = &route.record.sudoku;
    let geometry = sudoku.geometry();
    let mut text = format!(
        "{}{}\n{}\n{}\n",
        if number > 1 { "\n" } else { "" },
        title(number, route),
        line::print_in_symbols(geometry, sudoku.givens()),
        render(&**geometry)
    );
    // Writing to a string can't fail.
    let _ = match &route.path {
        Err(problem) => writeln!(text, "{}", unexplained(problem)),
        Ok(path) => writeln!(text, "{}\n", summary(path)),
    };
    for (index, step) in route.path.iter().flat_map(|path| &path.steps).enumerate() {
        let (notation, prose) = (step.eureka(geometry), step.prose(geometry));
        let _ = writeln!(text, "{:>4}  {}", index + 1, wrapped(&render(notation)));
        let _ = writeln!(text, "      {}", wrapped(&render(prose)));
    }
    if let Ok(path) = &route.path {
        let _ = writeln!(text, "\n{}", line::print_in_symbols(geometry, &path.solution));
    }
    text
}

/// Wraps a text; all lines except the first are indented.
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

/// Returns a path as Markdown.
pub(super) fn markdown(number: usize, route: &Route) -> String {
    let sudoku = &route.record.sudoku;
    let geometry = sudoku.geometry();
    let mut text = format!(
        "{}## {}\n\n`{}`\n\n",
        if number > 1 { "\n" } else { "" },
        title(number, route).replace(['*', '_', '`', '<', '[', '\\'], ""),
        line::print_in_symbols(geometry, sudoku.givens())
    );
    let board = render(&**geometry);
    let _ = match &route.path {
        Err(problem) => writeln!(text, "{board}. {}", unexplained(problem)),
        Ok(path) => writeln!(text, "{board}: {}.\n", summary(path)),
    };
    for (index, step) in route.path.iter().flat_map(|path| &path.steps).enumerate() {
        let (technique, notation) = (render(step.technique()), step.notation(geometry));
        let _ = writeln!(text, "{}. **{technique}** `{notation}`  ", index + 1);
        let _ = writeln!(text, "   {}", render(step.prose(geometry)));
    }
    if let Ok(path) = &route.path {
        let solution = line::print_in_symbols(geometry, &path.solution);
        let _ = writeln!(text, "\n{}", render(say::command_solution(solution)));
    }
    text
}

/// Returns a path as JSON.
pub(super) fn json(route: &Route) -> Value {
    let sudoku = &route.record.sudoku;
    let geometry = sudoku.geometry();
    let puzzle = line::print_on(geometry, sudoku.givens());
    let path = match &route.path {
        Ok(path) => path,
        Err(problem) => {
            let mut object = json!({
                "puzzle": puzzle,
                "geometry": geometry.to_string(),
                "version": VERSION,
            });
            problem.message().add_to(&mut object, "problem", language());
            return object;
        }
    };
    let steps = path.steps.iter().map(|step| step.json(geometry, language()));
    json!({
        "puzzle": puzzle,
        "geometry": geometry.to_string(),
        "version": VERSION,
        "solution": line::print_on(geometry, &path.solution),
        "level": path.rating.level.name(),
        "score": path.rating.score,
        "guesses": path.rating.guesses,
        "steps": steps.collect::<Value>(),
    })
}
