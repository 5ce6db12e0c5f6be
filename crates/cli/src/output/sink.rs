//! The destinations of results: standard output, or a file that exists either completely or not at
//! all. After Ctrl-C the results so far are in a file of another name.

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use std::sync::Mutex;

use crate::compression::{Compression, Finish};
use crate::error::{Context, Result, ensure};
use crate::interrupt;
use crate::language::render;
use crate::output::closed::is_closed;
use crate::output::messages::{escaped, remark};
use evoku_messages::say;

/// Files and folders that are being written, to be removed if the program ends before they are
/// finished.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Removes the files that are being written, before the program ends abruptly.
pub(crate) fn remove_unfinished() {
    if let Ok(mut files) = UNFINISHED.lock() {
        for file in files.drain(..) {
            remove(&file);
        }
    }
}

/// Removes an unfinished file or folder. Another thread may add a file to a folder that is being
/// removed, so this is tried a few times.
pub(super) fn remove(part: &Path) {
    if fs::remove_file(part).is_err() {
        (0..10).any(|_| !part.exists() || fs::remove_dir_all(part).is_ok());
    }
}

/// Adds a file or a folder to the list of unfinished files.
pub(super) fn remember(part: &Path) {
    if let Ok(mut files) = UNFINISHED.lock() {
        files.push(part.to_owned());
    }
}

/// Removes a file or a folder from the list of unfinished files.
pub(super) fn forget(part: &Path) {
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
    /// `true` if the output is complete whenever it ends.
    is_anytime: bool,
}

impl Output {
    /// Opens standard output if there is no path or the path is `-`; otherwise a file, which is
    /// first written next to `path`. The output is compressed if the name ends in `.gz` or `.zst`.
    pub(crate) fn create(path: Option<&Path>) -> Result<Self> {
        Self::encoded(path, |to| to)
    }

    /// Opens the output as [`create`](Self::create) does. `encode` makes the bytes of the file from
    /// those that are written.
    pub(crate) fn encoded(
        path: Option<&Path>,
        encode: impl FnOnce(Box<dyn Finish>) -> Box<dyn Finish>,
    ) -> Result<Self> {
        let Some(path) = path.filter(|path| *path != Path::new("-")) else {
            let name = render(say::command_standard_output());
            ensure!(!is_closed(), say::command_cannot_write(&name, say::command_output_closed()));
            let to: Box<dyn Write + Send> = match io::stdout().is_terminal() {
                true => Box::new(Escaped { to: io::stdout(), cut: Vec::new() }),
                false => Box::new(io::stdout()),
            };
            return Ok(Self::directly(encode(Compression::Plain.writer(to)), name));
        };
        let (compression, _) = Compression::of(path);
        let name = path.display().to_string();
        let cannot = |cause| say::command_cannot_write(&name, cause);
        // A symbolic link is kept; a device or a pipe can't be replaced.
        let target = fs::canonicalize(path).unwrap_or_else(|_| link_target(path));
        let known = fs::metadata(&target).ok();
        ensure!(!target.is_dir(), say::command_write_folder(&name));
        if known.as_ref().is_some_and(|known| !known.is_file()) {
            let file = File::options().write(true).open(&target).within(cannot)?;
            return Ok(Self::directly(encode(compression.writer(Box::new(file))), name));
        }
        let last =
            target.file_name().ok_or_else(|| say::command_not_a_file(&name))?.to_string_lossy();
        let part = target.with_file_name(format!(".{last}.{}.part", std::process::id()));
        let file = File::create_new(&part).within(cannot)?;
        if let Some(known) = known {
            file.set_permissions(known.permissions()).within(cannot)?;
        }
        remember(&part);
        let mut output = Self::directly(encode(compression.writer(Box::new(file))), name);
        output.unfinished = Some((part, target));
        Ok(output)
    }

    /// Makes an output that is written directly, without a temporary file.
    fn directly(writer: Box<dyn Finish>, name: String) -> Self {
        let writer = Some(BufWriter::new(writer));
        Self { writer, name, unfinished: None, is_anytime: false }
    }

