//! Long work, made a slice at a time.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::problem::{Answered, Problem};

/// Work that is made a slice at a time.
pub(crate) trait Task {
    /// Does a slice. Returns what is known by then, and whether that is all.
    fn slice(&mut self, request: Arguments<'_>) -> Result<(Value, bool), Problem>;
}

/// The tasks under way, by number.
#[derive(Default)]
pub(crate) struct Tasks {
    tasks: BTreeMap<u64, Box<dyn Task>>,
    /// How many there were.
    count: u64,
}

impl Tasks {
    /// Begins a task with its first slice. The answer has a member `done`, and a member `task` to
    /// go on with if there is more to do.
    pub(crate) fn begin(&mut self, task: Box<dyn Task>, request: Arguments<'_>) -> Answered {
        self.count += 1;
        self.tasks.insert(self.count, task);
        self.slice(self.count, request)
    }

    /// Does the next slice of a task.
    pub(crate) fn go_on(&mut self, request: Arguments<'_>) -> Answered {
        self.slice(Self::number(request)?, request)
    }

    /// Forgets a task.
    pub(crate) fn end(&mut self, request: Arguments<'_>) -> Answered {
        self.tasks.remove(&Self::number(request)?);
        Ok(Value::Null)
    }

    fn number(request: Arguments<'_>) -> Result<u64, Problem> {
        request.number("task")?.ok_or_else(|| Problem::new("task is missing"))
    }

    fn slice(&mut self, number: u64, request: Arguments<'_>) -> Answered {
        let mut task =
            self.tasks.remove(&number).ok_or_else(|| Problem::new("there is no such task"))?;
        let (mut answer, done) = task.slice(request)?;
        answer["done"] = json!(done);
        if !done {
            answer["task"] = json!(number);
            self.tasks.insert(number, task);
        }
        Ok(answer)
    }
}
