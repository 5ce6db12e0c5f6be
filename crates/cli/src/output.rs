//! Where results go: standard output, or a file that is there completely or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;

/// A place for text.
pub(crate) struct Output {
    writer: BufWriter<Box<dyn Write + Send>>,
    /// How to call it in messages.
    name: String,
    /// The file that is written and the one that it becomes.
    unfinished: Option<(PathBuf, PathBuf)>,
}

impl Output {
    /// Standard output for no path or `-`; else a file, which is written beside the path first.
    pub(crate) fn create(path: Option<&Path>) -> anyhow::Result<Self> {
        let Some(path) = path.filter(|path| *path != Path::new("-")) else {
            let writer = BufWriter::new(Box::new(io::stdout()) as Box<dyn Write + Send>);
            return Ok(Self { writer, name: "standard output".to_owned(), unfinished: None });
        };
        let name = path.display().to_string();
        let cannot = || format!("can't write {name}");
        // A link stays one; a device or a pipe can't be replaced.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let known = fs::metadata(&target).ok();
        if known.as_ref().is_some_and(|known| !known.is_file()) {
            let file = File::options().write(true).open(&target).with_context(cannot)?;
            return Ok(Self { writer: BufWriter::new(Box::new(file)), name, unfinished: None });
        }
        let last = target.file_name().with_context(cannot)?.to_string_lossy();
        let part = target.with_file_name(format!(".{last}.{}.part", std::process::id()));
        let file = File::create_new(&part).with_context(cannot)?;
        if let Some(known) = known {
            file.set_permissions(known.permissions()).with_context(cannot)?;
        }
        let writer = BufWriter::new(Box::new(file) as Box<dyn Write + Send>);
        Ok(Self { writer, name, unfinished: Some((part, target)) })
    }

    /// Writes a text or a picture; false if nobody reads on.
    pub(crate) fn write(&mut self, bytes: impl AsRef<[u8]>) -> anyhow::Result<bool> {
        let result = self.writer.write_all(bytes.as_ref());
        self.heard(result)
    }

    /// Hands on what was written so far; false if nobody reads on.
    pub(crate) fn flush(&mut self) -> anyhow::Result<bool> {
        let result = self.writer.flush();
        self.heard(result)
    }

    /// Writes the last there is to write.
    pub(crate) fn end_with(mut self, bytes: impl AsRef<[u8]>) -> anyhow::Result<()> {
        self.write(bytes)?;
        self.finish()
    }

    /// Makes the file appear.
    pub(crate) fn finish(mut self) -> anyhow::Result<()> {
        let result = self.writer.flush();
        self.heard(result)?;
        if let Some((part, target)) = self.unfinished.take() {
            fs::rename(&part, &target).with_context(|| {
                let _ = fs::remove_file(&part);
                format!("can't write {}", self.name)
            })?;
        }
        Ok(())
    }

    /// Whether somebody reads: a closed pipe is no error.
    fn heard(&self, result: io::Result<()>) -> anyhow::Result<bool> {
        match result {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(false),
            Err(error) => Err(error).with_context(|| format!("can't write {}", self.name)),
        }
    }
}

/// Writes a message to standard error. A closed pipe is ignored.
pub(crate) fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "evoku: {message}");
}

/// Prints a text on standard output.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    Output::create(None)?.end_with(text)
}

/// A file that wasn't finished is nobody's.
impl Drop for Output {
    fn drop(&mut self) {
        if let Some((part, _)) = self.unfinished.take() {
            let _ = fs::remove_file(part);
        }
    }
}
