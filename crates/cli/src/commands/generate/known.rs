//! Puzzles that are not to be made again.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context;
use evoku_sudoku::formats::{Hints, Record};
use evoku_sudoku::plumbing::{FNV_128, fnv_128};
use evoku_sudoku::{Digit, Geometry, Sudoku};

use crate::{canon, input};

/// Puzzles of one geometry that were made or excluded. Made ones are plain 9x9 puzzles up to
/// turning, mirroring, rearranging and relabelling, others as they are. Excluded ones are others up
/// to turning, mirroring and relabelling too, but for those with constraints.
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
    pub(super) fn insert(&mut self, sudoku: &Sudoku) -> anyhow::Result<bool> {
        let is_nine = sudoku.geometry().is_plain_nine();
        if !is_nine && self.excluded.is_empty() {
            return Ok(self.made.insert(fingerprint(sudoku)));
        }
        let kind = kind(sudoku)?;
        let own = if is_nine { kind } else { fingerprint(sudoku) };
        Ok(!self.excluded.contains(&kind) && self.made.insert(own))
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
                let has_constraints = !sudoku.geometry().constraints().is_empty();
                if has_constraints || **sudoku.geometry() == *self.geometry {
                    self.excluded.insert(kind(&sudoku)?);
                }
            }
        }
        Ok(())
    }
}

/// What all variations of a puzzle have in common; one with constraints has none.
fn kind(sudoku: &Sudoku) -> anyhow::Result<u128> {
    if !sudoku.geometry().constraints().is_empty() {
        return Ok(fingerprint(sudoku));
    }
    let canon = canon::canonical(&Record::of(sudoku.clone())).map_err(anyhow::Error::msg)?;
    Ok(canon::digest(&canon.record.sudoku))
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
    let hash = fnv_128(FNV_128, cells);
    texts.iter().fold(hash, |hash, text| fnv_128(hash, text.bytes().chain([b'\n'])))
}
