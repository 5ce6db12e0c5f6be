//! A picture of lines, areas and words, drawn as SVG, PNG or PDF.
//!
//! Every format draws the same marks: a picture needs four kinds of them, so neither a plotting
//! library nor an SVG renderer. The words of a PNG and of a PDF are in a font that is part of the
//! program.

mod document;
mod encode;
mod error;
mod font;
mod format;
mod ink;
mod marker;
mod objects;
mod picture;
mod png;
mod svg;
#[cfg(test)]
mod tests;
mod typeface;

pub use document::Document;
pub use error::DrawError;
pub use format::Format;
pub use picture::{Anchor, At, Colour, Figure, Font, Unit};
