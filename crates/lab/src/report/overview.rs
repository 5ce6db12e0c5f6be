//! Tables that compare many algorithms on many classes.

use evoku_messages::{Decimal, Message, say};

use crate::analysis::{Analysis, Ranking, Summary};
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::numbers::{dash, number, percent};
use crate::results::{Cell, PROPAGATION};
use crate::table::Table;

/// A table with a row for each algorithm and a column for each class. A cell contains the share of
/// runs that found a solution, and the mean number of missing digits of the other runs' best
/// attempts.
#[must_use]
pub fn overview(analysis: &Analysis<'_>) -> Table {
    let plan = &analysis.results.plan;
    let mut heads = vec![say::lab_head_algorithm(), say::lab_head_propagation()];
    heads.extend(plan.classes.iter().map(say::verbatim));
    let rows = ConfigurationIndex::first(plan.configurations.len()).map(|configuration| {
        let kept = &plan.configurations[configuration.at()];
        let mut row = vec![say::verbatim(&kept.label), say::lab_propagation(&kept.propagation)];
        row.extend(ClassIndex::first(plan.classes.len()).map(|class| {
            let summary = of_cell(analysis, Cell { configuration, class });
            summary.map_or_else(dash, reached)
        }));
        row
    });
    Table { caption: say::lab_table_overview(), words: 2, heads, rows: rows.collect() }
}

/// A table with a row for each algorithm with a baseline and a column for each class. A cell
/// indicates if the algorithm beats its baseline in the main aspect, and gives the probability that
/// a run of the algorithm is better in it than a run of the baseline. If the runs did not exercise
/// the ingredient, the cell reports that instead.
#[must_use]
pub fn baseline_comparisons(analysis: &Analysis<'_>) -> Table {
    let plan = &analysis.results.plan;
    let mut pairs: Vec<[ConfigurationIndex; 2]> = Vec::new();
    let mut heads = vec![say::lab_head_algorithm(), say::lab_head_null()];
    heads.extend(plan.classes.iter().map(say::verbatim));
    let mut rows: Vec<Vec<Message>> = Vec::new();
    for one in &analysis.baselines {
        let Some(class) = one.comparison.class else { continue };
        let pair = one.comparison.pair;
        let place = pairs.iter().position(|known| *known == pair).unwrap_or_else(|| {
            pairs.push(pair);
            let mut row = vec![say::verbatim(analysis.label(pair[0])), say::verbatim(one.baseline)];
            row.resize(heads.len(), dash());
            rows.push(row);
            pairs.len() - 1
        });
        let probability = Decimal::new(one.comparison.superiority, 2);
        rows[place][2 + class.at()] = match one.comparison.better {
            _ if one.idle.is_some() => say::lab_cell_idle(),
            Some(_) if one.beats() => say::lab_cell_beats(probability),
            Some(_) => say::lab_cell_loses(probability),
            None => say::lab_cell_open(probability),
        };
    }
    Table { caption: say::lab_table_beats(), words: 2, heads, rows }
}

/// A table with a row for each class and a column for each kind of propagation. A cell names the
/// algorithm with the best mean rank, and the share of its runs that found a solution. It also
/// gives the algorithm's expected running time (ERT), or the missing digits of its best attempts if
/// no run found a solution. Only classes with at least three algorithms are ranked.
#[must_use]
pub fn winners(analysis: &Analysis<'_>) -> Table {
    let plan = &analysis.results.plan;
    let is_there = |kind: &&str| plan.configurations.iter().any(|one| one.propagation == **kind);
    let kinds: Vec<&str> = PROPAGATION.into_iter().filter(is_there).collect();
    let mut heads = vec![say::lab_head_class()];
    heads.extend(kinds.iter().map(|&kind| say::lab_propagation(kind)));
    let classes = analysis.rankings.iter().filter_map(|ranking| Some((ranking.class?, ranking)));
    let rows = classes.map(|(class, ranking)| {
        let mut row = vec![analysis.class(Some(class))];
        row.extend(kinds.iter().map(|kind| winner(analysis, class, ranking, kind)));
        row
    });
    Table {
        caption: say::lab_table_winners(&analysis.measure()),
        words: heads.len(),
        heads,
        rows: rows.collect(),
    }
}

fn winner(analysis: &Analysis<'_>, class: ClassIndex, ranking: &Ranking, kind: &str) -> Message {
    let configurations = &analysis.results.plan.configurations;
    let of_kind = ConfigurationIndex::first(configurations.len())
        .filter(|one| configurations[one.at()].propagation == kind)
        .filter_map(|configuration| of_cell(analysis, Cell { configuration, class }));
    // Algorithms that found no solution share a rank by PAR10. Among them, missing digits decide,
    // as in the caption.
    let key = |one: &Summary| {
        let rank = ranking.friedman.mean_ranks[one.cell.configuration.at()];
        [rank, if one.mean_missing.is_nan() { 0.0 } else { one.mean_missing }]
    };
    let order = |one: &&Summary, other: &&Summary| {
        let [one, other] = [key(one), key(other)];
        one[0].total_cmp(&other[0]).then(one[1].total_cmp(&other[1]))
    };
    let Some(best) = of_kind.clone().min_by(order) else { return dash() };
    let others = of_kind.filter(|one| key(one) == key(best)).count() - 1;
    let label = analysis.label(best.cell.configuration);
    let share = percent(best.solved as f64 / best.runs as f64);
    match best.solved {
        0 => say::lab_cell_winner_unsolved(label, others, number(best.mean_missing)),
        _ => say::lab_cell_winner(label, others, share, whole(best.ert[0])),
    }
}

/// A number of evaluations, rounded to an integer.
fn whole(value: f64) -> Message {
    if value.is_finite() { say::lab_count(value.round() as u64) } else { number(value) }
}

/// Formats a cell of the overview.
fn reached(summary: &Summary) -> Message {
    let share = summary.solved as f64 / summary.runs as f64;
    let shown = Decimal::new(share * 100.0, 0);
    match summary.runs - summary.solved {
        0 => say::lab_percent(shown),
        _ => say::lab_cell_reached(shown, number(summary.mean_missing)),
    }
}

fn of_cell<'a>(analysis: &'a Analysis<'_>, cell: Cell) -> Option<&'a Summary> {
    analysis.summaries.iter().find(|summary| summary.cell == cell)
}
