//! Puzzles on paper, as in a book: pages of puzzles with a caption under each, then pages of solutions.

mod board;
mod caption;
mod page;

use evoku_sudoku::rating::Unrated;
use evoku_sudoku::{Grid, Sudoku};

use crate::figure::{Colour, Figure};
use page::Section;

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
        let largest = entries.iter().map(|entry| entry.sudoku.geometry().side()).max().unwrap_or(1);
        let fits = |layout: &Layout, cell: f32| {
            layout.cell(self.paper, largest) >= cell || layout.count() == 1
        };
        let puzzles = match self.layout {
            Some(layout) => layout,
            // No more than there are.
            None => [Layout::FOUR, Layout::TWO, Layout::ONE]
                .into_iter()
                .filter(|layout| layout.count() < 2 * entries.len().max(1))
                .find(|layout| fits(layout, WRITABLE))
                .unwrap_or(Layout::ONE),
        };
        let answers = [Layout::TWELVE, Layout::SIX, Layout::FOUR, Layout::TWO, Layout::ONE]
            .into_iter()
            .find(|layout| fits(layout, READABLE))
            .unwrap_or(Layout::ONE);

        let title = self.title.as_deref();
        let puzzles = Section { heading: title, layout: puzzles, answers: false };
        let answers = Section { heading: Some("Solutions"), layout: answers, answers: true };
        let sections = if self.solutions { vec![puzzles, answers] } else { vec![puzzles] };
        let count = sections.iter().map(|section| section.pages(entries)).sum();
        let mut pages = Vec::with_capacity(count);
        for section in sections {
            section.draw(self, entries, count, &mut pages);
        }
        pages
    }
}
