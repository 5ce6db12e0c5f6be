//! The chains found so far, and their order.

use std::ops::ControlFlow;

use super::walk::implications;
use super::web::{Node, Web};
use crate::deduction::{Deduction, Found, Pattern};
use crate::technique::Technique;
use evoku_model::{Candidate, Element};

/// The chains found so far: the shortest for each technique and conclusion.
///
/// Chains with most eliminations come first, then the smallest weight of candidates (HoDoKu's
/// order, B. Hobiger, HoDoKu 2.2.0), then the one found first.
#[derive(Debug, Default)]
pub(super) struct Steps(Vec<Step>);

#[derive(Debug)]
struct Step {
    technique: Technique,
    eliminations: Vec<Candidate>,
    chain: Vec<Node>,
}

impl Step {
    /// The weight of a step's eliminations: cells and digits from the smallest digit on; later ones
    /// weigh more.
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

    /// Adds a chain, unless a chain of at most its length with the same conclusion is known.
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

    /// Passes the chains to `found`, in order.
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
