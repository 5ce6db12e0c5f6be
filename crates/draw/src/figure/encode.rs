//! Encoding of a single picture as a file.

use super::picture::Figure;
use super::svg;
#[cfg(feature = "files")]
use super::{document::Document, error::DrawError, format::Format, png};

impl Figure {
    /// The picture as SVG.
    #[must_use]
    pub fn svg(&self) -> String {
        svg::encode(self)
    }

    /// Encodes the picture in `format`.
    ///
    /// # Errors
    /// If there is not enough memory.
    #[cfg(feature = "files")]
    pub fn encode(&self, format: Format) -> Result<Vec<u8>, DrawError> {
        match format {
            Format::Svg => Ok(self.svg().into_bytes()),
            Format::Png => png::encode(self),
            Format::Pdf => {
                let mut document = Document::new(&self.title);
                document.add(self)?;
                document.finish()
            }
        }
    }
}
