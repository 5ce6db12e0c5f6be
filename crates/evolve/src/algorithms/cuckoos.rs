//! Cuckoo search on boards with complete rows.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Brood;
use evoku_ea::random::Probability;
use evoku_ea::selection::Truncation;
use evoku_ea::{Algorithm, Fitness, Judge, Member, PuzzleFactory, Rng, Stop, is_assessed, state};

use crate::encodings::units::{Crossover, Row, UnitBoard, UnitFactory, swap_at_random};

/// Cuckoo search: nests are boards, into which cuckoos lay eggs, their offspring.
pub(crate) struct Cuckoos<R: Row> {
    factory: UnitFactory<R>,
    size: usize,
    abandoned: usize,
    to_best: Crossover,
    exponent: f64,
    /// The largest number of swaps in a flight.
    longest: f64,
    nests: Brood<UnitBoard<R>>,
    ranks: Truncation,
}

impl<R: Row> Cuckoos<R> {
    /// Creates a search with `size` nests, of which `abandoned` (fewer than `size`) are rebuilt in
    /// each generation.
    ///
    /// An egg takes each cycle from the best nest with probability `attraction`. Then it makes a
    /// Levy flight. The flight has at least `n` swaps with probability `n` to the power of
    /// `-exponent`, and at most `longest` swaps.
    pub(crate) fn new(
        factory: UnitFactory<R>,
        [size, abandoned, longest]: [usize; 3],
        [attraction, exponent]: [f64; 2],
    ) -> Self {
        Self {
            factory,
            size,
            abandoned,
            to_best: Crossover::BiasedCycle(Probability::new(attraction)),
            exponent,
            longest: longest as f64,
            nests: Brood::new(Vec::new()),
            ranks: Truncation::default(),
        }
    }

    /// Draws the number of swaps in a Levy flight.
    fn flight(&self, rng: &mut Rng) -> usize {
        let uniform = 1.0 - rng.share();
        libm::pow(uniform, -1.0 / self.exponent).min(self.longest) as usize
    }

    /// Lets the cuckoo of each nest lay an egg, which replaces a random nest if it is better.
    fn lay<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        for nest in 0..self.size {
            let swaps = self.flight(rng);
            let Brood { members, children, .. } = &mut self.nests;
            let best = (0..members.len()).min_by_key(|&nest| members[nest].cost).unwrap_or(nest);
            let egg = &mut children[0];
            let parents = [&members[nest], &members[best]];
            self.to_best.cross(parents.map(|parent| &parent.puzzle), &mut egg.puzzle, rng);
            let crossed = judge.records_births().then(|| egg.puzzle.clone());
            swap_at_random(&mut egg.puzzle, swaps, rng);
            let judged = judge.assess(egg);
            if is_assessed(judged) {
                judge.record_birth(&parents, crossed.as_ref(), egg);
            }
            let host = &mut members[rng.index(self.size)];
            if is_assessed(judged) && egg.cost < host.cost {
                std::mem::swap(host, egg);
            }
            judged?;
        }
        ControlFlow::Continue(())
    }

    /// Replaces the worst nests by new ones.
    fn abandon<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Brood { members, children, .. } = &mut self.nests;
        self.ranks.rank(members, self.size);
        for rank in self.size - self.abandoned..self.size {
            let new = &mut children[0];
            self.factory.renew(&mut new.puzzle, rng);
            let judged = judge.assess(new);
            if is_assessed(judged) {
                std::mem::swap(&mut members[self.ranks.get(rank)], new);
            }
            judged?;
        }
        ControlFlow::Continue(())
    }
}

state!([R: Row] Cuckoos<R>: nests);

impl<R: Row> Algorithm for Cuckoos<R> {
    type Puzzle = UnitBoard<R>;

    fn initialise<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.nests.initialise(&self.factory, self.size, judge, rng)
    }

    fn step<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.lay(judge, rng)?;
        self.abandon(judge, rng)
    }

    fn receive(&mut self, migrant: Member<UnitBoard<R>>) {
        self.nests.receive(migrant);
    }

    fn members(&self) -> &[Member<UnitBoard<R>>] {
        self.nests.members()
    }
}
