//! Kinds of puzzles other than Sudoku.

use evoku_messages::Message;

use crate::presets::Preset;

/// A kind of puzzle whose instances are determined by their size alone.
#[derive(Debug)]
pub struct Kind {
    /// Its name.
    pub name: &'static str,
    /// A one-line description of the task.
    pub summary: fn() -> Message,
    /// A short description of the instance of a given size.
    pub posed: fn(usize) -> Message,
    /// The smallest, the default and the largest size.
    pub sizes: [usize; 3],
    /// The algorithm designed for it, which is the default.
    pub own: Preset<usize>,
    /// The Sudoku algorithms that also run on it.
    pub shared: &'static [Preset<usize>],
}

impl Kind {
    /// The algorithms that run on it, its own first.
    pub fn presets(&'static self) -> impl Iterator<Item = &'static Preset<usize>> {
        std::iter::once(&self.own).chain(self.shared)
    }

    /// Returns the algorithm of this name, if it runs on such puzzles.
    #[must_use]
    pub fn preset(&'static self, name: &str) -> Option<&'static Preset<usize>> {
        self.presets().find(|preset| preset.name == name)
    }
}
