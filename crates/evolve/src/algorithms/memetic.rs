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
    /// Digits: a child inherits all cells of a digit.
    Digits,
    /// Houses: a child inherits whole houses of one kind.
    Houses,
    /// Digits or houses, at random.
    Both,
}

/// A pool of colourings. Each generation improves one colouring by tabu search: an initial member,
/// or a child that may then replace a member.
///
/// The state consists only of the members and four counts.
pub(crate) struct Memetic {
    /// All members. The first `initialised` members are initialised, and the first `improved`
    /// members have had their tabu search.
    members: Vec<Member<Colouring>>,
    initialised: usize,
    improved: usize,
    child: Member<Colouring>,
    search: TabuSearch,
    crossover: Crossover,
    kept: Kept,
    least_distance: usize,
    /// Decides when the pool is reinitialised, by the number of children without a new best.
    patience: Patience,
}

impl Memetic {
    /// Creates a pool of `size` members. If a child is closer than `distance` to its nearest
    /// member, it can only replace that member. The distance is a share of the open cells.
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
            initialised: 0,
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
    fn initialise_one<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let initial = &mut self.members[self.initialised];
        self.search.fill(rng);
        initial.puzzle.take(&self.search.tabu);
        let judged = judge.assess(initial);
        self.initialised += usize::from(is_assessed(judged));
        judged
    }

    /// Improves the next initial member.
    fn mature<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.improved == self.initialised {
            self.initialise_one(judge, rng)?;
        }
        let initial = &mut self.members[self.improved];
        self.search.load(&initial.puzzle, rng);
        let made = self.search.improve(initial, judge, rng);
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
        let mut selected = None;
        if let [_] = &self.members[..] {
            self.search.fill(rng);
            child.puzzle.take(&self.search.tabu);
        } else {
            let both = rng.two_of(self.members.len());
            selected = Some(both.map(|member| &self.members[member]));
            let parents = both.map(|member| &self.members[member].puzzle);
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
        let crossed = judge.records_births().then(|| child.puzzle.clone());
        let judged = judge.assess(child);
        if !is_assessed(judged) {
            return judged;
        }
        let made = match judged {
            ControlFlow::Continue(()) => self.search.improve(child, judge, rng),
            solved => solved,
        };
        if let Some(parents) = selected {
            judge.record_birth(&parents, crossed.as_ref(), child);
        }
        self.replace();
        made
    }

    /// Replaces a member by the child if the child is not worse. The replaced member is the nearest
    /// one if that is too close to the child, otherwise the worst one.
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

state!(Memetic: members, initialised, improved, patience);

impl Algorithm for Memetic {
    type Puzzle = Colouring;

    fn initialise<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.initialise_one(judge, rng)
    }

    fn step<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.patience.has_run_out() {
            judge.restart();
            self.patience.renew();
            (self.initialised, self.improved) = (0, 0);
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
        replace_worst(&mut self.members[..self.initialised], migrant);
    }

    fn members(&self) -> &[Member<Colouring>] {
        &self.members[..self.initialised]
    }
}
