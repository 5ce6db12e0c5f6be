//! Hall sets of two groups.
//!
//! Two groups of a bundle (see [`groups`](super::groups)) that have the same two live bits between
//! them take both; no other group of the bundle may. In Sudoku's words these are naked and hidden
//! pairs and X-wings, here one and the same look at masks. The name is that of the theorem: P. Hall,
//! "On representatives of subsets", Journal of the London Mathematical Society s1-10, 1935,
//! doi:10.1112/jlms/s1-10.37.26.
//!
//! An exclusion is explained only when a conflict asks: all candidates of the two groups outside of
//! the two bits are false.

use crate::search::large::groups::Groups;
use crate::search::large::literal::Lit;
use crate::search::large::trail::{Reason, Trail};

/// Two groups and their common bits.
#[derive(Clone, Copy)]
struct Hall {
    groups: [u32; 2],
    mask: u64,
}

/// Whether a mask has two bits. Counting them takes longer: not every processor counts at once.
#[inline]
fn is_pair(mask: u64) -> bool {
    let rest = mask & mask.wrapping_sub(1);
    rest != 0 && rest & (rest - 1) == 0
}

/// The Hall sets that excluded something, in the order of the trail.
#[derive(Default)]
pub(super) struct Halls {
    found: Vec<Hall>,
    /// The number of those found before each level.
    begins: Vec<u32>,
    /// Groups with two live bits that nobody has looked at.
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

    /// Takes back the last levels.
    pub(super) fn backtrack(&mut self, levels: u32) {
        let level = self.begins.len() - levels as usize;
        self.found.truncate(self.begins[level] as usize);
        self.begins.truncate(level);
        self.queue.clear();
    }

    /// Forgets all: no reason names a Hall set any more.
    pub(super) fn forget(&mut self) {
        self.found.clear();
    }

    /// Takes note of a group whose live mask has changed.
    #[inline]
    pub(super) fn notice(&mut self, group: u32, live: u64) {
        if is_pair(live) {
            self.queue.push(group);
        }
    }

    /// Excludes what the next Hall set does. False if there is none.
    pub(super) fn exclude(&mut self, groups: &Groups, trail: &mut Trail) -> bool {
        while let Some(group) = self.queue.pop() {
            let mask = groups.live[group as usize];
            if !is_pair(mask) {
                continue;
            }
            let before = trail.len();
            for &bundle in groups.bundles(group) {
                let bundled = groups.bundled(bundle);
                let inside =
                    |&&other: &&u32| other != group && groups.live[other as usize] & !mask == 0;
                // Were there a third, then it would be emptied now and make a conflict.
                let Some(&partner) = bundled.iter().find(inside) else { continue };
                let hall = Hall { groups: [group, partner], mask };
                self.exclude_from(bundled, hall, groups, trail);
            }
            if trail.len() > before {
                return true;
            }
        }
        false
    }

    fn exclude_from(&mut self, bundled: &[u32], hall: Hall, groups: &Groups, trail: &mut Trail) {
        let reason = Reason::Hall(self.found.len() as u32);
        let before = trail.len();
        for &other in bundled.iter().filter(|other| !hall.groups.contains(other)) {
            for candidate in groups.literals(other, groups.live[other as usize] & hall.mask) {
                if trail.value(candidate) == 0 {
                    trail.assign(!candidate, reason);
                }
            }
        }
        if trail.len() > before {
            self.found.push(hall);
        }
    }

    /// The false literals because of which a Hall set excludes; stops when told.
    pub(super) fn all_antecedents(
        &self,
        hall: u32,
        groups: &Groups,
        mut f: impl FnMut(Lit) -> bool,
    ) -> bool {
        let Hall { groups: both, mask } = self.found[hall as usize];
        both.iter().all(|&group| {
            let outside = groups.root[group as usize] & !mask;
            groups.literals(group, outside).all(&mut f)
        })
    }
}
