//! Digits that are ruled out because neighbours hold no adjacent digits: by the candidates of one
//! cell (2.4), or by the places of a digit in a house (2.5).

use std::ops::Range;

use super::layout::Variant;
use crate::rating::explainer::board::{Board, CELLS, Layout, adjacent, cells_in};
use crate::rating::explainer::hint::Hint;
use evoku_model::bits;

/// The first elimination by the candidates of a cell or, if there is none, by the places of a digit.
pub(super) fn find(board: &Board<Variant>) -> Option<Hint> {
    of_cell(board).or_else(|| of_house(board))
}

/// The first elimination by the two or three candidates of a cell. Each of two adjacent candidates
/// excludes the other in the neighbours; three in a row, or two with a gap of one, exclude the one
/// in the middle.
fn of_cell(board: &Board<Variant>) -> Option<Hint> {
    (0..CELLS).find_map(|cell| {
        let digits = board.digits[cell];
        let low = digits.trailing_zeros() as usize;
        let is_pair = digits.count_ones() == 2;
        let near_peers_only = match digits.checked_shr(low as u32)? {
            0b11 => true,
            0b101 => false,
            0b111 => true,
            _ => return None,
        };
        let gone = if is_pair && digits >> low == 0b11 { digits } else { 2 << low };
        let victims = board.layout.neighbours(cell).iter().copied().filter(|&victim| {
            let is_peer = board.peer_set(cell) >> victim & 1 == 1;
            // A corner neighbour may hold the digit of the cell itself.
            !(near_peers_only && board.layout.has_corners()) || is_peer
        });
        let removed: Vec<(u8, u16)> = victims
            .map(|victim| (victim, board.digits[usize::from(victim)] & gone))
            .filter(|(_, digits)| *digits != 0)
            .collect();
        (!removed.is_empty()).then_some(Hint { difficulty: 2.4, placed: None, removed })
    })
}

/// The kinds of houses with neighbours, and the most places that may have a common neighbour: the
/// four windows, columns, rows and boxes.
const HOUSES: [(Range<usize>, u32); 4] = [(36..40, 5), (18..27, 3), (9..18, 3), (0..9, 5)];

/// The first elimination by the places of a digit in a house: of the adjacent digits in the cells
/// that are each of the places or a neighbour of it.
fn of_house(board: &Board<Variant>) -> Option<Hint> {
    (0..9).find_map(|digit| {
        let mut houses = HOUSES
            .iter()
            .flat_map(|(houses, most)| houses.clone().map(move |house| (house, *most)));
        houses.find_map(|(house, most)| {
            let places = board.places(house)[digit];
            if !(1..=most).contains(&places.count_ones()) {
                return None;
            }
            let common = bits(places.into()).fold((1_u128 << CELLS) - 1, |common, place| {
                let cell = board.cells_of(house)[place];
                let near = board.layout.neighbours(cell.into()).iter();
                common & near.fold(1 << cell, |near, cell| near | 1 << cell)
            });
            let gone = adjacent(digit).fold(0, |gone, digit| gone | 1 << digit);
            let removed: Vec<(u8, u16)> = cells_in(common)
                .map(|cell| (cell as u8, board.digits[cell] & gone))
                .filter(|(_, digits)| *digits != 0)
                .collect();
            (!removed.is_empty()).then_some(Hint { difficulty: 2.5, placed: None, removed })
        })
    })
}
