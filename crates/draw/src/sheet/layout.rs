//! Layout of boards on a page.

use super::book::Need;
use super::caption;
use super::error::SheetError;
use super::paper::PaperSize;
use crate::figure::At;

/// The smallest horizontal and vertical distance between boards.
const GAP: At = (30.0, 20.0);

/// The smallest sizes of cells in points: of cells to write into and, in `READABLE`, of cells to
/// read.
pub(super) const WRITABLE: f32 = 14.0;
pub(super) const READABLE: f32 = 8.5;

/// The part of a page that is available to boards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Area {
    /// The area of a page.
    ///
    /// The gutter stays free on the binding side; pages with odd numbers are right-hand pages.
    /// Boards begin lower on pages with a heading.
    pub(super) fn of(paper: PaperSize, gutter: f32, is_odd: bool, has_heading: bool) -> Self {
        let (width, height) = paper.size();
        let margins = paper.margins();
        let top = margins.top[usize::from(!has_heading)];
        Self {
            left: margins.side + if is_odd { gutter } else { 0.0 },
            top,
            width: width - 2.0 * margins.side - gutter,
            height: height - top - margins.bottom,
        }
    }

    /// The horizontal centre.
    pub(super) fn centre(self) -> f32 {
        self.left + self.width / 2.0
    }
}

/// The number of columns and rows of boards on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    pub(super) columns: usize,
    pub(super) rows: usize,
}

impl Layout {
    const ONE: Self = Self { columns: 1, rows: 1 };
    const TWO: Self = Self { columns: 1, rows: 2 };
    const FOUR: Self = Self { columns: 2, rows: 2 };
    const SIX: Self = Self { columns: 2, rows: 3 };
    const NINE: Self = Self { columns: 3, rows: 3 };
    const TWELVE: Self = Self { columns: 3, rows: 4 };

    /// Every layout, with fewer boards first.
    pub const ALL: [Self; 6] =
        [Self::ONE, Self::TWO, Self::FOUR, Self::SIX, Self::NINE, Self::TWELVE];

    /// Parses the number of boards on a page.
    ///
    /// # Errors
    /// If that number isn't supported.
    pub fn parse(count: &str) -> Result<Self, SheetError> {
        let named = Self::ALL.into_iter().find(|layout| layout.count().to_string() == count);
        named.ok_or(SheetError::Layout)
    }

    /// The layout for `count` puzzles with these needs. The layout has up to four puzzles, as long
    /// as their cells are large enough and the text about their rules fits.
    pub(super) fn of_puzzles(area: Area, need: &Need, count: usize) -> Self {
        // Excludes layouts that would be at least half empty.
        let small = |layout: &Self| layout.count() < count.saturating_mul(2);
        let layouts = [Self::FOUR, Self::TWO].into_iter().filter(small);
        Self::largest(layouts, area, need)
    }

    /// The layout for solutions with these needs.
    pub(super) fn of_answers(area: Area, need: &Need) -> Self {
        let layouts = [Self::TWELVE, Self::SIX, Self::FOUR, Self::TWO];
        Self::largest(layouts.into_iter(), area, need)
    }

    /// The first layout whose cells are large enough and which has room for the rules below each
    /// board.
    fn largest(mut layouts: impl Iterator<Item = Self>, area: Area, need: &Need) -> Self {
        let cell = |slot: At| caption::board_side(slot, &need.rules) / need.cells;
        let suits = |slot: At| cell(slot) >= need.least && caption::fits(slot, &need.rules);
        layouts.find(|layout| suits(layout.slot(area))).unwrap_or(Self::ONE)
    }

    /// The number of boards on a page.
    pub(super) fn count(self) -> usize {
        self.columns * self.rows
    }

    /// The width and the height of the slot for a board with its caption.
    pub(super) fn slot(self, area: Area) -> At {
        let share = |room: f32, gap: f32, count: usize| (room + gap) / count as f32 - gap;
        (share(area.width, GAP.0, self.columns), share(area.height, GAP.1, self.rows))
    }

    /// The upper left corner of the slot with this index.
    pub(super) fn corner(self, area: Area, index: usize) -> At {
        let (row, column) = (index / self.columns, index % self.columns);
        let slot = self.slot(area);
        let left = area.left + column as f32 * (slot.0 + GAP.0);
        (left, area.top + row as f32 * (slot.1 + GAP.1))
    }
}
