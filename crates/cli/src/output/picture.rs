//! Pictures as a form of the output.

use std::path::Path;

use evoku_draw::figure::Format;
use evoku_messages::say;

use crate::error::Result;
use crate::output::form::{About, Form};

impl Form for Format {
    const USUAL: &'static str = "pdf";

    fn all() -> &'static [Self] {
        &[Self::Pdf, Self::Svg, Self::Png]
    }

    fn about(self) -> About {
        match self {
            Self::Svg => About::svg("vectors for web pages"),
            Self::Png => About::png("pixels, 300 an inch on paper"),
            Self::Pdf => About::pdf("vectors for printers"),
        }
    }
}

/// The format that the name of a picture asks for.
///
/// # Errors
/// If it ends in the extension of none.
pub(crate) fn picture_format(path: &Path) -> Result<Format> {
    let bad = || say::command_picture_extension(path.display().to_string()).into();
    Format::of(path).ok_or_else(bad)
}
