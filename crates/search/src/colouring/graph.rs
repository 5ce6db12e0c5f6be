//! Boards as graphs: candidates, and the pairs of candidates that exclude each other.

use std::ops::Range;

use evoku_model::Lists;

/// The candidates of each cell, and the pairs of candidates that exclude each other.
///
/// Takes four bytes per ordered pair. That is 10 kB for a usual board of side 9, 1 MB for a
/// half-open board of side 36, and 200 MB for an empty board of side 64.
#[derive(Clone, Debug)]
pub struct Graph {
    /// The first candidate of each cell, and the end of the last.
    pub(super) starts: Vec<u32>,
    /// The cell of each candidate.
    pub(super) cell_of: Vec<u16>,
    /// The candidates of other cells that each candidate excludes.
    excluded: Lists<u32>,
    /// The number of conflicts that each candidate has on any board.
    pub(super) fixed: Vec<u16>,
}

impl Graph {
    /// Creates a graph. `lists` has the number of candidates of each cell, 1 to 255. `excluded`
    /// has, for each candidate, the candidates of other cells that it excludes; the relation must
    /// be symmetric. `fixed` has, for each candidate, its conflicts on any board.
    ///
    /// # Panics
    /// If a cell has no candidate or too many. Also if the number of lists or of fixed conflicts
    /// differs from the number of candidates.
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

    /// The candidates that a candidate excludes.
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
