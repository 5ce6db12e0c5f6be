//! Combinations of sums that deduce more together.

use super::linear::Linear;
use super::state::Sum;
use super::topology::Topology;

/// The minimum number of cells of a sum that is combined with another; houses already imply the
/// consequences of shorter ones.
const SHORTEST: usize = 6;

/// A sum of cells, each with coefficient 1.
struct Total {
    sum: Sum,
    slack: i64,
    ruled_out: i64,
    /// `true` if it is given by a constraint.
    is_given: bool,
    /// `true` if it is part of a larger sum.
    is_added: bool,
}

/// Two sums, by index, and their combination.
struct Pair {
    one: usize,
    other: usize,
    joint: Total,
    /// The improvement of the bounds over those of the two separate sums.
    gain: i64,
}

/// Combines sums that share no cell. Cells of one sum that see cells of the other join their
/// groups, so the combined bounds are narrower than the two separate bounds. Long diagonals of
/// little killers deduce nothing by themselves, but several of them can contradict each other. The
/// pair with the largest gain is combined, as long as any pair gains. The idea comes from the
/// Interactive Sudoku Solver.
pub(super) fn merged(board: &Topology, sums: &[Sum]) -> Vec<Sum> {
    let is_long =
        |(terms, _): &&Sum| terms.len() >= SHORTEST && terms.iter().all(|&(_, by)| by == 1);
    let given = sums.iter().filter(is_long).cloned();
    let mut totals: Vec<Total> = given.map(|sum| Total::new(board, sum, true)).collect();
    let mut pairs: Vec<Pair> =
        (1..totals.len()).flat_map(|newest| pairs_with(board, &totals, newest)).collect();
    while let Some(best) = (0..pairs.len()).max_by_key(|&pair| pairs[pair].gain) {
        let Pair { one, other, joint, .. } = pairs.swap_remove(best);
        totals[one].is_added = true;
        totals[other].is_added = true;
        totals.push(joint);
        pairs.retain(|pair| !totals[pair.one].is_added && !totals[pair.other].is_added);
        pairs.extend(pairs_with(board, &totals, totals.len() - 1));
    }
    totals.retain(|total| !total.is_given && !total.is_added && total.ruled_out > 0);
    totals.into_iter().map(|total| total.sum).collect()
}

/// The pairs of the last sum with each earlier sum that is not combined yet, if that gains.
fn pairs_with(board: &Topology, totals: &[Total], last: usize) -> Vec<Pair> {
    let before = (0..last).filter(|&one| !totals[one].is_added);
    before.filter_map(|one| Pair::new(board, totals, one, last)).collect()
}

impl Total {
    fn new(board: &Topology, sum: Sum, is_given: bool) -> Self {
        let linear = Linear::new(board, &sum.0, sum.1);
        let (slack, ruled_out) = (linear.slack(), linear.ruled_out());
        Self { sum, slack, ruled_out, is_given, is_added: false }
    }

    fn has(&self, cell: u16) -> bool {
        self.sum.0.iter().any(|&(own, _)| own == cell)
    }
}

impl Pair {
    fn new(board: &Topology, totals: &[Total], one: usize, other: usize) -> Option<Self> {
        let (first, second) = (&totals[one], &totals[other]);
        if first.sum.0.iter().any(|&(cell, _)| second.has(cell)) {
            return None;
        }
        let terms = first.sum.0.iter().chain(&second.sum.0).copied().collect();
        let joint = Total::new(board, (terms, first.sum.1 + second.sum.1), false);
        let gain = first.slack + second.slack - joint.slack;
        (gain > 0).then_some(Self { one, other, joint, gain })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row of 9 cells that see each other; all other cells see none.
    fn row() -> Topology {
        let mut board = Topology::new(9, 9);
        for one in 0..9 {
            (one + 1..9).for_each(|other| board.add_peer(one, other));
        }
        board
    }

    fn sum(cells: impl Iterator<Item = u16>, total: i64) -> Sum {
        (cells.map(|cell| (cell, 1)).collect(), total)
    }

    #[test]
    fn sums_of_cells_that_see_each_other_become_one() {
        let far = sum(18..24, 30);
        let near = [sum(0..6, 30), sum([6, 7, 8, 60, 70, 80].into_iter(), 20)];
        assert_eq!(merged(&row(), &[near[0].clone(), far]), []);
        let cells = (0..9).chain([60, 70, 80]);
        assert_eq!(merged(&row(), &near), [sum(cells, 50)]);
    }

    #[test]
    fn sums_with_a_common_cell_stay_apart() {
        assert_eq!(merged(&row(), &[sum(0..6, 22), sum(3..9, 38)]), []);
    }
}
