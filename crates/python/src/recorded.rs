//! The recorded progress of a run: its last generation, and its convergence.

use evoku_evolve::{Bytes, Damaged, Generation, Observer, Search, State};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arrow::{Column, Table};

/// A generation.
#[derive(Default)]
pub(crate) struct RecordedGeneration {
    pub(crate) number: u64,
    evaluations: u64,
    pub(crate) restarts: u64,
    size: usize,
    best: u32,
    worst: u32,
    mean: f64,
    best_of_run: u32,
    pub(crate) line: String,
}

impl Observer for RecordedGeneration {
    fn generation(&mut self, generation: &dyn Generation) {
        *self = Self {
            number: generation.number(),
            evaluations: generation.work().evaluations(),
            restarts: generation.restarts(),
            size: generation.size(),
            best: generation.best().total(),
            worst: generation.worst().total(),
            mean: generation.mean(),
            best_of_run: generation.best_of_run().total(),
            line: generation.best_of_run_line(),
        };
    }
}

/// The members of a generation.
struct Members(Vec<(String, u32)>);

impl Observer for Members {
    fn generation(&mut self, generation: &dyn Generation) {
        let members = 0..generation.size();
        self.0 = members.map(|at| (generation.line(at), generation.cost(at).total())).collect();
    }
}

impl RecordedGeneration {
    /// The last generation of a run; empty before the first.
    pub(crate) fn of(search: &dyn Search) -> Self {
        let mut recorded = Self::default();
        if search.best().is_some() {
            search.show(&mut recorded);
        }
        recorded
    }

    /// The members of the last generation.
    pub(crate) fn members(search: &dyn Search) -> Vec<(String, u32)> {
        let mut members = Members(Vec::new());
        if search.best().is_some() {
            search.show(&mut members);
        }
        members.0
    }

    /// The fields of `evoku.Generation`.
    pub(crate) fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let fields = PyDict::new(py);
        fields.set_item("number", self.number)?;
        fields.set_item("evaluations", self.evaluations)?;
        fields.set_item("restarts", self.restarts)?;
        fields.set_item("size", self.size)?;
        fields.set_item("best", self.best)?;
        fields.set_item("worst", self.worst)?;
        fields.set_item("mean", self.mean)?;
        fields.set_item("best_of_run", self.best_of_run)?;
        fields.set_item("line", &self.line)?;
        Ok(fields)
    }
}

/// The convergence of a run. It has a point for each improvement of the best attempt, and at two
/// checkpoints in each octave of evaluations.
#[derive(Clone, Default)]
pub(crate) struct Trace {
    points: Vec<Point>,
    /// The number of evaluations of the next checkpoint, which gets a point without an improvement.
    next: u64,
}

/// The progress of a run at some generation.
#[derive(Clone, Copy)]
pub(crate) struct Point {
    pub(crate) generation: u64,
    pub(crate) evaluations: u64,
    pub(crate) best_of_run: u64,
    pub(crate) best: u64,
    pub(crate) mean: f64,
}

impl Trace {
    /// Adds a point for the last generation of a run, if one is due.
    pub(crate) fn note(&mut self, search: &dyn Search) {
        let Some(cost) = search.best() else { return };
        let (best_of_run, evaluations) = (cost.total().into(), search.work().evaluations());
        if self.is_due(best_of_run, evaluations) {
            let RecordedGeneration { number: generation, best, mean, .. } =
                RecordedGeneration::of(search);
            let best = best.into();
            self.add(Point { generation, evaluations, best_of_run, best, mean });
        }
    }

    /// Adds a point, if one is due.
    pub(crate) fn add(&mut self, point: Point) {
        if self.is_due(point.best_of_run, point.evaluations) {
            self.next = checkpoint_after(point.evaluations);
            self.points.push(point);
        }
    }

    fn is_due(&self, best_of_run: u64, evaluations: u64) -> bool {
        evaluations >= self.next
            || self.points.last().is_none_or(|last| best_of_run < last.best_of_run)
    }

    /// The points.
    pub(crate) fn points(&self) -> &[Point] {
        &self.points
    }

    /// The points as a table.
    pub(crate) fn table(&self) -> Table {
        let numbers = |name, get: fn(&Point) -> u64| {
            Column::numbers(name, self.points.iter().map(|point| Some(get(point))))
        };
        let means = self.points.iter().map(|point| Some(point.mean));
        Table::new(vec![
            numbers("generation", |point| point.generation),
            numbers("evaluations", |point| point.evaluations),
            numbers("best_of_run", |point| point.best_of_run),
            numbers("best", |point| point.best),
            Column::numbers("mean", means),
        ])
    }

    /// Appends the points to a checkpoint.
    pub(crate) fn save(&self, to: &mut Vec<u8>) {
        (self.points.len() as u64).save(to);
        for point in &self.points {
            let Point { generation, evaluations, best_of_run, best, mean } = *point;
            [generation, evaluations, best_of_run, best, mean.to_bits()].save(to);
        }
    }

    /// Reads the points from a checkpoint.
    pub(crate) fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let mut count = 0u64;
        count.load(from)?;
        self.points.clear();
        for _ in 0..count {
            let mut numbers = [0u64; 5];
            numbers.load(from)?;
            let [generation, evaluations, best_of_run, best, mean] = numbers;
            let mean = f64::from_bits(mean);
            self.points.push(Point { generation, evaluations, best_of_run, best, mean });
        }
        self.next = self.points.last().map_or(0, |last| checkpoint_after(last.evaluations));
        Ok(())
    }
}

/// The first checkpoint above `evaluations`: 1, 2, 3, 4, 6, 8, 12, 16 and so on.
fn checkpoint_after(evaluations: u64) -> u64 {
    let shift = evaluations.checked_ilog2().unwrap_or(0).saturating_sub(1);
    ((evaluations >> shift) + 1) << shift
}
