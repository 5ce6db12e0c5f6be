//! A store as a file: made, opened, checked.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use evoku_messages::say;
use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags, Transaction, TransactionBehavior};

use crate::store::error::{StoreError, VERSION};
use crate::store::runs::definitions;

/// What makes an SQLite file a store: "evok" as a number.
const APPLICATION: i32 = 0x6576_6f6b;

/// The bytes of the smallest SQLite file: SQLite takes a shorter one for an empty one and writes
/// over it.
const SMALLEST: u64 = 512;

/// The bytes of a page of a store in memory. Each of the tables has a page at least, and a run fits
/// into a quarter of one, above which it would have a page of its own.
const PAGE: i64 = 1024;

/// How long another process may keep the store to itself.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long to wait before the next attempt where SQLite doesn't wait by itself.
const PAUSE: Duration = Duration::from_millis(10);

/// What a store of version 1 lacks.
const SINCE_1: &str = "
    ALTER TABLE plan ADD COLUMN checksum INTEGER;
    ALTER TABLE configuration ADD COLUMN checksum INTEGER;
    ALTER TABLE puzzle ADD COLUMN checksum INTEGER;
    ALTER TABLE session ADD COLUMN checksum INTEGER;
    ALTER TABLE run ADD COLUMN trace_checksum INTEGER;
    ALTER TABLE run ADD COLUMN checksum INTEGER;
";

/// What a store of version 2 lacks, and has beyond. The checksum of its plans was another.
const SINCE_2: &str = "
    CREATE TABLE plan_class (
        plan INTEGER NOT NULL REFERENCES plan,
        number INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (plan, number)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO plan_class SELECT DISTINCT plan, class, class_name FROM plan_puzzle;
    ALTER TABLE plan_puzzle DROP COLUMN class_name;
    ALTER TABLE plan ADD COLUMN puzzles INTEGER NOT NULL DEFAULT 0;
    UPDATE plan SET checksum = NULL,
        puzzles = (SELECT count(*) FROM plan_puzzle WHERE plan = plan.id);
";

/// An open store.
#[derive(Debug)]
pub struct Store {
    pub(super) connection: Connection,
    /// Empty for a store in memory.
    pub(super) path: PathBuf,
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
    /// As [`Store::create`], and if there is no file, or one too short: that stays as it is.
    pub fn existing(path: &Path) -> Result<Self, StoreError> {
        let Ok(metadata) = path.metadata() else { return Err(StoreError::Missing) };
        if metadata.is_dir() || metadata.len() < SMALLEST {
            return Err(StoreError::Foreign);
        }
        Self::open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)
    }

    fn open(path: &Path, flags: OpenFlags) -> Result<Self, StoreError> {
        let is_new = !path.exists();
        let connection =
            Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        connection.busy_timeout(PATIENCE)?;
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let store = Self::prepared(connection, path)?;
        // SQLite doesn't wait here for others who open the store.
        patiently(|| store.connection.pragma_update(None, "journal_mode", "WAL"))?;
        store.connection.pragma_update(None, "synchronous", "FULL")?;
        // Only macOS needs to be asked twice; others ignore it.
        store.connection.pragma_update(None, "fullfsync", true)?;
        if !is_new {
            store.check()?;
        }
        Ok(store)
    }

    /// Makes a store in memory, which as bytes is small even if it has few runs.
    pub(crate) fn in_memory() -> Result<Self, StoreError> {
        let connection = Connection::open_in_memory()?;
        connection.pragma_update(None, "page_size", PAGE)?;
        Self::prepared(connection, PathBuf::new())
    }

    /// Returns a store in memory as the bytes of an SQLite file.
    ///
    /// # Errors
    /// If there is no room for them.
    pub fn to_bytes(&mut self) -> Result<Vec<u8>, StoreError> {
        Ok(self.connection.serialize(MAIN_DB)?.to_vec())
    }

    /// Opens a store in memory from the bytes that [`Store::to_bytes`] returned.
    ///
    /// # Errors
    /// If they aren't a store of evoku, were made by a later version or are damaged.
    pub fn of_bytes(bytes: &[u8]) -> Result<Self, StoreError> {
        if (bytes.len() as u64) < SMALLEST {
            return Err(StoreError::Foreign);
        }
        let mut connection = Connection::open_in_memory()?;
        connection.deserialize_read_exact(MAIN_DB, bytes, bytes.len(), false)?;
        let store = Self::prepared(connection, PathBuf::new())?;
        store.check()?;
        Ok(store)
    }

    /// Opens a store on a connection, and makes its tables if there are none.
    fn prepared(mut connection: Connection, path: PathBuf) -> Result<Self, StoreError> {
        connection.pragma_update(None, "foreign_keys", false)?;
        // Two processes may make the same store at once.
        let transaction = connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(foreign)?;
        prepare(&transaction, &path)?;
        transaction.commit()?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(Self { connection, path })
    }

    /// Checks that the file is whole: its pages, as far as SQLite can tell. Rows are checked as
    /// they are read.
    fn check(&self) -> Result<(), StoreError> {
        let query = "PRAGMA integrity_check(1)";
        let found: String = self.connection.query_row(query, [], |row| row.get(0))?;
        if found == "ok" {
            Ok(())
        } else {
            Err(StoreError::Damaged(say::verbatim(found.replace('\n', ", "))))
        }
    }

    /// Limits the file to `pages` pages, as a full disk does.
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
}

/// Tells files that SQLite didn't write from other errors.
fn foreign(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => StoreError::Foreign,
        _ => error.into(),
    }
}

/// Makes the tables of a new store, and what those of an older version lack.
fn prepare(transaction: &Transaction<'_>, path: &Path) -> Result<(), StoreError> {
    let number = |pragma| transaction.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
    let tables: i64 =
        transaction.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if tables == 0 && number("application_id")? == 0 {
        if !path.as_os_str().is_empty() {
            remove_leftovers(path);
        }
        let schema = include_str!("schema.sql").replace("    {columns of runs}\n", &definitions());
        transaction.execute_batch(&schema)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
        return Ok(());
    }
    if number("application_id")? != APPLICATION {
        return Err(StoreError::Foreign);
    }
    match number("user_version")? {
        VERSION => {}
        older @ (1 | 2) => {
            if older == 1 {
                transaction.execute_batch(SINCE_1)?;
            }
            transaction.execute_batch(SINCE_2)?;
            transaction.pragma_update(None, "user_version", VERSION)?;
        }
        later if later > VERSION => return Err(StoreError::Later(later)),
        other => return Err(StoreError::Damaged(say::lab_damaged_tables(other))),
    }
    Ok(())
}

/// Removes what a process that was killed left beside a store that was deleted since: SQLite would
/// take it for the new store's. Nobody else has the new one open in this mode while its first
/// transaction lasts.
fn remove_leftovers(path: &Path) {
    for end in ["-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        // Mostly there is none.
        let _ = std::fs::remove_file(name);
    }
}

/// Repeats what fails because another process keeps the store busy.
fn patiently<T>(
    mut attempt: impl FnMut() -> Result<T, rusqlite::Error>,
) -> Result<T, rusqlite::Error> {
    let end = Instant::now() + PATIENCE;
    loop {
        match attempt() {
            Err(error)
                if matches!(
                    error.sqlite_error_code(),
                    Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked)
                ) && Instant::now() < end =>
            {
                std::thread::sleep(PAUSE);
            }
            result => return result,
        }
    }
}
