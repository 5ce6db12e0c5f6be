//! What there is to know of a kind of puzzle.

use evoku_messages::Message;

use crate::presets::Preset;

/// A kind of puzzle that is posed by its size alone.
#[derive(Debug)]
pub struct Kind {
    /// Its name.
    pub name: &'static str,
    /// What has to be found, in a line.
    pub summary: fn() -> Message,
    /// The puzzle of a size, in a few words.
    pub posed: fn(usize) -> Message,
    /// The smallest, the usual and the largest size.
    pub sizes: [usize; 3],
    /// The algorithm that was made for it, which runs where nobody names one.
    pub own: Preset<usize>,
    /// The algorithms of Sudoku that serve it too.
    pub shared: &'static [Preset<usize>],
}

impl Kind {
    /// The algorithms that serve it, its own first.
    pub fn presets(&'static self) -> impl Iterator<Item = &'static Preset<usize>> {
        std::iter::once(&self.own).chain(self.shared)
    }

    /// The algorithm of this name, if it serves such puzzles.
    #[must_use]
    pub fn preset(&'static self, name: &str) -> Option<&'static Preset<usize>> {
        self.presets().find(|preset| preset.name == name)
    }
}
