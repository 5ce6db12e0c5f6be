//! Registry of puzzles that must not be generated again.

use std::collections::HashSet;
use std::sync::Arc;

use super::{NoForm, kind};
use crate::{Digit, Geometry, Sudoku};
use const_fnv1a_hash::fnv1a_hash_128;

/// Puzzles of one geometry that were generated or excluded.
///
/// Generated plain 9x9 puzzles are recognised up to all symmetries, others only as they are.
/// Excluded puzzles are recognised up to symmetry too: other boards up to rotation, reflection and
/// relabelling. Puzzles with constraints are recognised only as they are.
#[derive(Clone, Debug)]
pub struct Known {
    geometry: Arc<Geometry>,
    made: HashSet<u128>,
    excluded: HashSet<u128>,
}

impl Known {
    /// An empty registry for this geometry.
    #[must_use]
    pub fn new(geometry: &Arc<Geometry>) -> Self {
        Self { geometry: Arc::clone(geometry), made: HashSet::new(), excluded: HashSet::new() }
    }

    /// Adds a generated puzzle; returns `false` if it was already known or excluded.
    ///
    /// # Errors
    /// If the puzzle has no canonical form.
    pub fn insert(&mut self, sudoku: &Sudoku) -> Result<bool, NoForm> {
        let is_nine = sudoku.geometry().is_plain_nine();
        if !is_nine && self.excluded.is_empty() {
            return Ok(self.made.insert(fingerprint(sudoku)));
        }
        let kind = kind_of(sudoku)?;
        let own = if is_nine { kind } else { fingerprint(sudoku) };
        Ok(!self.excluded.contains(&kind) && self.made.insert(own))
    }

    /// Excludes a puzzle. A puzzle of another geometry without constraints is ignored, because it
    /// is never generated.
    ///
    /// # Errors
    /// If the puzzle has no canonical form.
    pub fn exclude(&mut self, sudoku: &Sudoku) -> Result<(), NoForm> {
        let has_constraints = !sudoku.geometry().constraints().is_empty();
        if has_constraints || **sudoku.geometry() == *self.geometry {
            self.excluded.insert(kind_of(sudoku)?);
        }
        Ok(())
    }
}

/// Hashes the canonical form of a puzzle, or the puzzle itself if it has constraints.
fn kind_of(sudoku: &Sudoku) -> Result<u128, NoForm> {
    match sudoku.geometry().constraints().is_empty() {
        true => kind(sudoku),
        false => Ok(fingerprint(sudoku)),
    }
}

/// The 128-bit FNV-1a hash of a puzzle's cells and constraints, 16 bytes for a grid of any size.
/// Among 10 million puzzles, the chance of a collision is below 10^-24.
fn fingerprint(sudoku: &Sudoku) -> u128 {
    let (givens, geometry) = (sudoku.givens(), sudoku.geometry());
    let cells = givens.cells().iter().map(|digit: &Option<Digit>| digit.map_or(0, Digit::value));
    let mut texts: Vec<String> =
        geometry.constraints().iter().map(|one| one.text(geometry.side())).collect();
    texts.sort_unstable();
    let mut bytes: Vec<u8> = cells.collect();
    for text in texts {
        bytes.extend_from_slice(text.as_bytes());
        bytes.push(b'\n');
    }
    fnv1a_hash_128(&bytes, None)
}
