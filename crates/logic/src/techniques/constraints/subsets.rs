//! Digits that a group of different cells needs, and subsets of its cells.

use std::ops::ControlFlow;

use super::claim::{Claim, Says};
use super::claims::Claims;
use super::combinations;
use crate::argument::{Argument, Grounds};
use crate::deduction::{Deduction, Found, Pattern};
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, Digit, Digits, Element, bits};

/// The largest subset that is searched.
const LARGEST: usize = 4;

/// A group in a position.
pub(super) struct Group<'a> {
    claims: &'a Claims,
    claim: &'a Claim,
    board: &'a [u64],
    /// The sets of digits that it can still hold.
    live: Vec<u64>,
    /// The digits in all of these sets that no filled cell holds.
    needed: u64,
}

impl<'a> Group<'a> {
    /// The group of a claim; `None` if the claim is not a group, or can't be filled.
    pub(super) fn of(claims: &'a Claims, claim: &'a Claim, board: &'a [u64]) -> Option<Self> {
        let Says::Group(sets) = &claim.says else { return None };
        let live = combinations::live(sets, &claim.cells, board);
        let common = live.iter().copied().reduce(|one, other| one & other)?;
        let decided = claim.cells.iter().map(|cell| board[cell.index()]);
        let decided = decided.filter(|digits| digits.is_power_of_two());
        let needed = decided.fold(common, |needed, digit| needed & !digit);
        Some(Self { claims, claim, board, live, needed })
    }

    /// Finds digits in none of the sets that the group can hold.
    pub(super) fn combinations(&self, found: &mut Found<'_>) -> ControlFlow<()> {
        let possible = self.live.iter().fold(0, |all, set| all | set);
        let cells = self.claim.cells.iter();
        let out = cells.flat_map(|&cell| self.out(cell, !possible)).collect();
        self.tell(Technique::Combinations, Vec::new(), out, Grounds::Sets(self.sets()), found)
    }

    /// Finds digits that the group needs and that have one place in it.
    pub(super) fn singles(&self, found: &mut Found<'_>) -> ControlFlow<()> {
        for digit in bits(self.needed) {
            if let [cell] = self.places(1 << digit)[..] {
                let digit = Digit::from_index(digit);
                let grounds = Grounds::Needed { digit, sets: self.sets() };
                let placed = vec![Candidate { cell, digit }];
                self.tell(Technique::GroupSingle, placed, Vec::new(), grounds, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Finds digits that the group needs and whose places in it all see an outside cell.
    pub(super) fn locked(&self, found: &mut Found<'_>) -> ControlFlow<()> {
        for digit in bits(self.needed) {
            let places = self.places(1 << digit);
            let seen = self.common_peers(&places).into_iter();
            let out: Vec<Candidate> = seen.flat_map(|cell| self.out(cell, 1 << digit)).collect();
            let grounds = Grounds::Needed { digit: Digit::from_index(digit), sets: self.sets() };
            self.tell(Technique::LockedInGroup, Vec::new(), out, grounds, found)?;
        }
        ControlFlow::Continue(())
    }

    /// Finds cells of the group with as many digits among them, and digits that it needs with as
    /// many places; the smallest first.
    pub(super) fn subsets(&self, found: &mut Found<'_>) -> ControlFlow<()> {
        let held = |cell: &Cell| self.board[cell.index()];
        let cells = self.claim.cells.iter().copied();
        let open: Vec<Cell> = cells.filter(|cell| !held(cell).is_power_of_two()).collect();
        let needed: Vec<u64> = bits(self.needed).map(|digit| 1 << digit).collect();
        for size in 2..=LARGEST {
            for cells in choices(&open, size) {
                let digits = cells.iter().fold(0, |all, cell| all | held(cell));
                if digits.count_ones() as usize == size {
                    let seen = self.common_peers(&cells).into_iter();
                    let out = seen.flat_map(|cell| self.out(cell, digits)).collect();
                    self.tell_subset(Technique::NakedGroupSubset, cells, digits, out, found)?;
                }
            }
            for digits in choices(&needed, size) {
                let digits = digits.iter().fold(0, |all, digit| all | digit);
                let cells = self.places(digits);
                if cells.len() == size {
                    let out = cells.iter().flat_map(|&cell| self.out(cell, !digits)).collect();
                    self.tell_subset(Technique::HiddenGroupSubset, cells, digits, out, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn tell_subset(
        &self,
        technique: Technique,
        cells: Vec<Cell>,
        digits: u64,
        out: Vec<Candidate>,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let digits = digits_of(digits);
        self.tell(technique, Vec::new(), out, Grounds::Subset { cells, digits }, found)
    }

    fn tell(
        &self,
        technique: Technique,
        placements: Vec<Candidate>,
        eliminations: Vec<Candidate>,
        grounds: Grounds,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        if placements.is_empty() && eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        let Claim { constraints, houses, cells, .. } = self.claim.clone();
        let pattern = Pattern::Constraints(Argument { constraints, houses, cells, grounds });
        found(Deduction { technique, placements, eliminations, pattern })
    }

    fn sets(&self) -> Vec<Digits> {
        self.live.iter().map(|&set| digits_of(set)).collect()
    }

    /// The cells of the group that may hold one of these digits.
    fn places(&self, digits: u64) -> Vec<Cell> {
        let cells = self.claim.cells.iter().copied();
        cells.filter(|cell| self.board[cell.index()] & digits != 0).collect()
    }

    fn common_peers(&self, cells: &[Cell]) -> Vec<Cell> {
        let Some((first, rest)) = cells.split_first() else { return Vec::new() };
        let peers = |cell: &Cell| &self.claims.peers[cell.index()];
        let sees = |cell: &Cell, other: &Cell| peers(other).binary_search(cell).is_ok();
        let seen = peers(first).iter().filter(|cell| rest.iter().all(|other| sees(cell, other)));
        seen.copied().collect()
    }

    /// The candidates of a cell that are among these digits.
    fn out(&self, cell: Cell, digits: u64) -> impl Iterator<Item = Candidate> + use<> {
        let digits = bits(self.board[cell.index()] & digits);
        digits.map(move |digit| Candidate { cell, digit: Digit::from_index(digit) })
    }
}

/// The digits of a word.
pub(super) fn digits_of(word: u64) -> Digits {
    bits(word).map(Digit::from_index).collect()
}

/// All choices of `size` items, in lexical order.
fn choices<T: Copy>(of: &[T], size: usize) -> Vec<Vec<T>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut chosen = Vec::new();
    for (index, &first) in of.iter().enumerate() {
        for mut rest in choices(&of[index + 1..], size - 1) {
            rest.insert(0, first);
            chosen.push(rest);
        }
    }
    chosen
}
