//! A table of the fronts of runs with two objectives.

use evoku_messages::{Message, say};

use crate::analysis::Analysis;
use crate::front::Front;
use crate::fronts::Fronts;
use crate::numbers::{decimal, interval};
use crate::table::Table;

/// The most pairs of a front that a table shows.
const SHOWN: usize = 6;

/// A table for each class whose runs have fronts.
#[must_use]
pub fn fronts(analysis: &Analysis<'_>, cells: &[Fronts]) -> Vec<Table> {
    let of_class = cells.chunk_by(|one, next| one.cell.class == next.cell.class);
    of_class.map(|cells| of_one_class(analysis, cells)).collect()
}

fn of_one_class(analysis: &Analysis<'_>, cells: &[Fronts]) -> Table {
    let class = analysis.class(cells.first().map(|one| one.cell.class));
    let [first, second] = cells.first().map_or([0, 0], |one| one.reference);
    let rows = cells.iter().map(|one| {
        let label = analysis.label(one.cell.configuration);
        let mut row = vec![say::verbatim(label), say::lab_count(one.runs)];
        row.extend(one.quartiles.map(share));
        row.push(interval(one.interval, share));
        row.extend([&one.median, &one.best].map(pairs));
        row
    });
    Table {
        caption: say::lab_table_fronts(class, first, second),
        words: 1,
        heads: vec![
            say::lab_head_algorithm(),
            say::lab_head_runs(),
            say::lab_head_quartile(),
            say::lab_head_median(),
            say::lab_head_quartile(),
            say::lab_head_interval(),
            say::lab_head_attained_by_half(),
            say::lab_head_attained_by_some(),
        ],
        rows: rows.collect(),
    }
}

fn share(value: f64) -> Message {
    decimal(value, 3)
}

/// The pairs of a front as text; at most the first [`SHOWN`] are listed.
fn pairs(front: &Front) -> Message {
    let pairs = front.pairs();
    let shown = pairs.iter().take(SHOWN).map(|[first, second]| format!("({first}, {second})"));
    say::lab_front(shown, pairs.len().saturating_sub(SHOWN))
}
