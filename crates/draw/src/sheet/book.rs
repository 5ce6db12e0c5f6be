//! Assignment of puzzles to pages.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::figure::{add_missing, printable};
use evoku_messages::{Language, say};
use evoku_sudoku::mark::Form;
use evoku_sudoku::{Geometry, Sketch};

use super::error::SheetError;
use super::ink::SMALLEST;
use super::layout::{Area, Layout, READABLE, WRITABLE};
use super::paper::PaperSize;
use super::puzzle_list::{Chapter, PuzzleList};
use super::{caption, constraints};

/// The smallest width and height of the area for boards, in points.
const LEAST: f32 = 72.0;

/// The options of a book.
#[derive(Clone, Debug)]
pub struct Book {
    /// The size of the paper.
    pub paper: PaperSize,
    /// The number of puzzles on a page. If `None`, a page has up to four puzzles, as long as their
    /// cells are large enough.
    pub layout: Option<Layout>,
    /// The number of solutions on a page. If `None`, it is the number of puzzles in `layout`; if
    /// that is `None` too, a page has up to twelve solutions.
    pub solutions: Option<Layout>,
    /// The additional margin for the binding.
    pub gutter: f32,
    /// The heading of the pages.
    pub title: Option<String>,
    /// `true` if open cells show their candidates.
    pub candidates: bool,
    /// `true` if the level of each puzzle is printed below it.
    pub levels: bool,
    /// The number of the first puzzle.
    pub first: u64,
    /// The language of the pages.
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
    /// The places of its puzzles in the puzzle list.
    pub(super) entries: Range<usize>,
    /// The index of the page's section, which may have a heading.
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

    /// The letters of the title and of the puzzles' symbols, names and levels that the font doesn't
    /// have. On pages, a question mark replaces each of them.
    #[must_use]
    pub fn missing_letters(&self, puzzle_list: &PuzzleList) -> BTreeSet<char> {
        let mut missing = BTreeSet::new();
        let title = self.title.as_deref();
        for text in title.into_iter().chain(puzzle_list.names()) {
            add_missing(text, &mut missing);
        }
        puzzle_list.symbols().for_each(|symbols| add_missing(&symbols, &mut missing));
        if self.levels {
            puzzle_list.levels().for_each(|level| add_missing(level, &mut missing));
        }
        missing
    }

    /// Adds pages with the puzzles of these chapters, with a section for each chapter.
    pub fn add_puzzles(&self, puzzle_list: &PuzzleList, chapters: &[Chapter], pages: &mut Pages) {
        let area = Area::of(self.paper, self.gutter, true, true);
        let need = |place| {
            let has_marks = self.candidates || puzzle_list.has_marks(place);
            Need::of_puzzle(puzzle_list.geometry(place), has_marks, self.language)
        };
        let default = |need: &Need, count| Layout::of_puzzles(area, need, count);
        let layout = |need: &Need, count| self.layout.unwrap_or_else(|| default(need, count));
        for chapter in chapters {
            let heading = match (&self.title, &chapter.heading) {
                (Some(title), Some(section)) => Some(say::sheet_heading(title, section)),
                (None, section) => section.clone(),
                (Some(title), None) => Some(say::verbatim(title)),
            };
            let heading = heading.map(|heading| heading.render(self.language));
            let heading = heading.map(|heading| printable(&heading).into_owned());
            pages.add(Kind::Puzzles, heading, sheets(chapter.entries.clone(), need, layout));
        }
    }

    /// Adds pages with the solutions of all puzzles.
    pub fn add_solutions(&self, puzzle_list: &PuzzleList, pages: &mut Pages) {
        let area = Area::of(self.paper, self.gutter, true, true);
        let need = |place| Need::of_solution(puzzle_list.geometry(place));
        let chosen = self.solutions.or(self.layout);
        let layout = |need: &Need, _| chosen.unwrap_or_else(|| Layout::of_answers(area, need));
        let heading = Some(say::sheet_solutions().render(self.language));
        pages.add(Kind::Solutions, heading, sheets(0..puzzle_list.len(), need, layout));
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
#[derive(Clone, PartialEq)]
pub(super) struct Need {
    /// The number of cells in a row, including the margins for clues outside the board.
    pub(super) cells: f32,
    /// The smallest size of a cell in points.
    pub(super) least: f32,
    /// The text about the rules.
    pub(super) rules: String,
}

/// The smallest size of a cell with text: the smallest type then leaves room for the digit.
const WITH_TEXT: f32 = SMALLEST * 2.1;
/// The smallest room of a pencil mark: the height of a digit in the smallest type.
const OF_MARK: f32 = SMALLEST * 0.72;

impl Need {
    /// The needs of a puzzle, in whose cells a player writes.
    fn of_puzzle(geometry: &Geometry, has_marks: bool, language: Language) -> Self {
        let rules = caption::rules(geometry, language);
        Self::of(geometry, WRITABLE, has_marks, rules)
    }

    /// The needs of a solution.
    fn of_solution(geometry: &Geometry) -> Self {
        Self::of(geometry, READABLE, false, String::new())
    }

    fn of(geometry: &Geometry, least: f32, has_marks: bool, rules: String) -> Self {
        let sketch = match geometry.constraints() {
            [] => Sketch::default(),
            _ => Sketch::of(&geometry.ground()),
        };
        let has_text = sketch.marks.iter().any(|mark| matches!(mark.form, Form::Text { .. }));
        let mut least = if has_text { least.max(WITH_TEXT) } else { least };
        least = least.max(constraints::least_cell(&sketch.marks));
        if has_marks {
            // The marks form a square; text in a corner takes a third of the height.
            let rows = (geometry.side() as f32).sqrt().ceil();
            let room = if sketch.has_corners { 0.63 } else { 0.92 };
            least = least.max(OF_MARK * rows / room);
        }
        Self { cells: geometry.side() as f32 + 2.0 * sketch.margin, least, rules }
    }

    /// The requirements that satisfy both boards.
    fn or(self, other: &Self) -> Self {
        let rules = if self.rules.len() < other.rules.len() { &other.rules } else { &self.rules };
        Self {
            cells: self.cells.max(other.cells),
            least: self.least.max(other.least),
            rules: rules.clone(),
        }
    }
}

/// Divides boards into pages. The layout of a page depends on the requirements of its boards, and
/// on the number of consecutive boards with the same default layout. A single large board therefore
/// doesn't reduce the number of small boards on other pages.
fn sheets(
    all: Range<usize>,
    need: impl Fn(usize) -> Need,
    layout: impl Fn(&Need, usize) -> Layout,
) -> Vec<(Layout, Range<usize>)> {
    let default = |need: &Need| layout(need, usize::MAX);
    let mut sheets = Vec::new();
    let mut begin = all.start;
    while begin < all.end {
        let mut last = need(begin);
        let (mut end, mut most, kind) = (begin + 1, last.clone(), default(&last));
        while end < all.end {
            let next = need(end);
            // Most boards have the same requirements as the one before.
            if next != last {
                if default(&next) != kind {
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
