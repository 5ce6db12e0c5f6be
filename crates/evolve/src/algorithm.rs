//! What a run does, generation by generation.

use std::ops::ControlFlow;

use crate::factory::PuzzleFactory;
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop};
use crate::population::Population;
use crate::puzzle::{Member, Puzzle};
use crate::random::Rng;
use crate::reproduction::Reproduction;

/// A search that goes on in generations.
pub trait Algorithm {
    /// What it evolves.
    type Puzzle: Puzzle;

    /// Makes and evaluates generation 0.
    fn found<F: Fitness<Self::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, Self::Puzzle, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop>;

    /// Makes one generation.
    fn step<F: Fitness<Self::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, Self::Puzzle, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop>;

    /// The members of the last generation, as far as it came.
    fn members(&self) -> &[Member<Self::Puzzle>];

    /// The members that may have children, best first where there is culling.
    fn survivors(&self) -> Vec<usize> {
        (0..self.members().len()).collect()
    }
}

/// The textbook loop: parents, children, evaluation, replacement.
///
/// Knows nothing of what it evolves: the factory makes generation 0, the population names the
/// parents and replaces, the reproduction makes the children. Children are made in the room of
/// discarded ones, so nothing is allocated after generation 0.
#[derive(Clone, Debug)]
pub struct GeneticAlgorithm<F: PuzzleFactory, R, N> {
    factory: F,
    reproduction: R,
    population: N,
    nursery: Vec<Member<F::Puzzle>>,
    /// How many children the last generation made before a solution cut it short.
    cut_short: Option<usize>,
    /// Generations without a new best before the population is founded anew; none for never.
    patience: Option<u64>,
    /// The lowest cost since the population was founded, and for how many generations it has stood.
    best: Cost,
    stale: u64,
}

impl<F, R, N> GeneticAlgorithm<F, R, N>
where
    F: PuzzleFactory,
    R: Reproduction<F::Puzzle>,
    N: Population<F::Puzzle>,
{
    /// An algorithm of these parts.
    pub fn new(factory: F, reproduction: R, population: N) -> Self {
        Self {
            factory,
            reproduction,
            population,
            nursery: Vec::new(),
            cut_short: None,
            patience: None,
            best: Cost::WORST,
            stale: 0,
        }
    }

    /// Founds the population anew after this many generations without a new best.
    #[must_use]
    pub fn with_patience(self, generations: u64) -> Self {
        Self { patience: Some(generations), ..self }
    }

    /// Founds the population anew where patience has run out.
    fn restart_if_stale<T: Fitness<F::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, F::Puzzle, T>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let best = self.population.best_fit();
        self.stale += 1;
        if best < self.best {
            (self.best, self.stale) = (best, 0);
        }
        if self.patience.is_none_or(|patience| self.stale < patience) {
            return ControlFlow::Continue(());
        }
        judge.restart();
        (self.best, self.stale) = (Cost::WORST, 0);
        let mut members = self.population.disband();
        let mut stopped = ControlFlow::Continue(());
        // New attempts are made in the room of a discarded one and change places with the members, so
        // that whenever the budget ends, every member has its own cost.
        if let Some(new) = self.nursery.first_mut() {
            for member in &mut members {
                self.factory.renew(&mut new.puzzle, rng);
                stopped = judge.assess(new);
                if is_assessed(stopped) {
                    std::mem::swap(member, new);
                }
                if stopped.is_break() {
                    break;
                }
            }
        }
        self.population.found(members);
        if stopped == ControlFlow::Break(Stop::Solved) {
            judge.cut_short(self.population.members());
        }
        stopped
    }
}

