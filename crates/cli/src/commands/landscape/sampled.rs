//! Samples of landscapes.

use evoku_evolve::landscape::Landscape;

/// The samples of one puzzle: each landscape with its result.
pub(super) struct Sampled<T> {
    /// The number of the puzzle, from 1.
    pub(super) number: usize,
    pub(super) results: Vec<(&'static Landscape, T)>,
}
