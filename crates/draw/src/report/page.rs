//! A report as a self-contained page.

use std::fmt::Write;

use evoku_lab::analysis::{Analysis, Measure};
use evoku_lab::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use evoku_lab::numbers::{dash, date, number, percent};
use evoku_lab::report::{Report, Verdicts};
use evoku_lab::results::{Results, SessionRow};
use evoku_lab::table::{Table, html_escaped as escaped};
use evoku_messages::{Language, Message, say};
use evoku_sudoku::explain::{Picture, STYLE};

use super::figures::Named;

/// The most puzzles that are drawn; any further ones are left out.
const DRAWN: usize = 200;

/// The report as an HTML page. The pictures must be in the same language.
#[must_use]
pub fn page(
    analysis: &Analysis<'_>,
    report: &Report,
    figures: &[Named],
    language: Language,
) -> String {
    let results = analysis.results;
    let title = escaped(&results.plan.name);
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{}{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n",
        language.code(),
        include_str!("page.css"),
    );
    for note in &report.notes {
        let _ = writeln!(page, "<p class=\"about\">{}</p>", escaped(&note.render(language)));
    }
    let heading = |message: Message| format!("<h2>{}</h2>\n", message.render(language));
    page += &heading(say::draw_report_page_verdicts());
    verdicts(report, language, &mut page);
    page += &heading(say::draw_report_page_tables());
    for table in &report.tables {
        let _ = writeln!(page, "<div class=\"card\">{}</div>", table.html(language));
    }
    page += &heading(say::draw_report_page_pictures());
    for Named { figure, .. } in figures {
        let _ = writeln!(page, "<figure class=\"card\">{}</figure>", themed(&figure.svg()));
    }
    page += &heading(say::draw_report_page_puzzles());
    puzzles(analysis, language, &mut page);
    page += &heading(say::draw_report_page_origin());
    origin(results, language, &mut page);
    page += "</main>\n</body>\n</html>\n";
    page
}

/// Replaces the colours of a picture by those of the page, which may be light or dark.
fn themed(svg: &str) -> String {
    let mut svg = svg.replace("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n", "");
    for (colour, name) in
        [("#1c2530", "ink"), ("#5f6b7a", "soft"), ("#e7eaee", "grid"), ("#9aa5b1", "axis")]
    {
        svg = svg.replace(&format!("\"{colour}\""), &format!("\"var(--{name})\""));
    }
    svg.replace(" xmlns=\"http://www.w3.org/2000/svg\"", "")
}

/// An HTML list with an item for each text.
fn list(texts: &[Message], language: Language) -> String {
    let items = texts.iter().map(|text| format!("<li>{}</li>\n", escaped(&text.render(language))));
    format!("<ul>\n{}</ul>\n", items.collect::<String>())
}

fn verdicts(report: &Report, language: Language, page: &mut String) {
    *page += "<div class=\"card\">\n";
    for Verdicts { class, limit, nulls, decided, open } in &report.verdicts {
        let _ = writeln!(page, "<h3>{}</h3>", escaped(&class.render(language)));
        if let Some(limit) = limit {
            let _ = writeln!(page, "<p>{}</p>", escaped(&limit.render(language)));
        }
        if !nulls.is_empty() {
            *page += &list(nulls, language);
        }
        if !decided.is_empty() {
            *page += &list(decided, language);
        }
        let count = open.len();
        // Pairs without a verdict are shown if they are few; otherwise they are folded.
        let _ = match (decided.len(), count) {
            (_, 0) => Ok(()),
            (0, 1..=3) | (_, 1) => writeln!(page, "{}", list(open, language)),
            _ => writeln!(
                page,
                "<details><summary>{}</summary>\n{}</details>",
                say::draw_report_page_open(count).render(language),
                list(open, language),
            ),
        };
    }
    if report.verdicts.is_empty() {
        let words = say::draw_report_page_nothing().render(language);
        let _ = writeln!(page, "<p>{words}</p>");
    }
    *page += "</div>\n";
}

