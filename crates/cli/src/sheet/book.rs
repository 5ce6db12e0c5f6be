//! Which puzzles are on which page.

use std::ops::Range;

use anyhow::ensure;

use super::layout::{Area, Layout};
use super::paper::Paper;
use super::shelf::{Chapter, Shelf};

/// The least width and height of the area of a page, in points.
const LEAST: f32 = 72.0;

/// How a book is made.
#[derive(Clone, Debug)]
pub(crate) struct Book {
    pub(crate) paper: Paper,
    /// The puzzles of a page; by default up to four, if their cells are large enough.
    pub(crate) layout: Option<Layout>,
    /// The width that stays free where the book is bound.
    pub(crate) gutter: f32,
    pub(crate) title: Option<String>,
    /// Whether each open cell shows its candidates.
    pub(crate) candidates: bool,
    /// Whether the level of each puzzle stands under it.
    pub(crate) levels: bool,
    /// The number of the first puzzle.
    pub(crate) first: u64,
}

/// What the boards of a page are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Puzzles,
    Solutions,
}

/// A page before it is drawn.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(super) kind: Kind,
    pub(super) layout: Layout,
    /// The places of its puzzles on the shelf.
    pub(super) entries: Range<usize>,
    /// The heading of its section, if there is one, by its number.
    pub(super) section: usize,
    /// Whether it is the first page of its section.
    pub(super) is_first: bool,
}

/// The pages of a document.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pages {
    pub(super) headings: Vec<Option<String>>,
    pub(super) pages: Vec<Page>,
}

impl Book {
    /// Checks that a page has room for a board.
    ///
    /// # Errors
    /// If the gutter leaves none.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        let area = Area::of(self.paper, self.gutter, true, true);
        ensure!(
            area.width >= LEAST && area.height >= LEAST,
            "the gutter leaves no room for boards"
        );
        Ok(())
    }

    /// Adds pages with the puzzles of these chapters: a section for each.
    pub(crate) fn add_puzzles(&self, shelf: &Shelf, chapters: &[Chapter], pages: &mut Pages) {
        let area = Area::of(self.paper, self.gutter, true, true);
        let layout =
            |side, count| self.layout.unwrap_or_else(|| Layout::of_puzzles(area, side, count));
        for chapter in chapters {
            let heading = match (&self.title, &chapter.heading) {
                (Some(title), Some(heading)) => Some(format!("{title}: {heading}")),
                (title, heading) => title.clone().or_else(|| heading.clone()),
            };
            pages.add(Kind::Puzzles, heading, sheets(shelf, chapter.entries.clone(), layout));
        }
    }

    /// Adds pages with the solutions of all puzzles.
    pub(crate) fn add_solutions(&self, shelf: &Shelf, pages: &mut Pages) {
        let area = Area::of(self.paper, self.gutter, true, true);
        let layout = |side, _| Layout::of_answers(area, side);
        let heading = Some("Solutions".to_owned());
        pages.add(Kind::Solutions, heading, sheets(shelf, 0..shelf.len(), layout));
    }
}

impl Pages {
    /// The number of pages.
    pub(crate) fn len(&self) -> usize {
        self.pages.len()
    }

    fn add(&mut self, kind: Kind, heading: Option<String>, sheets: Vec<(Layout, Range<usize>)>) {
        let section = self.headings.len();
        self.headings.push(heading);
        for (index, (layout, entries)) in sheets.into_iter().enumerate() {
            self.pages.push(Page { kind, layout, entries, section, is_first: index == 0 });
        }
    }
}

/// The boards of each page, where the layout depends on the side of a board and the number of such
/// puzzles in a row: one large board doesn't leave each small one a page of its own.
fn sheets(
    shelf: &Shelf,
    all: Range<usize>,
    layout: impl Fn(usize, usize) -> Layout,
) -> Vec<(Layout, Range<usize>)> {
    let side = |place: usize| shelf.geometry(place).side();
    let usual = |place: usize| layout(side(place), usize::MAX);
    let mut sheets = Vec::new();
    let mut begin = all.start;
    while begin < all.end {
        let mut largest = side(begin);
        let (mut end, mut last, kind) = (begin + 1, largest, usual(begin));
        while end < all.end {
            let next = side(end);
            // Most boards are of the side of the one before.
            if next != last && usual(end) != kind {
                break;
            }
            (end, last, largest) = (end + 1, next, largest.max(next));
        }
        let layout = layout(largest, end - begin);
        while begin < end {
            let entries = begin..(begin + layout.count()).min(end);
            begin = entries.end;
            sheets.push((layout, entries));
        }
    }
    sheets
}
