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
use crate::techniques::fish::{Catch, cast};
use crate::techniques::search::Search;
use evoku_model::Candidate;

/// Finds pairs of fish; of those with the same eliminations, only the first.
pub(super) fn find<const WORDS: usize>(
    fish: Fish,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut catches: Vec<Catch<WORDS>> = Vec::new();
    let mut known = HashSet::new();
    cast(fish, search, &mut |catch| {
        if known.insert((catch.digit, catch.base.clone(), catch.eliminations)) {
            catches.push(catch);
        }
        ControlFlow::Continue(())
    })?;
    let mut told = HashSet::new();
    for (index, first) in catches.iter().enumerate() {
        if first.fish != fish {
            continue;
        }
        for second in &catches[index + 1..] {
            let eliminations = first.eliminations | second.eliminations;
            let siamese = (first.digit, &first.base) == (second.digit, &second.base)
                && first.eliminations.min() != second.eliminations.min();
            if siamese && told.insert((first.digit, eliminations)) {
                found(deduction(first, second))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn deduction<const WORDS: usize>(first: &Catch<WORDS>, second: &Catch<WORDS>) -> Deduction {
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
