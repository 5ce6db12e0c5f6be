//! Constraints and assignment together: propagation and its explanations.

use crate::search::large::clauses::Clauses;
use crate::search::large::groups::{Groups, Membership};
use crate::search::large::hall::Halls;
use crate::search::large::layout::Lists;
use crate::search::large::literal::{Lit, Var};
use crate::search::large::order::Order;
use crate::search::large::trail::{Conflict, Reason, Trail};

/// All that propagation knows.
#[derive(Default)]
pub(super) struct State {
    pub(super) groups: Groups,
    pub(super) clauses: Clauses,
    pub(super) trail: Trail,
    pub(super) halls: Halls,
    /// Up to here the clauses have followed the trail, ...
    followed_by_clauses: usize,
    /// ... and up to here the groups have.
    followed_by_groups: usize,
}

impl State {
    /// Begins again with the groups as they are.
    pub(super) fn reset(&mut self) {
        let variables = self.groups.variables();
        self.clauses.reset(variables);
        self.trail.reset(variables);
        self.halls.reset();
        self.followed_by_clauses = 0;
        self.followed_by_groups = 0;
        for group in 0..self.groups.live.len() as u32 {
            self.halls.notice(group, self.groups.live[group as usize]);
        }
    }

    /// Makes true all that groups, clauses and Hall sets tell, the cheapest first.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        loop {
            while let Some(&literal) = self.trail.literals().get(self.followed_by_groups) {
                self.followed_by_groups += 1;
                let conflict = if literal.is_positive() {
                    self.exclude_others(literal)
                } else {
                    self.take_out(literal.var())
                };
                if conflict.is_some() {
                    return conflict;
                }
            }
            if let Some(&literal) = self.trail.literals().get(self.followed_by_clauses) {
                self.followed_by_clauses += 1;
                let conflict = self.clauses.propagate(!literal, &mut self.trail);
                if conflict.is_some() {
                    return conflict;
                }
            } else if !self.halls.exclude(&self.groups, &mut self.trail) {
                return None;
            }
        }
    }

    /// A candidate is true: in each of its groups the others are false, and go out of theirs at once.
    fn exclude_others(&mut self, literal: Lit) -> Option<Conflict> {
        let Self { groups: Groups { live, memberships, variables, .. }, trail, halls, .. } = self;
        for &membership in memberships.get(literal.var()) {
            let (group, bit) = (membership.group(), membership.bit());
            // None of the others has to look at this group any more.
            let mut others = std::mem::replace(&mut live[group as usize], bit) & !bit;
            let variables_here = variables.get(group);
            while others != 0 {
                let other = Lit::is_not(variables_here[others.trailing_zeros() as usize]);
                let value = trail.value(other);
                if value == 0 {
                    trail.assign(other, Reason::Other(!literal));
                }
                let conflict = if value < 0 {
                    Some(Conflict::Two(!literal, other))
                } else {
                    take_out(memberships.get(other.var()), live, variables, trail, halls)
                };
                if conflict.is_some() {
                    live[group as usize] |= others;
                    return conflict;
                }
                others &= others - 1;
            }
        }
        None
    }

    /// A candidate is false: it goes out of its groups, unless it has done so.
    fn take_out(&mut self, var: Var) -> Option<Conflict> {
        let Self { groups: Groups { live, memberships, variables, .. }, trail, halls, .. } = self;
        let memberships = memberships.get(var);
        let in_cell = memberships[0];
        let is_in = live[in_cell.group() as usize] & in_cell.bit() != 0;
        if is_in { take_out(memberships, live, variables, trail, halls) } else { None }
    }

    /// Takes back all decisions above a level.
    pub(super) fn backtrack(&mut self, level: u32, order: &mut Order) {
        if self.trail.level() <= level {
            return;
        }
        let end = self.trail.end_of(level);
        let Groups { live, memberships, .. } = &mut self.groups;
        self.trail.shorten(end, |literal| {
            let var = literal.var();
            if !literal.is_positive() {
                for membership in memberships.get(var) {
                    live[membership.group() as usize] |= membership.bit();
                }
            }
            order.insert(var);
        });
        self.followed_by_clauses = self.followed_by_clauses.min(end);
        self.followed_by_groups = self.followed_by_groups.min(end);
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

    /// The false literals because of which a variable has its value, in no order; stops when told.
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

/// Takes a false candidate out of these, its groups. Where one candidate is left, that is true.
#[inline]
fn take_out(
    memberships: &[Membership],
    live: &mut [u64],
    variables: &Lists<Var>,
    trail: &mut Trail,
    halls: &mut Halls,
) -> Option<Conflict> {
    let mut conflict = None;
    for membership in memberships {
        let group = membership.group();
        let before = live[group as usize];
        let mask = before & !membership.bit();
        live[group as usize] = mask;
        if mask & mask.wrapping_sub(1) != 0 {
            halls.notice(group, mask);
        } else if mask != before && !place_last(group, mask, variables, trail) {
            // Goes on, so that a candidate is in all of its groups or in none.
            conflict = Some(Conflict::Group(group));
        }
    }
    conflict
}

/// The last candidate of a group is true. False if there is none that can be.
fn place_last(group: u32, mask: u64, variables: &Lists<Var>, trail: &mut Trail) -> bool {
    if mask == 0 {
        return false;
    }
    let last = Lit::is(variables.get(group)[mask.trailing_zeros() as usize]);
    let value = trail.value(last);
    if value == 0 {
        trail.assign(last, Reason::Group(group));
    }
    value >= 0
}
