//! Subsets with as many cells as digits: naked pairs to quads (3.0, 3.6, 5.0) and hidden ones (3.4,
//! 4.0, 5.4). Hidden pairs and triplets after which a single follows at once have 2.0 and 2.5.

use std::ops::ControlFlow;

use super::board::{BOXES, Board, CELLS_OF, COLUMNS, ROWS, choose, combinations};
use super::hint::{Elimination, Hint, Pattern, Visit};
use evoku_model::bits;

/// The houses in the order in which subsets are searched.
fn houses() -> impl Iterator<Item = usize> {
    [BOXES, COLUMNS, ROWS].into_iter().flat_map(|kind| kind..kind + 9)
}

/// The choices of `size` of nine sets, each with at least two members, whose union has `size`
/// members: the chosen indices and the union.
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
pub(super) fn naked(board: &Board, size: usize, visit: &mut dyn Visit) -> ControlFlow<()> {
    let difficulty = [3.0, 3.6, 5.0][size - 2];
    let mut removed = Vec::new();
    for house in houses().filter(|&house| usize::from(board.blank[house]) >= 2 * size) {
        let cells = &CELLS_OF[house];
        let sets = cells.map(|cell| board.digits[usize::from(cell)]);
        for (places, digits) in subsets(&sets, size) {
            removed.clear();
            for place in bits((!places & 0x1ff).into()).filter(|&place| sets[place] & digits != 0) {
                removed.push((cells[place], sets[place] & digits));
            }
            if !removed.is_empty() {
                let pattern = Pattern::Naked { house, places, digits };
                visit(&Elimination { difficulty, removed: &removed, pattern })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Hidden subsets: `size` digits of a house that share `size` cells.
pub(super) fn hidden(board: &Board, size: usize, visit: &mut dyn Visit) -> ControlFlow<()> {
    let difficulty = [3.4, 4.0, 5.4][size - 2];
    let mut removed = Vec::new();
    for house in houses().filter(|&house| usize::from(board.blank[house]) > 2 * size) {
        for (digits, places) in subsets(&board.places[house], size) {
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
fn others(
    board: &Board,
    house: usize,
    places: u16,
    digits: u16,
) -> impl Iterator<Item = (u8, u16)> + '_ {
    let cells = bits(places.into()).map(move |place| CELLS_OF[house][place]);
    let others = cells.map(move |cell| (cell, board.digits[usize::from(cell)] & !digits));
    others.filter(|(_, digits)| *digits != 0)
}

/// A hidden subset that leaves another digit only one place in the house.
pub(super) fn direct_hidden(board: &Board, size: usize) -> Option<Hint> {
    let difficulty = [2.0, 2.5][size - 2];
    houses().filter(|&house| usize::from(board.blank[house]) > size).find_map(|house| {
        let sets = &board.places[house];
        subsets(sets, size).find_map(|(digits, places)| {
            let digit = (0..9).find(|&digit| {
                let left = sets[digit] & !places;
                digits >> digit & 1 == 0 && left != sets[digit] && left.is_power_of_two()
            })?;
            let place = (sets[digit] & !places).trailing_zeros() as usize;
            let removed: Vec<_> = others(board, house, places, digits).collect();
            let hint = Hint::place(difficulty, CELLS_OF[house][place].into(), digit);
            Some(hint.and_remove(&removed))
        })
    })
}
