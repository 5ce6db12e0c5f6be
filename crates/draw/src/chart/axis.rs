//! Axes: where a value lies, which ticks to draw, how numbers are written.

use evoku_evolve::presets::Scale;

use evoku_evolve::history::{History, Point};
use evoku_lab::numbers::decimal;
use evoku_messages::{Message, say};

/// How generations are laid out from left to right.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Axis {
    /// The number of the last generation.
    last: u64,
    /// Whether the place of a generation grows with `log10(generation + 1)`.
    logarithmic: bool,
}

/// A run of fewer generations is shown on a linear axis.
const LOGARITHMIC_FROM: u64 = 100;

/// The most restarts that a picture can show one by one.
const FEW_RESTARTS: u64 = 50;

/// What falls on the same column of a picture. Costs are totals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Column {
    /// The number of the column.
    pub number: usize,
    /// The lowest cost of a member.
    pub best: f64,
    /// The mean of the mean costs.
    pub mean: f64,
    /// The highest cost of a member.
    pub worst: f64,
    /// The lowest cost since the start of the run.
    pub best_of_run: f64,
}

impl Axis {
    /// The axis on which a run shows best.
    ///
    /// It is logarithmic where a linear one would hide a fast start: if there are 100 generations
    /// or more and the first twentieth of them brought half of all that the best of the run
    /// gained. A run with a few restarts has a few starts, which only a linear axis shows
    /// alike; where there are too many to be told apart, the first one counts.
    #[must_use]
    pub fn of(history: &History) -> Self {
        let last = history.generations();
        let points = history.points();
        let first = best_after(points, 0);
        let gained = first.saturating_sub(best_after(points, last));
        let gained_early = first.saturating_sub(best_after(points, last / 20));
        let fast = last >= LOGARITHMIC_FROM && 2 * gained_early >= gained;
        let restarted = (1..=FEW_RESTARTS).contains(&history.restarts());
        Self { last, logarithmic: fast && !restarted }
    }

    /// Whether it is logarithmic.
    #[must_use]
    pub fn is_logarithmic(self) -> bool {
        self.logarithmic
    }

    /// Where a generation lies, from 0 (generation 0) to 1 (the last one).
    #[must_use]
    pub fn position(self, generation: f64) -> f64 {
        let last = self.last as f64;
        match self.logarithmic {
            _ if self.last == 0 => 1.0,
            true => generation.ln_1p() / last.ln_1p(),
            false => generation / last,
        }
    }

    /// The generations that get a label: 0 and powers of ten, or about so many round numbers.
    #[must_use]
    pub fn ticks(self, about: usize) -> Vec<u64> {
        if self.logarithmic {
            let powers = std::iter::successors(Some(1u64), |power| power.checked_mul(10));
            return std::iter::once(0).chain(powers.take_while(|&t| t <= self.last)).collect();
        }
        let step = round_step(self.last as f64, about) as u64;
        (0..=self.last).step_by(usize::try_from(step).unwrap_or(usize::MAX)).collect()
    }

    /// The generations between two powers of ten that get a mark without a label.
    #[must_use]
    pub fn minor_ticks(self) -> Vec<u64> {
        let powers = self.ticks(0).into_iter().filter(|&tick| self.logarithmic && tick > 0);
        powers
            .flat_map(|power| (2..10).map(move |i| i * power))
            .filter(|&t| t <= self.last)
            .collect()
    }

    /// The columns of a picture this many columns wide, from left to right; those between two
    /// generations are left out.
    #[must_use]
    pub fn columns(self, history: &History, width: usize) -> Vec<Column> {
        let mut columns: Vec<Column> = Vec::new();
        let mut means = 0.0;
        for point in history.points() {
            let middle = (point.first as f64 + point.last as f64) / 2.0;
            let number = (self.position(middle) * width.saturating_sub(1) as f64).round() as usize;
            let (best, worst) = (f64::from(point.best), f64::from(point.worst));
            let (mean, best_of_run) = (point.mean(), f64::from(point.best_of_run));
            match columns.last_mut() {
                Some(column) if column.number == number => {
                    means += 1.0;
                    column.best = column.best.min(best);
                    column.mean += (mean - column.mean) / means;
                    column.worst = column.worst.max(worst);
                    column.best_of_run = best_of_run;
                }
                _ => {
                    means = 1.0;
                    columns.push(Column { number, best, mean, worst, best_of_run });
                }
            }
        }
        columns
    }
}

/// The best cost of the run up to `generation`.
fn best_after(points: &[Point], generation: u64) -> u32 {
    let after = points.partition_point(|point| point.first <= generation);
    points.get(after.saturating_sub(1)).map_or(0, |point| point.best_of_run)
}

/// The values at the bottom and at the top of an axis with about so many steps: those of these
/// costs, and that of a solution where it isn't far away.
#[must_use]
pub fn range(costs: impl Iterator<Item = f64> + Clone, scale: Scale, steps: usize) -> (f64, f64) {
    let worst = costs.clone().fold(0.0, f64::max);
    let best = costs.fold(worst, f64::min);
    // A solution belongs to the picture unless the curves would shrink to a line at its edge.
    let best = if best <= 2.0 * (worst - best).max(1.0) { 0.0 } else { best };
    let (best, worst) = (scale.value(best), scale.value(worst));
    let (bottom, top) = (best.min(worst), best.max(worst));
    let step = round_step(top - bottom, steps);
    let bottom = (bottom / step).floor() * step;
    // Towards a maximum the axis ends there: nothing lies beyond.
    let top = if scale.solved() > 0.0 { top } else { (top / step).ceil() * step };
    (bottom, top.max(bottom + 1.0))
}

/// The step that divides `span` into about `about` parts: 1, 2 or 5 times a power of ten, at least
/// 1.
#[must_use]
pub fn round_step(span: f64, about: usize) -> f64 {
    let rough = (span / about.max(1) as f64).max(1.0);
    let power = 10f64.powi(rough.log10().floor() as i32);
    let factors = [1.0, 2.0, 5.0].into_iter().map(|factor| factor * power);
    factors.into_iter().find(|&step| step >= rough).unwrap_or(10.0 * power)
}

/// A value on a scale: whole numbers as such, others with one decimal.
#[must_use]
pub fn value(value: f64) -> Message {
    let rounded = (value * 10.0).round() / 10.0;
    if rounded.fract() == 0.0 && rounded >= 0.0 {
        say::lab_count(rounded as u64)
    } else {
        decimal(rounded, 1)
    }
}
