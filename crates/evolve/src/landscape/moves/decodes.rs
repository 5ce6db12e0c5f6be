//! Partial boards of a propagating decoder, each decoded from the previous one.

use std::sync::Arc;

use evoku_ea::landscape::Walk;
use evoku_ea::{Fitness, Rng};
use evoku_sudoku::Sudoku;

use crate::encodings::NotServed;
use crate::encodings::decoder::{Blanks, Decoded, Decoder, Inheritance, decoder};

/// A board is replaced by a child of which it is the only parent. The child keeps a random share of
/// its digits, one half to all.
///
/// The decoder doesn't learn weights, so that the landscape doesn't change.
pub(in crate::landscape) struct Redecode {
    decoder: Box<dyn Decoder>,
    parent: Decoded,
}

impl Redecode {
    pub(in crate::landscape) fn new(sudoku: &Sudoku) -> Result<Self, NotServed> {
        let inheritance = Inheritance { keep: 0.5, follow: 0.0, learns: false };
        let parent = Decoded::new(&Arc::new(sudoku.clone()));
        Ok(Self { decoder: decoder(sudoku, inheritance), parent })
    }
}

impl Walk for Redecode {
    type Attempt = Decoded;

    fn random(&mut self, rng: &mut Rng) -> Decoded {
        let mut child = self.parent.clone();
        self.decoder.decode(None, &mut child, rng);
        child
    }

    fn step(&mut self, attempt: &mut Decoded, rng: &mut Rng) {
        self.parent.clone_from(attempt);
        self.decoder.decode(Some([&self.parent, &self.parent]), attempt, rng);
    }

    fn is_stuck(&self) -> bool {
        self.decoder.is_contradictory()
    }

    fn cost(&self, attempt: &Decoded) -> u32 {
        Blanks.cost(attempt).total()
    }
}
