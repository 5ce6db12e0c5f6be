//! A report as a page that needs nothing but itself.

use std::fmt::Write;

use evoku_lab::analysis::{Analysis, Measure};
use evoku_lab::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use evoku_lab::numbers::{date, number, percent};
use evoku_lab::report::{Report, Verdicts};
use evoku_lab::results::{Results, SessionRow};
use evoku_lab::table::{Table, html_escaped as escaped};
use evoku_sudoku::explain::{Picture, STYLE};

use super::figures::Named;

/// So many puzzles are drawn; of more, the first.
const DRAWN: usize = 200;

/// The page.
#[must_use]
pub fn page(analysis: &Analysis<'_>, report: &Report, figures: &[Named]) -> String {
    let results = analysis.results;
    let title = escaped(&results.plan.name);
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{}{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n",
        include_str!("page.css"),
    );
    for note in &report.notes {
        let _ = writeln!(page, "<p class=\"about\">{}</p>", escaped(note));
    }
    verdicts(report, &mut page);
    page += "<h2>Tables</h2>\n";
    for table in &report.tables {
        let _ = writeln!(page, "<div class=\"card\">{}</div>", table.html());
    }
    page += "<h2>Pictures</h2>\n";
    for Named { figure, .. } in figures {
        let _ = writeln!(page, "<figure class=\"card\">{}</figure>", themed(&figure.svg()));
    }
    puzzles(analysis, &mut page);
    origin(results, &mut page);
    page += "</main>\n</body>\n</html>\n";
    page
}

/// A picture in the colours of the page, light or dark.
fn themed(svg: &str) -> String {
    let mut svg = svg.replace("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n", "");
    for (colour, name) in
        [("#1c2530", "ink"), ("#5f6b7a", "soft"), ("#e7eaee", "grid"), ("#9aa5b1", "axis")]
    {
        svg = svg.replace(&format!("\"{colour}\""), &format!("\"var(--{name})\""));
    }
    svg.replace(" xmlns=\"http://www.w3.org/2000/svg\"", "")
}

/// A list with a point for each text.
fn list(texts: &[String]) -> String {
    let items = texts.iter().map(|text| format!("<li>{}</li>\n", escaped(text)));
    format!("<ul>\n{}</ul>\n", items.collect::<String>())
}

fn verdicts(report: &Report, page: &mut String) {
    *page += "<h2>Verdicts</h2>\n<div class=\"card\">\n";
    for Verdicts { class, limit, nulls, decided, open } in &report.verdicts {
        let _ = writeln!(page, "<h3>{}</h3>", escaped(class));
        if let Some(limit) = limit {
            let _ = writeln!(page, "<p>{}</p>", escaped(limit));
        }
        if !nulls.is_empty() {
            *page += &list(nulls);
        }
        if !decided.is_empty() {
            *page += &list(decided);
        }
        let count = open.len();
        // What isn't known is read where it is all there is, or little.
        let _ = match (decided.len(), count) {
            (_, 0) => Ok(()),
            (0, 1..=3) | (_, 1) => writeln!(page, "{}", list(open)),
            _ => writeln!(
                page,
                "<details><summary>{count} pairs are not separable</summary>\n{}</details>",
                list(open),
            ),
        };
    }
    if report.verdicts.is_empty() {
        *page += "<p>There is nothing to compare.</p>\n";
    }
    *page += "</div>\n";
}

/// No table of puzzles has more algorithms than this side by side.
const SIDE_BY_SIDE: usize = 8;

