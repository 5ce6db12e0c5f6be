//! Where runs are kept: one SQLite file that several plans and processes may share.
//!
//! A run is recorded in one transaction with what its session does next. SQLite's write-ahead log
//! is synced before that transaction counts as done, so neither a killed process nor a power cut
//! loses it. Before a run is begun it is claimed in the same way; a claim holds as long as its
//! session lives, which other processes see by a locked file beside the store.

mod read;
mod session;

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};
use thiserror::Error;

use crate::plan::{Class, Configuration, Limits, Plan};

pub use read::{Cell, KeptConfiguration, KeptPlan, KeptPuzzle, Results, Run, SessionRow};
pub use session::Environment;
pub(crate) use session::{Found, Record, Session};

/// What makes an SQLite file a store: "evok" as a number.
const APPLICATION: i32 = 0x6576_6f6b;
/// The version of its tables.
const VERSION: i32 = 1;

/// Why a store can't be used.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The disk is full. What was recorded is kept.
    #[error(
        "the disk is full; all recorded runs are kept, so make room and run the same command again"
    )]
    Full,
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
    /// A plan that isn't there.
    #[error("{0}")]
    Plan(String),
    /// Anything else that SQLite says.
    #[error("can't use the store: {0}")]
    Sqlite(rusqlite::Error),
    /// The file that shows that a session lives can't be made.
    #[error("can't write {0}: {1}")]
    Lock(PathBuf, io::Error),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull | ErrorCode::SystemIoFailure) => Self::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            _ => Self::Sqlite(error),
        }
    }
}

/// An open store.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    path: PathBuf,
}

/// The rows of a plan's configurations and puzzles.
#[derive(Clone, Debug)]
pub(crate) struct Entered {
    pub(crate) plan: i64,
    pub(crate) configurations: Vec<i64>,
    /// By class and number.
    pub(crate) puzzles: Vec<Vec<i64>>,
}

impl Store {
    /// Opens a store, or makes one where there is no file.
    ///
    /// # Errors
    /// If the file is none of evoku's, was made by a later version, or can't be written.
    pub fn create(path: &Path) -> Result<Self, StoreError> {
        Self::open(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)
    }

    /// Opens a store that is there.
    ///
    /// # Errors
    /// As [`Store::create`], and if there is no file.
    pub fn existing(path: &Path) -> Result<Self, StoreError> {
        if !path.exists() {
            return Err(StoreError::Missing);
        }
        Self::open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)
    }

    fn open(path: &Path, flags: OpenFlags) -> Result<Self, StoreError> {
        let mut connection =
            Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        connection.busy_timeout(Duration::from_secs(60))?;
        let foreign = |error: rusqlite::Error| match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => StoreError::Foreign,
            _ => error.into(),
        };
        let number = |connection: &Connection, pragma: &str| {
            connection.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0))
        };
        connection.pragma_update(None, "foreign_keys", false)?;
        // Two processes may make the same store at once.
        let transaction = connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(foreign)?;
        let tables: i64 = transaction
            .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
            .map_err(foreign)?;
        if tables == 0 && number(&transaction, "application_id")? == 0 {
            transaction.execute_batch(include_str!("schema.sql"))?;
            transaction.pragma_update(None, "application_id", APPLICATION)?;
            transaction.pragma_update(None, "user_version", VERSION)?;
        } else if number(&transaction, "application_id")? != APPLICATION {
            return Err(StoreError::Foreign);
        }
        let version = number(&transaction, "user_version")?;
        if version > VERSION {
            return Err(StoreError::Later(version));
        }
        transaction.commit()?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        // Only macOS needs to be asked twice; others ignore it.
        connection.pragma_update(None, "fullfsync", true)?;
        connection.set_prepared_statement_cache_capacity(64);
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        Ok(Self { connection, path })
    }

    /// Limits the file to so many pages, as a full disk does.
    ///
    /// # Errors
    /// If SQLite refuses.
    #[doc(hidden)]
    pub fn limit_pages(&self, pages: i64) -> Result<(), StoreError> {
        Ok(self.connection.pragma_update(None, "max_page_count", pages)?)
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Enters a plan with its configurations and puzzles, or finds them.
    pub(crate) fn enter(&mut self, plan: &Plan) -> Result<Entered, StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut puzzles = Vec::new();
        for class in &plan.classes {
            let mut rows = Vec::new();
            for posed in &class.puzzles {
                transaction
                    .prepare_cached(
                        "INSERT OR IGNORE INTO puzzle (hash, geometry, line) VALUES (?, ?, ?)",
                    )?
                    .execute((&posed.hash, &posed.geometry, &posed.line))?;
                let row = transaction
                    .prepare_cached("SELECT id FROM puzzle WHERE hash = ?")?
                    .query_row([&posed.hash], |row| row.get::<_, i64>(0))?;
                rows.push(row);
            }
            puzzles.push(rows);
        }
        let configurations = plan.configurations.iter();
        let configurations = configurations
            .map(|one| configuration(&transaction, one, plan.limits))
            .collect::<Result<Vec<_>, _>>()?;
        let fingerprint = plan.fingerprint();
        let known = transaction
            .prepare_cached("SELECT id FROM plan WHERE fingerprint = ?")?
            .query_row([&fingerprint], |row| row.get::<_, i64>(0));
        let id = match known {
            Ok(id) => id,
            Err(rusqlite::Error::QueryReturnedNoRows) => {
                transaction.execute(
                    "INSERT INTO plan (name, text, fingerprint, seed, repetitions) VALUES (?, ?, ?, ?, ?)",
                    (&plan.name, &plan.text, &fingerprint, plan.seed as i64, plan.repetitions as i64),
                )?;
                let id = transaction.last_insert_rowid();
                for (number, (one, row)) in
                    plan.configurations.iter().zip(&configurations).enumerate()
                {
                    transaction
                        .prepare_cached("INSERT INTO plan_configuration VALUES (?, ?, ?, ?)")?
                        .execute((id, number as i64, row, &one.label))?;
                }
                for (class, (Class { name, .. }, rows)) in
                    plan.classes.iter().zip(&puzzles).enumerate()
                {
                    for (number, row) in rows.iter().enumerate() {
                        transaction
                            .prepare_cached("INSERT INTO plan_puzzle VALUES (?, ?, ?, ?, ?)")?
                            .execute((id, class as i64, number as i64, row, name))?;
                    }
                }
                id
            }
            Err(error) => return Err(error.into()),
        };
        transaction.commit()?;
        Ok(Entered { plan: id, configurations, puzzles })
    }
}

/// The row of a configuration with a budget; 0 stands for no limit, since SQL has no two equal
/// NULLs.
fn configuration(
    connection: &Connection,
    one: &Configuration,
    limits: Limits,
) -> Result<i64, StoreError> {
    let key = (
        one.algorithm(),
        one.parameters(),
        limits.evaluations.unwrap_or(0) as i64,
        limits.generations.unwrap_or(0) as i64,
        limits.seconds.unwrap_or(0.0),
    );
    connection
        .prepare_cached(
            "INSERT OR IGNORE INTO configuration
             (algorithm, parameters, evaluations, generations, seconds, propagation)
             VALUES (?, ?, ?, ?, ?, ?)",
        )?
        .execute((key.0, &key.1, key.2, key.3, key.4, one.propagation()))?;
    Ok(connection
        .prepare_cached(
            "SELECT id FROM configuration WHERE algorithm = ? AND parameters = ?
             AND evaluations = ? AND generations = ? AND seconds = ?",
        )?
        .query_row(key, |row| row.get(0))?)
}
