//! Stores as files: creating, opening and checking them.

use std::fs::File;
use std::io::Read;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use evoku_messages::say;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags, Transaction, TransactionBehavior};

use crate::store::error::{StoreError, VERSION};
use crate::store::schema;

/// The application id that marks an SQLite file as a store: "evok" as a number.
const APPLICATION: i32 = 0x6576_6f6b;

/// The size of the smallest SQLite file. SQLite treats a shorter file as empty and overwrites it.
const SMALLEST: u64 = 512;

/// The places of numbers in the header of an SQLite file (<https://sqlite.org/fileformat.html>): the
/// versions for writing and reading, the version of the tables, and the application id.
const FILE_FORMATS: Range<usize> = 18..20;
const VERSION_AT: usize = 60;
const APPLICATION_AT: usize = 68;
/// The format of a file without a write-ahead log.
const WITHOUT_LOG: u8 = 1;

/// The number of bytes of a page of a store in memory. Every table takes at least one page, so
/// pages are small. A run still fits into a quarter of a page; a larger row would get its own page.
const PAGE: i64 = 1024;

/// The longest time to wait while another process has locked the store.
const PATIENCE: Duration = Duration::from_secs(60);

/// The pause between attempts of an operation for which SQLite itself doesn't wait.
const PAUSE: Duration = Duration::from_millis(10);

/// The statements that add everything that version 1 did not have.
const SINCE_1: &str = "
    ALTER TABLE plan ADD COLUMN checksum INTEGER;
    ALTER TABLE configuration ADD COLUMN checksum INTEGER;
    ALTER TABLE puzzle ADD COLUMN checksum INTEGER;
    ALTER TABLE session ADD COLUMN checksum INTEGER;
    ALTER TABLE run ADD COLUMN trace_checksum INTEGER;
    ALTER TABLE run ADD COLUMN checksum INTEGER;
";

/// The statements that upgrade version 2, which also computed the checksum of plans differently.
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

/// The statements that upgrade version 3, which had no reasons of failed runs.
const SINCE_3: &str = "
    CREATE TABLE failure (
        master INTEGER NOT NULL,
        repetition INTEGER NOT NULL,
        puzzle INTEGER NOT NULL,
        configuration INTEGER NOT NULL,
        reason TEXT NOT NULL,
        checksum INTEGER NOT NULL,
        PRIMARY KEY (master, repetition, puzzle, configuration)
    ) STRICT, WITHOUT ROWID;
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
    /// The same as for [`Store::create`]. Also if the file doesn't exist or is too short; a file
    /// that is too short is not changed.
    pub fn existing(path: &Path) -> Result<Self, StoreError> {
        let Ok(metadata) = path.metadata() else { return Err(StoreError::Missing) };
        if metadata.is_dir() || metadata.len() < SMALLEST {
            return Err(StoreError::Foreign);
        }
        Self::open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)
    }

    /// Opens an existing store to read it. Unlike [`Store::existing`], this also opens a file or a
    /// folder that can't be written, and leaves the tables of an older version as they are.
    ///
    /// # Errors
    /// The same as for [`Store::existing`]. Also if the store can't be written and its last runs are
    /// still in a second file, which SQLite would have to write.
    pub fn readable(path: &Path) -> Result<Self, StoreError> {
        let opened = if is_older(path) { Self::copied(path) } else { Self::existing(path) };
        match opened {
            Err(StoreError::ReadOnly | StoreError::Io(_)) => Self::immutable(path),
            opened => opened,
        }
    }

    /// Opens a store that no process can change.
    fn immutable(path: &Path) -> Result<Self, StoreError> {
        let log = next_to(path, "-wal");
        if log.metadata().is_ok_and(|metadata| metadata.len() > 0) {
            return Err(StoreError::Log(log));
        }
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let name = path.to_str().ok_or(StoreError::ReadOnly)?;
        let escaped = name.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
            | OpenFlags::SQLITE_OPEN_URI
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(format!("file:{escaped}?immutable=1"), flags)?;
        defend(&connection)?;
        match version(&connection)? {
            Some(VERSION) => schema::check(&connection)?,
            Some(older) if older < VERSION => return Self::upgraded(connection, path),
            Some(later) => return Err(StoreError::Later(later)),
            None => return Err(StoreError::Foreign),
        }
        let store = Self { connection, path };
        store.check()?;
        Ok(store)
    }

    /// Opens a copy in memory of a store of an older version.
    fn copied(path: &Path) -> Result<Self, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        // Copying reports no reason for a failure, for example of a folder that can't be written.
        version(&connection)?;
        Self::upgraded(connection, path.to_owned())
    }

    /// Copies a store into memory, with the tables of this version.
    fn upgraded(mut connection: Connection, path: PathBuf) -> Result<Self, StoreError> {
        let mut bytes = connection.serialize(MAIN_DB)?.to_vec();
        // A store in memory has no log.
        if let Some(formats) = bytes.get_mut(FILE_FORMATS) {
            formats.fill(WITHOUT_LOG);
        }
        Ok(Self { path, ..Self::of_bytes(&bytes)? })
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
        // This setting has an effect only on macOS, where a plain `fsync` doesn't flush the disk's
        // cache.
        store.connection.pragma_update(None, "fullfsync", true)?;
        if !is_new {
            store.check()?;
        }
        Ok(store)
    }

    /// Creates a store in memory. Its pages are small, so that a store with few runs takes few
    /// bytes.
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
    /// If the bytes aren't a store of evoku, are from a later version, or are damaged.
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

    /// Makes a store of a connection, and creates its tables if necessary.
    fn prepared(mut connection: Connection, path: PathBuf) -> Result<Self, StoreError> {
        defend(&connection)?;
        connection.pragma_update(None, "foreign_keys", false)?;
        // Two processes may create the same store at once, so the transaction takes the lock
        // immediately.
        let transaction = connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(foreign)?;
        prepare(&transaction, &path)?;
        schema::check(&transaction)?;
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

    /// Limits the file to `pages` pages, to simulate a full disk.
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

/// Returns `true` if the header of a file is that of a store of an older version.
fn is_older(path: &Path) -> bool {
    let mut header = [0; 72];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    let number = |at: usize| header[at..at + 4].try_into().map(i32::from_be_bytes).ok();
    read.is_ok()
        && number(APPLICATION_AT) == Some(APPLICATION)
        && number(VERSION_AT).is_some_and(|version| (1..VERSION).contains(&version))
}

/// Converts an error; distinguishes files that SQLite didn't write from other errors.
fn foreign(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => StoreError::Foreign,
        _ => error.into(),
    }
}

