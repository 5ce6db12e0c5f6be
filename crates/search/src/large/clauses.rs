//! Clauses: learned ones, and those of the puzzle that are not part of a group.

use crate::large::literal::Lit;
use crate::large::trail::{Conflict, Reason, Trail};

/// An entry of a watch list: a clause to visit when a literal becomes false.
#[derive(Clone, Copy)]
struct Watch {
    clause: u32,
    /// Another literal of the clause; while it is true, the clause need not be visited.
    blocker: Lit,
}

/// Clauses in one arena, found through two watched literals each (M. W. Moskewicz, C. F. Madigan,
/// Y. Zhao, L. Zhang and S. Malik, "Chaff: engineering an efficient SAT solver", DAC 2001,
/// doi:10.1145/378239.379017), with blocking literals as in MiniSat. Binary clauses are stored
/// separately: for each literal, the literals that are true when it is false.
///
/// ```text
/// arena: | length | glue << 2 | used | literal | literal | ... | length | ...
///          ^ address of a clause       watched   watched
/// ```
#[derive(Default)]
pub(super) struct Clauses {
    arena: Vec<u32>,
    addresses: Vec<u32>,
    watches: Vec<Vec<Watch>>,
    binaries: Vec<Vec<Lit>>,
    /// The binary clauses of the puzzle.
    given: Vec<[Lit; 2]>,
    /// The learned binary clauses, oldest first.
    learned: Vec<[Lit; 2]>,
}

const HEADER: usize = 2;

/// The number of words that a learned binary clause takes.
const BINARY: usize = 4;

impl Clauses {
    pub(super) fn reset(&mut self, variables: usize) {
        self.arena.clear();
        self.addresses.clear();
        for list in &mut self.watches {
            list.clear();
        }
        for list in &mut self.binaries {
            list.clear();
        }
        self.watches.resize(2 * variables, Vec::new());
        self.binaries.resize(2 * variables, Vec::new());
        self.given.clear();
        self.learned.clear();
    }

    /// Adds a clause of the puzzle.
    pub(super) fn give(&mut self, clause: [Lit; 2]) {
        self.given.push(clause);
        self.link(clause);
    }

    fn learn_binary(&mut self, clause: [Lit; 2]) {
        self.learned.push(clause);
        self.link(clause);
    }

    fn link(&mut self, [a, b]: [Lit; 2]) {
        self.binaries[a.index()].push(b);
        self.binaries[b.index()].push(a);
    }

