//! Tables of an instance space.

use crate::analysis::{Analysis, Measure};
use crate::numbers::{number, percent, thousands};
use crate::space::{ByPropagation, NEIGHBOURS, Space};
use crate::table::Table;

/// The tables of an instance space: footprints, the worth of choosing, and what the planes are made
/// of.
#[must_use]
pub fn space(analysis: &Analysis<'_>, space: &Space) -> Vec<Table> {
    vec![footprints(analysis, space), selection(analysis, space), loadings(space)]
}

fn heads(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

fn label<'a>(analysis: &Analysis<'a>, space: &Space, one: usize) -> &'a str {
    analysis.label(space.configurations[one])
}

/// The heads of footprints, behind the name of the algorithm.
const FOOTPRINT: [&str; 6] = ["best", "alone", "good", "area", "good there", "chosen"];

/// What [`FOOTPRINT`] says of an algorithm.
fn footprint(space: &Space, one: usize) -> [String; 6] {
    let share = |count: usize| percent(count as f64 / space.puzzles.len() as f64);
    let footprint = &space.footprints[one];
    let chosen = space.selection.chosen.iter().filter(|&&chosen| chosen == one);
    [
        share(footprint.best),
        share(footprint.alone),
        share(footprint.good),
        percent(footprint.area),
        footprint.purity.map_or_else(|| "–".to_owned(), percent),
        thousands(chosen.count() as u64),
    ]
}

fn footprints(analysis: &Analysis<'_>, space: &Space) -> Table {
    let puzzles = space.puzzles.len();
    let row = |one: usize| {
        let mut row = vec![label(analysis, space, one).to_owned()];
        row.extend(footprint(space, one));
        row
    };
    Table {
        caption: format!(
            "Footprints on {} puzzles, in {}: where none spends less; where all others spend more; \
             where it is good, spending at most twice what the best does; the share of the plane \
             whose {NEIGHBOURS} nearest puzzles call for it alone ({} calls for several alike); of \
             the puzzles that lie there, those on which it is good; how often it was chosen by \
             features, the first in the plan where several are alike.",
            thousands(puzzles as u64),
            analysis.measure().name(),
            percent(space.field.tied),
        ),
        words: 1,
        heads: [&["algorithm"][..], &FOOTPRINT].concat().into_iter().map(str::to_owned).collect(),
        rows: (0..space.configurations.len()).map(row).collect(),
    }
}

/// The footprints of algorithms among those that propagate alike; of those that alone spend least on
/// some puzzle.
#[must_use]
pub fn footprints_by_propagation(analysis: &Analysis<'_>, spaces: &[ByPropagation]) -> Table {
    let mut rows = Vec::new();
    for ByPropagation { propagation, space } in spaces {
        for (one, footprint_of) in space.footprints.iter().enumerate() {
            if footprint_of.alone == 0 {
                continue;
            }
            let name = label(analysis, space, one).to_owned();
            let mut row = vec![(*propagation).to_owned(), name];
            row.extend(footprint(space, one));
            rows.push(row);
        }
    }
    let heads = [&["propagation", "algorithm"][..], &FOOTPRINT].concat();
    Table {
        caption: "Footprints among algorithms that propagate alike.".to_owned(),
        words: 2,
        heads: heads.into_iter().map(str::to_owned).collect(),
        rows,
    }
}

/// What choosing an algorithm by features is worth among those that propagate alike.
#[must_use]
pub fn selection_by_propagation(analysis: &Analysis<'_>, spaces: &[ByPropagation]) -> Table {
    let row = |ByPropagation { propagation, space }: &ByPropagation| {
        let selection = &space.selection;
        vec![
            (*propagation).to_owned(),
            label(analysis, space, selection.single_best).to_owned(),
            number(selection.single),
            number(selection.selected),
            number(selection.virtual_best),
            closed(selection.gap_closed()),
        ]
    };
    Table {
        caption:
            "What is spent by the single best algorithm, by one chosen for each puzzle by its \
            features, and by the best one of each puzzle."
                .to_owned(),
        words: 2,
        heads: heads(&[
            "propagation",
            "single best",
            "spent",
            "chosen",
            "best of each",
            "gap closed",
        ]),
        rows: spaces.iter().map(row).collect(),
    }
}

fn closed(gap: Option<f64>) -> String {
    // What rounds to nothing has no sign.
    gap.map_or_else(|| "–".to_owned(), |gap| percent(gap).replace("-0.0 %", "0.0 %"))
}

fn selection(analysis: &Analysis<'_>, space: &Space) -> Table {
    let selection = &space.selection;
    let row = |name: &str, who: &str, spent: f64, gap: Option<f64>| {
        vec![name.to_owned(), who.to_owned(), number(spent), closed(gap)]
    };
    let single = label(analysis, space, selection.single_best);
    let by = format!("by {NEIGHBOURS} neighbours");
    Table {
        caption: format!(
            "What is spent on a puzzle on average ({}, in {}) by the single best algorithm, by one \
             chosen for each puzzle by its features, and by the best one of each puzzle, which \
             nobody knows before. Chosen by the mean logarithm on the {NEIGHBOURS} nearest puzzles \
             of other folds ({} folds; all features, standardised), so on puzzles not seen; the \
             share of the gap that choosing closes.",
            match analysis.measure() {
                Measure::Quality => "the mean",
                _ => "PAR10",
            },
            analysis.measure().name(),
            selection.folds,
        ),
        words: 2,
        heads: heads(&["", "algorithm", "spent", "gap closed"]),
        rows: vec![
            row("single best", single, selection.single, None),
            row("chosen", &by, selection.selected, selection.gap_closed()),
            row("virtual best", "the best of each", selection.virtual_best, None),
        ],
    }
}

fn loadings(space: &Space) -> Table {
    let pair = |[one, other]: [f64; 2]| [format!("{one:.2}"), format!("{other:.2}")];
    let row = |(feature, name): (usize, &&str)| {
        let place = space.chosen.iter().position(|&chosen| chosen == feature);
        let plane =
            place.map_or([String::new(), String::new()], |place| pair(space.plane.loadings[place]));
        let [first, second] = pair(space.components.loadings[feature]);
        let mut row = vec![(*name).to_owned(), first, second];
        row.extend(plane);
        row
    };
    Table {
        caption: format!(
            "How far a standard deviation of a feature moves a puzzle: on the plane of the greatest \
             variance, which shows {} of that of the features, and on the plane chosen for \
             performance, which shows {} of that of its features and {} of that of what algorithms \
             spend (logarithms).",
            percent(space.components.of_features),
            percent(space.plane.of_features),
            percent(space.plane.of_performance.unwrap_or(0.0)),
        ),
        words: 1,
        heads: heads(&["feature", "variance 1", "variance 2", "plane 1", "plane 2"]),
        rows: space.names.iter().enumerate().map(row).collect(),
    }
}
