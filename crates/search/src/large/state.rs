//! Constraints and assignment together: propagation and its explanations.

use crate::large::clauses::Clauses;
use crate::large::groups::{Groups, Membership};
use crate::large::hall::Halls;
use crate::large::literal::{Lit, Var};
use crate::large::order::Order;
use crate::large::trail::{Conflict, Reason, Trail};

/// All that propagation knows.
#[derive(Default)]
pub(super) struct State {
    pub(super) groups: Groups,
    pub(super) clauses: Clauses,
    pub(super) trail: Trail,
    pub(super) halls: Halls,
    /// Groups that have lost candidates, empty between calls.
    few: Few,
    /// Up to here the clauses have followed the trail.
    followed_by_clauses: usize,
    /// Up to here the literals of the trail are in the queue or need no place there.
    queued: usize,
    /// Literals that the groups have to follow, empty between calls.
    queue: Vec<Lit>,
    /// Up to here they have.
    next: usize,
}

impl State {
    /// Begins again with the groups as they are.
    pub(super) fn reset(&mut self) {
        let variables = self.groups.variables();
        self.clauses.reset(variables);
        self.trail.reset(variables);
        self.halls.reset();
        self.followed_by_clauses = 0;
        self.queued = 0;
        for group in 0..self.groups.live.len() as u32 {
            self.halls.notice(group, self.groups.live[group as usize]);
        }
    }

