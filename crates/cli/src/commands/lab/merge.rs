use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use evoku_lab::store::{Store, StoreError, Taken};
use evoku_messages::{Say, say};

use crate::error::Error;
use crate::error::{Context, Result, at};
use crate::exit::{BAD_INPUT, INTERRUPTED, SUCCESS};
use crate::input::{is_same, refuse_folder};
use crate::interrupt;
use crate::output::{complain, remark};

/// Make one store of several, each run once.
///
/// Takes the runs of stores that shards left, in any order and also while some are missing; what
/// was merged before changes nothing. A store of another plan, or of another version of evoku, is
/// refused; one that is damaged is named; the others are merged all the same. A run that is there
/// stays as it is: one with other results, times apart, is named. After an interruption, a kill or
/// a full disk the same command goes on.
///
/// Exit code: 0 all is merged, 2 a store was refused or a run has other results, 130 after Ctrl-C or
/// SIGTERM.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab merge part-*.sqlite -o plan.sqlite    the stores of all shards as one
  evoku lab missing plan.toml plan.sqlite         what has to be run again
  evoku lab report plan.sqlite -o report.html     tables, verdicts, pictures")]
pub(crate) struct Merge {
    /// The stores to take the runs of
    #[arg(required = true, value_name = "STORE")]
    parts: Vec<PathBuf>,

    /// The store that takes them in; it may be there already
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
}

/// What became of one store.
enum Outcome {
    Merged,
    Refused,
    Interrupted,
}

impl Merge {
    pub(super) fn run(self) -> Result<ExitCode> {
        refuse_folder(&self.output)?;
        let interrupted = interrupt::flag();
        let mut store = None;
        let mut taken = Taken::default();
        let (mut merged, mut code) = (0_u64, SUCCESS);
        for path in &self.parts {
            if is_same(path, &self.output) {
                remark(say::command_store_itself(path.display().to_string()));
                continue;
            }
            match self.take(path, &mut store, &mut taken, interrupted)? {
                Outcome::Merged => merged += 1,
                Outcome::Refused => code = BAD_INPUT,
                Outcome::Interrupted => {
                    complain(say::command_merge_interrupted());
                    code = INTERRUPTED;
                    break;
                }
            }
        }
        for difference in &taken.differences {
            complain(say::command_other_results(difference.message()));
        }
        if taken.differ > 0 && code == SUCCESS {
            code = BAD_INPUT;
        }
        if merged == 0 && code == BAD_INPUT {
            return Ok(ExitCode::from(code));
        }
        let output = self.output.display().to_string();
        let Taken { new, known, differ, .. } = taken;
        remark(say::command_merged(merged, output, new, known, differ));
        Ok(ExitCode::from(code))
    }

    /// Takes in one store. The output is made for the first that can be read.
    fn take(
        &self,
        path: &Path,
        store: &mut Option<Store>,
        taken: &mut Taken,
        interrupted: &AtomicBool,
    ) -> Result<Outcome> {
        let shown = || path.display().to_string();
        let part = match refuse_folder(path).map(|()| Store::existing(path)) {
            Ok(Ok(part)) => part,
            Ok(Err(error)) => return refuse(path, error),
            Err(error) => return refuse(path, error),
        };
        let store = match store {
            Some(store) => store,
            none => none.insert(Store::create(&self.output).at(self.output.display())?),
        };
        match store.merge(&part, interrupted) {
            Ok(merged) => {
                let done = merged.iter().all(|plan| plan.done);
                merged.into_iter().for_each(|plan| taken.add(plan.taken));
                Ok(if done { Outcome::Merged } else { Outcome::Interrupted })
            }
            // Of the store that takes in, so no other will fare better.
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
