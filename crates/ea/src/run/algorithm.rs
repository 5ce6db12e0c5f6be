//! The trait of an algorithm, and the textbook genetic algorithm.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::record::Offspring;
use crate::run::judge::{Judge, Stop, is_assessed};
use crate::run::patience::Patience;
use crate::state::{Bytes, Damaged, State};
use crate::traits::{Cost, Fitness, Member, Population, Puzzle, PuzzleFactory, Reproduction};

/// An algorithm, which makes generations. Its [`State`] is the part that persists from one
/// generation to the next.
///
/// [`Running`](crate::Running) calls [`Algorithm::initialise`] once and then [`Algorithm::step`]
/// until the run ends. After each call it counts the generation and shows [`Algorithm::members`].
///
/// An implementation evaluates every attempt through the judge; [`Judge`] lists the three methods
/// that it needs. If the judge breaks, the implementation returns that break at once. After a break
/// with [`Stop::Solved`], its members must include the solution. After any other break, every
/// member must have its own cost. It must not count or show generations itself.
pub trait Algorithm: State {
    /// The type of the attempts.
    type Puzzle: Puzzle;

    /// Creates and evaluates generation 0.
    fn initialise<F: Fitness<Self::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, Self::Puzzle, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop>;

    /// Makes the next generation.
    fn step<F: Fitness<Self::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, Self::Puzzle, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop>;

    /// Adapts an immigrant so that this algorithm could have created it. Does nothing by default.
    fn adopt(&self, _puzzle: &mut Self::Puzzle, _rng: &mut Rng) {}

    /// Replaces the worst member by a migrant of another population.
    fn receive(&mut self, migrant: Member<Self::Puzzle>);

    /// The members of the last generation, or of the part of it that was completed.
    fn members(&self) -> &[Member<Self::Puzzle>];

    /// The indices of the members that may have children, best first if the algorithm culls.
    fn survivors(&self) -> Vec<usize> {
        (0..self.members().len()).collect()
    }

    /// The comparison of the children of the last generation with their parents. `None`, the
    /// default, if the algorithm doesn't count children.
    fn offspring(&self) -> Option<Offspring> {
        None
    }
}

/// The textbook loop: parents, children, evaluation, replacement.
///
/// The loop is independent of the puzzle: the factory creates generation 0, the population selects
/// parents and replaces members, and the reproduction makes the children. Children overwrite
/// discarded attempts, so nothing is allocated after generation 0.
#[derive(Clone, Debug)]
pub struct GeneticAlgorithm<F: PuzzleFactory, R, N> {
    factory: F,
    reproduction: R,
    population: N,
    nursery: Vec<Member<F::Puzzle>>,
    /// The number of children made in the last generation, if a solution cut it short.
    cut_short: Option<usize>,
    /// The comparison of the children of the last generation with their parents.
    offspring: Offspring,
    /// Decides when the population is reinitialised.
    patience: Patience,
}

impl<F, R, N> GeneticAlgorithm<F, R, N>
where
    F: PuzzleFactory,
    R: Reproduction<F::Puzzle>,
    N: Population<F::Puzzle>,
{
    /// Creates an algorithm from these parts. The algorithm never restarts.
    pub fn new(factory: F, reproduction: R, population: N) -> Self {
        Self {
            factory,
            reproduction,
            population,
            nursery: Vec::new(),
            cut_short: None,
            offspring: Offspring::default(),
            patience: Patience::ENDLESS,
        }
    }

    /// Reinitialises the population whenever `patience` runs out.
    #[must_use]
    pub fn with_patience(self, patience: Patience) -> Self {
        Self { patience, ..self }
    }

    /// Reinitialises the population if patience has run out.
    fn restart_if_stale<T: Fitness<F::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, F::Puzzle, T>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.patience.age();
        if judge.best().is_none_or(|best| self.patience.may_note(best.cost)) {
            self.patience.note(self.population.best_fit());
        }
        if !self.patience.has_run_out() {
            return ControlFlow::Continue(());
        }
        self.patience.renew();
        judge.restart();
        let mut members = self.population.disband();
        let mut stopped = ControlFlow::Continue(());
        // Each new attempt overwrites a discarded one and is then swapped with a member. Every
        // member therefore has its own cost, even if the budget ends in the middle.
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
        self.population.initialise(members);
        stopped
    }

    /// Makes and evaluates the children of a generation, and records how if `RECORDED`. This is
    /// a constant parameter, because children are made millions of times a second.
    fn make_children<T: Fitness<F::Puzzle>, const RECORDED: bool>(
        &mut self,
        judge: &mut Judge<'_, F::Puzzle, T>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let members = self.population.members();
        for (made, child) in self.nursery.iter_mut().enumerate() {
            let parents = self.population.parents(made, rng);
            let [first, second] = parents.map(|parent| &members[parent]);
            let judged = if RECORDED {
                make_recorded(&self.reproduction, [first, second], child, judge, rng)
            } else {
                let puzzles = [&first.puzzle, &second.puzzle];
                self.reproduction.reproduce(puzzles, &mut child.puzzle, rng);
                judge.assess(child)
            };
            if judged == ControlFlow::Break(Stop::Solved) {
                self.cut_short = Some(made + 1);
                self.offspring.count(child.cost, [first.cost, second.cost]);
            }
            judged?;
            self.offspring.count(child.cost, [first.cost, second.cost]);
            self.reproduction.learn(child.cost < first.cost.min(second.cost));
        }
        ControlFlow::Continue(())
    }
}

