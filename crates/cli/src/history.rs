//! The progression of a run, in bounded memory.

use evoku_evolve::{Cost, Generation};

/// Points in every octave of generations, see [`History`].
const PER_OCTAVE: u64 = 1024;

/// What came of a few successive generations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    /// The number of the first of them.
    pub(crate) first: u64,
    /// The number of the last of them.
    pub(crate) last: u64,
    /// The lowest total cost of a member.
    pub(crate) best: u32,
    /// The highest total cost of a member.
    pub(crate) worst: u32,
    /// The lowest total cost since the start of the run, after the last of them.
    pub(crate) best_of_run: u32,
    generations: u64,
    sum_of_means: f64,
}

impl Point {
    /// The mean of the generations' mean total costs.
    pub(crate) fn mean(&self) -> f64 {
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
pub(crate) struct History {
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
    pub(crate) fn new() -> Self {
        Self { single: true, ..Self::default() }
    }

    /// Adds a generation; takes one pass over its members.
    pub(crate) fn record(&mut self, generation: &dyn Generation) {
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

        let mean = sum as f64 / size as f64;
        self.mean = mean;
        match self.points.last_mut() {
            Some(point) if number < self.room_ends => {
                point.last = number;
                point.best = point.best.min(best);
                point.worst = point.worst.max(worst);
                point.best_of_run = best_of_run;
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
                    generations,
                    sum_of_means,
                });
            }
        }
    }

    /// The points, in the order of generations.
    pub(crate) fn points(&self) -> &[Point] {
        &self.points
    }

    /// The number of the last generation; 0 before the first.
    pub(crate) fn generations(&self) -> u64 {
        self.points.last().map_or(0, |point| point.last)
    }

    /// Evaluations up to the last generation.
    pub(crate) fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// Restarts up to the last generation.
    pub(crate) fn restarts(&self) -> u64 {
        self.restarts
    }

    /// The mean total cost of the last generation.
    pub(crate) fn mean(&self) -> f64 {
        self.mean
    }

    /// Whether no generation had more than one member, so that best, mean and worst are the same.
    pub(crate) fn is_single(&self) -> bool {
        self.single
    }
}

/// How many generations the point has room for that begins with this one.
fn width(generation: u64) -> u64 {
    let octave = generation.checked_ilog2().map_or(1, |exponent| 1 << exponent);
    (octave / PER_OCTAVE).max(1)
}

/// Generations made for tests.
#[cfg(test)]
pub(crate) mod tests {
    use evoku_evolve::{Cost, Counters, Generation, Work};
    use proptest::prelude::*;

    use super::{History, PER_OCTAVE};

    /// A generation of these total costs.
    pub(crate) struct Made {
        pub(crate) number: u64,
        pub(crate) costs: Vec<u32>,
        pub(crate) best_of_run: u32,
        pub(crate) line: String,
    }

    impl Generation for Made {
        fn counters(&self) -> Counters {
            let work = Work { full: self.number * self.costs.len() as u64, ..Work::default() };
            Counters { number: self.number, work, restarts: self.number / 1000 }
        }
        fn size(&self) -> usize {
            self.costs.len()
        }
        fn cost(&self, member: usize) -> Cost {
            Cost::one(self.costs[member])
        }
        fn line(&self, _: usize) -> String {
            self.line.clone()
        }
        fn diversity(&self) -> f64 {
            0.0
        }
        fn best_of_run(&self) -> Cost {
            Cost::one(self.best_of_run)
        }
        fn best_of_run_board(&self) -> String {
            self.line.clone()
        }
        fn best_of_run_line(&self) -> String {
            self.line.clone()
        }
    }

    /// A history of this many generations after generation 0, whose costs are these.
    pub(crate) fn history(generations: u64, costs: impl Fn(u64) -> Vec<u32>) -> History {
        let mut history = History::new();
        let mut best_of_run = u32::MAX;
        for number in 0..=generations {
            let costs = costs(number);
            best_of_run = costs.iter().copied().fold(best_of_run, u32::min);
            history.record(&Made { number, costs, best_of_run, line: String::new() });
        }
        history
    }

    /// Some cost of a generation below 1000.
    fn cost(seed: u64, number: u64) -> u32 {
        (seed ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(17) as u32 % 1000
    }

    proptest! {
        #[test]
        fn nothing_visible_is_lost(generations in 0u64..20_000, seed: u64) {
            let cost = |number| cost(seed, number);
            let history = history(generations, |number| vec![cost(number), cost(number) + 3]);
            let points = history.points();
            prop_assert_eq!(points[0].first, 0);
            prop_assert_eq!(history.generations(), generations);
            prop_assert!(points.windows(2).all(|pair| pair[0].last + 1 == pair[1].first));
            prop_assert!(points.windows(2).all(|pair| pair[0].best_of_run >= pair[1].best_of_run));
            for point in points {
                let costs: Vec<u32> = (point.first..=point.last).map(cost).collect();
                prop_assert_eq!(Some(&point.best), costs.iter().min());
                prop_assert_eq!(Some(point.worst - 3), costs.iter().max().copied());
                let mean = costs.iter().map(|&cost| f64::from(cost) + 1.5).sum::<f64>();
                prop_assert!((point.mean() - mean / costs.len() as f64).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn memory_is_bounded() {
        let history = history(500_000, |number| vec![number as u32 % 7]);
        // 2^18 < 500,000 < 2^19: generations below 1024, then nine octaves.
        assert!(history.points().len() as u64 <= 10 * PER_OCTAVE);
        assert!(history.points().iter().all(|point| point.worst <= 6));
        assert!(history.is_single());
        assert_eq!(history.restarts(), 500);
    }

    #[test]
    fn a_population_is_not_single() {
        assert!(!history(3, |_| vec![1, 2]).is_single());
        assert!(History::new().points().is_empty());
    }
}
