//! The destinations of results: standard output, or a file that exists either completely or not at
//! all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use std::sync::Mutex;

use crate::compression::{Compression, Finish};
use crate::error::{Context, Result, ensure};
use crate::language::render;
use evoku_messages::say;

/// Files that are being written, to be removed if the program ends before they are finished.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Removes the files that are being written, before the program ends abruptly.
pub(crate) fn remove_unfinished() {
    if let Ok(mut files) = UNFINISHED.lock() {
        for file in files.drain(..) {
            let _ = fs::remove_file(file);
        }
    }
}

/// Removes a file from the list of unfinished files.
fn forget(part: &Path) {
    if let Ok(mut files) = UNFINISHED.lock() {
        files.retain(|file| file != part);
    }
}

/// A destination of results.
pub(crate) struct Output {
    /// `None` only once everything is written.
    writer: Option<BufWriter<Box<dyn Finish>>>,
    /// The name in messages.
    name: String,
    /// The temporary file that is written, and the file that it becomes.
    unfinished: Option<(PathBuf, PathBuf)>,
}

impl Output {
    /// Opens standard output if there is no path or the path is `-`; otherwise a file, which is
    /// first written next to `path`. The output is compressed if the name ends in `.gz` or `.zst`.
    pub(crate) fn create(path: Option<&Path>) -> Result<Self> {
        let Some(path) = path.filter(|path| *path != Path::new("-")) else {
            let name = render(say::command_standard_output());
            let writer = Compression::Plain.writer(Box::new(io::stdout()));
            return Ok(Self { writer: Some(BufWriter::new(writer)), name, unfinished: None });
        };
        let (compression, _) = Compression::of(path);
        let name = path.display().to_string();
        let cannot = |cause| say::command_cannot_write(&name, cause);
        // A symbolic link is kept; a device or a pipe can't be replaced.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let known = fs::metadata(&target).ok();
        ensure!(!target.is_dir(), say::command_write_folder(&name));
        if known.as_ref().is_some_and(|known| !known.is_file()) {
            let file = File::options().write(true).open(&target).within(cannot)?;
            let writer = compression.writer(Box::new(file));
            return Ok(Self { writer: Some(BufWriter::new(writer)), name, unfinished: None });
        }
        let last =
            target.file_name().ok_or_else(|| say::command_not_a_file(&name))?.to_string_lossy();
        let part = target.with_file_name(format!(".{last}.{}.part", std::process::id()));
        let file = File::create_new(&part).within(cannot)?;
        if let Some(known) = known {
            file.set_permissions(known.permissions()).within(cannot)?;
        }
        if let Ok(mut files) = UNFINISHED.lock() {
            files.push(part.clone());
        }
        let writer = Some(BufWriter::new(compression.writer(Box::new(file))));
        Ok(Self { writer, name, unfinished: Some((part, target)) })
    }

    /// Writes a text or a picture. Returns `false` if the reader of the output is gone.
    pub(crate) fn write(&mut self, bytes: impl AsRef<[u8]>) -> Result<bool> {
        let result = self.writer.iter_mut().try_for_each(|to| to.write_all(bytes.as_ref()));
        self.heard(result)
    }

    /// Flushes the output. Returns `false` if the reader of the output is gone.
    pub(crate) fn flush(&mut self) -> Result<bool> {
        let result = self.writer.iter_mut().try_for_each(BufWriter::flush);
        self.heard(result)
    }

    /// Writes the last text or picture and finishes.
    pub(crate) fn end_with(mut self, bytes: impl AsRef<[u8]>) -> Result<()> {
        self.write(bytes)?;
        self.finish()
    }

    /// Writes the rest and makes the file appear.
    pub(crate) fn finish(mut self) -> Result<()> {
        let result = self.writer.take().map_or(Ok(()), end);
        self.heard(result)?;
        if let Some((part, target)) = self.unfinished.take() {
            forget(&part);
            fs::rename(&part, &target).within(|cause| {
                let _ = fs::remove_file(&part);
                say::command_cannot_write(&self.name, cause)
            })?;
        }
        Ok(())
    }

    /// Returns `true` if the output is still being read: a closed pipe is not an error.
    fn heard(&self, result: io::Result<()>) -> Result<bool> {
        match result {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(false),
            Err(error) => Err(error).within(|cause| say::command_cannot_write(&self.name, cause)),
        }
    }
}

/// Writes the rest of a buffer and finishes the output below it.
fn end(writer: BufWriter<Box<dyn Finish>>) -> io::Result<()> {
    writer.into_inner().map_err(io::IntoInnerError::into_error)?.finish()
}

/// Prints a text on standard output.
pub(crate) fn print(text: &str) -> Result<()> {
    Output::create(None)?.end_with(text)
}

/// Removes a file that was not finished.
impl Drop for Output {
    fn drop(&mut self) {
        if let Some((part, _)) = self.unfinished.take() {
            forget(&part);
            let _ = fs::remove_file(part);
        }
    }
}
