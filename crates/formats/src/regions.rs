//! Jigsaw regions as text.

use evoku_messages::say;
use evoku_model::text::{ReadError, ReadErrorKind};

const NAMES: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// Reads the regions of a board of any side. The text has a character for each cell in reading
/// order (white space is ignored), or numbers from 0 to 255 separated by commas. Equal characters
/// or numbers are the same region.
///
/// ```
/// use evoku_formats::regions;
///
/// assert_eq!(regions::read("aabb abbb aacc ...")?, [0, 0, 1, 1, 0, 1, 1, 1, 0, 0, 2, 2, 3, 3, 3]);
/// assert_eq!(regions::print(&[0, 0, 1, 1]), "aabb");
/// # Ok::<(), evoku_formats::ReadError>(())
/// ```
///
/// # Errors
/// If a number is invalid, or if there are more than 64 regions or 4,096 cells.
pub fn read(text: &str) -> Result<Vec<u8>, ReadError> {
    let mut regions = Vec::new();
    if text.contains(',') {
        let mut column = 1;
        for piece in text.split(',') {
            let Ok(number) = piece.trim().parse() else {
                let expected = say::format_expected_region();
                return Err(ReadError::unexpected(0, column, piece.trim(), expected));
            };
            regions.push(number);
            column += piece.chars().count() + 1;
        }
        return Ok(regions);
    }
    let mut names: Vec<char> = Vec::new();
    for (column, name) in text.chars().enumerate().filter(|(_, name)| !name.is_whitespace()) {
        let number = names.iter().position(|&known| known == name).unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        });
        if number >= 64 {
            let expected = say::format_expected_regions();
            let mut error = ReadError::unexpected(0, column + 1, &name.to_string(), expected);
            error.line = 0;
            return Err(error);
        }
        regions.push(number as u8);
    }
    if regions.len() > 64 * 64 {
        let kind = ReadErrorKind::Cells {
            found: regions.len(),
            expected: say::format_count_at_most(4096),
        };
        return Err(ReadError::new(0, kind));
    }
    Ok(regions)
}

/// Formats regions as text that [`read`] understands: a letter or digit for each cell, or numbers
/// with commas if there are more than 62 regions.
#[must_use]
pub fn print(regions: &[u8]) -> String {
    let name = |region: &u8| NAMES.get(usize::from(*region)).map(|&name| char::from(name));
    regions
        .iter()
        .map(name)
        .collect::<Option<String>>()
        .unwrap_or_else(|| regions.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
}
