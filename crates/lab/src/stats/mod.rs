//! Statistics of runs, many of which exhaust their budget without success.
//!
//! Every function is checked against reference values computed by SciPy (`tests/reference/`). All
//! functions are deterministic; functions that use a bootstrap take a seed.

mod bootstrap;
mod effect;
mod hypothesis;
mod location;
mod permutation;
mod proportion;
mod range;
mod restart;
mod run_length;
mod running_time;

pub use bootstrap::bootstrap;
pub(crate) use bootstrap::{bootstrap_all, interval};
pub use effect::a12;
pub use hypothesis::{Friedman, fisher_exact, friedman, holm};
pub use location::{mean, median, quantile, ranks};
pub use permutation::{
    Permutation, exchanges, sign_flips, smallest_of_divisions, smallest_of_shares,
    smallest_of_signs, smallest_p,
};
pub use proportion::wilson;
pub use range::{critical_difference, studentized_range};
pub use restart::{Cutoffs, Restarts, best_cutoffs};
pub use run_length::{Fit, Law};
pub use running_time::{Spent, expected_running_time, penalised_average, solved_by};
