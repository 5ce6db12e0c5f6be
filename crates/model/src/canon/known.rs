//! Puzzles that are not to be made again.

use std::collections::HashSet;
use std::sync::Arc;

use super::{NoForm, kind};
use crate::{Digit, Geometry, Sudoku};
use const_fnv1a_hash::fnv1a_hash_128;

/// Puzzles of one geometry that were made or excluded. Made ones are plain 9x9 puzzles up to
/// turning, mirroring, rearranging and relabelling, others as they are. Excluded ones are others up
/// to turning, mirroring and relabelling too, but for those with constraints.
#[derive(Clone, Debug)]
pub struct Known {
    geometry: Arc<Geometry>,
    made: HashSet<u128>,
    excluded: HashSet<u128>,
}

impl Known {
    /// No puzzles of this geometry yet.
    #[must_use]
    pub fn new(geometry: &Arc<Geometry>) -> Self {
        Self { geometry: Arc::clone(geometry), made: HashSet::new(), excluded: HashSet::new() }
    }

    /// Adds a puzzle that was made; false if it was known.
    ///
    /// # Errors
    /// If it has no canonical form.
    pub fn insert(&mut self, sudoku: &Sudoku) -> Result<bool, NoForm> {
        let is_nine = sudoku.geometry().is_plain_nine();
        if !is_nine && self.excluded.is_empty() {
            return Ok(self.made.insert(fingerprint(sudoku)));
        }
        let kind = kind_of(sudoku)?;
        let own = if is_nine { kind } else { fingerprint(sudoku) };
        Ok(!self.excluded.contains(&kind) && self.made.insert(own))
    }

    /// Excludes a puzzle. One of another geometry without constraints is passed over: it is never
    /// made.
    ///
    /// # Errors
    /// If it has no canonical form.
    pub fn exclude(&mut self, sudoku: &Sudoku) -> Result<(), NoForm> {
        let has_constraints = !sudoku.geometry().constraints().is_empty();
        if has_constraints || **sudoku.geometry() == *self.geometry {
            self.excluded.insert(kind_of(sudoku)?);
        }
        Ok(())
    }
}

/// What all variations of a puzzle have in common; one with constraints has none.
fn kind_of(sudoku: &Sudoku) -> Result<u128, NoForm> {
    match sudoku.geometry().constraints().is_empty() {
        true => kind(sudoku),
        false => Ok(fingerprint(sudoku)),
    }
}

/// The hash by which a puzzle is known, 16 bytes for a grid of any size: the 128-bit FNV-1a of its
/// cells and constraints. That one of 10 million puzzles is taken for another has a chance below
/// 10^-24.
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
