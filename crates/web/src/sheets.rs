//! `sheets` and `notes`: puzzles on pages, as `evoku print` makes them.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use evoku_draw::figure::Document;
use evoku_draw::sheet::{self, Book, Entry, Layout, Pages, Paper, Shelf, Words};
use evoku_sudoku::formats::{Hints, Reader};
use evoku_sudoku::rating::{Level, Rater};
use evoku_sudoku::search::Limit;
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::problem::{Answered, Problem};
use crate::state::State;

/// The nodes after which a solution is given up.
const NODES: u64 = 10_000_000;

/// Pages with the puzzles of a text and their solutions.
pub(crate) fn sheets(_: &mut State, request: Arguments<'_>) -> Answered {
    let title = request.text("title")?.map(str::to_owned);
    let book = Book {
        paper: Paper::parse(request.text("paper")?.unwrap_or("a4"))?,
        layout: request.text("perPage")?.map(Layout::parse).transpose()?,
        gutter: 0.0,
        title: title.filter(|title| !title.trim().is_empty()),
        candidates: request.flag("marks")?,
        levels: request.flag("levels")?,
        first: 1,
        words: words(request)?,
    };
    let solutions = !request.flag("withoutSolutions")?;
    let mut shelf = Shelf::default();
    for record in records(request)? {
        shelf.push(solved(Entry::of(record?), solutions, book.levels));
    }
    if shelf.is_empty() {
        return Err(Problem::new("there is no puzzle in it"));
    }
    let mut pages = Pages::default();
    book.add_puzzles(&shelf, &shelf.whole(), &mut pages);
    if solutions {
        book.add_solutions(&shelf, &mut pages);
    }
    let figures = (0..pages.len()).map_while(|index| book.draw(&shelf, &pages, index));
    if !request.flag("pdf")? {
        return Ok(json!({"pages": figures.map(|figure| figure.svg()).collect::<Vec<_>>()}));
    }
    let mut document = Document::new(book.title.as_deref().unwrap_or("Sudoku"));
    figures.into_iter().try_for_each(|figure| document.add(&figure))?;
    let mut bytes = document.take();
    bytes.extend(document.finish()?);
    Ok(json!({"pdf": bytes.into_iter().map(char::from).collect::<String>()}))
}

/// What pages say about the rules of the puzzles of a text.
pub(crate) fn notes(_: &mut State, request: Arguments<'_>) -> Answered {
    let mut notes = BTreeSet::new();
    for record in records(request)? {
        notes.extend(sheet::notes(record?.sudoku.geometry()));
    }
    Ok(json!(notes))
}

/// The puzzles of the member `text`.
fn records<'a>(request: Arguments<'a>) -> Result<Reader<'a>, Problem> {
    Ok(Reader::new(request.needed_text("text")?.as_bytes(), Hints::default()))
}

/// What pages say in another language.
fn words(request: Arguments<'_>) -> Result<Words, Problem> {
    let pair = |(english, other): (&String, &Value)| {
        let expected = || Problem::new("words: expected a text for each English one");
        Ok((english.clone(), other.as_str().ok_or_else(expected)?.to_owned()))
    };
    let words = request.get("words").and_then(Value::as_object);
    words.into_iter().flatten().map(pair).collect()
}

/// A puzzle with its solution and its level, as far as they are wanted.
fn solved(mut entry: Entry, solve: bool, rate: bool) -> Entry {
    let rate = rate && entry.level.is_empty();
    if !(solve || rate) {
        return entry;
    }
    let mut rater = Rater::new(entry.sudoku.geometry());
    let solution = rater.solve(&entry.sudoku, Limit { nodes: NODES, cancel: None });
    if let (true, Ok(solution)) = (rate, &solution) {
        // Beyond the last level there is nothing more to be found out.
        let rating = rater.walk(&entry.sudoku, solution, None, |_, _, level| match level {
            Level::Extreme => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        });
        entry = entry.with_level(rating.map_or(Level::Extreme, |rating| rating.level));
    }
    entry.solution = solve.then_some(solution);
    entry
}
