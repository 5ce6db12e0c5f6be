//! Almost locked sets: cells of a house with one more digit among them than cells.

use crate::position::Position;
use evoku_model::{Cell, Digits, Set};

/// The most cells of a set on boards up to 9x9, and on larger ones.
const MAX_CELLS: [usize; 2] = [8, 4];

/// The cells and digits of an almost locked set.
pub(super) type AlmostLocked<const WORDS: usize> = (Set<Cell, WORDS>, Digits);

/// The almost locked sets of at least two cells, each once, house by house.
pub(super) fn almost_locked_sets<const WORDS: usize>(
    position: &Position<WORDS>,
) -> Vec<AlmostLocked<WORDS>> {
    let mut found = Vec::new();
    let limit = MAX_CELLS[usize::from(position.side() > 9)];
    for house in position.geometry().houses() {
        let open: Vec<Cell> = (*position.layout().house(house) & *position.open()).iter().collect();
        extend(position, &open, limit, (Set::EMPTY, Digits::EMPTY), &mut found);
    }
    found
}

/// Adds the sets that extend a set by some of the cells.
fn extend<const WORDS: usize>(
    position: &Position<WORDS>,
    open: &[Cell],
    limit: usize,
    (cells, digits): AlmostLocked<WORDS>,
    found: &mut Vec<AlmostLocked<WORDS>>,
) {
    for (at, &cell) in open.iter().enumerate() {
        let cells = cells | Set::only(cell);
        let digits = digits | position.candidates(cell);
        let size = cells.len();
        let more = open.len() - at - 1;
        // No added cell removes a digit.
        if digits.len() > limit.min(size + more) + 1 {
            continue;
        }
        if size > 1 && digits.len() == size + 1 && !found.iter().any(|set| set.0 == cells) {
            found.push((cells, digits));
        }
        if size < limit {
            extend(position, &open[at + 1..], limit, (cells, digits), found);
        }
    }
}
