//! Everything that follows from each candidate by links, as bit sets.
//!
//! Most positions have no chain, and most candidates none. The closure shows where chains are, and
//! only there are they searched.

use super::links::{Graph, Links};
use super::literal::{CANDIDATES, sources};
use crate::rating::explainer::board::{Board, Layout};

/// The closure of the links of a position. Sets are rows of bits, one for each candidate of the
/// board, in the order of the candidates.
#[derive(Default)]
pub(super) struct Closure {
    pub(super) graph: Graph,
    /// The candidates of the board, and a number for the links and digits.
    key: Vec<u16>,
    /// The rank of each candidate.
    ranks: Vec<u16>,
    words: usize,
    /// For each candidate, those that hold after two links.
    next: Vec<u64>,
    /// For each candidate, those that it excludes.
    excluded: Vec<u64>,
    /// For each candidate, those that hold and those that don't if it does.
    implied: [Vec<u64>; 2],
    /// The candidates that hold if a refuted candidate does; empty if no candidate is refuted.
    suspects: Vec<u64>,
    visited: Vec<u64>,
    pending: Vec<u64>,
}

const ON: usize = 0;
const OFF: usize = 1;

impl Closure {
    /// Follows the links of a position, those of some digits. Returns `true` if there is a chain or
    /// a cycle with an elimination.
    ///
    /// A candidate that a cycle rules out is itself refuted by a chain: it excludes a member of the
    /// cycle, and going round excludes it.
    pub(super) fn follow<L: Layout>(
        &mut self,
        board: &Board<L>,
        links: Links,
        digits: u16,
    ) -> bool {
        let search = digits << 2 | links as u16;
        let key = board.digits.iter().chain([&search]);
        if !self.key.iter().eq(key.clone()) {
            self.key.clear();
            self.key.extend(key);
            self.graph.build(board, links, digits);
            self.build(board, digits);
        }
        self.suspects.iter().any(|&word| word != 0)
    }

    /// Takes time in proportion to the number of links, and for each candidate a few steps of one
    /// bit set.
    fn build<L: Layout>(&mut self, board: &Board<L>, digits: u16) {
        let sources = || sources(board, 1).filter(move |(_, digit)| digits >> digit & 1 == 1);
        self.ranks.clear();
        self.ranks.resize(CANDIDATES, 0);
        let mut count = 0;
        for (cell, digit) in sources() {
            self.ranks[9 * cell + digit] = count;
            count += 1;
        }
        let count = usize::from(count);
        self.words = count.div_ceil(64);
        for rows in [&mut self.next, &mut self.excluded].into_iter().chain(&mut self.implied) {
            rows.clear();
            rows.resize(count * self.words, 0);
        }
        for row in [&mut self.visited, &mut self.suspects] {
            row.clear();
            row.resize(self.words, 0);
        }
        for (at, (cell, digit)) in sources().enumerate() {
            let row = at * self.words;
            let candidate = (9 * cell + digit) as u16;
            for &off in self.graph.others(candidate) {
                insert(&mut self.excluded[row..], self.ranks[usize::from(off)]);
            }
            for &off in self.graph.offs(candidate) {
                insert(&mut self.excluded[row..], self.ranks[usize::from(off)]);
                for &on in self.graph.ons(off) {
                    insert(&mut self.next[row..], self.ranks[usize::from(on)]);
                }
            }
        }
        for at in 0..count {
            if self.visited[at / 64] >> (at % 64) & 1 == 0 {
                self.visit(at);
            }
        }
        for at in 0..count {
            let row = at * self.words;
            if self.implied[OFF][row + at / 64] >> (at % 64) & 1 == 1 {
                let ons = &self.implied[ON][row..];
                self.suspects.iter_mut().zip(ons).for_each(|(suspects, ons)| *suspects |= ons);
            }
        }
    }

    /// Returns `true` if a cycle with an elimination may begin with this candidate.
    pub(super) fn is_in_cycle(&self, candidate: u16) -> bool {
        let rank = self.ranks[usize::from(candidate)];
        contains(&self.suspects, rank) && self.implies(candidate, candidate, ON)
    }

    /// Returns `true` if `candidate` excludes itself in the end.
    pub(super) fn is_refuted(&self, candidate: u16) -> bool {
        self.implies(candidate, candidate, OFF)
    }

    /// Returns `true` if `candidate` holds if it doesn't.
    pub(super) fn is_proven(&self, candidate: u16) -> bool {
        self.graph.ons(candidate).iter().any(|&on| self.implies(on, candidate, ON))
    }

    /// Returns `true` if these candidates have a common implication.
    pub(super) fn have_common(&self, candidates: &[u16]) -> bool {
        (0..self.words).any(|word| {
            [ON, OFF].into_iter().any(|side| {
                let implied = candidates.iter().map(|&candidate| {
                    let rank = self.ranks[usize::from(candidate)];
                    let itself = side == ON && usize::from(rank) / 64 == word;
                    self.implied[side][usize::from(rank) * self.words + word]
                        | u64::from(itself) << (rank % 64)
                });
                implied.fold(u64::MAX, |all, implied| all & implied) != 0
            })
        })
    }

    fn implies(&self, from: u16, to: u16, side: usize) -> bool {
        let [from, to] = [from, to].map(|candidate| self.ranks[usize::from(candidate)]);
        contains(&self.implied[side][usize::from(from) * self.words..], to)
    }

    /// Completes the candidates that follow from one, then the candidate itself.
    fn visit(&mut self, at: usize) {
        let row = at * self.words;
        insert(&mut self.visited, at as u16);
        for word in 0..self.words {
            loop {
                let left = self.next[row + word] & !self.visited[word];
                if left == 0 {
                    break;
                }
                self.visit(64 * word + left.trailing_zeros() as usize);
            }
        }
        self.complete(at);
    }

    fn complete(&mut self, at: usize) {
        let words = self.words;
        let row = at * words;
        let [ons, offs] = &mut self.implied;
        self.pending.clear();
        self.pending.extend_from_slice(&self.next[row..row + words]);
        offs[row..row + words].copy_from_slice(&self.excluded[row..row + words]);
        let mut word = 0;
        while word < words {
            if self.pending[word] == 0 {
                word += 1;
                continue;
            }
            let from = words * (64 * word + self.pending[word].trailing_zeros() as usize);
            ons[row + word] |= self.pending[word] & self.pending[word].wrapping_neg();
            // A candidate that excludes nothing implies nothing either.
            let is_complete = offs[from..from + words].iter().any(|&word| word != 0);
            for at in 0..words {
                if is_complete {
                    ons[row + at] |= ons[from + at];
                    offs[row + at] |= offs[from + at];
                    self.pending[at] &= !ons[row + at];
                } else {
                    offs[row + at] |= self.excluded[from + at];
                    self.pending[at] = (self.pending[at] | self.next[from + at]) & !ons[row + at];
                }
                if self.pending[at] != 0 {
                    word = word.min(at);
                }
            }
        }
    }
}

fn insert(row: &mut [u64], rank: u16) {
    row[usize::from(rank / 64)] |= 1 << (rank % 64);
}

fn contains(row: &[u64], rank: u16) -> bool {
    row[usize::from(rank / 64)] >> (rank % 64) & 1 == 1
}
