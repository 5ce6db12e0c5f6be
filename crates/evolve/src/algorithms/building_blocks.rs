//! A genetic algorithm with a crossover that preserves building blocks. Each child is the best of
//! several mutants.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Brood;
use evoku_ea::random::Probability;
use evoku_ea::selection::two_tournaments;
use evoku_ea::{Algorithm, Fitness, Judge, Member, Rng, Stop, is_assessed, state};

use crate::encodings::units::{Crossover, Mutation, Row, UnitBoard, UnitFactory};

/// A population whose children inherit each band or stack from the parent that is better in it.
/// Each child is the best of several mutants.
pub(crate) struct BuildingBlocks<R: Row> {
    tournament: usize,
    crossover: Probability,
    mutation: Mutation,
    candidates: usize,
    size: usize,
    factory: UnitFactory<R>,
    brood: Brood<UnitBoard<R>>,
    /// Buffers for a child before its mutation, and for a mutant.
    room: Vec<Member<UnitBoard<R>>>,
}

impl<R: Row> BuildingBlocks<R> {
    /// Creates an algorithm that crosses over with probability `crossover_rate` and then keeps the
    /// best of `candidates` mutants. Each box of a mutant is mutated with probability
    /// `mutation_rate`.
    pub(crate) fn new(
        factory: UnitFactory<R>,
        [size, tournament, candidates]: [usize; 3],
        [crossover_rate, mutation_rate]: [f64; 2],
    ) -> Self {
        Self {
            tournament,
            crossover: Probability::new(crossover_rate),
            mutation: Mutation::swap(&factory, mutation_rate),
            candidates,
            size,
            factory,
            brood: Brood::new(Vec::new()),
            room: Vec::new(),
        }
    }

    /// Makes the children of a generation. The first one is a copy of the best member.
    fn breed<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let [crossed, mutant] = &mut self.room[..] else { return ControlFlow::Continue(()) };
        let Brood { members, children, cut_short } = &mut self.brood;
        if let Some(best) = members.iter().min_by_key(|member| member.cost) {
            children[0].copy_from(best);
        }
        let mut made = 1;
        while made < children.len() {
            let parents = two_tournaments(members, self.tournament, rng);
            let parents = parents.map(|parent| &members[parent]);
            let crosses = rng.chance(self.crossover);
            let children = children[made..].iter_mut().zip([Crossover::Bands, Crossover::Stacks]);
            for ((child, crossover), parent) in children.zip(parents) {
                if crosses {
                    let parents = parents.map(|parent| &parent.puzzle);
                    crossover.cross(parents, &mut crossed.puzzle, rng);
                } else {
                    crossed.puzzle.clone_from(&parent.puzzle);
                }
                made += 1;
                for candidate in 0..self.candidates {
                    mutant.puzzle.clone_from(&crossed.puzzle);
                    self.mutation.mutate(&mut mutant.puzzle, rng);
                    let judged = judge.assess(mutant);
                    if is_assessed(judged) && (candidate == 0 || mutant.cost < child.cost) {
                        std::mem::swap(child, mutant);
                    }
                    if judged == ControlFlow::Break(Stop::Solved) {
                        *cut_short = Some(made);
                        judge.record_birth(&parents, Some(&crossed.puzzle), child);
                    }
                    judged?;
                }
                judge.record_birth(&parents, Some(&crossed.puzzle), child);
            }
        }
        ControlFlow::Continue(())
    }
}

state!([R: Row] BuildingBlocks<R>: brood);

impl<R: Row> Algorithm for BuildingBlocks<R> {
    type Puzzle = UnitBoard<R>;

    fn initialise<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let initialised = self.brood.initialise(&self.factory, self.size, judge, rng);
        self.room = self.brood.members.iter().cycle().take(2).cloned().collect();
        initialised
    }

    fn step<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.breed(judge, rng)?;
        self.brood.succeed();
        ControlFlow::Continue(())
    }

    fn receive(&mut self, migrant: Member<UnitBoard<R>>) {
        self.brood.receive(migrant);
    }

    fn members(&self) -> &[Member<UnitBoard<R>>] {
        self.brood.members()
    }
}
