//! A population that combines any selection with any replacement.

use crate::populations::elitist::keep_in_front;
use crate::random::Rng;
use crate::selection::{Selector, Truncation, torus_neighbours};
use crate::traits::{Member, Population, Puzzle};

/// Replacement scheme: the members that children replace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replacement {
    /// All members except the best ones are replaced.
    Generational {
        /// The number of best members that survive; reduced if necessary to leave a place for one
        /// child.
        elite: usize,
    },
    /// Steady state: a generation is one child, which replaces the worst member (Whitley 1989).
    Worst,
    /// Steady state: a generation is one child, which replaces the oldest member (De Jong and Sarma
    /// 1993, <https://doi.org/10.1016/B978-0-08-094832-4.50009-7>).
    Oldest,
    /// `(mu + lambda)`: the best of members and children survive. On equal cost children are
    /// preferred (Beyer and Schwefel 2002, <https://doi.org/10.1023/A:1015059928466>).
    Plus {
        /// The number of children per member, at least 1.
        children: usize,
    },
    /// `(mu, lambda)`: the best of the children survive, and no parent does (same source).
    Comma {
        /// The number of children per member, at least 1.
        children: usize,
    },
    /// Deterministic crowding (Mahfoud 1995): members are paired at random, without selection. Each
    /// pair has two children; each of them competes with the parent that is more similar to it.
    Crowding,
    /// A cellular genetic algorithm (Alba and Dorronsoro 2008,
    /// <https://doi.org/10.1007/978-0-387-77610-1>), without the selection scheme.
    ///
    /// Members live on a torus. Each has a child with the better of two of its four neighbours. The
    /// child replaces it unless it is worse; all replacements happen at once.
    Cellular,
}

/// A population with a selection scheme and a replacement scheme.
#[derive(Clone, Debug)]
pub struct Composed<P> {
    size: usize,
    selector: Selector,
    replacement: Replacement,
    members: Vec<Member<P>>,
    /// The index of the oldest member.
    oldest: usize,
    /// The two parents of each child in this generation.
    parents: Vec<u32>,
    best: Truncation,
    /// Costs and indices of children and members.
    ranks: Vec<u64>,
    /// Flags of the children and members that survive.
    stays: Vec<bool>,
}

state!([P: Puzzle] Composed<P>: members, oldest);

impl<P> Composed<P> {
    /// A population of this size, at least 1.
    #[must_use]
    pub fn new(size: usize, selector: Selector, replacement: Replacement) -> Self {
        Self {
            size: size.max(1),
            selector,
            replacement,
            members: Vec::new(),
            oldest: 0,
            parents: Vec::new(),
            best: Truncation::default(),
            ranks: Vec::new(),
            stays: Vec::new(),
        }
    }

    fn elite(&self) -> usize {
        match self.replacement {
            Replacement::Generational { elite } => elite.min(self.size - 1),
            _ => 0,
        }
    }

    /// Keeps the best of the children, and of the members too if `parents_stay`.
    fn keep_best(&mut self, children: &mut [Member<P>], parents_stay: bool) {
        let Self { members, ranks, stays, .. } = self;
        let candidates = children.iter().chain(members.iter().filter(|_| parents_stay));
        let costs = candidates.map(|member| u64::from(member.cost.total()));
        ranks.clear();
        ranks.extend(costs.enumerate().map(|(index, cost)| cost << 32 | index as u64));
        if members.len() < ranks.len() {
            ranks.select_nth_unstable(members.len() - 1);
        }
        stays.clear();
        stays.resize(children.len() + members.len(), false);
        for &rank in &ranks[..members.len()] {
            stays[rank as u32 as usize] = true;
        }
        let (of_children, of_members) = stays.split_at(children.len());
        let mut left = members.iter_mut().zip(of_members).filter(|(_, stays)| !**stays);
        let came = children.iter_mut().zip(of_children).filter(|(_, stays)| **stays);
        for (child, _) in came {
            if let Some((place, _)) = left.next() {
                std::mem::swap(place, child);
            }
        }
    }
}

