//! Claims that restrict their cells together, by trying all permutations.

use super::claim::{Claim, keep};
use super::claims::Claims;
use super::narrow::narrow;
use evoku_model::{Cell, Element, bits};
use evoku_search::Contradiction;

/// The most boards tried for all candidates together.
const TRIED: usize = 3000;

/// Restricts the cells to the permutations in which all claims hold and cells that see each other
/// differ. `None` if there are too many to try.
pub(super) fn filter(
    together: &[&Claim],
    cells: &[Cell],
    claims: &Claims,
    board: &mut [u64],
) -> Option<Result<(), Contradiction>> {
    let mut joint = Joint { together, cells, claims, left: TRIED };
    let mut start = board.to_vec();
    if joint.settle(&mut start).is_err() {
        return Some(Err(Contradiction));
    }
    let mut found = vec![0_u64; cells.len()];
    for (index, &cell) in cells.iter().enumerate() {
        for digit in bits(start[cell.index()]) {
            if found[index] >> digit & 1 == 1 {
                continue;
            }
            let mut trial = start.clone();
            trial[cell.index()] = 1 << digit;
            if let Some(filled) = joint.fill(trial)? {
                let each = found.iter_mut().zip(cells);
                each.for_each(|(found, cell)| *found |= filled[cell.index()]);
            }
        }
    }
    Some(cells.iter().zip(found).try_for_each(|(&cell, found)| keep(board, cell, found)))
}

struct Joint<'a> {
    together: &'a [&'a Claim],
    cells: &'a [Cell],
    claims: &'a Claims,
    /// The number of boards that may still be tried.
    left: usize,
}

impl Joint<'_> {
    /// A permutation of the cells from these candidates. The inner `None` means that there is none,
    /// the outer one that there are too many to try.
    fn fill(&mut self, mut board: Vec<u64>) -> Option<Option<Vec<u64>>> {
        self.left = self.left.checked_sub(1)?;
        if self.settle(&mut board).is_err() {
            return Some(None);
        }
        let open = self.cells.iter().filter(|cell| !board[cell.index()].is_power_of_two());
        let Some(&cell) = open.min_by_key(|cell| board[cell.index()].count_ones()) else {
            return Some(Some(board));
        };
        for digit in bits(board[cell.index()]) {
            let mut trial = board.clone();
            trial[cell.index()] = 1 << digit;
            let filled = self.fill(trial)?;
            if filled.is_some() {
                return Some(filled);
            }
        }
        Some(None)
    }

    /// Removes digits from the cells until nothing more follows.
    fn settle(&self, board: &mut [u64]) -> Result<(), Contradiction> {
        loop {
            let before: Vec<u64> = self.cells.iter().map(|cell| board[cell.index()]).collect();
            for &cell in self.cells {
                let digits = board[cell.index()];
                if !digits.is_power_of_two() {
                    continue;
                }
                let peers = &self.claims.peers[cell.index()];
                for &other in self.cells {
                    if peers.binary_search(&other).is_ok() {
                        keep(board, other, !digits)?;
                    }
                }
            }
            self.together.iter().try_for_each(|claim| narrow(claim, board))?;
            if self.cells.iter().zip(before).all(|(cell, before)| board[cell.index()] == before) {
                return Ok(());
            }
        }
    }
}
