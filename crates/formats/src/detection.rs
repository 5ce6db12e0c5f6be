//! Detection of the format of an input.

use crate::FORMATS;
use crate::format::Format;
use crate::head::Head;
use crate::line;

/// The first format that recognises the head.
pub(crate) fn detect(head: &Head<'_>) -> &'static Format {
    let found = FORMATS.iter().copied().find(|format| (format.recognises)(head));
    found.unwrap_or(&line::FORMAT)
}
