//! Lines in which a digit's places are in as few crossing lines: X-wing 3.2, swordfish 3.8,
//! jellyfish 5.2.

use std::ops::ControlFlow;

use super::board::{Board, CELLS_OF, COLUMNS, ROWS, combinations};
use super::hint::{Elimination, Pattern, Visit};
use evoku_model::bits;

/// Passes every fish of `size` that rules something out to `visit`: ordered by lines, columns
/// first, then by digits.
pub(super) fn find(board: &Board, size: usize, visit: &mut dyn Visit) -> ControlFlow<()> {
    let difficulty = [3.2, 3.8, 5.2][size - 2];
    let mut removed = Vec::new();
    for (base, cover) in [(COLUMNS, ROWS), (ROWS, COLUMNS)] {
        // For each digit, the lines that may be part of a fish.
        let mut eligible = [0_u32; 9];
        for (digit, lines) in eligible.iter_mut().enumerate() {
            if usize::from(board.placed[digit]) + 2 * size <= 9 {
                for line in 0..9 {
                    let count = board.places[base + line][digit].count_ones();
                    *lines |= u32::from((2..=size as u32).contains(&count)) << line;
                }
            }
        }
        for lines in combinations(9, size) {
            for (digit, _) in eligible.iter().enumerate().filter(|(_, may)| lines & !**may == 0) {
                let places = |line: usize| board.places[base + line][digit];
                let union = bits(lines.into()).fold(0_u16, |union, line| union | places(line));
                if union.count_ones() as usize != size {
                    continue;
                }
                removed.clear();
                for line in bits(union.into()) {
                    let others = u32::from(board.places[cover + line][digit]) & !lines;
                    let cells = &CELLS_OF[cover + line];
                    removed.extend(bits(others.into()).map(|place| (cells[place], 1 << digit)));
                }
                if !removed.is_empty() {
                    let (bases, covers) = (lines << base, u32::from(union) << cover);
                    let pattern = Pattern::Fish { digit, bases, covers };
                    visit(&Elimination { difficulty, removed: &removed, pattern })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
