//! Tables of many algorithms on many classes.

use crate::analysis::{Analysis, Ranking, Summary};
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::numbers::{number, percent, thousands};
use crate::results::{Cell, PROPAGATION};
use crate::table::Table;

/// A row for each algorithm and a column for each class: the share of runs that found a solution,
/// and the digits that the others' best attempts lack.
#[must_use]
pub fn overview(analysis: &Analysis<'_>) -> Table {
    let plan = &analysis.results.plan;
    let mut heads = vec!["algorithm".to_owned(), "propagation".to_owned()];
    heads.extend(plan.classes.iter().cloned());
    let rows = ConfigurationIndex::first(plan.configurations.len()).map(|configuration| {
        let kept = &plan.configurations[configuration.at()];
        let mut row = vec![kept.label.clone(), kept.propagation.clone()];
        row.extend(ClassIndex::first(plan.classes.len()).map(|class| {
            let summary = of_cell(analysis, Cell { configuration, class });
            summary.map_or_else(|| "–".to_owned(), reached)
        }));
        row
    });
    Table {
        caption: "Runs that found a solution; in brackets the digits missing from the houses of \
            the others' best attempts, on average."
            .to_owned(),
        words: 2,
        heads,
        rows: rows.collect(),
    }
}

/// A row for each algorithm with a null and a column for each class: whether it beats the null, and
/// the probability that a run of it is the better one.
#[must_use]
pub fn against_nulls(analysis: &Analysis<'_>) -> Table {
    let plan = &analysis.results.plan;
    let mut pairs: Vec<[ConfigurationIndex; 2]> = Vec::new();
    let mut heads = vec!["algorithm".to_owned(), "null".to_owned()];
    heads.extend(plan.classes.iter().cloned());
    let mut rows: Vec<Vec<String>> = Vec::new();
    for one in &analysis.nulls {
        let Some(class) = one.comparison.class else { continue };
        let pair = one.comparison.pair;
        let place = pairs.iter().position(|known| *known == pair).unwrap_or_else(|| {
            pairs.push(pair);
            let mut row = vec![analysis.label(pair[0]).to_owned(), one.null.to_owned()];
            row.resize(heads.len(), "–".to_owned());
            rows.push(row);
            pairs.len() - 1
        });
        let verdict = match one.comparison.better {
            Some(_) if one.beats() => "beats",
            Some(_) => "loses",
            None => "open",
        };
        rows[place][2 + class.at()] = format!("{verdict} {:.2}", one.comparison.quicker);
    }
    let caption = "Whether an algorithm beats its null, with the probability that a run of it is \
        better than one of the null on the same puzzle."
        .to_owned();
    Table { caption, words: 2, heads, rows }
}

/// A row for each class and a column for each kind of propagation: the algorithm with the best mean
/// rank (with three algorithms or more), the share of its runs that found a solution, and its ERT or what its best attempts lack.
#[must_use]
pub fn winners(analysis: &Analysis<'_>) -> Table {
    let plan = &analysis.results.plan;
    let is_there = |kind: &&str| plan.configurations.iter().any(|one| one.propagation == **kind);
    let kinds: Vec<&str> = PROPAGATION.into_iter().filter(is_there).collect();
    let mut heads = vec!["class".to_owned()];
    heads.extend(kinds.iter().map(|&kind| kind.to_owned()));
    let classes = analysis.rankings.iter().filter_map(|ranking| Some((ranking.class?, ranking)));
    let rows = classes.map(|(class, ranking)| {
        let mut row = vec![analysis.class_name(Some(class)).to_owned()];
        row.extend(kinds.iter().map(|kind| winner(analysis, class, ranking, kind)));
        row
    });
    Table {
        caption: format!(
            "The algorithm with the best mean rank, by what propagation does in it: runs that \
            found a solution, and what was spent for each solution (ERT, in {}) or, where none was \
            found, the digits that best attempts lack.",
            analysis.measure().name(),
        ),
        words: heads.len(),
        heads,
        rows: rows.collect(),
    }
}

fn winner(analysis: &Analysis<'_>, class: ClassIndex, ranking: &Ranking, kind: &str) -> String {
    let configurations = &analysis.results.plan.configurations;
    let of_kind = ConfigurationIndex::first(configurations.len())
        .filter(|one| configurations[one.at()].propagation == kind)
        .filter_map(|configuration| of_cell(analysis, Cell { configuration, class }));
    // Where none found a solution, ranks by what was spent are alike.
    let key = |one: &Summary| {
        let rank = ranking.friedman.mean_ranks[one.cell.configuration.at()];
        [rank, if one.mean_missing.is_nan() { 0.0 } else { one.mean_missing }]
    };
    let order = |one: &&Summary, other: &&Summary| {
        let [one, other] = [key(one), key(other)];
        one[0].total_cmp(&other[0]).then(one[1].total_cmp(&other[1]))
    };
    let Some(best) = of_kind.clone().min_by(order) else { return "–".to_owned() };
    let others = match of_kind.filter(|one| key(one) == key(best)).count() {
        1 => String::new(),
        2 => " and another".to_owned(),
        alike => format!(" and {} others", alike - 1),
    };
    let label = analysis.label(best.cell.configuration);
    let share = percent(best.solved as f64 / best.runs as f64);
    match best.solved {
        0 => format!("{label}{others}: 0 %, {} missing", number(best.mean_missing)),
        _ => format!("{label}{others}: {share}, {}", whole(best.ert[0])),
    }
}

/// A number of evaluations without a fraction.
fn whole(value: f64) -> String {
    if value.is_finite() { thousands(value.round() as u64) } else { number(value) }
}

/// What a cell of the overview says.
fn reached(summary: &Summary) -> String {
    let share = summary.solved as f64 / summary.runs as f64;
    match summary.runs - summary.solved {
        0 => "100 %".to_owned(),
        _ => format!("{:.0} % ({})", share * 100.0, number(summary.mean_missing)),
    }
}

fn of_cell<'a>(analysis: &'a Analysis<'_>, cell: Cell) -> Option<&'a Summary> {
    analysis.summaries.iter().find(|summary| summary.cell == cell)
}
