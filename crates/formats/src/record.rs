//! Records: puzzles with the information in their file.

use evoku_model::{Candidates, Digits, Grid, Sudoku};

use crate::play::Play;

use crate::line::print_on;
use crate::symbols::Symbols;

/// A puzzle with the information in its file.
///
/// ```
/// use evoku_formats::{Hints, Reader};
///
/// let text = "id,puzzle,author\n7,1..4..1..1..4..1,Ann\n";
/// let record = Reader::new(text.as_bytes(), Hints::default()).next().unwrap()?;
/// assert_eq!(record.sudoku.to_string(), "1..4..1..1..4..1");
/// assert_eq!(record.field("author"), Some("Ann"));
/// # Ok::<(), evoku_formats::ReadError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The puzzle.
    pub sudoku: Sudoku,
    /// Its solution according to the file; it is not checked.
    pub solution: Option<Grid>,
    /// The digits and the pencil marks of a player, if the file has any.
    pub play: Option<Play>,
    /// The other information by name: `name`, `comment`, `author`, columns of a CSV file, members
    /// of a JSON object. Names are unique.
    pub fields: Vec<(String, String)>,
    /// The symbols of its digits; `None` for `1` to `9` and `A` to `Z`, and for numbers. With
    /// [`Hints::shows_symbols`](crate::Hints::shows_symbols), they are also those of the geometry.
    pub symbols: Option<Symbols>,
}

impl Record {
    /// A record with only a puzzle.
    #[must_use]
    pub fn of(sudoku: Sudoku) -> Self {
        Self { sudoku, solution: None, play: None, fields: Vec::new(), symbols: None }
    }

    /// Adds the digits and marks of a player. Marks in filled cells are dropped.
    #[must_use]
    pub fn with_play(mut self, play: Play) -> Self {
        let play = play.on(self.sudoku.givens());
        self.play = (!play.is_none()).then_some(play);
        self
    }

    /// The givens and the placed digits.
    #[must_use]
    pub fn grid(&self) -> Grid {
        let mut grid = self.sudoku.givens().clone();
        for (cell, digit) in self.play.iter().flat_map(|play| play.placed.digits()) {
            grid.set(cell, Some(digit));
        }
        grid
    }

    /// The candidates that neither the puzzle's own pencil marks nor those of a player rule out, if
    /// there are any marks. They may include digits that a peer has.
    #[must_use]
    pub fn marks(&self) -> Option<Candidates> {
        let own = self.sudoku.marks();
        let Some(play) = self.play.as_ref().filter(|play| !play.marks.is_empty()) else {
            return own.cloned();
        };
        let mut marks = own.cloned().unwrap_or_else(|| Candidates::all(play.marks.side()));
        let grid = self.grid();
        for (cell, digit) in grid.digits() {
            marks.set(cell, Digits::only(digit));
        }
        for cell in grid.open_cells().filter(|&cell| !play.marks.get(cell).is_empty()) {
            marks.set(cell, marks.get(cell) & play.marks.get(cell));
        }
        Some(marks)
    }

    /// The field with this name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(known, _)| known == name).map(|(_, text)| text.as_str())
    }

    /// The symbols that suit the board.
    pub(super) fn suitable(&self) -> Option<&Symbols> {
        let geometry = self.sudoku.geometry();
        let is_default = geometry.values().first == 1 && geometry.frame().is_standard();
        self.symbols.as_ref().filter(|symbols| is_default && symbols.suit(geometry.side()))
    }

    /// Prints a grid of this board on a line, with its symbols.
    pub(super) fn line(&self, grid: &Grid) -> String {
        let default = print_on(self.sudoku.geometry(), grid);
        self.suitable().map_or_else(|| default.clone(), |symbols| symbols.print(&default))
    }

    /// Sets the symbols that the text of the puzzle shows.
    pub(super) fn with_symbols_of(mut self, text: &str) -> Self {
        self.symbols = Symbols::of_text(text, self.sudoku.geometry().side());
        self
    }

    /// Adds a field, unless its text is empty or the name already exists.
    pub(super) fn add(&mut self, name: &str, text: &str) {
        let text = text.trim();
        if !text.is_empty() && self.field(name).is_none() {
            self.fields.push((name.to_owned(), text.to_owned()));
        }
    }

    pub(super) fn with_comment(mut self, comment: &str) -> Self {
        self.add("comment", comment);
        self
    }
}
