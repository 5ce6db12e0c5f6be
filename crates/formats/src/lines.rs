//! Lines of an input that are neither blank nor comments.

use crate::record::Record;
use crate::source::{Line, Source};
use evoku_model::text::ReadError;
use evoku_model::text::is_skipped;

/// Reads the next line that is neither blank nor a comment; `None` at the end.
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
