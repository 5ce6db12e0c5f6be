//! Puzzles that are not to be made again.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context;
use evoku_sudoku::formats::{Hints, Record};
use evoku_sudoku::plumbing::{FNV_128, fnv_128};
use evoku_sudoku::{Digit, Geometry, Grid, Sudoku};

use crate::{canon, input};

/// Puzzles of one geometry that were made or excluded. Made ones are plain 9x9 puzzles up to
/// turning, mirroring, rearranging and relabelling, others as they are. Excluded ones are others up
/// to turning, mirroring and relabelling too.
pub(super) struct Known {
    geometry: Arc<Geometry>,
    made: HashSet<u128>,
    excluded: HashSet<u128>,
}

impl Known {
    /// No puzzles of this geometry yet.
    pub(super) fn new(geometry: &Arc<Geometry>) -> Self {
        Self { geometry: Arc::clone(geometry), made: HashSet::new(), excluded: HashSet::new() }
    }

    /// Adds a puzzle; false if it was known.
    ///
    /// # Errors
    /// If it has no canonical form.
    pub(super) fn insert(&mut self, givens: &Grid) -> anyhow::Result<bool> {
        let is_nine = self.geometry.is_plain_nine();
        if !is_nine && self.excluded.is_empty() {
            return Ok(self.made.insert(fingerprint(givens)));
        }
        let kind = self.kind(givens)?;
        let own = if is_nine { kind } else { fingerprint(givens) };
        Ok(!self.excluded.contains(&kind) && self.made.insert(own))
    }

    /// What all variations of a puzzle have in common.
    fn kind(&self, givens: &Grid) -> anyhow::Result<u128> {
        let record = Record::of(Sudoku::new(Arc::clone(&self.geometry), givens.clone())?);
        let canon = canon::canonical(&record).map_err(anyhow::Error::msg)?;
        Ok(canon::digest(&canon.record.sudoku))
    }

    /// Excludes the puzzles of files. Those of other geometries are passed over: they are never
    /// made.
    ///
    /// # Errors
    /// If a file can't be read.
    pub(super) fn exclude(&mut self, files: &[PathBuf]) -> anyhow::Result<()> {
        let hints = Hints {
            shape: Some(self.geometry.shape()),
            rules: self.geometry.rules().clone(),
            ..Hints::default()
        };
        // A file may have puzzles of other sizes, which this shape doesn't fit.
        let hints = if self.geometry.is_plain_nine() { Hints::default() } else { hints };
        for name in files {
            let (shown, reader) = input::open(name, &hints).context("--exclude")?;
            for record in reader {
                let sudoku = record.with_context(|| format!("--exclude: {shown}"))?.sudoku;
                if **sudoku.geometry() == *self.geometry {
                    let kind = self.kind(sudoku.givens())?;
                    self.excluded.insert(kind);
                }
            }
        }
        Ok(())
    }
}

/// The hash by which a puzzle is known, 16 bytes for a grid of any size: the 128-bit FNV-1a of its
/// cells. That one of 10 million puzzles is taken for
/// another has a chance below 10^-24.
fn fingerprint(grid: &Grid) -> u128 {
    let byte = |digit: &Option<Digit>| digit.map_or(0, |digit| digit.value());
    fnv_128(FNV_128, grid.cells().iter().map(byte))
}
