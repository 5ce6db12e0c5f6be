//! Comparison of published figures with those of runs, with a verdict.

use evoku_messages::{Message, say};

use crate::analysis::{Analysis, LEVEL};
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::numbers::{dash, interval, number, p_cell, percent};
use crate::results::Cell;
use crate::run::Run;
use crate::stats::{bootstrap, fisher_exact, holm, mean, median, wilson};
use crate::table::Table;

/// The largest difference of two shares that agree.
const MARGIN: f64 = 0.2;
/// The largest ratio of two means that agree.
const FACTOR: f64 = 1.5;
/// The seed of the bootstrap samples behind the intervals.
const SEED: u64 = 1;

/// A published figure of an algorithm on a class, written as `CLASS / ALGORITHM: FIGURE`. The
/// algorithm may be omitted if the plan has only one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The class.
    pub class: String,
    /// The label of the algorithm in the plan.
    pub algorithm: Option<String>,
    /// The figure.
    pub figure: Figure,
}

/// A published figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// `1 of 3`: the number of runs that found a solution, and of all runs.
    Runs(u64, u64),
    /// `89 of 1000 attempts`: the number of runs that found a solution, and of all runs, for runs
    /// without restarts.
    Attempts(u64, u64),
    /// `9 of 300 at 0`: the number of runs that reached a cost of 0, with or without a solution,
    /// and of all runs.
    AtZero(u64, u64),
    /// `101 generations`: the mean number of generations of the runs that found a solution.
    Generations(u64),
    /// `188 generations of attempts`: the mean number of generations of the runs that found a
    /// solution, for runs without restarts.
    GenerationsOfAttempts(u64),
    /// `cost 8`: the median of the runs' lowest costs.
    Cost(u64),
}

impl Claim {
    /// Parses a claim; `None` if it is invalid.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (of, figure) = text.rsplit_once(": ")?;
        let (class, algorithm) = match of.split_once(" / ") {
            Some((class, algorithm)) => (class, Some(algorithm.trim().to_owned())),
            None => (of, None),
        };
        let words: Vec<&str> = figure.split_whitespace().collect();
        let figure = match words[..] {
            [solved, "of", runs] => Figure::Runs(solved.parse().ok()?, runs.parse().ok()?),
            [solved, "of", runs, "attempts"] => {
                Figure::Attempts(solved.parse().ok()?, runs.parse().ok()?)
            }
            [reached, "of", runs, "at", "0"] => {
                Figure::AtZero(reached.parse().ok()?, runs.parse().ok()?)
            }
            ["cost", median] => Figure::Cost(median.parse().ok()?),
            [mean, "generations"] => Figure::Generations(mean.parse().ok()?),
            [mean, "generations", "of", "attempts"] => {
                Figure::GenerationsOfAttempts(mean.parse().ok()?)
            }
            _ => return None,
        };
        let is_share = match figure {
            Figure::Runs(found, all)
            | Figure::Attempts(found, all)
            | Figure::AtZero(found, all) => found <= all && all > 0,
            Figure::Generations(_) | Figure::GenerationsOfAttempts(_) | Figure::Cost(_) => true,
        };
        is_share.then(|| Self { class: class.trim().to_owned(), algorithm, figure })
    }

    /// The cell that the claim is about.
    ///
    /// # Errors
    /// If the plan does not have the class or the algorithm; the error names the missing one.
    fn cell(&self, analysis: &Analysis<'_>) -> Result<Cell, Message> {
        let plan = &analysis.results.plan;
        let class = ClassIndex::first(plan.classes.len())
            .find(|class| plan.classes[class.at()] == self.class)
            .ok_or_else(|| say::lab_lacks_class(&self.class))?;
        let mut all = ConfigurationIndex::first(plan.configurations.len());
        let configuration = match &self.algorithm {
            Some(name) => all
                .find(|&one| analysis.label(one) == name)
                .ok_or_else(|| say::lab_lacks_algorithm(name))?,
            None if plan.configurations.len() == 1 => ConfigurationIndex(0),
            None => return Err(say::lab_lacks_choice(&self.class)),
        };
        Ok(Cell { configuration, class })
    }
}

