//! Where givens are to lie, as text.

use evoku_messages::{Message, Say, say};
use evoku_model::{Cell, Element, Geometry};

/// A pattern that has not a character for each cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PatternError {
    /// The characters that are no space.
    pub found: usize,
    /// The cells of the board.
    pub expected: usize,
}

impl Say for PatternError {
    fn message(&self) -> Message {
        say::generate_pattern(self.found, self.expected)
    }
}

evoku_messages::error!(PatternError);

/// Reads a pattern: a character for each cell in reading order, one of `.0_-` where nothing is
/// given. Spaces and line ends mean nothing.
///
/// # Errors
/// If there are more or fewer characters than cells.
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
