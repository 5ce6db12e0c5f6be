//! Tables of run lengths: laws that fit them, and when to begin anew.

use crate::analysis::{Analysis, Measure, Summary};
use crate::numbers::{number, p_words, thousands};
use crate::stats::{Fit, Law, Spent, best_cutoffs, expected_running_time};
use crate::table::Table;

/// Samples from a law with which observed run lengths are compared.
const SAMPLES: usize = 99;

/// Laws are fitted to no more runs than this, taken at equal steps.
const MOST_RUNS: usize = 1_000;

/// The seed of the samples.
const SEED: u64 = 1;

/// The laws that run lengths follow and the restarts that they ask for, a row for each cell with a
/// solution; none where nothing was solved, or where quality is the measure.
#[must_use]
pub fn run_lengths(analysis: &Analysis<'_>) -> Vec<Table> {
    if analysis.measure() == Measure::Quality {
        return Vec::new();
    }
    let solved: Vec<&Summary> = analysis.summaries.iter().filter(|one| one.solved > 0).collect();
    [laws(analysis, &solved), restarts(analysis, &solved)].into_iter().flatten().collect()
}

/// Names of columns.
fn heads(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

fn laws(analysis: &Analysis<'_>, solved: &[&Summary]) -> Option<Table> {
    let rows: Vec<_> = solved.iter().filter_map(|one| law_row(analysis, one)).collect();
    (!rows.is_empty()).then(|| Table {
        caption: format!(
            "How long runs take, in {}: the distribution that fits best by Akaike's criterion \
            (exponential, shifted exponential, Weibull or lognormal), with its parameters. Failures \
            are censored, and of more than {} runs some are taken at equal steps. Distance is \
            Kolmogorov's; p is the share of {SAMPLES} samples of that distribution that lie as far \
            from it, so p < 0.05 says that it does not fit. The last column is how much more an \
            exponential distribution scores by the criterion; where it fits, restarts neither help \
            nor harm. Runs on several puzzles are a mixture.",
            analysis.measure().name(),
            thousands(MOST_RUNS as u64),
        ),
        words: 3,
        heads: heads(&[
            "class",
            "algorithm",
            "distribution",
            "parameters",
            "distance",
            "p",
            "exponential",
        ]),
        rows,
    })
}

fn restarts(analysis: &Analysis<'_>, solved: &[&Summary]) -> Option<Table> {
    let rows: Vec<_> = solved.iter().filter_map(|one| restart_row(analysis, one)).collect();
    (!rows.is_empty()).then(|| Table {
        caption: format!(
            "What is spent until a solution (in {}, the mean over puzzles): as it is; where every \
            run begins anew after the best cutoff; and after the best unit times Luby's sequence \
            1, 1, 2, 1, 1, 2, 4, ... Both were chosen by the same runs, so they promise too much. \
            Cells with a puzzle that was never solved are left out.",
            analysis.measure().name(),
        ),
        words: 2,
        heads: heads(&[
            "class",
            "algorithm",
            "as it is",
            "cutoff",
            "with it",
            "unit",
            "with Luby's",
        ]),
        rows,
    })
}

fn first_words(analysis: &Analysis<'_>, summary: &Summary) -> Vec<String> {
    let class = analysis.class_name(Some(summary.cell.class));
    vec![class.to_owned(), analysis.label(summary.cell.configuration).to_owned()]
}

fn law_row(analysis: &Analysis<'_>, summary: &Summary) -> Option<Vec<String>> {
    let runs = analysis.runs.of_cell(summary.cell);
    let step = runs.len().div_ceil(MOST_RUNS).max(1);
    let runs: Vec<Spent> = runs.into_iter().step_by(step).collect();
    let fits = Fit::all(&runs);
    let best = fits.first()?;
    let [first, second] = best.numbers.map(number);
    let numbers = match best.law {
        Law::Exponential => format!("mean {first}"),
        Law::Shifted => format!("{second} + mean {first}"),
        Law::Weibull => format!("scale {first}, shape {second}"),
        Law::Lognormal => {
            format!("median {}, deviation {second}", number(best.numbers[0].exp()))
        }
    };
    let exponential = fits.iter().find(|fit| fit.law == Law::Exponential)?;
    let mut row = first_words(analysis, summary);
    row.extend([
        best.law.name().to_owned(),
        numbers,
        format!("{:.3}", best.distance),
        p_words(best.goodness(&runs, SAMPLES, SEED)),
        number(exponential.criterion() - best.criterion()),
    ]);
    Some(row)
}

fn restart_row(analysis: &Analysis<'_>, summary: &Summary) -> Option<Vec<String>> {
    let puzzles = analysis.runs.puzzles(Some(summary.cell.class));
    let by_puzzle: Vec<Vec<Spent>> = puzzles
        .map(|puzzle| analysis.runs.of(summary.cell.configuration, puzzle).to_vec())
        .filter(|runs| !runs.is_empty())
        .collect();
    let cutoffs = best_cutoffs(&by_puzzle)?;
    let each = by_puzzle.iter().map(|runs| expected_running_time(runs));
    let mut row = first_words(analysis, summary);
    row.push(number(each.sum::<f64>() / by_puzzle.len() as f64));
    for one in [cutoffs.fixed, cutoffs.luby] {
        row.extend([one.after, one.spent].map(number));
    }
    Some(row)
}
