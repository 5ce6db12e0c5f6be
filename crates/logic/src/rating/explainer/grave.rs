//! Bivalue universal grave, types 1 to 4: 5.6 to 6.1.
//!
//! Suppose that, without a few surplus candidates, every open cell has two candidates, and every
//! missing digit has two places in every house. Such a puzzle would have no solution or several
//! ones, so one of the surplus candidates is true.

use std::ops::RangeInclusive;

use super::board::{Board, CELLS, Layout, NO_HOUSE, cells_in, combinations};
use super::hint::Hint;
use super::loops::is_watched;
use super::subsets::seen_by_all;
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
pub(super) fn find<L: Layout>(board: &Board<L>) -> Option<Hint> {
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

fn grave<L: Layout>(board: &Board<L>) -> Option<Grave> {
    let mut grave = Grave { cells: Vec::new(), surplus: 0, common: u128::MAX };
    let mut rest = board.clone();
    // The digits with too many places, and their places in cells with three candidates or more.
    let (mut excess, mut excess_places) = (0_u16, 0_u128);
    for (house, house_places) in board.all_places().iter().enumerate() {
        let house_cells = board.cells_of(house);
        for (digit, &places) in house_places.iter().enumerate() {
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let cells = bits(places.into()).map(|place| house_cells[place]);
            let mut rich = cells.filter(|&cell| board.digits[usize::from(cell)].count_ones() >= 3);
            excess |= 1 << digit;
            excess_places = rich.clone().fold(excess_places, |set, cell| set | 1 << cell);
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
            grave.common &= board.peer_set(usize::from(cell));
            for (known, _) in &grave.cells {
                grave.common &= !(1 << known);
            }
            if grave.cells.len() > 1 && grave.surplus.count_ones() > 1 && grave.common == 0 {
                return None;
            }
        }
    }
    if L::IS_SUKAKU && excess.is_power_of_two() {
        // A digit with too many places in every house of a cell.
        let digit = excess.trailing_zeros() as usize;
        let known = grave.cells.iter().fold(0, |set, (cell, _)| set | 1 << cell);
        for cell in cells_in(excess_places & !known) {
            grave.cells.push((cell as u8, excess));
            rest.remove(cell, digit);
            grave.common &= board.peer_set(cell);
        }
        grave.common &= !excess_places;
    }
    let is_two = |set: &u16| matches!(set.count_ones(), 0 | 2);
    let is_grave = rest.digits.iter().all(is_two)
        && rest.digits.iter().filter(|set| **set != 0).count() == usize::from(rest.left)
        && rest.all_places().iter().flatten().all(is_two)
        && !(0..CELLS).any(|cell| is_watched(board, cell, rest.digits[cell]));
    is_grave.then_some(grave)
}

/// Type 2: all surplus candidates are the same digit, which is ruled out in all common peers.
fn same_digit<L: Layout>(board: &Board<L>, grave: &Grave) -> Option<Hint> {
    let digit = grave.surplus;
    let removed: Vec<_> = (0..CELLS)
        .filter(|&cell| grave.common >> cell & 1 == 1 && board.digits[cell] & digit != 0)
        .map(|cell| (cell as u8, digit))
        .collect();
    (!removed.is_empty()).then_some(Hint { difficulty: 5.7, placed: None, removed })
}

/// Type 4: two cells of a house share exactly one candidate that is not surplus. One of them holds
/// it, so their remaining candidates that are not surplus are ruled out.
fn locked_digit<L: Layout>(board: &Board<L>, grave: &Grave) -> Option<Hint> {
    let &[(one, surplus_one), (two, surplus_two)] = grave.cells.as_slice() else {
        return None;
    };
    let digits = |cell: u8| board.digits[usize::from(cell)];
    let common = digits(one) & digits(two) & !grave.surplus;
    if common.count_ones() != 1 || board.peer_set(usize::from(one)) >> two & 1 == 0 {
        return None;
    }
    let removed =
        [(one, digits(one) & !surplus_one & !common), (two, digits(two) & !surplus_two & !common)];
    Some(Hint::remove(5.7, &removed))
}

/// Type 3: the cells are in one house and act as one cell with the surplus candidates in a naked
/// set. Sudoku Explainer tries one house after the other, and Sukaku Explainer smaller sets first.
fn subset<L: Layout>(board: &Board<L>, grave: &Grave) -> Option<Hint> {
    let mut kinds = 0..L::KINDS;
    if L::IS_SUKAKU {
        (2..=6)
            .find_map(|size| kinds.clone().find_map(|kind| naked(board, grave, kind, size..=size)))
    } else {
        kinds.find_map(|kind| naked(board, grave, kind, 2..=6))
    }
}

/// A naked set of one of these sizes in the house of this kind.
fn naked<L: Layout>(
    board: &Board<L>,
    grave: &Grave,
    kind: usize,
    mut sizes: RangeInclusive<usize>,
) -> Option<Hint> {
    let house_of = |cell: u8| board.layout.houses_of(cell.into())[kind];
    let first = grave.cells[0].0;
    let house = house_of(first);
    if house == NO_HOUSE || grave.cells.iter().any(|(cell, _)| house_of(*cell) != house) {
        return None;
    }
    // The other cells are tried in the order of the first cell's peers.
    let others = board.peers(first.into()).iter().copied();
    let others: Vec<u8> =
        others.filter(|&cell| grave.common >> cell & 1 == 1 && house_of(cell) == house).collect();
    let digits = |at: usize| board.digits[usize::from(others[at])];
    sizes.find_map(|size| {
        combinations(others.len(), size - 1).find_map(|chosen| {
            let union = bits(chosen.into()).fold(0, |union, at| union | digits(at));
            let full = bits(chosen.into()).all(|at| digits(at).count_ones() > 1);
            let is_set = union.count_ones() as usize == size && grave.surplus & !union == 0;
            if !is_set || !full || size > others.len() {
                return None;
            }
            let removed: Vec<_> = if board.layout.is_variant() {
                let members = bits(chosen.into()).map(|at| others[at]);
                let graves = grave.cells.iter().map(|(cell, _)| *cell);
                seen_by_all(board, members.chain(graves), union).collect()
            } else {
                (0..others.len())
                    .filter(|&at| chosen >> at & 1 == 0 && digits(at) & union != 0)
                    .map(|at| (others[at], digits(at) & union))
                    .collect()
            };
            let difficulty = 5.7 + (size - 1) as f64 * 0.1;
            (!removed.is_empty()).then_some(Hint { difficulty, placed: None, removed })
        })
    })
}
