//! The progression of a run, in bounded memory.

use crate::record::observer::Generation;
use crate::record::offspring::Offspring;
use crate::traits::Cost;

/// Points in every octave of generations, see [`History`].
const PER_OCTAVE: u64 = 1024;

/// What came of a few successive generations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// The number of the first of them.
    pub first: u64,
    /// The number of the last of them.
    pub last: u64,
    /// The lowest total cost of a member.
    pub best: u32,
    /// The highest total cost of a member.
    pub worst: u32,
    /// The lowest total cost since the start of the run, after the last of them.
    pub best_of_run: u32,
    /// How their children compare with their parents, as far as the algorithm tells.
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

/// Records generations, in as much detail as a picture of them can show.
///
/// A point stands for one generation up to number 2047. From there every octave (from `2^k` to
/// `2^(k+1) - 1`) has 1024 points of equal width, so that the first thousand and the last thousand
/// generations are as sharp as each other on a logarithmic axis:
///
/// ```text
/// generation  0 ... 1023 1024 ... 2047 2048 ... 4095 4096 ... 8191 8192 ...
/// width                1             1             2             4
/// ```
///
/// A point keeps the extremes and the mean of its generations: no peak is ever lost. 500,000
/// generations take about 10,000 points, 0.5 MB, and each doubling 1024 points more.
#[derive(Clone, Debug, Default)]
pub struct History {
    points: Vec<Point>,
    /// The number of the first generation beyond the last point's room.
    room_ends: u64,
    evaluations: u64,
    restarts: u64,
    mean: f64,
    single: bool,
}

impl History {
    /// A history of no generation yet.
    #[must_use]
    pub fn new() -> Self {
        Self { single: true, ..Self::default() }
    }

    /// Adds a generation; takes one pass over its members.
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

    /// The number of the last generation; 0 before the first.
    #[must_use]
    pub fn generations(&self) -> u64 {
        self.points.last().map_or(0, |point| point.last)
    }

    /// Evaluations up to the last generation.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// Restarts up to the last generation.
    #[must_use]
    pub fn restarts(&self) -> u64 {
        self.restarts
    }

    /// The mean total cost of the last generation.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Whether no generation had more than one member, so that best, mean and worst are the same.
    #[must_use]
    pub fn is_single(&self) -> bool {
        self.single
    }
}

/// How many generations the point has room for that begins with this one.
fn width(generation: u64) -> u64 {
    let octave = generation.checked_ilog2().map_or(1, |exponent| 1 << exponent);
    (octave / PER_OCTAVE).max(1)
}
