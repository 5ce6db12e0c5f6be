//! Fish: parallel lines whose places for a digit are in an equal number of crossing lines (X-wing
//! 3.2, swordfish 3.8, jellyfish 5.2).

use std::ops::ControlFlow;

use super::board::{Board, COLUMNS, Layout, ROWS, combinations};
use super::hint::{Elimination, Pattern, Visit};
use evoku_model::bits;

/// Calls `visit` with every fish of `size` that rules something out. Fish are ordered by their
/// lines, columns first, then by digit.
pub(super) fn find<L: Layout>(
    board: &Board<L>,
    size: usize,
    visit: &mut dyn Visit,
) -> ControlFlow<()> {
    let difficulty = [3.2, 3.8, 5.2][size - 2];
    let mut removed = Vec::new();
    for (base, cover) in [(COLUMNS, ROWS), (ROWS, COLUMNS)] {
        // For each digit, the lines that may be part of a fish.
        let mut eligible = [0_u32; 9];
        for (digit, lines) in eligible.iter_mut().enumerate() {
            if usize::from(board.placed[digit]) + 2 * size <= 9 {
                for line in 0..9 {
                    let count = board.places(base + line)[digit].count_ones();
                    *lines |= u32::from((2..=size as u32).contains(&count)) << line;
                }
            }
        }
        for lines in combinations(9, size) {
            for (digit, _) in eligible.iter().enumerate().filter(|(_, may)| lines & !**may == 0) {
                let places = |line: usize| board.places(base + line)[digit];
                let union = bits(lines.into()).fold(0_u16, |union, line| union | places(line));
                if union.count_ones() as usize != size {
                    continue;
                }
                removed.clear();
                for line in bits(union.into()) {
                    let others = u32::from(board.places(cover + line)[digit]) & !lines;
                    let cells = board.cells_of(cover + line);
                    removed.extend(bits(others.into()).map(|place| (cells[place], 1 << digit)));
                }
                if !removed.is_empty() {
                    let (bases, covers) = (u64::from(lines) << base, u64::from(union) << cover);
                    let pattern = Pattern::Fish { digit, bases, covers };
                    visit(&Elimination { difficulty, removed: &removed, pattern })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
