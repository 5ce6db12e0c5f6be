//! Bivalue universal grave, types 1 to 4: 5.6 to 6.1.
//!
//! Suppose that, without a few surplus candidates, every open cell has two candidates, and every
//! missing digit has two places in every house. Such a puzzle would have no or several solutions,
//! so one of the surplus candidates is true.

use super::board::{Board, CELLS, CELLS_OF, HOUSES_OF, PEER_SETS, PEERS, combinations};
use super::hint::Hint;
use evoku_model::bits;

/// The cells with surplus candidates.
struct Grave {
    /// Each cell with its surplus candidates, in the order of the search.
    cells: Vec<(u8, u16)>,
    /// The union of the surplus candidates.
    surplus: u16,
    /// The common peers of the cells, without the cells themselves.
    common: u128,
}

/// Finds the first deduction. A single cell is type 1. Several cells are tried as types 2 and 4 if
/// they share one surplus digit, and otherwise as types 4 and 3.
pub(super) fn find(board: &Board) -> Option<Hint> {
    let grave = grave(board)?;
    match (grave.cells.len(), grave.surplus.count_ones()) {
        (0, _) => None,
        (1, _) => {
            let (cell, surplus) = grave.cells[0];
            let others = board.digits[usize::from(cell)] & !surplus;
            Some(Hint::remove(5.6, &[(cell, others)]))
        }
        (_, 1) => same_digit(board, &grave).or_else(|| locked_digit(board, &grave)),
        _ if grave.common == 0 => None,
        _ => locked_digit(board, &grave).or_else(|| subset(board, &grave)),
    }
}

fn grave(board: &Board) -> Option<Grave> {
    let mut grave = Grave { cells: Vec::new(), surplus: 0, common: u128::MAX };
    let mut rest = board.clone();
    for (house_cells, house_places) in CELLS_OF.iter().zip(&board.places) {
        for (digit, &places) in house_places.iter().enumerate() {
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let cells = bits(places.into()).map(|place| house_cells[place]);
            let mut rich = cells.filter(|&cell| board.digits[usize::from(cell)].count_ones() >= 3);
            let cell = rich.next()?; // too many places, but no cell to blame: no grave
            if rich.next().is_some() {
                continue; // another house shows the right cell
            }
            match grave.cells.iter_mut().find(|(known, _)| *known == cell) {
                Some((_, surplus)) => *surplus |= 1 << digit,
                None => grave.cells.push((cell, 1 << digit)),
            }
            grave.surplus |= 1 << digit;
            rest.remove(cell.into(), digit);
            grave.common &= PEER_SETS[usize::from(cell)];
            for (known, _) in &grave.cells {
                grave.common &= !(1 << known);
            }
            if grave.cells.len() > 1 && grave.surplus.count_ones() > 1 && grave.common == 0 {
                return None;
            }
        }
    }
    let is_two = |set: &u16| matches!(set.count_ones(), 0 | 2);
    let every_cell = rest.digits.iter().all(is_two)
        && rest.digits.iter().filter(|set| **set != 0).count() == usize::from(rest.left);
    (every_cell && rest.places.iter().flatten().all(is_two)).then_some(grave)
}

/// Type 2: all surplus candidates are the same digit, which is ruled out in all common peers.
fn same_digit(board: &Board, grave: &Grave) -> Option<Hint> {
    let digit = grave.surplus;
    let removed: Vec<_> = (0..CELLS)
        .filter(|&cell| grave.common >> cell & 1 == 1 && board.digits[cell] & digit != 0)
        .map(|cell| (cell as u8, digit))
        .collect();
    (!removed.is_empty()).then_some(Hint { difficulty: 5.7, placed: None, removed })
}

/// Type 4: two cells of a house share exactly one candidate that is not surplus. One of them holds
/// it, so their remaining candidates that are not surplus are ruled out.
fn locked_digit(board: &Board, grave: &Grave) -> Option<Hint> {
    let &[(one, surplus_one), (two, surplus_two)] = grave.cells.as_slice() else {
        return None;
    };
    let digits = |cell: u8| board.digits[usize::from(cell)];
    let common = digits(one) & digits(two) & !grave.surplus;
    if common.count_ones() != 1 || PEER_SETS[usize::from(one)] >> two & 1 == 0 {
        return None;
    }
    let removed =
        [(one, digits(one) & !surplus_one & !common), (two, digits(two) & !surplus_two & !common)];
    Some(Hint::remove(5.7, &removed))
}

/// Type 3: the cells are in one house and act as one cell with the surplus candidates in a naked
/// set.
fn subset(board: &Board, grave: &Grave) -> Option<Hint> {
    (0..3).find_map(|kind| {
        let house_of = |cell: u8| HOUSES_OF[usize::from(cell)][kind];
        let house = house_of(grave.cells[0].0);
        if grave.cells.iter().any(|(cell, _)| house_of(*cell) != house) {
            return None;
        }
        // In the order of the first cell's peers.
        let first = usize::from(grave.cells[0].0);
        let others: Vec<u8> = PEERS[first]
            .into_iter()
            .filter(|&cell| grave.common >> cell & 1 == 1 && house_of(cell) == house)
            .collect();
        let digits = |at: usize| board.digits[usize::from(others[at])];
        (2..=others.len().min(6)).find_map(|size| {
            combinations(others.len(), size - 1).find_map(|chosen| {
                let union = bits(chosen.into()).fold(0, |union, at| union | digits(at));
                let full = bits(chosen.into()).all(|at| digits(at).count_ones() > 1);
                let is_set = union.count_ones() as usize == size && grave.surplus & !union == 0;
                if !is_set || !full {
                    return None;
                }
                let removed: Vec<_> = (0..others.len())
                    .filter(|&at| chosen >> at & 1 == 0 && digits(at) & union != 0)
                    .map(|at| (others[at], digits(at) & union))
                    .collect();
                let difficulty = 5.7 + (size - 1) as f64 * 0.1;
                (!removed.is_empty()).then_some(Hint { difficulty, placed: None, removed })
            })
        })
    })
}
