//! How attempts have offspring.

use crate::random::Rng;

/// Makes a child of two parents (or of the first alone).
pub trait Reproduction<P> {
    /// Overwrites `child`, a discarded attempt at the same puzzle, with a child of the parents.
    fn reproduce(&self, parents: [&P; 2], child: &mut P, rng: &mut Rng);
}
