//! A table of the fronts of runs with two objectives.

use crate::analysis::Analysis;
use crate::front::Front;
use crate::fronts::Fronts;
use crate::numbers::thousands;
use crate::table::Table;

/// The pairs of a front that a table shows.
const SHOWN: usize = 6;

/// A table for each class whose runs have fronts.
#[must_use]
pub fn fronts(analysis: &Analysis<'_>, cells: &[Fronts]) -> Vec<Table> {
    let of_class = cells.chunk_by(|one, next| one.cell.class == next.cell.class);
    of_class.map(|cells| of_one_class(analysis, cells)).collect()
}

fn of_one_class(analysis: &Analysis<'_>, cells: &[Fronts]) -> Table {
    let class = analysis.class_name(cells.first().map(|one| one.cell.class));
    let [first, second] = cells.first().map_or([0, 0], |one| one.reference).map(u64::from);
    let heads = ["algorithm", "runs", "quartile", "median", "quartile", "95 % interval"];
    let surfaces = ["attained by half of the runs", "by some run"];
    let rows = cells.iter().map(|one| {
        let mut row = vec![analysis.label(one.cell.configuration).to_owned(), thousands(one.runs)];
        row.extend(one.quartiles.map(share));
        row.push(format!("{} – {}", share(one.interval[0]), share(one.interval[1])));
        row.extend([&one.median, &one.best].map(pairs));
        row
    });
    Table {
        caption: format!(
            "{class}: two objectives. A run's front are the pairs of values that no member of any \
            generation dominated. Its hypervolume is that part of the rectangle between (0, 0), a \
            solution, and ({}, {}), one above the highest values of the class, which the front \
            dominates; the interval of the median resamples puzzles and runs. Compare algorithms \
            whose objectives count the same.",
            thousands(first),
            thousands(second),
        ),
        words: 1,
        heads: heads.iter().chain(&surfaces).map(|&head| head.to_owned()).collect(),
        rows: rows.collect(),
    }
}

fn share(value: f64) -> String {
    format!("{value:.3}")
}

/// The pairs of a front, some of them where there are many.
fn pairs(front: &Front) -> String {
    let pairs = front.pairs();
    let mut words: Vec<String> =
        (pairs.iter().take(SHOWN)).map(|[first, second]| format!("({first}, {second})")).collect();
    if pairs.len() > SHOWN {
        words.push(format!("and {} more", pairs.len() - SHOWN));
    }
    words.join(" ")
}