/// Makes SQLite distrust the file: its schema can call no function with side effects, and statements
/// can't change the schema's own tables.
fn defend(connection: &Connection) -> Result<(), StoreError> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    Ok(())
}

/// The version of a store's tables; `None` if the file is not a store.
fn version(connection: &Connection) -> Result<Option<i32>, StoreError> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
    let application = number("application_id").map_err(foreign)?;
    Ok(if application == APPLICATION { Some(number("user_version")?) } else { None })
}

/// Creates the tables of a new store, or upgrades the tables of an older version.
fn prepare(transaction: &Transaction<'_>, path: &Path) -> Result<(), StoreError> {
    let version = version(transaction)?;
    if version.is_none() && schema::is_empty(transaction)? {
        if !path.as_os_str().is_empty() {
            remove_leftovers(path);
        }
        transaction.execute_batch(&schema::tables())?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
        return Ok(());
    }
    match version {
        None => Err(StoreError::Foreign),
        Some(VERSION) => Ok(()),
        Some(older @ 1..=3) => {
            schema::check_kinds(transaction)?;
            let upgrade = [SINCE_1, SINCE_2, SINCE_3][older as usize - 1..].concat();
            transaction.execute_batch(&upgrade).map_err(|error| match StoreError::from(error) {
                StoreError::Sqlite(_) => StoreError::Damaged(say::lab_damaged_columns(older)),
                other => other,
            })?;
            transaction.pragma_update(None, "user_version", VERSION)?;
            Ok(())
        }
        Some(later) if later > VERSION => Err(StoreError::Later(later)),
        Some(other) => Err(StoreError::Damaged(say::lab_damaged_tables(other))),
    }
}

/// The path of a file that SQLite keeps next to a store.
fn next_to(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Removes files that a killed process left next to a store that was deleted later. SQLite would
/// use them for the new store. The removal is safe, because no other process has the new store open
/// in WAL mode during its first transaction.
fn remove_leftovers(path: &Path) {
    for end in ["-wal", "-shm"] {
        // Usually the file does not exist.
        let _ = std::fs::remove_file(next_to(path, end));
    }
}

/// Repeats an operation as long as it fails because another process has locked the store.
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
