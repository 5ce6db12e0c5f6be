use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use evoku_lab::store::{MergeCounts, Store, StoreError};
use evoku_messages::{Say, say};

use crate::error::Error;
use crate::error::{Context, Result, at};
use crate::exit::{BAD_INPUT, INTERRUPTED, SUCCESS};
use crate::input::{check_is_file, is_same};
use crate::interrupt;
use crate::output::{complain, remark};

/// Merge several stores into one, with each run once.
///
/// The stores of shards may be merged in any order, even while some are missing. Merging the same
/// store twice changes nothing. A store of another plan or of another version of evoku is refused,
/// and a damaged one is reported; the others are merged nevertheless. A run that the output already
/// contains is kept; if its results differ, apart from times, the difference is reported. After an
/// interruption, a kill or a full disk, the same command resumes.
///
/// While a process uses a store, and after a kill, its last runs are in a second file whose name ends
/// with -wal. Copy both files. A store without a plan is refused, since its second file is missing.
///
/// Exit codes: 0 all stores are merged, 2 a store was refused or a run has different results, 130
/// after Ctrl-C or SIGTERM.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab merge part-*.sqlite -o plan.sqlite    combine the stores of all shards
  evoku lab missing plan.toml plan.sqlite         list the runs that are still missing
  evoku lab report plan.sqlite -o report.html     report tables, verdicts, pictures")]
pub(crate) struct Merge {
    /// Stores to merge
    #[arg(required = true, value_name = "STORE")]
    parts: Vec<PathBuf>,

    /// Store to merge into; created if it does not exist
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
}

/// The result of merging one store.
enum Outcome {
    Merged,
    Refused,
    Interrupted,
}

impl Merge {
    pub(super) fn run(self) -> Result<ExitCode> {
        check_is_file(&self.output)?;
        let interrupted = interrupt::flag();
        let mut store = None;
        let mut counts = MergeCounts::default();
        let (mut merged, mut code) = (0_u64, SUCCESS);
        for path in &self.parts {
            if is_same(path, &self.output) {
                remark(say::command_store_itself(path.display().to_string()));
                continue;
            }
            match self.take(path, &mut store, &mut counts, interrupted)? {
                Outcome::Merged => merged += 1,
                Outcome::Refused => code = BAD_INPUT,
                Outcome::Interrupted => {
                    complain(say::command_merge_interrupted());
                    code = INTERRUPTED;
                    break;
                }
            }
        }
        for difference in &counts.differences {
            complain(say::command_other_results(difference.message()));
        }
        if counts.differ > 0 && code == SUCCESS {
            code = BAD_INPUT;
        }
        if merged == 0 && code == BAD_INPUT {
            return Ok(ExitCode::from(code));
        }
        let output = self.output.display().to_string();
        let MergeCounts { new, known, differ, .. } = counts;
        remark(say::command_merged(merged, output, new, known, differ));
        Ok(ExitCode::from(code))
    }

    /// Merges one store. The output is created when the first store has been opened.
    fn take(
        &self,
        path: &Path,
        store: &mut Option<Store>,
        counts: &mut MergeCounts,
        interrupted: &AtomicBool,
    ) -> Result<Outcome> {
        let shown = || path.display().to_string();
        let part = match check_is_file(path).map(|()| Store::readable(path)) {
            Ok(Ok(part)) => part,
            Ok(Err(error)) => return refuse(path, error),
            Err(error) => return refuse(path, error),
        };
        match part.plans() {
            Ok(plans) if plans.is_empty() => return refuse(path, say::lab_store_no_plan()),
            Ok(_) => {}
            Err(error) => return refuse(path, error),
        }
        let store = match store {
            Some(store) => store,
            none => none.insert(Store::create(&self.output).at(self.output.display())?),
        };
        match store.merge(&part, interrupted) {
            Ok(merged) => {
                let done = merged.iter().all(|plan| plan.done);
                merged.into_iter().for_each(|plan| counts.add(plan.counts));
                Ok(if done { Outcome::Merged } else { Outcome::Interrupted })
            }
            // An error of the output store, so merging other stores would fail too.
            Err(error @ (StoreError::Full | StoreError::Io(_) | StoreError::Busy)) => {
                let output = self.output.display().to_string();
                Err(error).within(|cause| say::command_into(shown(), output, cause))
            }
            Err(error) => refuse(path, error),
        }
    }
}

fn refuse(path: &Path, problem: impl Into<Error>) -> Result<Outcome> {
    complain(at(path.display(), problem));
    Ok(Outcome::Refused)
}
