//! Lines of an input that are neither blank nor comments.

use crate::formats::error::ReadError;
use crate::formats::record::Record;
use crate::formats::source::{Line, Source};

/// Checks whether a line is blank or a comment.
pub(crate) fn is_skipped(bytes: &[u8]) -> bool {
    match bytes.iter().find(|byte| !byte.is_ascii_whitespace()) {
        None => true,
        Some(first) => matches!(first, b'#' | b';'),
    }
}

/// Reads the next line that is neither blank nor a comment; none at the end.
pub(crate) fn next_line(
    source: &mut Source<'_>,
    parse: impl FnOnce(Line<'_>) -> Result<Record, ReadError>,
) -> Option<Result<Record, ReadError>> {
    loop {
        match source.line() {
            Ok(Some(line)) if is_skipped(line.bytes) => {}
            Ok(Some(line)) => return Some(parse(line)),
            Ok(None) => return None,
            Err(error) => return Some(Err(error)),
        }
    }
}
