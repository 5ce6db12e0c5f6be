//! Adds lines to a board until a few givens determine the solution.

use std::sync::atomic::AtomicBool;

use super::drawing::{Drawing, Drawn, Sketch};
use super::table::{Layout, Places};
use evoku_model::{Constraint, Grid, Sudoku};
use evoku_search::{Halt, Limit, Solver};

/// The largest share of cells that lines cover, in percent.
const LINED: usize = 80;

/// The number of lines tried to exclude a solution.
const TRIES: usize = 4_000;

/// Node limit of the search for another solution; at the limit, the result is unknown.
const NODES: u64 = 1_000;

/// The result of a search for a solution other than the intended one.
enum Other {
    No,
    Unknown,
    Grid(Grid),
}

/// Adds lines that the full grid obeys, and another solution violates, until these givens determine
/// the solution. Returns `false` if that fails; lines added so far stay.
pub(crate) fn settle(
    drawing: &mut Drawing,
    drawn: &mut Drawn,
    givens: &Grid,
    cancel: Option<&AtomicBool>,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> bool {
    let placements = drawing.placements.iter().map(|placement| placement.layout);
    let layouts: Vec<&'static Layout> =
        placements.filter(|layout| matches!(layout.places, Places::Lines { .. })).collect();
    loop {
        let other = match another(drawing, drawn, givens, cancel) {
            Other::No => return true,
            Other::Unknown => None,
            Other::Grid(grid) => Some(grid),
        };
        let line = line_against(drawing, drawn, other.as_ref(), &layouts, index_below);
        if !line.is_some_and(|line| drawing.add(drawn, &line)) {
            return false;
        }
    }
}

/// Searches for a solution of these givens that differs from the full grid.
fn another(
    drawing: &mut Drawing,
    drawn: &Drawn,
    givens: &Grid,
    cancel: Option<&AtomicBool>,
) -> Other {
    let Ok(sudoku) = Sudoku::new(drawn.geometry.clone(), givens.clone()) else {
        return Other::Unknown;
    };
    drawing.engine.begin(&sudoku);
    let mut grid = givens.clone();
    loop {
        match drawing.engine.next(Limit { nodes: NODES, cancel }) {
            Halt::Found => drawing.engine.solution(&mut grid),
            Halt::Exhausted => return Other::No,
            _ => return Other::Unknown,
        }
        if grid != drawn.full {
            return Other::Grid(grid);
        }
    }
}

/// An orbit of lines that the full grid obeys and `other`, if known, violates. `None` if there is
/// no room or none is found.
fn line_against(
    drawing: &Drawing,
    drawn: &Drawn,
    other: Option<&Grid>,
    layouts: &[&'static Layout],
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Option<Sketch> {
    let side = drawn.full.side();
    let most = side * side * LINED / 100;
    let ground = drawn.geometry.ground();
    for _ in 0..TRIES {
        let layout = *layouts.get(index_below(layouts.len().max(1)))?;
        let placement = drawing.placements.iter().find(|it| it.layout.name == layout.name)?;
        let is_directed = layout.places == Places::Lines { is_directed: true };
        let cells = placement.cells(side);
        let Some(places) = drawn.lines.draw(&drawing.images, &cells, is_directed, index_below)
        else {
            continue;
        };
        let length: usize = places.iter().map(Vec::len).sum();
        let sketch = Sketch { layout, places };
        let constraints = drawing.drawn(&sketch);
        let holds = |grid: &Grid| constraints.iter().all(|it: &Constraint| it.holds(&ground, grid));
        if drawn.lines.taken() + length <= most
            && !constraints.is_empty()
            && holds(&drawn.full)
            && !other.is_some_and(holds)
        {
            return Some(sketch);
        }
    }
    None
}
