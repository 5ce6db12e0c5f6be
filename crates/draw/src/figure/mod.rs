//! Pictures of lines, areas and text, as SVG, PNG or PDF.
//!
//! Every format draws the same four kinds of marks, so neither a plotting library nor an SVG
//! renderer is needed. Text in PNG and PDF uses a font that is part of the program. Without the
//! feature `files`, this font has only European letters, and PNG is not available.

#[cfg(all(test, feature = "files"))]
mod cut;
mod document;
mod encode;
mod error;
mod font;
mod format;
mod ink;
mod letters;
mod marker;
mod objects;
mod picture;
#[cfg(feature = "files")]
mod png;
mod svg;
#[cfg(all(test, feature = "files"))]
mod tests;
mod typeface;

pub use document::Document;
pub use error::DrawError;
pub use format::Format;
pub(crate) use letters::{add_missing, printable};
pub use picture::{Anchor, At, Colour, Figure, Font, Unit};
pub use typeface::has_glyph;
