//! Forcing chains: conclusions of [`forcing`](super::forcing), each shown by shortest chains.

use std::ops::ControlFlow;

use super::forcing::{Alternatives, deduction, ranked};
use super::tools::Tools;
use super::walk::implications;
use super::web::Node;
use crate::deduction::Found;
use crate::technique::Technique;
use crate::techniques::search::Search;

/// Finds forcing chains: contradictions and verities.
pub(crate) fn find<const WORDS: usize>(
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
            let technique = if reason.contradiction {
                Technique::ForcingChainContradiction
            } else {
                Technique::ForcingChainVerity
            };
            found(deduction(technique, web, conclusion, chains))?;
        }
    }
    ControlFlow::Continue(())
}
