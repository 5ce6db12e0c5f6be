//! The consequences of a candidate by chains: each step follows from the previous one alone.
//!
//! ```text
//! on:   the other digits of the cell, and the digit in its peers, are off
//! off:  the other digit of a cell with two, and the other place in a house with two, is on
//! ```
//!
//! The search is breadth first, so every chain is a shortest one. There are at most two steps for
//! each candidate of the board, and each examines its peers or houses.

use crate::deduction::{Implication, Implications};
use crate::position::Position;
use evoku_model::{Candidate, Cell, Digit, Digits, Element, House, Set};

/// A step: a candidate is on or off.
#[derive(Clone, Copy, Debug)]
struct Step {
    candidate: Candidate,
    on: bool,
    /// The house in which no other place was left.
    house: Option<House>,
    /// The index of the previous step; the first step has its own.
    cause: usize,
}

/// The consequences of a candidate.
#[derive(Debug)]
pub(super) struct Consequences<const WORDS: usize> {
    steps: Vec<Step>,
    on: Vec<Set<Cell, WORDS>>,
    off: Vec<Set<Cell, WORDS>>,
}

impl<const WORDS: usize> Consequences<WORDS> {
    /// The consequences of this candidate being on.
    pub(super) fn of(position: &Position<WORDS>, candidate: Candidate) -> Self {
        let nothing = vec![Set::EMPTY; position.side()];
        let mut all = Self { steps: Vec::new(), on: nothing.clone(), off: nothing };
        all.add(Step { candidate, on: true, house: None, cause: 0 });
        let mut next = 0;
        while let Some(&step) = all.steps.get(next) {
            if step.on {
                all.rule_out(position, next);
            } else {
                all.enforce(position, next);
            }
            next += 1;
        }
        all
    }

    /// The places of a digit that are off.
    pub(super) fn off(&self, digit: Digit) -> &Set<Cell, WORDS> {
        &self.off[digit.index()]
    }

    /// The chain that turns a candidate off; `None` if it isn't off.
    pub(super) fn chain_to(&self, target: Candidate) -> Option<Implications> {
        let end = self.steps.iter().position(|step| !step.on && step.candidate == target)?;
        let mut path = vec![end];
        let mut at = end;
        while at != 0 {
            at = self.steps[at].cause;
            path.push(at);
        }
        let steps = path.iter().rev().enumerate().map(|(index, &step)| {
            let Step { candidate, on, house, .. } = self.steps[step];
            Implication {
                cells: vec![candidate.cell],
                digit: candidate.digit,
                on,
                through: None,
                house,
                constraint: None,
                causes: index.checked_sub(1).into_iter().collect(),
            }
        });
        Some(Implications { steps: steps.collect() })
    }

    fn add(&mut self, step: Step) {
        let known = if step.on { &mut self.on } else { &mut self.off };
        if known[step.candidate.digit.index()].insert(step.candidate.cell) {
            self.steps.push(step);
        }
    }

    fn rule_out(&mut self, position: &Position<WORDS>, cause: usize) {
        let Candidate { cell, digit } = self.steps[cause].candidate;
        for digit in position.candidates(cell) - Digits::only(digit) {
            self.add(Step { candidate: Candidate { cell, digit }, on: false, house: None, cause });
        }
        for cell in *position.layout().peers(cell) & *position.places(digit) {
            self.add(Step { candidate: Candidate { cell, digit }, on: false, house: None, cause });
        }
    }

    fn enforce(&mut self, position: &Position<WORDS>, cause: usize) {
        let Candidate { cell, digit } = self.steps[cause].candidate;
        if let Some(digit) = (position.candidates(cell) - Digits::only(digit)).single() {
            self.add(Step { candidate: Candidate { cell, digit }, on: true, house: None, cause });
        }
        for &house in position.geometry().houses_of(cell) {
            let others = position.places_in(house, digit) - Set::only(cell);
            if let Some(cell) = others.single() {
                let candidate = Candidate { cell, digit };
                self.add(Step { candidate, on: true, house: Some(house), cause });
            }
        }
    }
}
