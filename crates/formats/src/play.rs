//! The digits and the pencil marks of a player.

use evoku_messages::{Message, say};
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Candidates, Cell, Digit, Digits, Element, Grid};

/// The digits and the pencil marks of a player, apart from the puzzle.
///
/// ```
/// use evoku_formats::{Hints, Reader};
///
/// let text = "+53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:413\n";
/// let record = Reader::new(text.as_bytes(), Hints::default()).next().unwrap()?;
/// assert_eq!(record.sudoku.givens().filled(), 29);
/// assert_eq!(record.grid().filled(), 30);
/// let play = record.play.unwrap();
/// assert_eq!(play.placed.filled(), 1);
/// assert_eq!(play.marks.cells()[2].len(), 2);
/// # Ok::<(), evoku_formats::ReadError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// The placed digits, without the givens.
    pub placed: Grid,
    /// The candidates that the player noted in a cell: all others are ruled out there. An empty set
    /// rules nothing out. Cells with a digit have no marks.
    pub marks: Candidates,
    /// Marks that rule nothing out, usually in the corners of a cell.
    pub corners: Candidates,
}

impl Play {
    /// Neither digits nor marks.
    #[must_use]
    pub fn none(side: usize) -> Self {
        let none = vec![Digits::EMPTY; side * side];
        let none = Candidates::from_cells(none).unwrap_or_else(|| Candidates::all(side));
        Self { placed: Grid::blank(side), marks: none.clone(), corners: none }
    }

    /// Returns `true` if there are neither digits nor marks.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.placed.filled() == 0 && self.marks.is_empty() && self.corners.is_empty()
    }

    /// Removes marks in cells with a given or a placed digit, and digits in cells with a given.
    pub(super) fn on(mut self, givens: &Grid) -> Self {
        for (cell, _) in givens.digits() {
            self.placed.set(cell, None);
        }
        let filled: Vec<Cell> =
            givens.digits().chain(self.placed.digits()).map(|(cell, _)| cell).collect();
        for cell in filled {
            self.marks.set(cell, Digits::EMPTY);
            self.corners.set(cell, Digits::EMPTY);
        }
        self
    }

    /// The first part among digits, marks and corner marks that isn't in `room`, the names of
    /// [`Capacity::play`](crate::Capacity::play).
    pub(super) fn unsupported(&self, room: &[&str]) -> Option<Message> {
        self.all_unsupported(room).next()
    }

    /// All such parts.
    pub(super) fn all_unsupported(&self, room: &[&str]) -> impl Iterator<Item = Message> {
        let parts = [
            (DIGITS, self.placed.filled() > 0, say::format_part_placed()),
            (MARKS, !self.marks.is_empty(), say::format_part_player_marks()),
            (CORNERS, !self.corners.is_empty(), say::format_part_corner_marks()),
        ];
        let is_lost = |(name, exists, _): &(&str, bool, Message)| *exists && !room.contains(name);
        parts.into_iter().filter(is_lost).map(|(.., words)| words)
    }
}

/// The name of placed digits in [`Capacity::play`](crate::Capacity::play).
pub(super) const DIGITS: &str = "digits";
/// The name of a player's pencil marks there.
pub(super) const MARKS: &str = "marks";
/// The name of corner marks there.
pub(super) const CORNERS: &str = "corners";

/// All names there.
pub(super) const EVERYTHING: &[&str] = &[DIGITS, MARKS, CORNERS];

/// The error for a digit of a position that differs from the given in its cell.
pub(super) fn not_the_given(
    line: usize,
    cell: Cell,
    found: Digit,
    given: Digit,
    side: usize,
) -> ReadError {
    let found = say::verbatim(found.to_string());
    let expected = say::format_expected_given(given.value());
    let kind = ReadErrorKind::Unexpected { found, expected };
    ReadError::new(line, kind).in_cell(cell.index(), side)
}
