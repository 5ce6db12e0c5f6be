//! Tables of run lengths: distributions that fit them, and the best times to restart.

use evoku_messages::{Message, say};

use crate::analysis::{Analysis, Measure, Summary};
use crate::numbers::{decimal, number, p_value};
use crate::stats::{Fit, Law, Spent, best_cutoffs, expected_running_time};
use crate::table::Table;

/// The number of samples from a distribution with which observed run lengths are compared.
const SAMPLES: usize = 99;

/// The most runs to which distributions are fitted; of more, runs are taken at equal steps.
const MOST_RUNS: usize = 1_000;

/// The seed of these samples.
const SEED: u64 = 1;

/// The distributions that fit the run lengths and the best restarts, with a row for each cell with
/// a solution. Empty if nothing was solved or if quality is the measure.
#[must_use]
pub fn run_lengths(analysis: &Analysis<'_>) -> Vec<Table> {
    if analysis.measure() == Measure::Quality {
        return Vec::new();
    }
    let solved: Vec<&Summary> = analysis.summaries.iter().filter(|one| one.solved > 0).collect();
    [laws(analysis, &solved), restarts(analysis, &solved)].into_iter().flatten().collect()
}

fn laws(analysis: &Analysis<'_>, solved: &[&Summary]) -> Option<Table> {
    let rows: Vec<_> = solved.iter().filter_map(|one| law_row(analysis, one)).collect();
    (!rows.is_empty()).then(|| Table {
        caption: say::lab_table_laws(&analysis.measure(), MOST_RUNS, SAMPLES),
        words: 3,
        heads: vec![
            say::lab_head_class(),
            say::lab_head_algorithm(),
            say::lab_head_distribution(),
            say::lab_head_parameters(),
            say::lab_head_distance(),
            say::lab_head_p(),
            say::lab_head_exponential(),
        ],
        rows,
    })
}

fn restarts(analysis: &Analysis<'_>, solved: &[&Summary]) -> Option<Table> {
    let rows: Vec<_> = solved.iter().filter_map(|one| restart_row(analysis, one)).collect();
    (!rows.is_empty()).then(|| Table {
        caption: say::lab_table_restarts(&analysis.measure()),
        words: 2,
        heads: vec![
            say::lab_head_class(),
            say::lab_head_algorithm(),
            say::lab_head_as_it_is(),
            say::lab_head_cutoff(),
            say::lab_head_with_cutoff(),
            say::lab_head_unit(),
            say::lab_head_with_luby(),
        ],
        rows,
    })
}

fn first_words(analysis: &Analysis<'_>, summary: &Summary) -> Vec<Message> {
    let class = analysis.class(Some(summary.cell.class));
    vec![class, say::verbatim(analysis.label(summary.cell.configuration))]
}

fn law_row(analysis: &Analysis<'_>, summary: &Summary) -> Option<Vec<Message>> {
    let runs = analysis.runs.of_cell(summary.cell);
    let step = runs.len().div_ceil(MOST_RUNS).max(1);
    let runs: Vec<Spent> = runs.into_iter().step_by(step).collect();
    let fits = Fit::all(&runs);
    let best = fits.first()?;
    let [first, second] = best.numbers.map(number);
    let (law, numbers) = match best.law {
        Law::Exponential => (say::lab_law_exponential(), say::lab_cell_exponential(first)),
        Law::Shifted => (say::lab_law_shifted(), say::lab_cell_shifted(second, first)),
        Law::Weibull => (say::lab_law_weibull(), say::lab_cell_weibull(first, second)),
        Law::Lognormal => {
            let median = number(best.numbers[0].exp());
            (say::lab_law_lognormal(), say::lab_cell_lognormal(median, second))
        }
    };
    let exponential = fits.iter().find(|fit| fit.law == Law::Exponential)?;
    let mut row = first_words(analysis, summary);
    row.extend([
        law,
        numbers,
        decimal(best.distance, 3),
        p_value(best.goodness(&runs, SAMPLES, SEED)),
        number(exponential.criterion() - best.criterion()),
    ]);
    Some(row)
}

fn restart_row(analysis: &Analysis<'_>, summary: &Summary) -> Option<Vec<Message>> {
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
