//! The recorded progress of a run: its history, the rows of its table, and its improvements.

use evoku_evolve::history::History;
use evoku_evolve::presets::Scale;
use evoku_evolve::trace::{COLUMNS, csv, row};
use evoku_evolve::{Cost, Generation, Observer};
use serde::{Serialize, Serializer};

/// Half the maximum number of rows in the table of a run.
const ROWS: usize = 2048;

/// An improvement of a run.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "[evaluations: number, milliseconds: number, missing: number]"))]
pub(crate) struct Improvement {
    pub(crate) evaluations: u64,
    /// Milliseconds by the clock of the page.
    pub(crate) milliseconds: u64,
    /// The missing digits of the best attempt, a measure that is the same for all algorithms.
    pub(crate) missing: u32,
}

impl Serialize for Improvement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.evaluations, self.milliseconds, self.missing).serialize(serializer)
    }
}

/// Counts the missing digits of an attempt, given its line and its cost.
pub(crate) type Missing = Box<dyn Fn(&str, Cost) -> u32 + Send>;

/// The recorded progress of a run.
///
/// The table begins with a row for every generation. Whenever it has too many rows, `every` doubles
/// and every other row is dropped. So it equals the table that `evoku evolve --trace-every` writes
/// for the same `every`.
pub(crate) struct Recorder {
    pub(crate) scale: Scale,
    pub(crate) history: History,
    pub(crate) improvements: Vec<Improvement>,
    /// The table has a row for every `every`-th generation.
    pub(crate) every: u64,
    /// Milliseconds by the clock of the page so far.
    pub(crate) milliseconds: u64,
    rows: Vec<[f64; COLUMNS.len()]>,
    /// The row of the last generation, unless `rows` has it.
    pending: Option<[f64; COLUMNS.len()]>,
    best: Option<Cost>,
    /// The number of the last generation, and its evaluations.
    last: Option<(u64, u64)>,
    /// The maximum number of evaluations of the run.
    most: Option<u64>,
    missing: Missing,
}

impl Recorder {
    pub(crate) fn new(scale: Scale, most: Option<u64>, missing: Missing) -> Self {
        Self {
            scale,
            history: History::new(),
            improvements: Vec::new(),
            every: 1,
            milliseconds: 0,
            rows: Vec::new(),
            pending: None,
            best: None,
            last: None,
            most,
            missing,
        }
    }

    /// The table of the run as CSV.
    pub(crate) fn table(&self) -> String {
        let rows = self.rows.iter().chain(&self.pending);
        format!("{}\n", COLUMNS.join(",")) + &rows.map(|row| csv(row)).collect::<String>()
    }

    /// Returns `true` if the run may end at the next generation. Only then does a generation
    /// outside the table get a pending row, as its diversity takes long to compute.
    fn nears_the_end(&self, evaluations: u64) -> bool {
        let before = self.last.map_or(0, |(_, before)| before);
        self.most.is_some_and(|most| evaluations + 2 * (evaluations - before) >= most)
    }

    fn add_row(&mut self, generation: &dyn Generation) {
        let number = generation.number();
        self.pending = None;
        if number.is_multiple_of(self.every) {
            self.rows.push(row(generation, &self.scale));
        } else if generation.best_of_run().is_solved()
            || self.nears_the_end(generation.work().evaluations())
        {
            self.pending = Some(row(generation, &self.scale));
        }
        if self.rows.len() > 2 * ROWS {
            self.every *= 2;
            let every = self.every;
            self.pending =
                self.rows.last().copied().filter(|row| !(row[0] as u64).is_multiple_of(every));
            self.rows.retain(|row| (row[0] as u64).is_multiple_of(every));
        }
    }

    /// Adds the row of the last generation, when the table of a run is requested.
    pub(crate) fn complete(&mut self, generation: &dyn Generation) {
        let has_row = |row: &[f64; COLUMNS.len()]| row[0] as u64 == generation.number();
        if self.pending.is_none() && !self.rows.last().is_some_and(has_row) {
            self.pending = Some(row(generation, &self.scale));
        }
    }
}

impl Observer for Recorder {
    /// Records a generation, unless it was already recorded.
    fn generation(&mut self, generation: &dyn Generation) {
        let (number, evaluations) = (generation.number(), generation.work().evaluations());
        if self.last.is_some_and(|(last, _)| last == number) {
            return;
        }
        self.history.record(generation);
        self.add_row(generation);
        let best = generation.best_of_run();
        if self.best.is_none_or(|before| best < before) {
            self.best = Some(best);
            let missing = (self.missing)(&generation.best_of_run_line(), best);
            let least = self.improvements.last().map_or(u32::MAX, |last| last.missing);
            if missing < least {
                let milliseconds = self.milliseconds;
                self.improvements.push(Improvement { evaluations, milliseconds, missing });
            }
        }
        self.last = Some((number, evaluations));
    }
}

/// Completes the table of a run with its last generation.
pub(crate) struct Last<'w>(pub(super) &'w mut Recorder);

impl Observer for Last<'_> {
    fn generation(&mut self, generation: &dyn Generation) {
        self.0.complete(generation);
    }
}
