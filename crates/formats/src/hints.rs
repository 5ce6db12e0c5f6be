//! Knowledge about an input that its text may not have.

use crate::format::Format;
use evoku_model::{Geometry, Rules, Shape};

/// Knowledge about an input that its text may not have; the default is none.
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
    /// The format; none to detect it.
    pub format: Option<&'static Format>,
    /// The shape of every board, where the format doesn't say it: `evoku convert --box 2x3`.
    pub shape: Option<Shape>,
    /// Rules of every board, besides those that the format says itself.
    pub rules: Rules,
    /// Whether everything but digits and dots is skipped, whatever the format: `a5.b3` is a 5, a
    /// blank and a 3. The input is then one board, or a board a line.
    pub skip_others: bool,
}

impl Hints {
    /// Checks whether a plain text with these hints is read as boards of this geometry.
    pub(super) fn tell(&self, geometry: &Geometry) -> bool {
        let shape = self.shape.or_else(|| Shape::of_side(geometry.side()).ok());
        shape == Some(geometry.shape()) && self.rules == *geometry.rules()
    }
}
