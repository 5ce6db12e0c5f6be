//! A picture of lines, areas and words, drawn as SVG, PNG or PDF.
//!
//! Every format draws the same marks: a picture needs four kinds of them, so neither a plotting
//! library nor an SVG renderer. The words of a PNG and of a PDF are in a font that is part of the
//! program; without the feature `files` it has the letters of Europe alone, and there is no PNG.

#[cfg(all(test, feature = "files"))]
mod cut;
mod document;
mod encode;
mod error;
mod font;
mod format;
mod ink;
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
pub use picture::{Anchor, At, Colour, Figure, Font, Unit};
