//! Why a store can't be used.

use std::io;
use std::path::{Path, PathBuf};

use evoku_messages::{Message, Say, say};
use rusqlite::ErrorCode;

/// The version of the tables that this program writes.
///
/// 1: without checksums; such stores get them as they are opened.
pub(super) const VERSION: i32 = 3;

/// Why a store can't be used.
#[derive(Debug)]
#[non_exhaustive]
pub enum StoreError {
    /// The disk is full. What was recorded is kept.
    Full,
    /// The system can't read or write. What was recorded is kept.
    Io(rusqlite::Error),
    /// Another process held it for a minute.
    Busy,
    /// There is no such file.
    Missing,
    /// The file is none of evoku's.
    Foreign,
    /// A later version made the file.
    Later(i32),
    /// The file isn't as it was written.
    Damaged(Message),
    /// A plan that isn't there.
    Plan(Message),
    /// Runs of another version of the program, which may have other results.
    Versions(String, String),
    /// Anything else that SQLite says.
    Sqlite(rusqlite::Error),
    /// The file that shows that a session lives can't be made.
    Lock(PathBuf, io::Error),
}

impl Say for StoreError {
    fn message(&self) -> Message {
        match self {
            Self::Full => say::lab_store_full(),
            Self::Io(error) => say::lab_store_io(say::verbatim(error.to_string())),
            Self::Busy => say::lab_store_busy(),
            Self::Missing => say::lab_store_missing(),
            Self::Foreign => say::lab_store_foreign(),
            Self::Later(found) => say::lab_store_later(*found, VERSION),
            Self::Damaged(cause) => say::lab_store_damaged(cause),
            Self::Plan(message) => message.clone(),
            Self::Versions(theirs, ours) => say::lab_store_versions(theirs, ours),
            Self::Sqlite(error) => say::lab_store_sqlite(say::verbatim(error.to_string())),
            Self::Lock(path, error) => cannot_write(path, error),
        }
    }
}

evoku_messages::error!(StoreError);

/// A file that can't be written.
pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> Message {
    say::lab_cannot_write(path.display().to_string(), say::verbatim(error.to_string()))
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
            ) => Self::Damaged(say::verbatim(error.to_string())),
            _ => Self::Sqlite(error),
        }
    }
}
