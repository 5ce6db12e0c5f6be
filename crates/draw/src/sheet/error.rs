//! Why a page can't be laid out.

use evoku_messages::{Decimal, Message, Say, say};

/// Why a page can't be laid out.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum SheetError {
    /// A number of boards that no page has.
    Layout,
    /// No size of paper; with the names of those that have one.
    Paper(Vec<&'static str>),
    /// Paper that is too small or too large; with the shortest and the longest side in inches.
    Sides(f32, f32),
    /// No length that a page has room for.
    Length,
    /// A gutter that leaves no room.
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
