//! Independent decodes, without parents.

use std::ops::ControlFlow;
use std::sync::Arc;

use evoku_ea::{Algorithm, Cost, Fitness, Judge, Member, Rng, Stop, is_assessed, state};
use evoku_sudoku::Sudoku;

use crate::encodings::decoder::{Decoded, Decoder, Inheritance, decoder};

/// Boards that a decoder makes without parents: the baseline of evolution with a decoder, without
/// inheritance.
pub(crate) struct Decodes {
    decoder: Box<dyn Decoder>,
    /// A buffer for the board that is made next.
    made: Member<Decoded>,
    members: Vec<Member<Decoded>>,
    size: usize,
}

state!(Decodes: members, decoder);

impl Decodes {
    /// Makes boards of this puzzle, `size` in a generation. If `learns` is `true`, dead ends
    /// increase weights.
    pub(crate) fn new(sudoku: &Sudoku, size: usize, learns: bool) -> Self {
        let blank = Decoded::new(&Arc::new(sudoku.clone()));
        Self {
            // Without parents these two shares have no effect.
            decoder: decoder(sudoku, Inheritance { keep: 0.0, follow: 0.0, learns }),
            made: Member { puzzle: blank, cost: Cost::WORST },
            members: Vec::new(),
            size,
        }
    }

    /// Makes a generation; each board replaces one of the previous generation.
    fn generate<F: Fitness<Decoded>>(
        &mut self,
        judge: &mut Judge<'_, Decoded, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        for place in 0..self.size {
            let placed = self.decoder.decode(None, &mut self.made.puzzle, rng);
            let judged = judge.assess_decoded(&mut self.made, placed as u64);
            if is_assessed(judged) {
                match self.members.get_mut(place) {
                    Some(member) => std::mem::swap(member, &mut self.made),
                    None => self.members.push(self.made.clone()),
                }
            }
            judged?;
        }
        ControlFlow::Continue(())
    }
}

impl Algorithm for Decodes {
    type Puzzle = Decoded;

    fn found<F: Fitness<Decoded>>(
        &mut self,
        judge: &mut Judge<'_, Decoded, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        judge.note_placements(self.decoder.placed() as u64);
        self.generate(judge, rng)
    }

    fn step<F: Fitness<Decoded>>(
        &mut self,
        judge: &mut Judge<'_, Decoded, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.generate(judge, rng)
    }

    /// Migrants have no effect, because nothing is inherited.
    fn receive(&mut self, _: Member<Decoded>) {}

    fn members(&self) -> &[Member<Decoded>] {
        &self.members
    }
}
