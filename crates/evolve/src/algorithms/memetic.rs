//! Tabu search on list colourings, with recombination.

use std::ops::ControlFlow;
use std::sync::Arc;

use evoku_ea::{
    Algorithm, Cost, Fitness, Judge, Member, Patience, Puzzle, Rng, Stop, is_assessed,
    replace_worst, state,
};

use crate::algorithms::tabu_search::TabuSearch;
use crate::encodings::colouring::{Candidates, Colouring, Crossover};

/// The parts that a child inherits as a whole from one parent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    /// Digits: all cells of a digit.
    Digits,
    /// Houses of one kind.
    Houses,
    /// Either of both, at random.
    Both,
}

/// A pool of colourings. A generation adds or replaces one of them, an initial member or a child,
/// after its tabu search.
///
/// Only the members and four counts persist between generations.
pub(crate) struct Memetic {
    /// All members. The first `founded` are initialised, and the first `improved` have had their
    /// tabu search.
    members: Vec<Member<Colouring>>,
    founded: usize,
    improved: usize,
    child: Member<Colouring>,
    search: TabuSearch,
    crossover: Crossover,
    kept: Kept,
    least_distance: usize,
    /// Decides after how many children without a new best the pool is reinitialised.
    patience: Patience,
}

impl Memetic {
    /// Creates a pool of `size` members. A child closer to its nearest member than `distance`, a
    /// share of the open cells, can only replace that member.
    pub(crate) fn new(
        candidates: &Arc<Candidates>,
        size: usize,
        search: TabuSearch,
        kept: Kept,
        distance: f64,
        patience: Patience,
    ) -> Self {
        let first = Member { puzzle: Colouring::first(candidates), cost: Cost::WORST };
        Self {
            members: vec![first.clone(); size],
            founded: 0,
            improved: 0,
            search,
            child: first,
            crossover: Crossover::new(candidates),
            kept,
            least_distance: (distance * candidates.open() as f64) as usize,
            patience,
        }
    }

    /// Adds a random member.
    fn found_one<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let founder = &mut self.members[self.founded];
        self.search.fill(rng);
        founder.puzzle.take(&self.search.tabu);
        let judged = judge.assess(founder);
        self.founded += usize::from(is_assessed(judged));
        judged
    }

    /// Improves the next initial member.
    fn mature<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.improved == self.founded {
            self.found_one(judge, rng)?;
        }
        let founder = &mut self.members[self.improved];
        self.search.load(&founder.puzzle, rng);
        let made = self.search.improve(founder, judge, rng);
        self.improved += 1;
        made
    }

    /// Makes a child of two members and improves it.
    fn breed<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let child = &mut self.child;
        if let [_] = &self.members[..] {
            self.search.fill(rng);
            child.puzzle.take(&self.search.tabu);
        } else {
            let parents = rng.two_of(self.members.len()).map(|at| &self.members[at].puzzle);
            let digits = match self.kept {
                Kept::Digits => true,
                Kept::Houses => false,
                Kept::Both => rng.index(2) == 0,
            };
            if digits {
                self.crossover.by_digits(parents, &mut child.puzzle, rng);
            } else {
                self.crossover.by_houses(parents, &mut child.puzzle, rng);
            }
            self.search.load(&child.puzzle, rng);
        }
        let judged = judge.assess(child);
        if !is_assessed(judged) {
            return judged;
        }
        let made = match judged {
            ControlFlow::Continue(()) => self.search.improve(child, judge, rng),
            solved => solved,
        };
        self.replace();
        made
    }

    /// Replaces a member by the child if the child is not worse: the nearest one if it is too
    /// close, otherwise the worst.
    fn replace(&mut self) {
        let child = &self.child;
        let distances = self.members.iter().map(|member| member.puzzle.distance(&child.puzzle));
        let nearest = distances.enumerate().min_by_key(|&(_, distance)| distance);
        let worst = self.members.iter().enumerate().rev().max_by_key(|(_, member)| member.cost);
        let (Some((nearest, distance)), Some((worst, _))) = (nearest, worst) else { return };
        let place =
            if distance < self.least_distance && !child.cost.is_solved() { nearest } else { worst };
        if child.cost <= self.members[place].cost {
            std::mem::swap(&mut self.members[place], &mut self.child);
        }
    }
}

state!(Memetic: members, founded, improved, patience);

impl Algorithm for Memetic {
    type Puzzle = Colouring;

    fn found<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.found_one(judge, rng)
    }

    fn step<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.patience.has_run_out() {
            judge.restart();
            self.patience.renew();
            (self.founded, self.improved) = (0, 0);
        }
        let made = if self.improved < self.members.len() {
            self.mature(judge, rng)
        } else {
            self.patience.age();
            self.breed(judge, rng)
        };
        let best = self.members().iter().map(|member| member.cost).min();
        self.patience.note(best.unwrap_or(Cost::WORST));
        made
    }

    fn receive(&mut self, migrant: Member<Colouring>) {
        replace_worst(&mut self.members[..self.founded], migrant);
    }

    fn members(&self) -> &[Member<Colouring>] {
        &self.members[..self.founded]
    }
}
