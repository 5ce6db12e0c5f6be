//! Knowledge about an input that may be missing from its text.

use std::fmt;
use std::sync::Arc;

use crate::format::Format;
use crate::symbols::Symbols;
use evoku_messages::{Message, say};
use evoku_model::{Geometry, Rules, Shape};

/// Knowledge about an input that may be missing from its text. The default adds nothing.
///
/// ```
/// use evoku_formats::{Hints, Reader};
///
/// let hints = Hints { skip_others: true, ..Hints::default() };
/// let text = "a1 . .|4\nb. . 1 .\nc. 1 . .\nd4 . . 1";
/// let record = Reader::new(text.as_bytes(), hints).next().unwrap()?;
/// assert_eq!(record.sudoku.to_string(), "1..4..1..1..4..1");
/// # Ok::<(), evoku_formats::ReadError>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct Hints {
    /// The format; `None` to detect it.
    pub format: Option<&'static Format>,
    /// The shape of every board, if the format doesn't contain it: `evoku convert --box 2x3`.
    pub shape: Option<Shape>,
    /// Rules for every board, in addition to those that the format contains.
    pub rules: Rules,
    /// `true` to skip everything except digits and dots in any format: `a5.b3` is a 5, a blank and
    /// a 3. The input is then a single board, or a board on each line.
    pub skip_others: bool,
    /// The column or member with the puzzle in tables and JSON; `None` to find it.
    pub column: Option<String>,
    /// The column or member with the solution in tables and JSON; `None` to find it.
    pub solution_column: Option<String>,
    /// The symbols of the digits in puzzles; `None` to find them.
    pub symbols: Option<Symbols>,
    /// `true` if the geometry of each puzzle has the symbols of the puzzle, so that texts and
    /// pictures show them; otherwise, they show numbers.
    pub shows_symbols: bool,
    /// The receiver of remarks.
    pub remarks: Remarks,
}

/// A receiver of remarks: assumptions that a reader made to read an imperfect text.
#[derive(Clone, Default)]
pub struct Remarks(Option<Arc<dyn Fn(Message) + Send + Sync>>);

impl Remarks {
    /// Creates a receiver that passes every remark to a function.
    #[must_use]
    pub fn to(receive: impl Fn(Message) + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(receive)))
    }

    /// Passes on a remark about a line.
    pub(super) fn add(&self, line: usize, what: Message) {
        if let Some(receive) = &self.0 {
            receive(say::format_at(line, 0, None::<&str>, what));
        }
    }
}

impl fmt::Debug for Remarks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Remarks" } else { "no remarks" })
    }
}

impl Hints {
    /// Checks whether boards of this geometry are read correctly from plain text with these hints.
    pub(super) fn imply(&self, geometry: &Geometry) -> bool {
        let shape = self.shape.or_else(|| Shape::of_side(geometry.side()).ok());
        shape == Some(geometry.shape()) && self.rules == *geometry.rules()
    }
}