impl<F, R, N> State for GeneticAlgorithm<F, R, N>
where
    F: PuzzleFactory,
    R: Reproduction<F::Puzzle>,
    N: Population<F::Puzzle>,
{
    fn save(&self, to: &mut Vec<u8>) {
        self.factory.save(to);
        self.reproduction.save(to);
        self.population.save(to);
        self.patience.save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        self.factory.load(from)?;
        self.reproduction.load(from)?;
        self.population.load(from)?;
        self.patience.load(from)
    }
}

impl<F, R, N> Algorithm for GeneticAlgorithm<F, R, N>
where
    F: PuzzleFactory,
    R: Reproduction<F::Puzzle>,
    N: Population<F::Puzzle>,
{
    type Puzzle = F::Puzzle;

    fn initialise<T: Fitness<F::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, F::Puzzle, T>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let (initial_population, stopped) =
            initial_population(&self.factory, self.population.initial_size(), judge, rng);
        if !initial_population.is_empty() {
            // A run that has ended needs no memory for children, and this memory can be large.
            if is_assessed(stopped) {
                let room = initial_population.iter().cycle().take(self.population.children());
                self.nursery = room.cloned().collect();
            }
            self.population.initialise(initial_population);
        }
        stopped
    }

    fn step<T: Fitness<F::Puzzle>>(
        &mut self,
        judge: &mut Judge<'_, F::Puzzle, T>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.offspring = Offspring::default();
        self.restart_if_stale(judge, rng)?;
        self.population.prepare(rng);
        if judge.records_births() && self.reproduction.parents() > 0 {
            self.make_children::<T, true>(judge, rng)?;
        } else {
            self.make_children::<T, false>(judge, rng)?;
        }
        self.population.replace(&mut self.nursery);
        self.factory.learn(self.population.members());
        ControlFlow::Continue(())
    }

    fn adopt(&self, puzzle: &mut F::Puzzle, rng: &mut Rng) {
        self.factory.adopt(puzzle, rng);
    }

    fn receive(&mut self, migrant: Member<F::Puzzle>) {
        self.population.receive(migrant);
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

    fn offspring(&self) -> Option<Offspring> {
        Some(self.offspring)
    }
}

/// Makes and evaluates a child, and records how.
#[cold]
fn make_recorded<P: Puzzle, F: Fitness<P>>(
    reproduction: &impl Reproduction<P>,
    parents: [&Member<P>; 2],
    child: &mut Member<P>,
    judge: &mut Judge<'_, P, F>,
    rng: &mut Rng,
) -> ControlFlow<Stop> {
    let mut crossed = None;
    let mut keep = |child: &P| crossed = Some(child.clone());
    let puzzles = parents.map(|parent| &parent.puzzle);
    reproduction.reproduce_in_steps(puzzles, &mut child.puzzle, rng, &mut keep);
    let judged = judge.assess(child);
    if is_assessed(judged) {
        judge.record_birth(&parents[..reproduction.parents()], crossed.as_ref(), child);
    }
    judged
}

/// Creates and evaluates the `count` members of generation 0, or fewer if the judge breaks. Returns
/// the members with the judge's last result.
pub fn initial_population<B: PuzzleFactory, T: Fitness<B::Puzzle>>(
    factory: &B,
    count: usize,
    judge: &mut Judge<'_, B::Puzzle, T>,
    rng: &mut Rng,
) -> (Vec<Member<B::Puzzle>>, ControlFlow<Stop>) {
    let mut initial_population = Vec::with_capacity(count);
    let mut stopped = ControlFlow::Continue(());
    while initial_population.len() < count && stopped.is_continue() {
        let mut founder = Member { puzzle: factory.create(rng), cost: Cost::WORST };
        stopped = judge.assess(&mut founder);
        if is_assessed(stopped) {
            initial_population.push(founder);
        }
    }
    (initial_population, stopped)
}
