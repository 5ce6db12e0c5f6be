//! The formats of pictures.

use std::path::Path;

/// A format of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Vectors for web pages.
    Svg,
    /// Pixels.
    Png,
    /// Vectors for printers.
    Pdf,
}

impl Format {
    /// The format that a file's name asks for by its extension; none if it asks for no format of
    /// pictures.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let extension = path.extension().and_then(|extension| extension.to_str());
        match extension.map(str::to_ascii_lowercase).as_deref() {
            Some("svg") => Some(Self::Svg),
            Some("png") => Some(Self::Png),
            Some("pdf") => Some(Self::Pdf),
            _ => None,
        }
    }
}
