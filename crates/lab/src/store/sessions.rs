//! Sessions in stores.

use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::Connection;

use crate::results::{KeptPlan, SessionRow};
use crate::store::checksum::Sum;
use crate::store::error::StoreError;
use crate::store::file::Store;
use crate::store::plans::{check, whole};

/// The environment of a session, as text.
#[derive(Clone, Debug, Default)]
pub struct Environment {
    /// The version of the program.
    pub version: String,
    /// The revision of the program's sources; empty if it isn't known.
    pub revision: String,
    /// The processor, the number of cores and the system.
    pub machine: String,
    /// The command line.
    pub command: String,
}

impl SessionRow {
    /// A session that begins, without a row.
    pub(super) fn beginning(environment: &Environment, threads: usize) -> Self {
        let started = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let Environment { version, revision, machine, command } = environment.clone();
        let threads = threads as u64;
        Self { id: 0, started, version, revision, machine, command, threads }
    }

    /// Enters the session and returns its row.
    pub(super) fn enter(&self, connection: &Connection, plan: i64) -> Result<i64, StoreError> {
        connection.execute(
            "INSERT INTO session
             (plan, started, version, revision, machine, command, threads, checksum)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                plan,
                self.started as i64,
                &self.version,
                &self.revision,
                &self.machine,
                &self.command,
                self.threads as i64,
                self.sum(),
            ),
        )?;
        Ok(connection.last_insert_rowid())
    }

    /// The checksum of the session, which is the same in every store.
    pub(super) fn sum(&self) -> i64 {
        let sum = Sum::new().integer(self.started as i64).text(&self.version).text(&self.revision);
        sum.text(&self.machine).text(&self.command).integer(self.threads as i64).stored()
    }
}

impl Store {
    /// The sessions of a plan, and those whose runs have its seed, in chronological order.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn sessions(&self, plan: &KeptPlan) -> Result<Vec<SessionRow>, StoreError> {
        let mut statement = self.connection.prepare(
            "SELECT id, started, version, revision, machine, command, threads, checksum FROM session
             WHERE id IN (SELECT session FROM run WHERE master = ? AND repetition < ?) OR plan = ?
             ORDER BY id",
        )?;
        let mut rows = statement.query((plan.seed as i64, plan.repetitions as i64, plan.id))?;
        let mut sessions = Vec::new();
        while let Some(row) = rows.next()? {
            let session = SessionRow {
                id: row.get(0)?,
                started: whole(row, 1)?,
                version: row.get(2)?,
                revision: row.get(3)?,
                machine: row.get(4)?,
                command: row.get(5)?,
                threads: whole(row, 6)?,
            };
            check(row.get(7)?, session.sum(), "session")?;
            sessions.push(session);
        }
        Ok(sessions)
    }
}