impl<P: Puzzle> Composed<P> {
    fn crowd(&mut self, children: &mut [Member<P>]) {
        for (pair, children) in children.chunks_mut(2).enumerate() {
            let [first, second] = [0, 1].map(|which| self.parents[4 * pair + which] as usize);
            let distance = |parent: usize, child: &P| self.members[parent].puzzle.distance(child);
            let crossed = match &*children {
                [Member { puzzle: one, .. }, Member { puzzle: other, .. }] => {
                    distance(first, one) + distance(second, other)
                        > distance(first, other) + distance(second, one)
                }
                _ => false,
            };
            let parents = if crossed { [second, first] } else { [first, second] };
            for (parent, child) in parents.into_iter().zip(children) {
                if child.cost < self.members[parent].cost {
                    std::mem::swap(&mut self.members[parent], child);
                }
            }
        }
    }
}

impl<P: Puzzle> Population<P> for Composed<P> {
    has_members!();

    fn children(&self) -> usize {
        match self.replacement {
            Replacement::Generational { .. } => self.size - self.elite(),
            Replacement::Worst | Replacement::Oldest => 1,
            Replacement::Plus { children } | Replacement::Comma { children } => {
                self.size * children.max(1)
            }
            Replacement::Crowding | Replacement::Cellular => self.size,
        }
    }

    fn prepare(&mut self, rng: &mut Rng) {
        let (size, count) = (self.members.len(), 2 * self.children());
        let Self { members, parents, .. } = self;
        match self.replacement {
            Replacement::Crowding => {
                parents.clear();
                parents.extend(0..size as u32);
                rng.shuffle(parents);
                // Write each pair twice, starting with the last one, so that none is overwritten
                // before it is read.
                parents.resize(count, 0);
                for pair in (0..size.div_ceil(2)).rev() {
                    let first = parents[2 * pair];
                    let second = if 2 * pair + 1 < size { parents[2 * pair + 1] } else { first };
                    let twice = [first, second, second, first];
                    let room = &mut parents[4 * pair..];
                    room.iter_mut().zip(twice).for_each(|(place, parent)| *place = parent);
                }
            }
            Replacement::Cellular => {
                parents.clear();
                for place in 0..size {
                    let neighbours = torus_neighbours(place, size);
                    let [one, other] = rng.two_of(4).map(|which| neighbours[which]);
                    let better = members[other].cost < members[one].cost;
                    parents.extend([place, if better { other } else { one }].map(|p| p as u32));
                }
            }
            _ => self.selector.select(members, count, parents, rng),
        }
    }

    #[inline]
    fn parents(&self, child: usize, _: &mut Rng) -> [usize; 2] {
        [self.parents[2 * child] as usize, self.parents[2 * child + 1] as usize]
    }

    fn replace(&mut self, children: &mut [Member<P>]) {
        match self.replacement {
            Replacement::Generational { .. } => {
                let elite = self.elite();
                keep_in_front(elite, &mut self.members, &mut self.best);
                self.members[elite..].swap_with_slice(children);
            }
            Replacement::Worst => {
                let worst = self.members.iter_mut().max_by_key(|member| member.cost);
                worst.into_iter().zip(children).for_each(|(a, b)| std::mem::swap(a, b));
            }
            Replacement::Oldest => {
                for child in children {
                    std::mem::swap(&mut self.members[self.oldest], child);
                    self.oldest = (self.oldest + 1) % self.members.len();
                }
            }
            Replacement::Plus { .. } => self.keep_best(children, true),
            Replacement::Comma { .. } => self.keep_best(children, false),
            Replacement::Crowding => self.crowd(children),
            Replacement::Cellular => {
                for (member, child) in self.members.iter_mut().zip(children) {
                    if child.cost <= member.cost {
                        std::mem::swap(member, child);
                    }
                }
            }
        }
    }
}
