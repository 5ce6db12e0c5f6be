//! Sessions: processes that execute runs.

use std::collections::HashMap;
use std::fs::{self, File};
use std::ops::Range;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, TransactionBehavior};

use crate::execute::Finished;
use crate::job_set::JobSet;
use crate::plan::{Job, Plan};
use crate::results::Cell;
use crate::results::SessionRow;
use crate::store::error::StoreError;
use crate::store::file::Store;
use crate::store::plans::Entered;
use crate::store::runs::{Key, key, write};
use crate::store::sessions::Environment;

/// The largest number of jobs that one transaction examines. It is limited so that other processes
/// get access.
const LOOK_AT: usize = 4096;

/// A process that executes runs of a plan.
#[derive(Debug)]
pub(crate) struct Session<'p> {
    store: Store,
    plan: &'p Plan,
    entered: Entered,
    /// The jobs that were already recorded when the session began.
    recorded: JobSet,
    id: i64,
    lock: Lock,
    /// The number of the next job to examine.
    next: u64,
    /// The number of the first job that was skipped because another session had claimed it.
    postponed: Option<u64>,
    /// The claims of recorded runs, to be removed together with the next claims.
    stale: Vec<Key>,
}

/// The outcome of a search for free jobs.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// Jobs were claimed, or later jobs may be free: call again.
    Some,
    /// All remaining jobs are claimed by other sessions, which may still fail.
    Waiting,
    /// All jobs are recorded or claimed by this session.
    Finished,
}

/// A run to be recorded.
pub(crate) struct Record {
    pub(crate) job: Job,
    pub(crate) finished: Finished,
}

impl<'p> Session<'p> {
    /// Begins a session for `jobs`.
    pub(crate) fn begin(
        mut store: Store,
        plan: &'p Plan,
        jobs: Range<u64>,
        environment: &Environment,
        threads: usize,
    ) -> Result<Self, StoreError> {
        let entered = store.enter(plan, &jobs)?;
        let row = SessionRow::beginning(environment, threads);
        // Without the transaction, another session could see the lock file before it is locked, and
        // consider it abandoned.
        let transaction =
            store.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let id = row.enter(&transaction, entered.plan)?;
        let lock = Lock::new(&store.path, id)?;
        transaction.commit()?;
        let recorded = store.recorded(plan, &entered, jobs)?;
        let next = recorded.next_missing(0);
        let mut session = Self {
            store,
            plan,
            entered,
            recorded,
            id,
            lock,
            next,
            postponed: None,
            stale: Vec::new(),
        };
        session.sweep()?;
        Ok(session)
    }

    /// The number of runs of each configuration and class that were recorded at the start.
    pub(crate) fn recorded(&self) -> HashMap<Cell, u64> {
        self.plan.count_by_cell(self.recorded.iter())
    }

    /// Records the runs in `done` and claims up to `wanted` further jobs, in one transaction. The
    /// transaction is on disk when the function returns.
    pub(crate) fn exchange(
        &mut self,
        done: &[Record],
        wanted: usize,
    ) -> Result<(Vec<Job>, Found), StoreError> {
        let transaction =
            self.store.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for record in done {
            let key = key(self.plan, &self.entered, record.job);
            write(&transaction, &key, self.id, &record.finished)?;
            self.stale.push(key);
        }
        if wanted > 0 {
            remove_claims(&transaction, &self.stale)?;
        }
        let mut jobs = Vec::new();
        let mut looked = 0;
        let (mut next, mut postponed) = (self.next, self.postponed);
        let mut alive = HashMap::new();
        let mut dead = Vec::new();
        while jobs.len() < wanted && looked < LOOK_AT && next < self.recorded.end() {
            let Some(job) = self.plan.job(next) else { break };
            let key = key(self.plan, &self.entered, job);
            if !is_recorded(&transaction, &key)? {
                match claimed_by(&transaction, &key)? {
                    // Another thread of this session has claimed the job.
                    Some(session) if session == self.id => {}
                    Some(session)
                        if *alive
                            .entry(session)
                            .or_insert_with(|| is_alive(&self.store.path, session)) =>
                    {
                        postponed.get_or_insert(next);
                    }
                    other => {
                        dead.extend(other);
                        claim(&transaction, &key, self.id)?;
                        jobs.push(job);
                    }
                }
            }
            next = self.recorded.next_missing(next + 1);
            looked += 1;
        }
        transaction.commit()?;
        (self.next, self.postponed) = (next, postponed);
        dead.into_iter().for_each(|session| Lock::remove(&self.store.path, session));
        if wanted == 0 {
            return Ok((jobs, Found::Some));
        }
        self.stale.clear();
        if !jobs.is_empty() || next < self.recorded.end() {
            return Ok((jobs, Found::Some));
        }
        Ok((jobs, self.begin_again()))
    }

