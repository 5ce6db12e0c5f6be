//! Pictures as output formats.

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
            Self::Png => About::png("pixels, 300 per inch on paper"),
            Self::Pdf => About::pdf("vectors for printing"),
        }
    }
}

/// Returns the format that the name of a picture selects.
///
/// # Errors
/// If the name has no extension of a picture format.
pub(crate) fn picture_format(path: &Path) -> Result<Format> {
    let bad = || say::command_picture_extension(path.display().to_string()).into();
    Format::of(path).ok_or_else(bad)
}
