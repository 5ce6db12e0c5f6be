//! Houses: every digit goes somewhere.

use super::state::{Dead, State};
use super::tally::Tally;
use super::topology::Topology;

/// Places digits with one place in a house, and rules out those that all of two or three places
/// see.
pub(super) fn filter(cells: &[u16], board: &Topology, state: &mut State) -> Result<(), Dead> {
    let tally = Tally::of(cells, &state.cells);
    if tally.once != board.all() {
        return Err(Dead);
    }
    state.place(board, tally.once & !tally.twice, cells)?;
    state.require(board, tally.twice & !tally.fourfold, cells)
}
