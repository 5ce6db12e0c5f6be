//! A genetic algorithm with local search that swaps repeated digits, and with an elite from which
//! the worst member learns.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Brood;
use evoku_ea::random::Probability;
use evoku_ea::selection::two_tournaments;
use evoku_ea::{Algorithm, Fitness, Judge, Member, PuzzleFactory, Rng, Stop, is_assessed, state};

use crate::encodings::units::{Crossover, Mutation, RepeatSearch, Row, UnitBoard, UnitFactory};

/// A population whose children are improved by local search. The worst member learns from the
/// elite.
pub(crate) struct Lsga<R: Row> {
    size: usize,
    elite_size: usize,
    tournament: usize,
    crossover_rate: Probability,
    crossover: Crossover,
    mutations: [Mutation; 2],
    search: RepeatSearch,
    factory: UnitFactory<R>,
    brood: Brood<UnitBoard<R>>,
    elite: Vec<Member<UnitBoard<R>>>,
}

impl<R: Row> Lsga<R> {
    /// Creates an algorithm that crosses over with probability `crossover`, and then takes each row
    /// from the second parent with probability `row`. Mutation swaps two cells of a row with
    /// probability `swap` and reorders a row with probability `reorder`.
    pub(crate) fn new(
        factory: UnitFactory<R>,
        [size, elite_size, tournament]: [usize; 3],
        [crossover, row, swap, reorder]: [f64; 4],
    ) -> Self {
        Self {
            size,
            elite_size,
            tournament,
            crossover_rate: Probability::new(crossover),
            crossover: Crossover::Biased(Probability::new(row)),
            mutations: [Mutation::swap(&factory, swap), Mutation::reorder(&factory, reorder)],
            search: RepeatSearch::new(&factory),
            factory,
            brood: Brood::new(Vec::new()),
            elite: Vec::new(),
        }
    }

    fn breed<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Self { tournament, crossover_rate, crossover, mutations, search, brood, .. } = self;
        brood.breed(|members, child| {
            let parents = two_tournaments(members, *tournament, rng);
            let parents = parents.map(|parent| &members[parent]);
            if rng.chance(*crossover_rate) {
                crossover.cross(parents.map(|parent| &parent.puzzle), &mut child.puzzle, rng);
            } else {
                child.puzzle.clone_from(&parents[0].puzzle);
            }
            let crossed = judge.records_births().then(|| child.puzzle.clone());
            for mutation in mutations.iter() {
                mutation.mutate(&mut child.puzzle, rng);
            }
            search.search(&mut child.puzzle, rng, || judge.count_moves(1))?;
            let judged = judge.assess(child);
            if is_assessed(judged) {
                judge.record_birth(&parents, crossed.as_ref(), child);
            }
            judged
        })?;
        brood.succeed();
        ControlFlow::Continue(())
    }

    /// Updates the elite with the best boards of the run. Then replaces the worst member by an
    /// elite board or by a new board.
    fn learn<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Self { brood: Brood { members, children, .. }, elite, .. } = self;
        for member in &*members {
            let least = elite.iter_mut().max_by_key(|elite| elite.cost);
            if let Some(least) = least.filter(|least| member.cost < least.cost) {
                least.copy_from(member);
            }
        }
        let teacher = &elite[rng.index(elite.len())];
        let Some(worst) = members.iter_mut().max_by_key(|member| member.cost) else {
            return ControlFlow::Continue(());
        };
        // If the worst member is better than the elite board, it never becomes a copy of that
        // board.
        if teacher.cost.total() <= rng.below(worst.cost.total()) {
            worst.copy_from(teacher);
            return ControlFlow::Continue(());
        }
        let new = &mut children[0];
        self.factory.renew(&mut new.puzzle, rng);
        let judged = judge.assess(new);
        if is_assessed(judged) {
            std::mem::swap(worst, new);
        }
        judged
    }
}

state!([R: Row] Lsga<R>: brood, elite);

impl<R: Row> Algorithm for Lsga<R> {
    type Puzzle = UnitBoard<R>;

    fn initialise<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let initialised = self.brood.initialise(&self.factory, self.size, judge, rng);
        self.elite.clone_from(&self.brood.members);
        self.elite.sort_by_key(|member| member.cost);
        self.elite.truncate(self.elite_size);
        initialised
    }

    fn step<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.breed(judge, rng)?;
        self.learn(judge, rng)
    }

    fn receive(&mut self, migrant: Member<UnitBoard<R>>) {
        self.brood.receive(migrant);
    }

    fn members(&self) -> &[Member<UnitBoard<R>>] {
        self.brood.members()
    }
}
