//! Knowledge about an input that may be missing from its text.

use crate::format::Format;
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
}

impl Hints {
    /// Checks whether boards of this geometry are read correctly from plain text with these hints.
    pub(super) fn tell(&self, geometry: &Geometry) -> bool {
        let shape = self.shape.or_else(|| Shape::of_side(geometry.side()).ok());
        shape == Some(geometry.shape()) && self.rules == *geometry.rules()
    }
}
