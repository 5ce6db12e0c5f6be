//! A cell and two peers with two candidates each: XY-wing 4.2, XYZ-wing 4.4.

use super::board::{Board, CELLS, Layout, cells_in};
use super::hint::Hint;

/// The first wing whose pivot has two (XY) or three (XYZ) candidates.
pub(super) fn find<L: Layout>(board: &Board<L>, of_pivot: u32) -> Option<Hint> {
    let difficulty = if of_pivot == 2 { 4.2 } else { 4.4 };
    let digits = |cell: &u8| board.digits[usize::from(*cell)];
    (0..CELLS).filter(|&pivot| board.digits[pivot].count_ones() == of_pivot).find_map(|pivot| {
        let all = board.digits[pivot];
        let pairs = board.peers(pivot).iter().filter(|peer| digits(peer).count_ones() == 2);
        let firsts = pairs.clone().filter(|first| (all & !digits(first)).count_ones() == 1);
        firsts.flat_map(|first| pairs.clone().map(move |second| (first, second))).find_map(
            |(first, second)| {
                let common = digits(first) & digits(second);
                let union = all | digits(first) | digits(second);
                let in_all = (all & common).count_ones();
                if union.count_ones() != 3 || in_all != of_pivot - 2 {
                    return None;
                }
                let (one, two) = (usize::from(*first), usize::from(*second));
                let mut victims = board.peer_set(one) & board.peer_set(two) & !(1 << pivot);
                if of_pivot == 3 {
                    victims &= board.peer_set(pivot);
                }
                let digit = 1 << common.trailing_zeros();
                let removed: Vec<(u8, u16)> = cells_in(victims)
                    .filter(|&cell| board.digits[cell] & digit != 0)
                    .map(|cell| (cell as u8, digit))
                    .collect();
                (!removed.is_empty()).then_some(Hint { difficulty, placed: None, removed })
            },
        )
    })
}
