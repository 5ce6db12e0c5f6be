//! A memetic algorithm with diversity control: survivors keep a minimum distance that shrinks over
//! time.

use std::ops::ControlFlow;

use evoku_ea::algorithms::{Brood, random_move};
use evoku_ea::selection::two_tournaments;
use evoku_ea::{
    Algorithm, Cost, Fitness, Judge, Member, Puzzle, PuzzleFactory, Rng, Stop, is_assessed, state,
};

use crate::encodings::swaps::{SwapBoard, SwapFactory};

/// Settings of local search and of diversity control.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Control {
    /// The number of members.
    pub(crate) size: usize,
    /// The number of moves tried on each attempt.
    pub(crate) steps: u64,
    /// The number of generations after which the minimum distance is 0 and the algorithm restarts.
    pub(crate) horizon: u64,
    /// The initial minimum distance, relative to the mean distance of two initial members.
    pub(crate) distance: f64,
}

/// A population whose members are improved by local search. Survival depends on cost and on
/// distance to the other survivors.
pub(crate) struct Diversity {
    factory: SwapFactory,
    control: Control,
    brood: Brood<SwapBoard>,
    /// The age of this population in generations.
    age: u64,
    /// The initial minimum distance between survivors.
    first_distance: f64,
    /// For each member and child, the distance to the nearest survivor; the flags in `survives`
    /// mark the survivors.
    nearest: Vec<usize>,
    survives: Vec<bool>,
}

impl Diversity {
    /// Creates an algorithm that evolves boards of this factory.
    pub(crate) fn new(factory: SwapFactory, control: Control) -> Self {
        Self {
            factory,
            control,
            brood: Brood::new(Vec::new()),
            age: 0,
            first_distance: 0.0,
            nearest: vec![0; 2 * control.size],
            survives: vec![false; 2 * control.size],
        }
    }

    /// Sets the minimum distance, as a share of the mean distance between two members, and resets
    /// the age.
    fn measure(&mut self) {
        let members = &self.brood.members;
        let (mut sum, mut pairs) = (0, 0);
        for (number, one) in members.iter().enumerate() {
            for other in &members[..number] {
                sum += one.puzzle.distance(&other.puzzle);
                pairs += 1;
            }
        }
        self.age = 0;
        self.first_distance = self.control.distance * sum as f64 / f64::from(pairs.max(1));
    }

    /// Reinitialises the population.
    fn reinitialise<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        judge.restart();
        let Brood { members, children, .. } = &mut self.brood;
        for member in members {
            let new = &mut children[0];
            self.factory.renew(&mut new.puzzle, rng);
            let judged = judge.assess(new);
            if is_assessed(judged) {
                std::mem::swap(member, new);
            }
            judged?;
            improve(member, self.control.steps, judge, rng)?;
        }
        self.measure();
        ControlFlow::Continue(())
    }

    /// Makes, evaluates and improves a child for each member.
    fn breed<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let steps = self.control.steps;
        self.brood.breed(|members, child| {
            let [first, second] = two_tournaments(members, 2, rng);
            child.puzzle.clone_from(&members[first].puzzle);
            child.puzzle.take_units(&members[second].puzzle, rng.bits());
            let crossed = judge.records_births().then(|| child.puzzle.clone());
            let mut judged = judge.assess(child);
            if judged.is_continue() {
                judged = improve(child, steps, judge, rng);
            }
            if is_assessed(judged) {
                judge.record_birth(&[&members[first], &members[second]], crossed.as_ref(), child);
            }
            judged
        })
    }

    /// Selects the survivors among members and children, which become the new members.
    fn replace(&mut self) {
        let left = 1.0 - self.age as f64 / self.control.horizon as f64;
        let distance = self.first_distance * left;
        self.nearest.fill(usize::MAX);
        self.survives.fill(false);
        for _ in 0..self.control.size {
            let next = self.next_survivor(distance);
            self.survives[next] = true;
            for other in 0..self.nearest.len() {
                let apart = self.puzzle(next).distance(self.puzzle(other));
                self.nearest[other] = self.nearest[other].min(apart);
            }
        }
        let Brood { members, children, .. } = &mut self.brood;
        let (of_members, of_children) = self.survives.split_at(members.len());
        let mut leave = members.iter_mut().zip(of_members).filter(|(_, survives)| !**survives);
        for (child, _) in children.iter_mut().zip(of_children).filter(|(_, survives)| **survives) {
            if let Some((member, _)) = leave.next() {
                std::mem::swap(member, child);
            }
        }
    }

    /// Selects the next survivor. Among the candidates that are far enough from all survivors, it
    /// is the one with the lowest cost. Ties are broken by larger distance.
    ///
    /// If all candidates are too close, it is the one with the largest distance. Ties are broken by
    /// lower cost.
    fn next_survivor(&self, distance: f64) -> usize {
        let open = (0..self.nearest.len()).filter(|&number| !self.survives[number]);
        open.min_by_key(|&number| self.rank(number, distance)).unwrap_or(0)
    }

    /// The sort key of a candidate; the candidate with the smallest key survives first.
    fn rank(&self, number: usize, distance: f64) -> (bool, usize, usize) {
        let (near, cost) = (self.nearest[number], self.cost(number).total() as usize);
        let is_close = (near as f64) < distance;
        let nearness = usize::MAX - near;
        if is_close { (true, nearness, cost) } else { (false, cost, nearness) }
    }

    fn cost(&self, number: usize) -> Cost {
        let Brood { members, children, .. } = &self.brood;
        members.get(number).unwrap_or_else(|| &children[number - members.len()]).cost
    }

    fn puzzle(&self, number: usize) -> &SwapBoard {
        let Brood { members, children, .. } = &self.brood;
        &members.get(number).unwrap_or_else(|| &children[number - members.len()]).puzzle
    }
}

/// Tries `steps` random swaps, and makes those that don't increase the cost.
fn improve<F: Fitness<SwapBoard>>(
    member: &mut Member<SwapBoard>,
    steps: u64,
    judge: &mut Judge<'_, SwapBoard, F>,
    rng: &mut Rng,
) -> ControlFlow<Stop> {
    for _ in 0..steps {
        let (swap, price) = random_move(&member.puzzle, judge, rng)?;
        if price <= 0 {
            member.puzzle.make(swap, price);
            member.cost = Cost::one(member.puzzle.cost());
            judge.record(&member.puzzle, member.cost)?;
        }
    }
    ControlFlow::Continue(())
}

state!(Diversity: brood, age, first_distance);

impl Algorithm for Diversity {
    type Puzzle = SwapBoard;

    fn initialise<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.brood.initialise(&self.factory, self.control.size, judge, rng)?;
        for member in &mut self.brood.members {
            improve(member, self.control.steps, judge, rng)?;
        }
        self.measure();
        ControlFlow::Continue(())
    }

    fn step<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.age >= self.control.horizon {
            return self.reinitialise(judge, rng);
        }
        self.age += 1;
        self.breed(judge, rng)?;
        self.replace();
        ControlFlow::Continue(())
    }

    fn receive(&mut self, migrant: Member<SwapBoard>) {
        self.brood.receive(migrant);
    }

    fn members(&self) -> &[Member<SwapBoard>] {
        self.brood.members()
    }
}
