//! The interface of a decoder, for any size of board.

use evoku_ea::{Bytes, Damaged, Rng, State};

use crate::encodings::decoder::board::Decoded;

/// Settings for making children.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Inheritance {
    /// The smallest share of the first parent's digits that a child keeps. The share is drawn for
    /// each child, uniformly between `keep` and 1.
    pub keep: f64,
    /// The probability that a decision follows the second parent if it can.
    pub follow: f64,
    /// `true` if dead ends increase weights; otherwise all cells and houses have the same weight.
    pub learns: bool,
}

/// A decoder of boards, which learns the houses and cells that are hard to complete.
///
/// The state of a decoder consists of the learnt weights and the digits from which decodes start.
pub trait Decoder: State + Send {
    /// The number of digits that singles place at the start.
    fn placed(&self) -> usize;

    /// Returns `true` if placing singles shows that there is no solution. All decodes then have the
    /// same result.
    fn is_contradictory(&self) -> bool;

    /// Makes a child of two parents, or a board without parents. Returns the number of digits
    /// placed.
    fn decode(
        &mut self,
        parents: Option<[&Decoded; 2]>,
        child: &mut Decoded,
        rng: &mut Rng,
    ) -> usize;

    /// Adds these digits (cell and value) to the board from which all later decodes start, in the
    /// given order. Skips digits that lead to a dead end. Returns `true` if the board has fewer
    /// open cells afterwards.
    fn narrow(&mut self, digits: &[(u16, u8)]) -> bool;

    /// Undoes all calls of [`Decoder::narrow`]: later decodes start from the board after placing
    /// singles.
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
