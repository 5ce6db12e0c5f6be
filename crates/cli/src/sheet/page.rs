//! Where things are on a page.

use std::ops::Range;

use super::{Book, Entry, INK, MUTED, board, caption};
use crate::figure::{Anchor, At, Figure, Font, Unit};

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Paper {
    A4,
    Letter,
}

impl Paper {
    /// Width and height in points: 210 x 297 mm, 8.5 x 11 inches.
    fn size(self) -> At {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// The margin at the sides, in points like all lengths here.
const SIDE: f32 = 51.0;
/// Where a heading's baseline is, and that of the running head on the pages after it.
const HEADING: f32 = 72.0;
const RUNNING_HEAD: f32 = 48.0;
/// Where boards may begin, from the top, with a heading and without.
const TOP: [f32; 2] = [98.0, 62.0];
/// Where boards end, from the bottom.
const BOTTOM: f32 = 62.0;
/// Where a page's number is, from the bottom.
const FOLIO: f32 = 36.0;
/// The least room between boards beside and above each other.
const GAP: At = (30.0, 20.0);

/// Columns and rows of boards on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    columns: usize,
    rows: usize,
}

impl Layout {
    pub(super) const ONE: Self = Self { columns: 1, rows: 1 };
    pub(super) const TWO: Self = Self { columns: 1, rows: 2 };
    pub(super) const FOUR: Self = Self { columns: 2, rows: 2 };
    pub(super) const SIX: Self = Self { columns: 2, rows: 3 };
    pub(super) const TWELVE: Self = Self { columns: 3, rows: 4 };

    /// The layout of so many boards.
    ///
    /// # Errors
    /// If no page has so many.
    pub(crate) fn of(count: &str) -> Result<Self, String> {
        match count {
            "1" => Ok(Self::ONE),
            "2" => Ok(Self::TWO),
            "4" => Ok(Self::FOUR),
            "6" => Ok(Self::SIX),
            "9" => Ok(Self { columns: 3, rows: 3 }),
            _ => Err("expected 1, 2, 4, 6 or 9".to_owned()),
        }
    }

    pub(super) fn count(self) -> usize {
        self.columns * self.rows
    }

    /// Width and height of the room for a board and its caption on a page whose boards begin there.
    fn slot(self, paper: Paper, top: f32) -> At {
        let (width, height) = paper.size();
        let share = |room: f32, gap: f32, count: usize| (room + gap) / count as f32 - gap;
        let across = share(width - 2.0 * SIDE, GAP.0, self.columns);
        (across, share(height - top - BOTTOM, GAP.1, self.rows))
    }

    /// The side of a cell of a board with a heading above and a caption of one line.
    pub(super) fn cell(self, paper: Paper, side: usize) -> f32 {
        caption::board_side(self.slot(paper, TOP[0]), "") / side as f32
    }
}

/// What is on a page: entries by their indices.
pub(super) struct Sheet {
    pub(super) layout: Layout,
    pub(super) entries: Range<usize>,
}

/// Pages of the same kind.
pub(super) struct Section<'a> {
    pub(super) heading: Option<&'a str>,
    pub(super) sheets: Vec<Sheet>,
    /// Whether the boards are solved.
    pub(super) answers: bool,
}

impl Section<'_> {
    /// Adds its pages to those before it; there are `count` in all.
    pub(super) fn draw(
        &self,
        book: &Book,
        entries: &[Entry],
        count: usize,
        pages: &mut Vec<Figure>,
    ) {
        let (width, height) = book.paper.size();
        let title = book.title.as_deref().unwrap_or("Sudoku");
        for (index, sheet) in self.sheets.iter().enumerate() {
            let mut figure = Figure::new((width, height), Unit::Point, title.to_owned());
            if let Some(heading) = self.heading {
                let (y, font) = match index {
                    0 => (HEADING, Font { size: 22.0, bold: true, colour: INK }),
                    _ => (RUNNING_HEAD, Font { size: 9.0, bold: false, colour: MUTED }),
                };
                let heading = caption::shortened(heading, font, width - 2.0 * SIDE);
                figure.text((width / 2.0, y), Anchor::Middle, font, heading);
            }
            if count > 1 {
                let font = Font { size: 9.0, bold: false, colour: MUTED };
                let number = (pages.len() + 1).to_string();
                figure.text((width / 2.0, height - FOLIO), Anchor::Middle, font, number);
            }
            self.draw_boards(book, entries, sheet, &mut figure);
            pages.push(figure);
        }
    }

    /// Draws boards of one size, each in the middle of its room.
    fn draw_boards(&self, book: &Book, all: &[Entry], sheet: &Sheet, figure: &mut Figure) {
        let (layout, entries) = (sheet.layout, &all[sheet.entries.clone()]);
        let start = TOP[usize::from(self.heading.is_none())];
        let slot = layout.slot(book.paper, start);
        let notes = |entry: &Entry| match self.answers {
            true => String::new(),
            false => caption::rules(entry.sudoku.geometry()),
        };
        let sides = entries.iter().map(|entry| caption::board_side(slot, &notes(entry)));
        let side = sides.fold(f32::INFINITY, f32::min);
        let notes: Vec<_> =
            entries.iter().map(|entry| caption::wrapped(&notes(entry), side)).collect();
        let most = notes.iter().map(Vec::len).max().unwrap_or(0);
        let free = slot.1 - side - caption::height(side, most);
        for (index, (entry, notes)) in entries.iter().zip(notes).enumerate() {
            let (row, column) = (index / layout.columns, index % layout.columns);
            let left = SIDE + column as f32 * (slot.0 + GAP.0) + (slot.0 - side) / 2.0;
            let top = start + row as f32 * (slot.1 + GAP.1) + free / 2.0;
            let place = board::Place { corner: (left, top), side };
            let filling = match (self.answers, &entry.solution) {
                (false, _) => board::Filling::Posed { candidates: book.candidates },
                (true, Ok(solution)) => board::Filling::Solved(solution),
                (true, Err(problem)) => board::Filling::Unsolved(*problem),
            };
            board::draw(figure, place, &entry.sudoku, filling);
            let words = caption::Words {
                number: sheet.entries.start + index + 1,
                name: if self.answers { "" } else { &entry.name },
                level: if self.answers { "" } else { &entry.level },
                notes,
            };
            caption::draw(figure, place, &words);
        }
    }
}