/// The most algorithms in a table of puzzles.
const SIDE_BY_SIDE: usize = 8;

/// Writes each puzzle with the results of each configuration on it.
fn puzzles(analysis: &Analysis<'_>, language: Language, page: &mut String) {
    let plan = &analysis.results.plan;
    let configurations: Vec<_> = ConfigurationIndex::first(plan.configurations.len()).collect();
    for (class, name) in ClassIndex::first(plan.classes.len()).zip(&plan.classes) {
        let mine: Vec<PuzzleIndex> = analysis.runs.puzzles(Some(class)).collect();
        *page += "<div class=\"card\">";
        for some in configurations.chunks(SIDE_BY_SIDE) {
            *page += &puzzle_table(analysis, name, &mine, some).html(language);
        }
        if mine.iter().any(|&puzzle| puzzle.at() >= DRAWN) {
            let words = say::draw_report_page_drawn(DRAWN).render(language);
            let _ = writeln!(page, "<p class=\"about\">{words}</p>");
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
                "<div>{}<p class=\"about\">{}</p></div>",
                picture.inline_svg(),
                say::draw_report_page_puzzle(kept.number, givens.filled()).render(language),
            );
        }
        *page += "</div></div>\n";
    }
}

/// A table of the results of some configurations on some puzzles.
fn puzzle_table(
    analysis: &Analysis<'_>,
    class: &str,
    puzzles: &[PuzzleIndex],
    configurations: &[ConfigurationIndex],
) -> Table {
    let (value, caption) = match analysis.measure() {
        Measure::Quality => (say::lab_head_missing(), say::draw_report_page_by_quality(class)),
        measure => (say::lab_head_par10(), say::draw_report_page_by_spent(class, &measure)),
    };
    let mut heads = vec![say::draw_report_head_puzzle()];
    for &one in configurations {
        heads.extend([say::verbatim(analysis.label(one)), value.clone()]);
    }
    Table {
        caption,
        words: 0,
        heads,
        rows: puzzles.iter().map(|&puzzle| puzzle_row(analysis, puzzle, configurations)).collect(),
    }
}

fn puzzle_row(
    analysis: &Analysis<'_>,
    puzzle: PuzzleIndex,
    configurations: &[ConfigurationIndex],
) -> Vec<Message> {
    let number_in_class = analysis.results.plan.puzzles[puzzle.at()].number;
    let mut row = vec![say::verbatim(number_in_class.to_string())];
    for &one in configurations {
        let runs = analysis.runs.of(one, puzzle);
        if runs.is_empty() {
            row.extend([dash(), dash()]);
            continue;
        }
        let solved = runs.iter().filter(|run| run.solved).count();
        row.push(percent(solved as f64 / runs.len() as f64));
        row.push(number(analysis.runs.typical_of_measure(one, puzzle)));
    }
    row
}

/// Writes the origin of the runs, and the plan by which they can be reproduced.
fn origin(results: &Results, language: Language, page: &mut String) {
    *page += "<div class=\"card\">\n";
    let heads = vec![
        say::draw_report_head_session(),
        say::draw_report_head_started(),
        say::verbatim("evoku"),
        say::draw_report_head_machine(),
        say::draw_report_head_threads(),
        say::draw_report_head_command(),
    ];
    let table = Table {
        caption: say::draw_report_page_sessions(),
        words: heads.len(),
        heads,
        rows: results.sessions.iter().map(session_row).collect(),
    };
    let text = escaped(&results.plan.text);
    let heading = say::draw_report_page_plan().render(language);
    let table = table.html(language);
    let _ = write!(page, "{table}\n<h3>{heading}</h3>\n<pre>{text}</pre>\n</div>\n");
}

fn session_row(session: &SessionRow) -> Vec<Message> {
    let SessionRow { id, started, version, revision, machine, command, threads } = session;
    let row = [
        id.to_string(),
        date(*started),
        format!("{version} {revision}"),
        machine.clone(),
        threads.to_string(),
        command.clone(),
    ];
    row.map(say::verbatim).into()
}
