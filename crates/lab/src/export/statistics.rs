//! The results of an analysis as tables.

use crate::analysis::{Analysis, Comparison, Ranking, Summary, Test};
use crate::export::error::ExportError;
use crate::export::file::Tables;
use crate::index::{ConfigurationIndex, PuzzleIndex};
use crate::value::{Kind, Value};

use Kind::{Integer, Real, Text};

const SUMMARY: &[(&str, Kind)] = &[
    ("class", Text),
    ("configuration", Text),
    ("measure", Text),
    ("runs", Integer),
    ("solved", Integer),
    ("rate", Real),
    ("rate_low", Real),
    ("rate_high", Real),
    ("generations", Real),
    ("seconds", Real),
    ("quartile_1", Real),
    ("median", Real),
    ("quartile_3", Real),
    ("ert", Real),
    ("ert_low", Real),
    ("ert_high", Real),
    ("par10", Real),
    ("par10_low", Real),
    ("par10_high", Real),
    ("quality", Real),
    ("quality_low", Real),
    ("quality_high", Real),
];

const VERDICTS: &[(&str, Kind)] = &[
    ("class", Text),
    ("first", Text),
    ("second", Text),
    ("basis", Text),
    ("puzzles", Integer),
    ("rate_first", Real),
    ("rate_second", Real),
    ("a12", Real),
    ("p_raw", Real),
    ("p", Real),
    ("p_smallest", Real),
    ("better", Text),
    ("verdict", Text),
];

const COMPARISONS: &[(&str, Kind)] = &[
    ("class", Text),
    ("set", Text),
    ("first", Text),
    ("second", Text),
    ("comparison", Text),
    ("puzzles", Integer),
    ("effect", Real),
    ("effect_low", Real),
    ("effect_high", Real),
    ("method", Text),
    ("p_raw", Real),
    ("p", Real),
    ("p_smallest", Real),
    ("exercised", Integer),
    ("better", Text),
    ("needed", Integer),
];

const COMPARISON_VALUES: &[(&str, Kind)] = &[
    ("class", Text),
    ("set", Text),
    ("first", Text),
    ("second", Text),
    ("comparison", Text),
    ("side", Text),
    ("puzzle_class", Text),
    ("puzzle", Integer),
    ("number", Integer),
    ("value", Real),
];

const RANK_VALUES: &[(&str, Kind)] = &[
    ("class", Text),
    ("puzzle_class", Text),
    ("puzzle", Integer),
    ("configuration", Text),
    ("value", Real),
];

const RANKS: &[(&str, Kind)] = &[
    ("class", Text),
    ("configuration", Text),
    ("basis", Text),
    ("puzzles", Integer),
    ("rank", Real),
    ("friedman", Real),
    ("p", Real),
    ("critical_difference", Real),
];

/// Writes the results of an analysis. The tables are `summary` (a row for each configuration and
/// class), `verdicts` (a row for each pair), `comparisons` (a row for each test), and `ranks`. The
/// values behind every p-value are in `comparison_values` and `rank_values`.
///
/// # Errors
/// If a file can't be written, or a sheet would have too many rows.
pub fn statistics(analysis: &Analysis<'_>, to: &mut Tables) -> Result<(), ExportError> {
    let mut table = to.create("summary", SUMMARY)?;
    for summary in &analysis.summaries {
        table.row(summary_row(analysis, summary))?;
    }
    to.complete(table)?;
    let mut table = to.create("verdicts", VERDICTS)?;
    for comparison in &analysis.comparisons {
        table.row(verdict_row(analysis, comparison))?;
    }
    to.complete(table)?;
    comparisons(analysis, to)?;
    let mut table = to.create("ranks", RANKS)?;
    let mut values = to.create("rank_values", RANK_VALUES)?;
    for ranking in &analysis.rankings {
        for configuration in ConfigurationIndex::first(ranking.friedman.mean_ranks.len()) {
            table.row(rank_row(analysis, ranking, configuration))?;
            for (&puzzle, of_puzzle) in ranking.blocks.iter().zip(&ranking.values) {
                let [class, number] = name_of(analysis, puzzle);
                values.row([
                    analysis.class_name(ranking.class).into(),
                    class,
                    number,
                    analysis.label(configuration).into(),
                    finite(of_puzzle[configuration.at()]),
                ])?;
            }
        }
    }
    to.complete(table)?;
    to.complete(values)
}

