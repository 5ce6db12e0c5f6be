//! Results as files for other programs.

mod ioh;
mod table;
mod tables;

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::store::StoreError;

pub use ioh::ioh;
pub use table::Format;
pub use tables::tables;

/// Why results can't be exported.
#[derive(Debug, Error)]
pub enum ExportError {
    /// The store can't be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file can't be written.
    #[error("can't write {0}: {1}")]
    Write(PathBuf, io::Error),
}

fn cannot(path: &Path) -> impl FnOnce(io::Error) -> ExportError {
    let path = path.to_owned();
    move |error| ExportError::Write(path, error)
}
