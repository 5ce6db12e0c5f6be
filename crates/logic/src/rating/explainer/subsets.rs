//! Subsets with as many cells as digits: naked pairs to quads (3.0, 3.6, 5.0) and hidden ones (3.4,
//! 4.0, 5.4). Hidden pairs and triplets have 2.0 and 2.5 if a single follows at once.

use std::ops::ControlFlow;

use super::board::{Board, Layout, cells_in, choose, combinations};
use super::hint::{Elimination, Hint, Pattern, Visit};
use evoku_model::bits;

/// The houses in the order in which subsets are searched.
fn houses<L: Layout>() -> impl Iterator<Item = usize> {
    L::ORDER.iter().cloned().flatten()
}

/// The choices of `size` out of nine sets whose union has `size` members, as the chosen indices and
/// the union. Only sets with at least two members are chosen.
pub(super) fn subsets(sets: &[u16; 9], size: usize) -> impl Iterator<Item = (u16, u16)> {
    let may = |set: &u16| (2..=size as u32).contains(&set.count_ones());
    let eligible =
        sets.iter().enumerate().fold(0, |all, (at, set)| all | u16::from(may(set)) << at);
    combinations(eligible.count_ones() as usize, size).filter_map(move |indices| {
        let chosen = choose(indices, eligible);
        let union = bits(chosen.into()).fold(0, |union, at| union | sets[at]);
        (union.count_ones() as usize == size).then_some((chosen, union))
    })
}

/// Naked subsets: `size` cells of a house that share `size` digits.
pub(super) fn naked<L: Layout>(
    board: &Board<L>,
    size: usize,
    visit: &mut dyn Visit,
) -> ControlFlow<()> {
    let difficulty = [3.0, 3.6, 5.0][size - 2];
    let mut removed = Vec::new();
    for house in houses::<L>().filter(|&house| board.blank(house) >= 2 * size) {
        let cells = board.cells_of(house);
        let sets = cells.map(|cell| board.digits[usize::from(cell)]);
        for (places, digits) in subsets(&sets, size) {
            removed.clear();
            if board.layout.is_variant() {
                let members = bits(places.into()).map(|place| cells[place]);
                removed.extend(seen_by_all(board, members, digits));
            } else {
                let others = bits((!places & 0x1ff).into());
                for place in others.filter(|&place| sets[place] & digits != 0) {
                    removed.push((cells[place], sets[place] & digits));
                }
            }
            if !removed.is_empty() {
                let pattern = Pattern::Naked { house, places, digits };
                visit(&Elimination { difficulty, removed: &removed, pattern })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates that are ruled out because `cells` hold each of these digits: those that see all
/// places of their digit among the cells.
pub(super) fn seen_by_all<L: Layout>(
    board: &Board<L>,
    cells: impl Iterator<Item = u8> + Clone,
    digits: u16,
) -> impl Iterator<Item = (u8, u16)> {
    bits(digits.into()).flat_map(move |digit| {
        let places = cells.clone().map(usize::from).filter(|&cell| board.allows(cell, digit));
        let common = places.fold(u128::MAX, |common, cell| common & board.peer_set(cell));
        let common = cells_in(common & ((1 << 81) - 1));
        common
            .filter(move |&cell| board.allows(cell, digit))
            .map(move |cell| (cell as u8, 1 << digit))
    })
}

/// Hidden subsets: `size` digits of a house that share `size` cells.
pub(super) fn hidden<L: Layout>(
    board: &Board<L>,
    size: usize,
    visit: &mut dyn Visit,
) -> ControlFlow<()> {
    let difficulty = [3.4, 4.0, 5.4][size - 2];
    let mut removed = Vec::new();
    for house in houses::<L>().filter(|&house| board.blank(house) > 2 * size) {
        for (digits, places) in subsets(board.places(house), size) {
            removed.clear();
            removed.extend(others(board, house, places, digits));
            if !removed.is_empty() {
                let pattern = Pattern::Hidden { house, places, digits };
                visit(&Elimination { difficulty, removed: &removed, pattern })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The other candidates in the places of hidden digits.
fn others<L: Layout>(
    board: &Board<L>,
    house: usize,
    places: u16,
    digits: u16,
) -> impl Iterator<Item = (u8, u16)> + '_ {
    let cells = bits(places.into()).map(move |place| board.cells_of(house)[place]);
    let others = cells.map(move |cell| (cell, board.digits[usize::from(cell)] & !digits));
    others.filter(|(_, digits)| *digits != 0)
}

/// A hidden subset that leaves another digit only one place in the house.
pub(super) fn direct_hidden<L: Layout>(board: &Board<L>, size: usize) -> Option<Hint> {
    let difficulty = [2.0, 2.5][size - 2];
    houses::<L>().filter(|&house| board.blank(house) > size).find_map(|house| {
        let sets = board.places(house);
        subsets(sets, size).find_map(|(digits, places)| {
            let digit = (0..9).find(|&digit| {
                let left = sets[digit] & !places;
                digits >> digit & 1 == 0 && left != sets[digit] && left.is_power_of_two()
            })?;
            let place = (sets[digit] & !places).trailing_zeros() as usize;
            let removed: Vec<_> = others(board, house, places, digits).collect();
            let hint = Hint::place(difficulty, board.cells_of(house)[place].into(), digit);
            Some(if L::IS_SUKAKU { hint } else { hint.and_remove(&removed) })
        })
    })
}
