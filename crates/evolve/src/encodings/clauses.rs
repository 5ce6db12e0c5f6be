//! Boards as truth assignments: a puzzle as a formula in conjunctive normal form.
//!
//! A variable is true if an open cell holds a certain digit; digits of given peers have no
//! variable.
//!
//! The clauses are those of the minimal encoding (Lynce and Ouaknine 2006, Sudoku as a SAT
//! problem). Each cell holds at least one of its digits, and no two variables that exclude each
//! other are both true. These are different digits of one cell, equal digits of peers, and pairs of
//! digits that a constraint excludes from two cells. An assignment may give a cell no digit or
//! several.

use std::sync::Arc;

use evoku_ea::{Bytes, Cost, Damaged, Fitness, Moves, Puzzle, PuzzleFactory, Rng, State};
use evoku_sudoku::{Cell, Digit, Element, formats};

use crate::encodings::colouring::Candidates;
use crate::encodings::memory::attempt_memory;
use crate::encodings::text;

/// A clause that is not satisfied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clause {
    /// No variable of this open cell is true.
    Empty(usize),
    /// Both variables are true, but they exclude each other.
    Both(u32, u32),
    /// The variable is true, but a given excludes it.
    Excluded(u32),
}

/// A truth value for each variable.
#[derive(Debug)]
pub struct Assignment {
    candidates: Arc<Candidates>,
    truths: Box<[bool]>,
    /// The number of true variables of each open cell.
    held: Box<[u8]>,
    /// For each variable, the number of true variables that it excludes.
    clashes: Box<[u16]>,
    /// The number of unsatisfied clauses.
    cost: u32,
}

impl Clone for Assignment {
    fn clone(&self) -> Self {
        Self {
            candidates: Arc::clone(&self.candidates),
            truths: self.truths.clone(),
            held: self.held.clone(),
            clashes: self.clashes.clone(),
            cost: self.cost,
        }
    }

    fn clone_from(&mut self, source: &Self) {
        debug_assert!(Arc::ptr_eq(&self.candidates, &source.candidates));
        self.truths.copy_from_slice(&source.truths);
        self.held.copy_from_slice(&source.held);
        self.clashes.copy_from_slice(&source.clashes);
        self.cost = source.cost;
    }
}

impl Assignment {
    /// Creates the assignment in which every variable is false.
    #[must_use]
    pub fn falsehood(candidates: &Arc<Candidates>) -> Self {
        let graph = candidates.graph();
        let variables = graph.cells().checked_sub(1).map_or(0, |last| graph.of(last).end);
        Self {
            candidates: Arc::clone(candidates),
            truths: vec![false; variables].into(),
            held: vec![0; graph.cells()].into(),
            clashes: vec![0; variables].into(),
            cost: graph.cells() as u32,
        }
    }

    /// The number of bytes of an assignment with this many variables.
    pub(crate) fn memory(variables: usize) -> u64 {
        attempt_memory::<Self>(variables * (1 + size_of::<u16>()))
    }

    /// The number of unsatisfied clauses.
    #[must_use]
    pub fn cost(&self) -> u32 {
        self.cost
    }

    /// The truth value of each variable, in the order of the candidates.
    #[must_use]
    pub fn truths(&self) -> &[bool] {
        &self.truths
    }

    /// Flips a variable.
    pub fn flip(&mut self, variable: u32) {
        let candidates = Arc::clone(&self.candidates);
        self.cost = self.cost.wrapping_add_signed(self.price(variable));
        let (graph, cell) = (candidates.graph(), candidates.graph().cell(variable));
        let truth = &mut self.truths[variable as usize];
        *truth = !*truth;
        let step = |count: &mut u16| *count = if *truth { *count + 1 } else { *count - 1 };
        self.held[cell] = if *truth { self.held[cell] + 1 } else { self.held[cell] - 1 };
        for other in graph.of(cell).filter(|&other| other != variable as usize) {
            step(&mut self.clashes[other]);
        }
        graph.excluded(variable).iter().for_each(|&other| step(&mut self.clashes[other as usize]));
    }

    /// The number of clauses that a flip would break.
    pub(crate) fn breaks(&self, variable: u32) -> u32 {
        if self.truths[variable as usize] {
            u32::from(self.held[self.candidates.graph().cell(variable)] == 1)
        } else {
            self.clashes_of(variable)
        }
    }

    /// The change of the cost that a flip would cause.
    #[must_use]
    pub fn price(&self, variable: u32) -> i32 {
        let others = self.held[self.candidates.graph().cell(variable)]
            - u8::from(self.truths[variable as usize]);
        let price = self.clashes_of(variable) as i32 - i32::from(others == 0);
        if self.truths[variable as usize] { -price } else { price }
    }

    /// The number of unsatisfied clauses of a true variable, except the clause of its cell.
    fn clashes_of(&self, variable: u32) -> u32 {
        let fixed = self.candidates.graph().fixed(variable);
        u32::from(self.clashes[variable as usize]) + u32::from(fixed)
    }

