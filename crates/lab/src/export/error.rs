//! Why results can't be exported.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::store::StoreError;

/// Why results can't be exported.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ExportError {
    /// The store can't be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file can't be written.
    #[error("can't write {0}: {1}")]
    Write(PathBuf, io::Error),
    /// Parquet was asked for, and this build has no Parquet.
    #[error("this build can't write Parquet; install evoku with --features parquet, or write CSV")]
    NoParquet,
}

/// Names the file that can't be written.
pub(super) fn cannot(path: &Path) -> impl FnOnce(io::Error) -> ExportError {
    let path = path.to_owned();
    move |error| ExportError::Write(path, error)
}
