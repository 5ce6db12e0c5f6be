//! Gzip and Zstandard: decompressed if an input begins with their signature, written if a file's
//! extension names them.

use std::io::{self, BufRead, BufReader, Cursor, Read, Write};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

/// The first bytes of gzip.
const GZIP: &[u8] = &[0x1f, 0x8b];
/// The first bytes of Zstandard.
const ZSTD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

/// Returns `true` if a file that begins with these bytes is compressed.
pub(crate) fn is_compressed(first: &[u8]) -> bool {
    first.starts_with(GZIP) || first.starts_with(ZSTD)
}

/// The compression of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compression {
    /// Not at all.
    Plain,
    /// `.gz`
    Gzip,
    /// `.zst`
    Zstd,
}

impl Compression {
    /// Returns the compression that the extension of `path` names, and the path without that
    /// extension.
    pub(crate) fn of(path: &Path) -> (Self, PathBuf) {
        let is = |name: &str| path.extension().is_some_and(|last| last.eq_ignore_ascii_case(name));
        if is("gz") {
            (Self::Gzip, path.with_extension(""))
        } else if is("zst") {
            (Self::Zstd, path.with_extension(""))
        } else {
            (Self::Plain, path.to_owned())
        }
    }

    /// Wraps `inner` so that everything written to it arrives compressed.
    pub(crate) fn writer(self, inner: Box<dyn Write + Send>) -> Box<dyn Finish> {
        match self {
            Self::Plain => Box::new(Plain(inner)),
            Self::Gzip => Box::new(Gzip(GzEncoder::new(inner, flate2::Compression::default()))),
            Self::Zstd => Box::new(Zstd { inner, gathered: Vec::new() }),
        }
    }
}

/// A writer that must write an end after everything else.
pub(crate) trait Finish: Write + Send {
    /// Writes the end of the file. Called once, after everything else.
    fn finish(self: Box<Self>) -> io::Result<()>;
}

/// Hands bytes on as they are.
struct Plain(Box<dyn Write + Send>);

