//! Runs in stores.

use std::collections::HashMap;
use std::sync::LazyLock;

use evoku_messages::{Message, say};
use rusqlite::types::{Type, Value as Sql};
use rusqlite::{Connection, Row, Transaction};

use crate::execute::Finished;
use crate::index::{ConfigurationIndex, PuzzleIndex};
use crate::plan::{Job, Plan};
use crate::results::KeptPlan;
use crate::run::{Column, Ending, Run};
use crate::store::checksum::Sum;
use crate::store::error::StoreError;
use crate::store::file::Store;
use crate::store::plans::{Entered, check, whole};
use crate::trace::{NUMBERS_1, Trace, pack, unpack, unpack_numbers};
use crate::value::{Kind, Value};

/// The key of a run: the plan's seed, the repetition, and the rows of puzzle and configuration.
pub(super) type Key = [i64; 4];

/// The key of a job.
pub(super) fn key(plan: &Plan, entered: &Entered, job: Job) -> Key {
    [
        plan.seed as i64,
        job.repetition as i64,
        entered.puzzles[job.class.at()][job.puzzle],
        entered.configurations[job.configuration.at()],
    ]
}

/// The names of the stored columns, separated by commas.
static NAMES: LazyLock<String> =
    LazyLock::new(|| Column::stored().map(|column| column.name).collect::<Vec<_>>().join(", "));

static INSERT: LazyLock<String> = LazyLock::new(|| {
    format!(
        "INSERT INTO run (master, repetition, puzzle, configuration, {}, trace, trace_checksum, \
         checksum) VALUES (?, ?, ?, ?, {}?, ?, ?)",
        *NAMES,
        "?, ".repeat(Column::stored().count()),
    )
});

/// Returns the SQL definitions of the stored columns. The column `session` is left out, because it
/// refers to another table.
pub(super) fn definitions() -> String {
    let columns = Column::stored().filter(|column| column.name != "session");
    let definition = |column: &Column| {
        let kind = match column.kind {
            Kind::Integer => "INTEGER",
            Kind::Real => "REAL",
            Kind::Text => "TEXT",
        };
        let may_be_missing = column.restore(&mut Run::default(), &Value::None);
        format!("    {} {kind}{},\n", column.name, if may_be_missing { "" } else { " NOT NULL" })
    };
    columns.map(definition).collect()
}

/// The checksum of a run: over its key, its columns and the checksum of its trace.
fn sum<'v>(key: &Key, values: impl Iterator<Item = &'v Value>, trace: Option<i64>) -> i64 {
    let sum = key.iter().fold(Sum::new(), |sum, &number| sum.integer(number));
    let sum = values.fold(sum, Sum::value);
    let sum = trace.into_iter().fold(sum, Sum::integer);
    sum.stored()
}

fn trace_sum(trace: &[u8]) -> i64 {
    Sum::new().bytes(trace).stored()
}

/// Records a run of a session.
pub(super) fn write(
    transaction: &Transaction<'_>,
    key: &Key,
    session: i64,
    finished: &Finished,
) -> Result<(), StoreError> {
    let session = u32::try_from(session)
        .map_err(|_| StoreError::Damaged(say::lab_damaged_session(session)))?;
    let run = Run { session, ..finished.run };
    let values: Vec<Value> = Column::stored().map(|column| (column.get)(&run)).collect();
    let trace = (!finished.trace.points.is_empty()).then(|| pack(&finished.trace));
    let sum_of_trace = trace.as_deref().map(trace_sum);
    let sum = sum(key, values.iter(), sum_of_trace);
    let mut row: Vec<Sql> = key.iter().map(|&number| Sql::Integer(number)).collect();
    row.extend(values.into_iter().map(sql));
    row.extend([trace.into(), sum_of_trace.into(), Sql::Integer(sum)]);
    transaction.prepare_cached(&INSERT)?.execute(rusqlite::params_from_iter(row))?;
    if let Some(reason) = &finished.trace.failure {
        let reason = reason.to_string();
        let sum = sum_of_failure(key, &reason);
        transaction
            .prepare_cached("INSERT OR REPLACE INTO failure VALUES (?, ?, ?, ?, ?, ?)")?
            .execute((key[0], key[1], key[2], key[3], reason, sum))?;
    }
    Ok(())
}

fn sum_of_failure(key: &Key, reason: &str) -> i64 {
    key.iter()
        .fold(Sum::new(), |sum, &number| sum.integer(number))
        .bytes(reason.as_bytes())
        .stored()
}

/// The reason why a run failed; `None` unless it did.
fn failure(connection: &Connection, key: &Key, run: &Run) -> Result<Option<Message>, StoreError> {
    if run.ending != Ending::Failed {
        return Ok(None);
    }
    let mut statement = connection.prepare_cached(
        "SELECT reason, checksum FROM failure
         WHERE master = ? AND repetition = ? AND puzzle = ? AND configuration = ?",
    )?;
    let mut rows = statement.query(*key)?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let reason: String = row.get(0)?;
    check(row.get(1)?, sum_of_failure(key, &reason), "failure")?;
    Ok(Some(say::verbatim(reason)))
}

