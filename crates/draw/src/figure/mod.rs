//! A picture of lines, areas and words, drawn as SVG, PNG or PDF.
//!
//! Every format draws the same marks: a picture needs four kinds of them, so neither a plotting
//! library nor an SVG renderer. The words of a PNG and of a PDF are in a font that is part of the
//! program; without the feature `files` there is SVG alone, and no font.

#[cfg(feature = "files")]
mod document;
mod encode;
mod error;
#[cfg(feature = "files")]
mod font;
mod format;
#[cfg(feature = "files")]
mod ink;
mod marker;
#[cfg(feature = "files")]
mod objects;
mod picture;
#[cfg(feature = "files")]
mod png;
mod svg;
#[cfg(all(test, feature = "files"))]
mod tests;
mod typeface;
mod widths;

#[cfg(feature = "files")]
pub use document::Document;
pub use error::DrawError;
pub use format::Format;
pub use picture::{Anchor, At, Colour, Figure, Font, Unit};