impl Write for Plain {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl Finish for Plain {
    fn finish(mut self: Box<Self>) -> io::Result<()> {
        self.0.flush()
    }
}

/// Writes gzip. Ignores flushes, since each would cost compression, and the file appears only at
/// the end.
struct Gzip(GzEncoder<Box<dyn Write + Send>>);

impl Write for Gzip {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Finish for Gzip {
    fn finish(self: Box<Self>) -> io::Result<()> {
        self.0.finish()?.flush()
    }
}

/// The number of uncompressed bytes in a Zstandard frame; a file is a sequence of frames.
const FRAME: usize = 4 << 20;

/// Writes Zstandard. Ignores flushes, as [`Gzip`] does.
struct Zstd {
    inner: Box<dyn Write + Send>,
    gathered: Vec<u8>,
}

impl Zstd {
    /// Writes the gathered bytes as a frame.
    fn frame(&mut self) -> io::Result<()> {
        let frame = compress_to_vec(self.gathered.as_slice(), CompressionLevel::Fastest);
        self.gathered.clear();
        self.inner.write_all(&frame)
    }
}

impl Write for Zstd {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.gathered.extend_from_slice(bytes);
        if self.gathered.len() >= FRAME {
            self.frame()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Finish for Zstd {
    fn finish(mut self: Box<Self>) -> io::Result<()> {
        self.frame()?;
        self.inner.flush()
    }
}

/// Reads an input and decompresses it if its first bytes are a known signature. They are inspected
/// when the first byte is requested.
pub(crate) struct Decompressed {
    state: State,
}

/// The state of [`Decompressed`].
enum State {
    /// Nothing was read yet.
    New(Box<dyn Read + Send>),
    /// The compression of the input is known.
    Known(Box<dyn Read + Send>),
}

impl Decompressed {
    pub(crate) fn new(input: impl Read + Send + 'static) -> Self {
        Self { state: State::New(Box::new(input)) }
    }
}

impl Read for Decompressed {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if let State::New(input) = &mut self.state {
            let input = std::mem::replace(input, Box::new(io::empty()));
            self.state = State::Known(recognise(input)?);
        }
        match &mut self.state {
            State::New(input) | State::Known(input) => input.read(bytes),
        }
    }
}

/// Chooses the decoder. Continues reading only while the bytes so far begin a known signature, so
/// that text typed on a terminal is not waited for.
fn recognise(mut input: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
    let mut head = [0; ZSTD.len()];
    let mut length = 0;
    while length < head.len() {
        let so_far = &head[..length];
        if !GZIP.starts_with(so_far) && !ZSTD.starts_with(so_far) || so_far == GZIP {
            break;
        }
        match input.read(&mut head[length..length + 1]) {
            Ok(0) => break,
            Ok(count) => length += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let head = head[..length].to_vec();
    let (is_gzip, is_zstd) = (head == GZIP, head == ZSTD);
    let whole = Cursor::new(head).chain(input);
    Ok(if is_gzip {
        Box::new(MultiGzDecoder::new(BufReader::new(whole)))
    } else if is_zstd {
        Box::new(Frames { source: BufReader::new(whole), decoder: FrameDecoder::new() })
    } else {
        Box::new(whole)
    })
}

/// Reads the frames of a Zstandard file one after another.
struct Frames<R> {
    source: BufReader<R>,
    decoder: FrameDecoder,
}

impl<R: Read> Frames<R> {
    /// Compares the checksum of a frame that has ended, if it has one.
    fn check(&self) -> io::Result<()> {
        match self.decoder.get_checksum_from_data() {
            Some(told) if Some(told) != self.decoder.get_calculated_checksum() => {
                Err(io::Error::other("the compressed data is damaged: wrong checksum"))
            }
            _ => Ok(()),
        }
    }
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        loop {
            if self.decoder.can_collect() > 0 {
                return self.decoder.read(bytes);
            }
            if !self.decoder.is_finished() {
                let one = BlockDecodingStrategy::UptoBlocks(1);
                self.decoder.decode_blocks(&mut self.source, one).map_err(io::Error::other)?;
                continue;
            }
            self.check()?;
            if self.source.fill_buf()?.is_empty() {
                return Ok(0);
            }
            match self.decoder.init(&mut self.source) {
                Ok(()) => {}
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    io::copy(&mut (&mut self.source).take(length.into()), &mut io::sink())?;
                }
                Err(error) => return Err(io::Error::other(error)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    /// A writer whose bytes can be inspected afterwards.
    #[derive(Clone, Default)]
    struct Shared(Arc<Mutex<Vec<u8>>>);

    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn packed(compression: Compression, text: &[u8]) -> Vec<u8> {
        let shared = Shared::default();
        let mut writer = compression.writer(Box::new(shared.clone()));
        for part in text.chunks(1000) {
            writer.write_all(part).unwrap();
            writer.flush().unwrap();
        }
        writer.finish().unwrap();
        shared.0.lock().unwrap().clone()
    }

    fn unpacked(bytes: Vec<u8>) -> io::Result<Vec<u8>> {
        let mut text = Vec::new();
        Decompressed::new(Cursor::new(bytes)).read_to_end(&mut text).map(|_| text)
    }

    #[test]
    fn what_is_packed_comes_out_again() {
        let long: Vec<u8> = (0..FRAME as u32 + 99_999).map(|n| (n % 251) as u8).collect();
        for text in [&b""[..], b"1", b"12..3.1...4.4..1\n", &long] {
            for compression in [Compression::Plain, Compression::Gzip, Compression::Zstd] {
                let bytes = packed(compression, text);
                assert!(unpacked(bytes).unwrap() == text, "{compression:?} {}", text.len());
            }
        }
        assert!(packed(Compression::Gzip, &long).len() < long.len() / 10);
    }

    #[test]
    fn members_follow_each_other_and_damage_is_an_error() {
        for compression in [Compression::Gzip, Compression::Zstd] {
            let one = packed(compression, b"12..3.1...4.4..1\n");
            let two = [one.clone(), one.clone()].concat();
            assert_eq!(unpacked(two).unwrap(), b"12..3.1...4.4..1\n".repeat(2));
            assert!(unpacked(one[..one.len() - 3].to_vec()).is_err(), "{compression:?}");
        }
    }

    #[test]
    fn what_begins_like_a_signature_only_is_text() {
        for text in [&b"\x1f"[..], b"\x28\xb5", b"\x28\xb5\x2f.", b"(5"] {
            assert_eq!(unpacked(text.to_vec()).unwrap(), text);
        }
    }

    fn of(name: &str) -> (Compression, String) {
        let (compression, rest) = Compression::of(Path::new(name));
        (compression, rest.to_string_lossy().into_owned())
    }

    #[test]
    fn the_last_extension_names_the_compression() {
        assert_eq!(of("a/b.csv.gz"), (Compression::Gzip, "a/b.csv".to_owned()));
        assert_eq!(of("b.ZST"), (Compression::Zstd, "b".to_owned()));
        assert_eq!(of("b.csv"), (Compression::Plain, "b.csv".to_owned()));
    }
}
