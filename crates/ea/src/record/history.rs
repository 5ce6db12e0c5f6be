//! The progress of a run, stored in bounded memory.

use crate::record::observer::Generation;
use crate::record::offspring::Offspring;
use crate::traits::Cost;

/// The number of points in an octave of generations; see [`History`].
const PER_OCTAVE: u64 = 1024;

/// Summary of one or more successive generations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// The number of the first generation.
    pub first: u64,
    /// The number of the last generation.
    pub last: u64,
    /// The lowest total cost of a member.
    pub best: u32,
    /// The highest total cost of a member.
    pub worst: u32,
    /// The lowest total cost since the start of the run, up to the last generation.
    pub best_of_run: u32,
    /// The comparison of their children with their parents; all 0 if the algorithm doesn't report
    /// it.
    pub offspring: Offspring,
    generations: u64,
    sum_of_means: f64,
}

impl Point {
    /// The mean of the generations' mean total costs.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum_of_means / self.generations as f64
    }
}

/// Records generations in as much detail as a chart of them can show.
///
/// Up to number 2047, a point covers one generation. From there on, every octave, `2^k` up to but
/// not including `2^(k+1)`, has 1024 points of equal width. So on a logarithmic axis early and late
/// generations have the same resolution:
///
/// ```text
/// generation  0 ... 1023 1024 ... 2047 2048 ... 4095 4096 ... 8191 8192 ...
/// width                1             1             2             4
/// ```
///
/// A point keeps the extremes and the mean of its generations, so no peak is ever lost. A run of
/// 500,000 generations takes about 10,000 points (0.5 MB); each doubling adds 1024 points.
#[derive(Clone, Debug, Default)]
pub struct History {
    points: Vec<Point>,
    /// The number of the first generation after those that the last point covers.
    room_ends: u64,
    evaluations: u64,
    restarts: u64,
    mean: f64,
    single: bool,
}

impl History {
    /// Creates an empty history.
    #[must_use]
    pub fn new() -> Self {
        Self { single: true, ..Self::default() }
    }

    /// Adds a generation, in one pass over its members.
    pub fn record(&mut self, generation: &dyn Generation) {
        let number = generation.number();
        let best_of_run = generation.best_of_run().total();
        let size = generation.size();
        let (mut best, mut worst, mut sum) = (u32::MAX, 0, 0);
        for cost in (0..size).map(|member| Cost::total(generation.cost(member))) {
            best = best.min(cost);
            worst = worst.max(cost);
            sum += u64::from(cost);
        }
        if size == 0 {
            return;
        }
        self.evaluations = generation.work().evaluations();
        self.restarts = generation.restarts();
        self.single &= size == 1;

        let offspring = generation.offspring().unwrap_or_default();
        let mean = sum as f64 / size as f64;
        self.mean = mean;
        match self.points.last_mut() {
            Some(point) if number < self.room_ends => {
                point.last = number;
                point.best = point.best.min(best);
                point.worst = point.worst.max(worst);
                point.best_of_run = best_of_run;
                point.offspring = point.offspring + offspring;
                point.generations += 1;
                point.sum_of_means += mean;
            }
            _ => {
                self.room_ends = number + width(number);
                let (first, last) = (number, number);
                let (generations, sum_of_means) = (1, mean);
                self.points.push(Point {
                    first,
                    last,
                    best,
                    worst,
                    best_of_run,
                    offspring,
                    generations,
                    sum_of_means,
                });
            }
        }
    }

    /// The points, in the order of generations.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The number of the last generation; 0 if none is recorded.
    #[must_use]
    pub fn generations(&self) -> u64 {
        self.points.last().map_or(0, |point| point.last)
    }

    /// The evaluations up to the last generation.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// The restarts up to the last generation.
    #[must_use]
    pub fn restarts(&self) -> u64 {
        self.restarts
    }

    /// The mean total cost of the last generation.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Returns `true` if every generation had only one member, so that best, mean and worst are the
    /// same.
    #[must_use]
    pub fn is_single(&self) -> bool {
        self.single
    }
}

/// The number of generations that a point starting at this one covers.
fn width(generation: u64) -> u64 {
    let octave = generation.checked_ilog2().map_or(1, |exponent| 1 << exponent);
    (octave / PER_OCTAVE).max(1)
}
