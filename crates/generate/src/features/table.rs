//! The table of features.

use crate::features::extractor::{Features, Kernel};
use crate::features::graph::Spectrum;

/// A numeric property of a puzzle: an entry of [`FEATURES`].
#[derive(Debug)]
pub struct Feature {
    /// The column name; the `FIELDS` of the formats explain its meaning.
    pub name: &'static str,
    /// Computes the figure; `None` if it is unknown for the puzzle.
    pub value: fn(&Features) -> Option<f64>,
}

const fn feature(name: &'static str, value: fn(&Features) -> Option<f64>) -> Feature {
    Feature { name, value }
}

/// Every feature, in column order.
pub static FEATURES: &[Feature] = &[
    feature("side", |puzzle| Some(puzzle.side as f64)),
    feature("givens", |puzzle| Some(puzzle.givens as f64)),
    feature("given_digits", |puzzle| Some(puzzle.given_digits as f64)),
    feature("open_candidates", |puzzle| Some(puzzle.candidates as f64)),
    feature("kernel_cells", |puzzle| kernel(puzzle, |kernel| kernel.graph.vertices as f64)),
    feature("kernel_candidates", |puzzle| kernel(puzzle, |kernel| kernel.candidates as f64)),
    feature("kernel_edges", |puzzle| kernel(puzzle, |kernel| kernel.graph.edges as f64)),
    feature("kernel_density", |puzzle| kernel(puzzle, |kernel| kernel.graph.density())),
    feature("kernel_components", |puzzle| kernel(puzzle, |kernel| kernel.graph.components as f64)),
    feature("spectral_radius", |puzzle| spectrum(puzzle, |spectrum| spectrum.radius)),
    feature("spectral_energy", |puzzle| spectrum(puzzle, |spectrum| spectrum.energy)),
    feature("algebraic_connectivity", |puzzle| spectrum(puzzle, |spectrum| spectrum.connectivity)),
    feature("square_symmetries", |puzzle| Some(f64::from(puzzle.pattern.square_symmetries))),
    feature("pattern_automorphisms", |puzzle| {
        puzzle.pattern.pattern_automorphisms.map(|count| count as f64)
    }),
    feature("puzzle_automorphisms", |puzzle| {
        puzzle.pattern.automorphisms.map(|count| count as f64)
    }),
    feature("solution_count", |puzzle| puzzle.solutions.map(|count| count as f64)),
    feature("backbone", |puzzle| puzzle.backbone.map(|cells| cells as f64)),
    feature("backdoor", |puzzle| puzzle.backdoor.map(|backdoor| backdoor.size as f64)),
    feature("backdoor_exact", |puzzle| {
        puzzle.backdoor.map(|backdoor| f64::from(u8::from(backdoor.is_exact)))
    }),
];

/// A figure of the part that singles leave open.
fn kernel(features: &Features, figure: fn(&Kernel) -> f64) -> Option<f64> {
    features.kernel.as_ref().map(figure)
}

/// A figure derived from the eigenvalues.
fn spectrum(features: &Features, figure: fn(&Spectrum) -> f64) -> Option<f64> {
    features.kernel.as_ref()?.graph.spectrum.as_ref().map(figure)
}
