//! What is known about an input beforehand.

use crate::formats::format::Format;
use crate::model::{Rules, Shape};

/// What is known about an input beforehand; the default is nothing.
#[derive(Clone, Default, Debug)]
pub struct Hints {
    /// The format, where it shall not be detected.
    pub format: Option<&'static Format>,
    /// The shape of every board, where the format doesn't say it: `evoku convert --box 2x3`.
    pub shape: Option<Shape>,
    /// Rules of every board, besides those that the format says itself.
    pub rules: Rules,
    /// Whether everything but digits and dots is skipped, whatever the format: `a5.b3` is a 5, a
    /// blank and a 3. The input is then one board, or a board a line.
    pub skip_others: bool,
}