    /// Marks the output as complete whenever it ends, like that of a run that the user may stop at
    /// any time.
    pub(crate) fn anytime(mut self) -> Self {
        self.is_anytime = true;
        self
    }

    /// Writes a text or a picture. Returns `false` if the reader of the output is gone.
    pub(crate) fn write(&mut self, bytes: impl AsRef<[u8]>) -> Result<bool> {
        let result = self.writer.iter_mut().try_for_each(|to| to.write_all(bytes.as_ref()));
        self.is_delivered(result)
    }

    /// Flushes the output. Returns `false` if the reader of the output is gone.
    pub(crate) fn flush(&mut self) -> Result<bool> {
        let result = self.writer.iter_mut().try_for_each(BufWriter::flush);
        self.is_delivered(result)
    }

    /// Writes the last text or picture and finishes.
    pub(crate) fn end_with(mut self, bytes: impl AsRef<[u8]>) -> Result<()> {
        self.write(bytes)?;
        self.finish()
    }

    /// Writes the rest. The file appears once it is [finished](Self::finish), for commands that
    /// write several files.
    pub(crate) fn complete(&mut self) -> Result<()> {
        let result = self.writer.take().map_or(Ok(()), end);
        self.is_delivered(result).map(drop)
    }

    /// Writes the rest and makes the file appear. After Ctrl-C an incomplete file gets a name that
    /// ends in `.partial`, and an existing file of the final name stays as it is.
    pub(crate) fn finish(mut self) -> Result<()> {
        self.complete()?;
        if let Some((part, mut target)) = self.unfinished.take() {
            forget(&part);
            if interrupt::is_pressed() && !self.is_anytime {
                target.as_mut_os_string().push(".partial");
                remark(say::command_partial(target.display().to_string()));
            }
            fs::rename(&part, &target).within(|cause| {
                let _ = fs::remove_file(&part);
                say::command_cannot_write(&self.name, cause)
            })?;
        }
        Ok(())
    }

    /// Returns `true` if the output is still being read: a closed pipe is not an error.
    fn is_delivered(&self, result: io::Result<()>) -> Result<bool> {
        match result {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(false),
            Err(error) => Err(error).within(|cause| say::command_cannot_write(&self.name, cause)),
        }
    }
}

/// A terminal, to which control characters of puzzles and names are written as escapes.
struct Escaped<W> {
    to: W,
    /// The bytes of a character that the buffer above cut in two.
    cut: Vec<u8>,
}

impl<W: Write> Write for Escaped<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.cut.extend_from_slice(bytes);
        let end = match std::str::from_utf8(&self.cut) {
            Err(error) if error.error_len().is_none() => error.valid_up_to(),
            _ => self.cut.len(),
        };
        let whole: Vec<u8> = self.cut.drain(..end).collect();
        self.to.write_all(escaped(&String::from_utf8_lossy(&whole)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// Writes the rest of a buffer and finishes the output below it.
fn end(writer: BufWriter<Box<dyn Finish>>) -> io::Result<()> {
    writer.into_inner().map_err(io::IntoInnerError::into_error)?.finish()
}

/// The path that a symbolic link to a missing file names; `path` itself if it is not a link.
fn link_target(path: &Path) -> PathBuf {
    match (fs::read_link(path), path.parent()) {
        (Ok(target), Some(folder)) => folder.join(target),
        _ => path.to_owned(),
    }
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

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::Escaped;

    #[test]
    fn a_terminal_gets_no_control_characters_of_others() {
        let text = "a\u{1b}[2J\u{7}\u{9b}31mä\tb\n€";
        let expected = "a\\u{1b}[2J\\u{7}\\u{9b}31mä\tb\n€";
        for size in 1..text.len() {
            // A buffer that is flushed after every `size` bytes.
            let mut terminal = Escaped { to: Vec::new(), cut: Vec::new() };
            for bytes in text.as_bytes().chunks(size) {
                terminal.write_all(bytes).unwrap();
            }
            assert_eq!(String::from_utf8(terminal.to).unwrap(), expected, "{size}");
        }
    }
}
