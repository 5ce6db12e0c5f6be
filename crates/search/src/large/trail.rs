//! The trail: the assigned literals in order, with their reasons.

use crate::large::literal::{Lit, Var};

/// The reason why a literal is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// It was decided, or holds at the root.
    None,
    /// This literal is false, and one of the two is true.
    Other(Lit),
    /// All other candidates of this group are false.
    Group(u32),
    /// All other literals of this clause are false.
    Clause(u32),
    /// This Hall set excludes its negation.
    Hall(u32),
}

/// A violated constraint: all of its literals are false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Conflict {
    Two(Lit, Lit),
    Group(u32),
    Clause(u32),
}

/// The origin of a variable's value.
#[derive(Clone, Copy)]
pub(super) struct Origin {
    pub(super) reason: Reason,
    /// The level of the decisions that it depends on; at level 0 it holds in every solution.
    pub(super) level: u32,
    /// Its position on the trail.
    pub(super) position: u32,
}

const NOWHERE: Origin = Origin { reason: Reason::None, level: 0, position: 0 };

/// The true literals in chronological order.
///
/// ```text
/// literals:  a b c | d e f g | h i          | = begins[..], a decision follows
/// level:       0   |    1    |  2
/// ```
#[derive(Default)]
pub(super) struct Trail {
    literals: Vec<Lit>,
    begins: Vec<u32>,
    /// The values of both literals of each variable: 1 = true, -1 = false, 0 = open.
    values: Vec<[i8; 2]>,
    origins: Vec<Origin>,
}

impl Trail {
    pub(super) fn reset(&mut self, variables: usize) {
        self.literals.clear();
        self.begins.clear();
        self.values.clear();
        self.values.resize(variables, [0; 2]);
        self.origins.clear();
        self.origins.resize(variables, NOWHERE);
    }

    pub(super) fn literals(&self) -> &[Lit] {
        &self.literals
    }

    pub(super) fn len(&self) -> usize {
        self.literals.len()
    }

    /// The value of a literal: 1 = true, -1 = false, 0 = open.
    #[inline]
    pub(super) fn value(&self, literal: Lit) -> i8 {
        self.values[literal.var() as usize][literal.index() & 1]
    }

    #[inline]
    pub(super) fn origin(&self, var: Var) -> Origin {
        self.origins[var as usize]
    }

    pub(super) fn set_reason(&mut self, var: Var, reason: Reason) {
        self.origins[var as usize].reason = reason;
    }

    /// The number of decisions.
    #[inline]
    pub(super) fn level(&self) -> u32 {
        self.begins.len() as u32
    }

    /// The decision that opened a level, 1 or more.
    pub(super) fn decision(&self, level: u32) -> Lit {
        self.literals[self.begins[level as usize - 1] as usize]
    }

    /// The number of literals up to and including a level.
    pub(super) fn end_of(&self, level: u32) -> usize {
        self.begins.get(level as usize).map_or(self.literals.len(), |&begin| begin as usize)
    }

    /// Makes an open literal true at the current level.
    #[inline]
    pub(super) fn assign(&mut self, literal: Lit, reason: Reason) {
        self.assign_at(literal, reason, self.level());
    }

    /// Makes an open literal true at a lower level than the current one.
    #[inline]
    pub(super) fn assign_at(&mut self, literal: Lit, reason: Reason, level: u32) {
        debug_assert_eq!(self.value(literal), 0);
        self.values[literal.var() as usize] = if literal.is_positive() { [1, -1] } else { [-1, 1] };
        let position = self.literals.len() as u32;
        self.origins[literal.var() as usize] = Origin { reason, level, position };
        self.literals.push(literal);
    }

    pub(super) fn open_level(&mut self) {
        self.begins.push(self.literals.len() as u32);
    }

    /// Removes literals, the last first, until `end` are left.
    #[inline]
    pub(super) fn shorten(&mut self, end: usize, mut taken: impl FnMut(Lit)) {
        for &literal in self.literals[end..].iter().rev() {
            self.values[literal.var() as usize] = [0; 2];
            taken(literal);
        }
        self.literals.truncate(end);
    }

    pub(super) fn close_levels(&mut self, level: u32) {
        self.begins.truncate(level as usize);
    }
}
