//! Errors of stores.

use std::io;
use std::path::{Path, PathBuf};

use evoku_messages::{Message, Say, say};
use rusqlite::ErrorCode;

/// The version of the tables that this program writes.
///
/// Version 1 had no checksums; stores of that version get checksums when they are opened. In version
/// 4, traces may contain steps, and failed runs have a reason.
pub(super) const VERSION: i32 = 4;

/// The reason why a store can't be used.
#[derive(Debug)]
#[non_exhaustive]
pub enum StoreError {
    /// The disk is full. Recorded runs are kept.
    Full,
    /// The system can't read or write. Recorded runs are kept.
    Io(rusqlite::Error),
    /// Another process kept the store locked for a minute.
    Busy,
    /// The work ended early because the caller cancelled it.
    Interrupted,
    /// The file does not exist.
    Missing,
    /// The file was not made by evoku.
    Foreign,
    /// The store or its folder can't be written, although the operation has to write.
    ReadOnly,
    /// The store can't be read completely: its last runs are in this second file, and the store or
    /// its folder can't be written.
    Log(PathBuf),
    /// A later version of the program made the file; the version of its tables.
    Later(i32),
    /// The file is damaged.
    Damaged(Message),
    /// The store does not contain the plan.
    Plan(Message),
    /// The runs are from another version of the program, which may give other results; the other
    /// version and this one.
    Versions(String, String),
    /// Any other error of SQLite.
    Sqlite(rusqlite::Error),
    /// The lock file that shows that a session is alive can't be created.
    Lock(PathBuf, io::Error),
}

impl Say for StoreError {
    fn message(&self) -> Message {
        match self {
            Self::Full => say::lab_store_full(),
            Self::Io(error) => say::lab_store_io(say::verbatim(error.to_string())),
            Self::Busy => say::lab_store_busy(),
            Self::Interrupted => say::command_interrupted(),
            Self::Missing => say::lab_store_missing(),
            Self::Foreign => say::lab_store_foreign(),
            Self::ReadOnly => say::lab_store_read_only(),
            Self::Log(path) => say::lab_store_log(path.display().to_string()),
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

/// The message for a file that can't be written.
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
            (Some(ErrorCode::ReadOnly), _) => Self::ReadOnly,
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
