//! Why a store can't be used.

use std::io;
use std::path::PathBuf;

use rusqlite::ErrorCode;
use thiserror::Error;

/// The version of the tables that this program writes.
///
/// 1: without checksums; such stores get them as they are opened.
pub(super) const VERSION: i32 = 3;

/// Why a store can't be used.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The disk is full. What was recorded is kept.
    #[error(
        "the disk is full; all recorded runs are kept, so make room and run the same command again"
    )]
    Full,
    /// The system can't read or write. What was recorded is kept.
    #[error("can't read or write the store ({0}); all recorded runs are kept")]
    Io(rusqlite::Error),
    /// Another process held it for a minute.
    #[error("another process keeps the store busy; try again later")]
    Busy,
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// The file is none of evoku's.
    #[error("this is no store of evoku")]
    Foreign,
    /// A later version made the file.
    #[error(
        "the store was made by a later version of evoku (tables of version {0}, expected {VERSION})"
    )]
    Later(i32),
    /// The file isn't as it was written.
    #[error("the store is damaged: {0}; restore it from a copy, or make the runs again")]
    Damaged(String),
    /// A plan that isn't there.
    #[error("{0}")]
    Plan(String),
    /// Runs of another version of the program, which may have other results.
    #[error(
        "its runs were made by evoku {0}, those of the other store by evoku {1}: runs of different \
         versions can differ, so make them with one version"
    )]
    Versions(String, String),
    /// Anything else that SQLite says.
    #[error("can't use the store: {0}")]
    Sqlite(rusqlite::Error),
    /// The file that shows that a session lives can't be made.
    #[error("can't write {0}: {1}")]
    Lock(PathBuf, io::Error),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::Error::{
            FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, Utf8Error,
        };
        match (error.sqlite_error_code(), &error) {
            (Some(ErrorCode::DiskFull), _) => Self::Full,
            (Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen), _) => Self::Io(error),
            (Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked), _) => Self::Busy,
            (Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase), _)
            | (
                None,
                InvalidColumnType(..)
                | IntegralValueOutOfRange(..)
                | FromSqlConversionFailure(..)
                | Utf8Error(..),
            ) => Self::Damaged(error.to_string()),
            _ => Self::Sqlite(error),
        }
    }
}
