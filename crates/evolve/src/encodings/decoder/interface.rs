//! The interface of a decoder, for any size of board.

use evoku_ea::{Bytes, Damaged, Rng, State};

use crate::encodings::decoder::board::Decoded;

/// Settings for making children.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Inheritance {
    /// The smallest share of the first parent's digits that is kept. The share is drawn for each
    /// child, uniformly between this and 1.
    pub keep: f64,
    /// The probability that a decision follows the second parent, if possible.
    pub follow: f64,
    /// `true` if dead ends increase weights; otherwise all cells and houses have the same weight.
    pub learns: bool,
}

/// Decodes boards, and learns which houses and cells are hard to complete.
///
/// Its state consists of the learnt weights and the digits that decodes start from.
pub trait Decoder: State + Send {
    /// The number of digits that singles place at the start.
    fn placed(&self) -> usize;

    /// Returns `true` if placing singles shows that there is no solution. All decodes are the same
    /// then.
    fn is_contradictory(&self) -> bool;

    /// Makes a child of two parents, or one without parents. Returns the number of digits placed.
    fn decode(
        &mut self,
        parents: Option<[&Decoded; 2]>,
        child: &mut Decoded,
        rng: &mut Rng,
    ) -> usize;

    /// Lets all later decodes also start from these digits (cell and value), placed in this order.
    /// Skips digits that lead to a dead end. Returns `true` if the start has fewer open cells
    /// afterwards.
    fn narrow(&mut self, digits: &[(u16, u8)]) -> bool;

    /// Lets all later decodes start from the board after placing singles again.
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
