//! Consequences of an assumed digit by singles and constraints.

use super::claim::{Claim, Statement};
use super::claims::Claims;
use super::narrow::narrow;
use crate::deduction::{Implication, Implications};
use evoku_model::{Candidate, Cell, Digit, Element, Geometry, House, bits};
use evoku_search::Contradiction;

/// The largest number of facts; beyond it, a trial is abandoned.
const MOST: usize = 800;

/// The largest number of states of an automaton that is used.
const STATES: usize = 2000;

/// A digit that a cell holds, or can't hold.
struct Fact {
    candidate: Candidate,
    on: bool,
    house: Option<House>,
    constraint: Option<usize>,
    causes: Vec<usize>,
}

/// Facts that can't all hold.
struct Conflict(Vec<usize>);

/// A trial of a digit with its consequences, in order.
pub(super) struct Trial<'a> {
    geometry: &'a Geometry,
    claims: &'a Claims,
    board: Vec<u64>,
    facts: Vec<Fact>,
    /// The fact by which each cell holds its digit.
    on: Vec<Option<usize>>,
    /// The fact by which a cell lost a digit, by cell and digit.
    off: Vec<Option<usize>>,
    /// The cells with one candidate left.
    naked: Vec<Cell>,
    /// For each direct claim, `true` if its cells lost digits.
    touched: Vec<bool>,
}

impl<'a> Trial<'a> {
    /// The steps from a candidate to a contradiction, if it leads to one.
    pub(super) fn refute(
        geometry: &'a Geometry,
        claims: &'a Claims,
        board: &[u64],
        supposed: Candidate,
    ) -> Option<Implications> {
        let mut trial = Self {
            geometry,
            claims,
            board: board.to_vec(),
            facts: Vec::new(),
            on: vec![None; board.len()],
            off: vec![None; board.len() * claims.side],
            naked: Vec::new(),
            touched: vec![false; claims.direct.len()],
        };
        match trial.follow(supposed) {
            Ok(()) => None,
            Err(Conflict(facts)) => trial.steps(&facts),
        }
    }

    fn follow(&mut self, supposed: Candidate) -> Result<(), Conflict> {
        self.put(supposed, None, Vec::new())?;
        while self.facts.len() < MOST {
            if let Some(cell) = self.naked.pop() {
                if self.on[cell.index()].is_none() {
                    let digit =
                        Digit::from_index(self.board[cell.index()].trailing_zeros() as usize);
                    let causes = self.lost(cell).collect();
                    self.put(Candidate { cell, digit }, None, causes)?;
                }
            } else if !self.put_hidden()? && !self.ask_claims()? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Places a digit in a cell.
    fn put(
        &mut self,
        candidate: Candidate,
        house: Option<House>,
        causes: Vec<usize>,
    ) -> Result<(), Conflict> {
        let Candidate { cell, digit } = candidate;
        let number = self.facts.len();
        self.facts.push(Fact { candidate, on: true, house, constraint: None, causes });
        self.on[cell.index()] = Some(number);
        for other in bits(self.board[cell.index()] & !(1 << digit.index())) {
            let digit = Digit::from_index(other);
            self.rule_out(Candidate { cell, digit }, None, || vec![number])?;
        }
        let claims = self.claims;
        for &peer in &claims.peers[cell.index()] {
            self.rule_out(Candidate { cell: peer, digit }, None, || vec![number])?;
        }
        Ok(())
    }

    /// Removes a digit from a cell.
    fn rule_out(
        &mut self,
        candidate: Candidate,
        constraint: Option<usize>,
        causes: impl FnOnce() -> Vec<usize>,
    ) -> Result<(), Conflict> {
        let Candidate { cell, digit } = candidate;
        let here = &mut self.board[cell.index()];
        if *here >> digit.index() & 1 == 0 {
            return Ok(());
        }
        *here &= !(1 << digit.index());
        let left = *here;
        self.off[cell.index() * self.claims.side + digit.index()] = Some(self.facts.len());
        let causes = causes();
        self.facts.push(Fact { candidate, on: false, house: None, constraint, causes });
        if left == 0 {
            return Err(Conflict(self.lost(cell).chain(self.on[cell.index()]).collect()));
        }
        if left.is_power_of_two() && self.on[cell.index()].is_none() {
            self.naked.push(cell);
        }
        self.claims.of_cell[cell.index()].iter().for_each(|&claim| self.touched[claim] = true);
        Ok(())
    }

    /// The indices of the facts that removed digits from a cell.
    fn lost(&self, cell: Cell) -> impl Iterator<Item = usize> + '_ {
        let side = self.claims.side;
        self.off[cell.index() * side..][..side].iter().flatten().copied()
    }

    /// Places the digits that have one place in a house; returns `true` if there were any.
    fn put_hidden(&mut self) -> Result<bool, Conflict> {
        let all = u64::MAX >> (64 - self.claims.side);
        let mut any = false;
        let geometry = self.geometry;
        for house in geometry.houses() {
            let (mut once, mut twice) = (0, 0);
            for cell in geometry.cells(house) {
                twice |= once & self.board[cell.index()];
                once |= self.board[cell.index()];
            }
            if let Some(digit) = bits(all & !once).next() {
                return Err(Conflict(self.gone(house, digit).collect()));
            }
            for digit in bits(once & !twice) {
                let mut cells = geometry.cells(house).iter().copied();
                let place = cells.find(|cell| self.board[cell.index()] >> digit & 1 == 1);
                let open = place.filter(|cell| !self.board[cell.index()].is_power_of_two());
                if let Some(cell) = open {
                    let causes = self.gone(house, digit).collect();
                    let digit = Digit::from_index(digit);
                    self.put(Candidate { cell, digit }, Some(house), causes)?;
                    any = true;
                }
            }
        }
        Ok(any)
    }

    /// The facts by which cells of a house lost a digit.
    fn gone(&self, house: House, digit: usize) -> impl Iterator<Item = usize> + '_ {
        let side = self.claims.side;
        let cells = self.geometry.cells(house).iter();
        cells.filter_map(move |cell| self.off[cell.index() * side + digit])
    }

