//! Chains that were found, and which of them comes first.

use std::ops::ControlFlow;

use super::walk::implications;
use super::web::{Node, Web};
use crate::deduction::{Deduction, Found, Pattern};
use crate::technique::Technique;
use evoku_model::{Candidate, Element};

/// Chains that were found: one, the shortest, for each technique and conclusion.
///
/// Those that rule out most come first, then those whose candidates weigh least (HoDoKu's order, B.
/// Hobiger, HoDoKu 2.2.0), then the one that was found first.
#[derive(Debug, Default)]
pub(super) struct Steps(Vec<Step>);

#[derive(Debug)]
struct Step {
    technique: Technique,
    eliminations: Vec<Candidate>,
    chain: Vec<Node>,
}

impl Step {
    /// The weight of the candidates that a step rules out: cells and digits from the smallest digit
    /// on, the later ones counting more.
    fn weight(&self) -> usize {
        let mut by_digit = self.eliminations.clone();
        by_digit.sort_unstable_by_key(|candidate| (candidate.digit, candidate.cell));
        let weights = by_digit.iter().enumerate().map(|(at, candidate)| {
            candidate.cell.index() * (1 + 80 * at) + usize::from(candidate.digit.value())
        });
        weights.sum()
    }
}

impl Steps {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds a chain, unless one that is as short is known to show the same.
    pub(super) fn add(
        &mut self,
        technique: Technique,
        mut eliminations: Vec<Candidate>,
        chain: &[Node],
    ) {
        eliminations.sort_unstable();
        eliminations.dedup();
        let mut of_technique = self.0.iter_mut().filter(|step| step.technique == technique);
        match of_technique.find(|step| step.eliminations == eliminations) {
            Some(step) if step.chain.len() <= chain.len() => {}
            Some(step) => step.chain = chain.to_vec(),
            None => self.0.push(Step { technique, eliminations, chain: chain.to_vec() }),
        }
    }

    /// Hands out what was found.
    pub(super) fn emit<const WORDS: usize>(
        &mut self,
        web: &Web<WORDS>,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        self.0.sort_by_cached_key(|step| (usize::MAX - step.eliminations.len(), step.weight()));
        for step in self.0.drain(..) {
            found(Deduction {
                technique: step.technique,
                placements: Vec::new(),
                eliminations: step.eliminations,
                pattern: Pattern::Chains(vec![implications(web, &step.chain)]),
            })?;
        }
        ControlFlow::Continue(())
    }
}
