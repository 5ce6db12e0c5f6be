//! Statistics of runs, many of which fail within their budget.
//!
//! Every function is checked against values that SciPy computed (`tests/reference/`). All are
//! deterministic; intervals that are bootstrapped take a seed.

mod effect;
mod hypothesis;
mod location;
mod proportion;
mod range;
mod running_time;

pub use effect::{a12, cliffs_delta, magnitude};
pub use hypothesis::{
    Friedman, friedman, holm, kruskal_wallis, mann_whitney, smallest_p, wilcoxon_signed_rank,
};
pub use location::{mean, median, quantile, ranks};
pub use proportion::wilson;
pub use range::{critical_difference, studentized_range};
pub use running_time::{Spent, bootstrap, expected_running_time, penalised_average, solved_by};