    /// Checks the claims whose cells lost digits, until one rules something out; returns `true` if
    /// one did.
    fn ask_claims(&mut self) -> Result<bool, Conflict> {
        let claims = self.claims;
        for (number, claim) in claims.direct.iter().enumerate() {
            if !std::mem::take(&mut self.touched[number]) || is_large(claim) {
                continue;
            }
            let mut left = self.board.clone();
            let narrowed = narrow(claim, &mut left);
            let before = self.facts.len();
            if narrowed == Err(Contradiction) {
                let is_open = |cell: &&Cell| !self.board[cell.index()].is_power_of_two();
                let open = claim.cells.iter().find(is_open).or(claim.cells.last());
                left.clone_from(&self.board);
                open.into_iter().for_each(|cell| left[cell.index()] = 0);
            }
            let causes = self.causes(claim);
            for &cell in &claim.cells {
                for digit in bits(self.board[cell.index()] & !left[cell.index()]) {
                    let candidate = Candidate { cell, digit: Digit::from_index(digit) };
                    let constraint = claim.constraints.first().copied();
                    self.rule_out(candidate, constraint, || causes.clone())?;
                }
            }
            if self.facts.len() > before {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The facts about the cells of a claim: for each cell its digit or, if it is open, the digits
    /// that it lost.
    fn causes(&self, claim: &Claim) -> Vec<usize> {
        let mut causes = Vec::new();
        for &cell in &claim.cells {
            match self.on[cell.index()] {
                Some(on) => causes.push(on),
                None => causes.extend(self.lost(cell)),
            }
        }
        causes
    }

    /// The facts on which some facts depend, in order. `None` if they don't depend on the
    /// assumption, because the board is contradictory without it.
    fn steps(&self, goals: &[usize]) -> Option<Implications> {
        let mut needed = vec![false; self.facts.len()];
        goals.iter().for_each(|&goal| needed[goal] = true);
        for at in (0..needed.len()).rev() {
            if needed[at] {
                self.facts[at].causes.iter().for_each(|&cause| needed[cause] = true);
            }
        }
        if !needed[0] {
            return None;
        }
        let mut index = vec![0; needed.len()];
        let mut steps = Vec::new();
        for at in (0..needed.len()).filter(|&at| needed[at]) {
            let Fact { candidate, on, house, constraint, causes } = &self.facts[at];
            index[at] = steps.len();
            steps.push(Implication {
                cells: vec![candidate.cell],
                digit: candidate.digit,
                on: *on,
                through: None,
                house: *house,
                constraint: *constraint,
                causes: causes.iter().map(|&cause| index[cause]).collect(),
            });
        }
        Some(Implications { steps })
    }
}

/// Returns `true` if using a claim takes too long.
fn is_large(claim: &Claim) -> bool {
    matches!(&claim.statement, Statement::Line { automaton, .. } if automaton.states() > STATES)
}