/// Writes each test of each pair, and the values that it compared.
fn comparisons(analysis: &Analysis<'_>, to: &mut Tables) -> Result<(), ExportError> {
    let pairs = analysis.comparisons.iter().map(|one| ("pairs", one, None));
    let baselines = (analysis.baselines.iter())
        .map(|one| ("baselines", &one.comparison, Some(u64::from(one.idle.is_none()))));
    let mut table = to.create("comparisons", COMPARISONS)?;
    let mut values = to.create("comparison_values", COMPARISON_VALUES)?;
    for (set, one, exercised) in pairs.chain(baselines) {
        for test in &one.tests {
            let start: [Value; 5] = [
                analysis.class_name(one.class).into(),
                set.into(),
                analysis.label(one.pair[0]).into(),
                analysis.label(one.pair[1]).into(),
                test.aspect.name().into(),
            ];
            table.row(start.iter().cloned().chain(test_cells(analysis, test, exercised)))?;
            for (side, of_side) in ["first", "second"].into_iter().zip(&test.values) {
                for (index, &value) in of_side.iter().enumerate() {
                    // On a single puzzle, the values are those of its runs.
                    let place = if test.puzzles.len() == 1 { 0 } else { index };
                    let [class, puzzle] = name_of(analysis, test.puzzles[place]);
                    let number = (index as u64 + 1).into();
                    let end = [side.into(), class, puzzle, number, finite(value)];
                    values.row(start.iter().cloned().chain(end))?;
                }
            }
        }
    }
    to.complete(table)?;
    to.complete(values)
}

/// The cells of a test. `exercised` is 1 or 0 for a comparison with a baseline.
fn test_cells(analysis: &Analysis<'_>, test: &Test, exercised: Option<u64>) -> [Value; 11] {
    let [effect, low, high] = test.effect.map(finite);
    [
        (test.puzzles.len() as u64).into(),
        effect,
        low,
        high,
        test.method.name().into(),
        finite(test.raw_p),
        finite(test.p),
        finite(test.reachable),
        exercised.into(),
        test.better.map(|better| analysis.label(better)).into(),
        test.needed.into(),
    ]
}

/// The class of a puzzle and its number in the class.
fn name_of(analysis: &Analysis<'_>, puzzle: PuzzleIndex) -> [Value; 2] {
    let puzzle = &analysis.results.plan.puzzles[puzzle.at()];
    [analysis.class_name(Some(puzzle.class)).into(), (puzzle.number as u64).into()]
}

/// A number as a value; empty if it is NaN or infinite.
fn finite(value: f64) -> Value {
    value.is_finite().then_some(value).into()
}

fn summary_row(analysis: &Analysis<'_>, summary: &Summary) -> Vec<Value> {
    let mut row = vec![
        analysis.class_name(Some(summary.cell.class)).into(),
        analysis.label(summary.cell.configuration).into(),
        analysis.measure().name().into(),
        summary.runs.into(),
        summary.solved.into(),
        finite(summary.solved as f64 / summary.runs as f64),
        finite(summary.interval[0]),
        finite(summary.interval[1]),
        finite(summary.mean_generations),
        finite(summary.seconds / summary.runs as f64),
    ];
    let estimates = [summary.quartiles, summary.ert, summary.par10, summary.quality];
    row.extend(estimates.into_iter().flatten().map(finite));
    row
}

fn verdict_row(analysis: &Analysis<'_>, comparison: &Comparison) -> Vec<Value> {
    let test = comparison.test(comparison.main);
    vec![
        analysis.class_name(comparison.class).into(),
        analysis.label(comparison.pair[0]).into(),
        analysis.label(comparison.pair[1]).into(),
        comparison.main.name().into(),
        (comparison.puzzles as u64).into(),
        finite(comparison.rates[0]),
        finite(comparison.rates[1]),
        finite(comparison.superiority),
        test.map(|test| test.raw_p).into(),
        finite(comparison.p()),
        test.map(|test| test.reachable).into(),
        comparison.better.map(|better| analysis.label(better)).into(),
        comparison.verdict(analysis).to_string().as_str().into(),
    ]
}

fn rank_row(
    analysis: &Analysis<'_>,
    ranking: &Ranking,
    configuration: ConfigurationIndex,
) -> Vec<Value> {
    vec![
        analysis.class_name(ranking.class).into(),
        analysis.label(configuration).into(),
        ranking.basis.name().into(),
        (ranking.puzzles as u64).into(),
        finite(ranking.friedman.mean_ranks[configuration.at()]),
        finite(ranking.friedman.statistic),
        finite(ranking.friedman.p),
        finite(ranking.critical_difference),
    ]
}
