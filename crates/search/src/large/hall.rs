//! Hall sets of two groups.
//!
//! Two groups have two live candidates each, a and b, c and d. a and c share a further group, and b
//! and d share another one. Then either a and d are true or c and b. Both further groups have their
//! true candidate among these four, and all their other candidates are false:
//!
//! ```text
//!          first   second              first, second: the groups with two live candidates
//! one        a       c      others     one, other:    the groups where others are excluded
//! other      b       d      others
//! ```
//!
//! In Sudoku's terms, these are naked and hidden pairs, X-wings, and further patterns in boxes, all
//! found by the same operations on masks. The name is that of the theorem: P. Hall, "On
//! representatives of subsets", Journal of the London Mathematical Society s1-10, 1935,
//! doi:10.1112/jlms/s1-10.37.26.
//!
//! The explanation of an exclusion is computed lazily, during conflict analysis: all other
//! candidates of the first and the second group are false.

use crate::large::groups::Groups;
use crate::large::literal::{Lit, Var};
use crate::large::trail::{Reason, Trail};

/// Two groups and the two live bits of each.
#[derive(Clone, Copy)]
struct Hall {
    groups: [u32; 2],
    masks: [u64; 2],
}

/// Returns `true` if a mask has exactly two bits. Counting them takes longer, because not every
/// processor has an instruction for that.
#[inline]
fn is_pair(mask: u64) -> bool {
    let rest = mask & mask.wrapping_sub(1);
    (rest != 0) & (rest & rest.wrapping_sub(1) == 0)
}

/// The Hall sets that excluded candidates, in the order of the trail.
#[derive(Default)]
pub(super) struct Halls {
    found: Vec<Hall>,
    /// The number of sets found before each level.
    begins: Vec<u32>,
    /// Groups with two live bits that were not compared with others yet.
    queue: Vec<u32>,
}

impl Halls {
    pub(super) fn reset(&mut self) {
        self.found.clear();
        self.begins.clear();
        self.queue.clear();
    }

    pub(super) fn open_level(&mut self) {
        self.begins.push(self.found.len() as u32);
    }

    /// Undoes the last levels.
    pub(super) fn backtrack(&mut self, levels: u32) {
        let level = self.begins.len() - levels as usize;
        self.found.truncate(self.begins[level] as usize);
        self.begins.truncate(level);
        self.queue.clear();
    }

    /// Discards all sets; called when no reason refers to one any more.
    pub(super) fn forget(&mut self) {
        self.found.clear();
    }

    /// Queues a group whose live mask has changed, if it has two bits.
    #[inline]
    pub(super) fn notice(&mut self, group: u32, live: u64) {
        if is_pair(live) {
            self.queue.push(group);
        }
    }

    /// Applies the exclusions of the next Hall sets. Returns `false` if there are none.
    pub(super) fn exclude(&mut self, groups: &Groups, trail: &mut Trail) -> bool {
        while let Some(first) = self.queue.pop() {
            let mask = groups.live[first as usize];
            if !is_pair(mask) {
                continue;
            }
            // A group with two live candidates a and b.
            let before = trail.len();
            let a = groups.variable(first, mask.trailing_zeros());
            let b = groups.variable(first, 63 - mask.leading_zeros());
            // Groups of the same kind have the same index in the membership list of a candidate.
            let of_a = groups.memberships(a);
            let kind = of_a.iter().position(|of_a| of_a.group() == first).unwrap_or(0);
            for one in of_a.iter().map(|of_a| of_a.group()).filter(|&one| one != first) {
                self.exclude_in(groups, trail, [first, one], [a, b], kind);
            }
            if trail.len() > before {
                return true;
            }
        }
        false
    }

    /// Searches for the second group and excludes candidates.
    fn exclude_in(
        &mut self,
        groups: &Groups,
        trail: &mut Trail,
        [first, one]: [u32; 2],
        [a, b]: [Var; 2],
        kind: usize,
    ) {
        // For each c that shares a group with a, consider the group of c with the same kind as the
        // first. It must have two live candidates too, c and d.
        for c in groups.literals(one, groups.live[one as usize]) {
            let c = c.var();
            let of_c = groups.memberships(c)[kind];
            let (second, mask) = (of_c.group(), groups.live[of_c.group() as usize]);
            if !is_pair(mask) | (c == a) | (second == one) {
                continue;
            }
            let d = groups.variable(second, (mask & !of_c.bit()).trailing_zeros());
            // If b and d are equal, b is true, and the other candidates of the first shared group
            // remain possible.
            if b == d {
                continue;
            }
            // Then d must share a group with b. One of a and c is true, and one of b and d.
            let of_d = groups.memberships(d);
            let shared = |other: &u32| of_d.iter().any(|of_d| of_d.group() == *other);
            let of_b = groups.memberships(b).iter().map(|of_b| of_b.group());
            let Some(other) = of_b.filter(|&other| other != first).find(shared) else { continue };

            // Therefore everything else in the two shared groups is false.
            let reason = Reason::Hall(self.found.len() as u32);
            let before = trail.len();
            for group in [one, other] {
                for candidate in groups.literals(group, groups.live[group as usize]) {
                    let in_hall = [a, b, c, d].contains(&candidate.var());
                    if !in_hall && trail.value(candidate) == 0 {
                        trail.assign(!candidate, reason);
                    }
                }
            }
            if trail.len() > before {
                let masks = [first, second].map(|group| groups.live[group as usize]);
                self.found.push(Hall { groups: [first, second], masks });
            }
            return;
        }
    }

    /// Visits the false literals that explain the exclusions of a Hall set; stops when `f` returns
    /// `false`.
    pub(super) fn all_antecedents(
        &self,
        hall: u32,
        groups: &Groups,
        mut f: impl FnMut(Lit) -> bool,
    ) -> bool {
        let Hall { groups: both, masks } = self.found[hall as usize];
        both.iter().zip(masks).all(|(&group, mask)| {
            let outside = groups.root[group as usize] & !mask;
            groups.literals(group, outside).all(&mut f)
        })
    }
}
