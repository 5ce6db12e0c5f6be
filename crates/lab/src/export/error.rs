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
    /// A sheet of a workbook would have more rows than spreadsheets support.
    TooManyRows(String),
    /// The workbook can't be written.
    Workbook(io::Error),
    /// The format of COCO has fewer functions than the plan has classes.
    TooManyClasses {
        /// The number of classes.
        found: usize,
        /// The number of functions.
        most: usize,
    },
}

impl Say for ExportError {
    fn message(&self) -> Message {
        match self {
            Self::Store(error) => error.message(),
            Self::Write(path, error) => cannot_write(path, error),
            Self::NoParquet => say::lab_export_no_parquet(),
            Self::TooManyRows(sheet) => say::lab_export_many_rows(sheet),
            Self::Workbook(reason) => say::lab_export_workbook(reason.to_string()),
            &Self::TooManyClasses { found, most } => say::lab_export_many_classes(found, most),
        }
    }
}

impl From<StoreError> for ExportError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

evoku_messages::error!(ExportError);

/// Returns a function that converts an I/O error to an export error with the path of the file.
pub(super) fn cannot(path: &Path) -> impl FnOnce(io::Error) -> ExportError {
    let path = path.to_owned();
    move |error| ExportError::Write(path, error)
}
