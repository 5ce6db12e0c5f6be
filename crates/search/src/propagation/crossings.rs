//! The crossings of houses.

use evoku_model::{Cell, Geometry, House};

/// A crossing of a house with another in at least two cells.
#[derive(Debug)]
pub(super) struct Crossing {
    /// The shared cells, as positions in the house: bit `i` is its `i`-th cell.
    pub(super) shared: u64,
    /// The cells of the other house that are not shared.
    pub(super) rest: Vec<Cell>,
}

/// The crossings of each house with others. Crossings in one cell are omitted, because a digit
/// locked there is a hidden single.
pub(super) fn crossings(geometry: &Geometry) -> Vec<Vec<Crossing>> {
    geometry.houses().map(|house| crossings_of(geometry, house)).collect()
}

fn crossings_of(geometry: &Geometry, house: House) -> Vec<Crossing> {
    let cells = geometry.cells(house);
    let position = |cell: &Cell| cells.iter().position(|own| own == cell);
    let mut crossings = Vec::new();
    for other in geometry.houses().filter(|&other| other != house) {
        let (shared, rest): (Vec<Cell>, Vec<Cell>) =
            geometry.cells(other).iter().partition(|cell| cells.contains(cell));
        let shared = shared.iter().filter_map(position).fold(0_u64, |bits, at| bits | 1 << at);
        if shared.count_ones() > 1 && !rest.is_empty() {
            crossings.push(Crossing { shared, rest });
        }
    }
    crossings
}
