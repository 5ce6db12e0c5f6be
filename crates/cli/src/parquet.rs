//! Puzzles in Apache Parquet, with the cargo feature `parquet`. Other builds refuse such files.

use std::fs::File;
use std::io::{self, Read, Seek};
use std::path::Path;

use evoku_messages::say;
use indicatif::ProgressBar;

use crate::error::Result;
use crate::output::Output;

/// The name of the format and the extension of its files.
pub(crate) const NAME: &str = "parquet";

/// The first bytes of a file.
const SIGNATURE: &[u8; 4] = b"PAR1";

/// Returns `true` if a file is Parquet. A pipe is not inspected, because its first bytes would be
/// lost.
pub(crate) fn is_parquet(file: &mut File) -> io::Result<bool> {
    if !file.metadata()?.is_file() {
        return Ok(false);
    }
    let mut first = Vec::new();
    file.take(SIGNATURE.len() as u64).read_to_end(&mut first)?;
    file.rewind()?;
    Ok(first == SIGNATURE)
}

/// Reads a file named `shown` as JSON Lines, a row group at a time. `bar` shows the number of bytes
/// read.
///
/// # Errors
/// If the file is damaged, or this build can't read it.
#[cfg(feature = "parquet")]
pub(crate) fn open(file: File, shown: &str, bar: &ProgressBar) -> Result<Box<dyn Read + Send>> {
    damage::open(file, shown, bar.clone())
}

#[cfg(not(feature = "parquet"))]
pub(crate) fn open(_: File, shown: &str, _: &ProgressBar) -> Result<Box<dyn Read + Send>> {
    crate::error::bail!(say::verbatim_at(shown, say::command_parquet_read()))
}

/// Damaged files, on some of which the library panics. Then the command ends as after any other bad
/// input.
#[cfg(feature = "parquet")]
mod damage {
    use std::cell::RefCell;
    use std::fs::File;
    use std::io::{self, Read};
    use std::panic;
    use std::process::exit;
    use std::sync::{Arc, Once};

    use evoku_messages::say;
    use evoku_sudoku::formats::parquet::JsonLines;
    use indicatif::ProgressBar;

    use crate::error::{Context, Result};
    use crate::exit::BAD_INPUT;
    use crate::output::{complain, remove_unfinished};

    thread_local! {
        /// The name of the file that the thread decodes.
        static DECODED: RefCell<Option<Arc<str>>> = const { RefCell::new(None) };
    }

    /// A file by its name.
    struct Decoding {
        lines: JsonLines<File>,
        name: Arc<str>,
    }

    impl Read for Decoding {
        fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
            decode(&self.name, || self.lines.read(bytes))
        }
    }

    pub(super) fn open(file: File, shown: &str, bar: ProgressBar) -> Result<Box<dyn Read + Send>> {
        report_panics();
        let name: Arc<str> = shown.into();
        let lines = decode(&name, || JsonLines::new(file)).map_err(io::Error::other);
        let lines = lines.within(|cause| say::command_cannot_open(shown, cause))?;
        let lines = lines.reporting(move |bytes| bar.inc(bytes));
        Ok(Box::new(Decoding { lines, name }))
    }

    /// Runs the decoder of a file.
    fn decode<T>(name: &Arc<str>, decoder: impl FnOnce() -> T) -> T {
        DECODED.set(Some(Arc::clone(name)));
        let decoded = decoder();
        DECODED.set(None);
        decoded
    }

    /// Makes a panic of a decoder end the command with a report about the file.
    fn report_panics() {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            let usual = panic::take_hook();
            panic::set_hook(Box::new(move |panic| {
                let Some(name) = DECODED.take() else { return usual(panic) };
                let cause = io::Error::from(io::ErrorKind::InvalidData).to_string();
                complain(say::command_cannot_open(&*name, say::verbatim(cause)));
                remove_unfinished();
                exit(BAD_INPUT.into());
            }));
        });
    }
}

/// Opens an output to which CSV is written, and which becomes a Parquet file.
///
/// # Errors
/// If the output is a terminal, or its name promises another compression.
#[cfg(feature = "parquet")]
pub(crate) fn create(path: Option<&Path>) -> Result<Output> {
    use std::io::{IsTerminal, Write, stdout};

    use evoku_sudoku::formats::parquet::RowGroups;

    use crate::compression::{Compression, Finish};
    use crate::error::ensure;

    struct Encoded(RowGroups<Box<dyn Finish>>);

    impl Write for Encoded {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            self.0.flush()
        }
    }

    impl Finish for Encoded {
        fn finish(self: Box<Self>) -> io::Result<()> {
            self.0.finish()?.finish()
        }
    }

    match path {
        None => ensure!(!stdout().is_terminal(), say::command_terminal()),
        Some(path) => {
            let (compression, _) = Compression::of(path);
            let name = path.display().to_string();
            ensure!(compression == Compression::Plain, say::command_parquet_packed(name));
        }
    }
    Output::encoded(path, |to| Box::new(Encoded(RowGroups::new(to))))
}

#[cfg(not(feature = "parquet"))]
pub(crate) fn create(path: Option<&Path>) -> Result<Output> {
    crate::error::bail!(say::command_parquet_write(
        path.map_or(NAME.into(), |path| path.display().to_string())
    ))
}
