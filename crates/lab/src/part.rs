//! Runs that were made elsewhere: some of a plan's jobs as bytes, and a store that takes them in.
//!
//! A job is a number of a plan, and what comes of it depends on nothing else. So whoever hands out
//! jobs may repeat, lose and reorder them: a [`Ledger`] takes every run in once, and knows which
//! are missing.
//!
//! ```
//! use std::path::Path;
//! use std::sync::atomic::AtomicBool;
//!
//! use evoku_lab::part::{Ledger, Part};
//! use evoku_lab::plan::Plan;
//! use evoku_lab::store::{Environment, Store};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let path = std::env::temp_dir().join(format!("evoku-part-doc-{}.sqlite", std::process::id()));
//! let text = "
//!     name = 'small'
//!     repetitions = 2
//!     budget.evaluations = 1_000
//!     algorithm = [{ name = 'row-ga' }]
//!     class = [{ name = '4x4', bundled = '4x4' }]
//! ";
//! let cancel = AtomicBool::new(false);
//! let plan = Plan::read(text, Path::new("."), &cancel).map_err(|errors| errors[0].clone())?;
//! let part = Part::make(&plan, 5..9, &cancel)?.ok_or("cancelled")?;
//!
//! let mut ledger = Ledger::open(Store::create(&path)?, plan, &Environment::default())?;
//! assert_eq!(ledger.take(&Part::of_bytes(&part.to_bytes())?)?.new, 4);
//! assert_eq!(ledger.take(&part)?.known, 4);
//! assert_eq!(ledger.recorded()?.missing().collect::<Vec<_>>(), [0..5, 9..20]);
//! # drop(ledger);
//! # std::fs::remove_file(&path)?;
//! # Ok(())
//! # }
//! ```

use std::ops::Range;
use std::sync::atomic::AtomicBool;

use const_fnv1a_hash::fnv1a_hash_64;
use thiserror::Error;

use crate::execute::{ExecuteError, Finished, Worker};
use crate::index::{ConfigurationIndex, PuzzleIndex};
use crate::job_set::JobSet;
use crate::plan::{Fingerprint, Plan};
use crate::run::{Column, Run};
use crate::store::{Environment, KeptPlan, Store, StoreError, Taken};
use crate::trace::{pack, put, take, unpack};
use crate::value::{Kind, Value};
use crate::version::VERSION;

/// What the bytes of a part begin with.
const MAGIC: &[u8] = b"evoku part 1\n";

/// The bytes of a checksum.
const SUM: usize = 8;

/// Runs of a plan, each with the number of its job.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    fingerprint: Fingerprint,
    version: String,
    runs: Vec<(u64, Finished)>,
}

/// Why a part can't be taken in.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum PartError {
    /// The bytes aren't as they were made.
    #[error("these are no runs, or they were damaged on the way")]
    Damaged,
    /// The runs are of another plan.
    #[error("these are runs of another plan (fingerprint {0}, expected {1})")]
    Plan(Fingerprint, Fingerprint),
    /// Another version of the program made them.
    #[error("these runs were made by evoku {0}, expected {VERSION}: runs of versions can differ")]
    Version(String),
    /// A run is none of the plan's jobs.
    #[error("run {0} has a seed that no run of the plan has")]
    Seed(u64),
    /// The store can't be written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Part {
    /// Makes these jobs one after another; none if it was cancelled. Numbers beyond the plan's jobs
    /// are left out.
    ///
    /// # Errors
    /// If an algorithm can't serve a puzzle.
    pub fn make(
        plan: &Plan,
        jobs: Range<u64>,
        cancel: &AtomicBool,
    ) -> Result<Option<Self>, ExecuteError> {
        let mut worker = Worker::default();
        let mut runs = Vec::new();
        for number in jobs {
            let Some(job) = plan.job(number) else { break };
            let method = &plan.configurations[job.configuration.at()].method;
            let (problem, seed) = (&plan.puzzle(job).problem, plan.seed_of(job));
            match worker.run(method, problem, seed, plan.limits, cancel)? {
                Some(finished) => runs.push((number, finished)),
                None => return Ok(None),
            }
        }
        Ok(Some(Self { fingerprint: plan.fingerprint(), version: VERSION.to_owned(), runs }))
    }

    /// The number of runs.
    #[must_use]
    pub fn len(&self) -> usize {
        self.runs.len()
    }

    /// Whether there is no run.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// The part as bytes, for [`Part::of_bytes`] of the same version.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for text in [&self.version, &self.fingerprint] {
            put(&mut bytes, text.len() as u64);
            bytes.extend_from_slice(text.as_bytes());
        }
        put(&mut bytes, self.runs.len() as u64);
        for (number, Finished { run, trace }) in &self.runs {
            put(&mut bytes, *number);
            Column::stored().for_each(|column| put_value(&mut bytes, &(column.get)(run)));
            let trace = pack(trace);
            put(&mut bytes, trace.len() as u64);
            bytes.extend_from_slice(&trace);
        }
        let sum = fnv1a_hash_64(&bytes, None);
        bytes.extend_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// The part that these bytes were made of.
    ///
    /// # Errors
    /// If a byte was changed, or some are missing.
    pub fn of_bytes(bytes: &[u8]) -> Result<Self, PartError> {
        let (body, sum) = bytes.split_last_chunk::<SUM>().ok_or(PartError::Damaged)?;
        if fnv1a_hash_64(body, None) != u64::from_le_bytes(*sum) {
            return Err(PartError::Damaged);
        }
        read(body).ok_or(PartError::Damaged)
    }
}

