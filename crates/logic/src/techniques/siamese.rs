//! Siamese fish: two finned fish with the same base and different covers, used as one step.
//!
//! Each of the two is a fish by itself; together they rule out more than either
//! (hodoku.sourceforge.net, "Finned/Sashimi Fish", "Siamese Fish"). The fish are those of
//! [`fish`](super::fish). Pairs are ordered by the first fish, then by the second; the step is
//! named after the first. As in HoDoKu, a pair counts if the first cells that the two rule out
//! differ.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::technique::{Fish, Technique};
use crate::techniques::fish::{FishFound, search_all};
use crate::techniques::search::Search;
use evoku_model::Candidate;

/// Finds pairs of fish; of those with the same eliminations, only the first.
pub(super) fn find<const WORDS: usize>(
    fish: Fish,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut catches: Vec<FishFound<WORDS>> = Vec::new();
    let mut known = HashSet::new();
    search_all(fish, search, &mut |hit| {
        if known.insert((hit.digit, hit.base.clone(), hit.eliminations)) {
            catches.push(hit);
        }
        ControlFlow::Continue(())
    })?;
    let mut reported = HashSet::new();
    for (index, first) in catches.iter().enumerate() {
        if first.fish != fish {
            continue;
        }
        for second in &catches[index + 1..] {
            let eliminations = first.eliminations | second.eliminations;
            let siamese = (first.digit, &first.base) == (second.digit, &second.base)
                && first.eliminations.min() != second.eliminations.min();
            if siamese && reported.insert((first.digit, eliminations)) {
                found(deduction(first, second))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn deduction<const WORDS: usize>(first: &FishFound<WORDS>, second: &FishFound<WORDS>) -> Deduction {
    let digit = first.digit;
    let eliminations = first.eliminations | second.eliminations;
    Deduction {
        technique: Technique::SiameseFish(first.fish),
        placements: Vec::new(),
        eliminations: eliminations.iter().map(|cell| Candidate { cell, digit }).collect(),
        pattern: Pattern::SiameseFish {
            digit,
            base: first.base.clone(),
            endo_fins: first.endo_fins.iter().collect(),
            cover: [first.cover.clone(), second.cover.clone()],
            fins: [first.fins.iter().collect(), second.fins.iter().collect()],
        },
    }
}
