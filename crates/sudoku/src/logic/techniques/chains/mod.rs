//! Chains: what follows from a candidate being on or off, step by step.
//!
//! All of them run through a [web](web::Web) of candidates (and groups of them) with weak and
//! strong links. What follows from what at any distance is one closure of bits ([`reach`]); a chain
//! itself is sought only where its conclusion is known to be worth it ([`walk`]).
//!
//! | technique | web | conclusion |
//! |---|---|---|
//! | X-chain | one digit | [`straight`] |
//! | XY-chain | cells with two candidates | [`straight`] |
//! | nice loops, AIC | candidates | [`loops`] |
//! | grouped nice loops, grouped AIC | candidates and groups | [`loops`] |
//! | ALS nice loops, ALS AIC | almost locked sets besides | [`loops`] |
//! | forcing chains | candidates and groups | [`forcing`] |
//! | forcing nets | candidates and groups, singles besides ([`nets`]) | [`forcing`], [`proof`] |
//!
//! Which deduction comes first, and which are found at all, is HoDoKu's choice step by step (B.
//! Hobiger, HoDoKu 2.2.0), so that its ratings come out the same. Boards with more than 4,096
//! candidates have no chains, groups and sets are left out beyond 8,192 places, nets joined beyond
//! 1,000 entries.

mod forcing;
mod locked_sets;
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

use forcing::{Alternatives, ranked};
use nets::{Joined, Nets};
use proof::Proof;
use reach::Reach;
use steps::Steps;
use walk::{Walk, implications};
use web::{Node, Scope, Web};

use super::{Found, Search};
use crate::logic::deduction::{Deduction, Implications, Pattern};
use crate::logic::position::Position;
use crate::logic::technique::Technique;

/// What the searches for chains keep.
#[derive(Debug, Default)]
pub(crate) struct Chains<const WORDS: usize> {
    /// For the web of one search after the other.
    tools: Tools<WORDS>,
    /// The web of candidates and groups, which several searches use.
    grouped: Tools<WORDS>,
    /// The position of which `grouped` is the web.
    revision: Option<u64>,
    net_reach: Reach,
    nets: Nets<WORDS>,
}

/// A web and what is derived from it, with the memory for it.
#[derive(Debug, Default)]
struct Tools<const WORDS: usize> {
    web: Web<WORDS>,
    reach: Reach,
    walk: Walk,
    steps: Steps,
}

impl<const WORDS: usize> Chains<WORDS> {
    /// The web of candidates and groups of a position.
    fn grouped(&mut self, position: &Position<WORDS>) -> &mut Tools<WORDS> {
        if self.revision != Some(position.revision()) {
            self.grouped.prepare(position, Scope::Groups);
            self.revision = Some(position.revision());
        }
        &mut self.grouped
    }
}

impl<const WORDS: usize> Tools<WORDS> {
    /// Spins a web, and follows it; not through almost locked sets, of which there are too many.
    fn prepare(&mut self, position: &Position<WORDS>, scope: Scope) -> &mut Self {
        self.web.spin(position, scope);
        if scope != Scope::LockedSets {
            self.reach.of_web(&self.web);
        }
        self
    }
}

/// Finds X-chains or XY-chains.
pub(crate) fn straight<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let scope = match technique {
        Technique::XyChain => Scope::BivalueCells,
        _ => Scope::Digits(search.suspicious()),
    };
    let tools = search.cache.chains.tools.prepare(search.position, scope);
    straight::find(technique, search.position, tools, found)
}

/// What loops run through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LoopKind {
    /// Candidates.
    Plain,
    /// Groups besides.
    Grouped,
    /// Almost locked sets besides, at least one.
    Als,
}

/// Finds nice loops and alternating inference chains.
pub(crate) fn loops<const WORDS: usize>(
    kind: LoopKind,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let position = search.position;
    let tools = match kind {
        LoopKind::Grouped => search.cache.chains.grouped(position),
        LoopKind::Plain => search.cache.chains.tools.prepare(position, Scope::Candidates),
        LoopKind::Als => search.cache.chains.tools.prepare(position, Scope::LockedSets),
    };
    loops::find(kind, position, tools, found)
}

/// Finds forcing chains: contradictions and verities.
pub(crate) fn forcing_chains<const WORDS: usize>(
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let Tools { web, reach, walk, .. } = search.cache.chains.grouped(search.position);
    let alternatives = Alternatives::new(search.position, web, reach);
    let mut chain = Vec::new();
    let mut depths = vec![Vec::new(); 2 * web.places.len()];
    for conclusion in alternatives.conclusions().iter() {
        let reasons = ranked(conclusion, alternatives.reasons(conclusion), |reason| {
            let lengths = reason.goals.iter().map(|&(premise, goal)| {
                let depths: &mut Vec<Option<usize>> = &mut depths[premise.index()];
                if depths.is_empty() {
                    walk.from(web, premise);
                    let nodes = (0..2 * web.places.len()).map(Node::from_index);
                    depths.extend(nodes.map(|node| walk.depth(node)));
                }
                Some(depths[goal.index()]? + 1)
            });
            lengths.sum()
        });
        for reason in reasons {
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
    }
    ControlFlow::Continue(())
}

/// Finds forcing nets: contradictions and verities.
pub(crate) fn forcing_nets<const WORDS: usize>(
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let position = search.position;
    search.cache.chains.grouped(position);
    let Chains { grouped: Tools { web, .. }, nets, net_reach: reach, .. } =
        &mut search.cache.chains;
    nets.make(position, web, reach);
    let alternatives = Alternatives::new(position, web, reach);
    let mut joined = vec![Joined::default(); 2 * web.places.len()];
    for conclusion in alternatives.conclusions().iter() {
        let reasons = ranked(conclusion, alternatives.reasons(conclusion), |reason| {
            let (mut length, mut is_net) = (0, false);
            for &(premise, goal) in &reason.goals {
                let joined = &mut joined[premise.index()];
                if joined.is_empty() {
                    joined.make(nets, premise);
                }
                let (way, branches) = joined.way(nets, goal)?;
                length += way;
                is_net |= branches;
            }
            is_net.then_some(length)
        });
        for reason in reasons {
            let prove = |premise, goals: &[Node]| Proof::find(position, web, premise, goals);
            let (technique, proofs) = match (reason.contradiction, &reason.goals[..]) {
                // One net shows all that follows from the one premise, each step once.
                (true, [(premise, _), ..]) => {
                    let goals: Vec<Node> = reason.goals.iter().map(|&(_, goal)| goal).collect();
                    let proof = prove(*premise, &goals).map(|proof| vec![proof]);
                    (Technique::ForcingNetContradiction, proof)
                }
                (_, goals) => {
                    let each = goals.iter().map(|&(premise, goal)| prove(premise, &[goal]));
                    (Technique::ForcingNetVerity, each.collect())
                }
            };
            let Some(proofs) = proofs else { continue };
            found(deduction(technique, web, conclusion, proofs))?;
        }
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
