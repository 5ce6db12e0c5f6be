//! Assignment of puzzles to pages.

use std::ops::Range;

use evoku_messages::{Language, say};
use evoku_sudoku::Geometry;

use super::caption;
use super::error::SheetError;
use super::layout::{Area, Layout};
use super::paper::Paper;
use super::shelf::{Chapter, Shelf};

/// The smallest width and height of the area for boards, in points.
const LEAST: f32 = 72.0;

/// The options of a book.
#[derive(Clone, Debug)]
pub struct Book {
    /// The size of the paper.
    pub paper: Paper,
    /// The number of puzzles on a page. If `None`, up to four if their cells are large enough.
    pub layout: Option<Layout>,
    /// The margin that stays free for the binding.
    pub gutter: f32,
    /// The heading of its pages.
    pub title: Option<String>,
    /// `true` if open cells show their candidates.
    pub candidates: bool,
    /// `true` if the level of each puzzle is printed below it.
    pub levels: bool,
    /// The number of the first puzzle.
    pub first: u64,
    /// The language of its pages.
    pub language: Language,
}

/// The kind of boards on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Puzzles,
    Solutions,
}

/// A page before it is drawn.
#[derive(Clone, Debug)]
pub(super) struct Page {
    pub(super) kind: Kind,
    pub(super) layout: Layout,
    /// The places of its puzzles on the shelf.
    pub(super) entries: Range<usize>,
    /// The index of its section, which may have a heading.
    pub(super) section: usize,
    /// `true` for the first page of its section.
    pub(super) is_first: bool,
}

/// The pages of a document.
#[derive(Clone, Debug, Default)]
pub struct Pages {
    pub(super) headings: Vec<Option<String>>,
    pub(super) pages: Vec<Page>,
}

impl Book {
    /// Checks that a page has room for a board.
    ///
    /// # Errors
    /// If the gutter doesn't leave enough room.
    pub fn check(&self) -> Result<(), SheetError> {
        let area = Area::of(self.paper, self.gutter, true, true);
        let has_room = area.width >= LEAST && area.height >= LEAST;
        has_room.then_some(()).ok_or(SheetError::Gutter)
    }

    /// Adds pages with the puzzles of these chapters, with a section for each chapter.
    pub fn add_puzzles(&self, shelf: &Shelf, chapters: &[Chapter], pages: &mut Pages) {
        let area = Area::of(self.paper, self.gutter, true, true);
        let need = |place| Need::of(shelf.geometry(place), self.language);
        let usual = |need: &Need, count| Layout::of_puzzles(area, need.side, &need.rules, count);
        let layout = |need: &Need, count| self.layout.unwrap_or_else(|| usual(need, count));
        for chapter in chapters {
            let heading = match (&self.title, &chapter.heading) {
                (Some(title), Some(section)) => Some(say::sheet_heading(title, section)),
                (None, section) => section.clone(),
                (Some(title), None) => Some(say::verbatim(title)),
            };
            let heading = heading.map(|heading| heading.render(self.language));
            pages.add(Kind::Puzzles, heading, sheets(chapter.entries.clone(), need, layout));
        }
    }

    /// Adds pages with the solutions of all puzzles.
    pub fn add_solutions(&self, shelf: &Shelf, pages: &mut Pages) {
        let area = Area::of(self.paper, self.gutter, true, true);
        let need = |place| Need { side: shelf.geometry(place).side(), rules: String::new() };
        let layout = |need: &Need, _| Layout::of_answers(area, need.side);
        let heading = Some(say::sheet_solutions().render(self.language));
        pages.add(Kind::Solutions, heading, sheets(0..shelf.len(), need, layout));
    }
}

impl Pages {
    /// The number of pages.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pages.len()
    }

    /// Returns `true` if there are no pages.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    fn add(&mut self, kind: Kind, heading: Option<String>, sheets: Vec<(Layout, Range<usize>)>) {
        let section = self.headings.len();
        self.headings.push(heading);
        for (index, (layout, entries)) in sheets.into_iter().enumerate() {
            self.pages.push(Page { kind, layout, entries, section, is_first: index == 0 });
        }
    }
}

/// The properties of a board that determine the number of boards on its page.
#[derive(Clone, PartialEq, Eq)]
struct Need {
    side: usize,
    /// The text about the rules.
    rules: String,
}

impl Need {
    fn of(geometry: &Geometry, language: Language) -> Self {
        Self { side: geometry.side(), rules: caption::rules(geometry, language) }
    }

    /// The requirements of both boards together.
    fn or(self, other: &Self) -> Self {
        let rules = if self.rules.len() < other.rules.len() { &other.rules } else { &self.rules };
        Self { side: self.side.max(other.side), rules: rules.clone() }
    }
}

/// Divides boards into pages. The layout depends on the requirements of a board, and on the number
/// of consecutive boards with the same usual layout. A single large board therefore doesn't put
/// each small one on a page of its own.
fn sheets(
    all: Range<usize>,
    need: impl Fn(usize) -> Need,
    layout: impl Fn(&Need, usize) -> Layout,
) -> Vec<(Layout, Range<usize>)> {
    let usual = |need: &Need| layout(need, usize::MAX);
    let mut sheets = Vec::new();
    let mut begin = all.start;
    while begin < all.end {
        let mut last = need(begin);
        let (mut end, mut most, kind) = (begin + 1, last.clone(), usual(&last));
        while end < all.end {
            let next = need(end);
            // Most boards have the same requirements as the one before.
            if next != last {
                if usual(&next) != kind {
                    break;
                }
                most = most.or(&next);
            }
            (end, last) = (end + 1, next);
        }
        let layout = layout(&most, end - begin);
        while begin < end {
            let entries = begin..(begin + layout.count()).min(end);
            begin = entries.end;
            sheets.push((layout, entries));
        }
    }
    sheets
}
