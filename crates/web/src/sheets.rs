//! `sheets`: puzzles on pages, like those of `evoku print`.

use std::ops::ControlFlow;

use evoku_draw::figure::Document;
use evoku_draw::sheet::{Book, Entry, Layout, Pages, PaperSize, PuzzleList};
use evoku_messages::say;
use evoku_sudoku::formats::{Hints, Reader};
use evoku_sudoku::rating::{Level, Rater};
use evoku_sudoku::search::Limit;
use serde::Serialize;

use crate::arguments::arguments;
use crate::problem::Problem;
use crate::state::State;

/// The maximum number of search nodes for a solution.
const NODES: u64 = 10_000_000;

arguments! {
    /// The puzzles to print, and the style of the pages.
    pub(crate) struct SheetRequest {
        ..style: SheetStyle,
        /// The puzzles, in any format.
        text: String,
        /// True for a PDF instead of SVGs.
        pdf: Option<bool>,
    }

    /// The style of pages.
    pub(crate) struct SheetStyle {
        /// The paper size; `a4` by default.
        paper: Option<String>,
        /// The number of puzzles on a page, like `4` or `2x3`.
        per_page: Option<String>,
        title: Option<String>,
        without_solutions: Option<bool>,
        /// True to print candidates.
        marks: Option<bool>,
        /// True to print levels.
        levels: Option<bool>,
    }
}

/// Pages with puzzles.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Sheets {
    /// An SVG of each page, unless the request asked for a PDF.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pages: Option<Vec<String>>,
    /// The PDF, as a string with a character from 0 to 255 for each byte.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pdf: Option<String>,
}

pub(crate) fn sheets(state: &mut State, request: SheetRequest) -> Result<Sheets, Problem> {
    let SheetStyle { paper, per_page, title, without_solutions, marks, levels } = request.style;
    let book = Book {
        paper: PaperSize::parse(paper.as_deref().unwrap_or("a4"))?,
        layout: per_page.as_deref().map(Layout::parse).transpose()?,
        solutions: None,
        gutter: 0.0,
        title: title.filter(|title| !title.trim().is_empty()),
        candidates: marks.unwrap_or_default(),
        levels: levels.unwrap_or_default(),
        first: 1,
        language: state.language,
    };
    let solutions = !without_solutions.unwrap_or_default();
    let mut puzzle_list = PuzzleList::default();
    for record in records(&request.text) {
        puzzle_list.push(solved(Entry::of(record?), solutions, book.levels));
    }
    if puzzle_list.is_empty() {
        return Err(Problem::new(say::page_no_puzzle_in_it()));
    }
    let mut pages = Pages::default();
    book.add_puzzles(&puzzle_list, &puzzle_list.whole(), &mut pages);
    if solutions {
        book.add_solutions(&puzzle_list, &mut pages);
    }
    let figures = (0..pages.len()).map_while(|index| book.draw(&puzzle_list, &pages, index));
    if !request.pdf.unwrap_or_default() {
        let pages = figures.map(|figure| figure.svg()).collect();
        return Ok(Sheets { pages: Some(pages), pdf: None });
    }
    let mut document = Document::new(book.title.as_deref().unwrap_or("Sudoku"));
    figures.into_iter().try_for_each(|figure| document.add(&figure))?;
    let mut bytes = document.take();
    bytes.extend(document.finish()?);
    Ok(Sheets { pages: None, pdf: Some(bytes.into_iter().map(char::from).collect()) })
}

fn records(text: &str) -> Reader<'_> {
    Reader::new(text.as_bytes(), Hints::default())
}

/// Adds the solution and the level to a puzzle, if requested.
fn solved(mut entry: Entry, solve: bool, rate: bool) -> Entry {
    let rate = rate && entry.level.is_empty();
    if !(solve || rate) {
        return entry;
    }
    let mut rater = Rater::new(entry.sudoku.geometry());
    let solution = rater.solve(&entry.sudoku, Limit { nodes: NODES, cancel: None });
    if let (true, Ok(solution)) = (rate, &solution) {
        // No level is above this one, so the rest of the path can't change the result.
        let rating = rater.walk(&entry.sudoku, solution, None, |_, _, level| match level {
            Level::Extreme => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        });
        entry = entry.with_level(rating.map_or(Level::Extreme, |rating| rating.level));
    }
    entry.solution = solve.then_some(solution);
    entry
}
