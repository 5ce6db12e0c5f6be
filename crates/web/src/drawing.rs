//! Boards and what is drawn over them, as data.

use evoku_sudoku::explain::{Overlay, Role, constraint_marks};
use evoku_sudoku::{
    Candidate, Cell, Digits, Element, Geometry, Grid, HouseKind, Partition, Sketch,
};
use serde_json::{Value, json};

/// In the place of a box or region: the cell stands beside the board, or the board lacks it.
const BESIDE: i32 = -2;
const LACKING: i32 = -1;

/// The side of a cell in the drawings of constraints.
const CELL: f64 = 100.0;

/// The digits of a grid: a number for each cell, 0 where it is blank.
pub(crate) fn grid_numbers(grid: &Grid) -> Value {
    grid.cells().iter().map(|digit| digit.map_or(0, |digit| digit.value())).collect()
}

/// For each cell an array of its digits.
pub(crate) fn digits_by_cell(cells: &[Digits]) -> Value {
    let digits = |digits: &Digits| digits.iter().map(|digit| digit.value()).collect::<Value>();
    cells.iter().map(digits).collect()
}

/// Cells by their indices.
pub(crate) fn cell_indices<'a>(cells: impl IntoIterator<Item = &'a Cell>) -> Value {
    cells.into_iter().map(|cell| cell.index()).collect()
}

/// Candidates as pairs of cell and digit.
pub(crate) fn candidate_pairs(candidates: &[Candidate]) -> Value {
    candidates.iter().map(|&candidate| pair(candidate)).collect()
}

fn pair(candidate: Candidate) -> Value {
    json!([candidate.cell.index(), candidate.digit.value()])
}

/// What never changes about a board: its lines, houses, rules and the drawing of its constraints.
pub(crate) fn board_json(geometry: &Geometry) -> Value {
    let ground = geometry.ground();
    let sketch = Sketch::of(&ground);
    let side = geometry.side();
    let shape = geometry.shape();
    let cells = (0..shape.cells()).map(Cell::from_index);
    let (frame, values) = (geometry.frame(), geometry.values());
    let part = |cell| match (frame.is_inside(cell), frame.has(cell)) {
        (true, _) => json!(geometry.partition_of(cell)),
        (false, true) => json!(BESIDE),
        (false, false) => json!(LACKING),
    };
    let houses = geometry.houses().map(|house| {
        json!({
            "kind": geometry.kind(house).to_string(),
            "name": geometry.name(house),
            "cells": cell_indices(geometry.cells(house)),
        })
    });
    let windows = geometry.houses_of_kind(HouseKind::Window);
    let windows = windows.flat_map(|window| geometry.cells(window)).copied();
    let constraints = geometry.constraints().iter().map(|one| one.text(side));
    json!({
        "side": side,
        "box": [shape.box_rows(), shape.box_columns()],
        "geometry": geometry.to_string(),
        "jigsaw": matches!(geometry.rules().partition, Partition::Regions(_)),
        "symbols": (values.first..=values.last).collect::<Value>(),
        "each": frame.is_usual().then_some(side),
        "partition": cells.map(part).collect::<Value>(),
        "ruleNames": geometry.rules().names().collect::<Value>(),
        "diagonal": geometry.rules().diagonal,
        "windows": windows.map(|cell| cell.index()).collect::<Value>(),
        "houses": houses.collect::<Value>(),
        "constraints": constraints.collect::<Value>(),
        "rules": ground.rules().iter().map(ToString::to_string).collect::<Value>(),
        "cell": CELL,
        "margin": sketch.margin,
        "hasCorners": sketch.has_corners,
        "lower": constraint_marks(sketch.lower(), 0.0, CELL),
        "upper": constraint_marks(sketch.upper(), 0.0, CELL),
    })
}

/// What is drawn over a board.
pub(crate) fn overlay_json(overlay: &Overlay, geometry: &Geometry) -> Value {
    let houses = overlay.houses.iter().map(
        |&(house, role)| json!({"role": name(role), "cells": cell_indices(geometry.cells(house))}),
    );
    let cells = overlay.cells.iter().map(|&(cell, role)| json!([cell.index(), name(role)]));
    let candidates = overlay.candidates.iter().map(|&(candidate, role)| {
        json!([candidate.cell.index(), candidate.digit.value(), name(role)])
    });
    let links = overlay
        .links
        .iter()
        .map(|link| json!({"from": pair(link.from), "to": pair(link.to), "strong": link.strong}));
    json!({
        "houses": houses.collect::<Value>(),
        "cells": cells.collect::<Value>(),
        "candidates": candidates.collect::<Value>(),
        "links": links.collect::<Value>(),
        "eliminations": candidate_pairs(&overlay.eliminations),
        "placements": candidate_pairs(&overlay.placements),
    })
}

fn name(role: Role) -> &'static str {
    match role {
        Role::First => "first",
        Role::Second => "second",
        Role::Third => "third",
        Role::Fourth => "fourth",
        Role::Fin => "fin",
    }
}
