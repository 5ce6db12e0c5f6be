//! File formats of pictures.

use std::path::Path;

/// A file format of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Vector graphics for web pages.
    Svg,
    /// Pixels.
    Png,
    /// Vector graphics for printing.
    Pdf,
}

impl Format {
    /// The format that matches the extension of a file name; `None` if it isn't a picture format.
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
