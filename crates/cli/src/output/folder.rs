//! A folder of results whose files appear when all of them are complete.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use evoku_lab::export::ExportError;
use evoku_messages::say;

use crate::error::{Context, Result};
use crate::output::sink::{forget, remember, remove};

/// A folder that is written next to its final place, or inside it if it exists already.
pub(crate) struct Folder {
    /// The temporary folder; empty once its files have moved.
    part: Option<PathBuf>,
    /// The file or folder that the temporary folder becomes: the final folder, or the first of its
    /// parents that is missing.
    top: PathBuf,
    /// The path of the final folder within `top`.
    within: PathBuf,
}

impl Folder {
    /// Makes a temporary folder for the files of `folder`.
    pub(crate) fn create(folder: &Path) -> Result<Self> {
        let missing = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
        let top = folder.ancestors().take_while(missing).last();
        let name = format!("{}.part", std::process::id());
        let (part, top) = match top {
            Some(top) => {
                let last = top.file_name().unwrap_or_default().to_string_lossy();
                (top.with_file_name(format!(".{last}.{name}")), top)
            }
            None => (folder.join(format!(".evoku.{name}")), folder),
        };
        let within = folder.strip_prefix(top).unwrap_or(Path::new("")).to_owned();
        let shown = folder.display().to_string();
        let made = fs::create_dir(&part);
        if made.is_ok() {
            remember(&part);
        }
        let made = made.and_then(|()| fs::create_dir_all(part.join(&within)));
        let made_folder = Self { part: Some(part), top: top.to_owned(), within };
        made.within(|cause| say::command_cannot_write(shown, cause))?;
        Ok(made_folder)
    }

    /// The folder to write to.
    pub(crate) fn path(&self) -> PathBuf {
        self.part.as_deref().unwrap_or(&self.top).join(&self.within)
    }

    /// The error of an export, with the final name of the file.
    pub(crate) fn named(&self, error: ExportError) -> ExportError {
        match error {
            ExportError::Write(path, cause) => {
                let inside = self.part.as_ref().and_then(|part| path.strip_prefix(part).ok());
                let named = inside.map(|inside| self.top.join(inside));
                ExportError::Write(named.unwrap_or(path), cause)
            }
            other => other,
        }
    }

    /// Makes the files appear. They replace existing files of the same names.
    pub(crate) fn finish(mut self) -> Result<()> {
        if let Some(part) = &self.part {
            let shown = self.top.display().to_string();
            move_into(part, &self.top).within(|cause| say::command_cannot_write(shown, cause))?;
            forget(part);
            self.part = None;
        }
        Ok(())
    }
}

/// Moves a file or a folder. The files of a folder that exists already are added to it.
fn move_into(from: &Path, to: &Path) -> io::Result<()> {
    if !(from.is_dir() && to.is_dir()) {
        return fs::rename(from, to);
    }
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        move_into(&entry.path(), &to.join(entry.file_name()))?;
    }
    fs::remove_dir(from)
}

/// Removes a folder that was not finished.
impl Drop for Folder {
    fn drop(&mut self) {
        if let Some(part) = self.part.take() {
            forget(&part);
            remove(&part);
        }
    }
}