/// The comparison of a published figure with runs.
struct Compared {
    published: Message,
    here: Message,
    interval: Message,
    /// The p-value of the test; `None` if no test was made.
    p: Option<f64>,
    /// `true` if the published figure is outside the interval of the runs.
    is_outside: bool,
    /// `true` if the figures are equivalent: the interval of their difference or ratio is within
    /// the margin.
    is_equivalent: bool,
}

/// Compares published figures with those of runs.
///
/// - Two figures *agree* if they are equivalent: the 95 % interval of the difference of two shares
///   is within 20 percentage points, or that of the ratio of two means within a factor of 1.5. This
///   is a test of equivalence (two one-sided tests, Schuirmann 1987,
///   <https://doi.org/10.1007/BF01068419>) at a level of 2.5 %. The interval of a difference of
///   shares is Newcombe's (1998,
///   <https://doi.org/10.1002/(SICI)1097-0258(19980430)17:8%3C873::AID-SIM779%3E3.0.CO;2-I>, method
///   10). A published mean has no known variance, so its ratio has only the interval of the runs.
/// - Otherwise a share *differs* if Fisher's exact test is significant at the 5 % level and the
///   share is outside the interval of the runs. The p-values are corrected by Holm's method for the
///   whole table. The interval accounts for the similarity of runs on the same puzzle.
/// - Otherwise a mean *differs* if it is outside the interval.
/// - All other figures are *open*.
///
/// # Errors
/// If the plan does not have a class or an algorithm; the error names the missing one.
pub(super) fn published(analysis: &Analysis<'_>, claims: &[Claim]) -> Result<Table, Message> {
    let mut rows = Vec::new();
    for claim in claims {
        let cell = claim.cell(analysis)?;
        rows.push((cell, compare(analysis, cell, claim.figure)));
    }
    let p: Vec<f64> = rows.iter().filter_map(|(_, one)| one.p).collect();
    let mut corrected = holm(&p).into_iter();
    let rows = rows.into_iter().map(|(cell, one)| {
        let p = one.p.and_then(|_| corrected.next());
        let differs = one.is_outside && p.is_none_or(|p| p < LEVEL);
        let verdict = match (one.is_equivalent, differs) {
            (true, _) => say::lab_claim_agrees(),
            (false, true) => say::lab_claim_differs(),
            (false, false) => say::lab_claim_open(),
        };
        vec![
            analysis.class(Some(cell.class)),
            say::verbatim(analysis.label(cell.configuration)),
            verdict,
            one.published,
            one.here,
            one.interval,
            p.map_or_else(dash, p_cell),
        ]
    });
    Ok(Table {
        caption: say::lab_table_published(),
        words: 3,
        heads: vec![
            say::lab_head_class(),
            say::lab_head_algorithm(),
            say::lab_head_verdict(),
            say::lab_head_published(),
            say::lab_head_here(),
            say::lab_head_interval(),
            say::lab_head_p_fisher(),
        ],
        rows: rows.collect(),
    })
}

