//! Boards, and drawings over them, as data for the page.

use evoku_sudoku::explain::{self, constraint_marks};
use evoku_sudoku::{
    Candidate, Cell, Digits, Element, Geometry, Grid, HouseKind, Partition, Sketch,
};
use serde::Serialize;

use crate::words::{Words, words};

/// Used as the box of a cell without one: it is outside the board (`BESIDE`), or missing from it
/// (`LACKING`).
const BESIDE: i32 = -2;
const LACKING: i32 = -1;

/// The side length of a cell in the drawings of constraints.
const CELL: f64 = 100.0;

/// A candidate: the index of a cell, in reading order from 0, and a digit.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Pair(usize, u8);

/// The unchanging parts of a puzzle's board.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Ground {
    side: usize,
    /// The number of rows and columns of a box.
    r#box: [usize; 2],
    /// A description of the board.
    geometry: Words,
    jigsaw: bool,
    /// The number that the page shows for each digit.
    symbols: Vec<u32>,
    /// The number of times that each digit occurs in a solution, if known.
    each: Option<usize>,
    /// The box or region of each cell, if any; -2 for a cell outside the board, -1 for one that is
    /// missing from it.
    partition: Vec<Option<i32>>,
    rule_names: Vec<&'static str>,
    diagonal: bool,
    /// The cells of all windows.
    windows: Vec<usize>,
    houses: Vec<GroundHouse>,
    /// The constraints in text form.
    constraints: Vec<String>,
    /// Descriptions of the rules.
    rules: Vec<Words>,
    /// The side length of a cell in `lower` and `upper`. The board's corner is at 0, 0.
    cell: f64,
    /// The space that clues outside the board need on each side.
    margin: f64,
    /// True if the drawings have text in the corners of cells.
    has_corners: bool,
    /// The part of the constraints' drawing that goes below the lines of the grid: a fragment of
    /// SVG.
    lower: String,
    /// The part that goes above the lines of the grid.
    upper: String,
}

/// A house of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GroundHouse {
    kind: String,
    name: String,
    cells: Vec<usize>,
}

/// A drawing over a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Overlay {
    houses: Vec<OverlayHouse>,
    cells: Vec<(usize, Role)>,
    candidates: Vec<(usize, u8, Role)>,
    links: Vec<OverlayLink>,
    eliminations: Vec<Pair>,
    placements: Vec<Pair>,
}

/// A house that an overlay highlights.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OverlayHouse {
    role: Role,
    cells: Vec<usize>,
}

/// A link between candidates.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OverlayLink {
    from: Pair,
    to: Pair,
    strong: bool,
}

/// The role of a highlight; each role has its own colour.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Role {
    First,
    Second,
    Third,
    Fourth,
    Fin,
}

impl From<explain::Role> for Role {
    fn from(role: explain::Role) -> Self {
        match role {
            explain::Role::First => Self::First,
            explain::Role::Second => Self::Second,
            explain::Role::Third => Self::Third,
            explain::Role::Fourth => Self::Fourth,
            explain::Role::Fin => Self::Fin,
        }
    }
}

/// The digits of a grid: a number for each cell, 0 for an open cell.
pub(crate) fn grid_numbers(grid: &Grid) -> Vec<u8> {
    grid.cells().iter().map(|digit| digit.map_or(0, |digit| digit.value())).collect()
}

/// The digits of each cell, as an array.
pub(crate) fn digits_by_cell(cells: &[Digits]) -> Vec<Vec<u8>> {
    let digits = |digits: &Digits| digits.iter().map(|digit| digit.value()).collect();
    cells.iter().map(digits).collect()
}

/// The indices of cells.
pub(crate) fn cell_indices<'a>(cells: impl IntoIterator<Item = &'a Cell>) -> Vec<usize> {
    cells.into_iter().map(|cell| cell.index()).collect()
}

/// Candidates as pairs of a cell and a digit.
pub(crate) fn candidate_pairs(candidates: &[Candidate]) -> Vec<Pair> {
    candidates.iter().map(|&candidate| pair(candidate)).collect()
}

fn pair(candidate: Candidate) -> Pair {
    Pair(candidate.cell.index(), candidate.digit.value())
}

/// The unchanging parts of a board: its lines, houses and rules, and the drawing of its
/// constraints.
pub(crate) fn ground_of(geometry: &Geometry) -> Ground {
    let ground = geometry.ground();
    let sketch = Sketch::of(&ground);
    let side = geometry.side();
    let shape = geometry.shape();
    let cells = (0..shape.cells()).map(Cell::from_index);
    let (frame, values) = (geometry.frame(), geometry.values());
    let part = |cell| match (frame.is_inside(cell), frame.has(cell)) {
        (true, _) => geometry.partition_of(cell).map(|part| part as i32),
        (false, true) => Some(BESIDE),
        (false, false) => Some(LACKING),
    };
    let houses = geometry.houses().map(|house| GroundHouse {
        kind: geometry.kind(house).to_string(),
        name: geometry.name(house),
        cells: cell_indices(geometry.cells(house)),
    });
    let windows = geometry.houses_of_kind(HouseKind::Window);
    let windows = windows.flat_map(|window| geometry.cells(window));
    Ground {
        side,
        r#box: [shape.box_rows(), shape.box_columns()],
        geometry: words(geometry),
        jigsaw: matches!(geometry.rules().partition, Partition::Regions(_)),
        symbols: (values.first..=values.last).collect(),
        each: frame.is_standard().then_some(side),
        partition: cells.map(part).collect(),
        rule_names: geometry.rules().names().collect(),
        diagonal: geometry.rules().diagonal,
        windows: cell_indices(windows),
        houses: houses.collect(),
        constraints: geometry.constraints().iter().map(|one| one.text(side)).collect(),
        rules: ground.rules().into_iter().map(words).collect(),
        cell: CELL,
        margin: f64::from(sketch.margin),
        has_corners: sketch.has_corners,
        lower: constraint_marks(sketch.lower(), 0.0, CELL),
        upper: constraint_marks(sketch.upper(), 0.0, CELL),
    }
}

/// An overlay as data for the page.
pub(crate) fn overlay_of(overlay: &explain::Overlay, geometry: &Geometry) -> Overlay {
    let houses = overlay.houses.iter().map(|&(house, role)| OverlayHouse {
        role: role.into(),
        cells: cell_indices(geometry.cells(house)),
    });
    let cells = overlay.cells.iter().map(|&(cell, role)| (cell.index(), role.into()));
    let candidates = overlay
        .candidates
        .iter()
        .map(|&(candidate, role)| (candidate.cell.index(), candidate.digit.value(), role.into()));
    let links = overlay.links.iter().map(|link| OverlayLink {
        from: pair(link.from),
        to: pair(link.to),
        strong: link.strong,
    });
    Overlay {
        houses: houses.collect(),
        cells: cells.collect(),
        candidates: candidates.collect(),
        links: links.collect(),
        eliminations: candidate_pairs(&overlay.eliminations),
        placements: candidate_pairs(&overlay.placements),
    }
}
