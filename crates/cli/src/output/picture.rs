//! Pictures as output formats.

use std::collections::BTreeSet;
use std::path::Path;

use evoku_draw::figure::{Figure, Format};
use evoku_messages::say;

use crate::error::Result;
use crate::output::format::{About, NamedFormat};
use crate::output::messages::remark;

/// The number of letters without a glyph that a remark lists.
const MISSING: usize = 12;

impl NamedFormat for Format {
    const DEFAULT: &'static str = "pdf";

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

/// Encodes a chart, and reports the letters that it can't show.
///
/// # Errors
/// If the picture is too large for the format.
pub(crate) fn encoded(figure: &Figure, format: Format) -> Result<Vec<u8>> {
    if format != Format::Svg {
        remark_missing(&figure.missing_letters());
    }
    Ok(figure.encode(format)?)
}

/// Reports letters that the font of pictures doesn't have.
pub(crate) fn remark_missing(letters: &BTreeSet<char>) {
    if !letters.is_empty() {
        let named = letters.iter().take(MISSING);
        let named = named.map(|&letter| format!("{letter} (U+{:04X})", u32::from(letter)));
        let others = letters.len().saturating_sub(MISSING);
        remark(say::command_no_glyph(named.collect::<Vec<_>>(), others));
    }
}