/// The run with this key and its trace, if it is recorded.
pub(super) fn find(connection: &Connection, key: &Key) -> Result<Option<(Run, Trace)>, StoreError> {
    static SELECT: LazyLock<String> = LazyLock::new(|| {
        format!(
            "SELECT master, repetition, puzzle, configuration, {}, trace, trace_checksum, checksum
             FROM run WHERE master = ? AND repetition = ? AND puzzle = ? AND configuration = ?",
            *NAMES
        )
    });
    let mut statement = connection.prepare_cached(&SELECT)?;
    let mut rows = statement.query(*key)?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let (run, trace) = read(row, key, true)?;
    let failure = failure(connection, key, &run)?;
    Ok(Some((run, Trace { failure, ..trace })))
}

fn sql(value: Value) -> Sql {
    match value {
        Value::None => Sql::Null,
        Value::Integer(value) => Sql::Integer(value as i64),
        Value::Real(value) => Sql::Real(value),
        Value::Text(text) => Sql::Text(text),
    }
}

/// Reads the cell of a stored column.
fn value(row: &Row<'_>, index: usize, column: &Column) -> Result<Value, StoreError> {
    Ok(match (row.get_ref(index)?.data_type(), column.kind) {
        (Type::Null, _) => Value::None,
        (_, Kind::Integer) => whole(row, index)?.into(),
        (_, Kind::Real) => row.get::<_, f64>(index)?.into(),
        (_, Kind::Text) => Value::Text(row.get(index)?),
    })
}

impl Store {
    /// Passes every run of a plan and its trace to `take`, ordered by repetition, then by the rows
    /// of puzzle and configuration. The trace is empty unless `traced`.
    ///
    /// # Errors
    /// If the store can't be read or is damaged, or `take` fails.
    pub fn each_run(
        &self,
        plan: &KeptPlan,
        traced: bool,
        mut take: impl FnMut(Run, Trace) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        // A puzzle may be in several classes; its runs count in each.
        let mut puzzles: HashMap<i64, Vec<PuzzleIndex>> = HashMap::new();
        for (index, puzzle) in PuzzleIndex::first(plan.puzzles.len()).zip(&plan.puzzles) {
            puzzles.entry(puzzle.id).or_default().push(index);
        }
        let configurations = ConfigurationIndex::first(plan.configurations.len());
        let configurations: HashMap<i64, ConfigurationIndex> =
            plan.configurations.iter().map(|one| one.id).zip(configurations).collect();
        let trace = if traced { "trace" } else { "NULL" };
        let mut statement = self.connection.prepare(&format!(
            "SELECT master, repetition, puzzle, configuration, {}, {trace}, trace_checksum, checksum
             FROM run ORDER BY master, repetition, puzzle, configuration",
            *NAMES,
        ))?;
        // In a store of version 1, neither sessions nor runs have checksums.
        let old = "SELECT EXISTS (SELECT 1 FROM session WHERE checksum IS NULL)";
        let old: bool = self.connection.query_row(old, (), |row| row.get(0))?;
        let mut rows = statement.query(())?;
        while let Some(row) = rows.next()? {
            let key: Key = [row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?];
            // Checks the row before skipping runs of other plans, because a damaged key could look
            // like a run of another plan.
            let (run, trace) = read(row, &key, old)?;
            if key[0] != plan.seed as i64 || key[1] >= plan.repetitions as i64 {
                continue;
            }
            let Some(indices) = puzzles.get(&key[2]) else { continue };
            let Some(&configuration) = configurations.get(&key[3]) else { continue };
            let repetition = row.get(1)?;
            let trace = Trace { failure: failure(&self.connection, &key, &run)?, ..trace };
            for &puzzle in indices {
                take(Run { configuration, puzzle, repetition, ..run }, trace.clone())?;
            }
        }
        Ok(())
    }
}

/// Reads the run of a row, and its trace if the trace was selected. Only an `old` store may have
/// rows without a checksum.
fn read(row: &Row<'_>, key: &Key, old: bool) -> Result<(Run, Trace), StoreError> {
    let mut run = Run::default();
    let mut values = Vec::new();
    for (number, column) in Column::stored().enumerate() {
        let value = value(row, key.len() + number, column)?;
        if !column.restore(&mut run, &value) {
            let value = format!("{value:?}");
            return Err(StoreError::Damaged(say::lab_damaged_value(value, column.name)));
        }
        values.push(value);
    }
    let next = key.len() + values.len();
    let trace = row.get_ref(next)?.as_blob_or_null();
    let trace = trace.map_err(|error| {
        StoreError::Damaged(say::lab_damaged_trace(say::verbatim(error.to_string())))
    })?;
    let of_trace = row.get(next + 1)?;
    let kept: Option<i64> = row.get(next + 2)?;
    if kept.is_none() && !old {
        return Err(StoreError::Damaged(say::lab_damaged_no_checksum()));
    }
    check(kept, sum(key, values.iter(), of_trace), "run")?;
    let trace = trace.unwrap_or_default();
    let trace = match of_trace {
        // Only version 1 wrote traces without a checksum.
        None => unpack_numbers(trace, NUMBERS_1),
        Some(_) if trace.is_empty() => Trace::default(),
        Some(_) => {
            check(of_trace, trace_sum(trace), "trace")?;
            unpack(trace)
        }
    };
    Ok((run, trace))
}
