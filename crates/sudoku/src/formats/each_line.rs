//! What formats with a puzzle a line share.

use crate::formats::context::Context;
use crate::formats::error::ReadError;
use crate::formats::format::ReadRecords;
use crate::formats::lines::next_line;
use crate::formats::record::Record;
use crate::formats::source::{Line, Source};

/// Reads a puzzle of each line that is neither blank nor a comment.
pub(crate) struct EachLine(pub(crate) fn(Line<'_>, &mut Context) -> Result<Record, ReadError>);

impl ReadRecords for EachLine {
    fn next(
        &mut self,
        source: &mut Source<'_>,
        context: &mut Context,
    ) -> Option<Result<Record, ReadError>> {
        next_line(source, |line| (self.0)(line, context))
    }
}
