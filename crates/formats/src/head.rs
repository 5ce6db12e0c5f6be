//! The beginning of an input, from which its format is detected.

use std::borrow::Cow;

use crate::source::HEAD_LINES;
use evoku_model::MAX_SIDE;
use evoku_model::text::cells::side_of;
use evoku_model::text::drawing::{Drawn, Row};
use evoku_model::text::is_skipped;

/// The beginning of an input.
pub(crate) struct Head<'h> {
    pub(crate) text: Cow<'h, str>,
    /// `true` if the text is the complete input.
    pub(crate) whole: bool,
}

impl<'h> Head<'h> {
    pub(crate) fn new(bytes: &'h [u8], whole: bool) -> Self {
        let mut text = String::from_utf8_lossy(bytes);
        if text.contains('\r') {
            // Line ends are normalised in the same way as where lines are read.
            let lines = text.replace("\r\r\n", "\n").replace("\r\n", "\n").replace('\r', "\n");
            text = Cow::Owned(lines);
        }
        Self { text, whole }
    }

    /// The complete lines; excludes a last line that may be cut off.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &str> {
        let cut = !self.whole && !self.text.ends_with('\n');
        let end =
            if cut { self.text.rfind('\n').unwrap_or(self.text.len()) } else { self.text.len() };
        self.text[..end].lines().take(HEAD_LINES)
    }

    /// The lines that are neither blank nor a comment.
    pub(crate) fn content(&self) -> impl Iterator<Item = &str> {
        self.lines().filter(|line| !is_skipped(line.as_bytes()))
    }

    /// The first line that is neither blank nor a comment, without surrounding spaces.
    pub(crate) fn first(&self) -> &str {
        self.content().next().unwrap_or("").trim()
    }

    /// Checks whether boards are drawn over several lines, and not one on each line.
    pub(crate) fn is_board(&self) -> bool {
        let drawn: Vec<Drawn> = (self.content().enumerate())
            .map(|(index, text)| Drawn::of(index + 1, text))
            .skip_while(|drawn| matches!(drawn, Drawn::Row(row) if is_title(row)))
            .take(MAX_SIDE + 1)
            .collect();
        let rows: Vec<&Row> = (drawn.iter())
            .map_while(|drawn| if let Drawn::Row(row) = drawn { Some(row) } else { None })
            .collect();
        if rows.len() < drawn.len().min(MAX_SIDE + 1) {
            return true;
        }
        if rows.iter().any(|row| row.has_rule() && !row.has_comment()) {
            return true;
        }
        let (Some(first), Some(longest)) = (rows.first(), rows.iter().map(|row| length(row)).max())
        else {
            return false;
        };
        if rows.len() == 1 || longest > MAX_SIDE {
            // Rows of numbers on several lines form a board; a single line of numbers is a puzzle
            // of its own.
            return false;
        }
        // Rows of 16 cells may be 4x4 boards on a line each, if no digit exceeds 4.
        match side_of(length(first)) {
            Some(side) => {
                rows.iter().any(|row| row.largest() > side) || length(first) == rows.len()
            }
            None => true,
        }
    }
}

/// The number of cells in a row, without the text of a comment.
fn length(row: &Row) -> usize {
    if row.has_comment() { row.first().len() } else { row.length() }
}

/// Checks whether a line before a board is text.
fn is_title(row: &Row) -> bool {
    row.has_word() && (row.words() > 1 || side_of(row.length()).is_none())
}
