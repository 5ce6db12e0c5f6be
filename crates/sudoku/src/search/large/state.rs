//! Constraints and assignment together: propagation and its explanations.

use crate::search::large::clauses::Clauses;
use crate::search::large::groups::Groups;
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
        let Self { groups, trail, halls, .. } = self;
        for at in 0..groups.memberships(literal.var()).len() {
            let membership = groups.memberships(literal.var())[at];
            let group = membership.group();
            let mut others = groups.live[group as usize] & !membership.bit();
            // None of them has to look at this group any more.
            groups.live[group as usize] = membership.bit();
            while others != 0 {
                let other = groups.variable(group, others.trailing_zeros());
                let value = trail.value(Lit::is(other));
                let conflict = if value > 0 {
                    Some(Conflict::Two(!literal, Lit::is_not(other)))
                } else {
                    if value == 0 {
                        trail.assign(Lit::is_not(other), Reason::Other(!literal));
                    }
                    take_out(groups, trail, halls, other)
                };
                if conflict.is_some() {
                    groups.live[group as usize] |= others;
                    return conflict;
                }
                others &= others - 1;
            }
        }
        None
    }

    /// A candidate is false: it goes out of its groups, unless it has done so.
    fn take_out(&mut self, var: Var) -> Option<Conflict> {
        let Self { groups, trail, halls, .. } = self;
        let in_cell = groups.memberships(var)[0];
        let is_in = groups.live[in_cell.group() as usize] & in_cell.bit() != 0;
        if is_in { take_out(groups, trail, halls, var) } else { None }
    }

    /// Takes back all decisions above a level.
    pub(super) fn backtrack(&mut self, level: u32, order: &mut Order) {
        if self.trail.level() <= level {
            return;
        }
        let end = self.trail.end_of(level);
        while self.trail.len() > end {
            let Some(literal) = self.trail.pop() else { break };
            let var = literal.var();
            if !literal.is_positive() {
                self.groups.put_back(var);
            }
            order.insert(var);
        }
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

/// Takes a false candidate out of its groups. Where one candidate is left, that is true.
#[inline]
fn take_out(
    groups: &mut Groups,
    trail: &mut Trail,
    halls: &mut Halls,
    var: Var,
) -> Option<Conflict> {
    let Groups { live, memberships, variables, .. } = groups;
    let mut conflict = None;
    for &membership in memberships.get(var) {
        let group = membership.group();
        let before = live[group as usize];
        let mask = before & !membership.bit();
        if mask == before {
            continue;
        }
        live[group as usize] = mask;
        if mask & mask.wrapping_sub(1) != 0 {
            halls.notice(group, mask);
        } else {
            // Also after a conflict, so that a candidate is in all of its groups or in none.
            conflict = conflict.or(single(group, mask, variables, trail));
        }
    }
    conflict
}

/// The last candidate of a group is true.
fn single(group: u32, mask: u64, variables: &Lists<Var>, trail: &mut Trail) -> Option<Conflict> {
    if mask == 0 {
        return Some(Conflict::Group(group));
    }
    let last = Lit::is(variables.get(group)[mask.trailing_zeros() as usize]);
    match trail.value(last) {
        0 => trail.assign(last, Reason::Group(group)),
        1.. => {}
        _ => return Some(Conflict::Group(group)),
    }
    None
}