    /// Draws an unsatisfied clause, each equally likely; `None` if all clauses are satisfied.
    pub(crate) fn unsatisfied(&self, rng: &mut Rng) -> Option<Clause> {
        if self.cost == 0 {
            return None;
        }
        // Every clause is counted twice, because a pair is reached from both of its variables.
        let mut skip = rng.below(2 * self.cost);
        let graph = self.candidates.graph();
        for (cell, &held) in self.held.iter().enumerate() {
            if held == 0 {
                if skip < 2 {
                    return Some(Clause::Empty(cell));
                }
                skip -= 2;
                continue;
            }
            for variable in graph.of(cell).filter(|&variable| self.truths[variable]) {
                let (pairs, variable) = (u32::from(self.clashes[variable]), variable as u32);
                if skip < pairs {
                    let mut clashing = self.clashing(variable);
                    return clashing.nth(skip as usize).map(|other| Clause::Both(variable, other));
                }
                skip -= pairs;
                let fixed = 2 * u32::from(graph.fixed(variable));
                if skip < fixed {
                    return Some(Clause::Excluded(variable));
                }
                skip -= fixed;
            }
        }
        None
    }

    /// The true variables that a variable excludes.
    fn clashing(&self, variable: u32) -> impl Iterator<Item = u32> {
        let graph = self.candidates.graph();
        let own = graph.of(graph.cell(variable)).map(|other| other as u32);
        let own = own.filter(move |&other| other != variable);
        let all = own.chain(graph.excluded(variable).iter().copied());
        all.filter(|&other| self.truths[other as usize])
    }

    /// The variables of an open cell.
    pub(crate) fn of(&self, cell: usize) -> impl Iterator<Item = u32> + Clone + use<> {
        self.candidates.graph().of(cell).map(|variable| variable as u32)
    }

    /// The true variable of a cell; `None` unless there is exactly one.
    fn single(&self, cell: usize) -> Option<u32> {
        let mut held = self.of(cell).filter(|&variable| self.truths[variable as usize]);
        held.next().filter(|_| held.next().is_none())
    }

    /// The digits in reading order; 0 for a cell with no digit or several.
    fn digits(&self) -> Vec<u8> {
        let givens = self.candidates.sudoku().givens().cells().iter();
        let mut digits: Vec<u8> = givens.map(|given| given.map_or(0, Digit::value)).collect();
        for variable in (0..self.held.len()).filter_map(|cell| self.single(cell)) {
            let (cell, digit) = self.candidates.get(variable);
            digits[cell.index()] = digit.value();
        }
        digits
    }

    /// Sets every variable to the value that `truth` returns for it.
    fn assume(&mut self, truth: impl Fn(usize) -> bool) {
        for variable in 0..self.truths.len() {
            if self.truths[variable] != truth(variable) {
                self.flip(variable as u32);
            }
        }
    }
}

impl Puzzle for Assignment {
    fn distance(&self, other: &Self) -> usize {
        (0..self.held.len()).filter(|&cell| self.single(cell) != other.single(cell)).count()
    }

    fn line(&self) -> String {
        formats::line::print(&text::grid(self.digits()))
    }

    fn board(&self) -> String {
        let geometry = self.candidates.sudoku().geometry();
        formats::board::print(geometry, &text::grid(self.digits()))
    }

    fn read(&mut self, text: &str) -> Result<(), String> {
        let candidates = Arc::clone(&self.candidates);
        let grid = text::read(candidates.sudoku(), text)?;
        let mut truths = vec![false; self.truths.len()];
        for cell in 0..self.held.len() {
            let mut digits = self.of(cell).map(|variable| (variable, candidates.get(variable)));
            let Some((_, (place, _))) = digits.clone().next() else { continue };
            let Some(digit) = grid.get(place) else { continue };
            let Some((variable, _)) = digits.find(|&(_, (_, own))| own == digit) else {
                return Err(format!("{} can't be {digit}", Cell::name(place, grid.side())));
            };
            truths[variable as usize] = true;
        }
        self.assume(|variable| truths[variable]);
        Ok(())
    }

    fn save(&self, to: &mut Vec<u8>) {
        self.truths.save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let mut truths = self.truths.clone();
        truths.load(from)?;
        self.assume(|variable| truths[variable]);
        Ok(())
    }
}

impl Moves for Assignment {
    type Move = u32;

    fn random_move(&self, rng: &mut Rng) -> Option<u32> {
        (!self.truths.is_empty()).then(|| rng.index(self.truths.len()) as u32)
    }

    fn price_of(&self, variable: u32) -> i32 {
        self.price(variable)
    }

    fn make(&mut self, variable: u32, _: i32) {
        self.flip(variable);
    }

    fn cost(&self) -> u32 {
        self.cost
    }

    /// Gives each variable a random value, both equally likely.
    fn shuffle(&mut self, rng: &mut Rng) {
        for variable in 0..self.truths.len() as u32 {
            if rng.index(2) == 1 {
                self.flip(variable);
            }
        }
    }
}

/// The number of unsatisfied clauses, which an assignment keeps up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsatisfied;

impl Fitness<Assignment> for Unsatisfied {
    fn cost(&self, assignment: &Assignment) -> Cost {
        Cost::one(assignment.cost)
    }
}

/// Creates random assignments.
#[derive(Clone, Debug)]
pub struct AssignmentFactory(Assignment);

impl AssignmentFactory {
    /// Creates a factory of assignments to the variables of these candidates.
    #[must_use]
    pub fn new(candidates: &Arc<Candidates>) -> Self {
        Self(Assignment::falsehood(candidates))
    }
}

impl PuzzleFactory for AssignmentFactory {
    type Puzzle = Assignment;

    fn create(&self, rng: &mut Rng) -> Assignment {
        let mut assignment = self.0.clone();
        assignment.shuffle(rng);
        assignment
    }
}
