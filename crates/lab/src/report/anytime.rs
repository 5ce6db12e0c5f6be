//! Tables of anytime performance.

use evoku_messages::{Message, say};

use crate::analysis::Analysis;
use crate::anytime::Anytime;
use crate::numbers::{decimal, number};
use crate::table::Table;

/// The tables of targets (with the area under the curve) and of budgets, for each class.
#[must_use]
pub fn anytime(analysis: &Analysis<'_>, cells: &[Anytime]) -> Vec<Table> {
    cells
        .chunk_by(|one, next| one.cell.class == next.cell.class)
        .flat_map(|cells| [targets(analysis, cells), budgets(analysis, cells)])
        .collect()
}

fn first_word(analysis: &Analysis<'_>, one: &Anytime) -> Message {
    say::verbatim(analysis.label(one.cell.configuration))
}

fn class(analysis: &Analysis<'_>, cells: &[Anytime]) -> Message {
    analysis.class(cells.first().map(|one| one.cell.class))
}

fn targets(analysis: &Analysis<'_>, cells: &[Anytime]) -> Table {
    let costs = cells.iter().take(1).flat_map(|one| &one.targets);
    let mut heads = vec![say::lab_head_algorithm(), say::lab_head_area()];
    heads.extend(costs.map(|target| say::lab_head_cost(target.cost)));
    let rows = cells.iter().map(|one| {
        let mut row = vec![first_word(analysis, one), decimal(one.area, 3)];
        row.extend(one.targets.iter().map(|target| number(target.ert)));
        row
    });
    let caption = say::lab_table_targets(class(analysis, cells));
    Table { caption, words: 1, heads, rows: rows.collect() }
}

fn budgets(analysis: &Analysis<'_>, cells: &[Anytime]) -> Table {
    let budgets = cells.iter().take(1).flat_map(|one| &one.budgets);
    let mut heads = vec![say::lab_head_algorithm(), say::lab_head_runs()];
    heads.extend(budgets.map(|reached| say::lab_count(reached.budget)));
    let rows = cells.iter().map(|one| {
        let mut row = vec![first_word(analysis, one), say::lab_count(one.runs)];
        row.extend(one.budgets.iter().map(|reached| {
            let [low, median, high] = reached.quartiles.map(number);
            say::lab_cell_budget(median, low, high, reached.solved)
        }));
        row
    });
    let caption = say::lab_table_budgets(class(analysis, cells));
    Table { caption, words: 1, heads, rows: rows.collect() }
}
