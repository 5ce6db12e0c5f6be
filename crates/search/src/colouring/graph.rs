//! Boards as graphs: candidates, and which exclude each other.

use std::ops::Range;

use evoku_model::Lists;

/// The candidates of each cell, and which exclude each other.
///
/// Takes four bytes for each candidate that another one excludes: 10 kB for a usual board of side
/// 9, 1 MB for one of side 36 that is half open, 200 MB for a blank one of side 64.
#[derive(Clone, Debug)]
pub struct Graph {
    /// Where the candidates of each cell begin; one more for the end.
    pub(super) starts: Vec<u32>,
    /// The cell of each candidate.
    pub(super) cell_of: Vec<u16>,
    /// For each candidate those of other cells that it excludes.
    excluded: Lists<u32>,
    /// For each candidate the conflicts that it has on any board.
    pub(super) fixed: Vec<u16>,
}

impl Graph {
    /// Cells with so many candidates each, 1 to 255; for each candidate what it excludes, which
    /// excludes it too and belongs to other cells; and for each candidate its conflicts on any
    /// board.
    ///
    /// # Panics
    /// If a cell has no candidate or too many, or there is not one list and one number of conflicts
    /// for each candidate.
    pub fn new(
        lists: impl IntoIterator<Item = usize>,
        excluded: impl IntoIterator<Item = impl IntoIterator<Item = u32>>,
        fixed: Vec<u16>,
    ) -> Self {
        let (mut starts, mut cell_of) = (vec![0], Vec::new());
        for (cell, list) in lists.into_iter().enumerate() {
            assert!((1..=255).contains(&list), "cell {cell} has {list} candidates");
            cell_of.resize(cell_of.len() + list, cell as u16);
            starts.push(cell_of.len() as u32);
        }
        let mut all = Lists::default();
        excluded.into_iter().for_each(|list| all.push(list));
        assert_eq!(all.len(), cell_of.len(), "a list for each candidate");
        assert_eq!(fixed.len(), cell_of.len(), "a number for each candidate");
        Self { starts, cell_of, excluded: all, fixed }
    }

    /// The number of cells.
    #[must_use]
    #[inline]
    pub fn cells(&self) -> usize {
        self.starts.len() - 1
    }

    /// The candidates of a cell.
    #[must_use]
    #[inline]
    pub fn of(&self, cell: usize) -> Range<usize> {
        self.starts[cell] as usize..self.starts[cell + 1] as usize
    }

    /// The cell of a candidate.
    #[must_use]
    #[inline]
    pub fn cell(&self, candidate: u32) -> usize {
        usize::from(self.cell_of[candidate as usize])
    }

    /// What a candidate excludes.
    #[must_use]
    #[inline]
    pub fn excluded(&self, candidate: u32) -> &[u32] {
        self.excluded.get(candidate as usize)
    }

    /// The conflicts that a candidate has on any board.
    #[must_use]
    #[inline]
    pub fn fixed(&self, candidate: u32) -> u16 {
        self.fixed[candidate as usize]
    }
}