/// Each puzzle with how each configuration did on it.
fn puzzles(analysis: &Analysis<'_>, page: &mut String) {
    let plan = &analysis.results.plan;
    *page += "<h2>Puzzles</h2>\n";
    let configurations: Vec<_> = ConfigurationIndex::first(plan.configurations.len()).collect();
    for (class, name) in ClassIndex::first(plan.classes.len()).zip(&plan.classes) {
        let mine: Vec<PuzzleIndex> = analysis.runs.puzzles(Some(class)).collect();
        *page += "<div class=\"card\">";
        for some in configurations.chunks(SIDE_BY_SIDE) {
            *page += &puzzle_table(analysis, name, &mine, some).html();
        }
        if mine.iter().any(|&puzzle| puzzle.at() >= DRAWN) {
            let _ = writeln!(page, "<p class=\"about\">The first {DRAWN} puzzles are drawn.</p>");
        }
        *page += "<div class=\"puzzles\">\n";
        for &puzzle in mine.iter().filter(|&&puzzle| puzzle.at() < DRAWN) {
            let kept = &plan.puzzles[puzzle.at()];
            let Some(sudoku) = kept.sudoku() else { continue };
            let givens = sudoku.givens();
            let picture = Picture {
                geometry: sudoku.geometry(),
                givens,
                grid: givens,
                candidates: None,
                overlay: None,
            };
            let _ = writeln!(
                page,
                "<div>{}<p class=\"about\">puzzle {}, {} givens</p></div>",
                picture.inline_svg(),
                kept.number,
                givens.filled(),
            );
        }
        *page += "</div></div>\n";
    }
}

/// How some configurations did on some puzzles.
fn puzzle_table(
    analysis: &Analysis<'_>,
    class: &str,
    puzzles: &[PuzzleIndex],
    configurations: &[ConfigurationIndex],
) -> Table {
    let (value, caption) = match analysis.measure() {
        Measure::Quality => {
            ("missing", "the mean of the digits missing from best attempts".to_owned())
        }
        measure => ("PAR10", format!("PAR10 in {}", measure.name())),
    };
    let mut heads = vec!["puzzle".to_owned()];
    for &one in configurations {
        heads.extend([analysis.label(one).to_owned(), value.to_owned()]);
    }
    Table {
        caption: format!("{class}: solved runs on each puzzle, and {caption}"),
        words: 0,
        heads,
        rows: puzzles.iter().map(|&puzzle| puzzle_row(analysis, puzzle, configurations)).collect(),
    }
}

fn puzzle_row(
    analysis: &Analysis<'_>,
    puzzle: PuzzleIndex,
    configurations: &[ConfigurationIndex],
) -> Vec<String> {
    let mut row = vec![analysis.results.plan.puzzles[puzzle.at()].number.to_string()];
    for &one in configurations {
        let runs = analysis.runs.of(one, puzzle);
        if runs.is_empty() {
            row.extend(["–".to_owned(), "–".to_owned()]);
            continue;
        }
        let solved = runs.iter().filter(|run| run.solved).count();
        row.push(percent(solved as f64 / runs.len() as f64));
        row.push(number(analysis.runs.typical_of_measure(one, puzzle)));
    }
    row
}

/// What the runs were made with, and how to make them again.
fn origin(results: &Results, page: &mut String) {
    *page += "<h2>How it was made</h2>\n<div class=\"card\">\n";
    let heads = ["session", "started (UTC)", "evoku", "machine", "threads", "command"];
    let table = Table {
        caption:
            "The processes that made the runs. Times depend on the machine, all else doesn't: the \
                  command makes the same runs anywhere."
                .to_owned(),
        words: heads.len(),
        heads: heads.map(str::to_owned).to_vec(),
        rows: results.sessions.iter().map(session_row).collect(),
    };
    let text = escaped(&results.plan.text);
    let _ = write!(page, "{}\n<h3>The plan</h3>\n<pre>{text}</pre>\n</div>\n", table.html());
}

fn session_row(session: &SessionRow) -> Vec<String> {
    let SessionRow { id, started, version, revision, machine, command, threads } = session;
    vec![
        id.to_string(),
        date(*started),
        format!("{version} {revision}"),
        machine.clone(),
        threads.to_string(),
        command.clone(),
    ]
}
