//! Pairs of cells (knight's or king's move) that must differ.

use evoku_sudoku::{Element, Geometry, Lists};

/// The partners of each cell: the cells that must differ from it, according to the pairs of the
/// geometry.
pub(crate) fn partners(geometry: &Geometry) -> Lists<u16> {
    let mut lists = vec![Vec::new(); geometry.side() * geometry.side()];
    for pair in geometry.pairs() {
        lists[pair.first.index()].push(pair.second.index() as u16);
        lists[pair.second.index()].push(pair.first.index() as u16);
    }
    Lists::from_iter(lists)
}
