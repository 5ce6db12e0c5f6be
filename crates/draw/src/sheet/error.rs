//! Why a page can't be laid out.

use thiserror::Error;

/// Why a page can't be laid out.
#[derive(Clone, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum SheetError {
    /// A number of boards that no page has.
    #[error("expected 1, 2, 4, 6 or 9")]
    Layout,
    /// No size of paper; with the names of those that have one.
    #[error("expected {0}, or width and height like 6x9in or 148x210mm")]
    Paper(String),
    /// Paper that is too small or too large; with the shortest and the longest side.
    #[error("expected sides from {0} to {1} inches")]
    Sides(f32, f32),
    /// No length that a page has room for.
    #[error("expected a length up to 2 inches, like 10mm or 0.5in")]
    Length,
    /// A gutter that leaves no room.
    #[error("the gutter leaves no room for boards")]
    Gutter,
}
