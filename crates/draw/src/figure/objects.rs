//! The objects of a PDF file, written one after another, and the table of their offsets.
//!
//! ISO 32000-1:2008 (PDF 1.7), section 7.5: a file has a header, numbered objects, the
//! cross-reference table with their offsets, and a trailer.

use std::fmt::Write;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::{Chunk, Filter, Ref};

use super::error::DrawError;

/// The compression level of streams, the usual compromise between speed and size.
const COMPRESSION: u8 = 6;

/// The version, and four bytes that mark the file as binary.
const HEADER: &[u8] = b"%PDF-1.7\n%\x80\x80\x80\x80\n\n";

/// The largest offset that fits into the ten digits of the table.
const FARTHEST: u64 = 9_999_999_999;

/// The objects of a file.
///
/// Bytes can be taken as they are written, so a file may be larger than the memory.
pub(super) struct Objects {
    /// The bytes that are written, but not yet taken.
    bytes: Vec<u8>,
    /// The number of bytes that were taken.
    taken: u64,
    /// The offset of each object, by its number minus 1; 0 for an object that is not yet written.
    offsets: Vec<u64>,
}

impl Objects {
    /// Begins a file.
    pub(super) fn new() -> Self {
        Self { bytes: HEADER.to_vec(), taken: 0, offsets: Vec::new() }
    }

    /// Reserves the next number.
    ///
    /// # Errors
    /// If there are more objects than a PDF can count.
    pub(super) fn reserve(&mut self) -> Result<Ref, DrawError> {
        self.offsets.push(0);
        i32::try_from(self.offsets.len()).map(Ref::new).map_err(|_| DrawError::Objects)
    }

    /// Writes one object with a reserved number.
    pub(super) fn put(&mut self, id: Ref, write: impl FnOnce(&mut Chunk)) {
        let mut chunk = Chunk::new();
        write(&mut chunk);
        if let Some(offset) = self.offsets.get_mut(id.get() as usize - 1) {
            *offset = self.taken + self.bytes.len() as u64;
        }
        self.bytes.extend_from_slice(chunk.as_bytes());
    }

    /// Writes a compressed stream with a reserved number.
    pub(super) fn put_stream(&mut self, id: Ref, data: &[u8]) {
        let compressed = compress_to_vec_zlib(data, COMPRESSION);
        self.put(id, |chunk| {
            chunk.stream(id, &compressed).filter(Filter::FlateDecode);
        });
    }

    /// Takes the bytes written since the last call.
    pub(super) fn take(&mut self) -> Vec<u8> {
        self.taken += self.bytes.len() as u64;
        std::mem::take(&mut self.bytes)
    }

    /// Ends the file and takes the rest.
    ///
    /// # Errors
    /// If the file is larger than a PDF can be.
    pub(super) fn finish(mut self, catalog: Ref, information: Ref) -> Result<Vec<u8>, DrawError> {
        let start = self.taken + self.bytes.len() as u64;
        if start > FARTHEST {
            return Err(DrawError::Length);
        }
        let size = self.offsets.len() + 1;
        let mut table = format!("xref\n0 {size}\n0000000000 65535 f\r\n");
        for offset in &self.offsets {
            // Writing into a string can't fail.
            let _ = write!(table, "{offset:010} 00000 n\r\n");
        }
        let (catalog, information) = (catalog.get(), information.get());
        let _ = write!(
            table,
            "trailer\n<<\n  /Size {size}\n  /Root {catalog} 0 R\n  /Info {information} 0 R\n>>\n\
             startxref\n{start}\n%%EOF",
        );
        self.bytes.extend_from_slice(table.as_bytes());
        Ok(self.bytes)
    }
}

/// Rounds a length to a thousandth of a point, which is finer than any printer.
pub(super) fn rounded(length: f32) -> f32 {
    (length * 1000.0).round() / 1000.0
}
