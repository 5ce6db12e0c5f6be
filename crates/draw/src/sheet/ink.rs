//! Colours of text and lines.

use crate::figure::Colour;

/// The main colour: black, because printers render thin grey lines as dots.
pub(super) const INK: Colour = Colour([0, 0, 0, 255]);
/// The colour of secondary text.
pub(super) const MUTED: Colour = Colour([0x55, 0x55, 0x55, 255]);
