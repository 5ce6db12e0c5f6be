//! The table of a run: one row of numbers per generation, on the algorithm's own scale.

use std::collections::HashSet;

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
/// - `different_members`: the number of members that differ from each other.
/// - `better`, `equal` and `worse`: the number of children by comparison with their better parent;
///   empty if the algorithm doesn't report it.
pub const COLUMNS: [&str; 13] = [
    "generation",
    "evaluations",
    "restarts",
    "best",
    "mean",
    "worst",
    "diversity",
    "best_of_run",
    "best_members",
    "different_members",
    "better",
    "equal",
    "worse",
];

/// The row of a generation, with costs converted to `scale`. Takes time proportional to the total
/// length of the members.
#[must_use]
pub fn row(generation: &dyn Generation, scale: &Scale) -> [Option<f64>; COLUMNS.len()] {
    let value = |total: u32| scale.value(f64::from(total));
    let members = || 0..generation.size();
    let best = generation.best();
    let best_members = members().filter(|&member| generation.cost(member) == best).count();
    let different: HashSet<String> = members().map(|member| generation.line(member)).collect();
    let offspring = generation.offspring();
    let children = |count: fn(&Offspring) -> u64| offspring.as_ref().map(|all| count(all) as f64);
    [
        Some(generation.number() as f64),
        Some(generation.work().evaluations() as f64),
        Some(generation.restarts() as f64),
        Some(value(best.total())),
        Some(scale.value(generation.mean())),
        Some(value(generation.worst().total())),
        Some(generation.diversity()),
        Some(value(generation.best_of_run().total())),
        Some(best_members as f64),
        Some(different.len() as f64),
        children(|all| all.better),
        children(|all| all.equal),
        children(|all| all.worse),
    ]
}

/// Formats numbers as a line of CSV. A cell without a number is empty.
#[must_use]
pub fn csv(numbers: &[Option<f64>]) -> String {
    let cells = numbers.iter().map(|number| number.map_or_else(String::new, |n| n.to_string()));
    cells.collect::<Vec<_>>().join(",") + "\n"
}
