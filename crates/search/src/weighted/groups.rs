//! Groups of cells with distinct digits.

use super::cells::{CellSet, members};
use super::topology::Topology;

/// A group of cells with distinct digits.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) cells: Vec<u16>,
    pub(super) set: CellSet,
    /// The cells that see all cells of the group.
    pub(super) seen_by_all: CellSet,
}

impl Group {
    pub(super) fn new(board: &Topology, cells: Vec<u16>) -> Self {
        let (set, seen_by_all) = (CellSet::of(&cells), board.seen_by_all(&cells));
        Self { cells, set, seen_by_all }
    }
}

/// Partitions cells into groups with distinct digits, as large as possible: greedily takes the
/// largest group found.
pub(super) fn differing(board: &Topology, cells: &[u16]) -> Vec<Vec<u16>> {
    let mut left = vec![0; board.cell_words()];
    cells.iter().for_each(|&cell| left[usize::from(cell) / 64] |= 1 << (cell % 64));
    let mut count = cells.len();
    let mut groups = Vec::new();
    while count > 0 {
        let mut most = Vec::new();
        for &first in cells.iter().filter(|&&cell| contains(&left, cell)) {
            let group = all_differing(board, first, &left);
            if group.len() > most.len() {
                most = group;
            }
            if most.len() == count {
                break;
            }
        }
        most.iter().for_each(|&cell| left[usize::from(cell) / 64] &= !(1 << (cell % 64)));
        count -= most.len();
        groups.push(most);
    }
    groups
}

fn contains(cells: &[u64], cell: u16) -> bool {
    cells[usize::from(cell) / 64] >> (cell % 64) & 1 == 1
}

/// A group of cells with distinct digits that contains `first`. Greedily adds the cell that leaves
/// most candidates for the group.
fn all_differing(board: &Topology, first: u16, left: &[u64]) -> Vec<u16> {
    let mut group = vec![first];
    let mut others = common(left, board.peer_bits(usize::from(first)));
    loop {
        let mut best: Option<(u32, usize)> = None;
        for cell in members(&others) {
            let seen = others.iter().zip(board.peer_bits(cell));
            let degree = seen.map(|(others, peers)| (others & peers).count_ones()).sum();
            if best.is_none_or(|(most, _)| degree > most) {
                best = Some((degree, cell));
            }
        }
        let Some((_, next)) = best else { break };
        group.push(next as u16);
        others = common(&others, board.peer_bits(next));
    }
    group.sort_unstable();
    group
}

/// The intersection of two sets of cells.
fn common(one: &[u64], other: &[u64]) -> Vec<u64> {
    one.iter().zip(other).map(|(one, other)| one & other).collect()
}
