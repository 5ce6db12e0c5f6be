//! Sets of digits that cells hold together.

use super::claim::keep;
use evoku_model::{Cell, Element, Pairs, bits};
use evoku_search::Contradiction;

/// The most sets that are listed: all of a 9x9 board.
const MOST: usize = 2000;

/// The sets of `count` digits that add up to `total`, if given, and of which `together` allows each
/// two. `None` if there are too many to list.
pub(super) fn listed(
    side: usize,
    count: usize,
    total: Option<i64>,
    together: Option<&Pairs>,
) -> Option<Vec<u64>> {
    let mut sets = Vec::new();
    let wanted = Wanted { side, total, together };
    wanted.extend(0, 0, count, 0, &mut sets).then_some(sets)
}

struct Wanted<'a> {
    side: usize,
    total: Option<i64>,
    together: Option<&'a Pairs>,
}

impl Wanted<'_> {
    /// Adds `left` more digits from `from` on to a set; returns `false` if there are too many sets.
    fn extend(&self, set: u64, from: usize, left: usize, sum: i64, sets: &mut Vec<u64>) -> bool {
        if left == 0 {
            if self.total.is_none_or(|total| total == sum) {
                sets.push(set);
            }
            return sets.len() <= MOST;
        }
        for digit in from..=self.side.saturating_sub(left) {
            let sum = sum + digit as i64 + 1;
            if self.total.is_some_and(|total| sum > total) {
                return true;
            }
            let fits = |other| self.together.is_none_or(|pairs| pairs.allows(other, digit));
            if bits(set).all(fits) && !self.extend(set | 1 << digit, digit + 1, left - 1, sum, sets)
            {
                return false;
            }
        }
        true
    }
}

/// The sets that the cells can still hold, with one digit for each cell.
pub(super) fn live(sets: &[u64], cells: &[Cell], board: &[u64]) -> Vec<u64> {
    let here: Vec<u64> = cells.iter().map(|cell| board[cell.index()]).collect();
    let all = here.iter().fold(0, |all, digits| all | digits);
    let decided = here.iter().filter(|digits| digits.is_power_of_two());
    let decided = decided.fold(0, |all, digits| all | digits);
    let mut live: Vec<u64> = sets.to_vec();
    live.retain(|&set| set & !all == 0 && decided & !set == 0 && is_matched(set, &here));
    live
}

/// Returns `true` if the cells can have different digits of the set.
fn is_matched(set: u64, cells: &[u64]) -> bool {
    let mut owner = [usize::MAX; 64];
    (0..cells.len()).all(|cell| augment(cell, set, cells, &mut owner, &mut 0))
}

/// Finds a digit for a cell, reassigning those of other cells (H. W. Kuhn, "The Hungarian method
/// for the assignment problem", Naval Research Logistics 2, 1955, doi:10.1002/nav.3800020109).
fn augment(cell: usize, set: u64, cells: &[u64], owner: &mut [usize; 64], tried: &mut u64) -> bool {
    for digit in bits(cells[cell] & set) {
        if *tried >> digit & 1 == 1 {
            continue;
        }
        *tried |= 1 << digit;
        let before = owner[digit];
        if before == usize::MAX || augment(before, set, cells, owner, tried) {
            owner[digit] = cell;
            return true;
        }
    }
    false
}

/// Restricts the cells to digits of sets that they can still hold.
pub(super) fn filter(sets: &[u64], cells: &[Cell], board: &mut [u64]) -> Result<(), Contradiction> {
    let possible = live(sets, cells, board).iter().fold(0, |all, set| all | set);
    cells.iter().try_for_each(|&cell| keep(board, cell, possible))
}
