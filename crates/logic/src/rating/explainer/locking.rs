//! A digit whose places in one house are all in another. The difficulty is 1.7 or 1.9 if a single
//! follows at once, otherwise 2.6 (pointing, from a box) or 2.8 (claiming, from a line). On boards
//! with further houses, Sukaku Explainer looks at the common peers of the places instead (2.9).

use std::ops::ControlFlow;

use super::board::{BOXES, Board, KINDS, Layout, ROWS};
use super::hint::{Elimination, Hint, Pattern, Visit};
use super::subsets::seen_by_all;
use evoku_model::bits;

/// Visits every house, crossing house and digit such that the house's places for the digit, two or
/// more, are all in the crossing. Ends when the visitor breaks.
fn locked<L: Layout, T>(
    board: &Board<L>,
    mut visit: impl FnMut(usize, usize, usize) -> ControlFlow<T>,
) -> ControlFlow<T> {
    // Sukaku Explainer tries one digit after the other, and Sudoku Explainer one house after the
    // other.
    let (searches, digits) = if L::IS_SUKAKU { (9, 1) } else { (1, 9) };
    for &[from, into] in L::LOCKED {
        for first in 0..searches {
            let houses =
                (from..from + 9).flat_map(|base| (into..into + 9).map(move |cover| (base, cover)));
            for (base, cover) in houses {
                let crossing = board.crossing(base, cover);
                if crossing == 0 {
                    continue;
                }
                let sets = &board.places(base)[first..first + digits];
                for (digit, &set) in (first..).zip(sets) {
                    if set & !crossing == 0 && set & set.wrapping_sub(1) != 0 {
                        visit(base, cover, digit)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds a locked digit after which another house of the first kind has one place left for it.
pub(super) fn direct<L: Layout>(board: &Board<L>) -> Option<Hint> {
    let found = locked(board, |base, cover, digit| {
        let kind = base / 9 * 9;
        for house in (kind..kind + 9).filter(|&house| house != base) {
            let (set, crossing) = (board.places(house)[digit], board.crossing(house, cover));
            let left = set & !crossing;
            if crossing != 0 && left != set && left.is_power_of_two() {
                let cell = board.cells_of(house)[left.trailing_zeros() as usize];
                let difficulty = if kind == BOXES { 1.7 } else { 1.9 };
                let hint = Hint::place(difficulty, cell.into(), digit);
                return ControlFlow::Break(if L::IS_SUKAKU {
                    hint
                } else {
                    hint.and_remove(&others(board, base, cover, digit))
                });
            }
        }
        ControlFlow::Continue(())
    });
    found.break_value()
}

/// Lists the places in the rest of `cover` from which a digit locked in `base` and `cover` is ruled
/// out.
fn others<L: Layout>(board: &Board<L>, base: usize, cover: usize, digit: usize) -> Vec<(u8, u16)> {
    let others = board.places(cover)[digit] & !board.crossing(cover, base);
    bits(others.into()).map(|place| (board.cells_of(cover)[place], 1 << digit)).collect()
}

/// Calls `visit` with every locked digit that rules something out.
pub(super) fn indirect<L: Layout>(board: &Board<L>, visit: &mut dyn Visit) -> ControlFlow<()> {
    if board.layout.is_variant() {
        return generalised(board, visit);
    }
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

/// Calls `visit` with every digit of a house that is ruled out in a cell that sees all of its
/// places, two to six.
fn generalised<L: Layout>(board: &Board<L>, visit: &mut dyn Visit) -> ControlFlow<()> {
    for kind in &KINDS {
        for digit in 0..9 {
            for base in kind.clone() {
                let places = board.places(base)[digit];
                if !(2..=6).contains(&places.count_ones()) {
                    continue;
                }
                let cells = bits(places.into()).map(|place| board.cells_of(base)[place]);
                let removed: Vec<_> = seen_by_all(board, cells, 1 << digit).collect();
                if !removed.is_empty() {
                    let pattern = Pattern::Fish { digit, bases: 1 << base, covers: 0 };
                    visit(&Elimination { difficulty: 2.9, removed: &removed, pattern })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