    /// Returns to the first job that another session had claimed, if there is one.
    fn begin_again(&mut self) -> Found {
        match self.postponed.take() {
            Some(first) => {
                self.next = first;
                Found::Waiting
            }
            None => Found::Finished,
        }
    }

    /// Removes the claims and lock files of sessions that ended without removing them.
    fn sweep(&mut self) -> Result<(), StoreError> {
        let transaction =
            self.store.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut sessions: Vec<i64> = transaction
            .prepare("SELECT DISTINCT session FROM claim")?
            .query_map([], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        sessions.extend(Lock::all(&self.store.path));
        sessions.retain(|&session| session != self.id && !is_alive(&self.store.path, session));
        for &session in &sessions {
            transaction.execute("DELETE FROM claim WHERE session = ?", [session])?;
            Lock::remove(&self.store.path, session);
        }
        Ok(transaction.commit()?)
    }

    /// Ends the session and releases its claims.
    pub(crate) fn end(self) -> Result<Store, StoreError> {
        let Self { store, id, lock, .. } = self;
        store.connection.execute("DELETE FROM claim WHERE session = ?", [id])?;
        drop(lock);
        Lock::remove(&store.path, id);
        Ok(store)
    }
}

fn is_recorded(connection: &Connection, key: &Key) -> Result<bool, StoreError> {
    Ok(connection
        .prepare_cached(
            "SELECT 1 FROM run
             WHERE master = ? AND repetition = ? AND puzzle = ? AND configuration = ?",
        )?
        .exists(*key)?)
}

fn claimed_by(connection: &Connection, key: &Key) -> Result<Option<i64>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT session FROM claim
         WHERE master = ? AND repetition = ? AND puzzle = ? AND configuration = ?",
    )?;
    let mut rows = statement.query(*key)?;
    Ok(rows.next()?.map(|row| row.get(0)).transpose()?)
}

/// Claims the job with this key for a session.
fn claim(connection: &Connection, key: &Key, session: i64) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO claim VALUES (?, ?, ?, ?, ?)")?
        .execute((key[0], key[1], key[2], key[3], session))?;
    Ok(())
}

/// Removes the claims of the jobs with these keys.
fn remove_claims(connection: &Connection, keys: &[Key]) -> Result<(), StoreError> {
    for key in keys {
        connection
            .prepare_cached(
                "DELETE FROM claim
                 WHERE master = ? AND repetition = ? AND puzzle = ? AND configuration = ?",
            )?
            .execute(*key)?;
    }
    Ok(())
}

/// The lock file of a session. The system unlocks it when the process ends for any reason.
#[derive(Debug)]
struct Lock(#[expect(dead_code, reason = "it is held, not used")] File);

impl Lock {
    fn new(store: &Path, session: i64) -> Result<Self, StoreError> {
        let path = Self::path(store, session);
        let file = File::create(&path).and_then(|file| {
            file.lock()?;
            Ok(file)
        });
        file.map(Self).map_err(|error| StoreError::Lock(path, error))
    }

    fn path(store: &Path, session: i64) -> PathBuf {
        let mut name = store.as_os_str().to_owned();
        name.push(format!("-session-{session}"));
        PathBuf::from(name)
    }

    /// The sessions that have a lock file.
    fn all(store: &Path) -> Vec<i64> {
        let start = Self::path(store, 0);
        let start = start.file_name().map(|name| name.to_string_lossy().into_owned());
        let start = start.as_deref().and_then(|name| name.strip_suffix('0')).unwrap_or_default();
        let entries = store.parent().and_then(|folder| fs::read_dir(folder).ok());
        let names = entries.into_iter().flatten().flatten().map(|entry| entry.file_name());
        names.filter_map(|name| name.to_string_lossy().strip_prefix(start)?.parse().ok()).collect()
    }

    /// Removes the lock file of a session that has ended. A failure is ignored, because the file
    /// does no harm.
    fn remove(store: &Path, session: i64) {
        let _ = fs::remove_file(Self::path(store, session));
    }
}

/// Returns `true` if the process of a session still runs.
fn is_alive(store: &Path, session: i64) -> bool {
    match File::open(Lock::path(store, session)) {
        Ok(file) => file.try_lock().is_err(),
        Err(_) => false,
    }
}
