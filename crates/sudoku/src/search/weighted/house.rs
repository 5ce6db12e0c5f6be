//! Houses: every digit goes somewhere.

use super::state::{Dead, State};
use super::tally::Tally;
use super::topology::Topology;

/// Places digits with one place in a house, and rules out those that all of two or three places
/// see: of the digits that a cell of the house lost since it was looked at.
pub(super) fn filter(
    number: u16,
    cells: &[u16],
    board: &Topology,
    state: &mut State,
) -> Result<(), Dead> {
    let lost = state.take_lost(number);
    let tally = Tally::of(cells, &state.cells);
    if tally.once != board.all() {
        return Err(Dead);
    }
    state.place(board, lost & !tally.twice, cells)?;
    state.require(board, lost & tally.twice & !tally.fourfold, cells)
}
