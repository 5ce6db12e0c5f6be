//! Houses: every digit goes somewhere.

use super::state::{Dead, State};
use super::topology::Topology;

/// Places digits with one place in a house, and rules out those that all of two or three places
/// see.
pub(super) fn filter(cells: &[u16], board: &Topology, state: &mut State) -> Result<(), Dead> {
    let (mut once, mut twice, mut more) = (0u64, 0u64, 0u64);
    let mut fourfold = 0;
    for &cell in cells {
        let digits = state.cells[usize::from(cell)];
        fourfold |= more & digits;
        more |= twice & digits;
        twice |= once & digits;
        once |= digits;
    }
    if once != board.all() {
        return Err(Dead);
    }
    place(once & !twice, cells, board, state)?;
    let mut few = twice & !fourfold;
    while few != 0 {
        let digit = few & few.wrapping_neg();
        few ^= digit;
        state.require(board, digit, cells)?;
    }
    Ok(())
}

/// Puts each of these digits into the only one of the cells that can have it.
pub(super) fn place(
    single: u64,
    cells: &[u16],
    board: &Topology,
    state: &mut State,
) -> Result<(), Dead> {
    if single == 0 {
        return Ok(());
    }
    for &cell in cells {
        let here = state.cells[usize::from(cell)] & single;
        if here == 0 {
            continue;
        }
        if !here.is_power_of_two() {
            return Err(Dead);
        }
        state.keep(board, usize::from(cell), here)?;
    }
    Ok(())
}
