//! A digit whose places in one house are all in another. The difficulty is 1.7 or 1.9 if a single
//! follows at once, otherwise 2.6 (pointing, from a box) or 2.8 (claiming, from a line).

use std::ops::ControlFlow;

use super::board::{BOXES, Board, CELLS_OF, COLUMNS, CROSSINGS, ROWS};
use super::hint::{Elimination, Hint, Pattern, Visit};
use evoku_model::bits;

/// The first houses of the two kinds: the house where the digit is locked, and the one where it is
/// ruled out.
const WAYS: [(usize, usize); 4] =
    [(BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)];

/// Visits every house, crossing house and digit that is locked in more than one place there, until
/// the visitor breaks.
fn locked<T>(
    board: &Board,
    mut visit: impl FnMut(usize, usize, usize) -> ControlFlow<T>,
) -> ControlFlow<T> {
    for (from, into) in WAYS {
        let houses =
            (from..from + 9).flat_map(|base| (into..into + 9).map(move |cover| (base, cover)));
        for (base, cover) in houses {
            let crossing = CROSSINGS[base][cover];
            if crossing == 0 {
                continue;
            }
            for (digit, &set) in board.places[base].iter().enumerate() {
                if set & !crossing == 0 && set & set.wrapping_sub(1) != 0 {
                    visit(base, cover, digit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds a locked digit after which another house of the first kind has one place left for it.
pub(super) fn direct(board: &Board) -> Option<Hint> {
    let found = locked(board, |base, cover, digit| {
        let kind = base / 9 * 9;
        for house in (kind..kind + 9).filter(|&house| house != base) {
            let (set, crossing) = (board.places[house][digit], CROSSINGS[house][cover]);
            let left = set & !crossing;
            if crossing != 0 && left != set && left.is_power_of_two() {
                let cell = CELLS_OF[house][left.trailing_zeros() as usize];
                let difficulty = if kind == BOXES { 1.7 } else { 1.9 };
                let hint = Hint::place(difficulty, cell.into(), digit);
                return ControlFlow::Break(hint.and_remove(&others(board, base, cover, digit)));
            }
        }
        ControlFlow::Continue(())
    });
    found.break_value()
}

/// Lists the eliminations of a digit that is locked in `base` and `cover`, in the rest of `cover`.
fn others(board: &Board, base: usize, cover: usize, digit: usize) -> Vec<(u8, u16)> {
    let others = board.places[cover][digit] & !CROSSINGS[cover][base];
    bits(others.into()).map(|place| (CELLS_OF[cover][place], 1 << digit)).collect()
}

/// Passes every locked digit that rules something out to `visit`.
pub(super) fn indirect(board: &Board, visit: &mut dyn Visit) -> ControlFlow<()> {
    locked(board, |base, cover, digit| {
        let removed = others(board, base, cover, digit);
        if removed.is_empty() {
            return ControlFlow::Continue(());
        }
        visit(&Elimination {
            difficulty: if base < ROWS { 2.6 } else { 2.8 },
            removed: &removed,
            pattern: Pattern::Fish { digit, bases: 1 << base, covers: 1 << cover },
        })
    })
}
