//! Errors of drawing.

use evoku_messages::{Message, Say, say};

/// The reason why a picture can't be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DrawError {
    /// It has no width or no height, or more pixels than fit into memory.
    Size,
    /// Its pixels can't be written as PNG.
    Png,
    /// A PDF has too many objects.
    Objects,
    /// A PDF is longer than the offsets in its cross-reference table can express.
    Length,
    /// The font of the program is damaged.
    Font,
}

impl Say for DrawError {
    fn message(&self) -> Message {
        match self {
            Self::Size => say::draw_size(),
            Self::Png => say::draw_png(),
            Self::Objects => say::draw_objects(),
            Self::Length => say::draw_length(),
            Self::Font => say::draw_font(),
        }
    }
}

evoku_messages::error!(DrawError);
