//! The formats of pictures.

use std::path::Path;

use crate::output::{About, Form};

/// A format of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Format {
    Svg,
    Png,
    Pdf,
}

impl Format {
    /// The format that a file's name asks for.
    ///
    /// # Errors
    /// If the name ends in none of their extensions.
    pub(crate) fn of(path: &Path) -> anyhow::Result<Self> {
        let extension = path.extension().and_then(|extension| extension.to_str());
        match extension.map(str::to_ascii_lowercase).as_deref() {
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            Some("pdf") => Ok(Self::Pdf),
            _ => anyhow::bail!("{} should end in .svg, .png or .pdf", path.display()),
        }
    }
}

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
