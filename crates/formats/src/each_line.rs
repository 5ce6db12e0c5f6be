//! Reading of formats with a puzzle on each line.

use crate::context::Context;
use crate::format::ReadRecords;
use crate::lines::next_line;
use crate::record::Record;
use crate::source::{Line, Source};
use evoku_model::text::ReadError;

/// Reads a puzzle from each line that is neither blank nor a comment.
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
