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
    use evoku_sudoku::formats::parquet::JsonLines;

    use crate::error::Context;

    let bar = bar.clone();
    let lines = JsonLines::new(file).map_err(io::Error::other);
    let lines = lines.within(|cause| say::command_cannot_open(shown, cause))?;
    Ok(Box::new(lines.reporting(move |bytes| bar.inc(bytes))))
}

#[cfg(not(feature = "parquet"))]
pub(crate) fn open(_: File, shown: &str, _: &ProgressBar) -> Result<Box<dyn Read + Send>> {
    crate::error::bail!(say::verbatim_at(shown, say::command_parquet_read()))
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
