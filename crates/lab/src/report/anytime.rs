//! Tables of what runs had reached at any time.

use crate::analysis::Analysis;
use crate::anytime::Anytime;
use crate::numbers::{number, thousands};
use crate::table::Table;

/// The tables of targets (with the area under the curve) and of budgets, for each class.
#[must_use]
pub fn anytime(analysis: &Analysis<'_>, cells: &[Anytime]) -> Vec<Table> {
    cells
        .chunk_by(|one, next| one.cell.class == next.cell.class)
        .flat_map(|cells| [targets(analysis, cells), budgets(analysis, cells)])
        .collect()
}

fn first_word(analysis: &Analysis<'_>, one: &Anytime) -> String {
    analysis.label(one.cell.configuration).to_owned()
}

fn class<'a>(analysis: &Analysis<'a>, cells: &[Anytime]) -> &'a str {
    analysis.class_name(cells.first().map(|one| one.cell.class))
}

fn targets(analysis: &Analysis<'_>, cells: &[Anytime]) -> Table {
    let costs = cells.iter().take(1).flat_map(|one| &one.targets);
    let mut heads = vec!["algorithm".to_owned(), "area".to_owned()];
    heads.extend(costs.map(|target| format!("cost {}", target.cost)));
    let rows = cells.iter().map(|one| {
        let mut row = vec![first_word(analysis, one), format!("{:.3}", one.area)];
        row.extend(one.targets.iter().map(|target| number(target.ert)));
        row
    });
    Table {
        caption: format!(
            "{}: fixed targets. The expected evaluations (ERT) until the cost is as low as this, in \
            the algorithm's own unit, so compare algorithms of one unit only; known to the next \
            checkpoint, two an octave. The area is that under the curve of run and target pairs \
            reached, over the logarithm of the evaluations; 1 reaches all at once.",
            class(analysis, cells),
        ),
        words: 1,
        heads,
        rows: rows.collect(),
    }
}

fn budgets(analysis: &Analysis<'_>, cells: &[Anytime]) -> Table {
    let budgets = cells.iter().take(1).flat_map(|one| &one.budgets);
    let mut heads = vec!["algorithm".to_owned(), "runs".to_owned()];
    heads.extend(budgets.map(|reached| thousands(reached.budget)));
    let rows = cells.iter().map(|one| {
        let mut row = vec![first_word(analysis, one), thousands(one.runs)];
        row.extend(one.budgets.iter().map(|reached| {
            let [low, median, high] = reached.quartiles.map(number);
            format!("{median} ({low} – {high}), {} solved", thousands(reached.solved))
        }));
        row
    });
    Table {
        caption: format!(
            "{}: fixed budgets. The lowest cost within so many evaluations: median and quartiles of \
            the runs (∞ before the first generation), and how many had found a solution.",
            class(analysis, cells),
        ),
        words: 1,
        heads,
        rows: rows.collect(),
    }
}
