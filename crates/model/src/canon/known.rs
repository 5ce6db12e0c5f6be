//! Registry of puzzles that must not be generated again.

use std::collections::HashSet;
use std::sync::Arc;

use super::{NoForm, digest, kind};
use crate::{Geometry, Partition, Sudoku};

/// Puzzles of one geometry that were generated or excluded.
///
/// A generated plain 9x9 puzzle is recognised up to all symmetries, any other generated puzzle only
/// in the same form. An excluded puzzle is recognised up to symmetry: on 9x9 up to all symmetries,
/// on other boards up to rotation, reflection and relabelling.
#[derive(Clone, Debug)]
pub struct Known {
    geometry: Arc<Geometry>,
    made: HashSet<u128>,
    excluded: HashSet<u128>,
    any_regions: bool,
}

impl Known {
    /// An empty registry for this geometry.
    #[must_use]
    pub fn new(geometry: &Arc<Geometry>) -> Self {
        Self {
            geometry: Arc::clone(geometry),
            made: HashSet::new(),
            excluded: HashSet::new(),
            any_regions: false,
        }
    }

    /// A registry for all jigsaw regions on boards of this side, if `any` is true.
    #[must_use]
    pub fn with_any_regions(mut self, any: bool) -> Self {
        self.any_regions = any;
        self
    }

    /// Adds a generated puzzle; returns `false` if it was already known or excluded.
    ///
    /// # Errors
    /// If the puzzle has no canonical form.
    pub fn insert(&mut self, sudoku: &Sudoku) -> Result<bool, NoForm> {
        let is_nine = sudoku.geometry().is_plain_nine();
        if !is_nine && self.excluded.is_empty() {
            return Ok(self.made.insert(digest(sudoku)));
        }
        let kind = kind(sudoku)?;
        let own = if is_nine { kind } else { digest(sudoku) };
        Ok(!self.excluded.contains(&kind) && self.made.insert(own))
    }

    /// Excludes a puzzle. A puzzle without constraints on another geometry is ignored, because it
    /// is never generated.
    ///
    /// # Errors
    /// If the puzzle has no canonical form.
    pub fn exclude(&mut self, sudoku: &Sudoku) -> Result<(), NoForm> {
        let has_constraints = !sudoku.geometry().constraints().is_empty();
        let (geometry, side) = (sudoku.geometry(), self.geometry.side());
        let is_jigsaw = matches!(geometry.rules().partition, Partition::Regions(_));
        let is_alike = self.any_regions && is_jigsaw && geometry.side() == side;
        if has_constraints || is_alike || **sudoku.geometry() == *self.geometry {
            self.excluded.insert(kind(sudoku)?);
        }
        Ok(())
    }
}
