//! Figures in sentences of pages: the cells of tables.

use evoku_messages::{Message, Say, say};

use crate::analysis::{Analysis, Aspect};
use crate::numbers::{decimal, interval, p_value, signed};
use crate::report::overview::{overview, winners};
use crate::report::whole::{is_same_pair, quality, ranks, spent, success};
use crate::table::Table;

/// A cell of a table: of `solved`, `spent`, `quality`, `ranks`, `overview`, `winners` or
/// [`comparisons`]. `row` contains the first words of the row, separated by ` / `, and `column` is
/// the head of the column. If the head occurs several times, the first column is meant.
///
/// # Errors
/// If there is no such table, row or column.
pub(super) fn figure(
    analysis: &Analysis<'_>,
    table: &str,
    row: &str,
    column: &str,
) -> Result<String, Message> {
    let found = match table {
        "solved" => Some(success(analysis)),
        "spent" => Some(spent(analysis)),
        "quality" => Some(quality(analysis)),
        "ranks" => ranks(analysis),
        "overview" => Some(overview(analysis)),
        "winners" => Some(winners(analysis)),
        "comparisons" => Some(comparisons(analysis)),
        _ => None,
    };
    let found = found.ok_or_else(|| say::lab_lacks_table(table))?;
    let at = found.heads.iter().position(|head| head.to_string() == column);
    let at = at.ok_or_else(|| say::lab_lacks_column(table, column))?;
    let words: Vec<&str> = row.split(" / ").collect();
    let is_named = |cells: &&Vec<Message>| {
        let mut pairs = words.iter().zip(&cells[..found.words]);
        words.len() <= found.words && pairs.all(|(word, cell)| cell.to_string() == **word)
    };
    let cells = found.rows.iter().find(is_named);
    Ok(cells.ok_or_else(|| say::lab_lacks_row(table, row))?[at].to_string())
}

/// A table of all comparisons: of every pair on every class, in every aspect, with the effect, its
/// 95 % interval, the corrected p-value and the number of puzzles.
#[must_use]
pub fn comparisons(analysis: &Analysis<'_>) -> Table {
    let heads = vec![
        say::lab_head_class(),
        say::lab_head_algorithm(),
        say::lab_head_other(),
        say::lab_head_aspect(),
        say::lab_head_effect(),
        say::lab_head_interval(),
        say::lab_head_p(),
        say::lab_head_puzzles(),
    ];
    // A pair of an algorithm and its baseline is not repeated among the other pairs.
    let of_baselines = analysis.baselines.iter().map(|one| &one.comparison);
    let others = analysis.comparisons.iter().filter(|one| {
        let mut baselines = of_baselines.clone();
        !baselines.any(|other| one.class == other.class && is_same_pair(one.pair, other.pair))
    });
    let rows = of_baselines.clone().chain(others).flat_map(|one| {
        let [first, second] = one.pair.map(|pair| say::verbatim(analysis.label(pair)));
        let class = analysis.class(one.class);
        one.tests.iter().map(move |test| {
            let (scale, shown): (f64, fn(f64) -> Message) = match test.aspect {
                Aspect::Success => (100.0, |value| decimal(value, 1)),
                _ => (1.0, signed),
            };
            let [effect, low, high] = test.effect.map(|value| scale * value);
            vec![
                class.clone(),
                first.clone(),
                second.clone(),
                test.aspect.message(),
                shown(effect),
                interval([low, high], shown),
                p_value(test.p),
                say::verbatim(test.puzzles.len().to_string()),
            ]
        })
    });
    Table { caption: say::lab_table_comparisons(), words: 4, heads, rows: rows.collect() }
}
