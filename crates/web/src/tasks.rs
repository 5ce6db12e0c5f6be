//! Tasks: long work, done in slices.

use std::collections::BTreeMap;

use evoku_messages::say;
use serde::Serialize;

use crate::arguments::arguments;
use crate::generate::Generated;
#[cfg(feature = "page")]
use crate::measure::Experiment;
use crate::problem::Problem;
use crate::solve::Solved;
use crate::state::State;

arguments! {
    /// The task to continue, and the size of its next slice.
    #[derive(Default)]
    pub(crate) struct Pace {
        /// The number of the task.
        task: u64,
        /// The number of search nodes of the slice, if the task solves a puzzle.
        nodes: Option<u64>,
        /// The current time in milliseconds, by the clock of the page, if the task is an
        /// experiment.
        now: Option<u64>,
    }

    /// A task.
    pub(crate) struct OfTask {
        /// The number of the task.
        task: u64,
    }
}

/// A slice of a task.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Slice<T> {
    /// The results so far.
    #[serde(flatten)]
    known: T,
    /// True if this slice was the last one.
    done: bool,
    /// The number of the task, to pass to `continue`; missing if the task is done. A worker's tasks
    /// end with the worker.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    task: Option<u64>,
}

/// The results of a task of any kind.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Known {
    Solved(Solved),
    Generated(Generated),
    #[cfg(feature = "page")]
    Experiment(Experiment),
}

impl From<Solved> for Known {
    fn from(solved: Solved) -> Self {
        Self::Solved(solved)
    }
}

impl From<Generated> for Known {
    fn from(made: Generated) -> Self {
        Self::Generated(made)
    }
}

#[cfg(feature = "page")]
impl From<Experiment> for Known {
    fn from(experiment: Experiment) -> Self {
        Self::Experiment(experiment)
    }
}

/// Long work that is done in slices.
pub(crate) trait Task {
    /// The results after a slice.
    type Known: Into<Known>;

    /// Does a slice of the work. Returns the results so far, and `true` if the work is done.
    fn slice(&mut self, pace: &Pace) -> Result<(Self::Known, bool), Problem>;
}

/// A [`Task`] whose results are [`Known`], for tasks of any kind in one map.
trait AnyTask {
    fn slice_any(&mut self, pace: &Pace) -> Result<(Known, bool), Problem>;
}

impl<T: Task> AnyTask for T {
    fn slice_any(&mut self, pace: &Pace) -> Result<(Known, bool), Problem> {
        self.slice(pace).map(|(known, done)| (known.into(), done))
    }
}

/// The unfinished tasks, by number.
#[derive(Default)]
pub(crate) struct Tasks {
    tasks: BTreeMap<u64, Box<dyn AnyTask>>,
    /// The number of tasks begun so far.
    count: u64,
}

impl Tasks {
    /// Begins a task, and runs its first slice.
    pub(crate) fn begin<T: Task + 'static>(
        &mut self,
        task: T,
        pace: &Pace,
    ) -> Result<Slice<T::Known>, Problem> {
        self.begin_reusable(task, pace).map(|(slice, _)| slice)
    }

    /// Begins a task, and runs its first slice. Returns the task too if it is already done.
    pub(crate) fn begin_reusable<T: Task + 'static>(
        &mut self,
        mut task: T,
        pace: &Pace,
    ) -> Result<(Slice<T::Known>, Option<T>), Problem> {
        self.count += 1;
        let (known, done) = task.slice(pace)?;
        if done {
            return Ok((Slice { known, done, task: None }, Some(task)));
        }
        self.tasks.insert(self.count, Box::new(task));
        Ok((Slice { known, done, task: Some(self.count) }, None))
    }
}

pub(crate) fn go_on(state: &mut State, pace: Pace) -> Result<Slice<Known>, Problem> {
    let tasks = &mut state.tasks.tasks;
    let unknown = || Problem::new(say::page_unknown_task());
    let mut task = tasks.remove(&pace.task).ok_or_else(unknown)?;
    let (known, done) = task.slice_any(&pace)?;
    if done {
        return Ok(Slice { known, done, task: None });
    }
    tasks.insert(pace.task, task);
    Ok(Slice { known, done, task: Some(pace.task) })
}

pub(crate) fn end(state: &mut State, task: OfTask) -> Result<(), Problem> {
    state.tasks.tasks.remove(&task.task);
    Ok(())
}
