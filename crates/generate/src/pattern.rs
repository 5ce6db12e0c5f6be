//! Parses a pattern of given cells.

use evoku_messages::{Message, Say, say};
use evoku_model::{Cell, Element, Geometry};

/// The error of a pattern that doesn't have exactly one character per cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatternError {
    /// The number of characters that are not white space.
    pub found: usize,
    /// The number of cells of the board.
    pub expected: usize,
}

impl Say for PatternError {
    fn message(&self) -> Message {
        say::generate_pattern(self.found, self.expected)
    }
}

evoku_messages::error!(PatternError);

/// Parses a pattern: one character per cell in reading order, where any of `.0_-` is a blank. White
/// space is ignored.
///
/// # Errors
/// If the number of characters differs from the number of cells.
pub fn pattern(text: &str, geometry: &Geometry) -> Result<Vec<Cell>, PatternError> {
    let places: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let (found, expected) = (places.len(), geometry.side().pow(2));
    if found != expected {
        return Err(PatternError { found, expected });
    }
    let given =
        places.iter().enumerate().filter(|(_, place)| !matches!(place, '.' | '0' | '_' | '-'));
    Ok(given.map(|(index, _)| Cell::from_index(index)).collect())
}
