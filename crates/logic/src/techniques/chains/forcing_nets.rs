//! Forcing nets: conclusions of [`forcing`](super::forcing), each shown by a [proof](super::proof).

use std::ops::ControlFlow;

use super::forcing::{Alternatives, deduction, ranked};
use super::nets::Joined;
use super::proof::Proof;
use super::tools::{Chains, Tools};
use super::web::Node;
use crate::deduction::Found;
use crate::technique::Technique;
use crate::techniques::search::Search;

/// Finds forcing nets: contradictions and verities.
pub(crate) fn find<const WORDS: usize>(
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
                // One net shows all consequences of the single premise, each step once.
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
