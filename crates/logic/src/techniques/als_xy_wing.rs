//! ALS-XY-Wing: two almost locked sets, both linked to a third.
//!
//! The third set loses at most one of the digits x and y that link it to the others. So one of the
//! others loses its linking digit and holds all its other digits. A common digit z of both is ruled
//! out in all cells that see all its places in both.
//!
//! Source: HoDoKu, ["Almost Locked Set
//! XY-Wing"](https://hodoku.sourceforge.net/en/tech_als.php#axy). The time is proportional to the
//! pairs of links that share a set.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::technique::Technique;
use crate::techniques::almost_locked::{AlmostLocked, Link, Overlap};
use crate::techniques::search::Search;
use evoku_model::Digits;

/// Finds three sets, in the order of their links.
pub(super) fn find<const WORDS: usize>(
    technique: Technique,
    overlap: Overlap,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let almost_locked = &mut search.cache.almost_locked;
    almost_locked.find_links(search.position, overlap);
    let links = almost_locked.links();
    let mut into = vec![Vec::new(); almost_locked.sets().len()];
    for (number, link) in links.iter().enumerate() {
        into[link.other].push(number);
    }
    for (number, first) in links.iter().enumerate() {
        // The later links that share a set with this one, in ascending order.
        let of_one = number + 1..almost_locked.links_from(first.one).end;
        let into_other = &into[first.other];
        let into_other = &into_other[into_other.partition_point(|&link| link <= number)..];
        let of_other = almost_locked.links_from(first.other);
        for second in of_one {
            let wing = Wing { hub: first.one, ends: [first.other, links[second].other] };
            wing.check(technique, overlap, almost_locked, [first, &links[second]], found)?;
        }
        for &second in into_other {
            let wing = Wing { hub: first.other, ends: [first.one, links[second].one] };
            wing.check(technique, overlap, almost_locked, [first, &links[second]], found)?;
        }
        for second in of_other {
            let wing = Wing { hub: first.other, ends: [first.one, links[second].other] };
            wing.check(technique, overlap, almost_locked, [first, &links[second]], found)?;
        }
    }
    ControlFlow::Continue(())
}

/// A set that is linked to two others.
struct Wing {
    hub: usize,
    ends: [usize; 2],
}

impl Wing {
    fn check<const WORDS: usize>(
        &self,
        technique: Technique,
        overlap: Overlap,
        almost_locked: &AlmostLocked<WORDS>,
        [first, second]: [&Link; 2],
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let [one, other] = self.ends.map(|end| &almost_locked.sets()[end]);
        let spent = first.digits | second.digits;
        let common = (one.outward & other.outward) - spent;
        if common.is_empty() || spent.single().is_some() {
            return ControlFlow::Continue(());
        }
        let shared = one.cells & other.cells;
        let apart = match overlap {
            Overlap::No => shared.is_empty(),
            Overlap::Yes => shared != one.cells && shared != other.cells,
        };
        if !apart {
            return ControlFlow::Continue(());
        }
        let mut eliminations = Vec::new();
        almost_locked.rule_out(self.ends[0], self.ends[1], spent, &mut eliminations);
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        eliminations.sort_unstable();
        let sets =
            [self.ends[0], self.hub, self.ends[1]].map(|set| almost_locked.told(set)).to_vec();
        let links: Vec<Digits> = vec![first.digits, second.digits];
        let pattern = Pattern::AlmostLockedSets { sets, links, stem: None };
        found(Deduction { technique, placements: Vec::new(), eliminations, pattern })
    }
}
