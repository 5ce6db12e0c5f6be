//! ALS-XZ: two almost locked sets with a restricted common digit.
//!
//! One of two sets with the restricted common digit x holds all its other digits. So another common
//! digit z is ruled out in all cells that see all its places in both. With two restricted common
//! digits, each set keeps one of them and is locked. Then its other digits are ruled out in all
//! cells that see their places, and the two digits themselves count as z.
//!
//! Source: HoDoKu, ["Almost Locked Set
//! XZ-Rule"](https://hodoku.sourceforge.net/en/tech_als.php#axz). Each link is examined once.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::technique::Technique;
use crate::techniques::almost_locked::{AlmostLocked, Link, Overlap};
use crate::techniques::search::Search;
use evoku_model::{Candidate, Digits};

/// Finds two linked sets, in the order of the links.
pub(super) fn find<const WORDS: usize>(
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let almost_locked = &mut search.cache.almost_locked;
    almost_locked.find_links(search.position, Overlap::No);
    for link in almost_locked.links() {
        let mut eliminations = eliminations(almost_locked, link);
        if eliminations.is_empty() {
            continue;
        }
        eliminations.sort_unstable();
        eliminations.dedup();
        found(Deduction {
            technique: Technique::AlsXz,
            placements: Vec::new(),
            eliminations,
            pattern: Pattern::AlmostLockedSets {
                sets: [link.one, link.other].map(|set| almost_locked.told(set)).to_vec(),
                links: vec![link.digits],
                stem: None,
            },
        })?;
    }
    ControlFlow::Continue(())
}

/// The eliminations of two linked sets, in no particular order.
fn eliminations<const WORDS: usize>(
    almost_locked: &AlmostLocked<WORDS>,
    link: &Link,
) -> Vec<Candidate> {
    let mut eliminations = Vec::new();
    if link.digits.single().is_some() {
        almost_locked.rule_out(link.one, link.other, link.digits, &mut eliminations);
        return eliminations;
    }
    almost_locked.rule_out(link.one, link.other, Digits::EMPTY, &mut eliminations);
    for (set, other) in [(link.one, link.other), (link.other, link.one)] {
        let sets = almost_locked.sets();
        for digit in sets[set].outward - link.digits {
            let seen = almost_locked.spread(set, digit).seen - sets[other].cells;
            eliminations.extend(seen.iter().map(|cell| Candidate { cell, digit }));
        }
    }
    eliminations
}
