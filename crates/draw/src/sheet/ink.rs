//! The colours of words and lines.

use crate::figure::Colour;

/// What is to be read: black, because printers draw thin grey lines as dots.
pub(super) const INK: Colour = Colour([0, 0, 0, 255]);
/// What is secondary.
pub(super) const MUTED: Colour = Colour([0x55, 0x55, 0x55, 255]);