fn compare(analysis: &Analysis<'_>, cell: Cell, figure: Figure) -> Compared {
    let runs = analysis.results.runs.iter();
    let runs: Vec<&Run> = runs.filter(|run| analysis.results.cell(run) == cell).collect();
    let count = |is: fn(&Run) -> bool| runs.iter().filter(|run| is(run)).count() as u64;
    // The values of the runs that have a value, grouped by puzzle.
    let by_puzzle = |value: fn(&Run) -> Option<f64>| {
        let mut groups = vec![Vec::new(); analysis.results.plan.puzzles.len()];
        for run in &runs {
            groups[run.puzzle.at()].extend(value(run));
        }
        groups
    };
    match figure {
        Figure::Generations(published) => {
            let of = by_puzzle(|run| run.is_solved().then_some(run.generations as f64));
            average(published, say::lab_claim_generations, &of, mean)
        }
        Figure::GenerationsOfAttempts(published) => {
            let of = by_puzzle(|run| {
                let is_first = run.is_solved() && run.restarts == 0;
                is_first.then_some(run.generations as f64)
            });
            average(published, say::lab_claim_generations, &of, mean)
        }
        Figure::Cost(published) => {
            let of = by_puzzle(|run| run.best.map(f64::from));
            average(published, say::lab_claim_cost, &of, median)
        }
        Figure::Runs(solved, all) => {
            let summary = analysis.summaries.iter().find(|summary| summary.cell == cell);
            let (ours, interval) =
                summary.map_or(([0, 0], [0.0, 1.0]), |one| ([one.solved, one.runs], one.interval));
            shares([solved, all], ours, interval, say::lab_claim_runs)
        }
        Figure::AtZero(reached, all) => {
            let ours = [count(|run| run.best == Some(0)), runs.len() as u64];
            shares([reached, all], ours, wilson(ours[0], ours[1]), say::lab_claim_at_zero)
        }
        Figure::Attempts(solved, all) => {
            let found = count(Run::is_solved);
            let attempts = found + runs.iter().map(|run| run.restarts).sum::<u64>();
            let interval = wilson(found, attempts);
            shares([solved, all], [found, attempts], interval, say::lab_claim_attempts)
        }
    }
}

fn average(
    published: u64,
    message: fn(u64) -> Message,
    by_puzzle: &[Vec<f64>],
    statistic: fn(&[f64]) -> f64,
) -> Compared {
    let ours = bootstrap(by_puzzle, SEED, statistic);
    let theirs = published as f64;
    Compared {
        published: message(published),
        here: number(statistic(&by_puzzle.concat())),
        interval: interval(ours, number),
        p: None,
        is_outside: !(ours[0]..=ours[1]).contains(&theirs),
        is_equivalent: ours[0] >= theirs / FACTOR && ours[1] <= theirs * FACTOR,
    }
}

fn shares(
    theirs: [u64; 2],
    ours: [u64; 2],
    of_ours: [f64; 2],
    message: fn(u64, u64) -> Message,
) -> Compared {
    let of_theirs = wilson(theirs[0], theirs[1]);
    let share = |[found, all]: [u64; 2]| found as f64 / all as f64;
    let (our_share, their_share) = (share(ours), share(theirs));
    let [low, high] = difference((our_share, of_ours), (their_share, of_theirs));
    Compared {
        published: message(theirs[0], theirs[1]),
        here: message(ours[0], ours[1]),
        interval: interval(of_ours, percent),
        p: Some(fisher_exact(theirs, ours)),
        is_outside: !(of_ours[0]..=of_ours[1]).contains(&their_share),
        is_equivalent: low >= -MARGIN && high <= MARGIN,
    }
}

/// Newcombe's interval of the difference of two shares, from each share and its interval.
fn difference((one, of_one): (f64, [f64; 2]), (other, of_other): (f64, [f64; 2])) -> [f64; 2] {
    let difference = one - other;
    [
        difference - (one - of_one[0]).hypot(of_other[1] - other),
        difference + (of_one[1] - one).hypot(other - of_other[0]),
    ]
}

#[cfg(test)]
mod tests {
    use super::difference;
    use crate::stats::wilson;

    /// The example of Newcombe 1998, method 10: 56 of 70 and 48 of 80.
    #[test]
    fn the_interval_of_a_difference_is_newcombes() {
        let [low, high] = difference((56.0 / 70.0, wilson(56, 70)), (48.0 / 80.0, wilson(48, 80)));
        assert!((low - 0.0524).abs() < 5e-5 && (high - 0.3339).abs() < 5e-5, "{low} {high}");
    }
}
