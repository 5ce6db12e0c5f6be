//! The table of a run: one row of numbers per generation, on the algorithm's own scale.

use crate::record::observer::Generation;
use crate::record::scale::Scale;

/// The names of the columns.
pub const COLUMNS: [&str; 8] =
    ["generation", "evaluations", "restarts", "best", "mean", "worst", "diversity", "best_of_run"];

/// The row of a generation, with costs converted to `scale`.
#[must_use]
pub fn row(generation: &dyn Generation, scale: &Scale) -> [f64; COLUMNS.len()] {
    let value = |total: u32| scale.value(f64::from(total));
    [
        generation.number() as f64,
        generation.work().evaluations() as f64,
        generation.restarts() as f64,
        value(generation.best().total()),
        scale.value(generation.mean()),
        value(generation.worst().total()),
        generation.diversity(),
        value(generation.best_of_run().total()),
    ]
}

/// Formats numbers as a line of CSV.
#[must_use]
pub fn csv(numbers: &[f64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(f64::to_string).collect();
    numbers.join(",") + "\n"
}
