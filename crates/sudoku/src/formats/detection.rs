//! Detection of the format of an input.

use crate::formats::format::Format;
use crate::formats::head::Head;
use crate::formats::line;
use crate::formats::table::FORMATS;

/// The first format that recognises the head.
pub(crate) fn detect(head: &Head<'_>) -> &'static Format {
    let found = FORMATS.iter().copied().find(|format| (format.recognises)(head));
    found.unwrap_or(&line::FORMAT)
}