    /// Makes true all that clauses, groups and Hall sets imply.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        let conflict = self.follow();
        self.queue.clear();
        self.next = 0;
        self.queued = self.trail.len();
        conflict
    }

    /// Clauses come first: groups followed to their end before them save time, but boards with many
    /// solutions take twice as many conflicts.
    fn follow(&mut self) -> Option<Conflict> {
        loop {
            // Clauses follow the trail to its end.
            while let Some(&literal) = self.trail.literals().get(self.followed_by_clauses) {
                self.followed_by_clauses += 1;
                let conflict = self.clauses.propagate(!literal, &mut self.trail);
                if conflict.is_some() {
                    return conflict;
                }
            }
            // Groups follow one literal; then clauses get their turn with what that made true. What
            // groups assign in a chain goes into the queue by itself, so only the literals that
            // came from clauses are added here.
            self.queue.extend_from_slice(&self.trail.literals()[self.queued..]);
            if let Some(&literal) = self.queue.get(self.next) {
                self.next += 1;
                let conflict = if literal.is_positive() {
                    self.exclude_others(literal)
                } else {
                    self.take_out(literal.var())
                };
                if conflict.is_some() {
                    return conflict;
                }
                self.queued = self.trail.len();
            // Hall sets, the dearest rule, are asked when nothing else is left to follow.
            } else if !self.halls.exclude(&self.groups, &mut self.trail) {
                return None;
            }
        }
    }

    /// A candidate is true: in each of its groups the others are false, and go out of theirs at
    /// once.
    fn exclude_others(&mut self, literal: Lit) -> Option<Conflict> {
        let Self { groups: Groups { live, memberships, variables, .. }, trail, few, .. } = self;
        for &membership in memberships.get(literal.var()) {
            let (group, bit) = (membership.group(), membership.bit());
            // None of the others has to look at this group any more.
            let mut others = std::mem::replace(&mut live[group as usize], bit) & !bit;
            let variables_here = variables.get(group as usize);
            while others != 0 {
                let other = Lit::is_not(variables_here[others.trailing_zeros() as usize]);
                let value = trail.value(other);
                if value == 0 {
                    trail.assign(other, Reason::Other(!literal));
                } else if value < 0 {
                    live[group as usize] |= others;
                    few.clear();
                    return Some(Conflict::Two(!literal, other));
                }
                few.take_out(memberships.get(other.var()), live);
                others &= others - 1;
            }
        }
        self.place_last()
    }

    /// A candidate is false: it goes out of its groups, unless it has done so.
    fn take_out(&mut self, var: Var) -> Option<Conflict> {
        let Groups { live, memberships, .. } = &mut self.groups;
        let memberships = memberships.get(var);
        let in_cell = memberships[0];
        if live[in_cell.group() as usize] & in_cell.bit() == 0 {
            return None;
        }
        self.few.take_out(memberships, live);
        self.place_last()
    }

    /// In groups with one candidate left it is true; those with two may be Hall sets.
    fn place_last(&mut self) -> Option<Conflict> {
        let Self { groups: Groups { live, variables, .. }, trail, halls, few, queue, .. } = self;
        let mut conflict = None;
        for &group in few.groups() {
            let mask = live[group as usize];
            if mask & mask.wrapping_sub(1) != 0 {
                halls.notice(group, mask);
                continue;
            }
            if mask == 0 {
                conflict = Some(Conflict::Group(group));
                break;
            }
            let last = Lit::is(variables.get(group as usize)[mask.trailing_zeros() as usize]);
            let value = trail.value(last);
            if value == 0 {
                trail.assign(last, Reason::Group(group));
                queue.push(last);
            } else if value < 0 {
                conflict = Some(Conflict::Group(group));
                break;
            }
        }
        few.clear();
        conflict
    }

    /// Takes back all decisions above a level.
    pub(super) fn backtrack(&mut self, level: u32, order: &mut Order) {
        if self.trail.level() <= level {
            return;
        }
        let end = self.trail.end_of(level);
        let Groups { live, memberships, .. } = &mut self.groups;
        self.trail.shorten(end, |literal| {
            // Those that are true were never taken out: it makes no difference to them.
            for membership in memberships.get(literal.var()) {
                live[membership.group() as usize] |= membership.bit();
            }
            order.insert(literal.var());
        });
        self.followed_by_clauses = self.followed_by_clauses.min(end);
        self.queued = self.queued.min(end);
        self.halls.backtrack(self.trail.level() - level);
        self.trail.close_levels(level);
    }

    pub(super) fn decide(&mut self, literal: Lit) {
        self.halls.open_level();
        self.trail.open_level();
        self.trail.assign(literal, Reason::None);
    }

    /// After propagation at the root: what is known there needs no explanation any more.
    pub(super) fn settle_root(&mut self) {
        for at in 0..self.trail.len() {
            let var = self.trail.literals()[at].var();
            self.trail.set_reason(var, Reason::None);
        }
        self.halls.forget();
        self.groups.root.clone_from(&self.groups.live);
    }

    /// The false literals because of which a variable has its value, in no order; stops when
    /// `f` returns false.
    #[inline]
    pub(super) fn all_antecedents(&self, var: Var, mut f: impl FnMut(Lit) -> bool) -> bool {
        match self.trail.origin(var).reason {
            Reason::None => true,
            Reason::Other(literal) => f(literal),
            Reason::Group(group) => {
                let root = self.groups.root[group as usize];
                self.groups.literals(group, root).all(|literal| literal.var() == var || f(literal))
            }
            Reason::Clause(clause) => {
                self.clauses.literals(clause).all(|literal| literal.var() == var || f(literal))
            }
            Reason::Hall(hall) => self.halls.all_antecedents(hall, &self.groups, f),
        }
    }

    /// The false literals of a conflict.
    pub(super) fn in_conflict(&self, conflict: Conflict, f: impl FnMut(Lit)) {
        match conflict {
            Conflict::Two(a, b) => [a, b].into_iter().for_each(f),
            Conflict::Group(group) => {
                self.groups.literals(group, self.groups.root[group as usize]).for_each(f);
            }
            Conflict::Clause(clause) => self.clauses.literals(clause).for_each(f),
        }
    }
}

/// Groups that have come down to two live candidates or fewer.
#[derive(Default)]
struct Few {
    /// They, and room for more.
    groups: Vec<u32>,
    len: usize,
}

impl Few {
    fn groups(&self) -> &[u32] {
        &self.groups[..self.len]
    }

    fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes a false candidate out of its groups. There are no branches here: the processor could
    /// not predict them, and this is where the time goes.
    #[inline]
    fn take_out(&mut self, memberships: &[Membership], live: &mut [u64]) {
        if self.groups.len() < self.len + memberships.len() {
            self.groups.resize(2 * (self.len + memberships.len()), 0);
        }
        for membership in memberships {
            let live = &mut live[membership.group() as usize];
            let mask = *live & !membership.bit();
            let but_one = mask & mask.wrapping_sub(1);
            let are_few = but_one & but_one.wrapping_sub(1) == 0;
            self.groups[self.len] = membership.group();
            self.len += usize::from(are_few & (mask != *live));
            *live = mask;
        }
    }
}
