//! Errors of pages.

use evoku_messages::{Decimal, Message, Say, say};

/// The reason why a page can't be laid out.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum SheetError {
    /// The number of boards on a page isn't supported.
    Layout,
    /// The text isn't a paper size; the names of the known sizes.
    Paper(Vec<&'static str>),
    /// The paper is too small or too large; the smallest and the largest side in inches.
    Sides(f32, f32),
    /// The text isn't a length that fits on a page.
    Length,
    /// The gutter doesn't leave enough room.
    Gutter,
}

impl Say for SheetError {
    fn message(&self) -> Message {
        match self {
            Self::Layout => say::sheet_per_page(),
            Self::Paper(names) => say::sheet_paper(names.iter().copied()),
            Self::Sides(least, most) => {
                let [least, most] =
                    [least, most].map(|inches| Decimal::shortest(f64::from(*inches)));
                say::sheet_sides(least, most)
            }
            Self::Length => say::sheet_length(),
            Self::Gutter => say::sheet_gutter(),
        }
    }
}

evoku_messages::error!(SheetError);
