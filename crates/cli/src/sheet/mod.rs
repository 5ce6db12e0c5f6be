//! Puzzles on paper, as in a book: pages of puzzles with a caption under each, then pages of
//! solutions.

mod board;
mod caption;
mod page;

use evoku_sudoku::rating::Unrated;
use evoku_sudoku::{Grid, Sudoku};

use crate::figure::{Colour, Figure};
use page::{Section, Sheet};

pub(crate) use page::{Layout, Paper};

/// What is to be read: black, because printers draw thin grey lines as dots.
const INK: Colour = Colour([0, 0, 0, 255]);
/// What is secondary.
const MUTED: Colour = Colour([0x55, 0x55, 0x55, 255]);

/// A puzzle with what the book says about it.
pub(crate) struct Entry {
    pub(crate) sudoku: Sudoku,
    /// What stands beside its number.
    pub(crate) name: String,
    /// How hard it is, in a word; nothing where that isn't known.
    pub(crate) level: String,
    /// Its only solution, or why there is none.
    pub(crate) solution: Result<Grid, Unrated>,
}

/// How a book is made.
pub(crate) struct Book {
    pub(crate) paper: Paper,
    /// The puzzles of a page; by default up to four, if their cells are large enough.
    pub(crate) layout: Option<Layout>,
    pub(crate) title: Option<String>,
    /// Whether each open cell shows its candidates.
    pub(crate) candidates: bool,
    /// Whether solutions follow.
    pub(crate) solutions: bool,
}

/// The lengths in points below which cells are too small, to write into and to read.
const WRITABLE: f32 = 14.0;
const READABLE: f32 = 8.5;

impl Book {
    /// The pages, at least one.
    pub(crate) fn pages(&self, entries: &[Entry]) -> Vec<Figure> {
        let fits = |layout: &Layout, side: usize, cell: f32| layout.cell(self.paper, side) >= cell;
        let puzzles = sheets(entries, |side, count| {
            // No more than there are.
            let small = |layout: &Layout| layout.count() < count.saturating_mul(2);
            let layouts = [Layout::FOUR, Layout::TWO].into_iter().filter(small);
            let largest = || layouts.into_iter().find(|layout| fits(layout, side, WRITABLE));
            self.layout.or_else(largest).unwrap_or(Layout::ONE)
        });
        let answers = sheets(entries, |side, _| {
            let layouts = [Layout::TWELVE, Layout::SIX, Layout::FOUR, Layout::TWO];
            let largest = layouts.into_iter().find(|layout| fits(layout, side, READABLE));
            largest.unwrap_or(Layout::ONE)
        });

        let title = self.title.as_deref();
        let puzzles = Section { heading: title, sheets: puzzles, answers: false };
        let answers = Section { heading: Some("Solutions"), sheets: answers, answers: true };
        let sections = if self.solutions { vec![puzzles, answers] } else { vec![puzzles] };
        let count = sections.iter().map(|section| section.sheets.len()).sum();
        let mut pages = Vec::with_capacity(count);
        for section in sections {
            section.draw(self, entries, count, &mut pages);
        }
        pages
    }
}

/// The pages of puzzles whose layout depends on the side of a board and the number of such puzzles
/// in a row: one large board doesn't leave each small one a page of its own.
fn sheets(entries: &[Entry], layout: impl Fn(usize, usize) -> Layout) -> Vec<Sheet> {
    let side = |entry: &Entry| entry.sudoku.geometry().side();
    let usual = |entry: &Entry| layout(side(entry), usize::MAX);
    let mut sheets = Vec::new();
    let mut begin = 0;
    for run in entries.chunk_by(|one, other| usual(one) == usual(other)) {
        let largest = run.iter().map(side).max().unwrap_or(1);
        let layout = layout(largest, run.len());
        for chunk in run.chunks(layout.count()) {
            sheets.push(Sheet { layout, entries: begin..begin + chunk.len() });
            begin += chunk.len();
        }
    }
    sheets
}
