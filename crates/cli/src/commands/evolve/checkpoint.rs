//! Checkpoints: the state of a run in a file, so that the run survives the end of its process.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use const_fnv1a_hash::fnv1a_hash_64;
use evoku_evolve::chosen::PuzzleInstance;
use evoku_evolve::{Budget, Bytes, Outcome, Search, Stop};
use evoku_messages::say;
use evoku_sudoku::formats::{Record, Writer};
use serde_json::{Value, json};

use crate::commands::evolve::job::Job;
use crate::commands::evolve::report;
use crate::error::{Context, Result, bail, ensure};
use crate::output::{format_named, remark};

/// A file with the state of a run.
///
/// ```text
/// {"evoku-checkpoint": 2, "version": ..., "run": ...}   one line that identifies the run
/// state                                                 bytes
/// checksum                                              8 bytes, of everything before
/// ```
pub(super) struct Checkpoint {
    path: PathBuf,
    /// The first line.
    header: String,
    /// The time between two saved states.
    every: Duration,
    /// The first error in writing a state; an error in the very first one ends the run instead.
    pub(super) failed: Result<()>,
}

/// The beginning of the first line of every checkpoint.
const MAGIC: &[u8] = b"{\"evoku-checkpoint\":2,";

impl Checkpoint {
    /// Makes the checkpoint of a run.
    pub(super) fn new(
        path: &Path,
        every: Duration,
        job: &Job,
        seed: u64,
        budget: &Budget<'_>,
    ) -> Result<Self> {
        if let Ok(known) = fs::metadata(path) {
            let shown = || path.display().to_string();
            ensure!(known.is_file(), say::command_not_replaceable(shown()));
        }
        let header = json!({
            "evoku-checkpoint": 2,
            "version": env!("CARGO_PKG_VERSION"),
            "run": identity(job, seed, budget)?,
        });
        // A symbolic link is kept.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        Ok(Self { path, header: format!("{header}\n"), every, failed: Ok(()) })
    }

    /// Executes a run to its end. If the file exists, the run resumes from it.
    ///
    /// The clock and Ctrl-C are checked only between generations, when the state is complete.
    pub(super) fn run(&mut self, search: &mut dyn Search, budget: &Budget<'_>) -> Result<Outcome> {
        if let Some(state) = self.read()? {
            let mut bytes = Bytes::new(&state);
            let loaded = search.load(&mut bytes).and_then(|()| bytes.end());
            loaded.at(self.path.display())?;
            let spent = search.work().evaluations();
            remark(say::command_going_on(self.path.display().to_string(), spent));
        }
        let mut state = Vec::new();
        let mut longest = 0;
        let mut due = Instant::now();
        let mut is_first = true;
        let stop = loop {
            let over = is_over(budget);
            let now = Instant::now();
            let spent = search.work().evaluations();
            let left = budget.evaluations.map_or(u64::MAX, |limit| limit.saturating_sub(spent));
            let is_due = over.is_some() || now >= due;
            // The budget may end within the next generation; the last state is then the beginning
            // of that generation.
            if is_due || left <= 2 * longest {
                state.clear();
                search.save(&mut state);
            }
            if is_due {
                self.write(&state, is_first)?;
                is_first = false;
                due = now.checked_add(self.every).unwrap_or(now);
            }
            if let Some(stop) = over {
                break stop;
            }
            if let ControlFlow::Break(stop) = search.step() {
                if stop == Stop::Generations {
                    state.clear();
                    search.save(&mut state);
                }
                if stop != Stop::Solved {
                    self.write(&state, false)?;
                }
                break stop;
            }
            longest = longest.max(search.work().evaluations() - spent);
        };
        Ok(search.outcome(stop))
    }

    /// Returns the state in the file; `None` if there is no file.
    fn read(&self) -> Result<Option<Vec<u8>>> {
        let name = self.path.display().to_string();
        let mut bytes = match fs::read(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            read => read.within(|cause| say::command_cannot_read(&name, cause))?,
        };
        ensure!(bytes.starts_with(MAGIC), say::command_no_checkpoint(&name));
        let end = bytes.iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |end| end + 1);
        let body = bytes.len().saturating_sub(size_of::<u64>()).max(end);
        ensure!(bytes[body..] == checksum(&bytes[..body]), say::command_damaged(&name));
        let header: Value =
            serde_json::from_slice(&bytes[..end]).within(say::command_damaged_checkpoint)?;
        let own: Value = serde_json::from_str(&self.header)?;
        if header["version"] != own["version"] {
            bail!(say::command_other_version(&name, header["version"].to_string()));
        }
        for (part, value) in own["run"].as_object().into_iter().flatten() {
            ensure!(header["run"][part] == *value, say::command_other_run(&name, part));
        }
        bytes.truncate(body);
        Ok(Some(bytes.split_off(end)))
    }

    /// Writes a state. If the first one can't be written, the run ends before it has cost any time.
    /// A later failure does not stop the run.
    fn write(&mut self, state: &[u8], is_first: bool) -> Result<()> {
        let mut bytes = [self.header.as_bytes(), state].concat();
        bytes.extend(checksum(&bytes));
        let name = self.path.display().to_string();
        let written =
            replace(&self.path, &bytes).within(|cause| say::command_cannot_write(&name, cause));
        match written {
            Err(error) if is_first => Err(error),
            Err(error) if self.failed.is_ok() => {
                self.failed = Err(error);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// Returns the properties that identify a run, except its budget.
fn identity(job: &Job, seed: u64, budget: &Budget<'_>) -> Result<Value> {
    let puzzle = match &job.instance {
        PuzzleInstance::Sudoku(sudoku) => {
            // Everything that belongs to a puzzle: regions, rules, pencil marks.
            let mut writer = Writer::new(format_named("json")?);
            let mut text = String::new();
            writer.write(&Record::of((**sudoku).clone()), &mut text)?;
            writer.finish(&mut text);
            Value::String(text)
        }
        PuzzleInstance::Kind(..) => report::puzzle(job),
    };
    Ok(json!({
        "puzzle": puzzle,
        "algorithm": job.algorithm(),
        "parameters": report::parameters(job),
        "islands": report::islands(job, budget),
        "seed": seed,
    }))
}

/// Returns the reason to end a run before its next generation, if there is one.
fn is_over(budget: &Budget<'_>) -> Option<Stop> {
    if budget.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
        return Some(Stop::Cancelled);
    }
    let late = |deadline| Instant::now() >= deadline;
    budget.deadline.is_some_and(late).then_some(Stop::Deadline)
}

/// Replaces a file atomically: at any time, either the old or the new one exists completely.
fn replace(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let part = path.with_file_name(format!(".{name}.part"));
    let written = File::create(&part).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()?;
        drop(file);
        fs::rename(&part, path)
    });
    // A second error changes nothing.
    written.inspect_err(|_| drop(fs::remove_file(&part)))?;
    #[cfg(unix)]
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Hashes the contents of a checkpoint.
fn checksum(bytes: &[u8]) -> [u8; 8] {
    fnv1a_hash_64(bytes, None).to_le_bytes()
}
