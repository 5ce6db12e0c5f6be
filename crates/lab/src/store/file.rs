//! Stores as files: creating, opening and checking them.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use evoku_messages::say;
use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags, Transaction, TransactionBehavior};

use crate::store::error::{StoreError, VERSION};
use crate::store::runs::definitions;

/// The application id that marks an SQLite file as a store: "evok" as a number.
const APPLICATION: i32 = 0x6576_6f6b;

/// The size of the smallest SQLite file. SQLite treats a shorter file as empty and overwrites it.
const SMALLEST: u64 = 512;

/// The bytes of a page of a store in memory. Every table takes at least one page, so pages are
/// small. A run still fits into a quarter of a page; a larger row would get a page of its own.
const PAGE: i64 = 1024;

/// The longest time to wait while another process locks the store.
const PATIENCE: Duration = Duration::from_secs(60);

/// The pause between attempts for operations on which SQLite doesn't wait by itself.
const PAUSE: Duration = Duration::from_millis(10);

/// The additions since version 1.
const SINCE_1: &str = "
    ALTER TABLE plan ADD COLUMN checksum INTEGER;
    ALTER TABLE configuration ADD COLUMN checksum INTEGER;
    ALTER TABLE puzzle ADD COLUMN checksum INTEGER;
    ALTER TABLE session ADD COLUMN checksum INTEGER;
    ALTER TABLE run ADD COLUMN trace_checksum INTEGER;
    ALTER TABLE run ADD COLUMN checksum INTEGER;
";

/// The changes since version 2, which also computed the checksum of plans differently.
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
    /// Opens a store, or creates it if the file doesn't exist.
    ///
    /// # Errors
    /// If the file was not made by evoku, was made by a later version, or can't be written.
    pub fn create(path: &Path) -> Result<Self, StoreError> {
        Self::open(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)
    }

    /// Opens an existing store.
    ///
    /// # Errors
    /// The same as for [`Store::create`], and if the file doesn't exist or is too short. Such a
    /// file is not changed.
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
        // SQLite doesn't wait here for other processes that open the store.
        patiently(|| store.connection.pragma_update(None, "journal_mode", "WAL"))?;
        store.connection.pragma_update(None, "synchronous", "FULL")?;
        // This has an effect only on macOS, where a plain `fsync` doesn't flush the disk's cache.
        store.connection.pragma_update(None, "fullfsync", true)?;
        if !is_new {
            store.check()?;
        }
        Ok(store)
    }

    /// Creates a store in memory, with small pages so that its bytes are few even with few runs.
    pub(crate) fn in_memory() -> Result<Self, StoreError> {
        let connection = Connection::open_in_memory()?;
        connection.pragma_update(None, "page_size", PAGE)?;
        Self::prepared(connection, PathBuf::new())
    }

    /// Returns a store in memory as the bytes of an SQLite file.
    ///
    /// # Errors
    /// If there is not enough memory.
    pub fn to_bytes(&mut self) -> Result<Vec<u8>, StoreError> {
        Ok(self.connection.serialize(MAIN_DB)?.to_vec())
    }

    /// Opens a store in memory from the bytes that [`Store::to_bytes`] returned.
    ///
    /// # Errors
    /// If they aren't a store of evoku, were made by a later version, or are damaged.
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

    /// Opens a store on a connection, and creates its tables if necessary.
    fn prepared(mut connection: Connection, path: PathBuf) -> Result<Self, StoreError> {
        connection.pragma_update(None, "foreign_keys", false)?;
        // Two processes may create the same store at once, so the transaction takes the lock
        // immediately.
        let transaction = connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(foreign)?;
        prepare(&transaction, &path)?;
        transaction.commit()?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(Self { connection, path })
    }

    /// Checks that the pages of the file are intact, as far as SQLite can detect. Rows are checked
    /// when they are read.
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
    /// If SQLite rejects the limit.
    #[doc(hidden)]
    pub fn limit_pages(&self, pages: i64) -> Result<(), StoreError> {
        Ok(self.connection.pragma_update(None, "max_page_count", pages)?)
    }

    /// The path of the file; empty for a store in memory.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Distinguishes files that SQLite didn't write from other errors.
fn foreign(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => StoreError::Foreign,
        _ => error.into(),
    }
}

/// Creates the tables of a new store, or upgrades those of an older version.
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

/// Removes files that a killed process left next to a store that was deleted later. SQLite would
/// use them for the new store. No other process has the new store open in WAL mode during its first
/// transaction.
fn remove_leftovers(path: &Path) {
    for end in ["-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        // Usually the file does not exist.
        let _ = std::fs::remove_file(name);
    }
}

/// Repeats an operation that fails because another process locks the store.
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
