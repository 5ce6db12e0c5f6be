//! Errors of exports.

use std::io;
use std::path::{Path, PathBuf};

use evoku_messages::{Message, Say, say};

use crate::store::{StoreError, cannot_write};

/// The reason why results can't be exported.
#[derive(Debug)]
#[non_exhaustive]
pub enum ExportError {
    /// The store can't be read.
    Store(StoreError),
    /// A file can't be written.
    Write(PathBuf, io::Error),
    /// Parquet was requested, but this build doesn't support it.
    NoParquet,
}

impl Say for ExportError {
    fn message(&self) -> Message {
        match self {
            Self::Store(error) => error.message(),
            Self::Write(path, error) => cannot_write(path, error),
            Self::NoParquet => say::lab_export_no_parquet(),
        }
    }
}

impl From<StoreError> for ExportError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

evoku_messages::error!(ExportError);

/// Makes an error that names the file that can't be written.
pub(super) fn cannot(path: &Path) -> impl FnOnce(io::Error) -> ExportError {
    let path = path.to_owned();
    move |error| ExportError::Write(path, error)
}
