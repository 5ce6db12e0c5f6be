//! A story as a self-contained page with pictures of the attempts.

use std::fmt::Write;

use evoku_draw::figure::Figure;
use evoku_messages::say;
use evoku_sudoku::explain::{Overlay, Role};
use evoku_sudoku::{Cell, Sudoku, Violations};

use super::{Attempt, Event, read};
use crate::language::render;
use crate::page::{self, escaped};

/// Returns the page of a story: its title, its events, the chart of the run, and the report.
pub(crate) fn page(
    title: &str,
    sudoku: Option<&Sudoku>,
    events: &[Event],
    chart: &Figure,
    report: &str,
) -> String {
    let mut page = page::begin(title);
    let class = if sudoku.is_some_and(|sudoku| sudoku.geometry().side() > 9) {
        " class=\"large\""
    } else {
        ""
    };
    // Writing to a string can't fail.
    let _ = writeln!(page, "<section{class}>\n<h1>{}</h1>", escaped(title));
    let chart = chart.svg().replace(" xmlns=\"http://www.w3.org/2000/svg\"", "");
    let _ = writeln!(page, "<div class=\"chart\">{chart}</div>");
    if sudoku.is_some() {
        let legend = escaped(&render(say::command_story_legend()));
        let _ = writeln!(page, "<p class=\"about\">{legend}</p>");
    }
    for event in events {
        add(event, sudoku, &mut page);
    }
    let _ = writeln!(page, "<pre>{}</pre>\n</section>", escaped(report));
    page.push_str(page::END);
    page
}

/// Adds an event with the picture of its attempt.
fn add(event: &Event, sudoku: Option<&Sudoku>, page: &mut String) {
    let picture = event.attempt.as_ref().map(|attempt| picture(attempt, sudoku));
    let class = if picture.is_some() { "step" } else { "start" };
    let _ = writeln!(
        page,
        "<div class=\"{class}\" data-kind=\"{}\">\n{}<div>\n<h2>{}</h2>",
        event.kind.name(),
        picture.unwrap_or_default(),
        escaped(&render(event.place()))
    );
    for sentence in &event.sentences {
        let _ = writeln!(page, "<p>{}</p>", escaped(&render(sentence)));
    }
    page.push_str("</div>\n</div>\n");
}

/// Draws an attempt, or returns its text if the puzzle is not a Sudoku.
fn picture(attempt: &Attempt, sudoku: Option<&Sudoku>) -> String {
    let drawn = sudoku.and_then(|sudoku| {
        let grid = read(sudoku, &attempt.line)?;
        let overlay = overlay(sudoku, &grid, &attempt.changed);
        Some(page::picture(sudoku.geometry(), sudoku.givens(), &grid, None, Some(&overlay)))
    });
    drawn.unwrap_or_else(|| format!("<pre>{}</pre>\n", escaped(&attempt.board)))
}

/// Tints the cells that clash, and the other cells that have changed.
fn overlay(sudoku: &Sudoku, grid: &evoku_sudoku::Grid, changed: &[Cell]) -> Overlay {
    let violations = Violations::of(sudoku.geometry(), grid);
    let mut cells: Vec<(Cell, Role)> =
        violations.sorted().into_iter().map(|(cell, _)| (cell, Role::Fin)).collect();
    let others = changed.iter().filter(|&&cell| violations.of_cell(cell) == 0);
    cells.extend(others.map(|&cell| (cell, Role::First)));
    Overlay { cells, ..Overlay::default() }
}
