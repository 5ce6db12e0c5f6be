//! Running times until success, in samples with failures.

/// The effort of a run, in any unit, and its success.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spent {
    /// The effort.
    pub amount: f64,
    /// `true` if the run found a solution.
    pub solved: bool,
}

/// The expected running time of an algorithm that is restarted until it succeeds: the total effort
/// divided by the number of successes (Auger and Hansen 2005,
/// <https://doi.org/10.1109/CEC.2005.1554903>). Infinite without success.
#[must_use]
pub fn expected_running_time(runs: &[Spent]) -> f64 {
    let successes = runs.iter().filter(|run| run.solved).count();
    let spent: f64 = runs.iter().map(|run| run.amount).sum();
    if successes == 0 { f64::INFINITY } else { spent / successes as f64 }
}

/// The penalised average running time PAR10: a failure counts as ten times the cutoff (Hutter and
/// others 2009, <https://doi.org/10.1613/jair.2861>). NaN without runs.
#[must_use]
pub fn penalised_average(runs: &[Spent], cutoff: f64) -> f64 {
    let sum: f64 = runs.iter().map(|run| if run.solved { run.amount } else { 10.0 * cutoff }).sum();
    sum / runs.len() as f64
}

/// The run-length distribution: the share of runs that succeed within each observed amount (Hoos
/// and Stuetzle 2000, <https://doi.org/10.1023/A:1006350622830>). Failures are censored: they count
/// in the total, but the curve doesn't reach them.
///
/// The running time is `O(n log n)`.
#[must_use]
pub fn solved_by(runs: &[Spent]) -> Vec<(f64, f64)> {
    let mut amounts: Vec<f64> =
        runs.iter().filter(|run| run.solved).map(|run| run.amount).collect();
    amounts.sort_by(f64::total_cmp);
    let all = runs.len() as f64;
    let mut curve: Vec<(f64, f64)> = Vec::new();
    for (index, amount) in amounts.into_iter().enumerate() {
        let share = (index + 1) as f64 / all;
        match curve.last_mut() {
            Some(last) if last.0 == amount => last.1 = share,
            _ => curve.push((amount, share)),
        }
    }
    curve
}