/// Appends a value: a number one higher, so that 0 is none; 8 bytes for one with a fraction.
fn put_value(bytes: &mut Vec<u8>, value: &Value) {
    match value {
        Value::None => put(bytes, 0),
        Value::Integer(value) => put(bytes, value.wrapping_add(1)),
        Value::Real(value) => {
            put(bytes, 1);
            bytes.extend_from_slice(&value.to_le_bytes());
        }
        // No stored column has one.
        Value::Text(_) => {}
    }
}

type Bytes<'b> = std::slice::Iter<'b, u8>;

fn read(body: &[u8]) -> Option<Part> {
    let mut bytes = body.strip_prefix(MAGIC)?.iter();
    let version = String::from_utf8(take_bytes(&mut bytes)?.to_vec()).ok()?;
    let fingerprint = String::from_utf8(take_bytes(&mut bytes)?.to_vec()).ok()?;
    let count = take(&mut bytes)?;
    let mut runs = Vec::new();
    for _ in 0..count {
        let number = take(&mut bytes)?;
        let mut run = Run::default();
        for column in Column::stored() {
            let value = take_value(&mut bytes, column.kind)?;
            column.restore(&mut run, &value).then_some(())?;
        }
        let trace = unpack(take_bytes(&mut bytes)?);
        runs.push((number, Finished { run, trace }));
    }
    bytes.as_slice().is_empty().then_some(Part { fingerprint, version, runs })
}

/// Takes bytes with their number before them.
fn take_bytes<'b>(bytes: &mut Bytes<'b>) -> Option<&'b [u8]> {
    let length = usize::try_from(take(bytes)?).ok()?;
    let (taken, rest) = bytes.as_slice().split_at_checked(length)?;
    *bytes = rest.iter();
    Some(taken)
}

fn take_value(bytes: &mut Bytes<'_>, kind: Kind) -> Option<Value> {
    let number = take(bytes)?;
    if number == 0 {
        return Some(Value::None);
    }
    match kind {
        Kind::Integer => Some(Value::Integer(number.wrapping_sub(1))),
        Kind::Real => {
            let (value, rest) = bytes.as_slice().split_first_chunk::<8>()?;
            *bytes = rest.iter();
            Some(Value::Real(f64::from_le_bytes(*value)))
        }
        Kind::Text => None,
    }
}

/// A store that takes in runs of one plan.
#[derive(Debug)]
pub struct Ledger {
    store: Store,
    plan: Plan,
    kept: KeptPlan,
    fingerprint: Fingerprint,
    session: u32,
}

impl Ledger {
    /// Enters the plan, and a session that the runs will be of.
    ///
    /// # Errors
    /// If the store can't be written.
    pub fn open(
        mut store: Store,
        plan: Plan,
        environment: &Environment,
    ) -> Result<Self, StoreError> {
        let (kept, session) = store.begin_taking(&plan, environment)?;
        let fingerprint = plan.fingerprint();
        Ok(Self { store, plan, kept, fingerprint, session })
    }

    /// The plan.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The jobs that are recorded, which tell those that are missing.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn recorded(&self) -> Result<JobSet, StoreError> {
        self.store.recorded_jobs(&self.plan)
    }

    /// Takes runs in, in one transaction that is on the disk when this returns. A run that is there
    /// stays as it is.
    ///
    /// # Errors
    /// If they are no runs of this plan, or the store can't be written.
    pub fn take(&mut self, part: &Part) -> Result<Taken, PartError> {
        if part.fingerprint != self.fingerprint {
            let expected = self.fingerprint.clone();
            return Err(PartError::Plan(part.fingerprint.clone(), expected));
        }
        if part.version != VERSION {
            return Err(PartError::Version(part.version.clone()));
        }
        let (configurations, puzzles) =
            (self.plan.configurations.len() as u64, self.plan.puzzles() as u64);
        let mut runs = Vec::with_capacity(part.runs.len());
        for (number, finished) in &part.runs {
            let job = self.plan.job(*number).ok_or(PartError::Seed(*number))?;
            if self.plan.seed_of(job) != finished.run.seed {
                return Err(PartError::Seed(*number));
            }
            let run = Run {
                configuration: ConfigurationIndex((number % configurations) as u32),
                puzzle: PuzzleIndex((number / configurations % puzzles) as u32),
                repetition: u32::try_from(job.repetition).map_err(|_| PartError::Damaged)?,
                session: self.session,
                ..finished.run
            };
            runs.push((run, finished.trace.clone()));
        }
        Ok(self.store.take(&self.kept, &runs)?)
    }
}
