//! Axes: positions of values, ticks, and formats of numbers.

use evoku_evolve::presets::Scale;

use evoku_evolve::history::{History, Point};
use evoku_lab::numbers::decimal;
use evoku_messages::{Message, say};

/// The horizontal axis of generations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Axis {
    /// The number of the last generation.
    last: u64,
    /// `true` if the position of a generation grows with `log10(generation + 1)`.
    logarithmic: bool,
}

/// Runs with fewer generations get a linear axis.
const LOGARITHMIC_FROM: u64 = 100;

/// The most restarts that a picture can show individually.
const FEW_RESTARTS: u64 = 50;

/// The points that share a column of pixels. Costs are totals.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Column {
    /// The index of the column.
    pub number: usize,
    /// The lowest cost of any member.
    pub best: f64,
    /// The mean of the generations' mean costs.
    pub mean: f64,
    /// The highest cost of any member.
    pub worst: f64,
    /// The lowest cost since the start of the run.
    pub best_of_run: f64,
}

impl Axis {
    /// The axis that suits a run best.
    ///
    /// It is logarithmic if a linear one would hide a fast start. That is the case if there are at
    /// least 100 generations and the first twentieth of them achieved half of the total
    /// improvement. A run with 1 to 50 restarts has several starts, which only a linear axis shows
    /// in the same way. With more restarts, they can't be distinguished anyway, so only the first
    /// start counts.
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

    /// Returns `true` if the axis is logarithmic.
    #[must_use]
    pub fn is_logarithmic(self) -> bool {
        self.logarithmic
    }

    /// The position of a generation, from 0 (generation 0) to 1 (the last one).
    #[must_use]
    pub fn position(self, generation: f64) -> f64 {
        let last = self.last as f64;
        match self.logarithmic {
            _ if self.last == 0 => 1.0,
            true => generation.ln_1p() / last.ln_1p(),
            false => generation / last,
        }
    }

    /// The generations with a label: 0 and powers of ten, or about `about` round numbers.
    #[must_use]
    pub fn ticks(self, about: usize) -> Vec<u64> {
        if self.logarithmic {
            let powers = std::iter::successors(Some(1u64), |power| power.checked_mul(10));
            return std::iter::once(0).chain(powers.take_while(|&t| t <= self.last)).collect();
        }
        let step = round_step(self.last as f64, about) as u64;
        (0..=self.last).step_by(usize::try_from(step).unwrap_or(usize::MAX)).collect()
    }

    /// The generations between two powers of ten with a tick without a label.
    #[must_use]
    pub fn minor_ticks(self) -> Vec<u64> {
        let powers = self.ticks(0).into_iter().filter(|&tick| self.logarithmic && tick > 0);
        powers
            .flat_map(|power| (2..10).map(move |i| i * power))
            .filter(|&t| t <= self.last)
            .collect()
    }

    /// The columns of a picture with this width, from left to right. Columns that fall between two
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

/// The lowest cost of the run up to `generation`.
fn best_after(points: &[Point], generation: u64) -> u32 {
    let after = points.partition_point(|point| point.first <= generation);
    points.get(after.saturating_sub(1)).map_or(0, |point| point.best_of_run)
}

/// The values at the bottom and at the top of an axis with about `steps` steps. The axis covers
/// these costs, and a solution if it isn't far away.
#[must_use]
pub fn range(costs: impl Iterator<Item = f64> + Clone, scale: Scale, steps: usize) -> (f64, f64) {
    let worst = costs.clone().fold(0.0, f64::max);
    let best = costs.fold(worst, f64::min);
    // The axis includes a solution unless the curves would then shrink to a line at the edge.
    let best = if best <= 2.0 * (worst - best).max(1.0) { 0.0 } else { best };
    let (best, worst) = (scale.value(best), scale.value(worst));
    let (bottom, top) = (best.min(worst), best.max(worst));
    let step = round_step(top - bottom, steps);
    let bottom = (bottom / step).floor() * step;
    // An axis towards a maximum ends there, because no value can be higher.
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

/// Formats a value on a scale: integers without decimals, other numbers with one.
#[must_use]
pub fn value(value: f64) -> Message {
    let rounded = (value * 10.0).round() / 10.0;
    if rounded.fract() == 0.0 && rounded >= 0.0 {
        say::lab_count(rounded as u64)
    } else {
        decimal(rounded, 1)
    }
}