impl<F, R, N> Algorithm for GeneticAlgorithm<F, R, N>
where
    F: PuzzleFactory,
    R: Reproduction<F::Puzzle>,
    N: Population<F::Puzzle>,
{
    type Puzzle = F::Puzzle;

    fn found<T: Fitness<F::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, F::Puzzle, T>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let mut founders = Vec::with_capacity(self.population.founders());
        let mut stopped = ControlFlow::Continue(());
        while founders.len() < self.population.founders() && stopped.is_continue() {
            let mut founder = Member { puzzle: self.factory.create(rng), cost: Cost::WORST };
            stopped = judge.assess(&mut founder);
            if is_assessed(stopped) {
                founders.push(founder);
            }
        }
        if founders.is_empty() {
            return stopped;
        }
        judge.founded(&founders);
        self.nursery = founders.iter().cycle().take(self.population.children()).cloned().collect();
        self.population.found(founders);
        stopped?;
        judge.may_breed()
    }

    fn step<T: Fitness<F::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, F::Puzzle, T>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.restart_if_stale(judge, rng)?;
        for made in 0..self.nursery.len() {
            let child = &mut self.nursery[made];
            let [first, second] = self.population.parents(made, rng);
            let members = self.population.members();
            let parents = [&members[first].puzzle, &members[second].puzzle];
            self.reproduction.reproduce(parents, &mut child.puzzle, rng);
            let judged = judge.assess(child);
            if judged == ControlFlow::Break(Stop::Solved) {
                self.cut_short = Some(made + 1);
                judge.cut_short(&self.nursery[..=made]);
            }
            judged?;
        }
        self.population.replace(&mut self.nursery);
        judge.generation(self.population.members())
    }

    fn members(&self) -> &[Member<F::Puzzle>] {
        match self.cut_short {
            Some(made) => &self.nursery[..made],
            None => self.population.members(),
        }
    }

    fn survivors(&self) -> Vec<usize> {
        match self.cut_short {
            Some(made) => (0..made).collect(),
            None => self.population.survivors(),
        }
    }
}

/// Whether a judge that went this way evaluated the attempt.
pub(crate) fn is_assessed(judged: ControlFlow<Stop>) -> bool {
    matches!(judged, ControlFlow::Continue(()) | ControlFlow::Break(Stop::Solved))
}

/// An attempt as it is reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// On one line.
    pub line: String,
    /// As people draw it.
    pub board: String,
    /// Its cost.
    pub cost: Cost,
}

impl Attempt {
    fn of<P: Puzzle>(member: &Member<P>) -> Self {
        let (line, board) = (member.puzzle.line(), member.puzzle.board());
        Self { line, board, cost: member.cost }
    }
}

/// What came of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Why it ended.
    pub stop: Stop,
    /// The best attempt of the run; none if the run was stopped before its first evaluation.
    pub best: Option<Attempt>,
    /// The last generation, as far as it came: each member on one line, with its cost.
    pub population: Vec<(String, Cost)>,
    /// The members of the last generation that may have children, best first where there is culling.
    pub survivors: Vec<usize>,
    /// The best attempt of the last generation.
    pub last: Option<Attempt>,
    /// Generations after generation 0, counting one that a solution cut short.
    pub generations: u64,
    /// Evaluations.
    pub evaluations: u64,
    /// Restarts.
    pub restarts: u64,
}

impl Outcome {
    /// Whether a solution was found.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.stop == Stop::Solved
    }
}

/// Runs an algorithm until the judge ends it.
pub fn run<A: Algorithm, F: Fitness<A::Puzzle>>(
    algorithm: &mut A,
    judge: &mut Judge<'_, A::Puzzle, F>,
    rng: &mut Rng,
) -> Outcome {
    let mut stopped = algorithm.found(judge, rng);
    let stop = loop {
        match stopped {
            ControlFlow::Continue(()) => stopped = algorithm.step(judge, rng),
            ControlFlow::Break(stop) => break stop,
        }
    };
    let members = algorithm.members();
    Outcome {
        stop,
        best: judge.best().map(Attempt::of),
        population: members.iter().map(|member| (member.puzzle.line(), member.cost)).collect(),
        survivors: algorithm.survivors(),
        last: members.iter().min_by_key(|member| member.cost).map(Attempt::of),
        generations: judge.generations(),
        evaluations: judge.evaluations(),
        restarts: judge.restarts(),
    }
}
