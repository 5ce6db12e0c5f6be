//! Why a picture can't be drawn.

use thiserror::Error;

/// Why a picture can't be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum DrawError {
    /// It has no width or no height, or more pixels than fit into memory.
    #[error("the picture has no size")]
    Size,
    /// Its pixels can't be written as PNG.
    #[error("the picture can't be encoded as PNG")]
    Png,
    /// A PDF has no numbers left for its objects.
    #[error("too much for a PDF")]
    Objects,
    /// A PDF would be longer than its table of contents can say.
    #[error("too much for a PDF: more than 10 GB")]
    Length,
    /// The font that pictures are written in is damaged.
    #[error("the font can't be read")]
    Font,
}
