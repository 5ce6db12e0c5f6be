//! Tables of an instance space.

use evoku_messages::{Message, say};

use crate::analysis::{Analysis, Measure};
use crate::numbers::{dash, decimal, number, percent};
use crate::space::{ByPropagation, NEIGHBOURS, Space};
use crate::table::Table;

/// The tables of an instance space: footprints, the benefit of algorithm selection, and the
/// loadings of the projections.
#[must_use]
pub fn space(analysis: &Analysis<'_>, space: &Space) -> Vec<Table> {
    vec![footprints(analysis, space), selection(analysis, space), loadings(space)]
}

fn label<'a>(analysis: &Analysis<'a>, space: &Space, one: usize) -> &'a str {
    analysis.label(space.configurations[one])
}

/// The heads of the footprint columns after the name of the algorithm.
fn footprint_heads() -> [Message; 6] {
    [
        say::lab_head_best(),
        say::lab_head_alone(),
        say::lab_head_good(),
        say::lab_head_area(),
        say::lab_head_good_there(),
        say::lab_head_chosen(),
    ]
}

/// The cells of an algorithm below [`footprint_heads`].
fn footprint(space: &Space, one: usize) -> [Message; 6] {
    let share = |count: usize| percent(count as f64 / space.puzzles.len() as f64);
    let footprint = &space.footprints[one];
    let chosen = space.selection.chosen.iter().filter(|&&chosen| chosen == one);
    [
        share(footprint.best),
        share(footprint.alone),
        share(footprint.good),
        percent(footprint.area),
        footprint.purity.map_or_else(dash, percent),
        say::lab_count(chosen.count()),
    ]
}

fn footprints(analysis: &Analysis<'_>, space: &Space) -> Table {
    let row = |one: usize| {
        let mut row = vec![say::verbatim(label(analysis, space, one))];
        row.extend(footprint(space, one));
        row
    };
    let mut heads = vec![say::lab_head_algorithm()];
    heads.extend(footprint_heads());
    Table {
        caption: say::lab_table_footprints(
            space.puzzles.len(),
            &analysis.measure(),
            NEIGHBOURS,
            percent(space.field.tied),
        ),
        words: 1,
        heads,
        rows: (0..space.configurations.len()).map(row).collect(),
    }
}

/// The footprints of algorithms among those with the same kind of propagation. Only algorithms that
/// alone spend least on some puzzle have a row.
#[must_use]
pub fn footprints_by_propagation(analysis: &Analysis<'_>, spaces: &[ByPropagation]) -> Table {
    let mut rows = Vec::new();
    for &ByPropagation { propagation, ref space } in spaces {
        for (one, footprint_of) in space.footprints.iter().enumerate() {
            if footprint_of.alone == 0 {
                continue;
            }
            let name = say::verbatim(label(analysis, space, one));
            let mut row = vec![say::lab_propagation(propagation), name];
            row.extend(footprint(space, one));
            rows.push(row);
        }
    }
    let mut heads = vec![say::lab_head_propagation(), say::lab_head_algorithm()];
    heads.extend(footprint_heads());
    Table { caption: say::lab_table_footprints_alike(), words: 2, heads, rows }
}

/// The benefit of selecting an algorithm by features, among algorithms with the same kind of
/// propagation.
#[must_use]
pub fn selection_by_propagation(analysis: &Analysis<'_>, spaces: &[ByPropagation]) -> Table {
    let row = |&ByPropagation { propagation, ref space }: &ByPropagation| {
        let selection = &space.selection;
        vec![
            say::lab_propagation(propagation),
            say::verbatim(label(analysis, space, selection.single_best)),
            number(selection.single),
            number(selection.selected),
            number(selection.virtual_best),
            closed(selection.gap_closed()),
        ]
    };
    Table {
        caption: say::lab_table_selection_alike(),
        words: 2,
        heads: vec![
            say::lab_head_propagation(),
            say::lab_head_single_best(),
            say::lab_head_spent(),
            say::lab_head_chosen(),
            say::lab_head_best_of_each(),
            say::lab_head_gap_closed(),
        ],
        rows: spaces.iter().map(row).collect(),
    }
}

fn closed(gap: Option<f64>) -> Message {
    let Some(gap) = gap else { return dash() };
    let shown = percent(gap);
    // A value that rounds to zero is shown without a sign.
    if shown == percent(-0.0) { percent(0.0) } else { shown }
}

fn selection(analysis: &Analysis<'_>, space: &Space) -> Table {
    let selection = &space.selection;
    let row = |name: Message, algorithm: Message, spent: f64, gap: Option<f64>| {
        vec![name, algorithm, number(spent), closed(gap)]
    };
    let single = say::verbatim(label(analysis, space, selection.single_best));
    let by = say::lab_cell_by_neighbours(NEIGHBOURS);
    let best = say::lab_cell_best_of_each();
    Table {
        caption: say::lab_table_selection(
            analysis.measure() == Measure::Quality,
            &analysis.measure(),
            NEIGHBOURS,
            selection.folds,
        ),
        words: 2,
        heads: vec![
            say::verbatim(""),
            say::lab_head_algorithm(),
            say::lab_head_spent(),
            say::lab_head_gap_closed(),
        ],
        rows: vec![
            row(say::lab_head_single_best(), single, selection.single, None),
            row(say::lab_head_chosen(), by, selection.selected, selection.gap_closed()),
            row(say::lab_row_virtual_best(), best, selection.virtual_best, None),
        ],
    }
}

fn loadings(space: &Space) -> Table {
    let pair = |of: [f64; 2]| of.map(|loading| decimal(loading, 2));
    let row = |(feature, name): (usize, &&str)| {
        let place = space.chosen.iter().position(|&chosen| chosen == feature);
        let plane = place.map_or_else(
            || [say::verbatim(""), say::verbatim("")],
            |place| pair(space.plane.loadings[place]),
        );
        let [first, second] = pair(space.components.loadings[feature]);
        let mut row = vec![say::verbatim(*name), first, second];
        row.extend(plane);
        row
    };
    Table {
        caption: say::lab_table_loadings(
            percent(space.components.of_features),
            percent(space.plane.of_features),
            percent(space.plane.of_performance.unwrap_or(0.0)),
        ),
        words: 1,
        heads: vec![
            say::lab_head_feature(),
            say::lab_head_variance(1),
            say::lab_head_variance(2),
            say::lab_head_plane(1),
            say::lab_head_plane(2),
        ],
        rows: space.names.iter().enumerate().map(row).collect(),
    }
}
