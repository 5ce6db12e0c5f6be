//! What a decoder does, whatever the size of its boards.

use evoku_ea::{Bytes, Damaged, Rng, State};

use crate::encodings::decoder::board::Decoded;

/// How a decoder makes children.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Inheritance {
    /// The least share of the first parent's digits that is kept; the share is drawn anew for each
    /// child, evenly from here to 1.
    pub keep: f64,
    /// The probability that a decision follows the second parent where it can.
    pub follow: f64,
    /// Whether dead ends add to weights; without, all cells and houses weigh the same.
    pub learns: bool,
}

/// Makes boards, and learns from them which houses and cells are hard to complete.
///
/// Its state is what it learnt, and where decodes begin.
pub trait Decoder: State + Send {
    /// The digits that singles place at the start.
    fn placed(&self) -> usize;

    /// Whether singles show that there is no solution; all decodes are the same then.
    fn is_contradictory(&self) -> bool;

    /// Makes a child of two parents, or one without parents, and returns how many digits were
    /// placed.
    fn decode(
        &mut self,
        parents: Option<[&Decoded; 2]>,
        child: &mut Decoded,
        rng: &mut Rng,
    ) -> usize;

    /// Lets all later decodes begin with these digits (cell and value) as well, in this order, less
    /// those that lead to a dead end. Returns whether fewer cells are open then.
    fn narrow(&mut self, digits: &[(u16, u8)]) -> bool;

    /// Lets all later decodes begin with what singles place at the start.
    fn widen(&mut self);
}

impl State for Box<dyn Decoder> {
    fn save(&self, to: &mut Vec<u8>) {
        (**self).save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        (**self).load(from)
    }
}
