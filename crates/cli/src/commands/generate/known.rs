//! Puzzles that are not to be made again.

use std::collections::HashSet;
use std::path::PathBuf;

use anyhow::Context;
use evoku_sudoku::formats::Hints;
use evoku_sudoku::{Canonical, Digit, Geometry, Grid};

use crate::input;

/// Puzzles of one geometry that were made or excluded: plain 9x9 puzzles up to turning, mirroring,
/// rearranging and relabelling, others as they are.
pub(super) struct Known {
    is_nine: bool,
    seen: HashSet<u128>,
}

impl Known {
    /// No puzzles of this geometry yet.
    pub(super) fn new(geometry: &Geometry) -> Self {
        Self { is_nine: geometry.is_plain_nine(), seen: HashSet::new() }
    }

    /// Adds a puzzle; false if it was known.
    ///
    /// # Errors
    /// If a plain 9x9 puzzle has no canonical form.
    pub(super) fn insert(&mut self, givens: &Grid) -> anyhow::Result<bool> {
        Ok(self.seen.insert(match self.is_nine {
            true => fingerprint(&Canonical::of(givens)?.form),
            false => fingerprint(givens),
        }))
    }

    /// Adds the puzzles of files. Those of other geometries are passed over: they are never made.
    ///
    /// # Errors
    /// If a file can't be read.
    pub(super) fn exclude(&mut self, files: &[PathBuf], geometry: &Geometry) -> anyhow::Result<()> {
        let hints = Hints {
            shape: Some(geometry.shape()),
            rules: geometry.rules().clone(),
            ..Hints::default()
        };
        // A file may have puzzles of other sizes, which this shape doesn't fit.
        let hints = if self.is_nine { Hints::default() } else { hints };
        for name in files {
            let (shown, reader) = input::open(name, &hints).context("--exclude")?;
            for record in reader {
                let sudoku = record.with_context(|| format!("--exclude: {shown}"))?.sudoku;
                if **sudoku.geometry() == *geometry {
                    self.insert(sudoku.givens())?;
                }
            }
        }
        Ok(())
    }
}

/// The hash by which a puzzle is known, 16 bytes for a grid of any size: the 128-bit FNV-1a of its
/// cells (G. Fowler, L. C. Noll, K.-P. Vo, 1991). That one of 10 million puzzles is taken for
/// another has a chance below 10^-24.
fn fingerprint(grid: &Grid) -> u128 {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let byte = |digit: Option<Digit>| digit.map_or(0, |digit| digit.value().into());
    grid.cells().iter().fold(BASIS, |hash, &digit| (hash ^ byte(digit)).wrapping_mul(PRIME))
}
