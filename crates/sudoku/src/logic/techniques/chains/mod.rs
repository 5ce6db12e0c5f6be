//! Chains: what follows from a candidate being on or off, step by step.
//!
//! All of them run through a [web](web::Web) of candidates (and groups of them) with weak and strong links.
//! What follows from what at any distance is one closure of bits ([`reach`]); a chain itself is sought only
//! where its conclusion is known to be worth it ([`walk`]).
//!
//! | technique | web | conclusion |
//! |---|---|---|
//! | X-chain | one digit | [`straight`] |
//! | XY-chain | cells with two candidates | [`straight`] |
//! | nice loops, AIC | candidates | [`loops`] |
//! | grouped nice loops, grouped AIC | candidates and groups | [`loops`] |

mod forcing;
mod loops;
mod nets;
mod proof;
mod reach;
mod steps;
mod straight;
mod trial;
mod walk;
mod web;

use std::ops::ControlFlow;

use forcing::{Alternatives, best};
use nets::{Joined, Nets};
use proof::Proof;
use reach::Reach;
use steps::Steps;
use walk::{Walk, implications};
use web::{Node, Scope, Web};

use super::{Found, Search};
use crate::logic::deduction::{Deduction, Implications, Pattern};
use crate::logic::technique::Technique;

/// What the searches for chains keep.
#[derive(Debug, Default)]
pub(crate) struct Chains<const WORDS: usize> {
    /// For the web of one search after the other.
    tools: Tools<WORDS>,
    /// For forcing chains, and for nets.
    forcing: Tools<WORDS>,
    nets: Nets<WORDS>,
    joined: Joined,
}

/// A web and what is derived from it, with the memory for it.
#[derive(Debug, Default)]
struct Tools<const WORDS: usize> {
    web: Web<WORDS>,
    reach: Reach,
    walk: Walk,
    steps: Steps,
}

/// Finds X-chains or XY-chains.
pub(crate) fn straight<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let scope = match technique {
        Technique::XyChain => Scope::BivalueCells,
        _ => Scope::Digits,
    };
    let tools = &mut search.cache.chains.tools;
    tools.web.spin(search.position, scope);
    straight::find(technique, search.position, tools, found)
}

/// Finds nice loops and alternating inference chains, with groups or without.
pub(crate) fn loops<const WORDS: usize>(
    grouped: bool,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let scope = if grouped { Scope::Groups } else { Scope::Candidates };
    let tools = &mut search.cache.chains.tools;
    tools.web.spin(search.position, scope);
    loops::find(search.position, tools, found)
}

/// Finds forcing chains: contradictions and verities.
pub(crate) fn forcing_chains<const WORDS: usize>(
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let chains = &mut search.cache.chains;
    let Tools { web, reach, walk, .. } = &mut chains.forcing;
    web.spin(search.position, Scope::Groups);
    reach.of_web(web);
    let alternatives = Alternatives::new(search.position, web, reach);
    let mut chain = Vec::new();
    for conclusion in alternatives.conclusions().iter() {
        let mut last = None;
        let reasons = alternatives.reasons(conclusion);
        let reason = best(conclusion, reasons, |reason| {
            let lengths = reason.goals.iter().map(|&(premise, goal)| {
                if last.replace(premise) != Some(premise) {
                    walk.from(web, premise);
                }
                Some(walk.depth(goal)? + 1)
            });
            lengths.sum()
        });
        let Some(reason) = reason else { continue };
        let implied = reason.goals.iter().map(|&(premise, goal)| {
            walk.from(web, premise);
            walk.chain(goal, &mut chain);
            implications(web, &chain)
        });
        let chains = implied.collect();
        let technique = match reason.contradiction {
            true => Technique::ForcingChainContradiction,
            false => Technique::ForcingChainVerity,
        };
        found(deduction(technique, web, conclusion, chains))?;
    }
    ControlFlow::Continue(())
}

/// Finds forcing nets: contradictions and verities.
pub(crate) fn forcing_nets<const WORDS: usize>(
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let Chains { forcing, nets, joined, .. } = &mut search.cache.chains;
    let Tools { web, reach, .. } = forcing;
    let position = search.position;
    web.spin(position, Scope::Groups);
    nets.make(position, web, reach);
    let alternatives = Alternatives::new(position, web, reach);
    for conclusion in alternatives.conclusions().iter() {
        let mut last = None;
        let reason = best(conclusion, alternatives.reasons(conclusion), |reason| {
            let (mut length, mut is_net) = (0, false);
            for &(premise, goal) in &reason.goals {
                if last.replace(premise) != Some(premise) {
                    joined.make(nets, premise);
                }
                let (way, branches) = joined.way(nets, goal)?;
                length += way;
                is_net |= branches;
            }
            is_net.then_some(length)
        });
        let Some(reason) = reason else { continue };
        let goals = reason.goals.iter();
        let proofs = goals.map(|&(premise, goal)| Proof::find(position, web, premise, goal));
        let Some(proofs) = proofs.collect() else { continue };
        let technique = match reason.contradiction {
            true => Technique::ForcingNetContradiction,
            false => Technique::ForcingNetVerity,
        };
        found(deduction(technique, web, conclusion, proofs))?;
    }
    ControlFlow::Continue(())
}

/// A conclusion with the chains that lead to it.
fn deduction<const WORDS: usize>(
    technique: Technique,
    web: &Web<WORDS>,
    conclusion: Node,
    chains: Vec<Implications>,
) -> Deduction {
    let concerned = vec![web.candidate(conclusion.place())];
    let (placements, eliminations) = match conclusion.is_on() {
        true => (concerned, Vec::new()),
        false => (Vec::new(), concerned),
    };
    Deduction { technique, placements, eliminations, pattern: Pattern::Chains(chains) }
}
