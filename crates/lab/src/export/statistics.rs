//! The results of an analysis as tables.

use std::path::Path;

use crate::analysis::{Analysis, Comparison, Ranking, Summary};
use crate::export::error::ExportError;
use crate::export::file::{Format, TableFile};
use crate::index::ConfigurationIndex;
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

/// Writes the results of an analysis into a folder that [`tables`](super::tables) created. The
/// tables are `summary` (a row for each configuration and class), `verdicts` (a row for each
/// comparison) and `ranks`.
///
/// # Errors
/// If a file can't be written, or this build can't write the format.
pub fn statistics(
    analysis: &Analysis<'_>,
    folder: &Path,
    format: Format,
) -> Result<(), ExportError> {
    let mut table = TableFile::create(folder, "summary", format, SUMMARY)?;
    for summary in &analysis.summaries {
        table.row(summary_row(analysis, summary))?;
    }
    table.finish()?;
    let mut table = TableFile::create(folder, "verdicts", format, VERDICTS)?;
    for comparison in &analysis.comparisons {
        table.row(verdict_row(analysis, comparison))?;
    }
    table.finish()?;
    let mut table = TableFile::create(folder, "ranks", format, RANKS)?;
    for ranking in &analysis.rankings {
        for configuration in ConfigurationIndex::first(ranking.friedman.mean_ranks.len()) {
            table.row(rank_row(analysis, ranking, configuration))?;
        }
    }
    table.finish()
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
    vec![
        analysis.class_name(comparison.class).into(),
        analysis.label(comparison.pair[0]).into(),
        analysis.label(comparison.pair[1]).into(),
        comparison.basis.name().into(),
        (comparison.puzzles as u64).into(),
        finite(comparison.rates[0]),
        finite(comparison.rates[1]),
        finite(comparison.quicker),
        finite(comparison.raw_p),
        finite(comparison.p),
        finite(comparison.reachable),
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
