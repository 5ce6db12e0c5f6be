//! One picture as the bytes of a file.

use super::document::Document;
use super::format::Format;
use super::picture::Figure;
use super::{png, svg};

impl Figure {
    /// Encodes the picture in `format`.
    ///
    /// # Errors
    /// If there is no memory for it.
    pub(crate) fn encode(&self, format: Format) -> anyhow::Result<Vec<u8>> {
        match format {
            Format::Svg => Ok(svg::encode(self).into_bytes()),
            Format::Png => png::encode(self),
            Format::Pdf => {
                let mut document = Document::new(&self.title);
                document.add(self)?;
                document.finish()
            }
        }
    }
}