    pub(super) fn literals(&self, clause: u32) -> impl ExactSizeIterator<Item = Lit> + '_ {
        let start = clause as usize + HEADER;
        let length = self.arena[clause as usize] as usize;
        self.arena[start..start + length].iter().map(|&index| Lit::from_index(index))
    }

    /// The number of distinct levels among the literals when the clause was last used in a
    /// conflict.
    pub(super) fn glue(&self, clause: u32) -> u32 {
        self.arena[clause as usize + 1] >> 2
    }

    /// Records that a clause was involved in a conflict.
    pub(super) fn use_with_glue(&mut self, clause: u32, glue: u32) {
        self.arena[clause as usize + 1] = glue << 2 | 2;
    }

    /// The literals that binary clauses make true when this literal is false.
    pub(super) fn implied(&self, falsified: Lit) -> &[Lit] {
        &self.binaries[falsified.index()]
    }

    /// Adds a learned clause of at least two literals, all false except the first, and returns the
    /// reason that makes the first true. The second literal is watched and must be the one assigned
    /// last.
    pub(super) fn add(&mut self, literals: &[Lit], glue: u32) -> Reason {
        if let &[first, second] = literals {
            self.learn_binary([first, second]);
            return Reason::Other(second);
        }
        let clause = self.arena.len() as u32;
        self.arena.extend([literals.len() as u32, glue << 2 | 2]);
        self.arena.extend(literals.iter().map(|literal| literal.index() as u32));
        self.addresses.push(clause);
        self.watch(clause);
        Reason::Clause(clause)
    }

    fn watch(&mut self, clause: u32) {
        let at = clause as usize + HEADER;
        let [first, second] = [self.arena[at], self.arena[at + 1]].map(Lit::from_index);
        self.watches[first.index()].push(Watch { clause, blocker: second });
        self.watches[second.index()].push(Watch { clause, blocker: first });
    }

    /// Propagates the consequences of a literal that became false.
    #[inline]
    pub(super) fn propagate(&mut self, falsified: Lit, trail: &mut Trail) -> Option<Conflict> {
        for &other in &self.binaries[falsified.index()] {
            match trail.value(other) {
                0 => trail.assign(other, Reason::Other(falsified)),
                1.. => {}
                _ => return Some(Conflict::Two(falsified, other)),
            }
        }

        if self.watches[falsified.index()].is_empty() {
            return None;
        }
        // The list is taken out during the walk. Nothing is added to it meanwhile, because only
        // literals that are not false become watched.
        let mut list = std::mem::take(&mut self.watches[falsified.index()]);
        let (mut next, mut kept) = (0, 0);
        let mut conflict = None;
        while next < list.len() {
            let watch = list[next];
            next += 1;
            if trail.value(watch.blocker) > 0 {
                list[kept] = watch;
                kept += 1;
                continue;
            }
            let start = watch.clause as usize + HEADER;
            let length = self.arena[watch.clause as usize] as usize;
            let clause = &mut self.arena[start..start + length];
            let false_index = falsified.index() as u32;
            let first = Lit::from_index(clause[0] ^ clause[1] ^ false_index);
            let first_value = trail.value(first);
            if first_value > 0 {
                list[kept] = Watch { blocker: first, ..watch };
                kept += 1;
                continue;
            }
            let open = |&index: &u32| trail.value(Lit::from_index(index)) >= 0;
            if let Some(at) = clause[2..].iter().position(open) {
                let instead = clause[2 + at];
                clause[0] = first.index() as u32;
                clause[1] = instead;
                clause[2 + at] = false_index;
                self.watches[instead as usize].push(Watch { blocker: first, ..watch });
                continue;
            }
            list[kept] = watch;
            kept += 1;
            if first_value < 0 {
                conflict = Some(Conflict::Clause(watch.clause));
                break;
            }
            clause[0] = first.index() as u32;
            clause[1] = false_index;
            trail.assign(first, Reason::Clause(watch.clause));
        }
        if next < list.len() {
            list.copy_within(next.., kept);
        }
        list.truncate(kept + list.len() - next);
        self.watches[falsified.index()] = list;
        conflict
    }

    /// Removes the less useful clauses and compacts the arena. At the root, satisfied clauses and
    /// false literals are removed as well.
    ///
    /// Keeps clauses of glue 2 and less, recently used clauses of glue 6 and less, and reasons. Of
    /// the others, the quarter with the smallest glue is kept (G. Audemard and L. Simon,
    /// "Predicting learnt clauses quality in modern SAT solvers", IJCAI 2009; the tiers are those
    /// of C. Oh, "Between SAT and UNSAT: the fundamental difference in CDCL SAT", SAT 2015,
    /// doi:10.1007/978-3-319-24318-4_23). If the arena exceeds `most` words, only reasons are
    /// certain to be kept. Binary clauses take at most half of that.
    pub(super) fn reduce(&mut self, trail: &mut Trail, most: usize) {
        let mut kept = Vec::with_capacity(self.addresses.len());
        let mut others = Vec::with_capacity(self.addresses.len());
        for &clause in &self.addresses {
            let (glue, used) = (self.glue(clause), self.arena[clause as usize + 1] & 3);
            self.arena[clause as usize + 1] = glue << 2 | used.saturating_sub(1);
            let crowded = self.arena.len() > most;
            let good = !crowded && (glue <= 2 || used > 0 && glue <= 6 || used == 2);
            if good || self.is_reason(trail, clause) {
                kept.push(clause);
            } else {
                others.push(clause);
            }
        }
        others.sort_by_key(|&clause| (self.glue(clause), self.arena[clause as usize]));
        others.truncate(others.len() / 4);
        kept.append(&mut others);
        kept.sort_unstable();
        self.keep(&kept, trail);
        if self.learned.len() > most / 2 / BINARY {
            self.forget_binaries(trail, most / 4 / BINARY);
        }
    }

    /// Keeps the `most` binary clauses learned last. No reason refers to one by address, because it
    /// stores the literal itself. At the root, satisfied clauses are removed first.
    fn forget_binaries(&mut self, trail: &Trail, most: usize) {
        if trail.level() == 0 {
            self.learned.retain(|clause| clause.iter().all(|&literal| trail.value(literal) <= 0));
        }
        self.learned.drain(..self.learned.len().saturating_sub(most));
        self.learned.shrink_to_fit();
        self.binaries.fill_with(Vec::new);
        for at in 0..self.given.len() {
            self.link(self.given[at]);
        }
        for at in 0..self.learned.len() {
            self.link(self.learned[at]);
        }
    }

    fn first(&self, clause: u32) -> Lit {
        Lit::from_index(self.arena[clause as usize + HEADER])
    }

    /// Returns `true` if a clause is the reason of a literal, which is then its first literal.
    fn is_reason(&self, trail: &Trail, clause: u32) -> bool {
        let first = self.first(clause);
        trail.value(first) > 0 && trail.origin(first.var()).reason == Reason::Clause(clause)
    }

    /// Removes all clauses except these, given in ascending order of addresses.
    fn keep(&mut self, kept: &[u32], trail: &mut Trail) {
        let at_root = trail.level() == 0;
        for list in &mut self.watches {
            list.clear();
        }
        self.addresses.clear();
        let mut end = 0;
        for &clause in kept {
            let (old, length) = (clause as usize, self.arena[clause as usize] as usize);
            let is_reason = self.is_reason(trail, clause);
            let literals = old + HEADER..old + HEADER + length;
            let value = |index: u32| trail.value(Lit::from_index(index));
            if at_root && self.arena[literals.clone()].iter().any(|&index| value(index) > 0) {
                continue;
            }
            let new = end;
            self.arena[new + 1] = self.arena[old + 1];
            end += HEADER;
            for at in literals {
                let index = self.arena[at];
                if !at_root || value(index) == 0 {
                    self.arena[end] = index;
                    end += 1;
                }
            }
            let length = end - new - HEADER;
            self.arena[new] = length as u32;
            if length == 2 {
                let [a, b] = [self.arena[end - 2], self.arena[end - 1]].map(Lit::from_index);
                self.learn_binary([a, b]);
                end = new;
                continue;
            }
            if is_reason {
                let var = self.first(new as u32).var();
                trail.set_reason(var, Reason::Clause(new as u32));
            }
            self.addresses.push(new as u32);
            self.watch(new as u32);
        }
        self.arena.truncate(end);
    }

    /// The clauses of three or more literals.
    #[cfg(test)]
    pub(super) fn all(&self) -> impl Iterator<Item = u32> + '_ {
        self.addresses.iter().copied()
    }
}
