//! The table of a run: one row of numbers per generation, on the algorithm's own scale.

use crate::record::observer::Generation;
use crate::record::offspring::Offspring;
use crate::record::scale::Scale;

/// The names of the columns.
///
/// - `generation`, `evaluations` and `restarts`: the progress of the run.
/// - `best`, `mean`, `worst` and `best_of_run`: fitness of the members, and the best so far.
/// - `diversity`: the mean number of places in which the members differ from the best of them,
///   `sum(d(x, best)) / n` with the Hamming distance `d`.
/// - `best_members`: the number of members that are as good as the best. How fast it grows to all
///   members, the takeover time, measures the pressure of selection (Goldberg and Deb 1991,
///   [doi:10.1016/B978-0-08-050684-5.50008-2](https://doi.org/10.1016/B978-0-08-050684-5.50008-2)).
/// - `better`, `equal` and `worse`: the number of children by comparison with their better parent;
///   no number (NaN) if the algorithm doesn't report it.
/// - `deviation`: the standard deviation of the fitness of the members.
/// - `parents`: the mean fitness of the selected parents of this generation, a parent of several
///   children counting several times; no number (NaN) if the algorithm doesn't report children.
///
/// The pressure of selection in generation `t` is the selection intensity
/// `|parents(t) - mean(t - 1)| / deviation(t - 1)`, which compares the parents with the members from
/// which they were selected (Blickle and Thiele 1996,
/// [doi:10.1162/evco.1996.4.4.361](https://doi.org/10.1162/evco.1996.4.4.361)).
pub const COLUMNS: [&str; 14] = [
    "generation",
    "evaluations",
    "restarts",
    "best",
    "mean",
    "worst",
    "diversity",
    "best_of_run",
    "best_members",
    "better",
    "equal",
    "worse",
    "deviation",
    "parents",
];

/// The row of a generation, with costs converted to `scale`.
#[must_use]
pub fn row(generation: &dyn Generation, scale: &Scale) -> [f64; COLUMNS.len()] {
    let value = |total: u32| scale.value(f64::from(total));
    let best = generation.best();
    let is_best = |&member: &usize| generation.cost(member) == best;
    let children = generation.offspring();
    let [better, equal, worse] = children.map_or([f64::NAN; 3], |children| {
        [children.better, children.equal, children.worse].map(|count| count as f64)
    });
    let parents = children.and_then(Offspring::mean_of_parents);
    [
        generation.number() as f64,
        generation.work().evaluations() as f64,
        generation.restarts() as f64,
        value(best.total()),
        scale.value(generation.mean()),
        value(generation.worst().total()),
        generation.diversity(),
        value(generation.best_of_run().total()),
        (0..generation.size()).filter(is_best).count() as f64,
        better,
        equal,
        worse,
        generation.deviation(),
        parents.map_or(f64::NAN, |parents| scale.value(parents)),
    ]
}

/// Formats numbers as a line of CSV. The cell of a NaN is empty.
#[must_use]
pub fn csv(numbers: &[f64]) -> String {
    let cell = |number: &f64| if number.is_nan() { String::new() } else { number.to_string() };
    numbers.iter().map(cell).collect::<Vec<_>>().join(",") + "\n"
}
