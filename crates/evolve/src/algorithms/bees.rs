//! An artificial bee colony. Its food sources are boards with complete boxes.

use std::ops::ControlFlow;

use evoku_ea::selection::Truncation;
use evoku_ea::{
    Algorithm, Cost, Fitness, Judge, Member, PuzzleFactory, Rng, Stop, founders, is_assessed,
    replace_worst, state,
};

use crate::encodings::swaps::{SwapBoard, SwapFactory};

/// The number of bees of each kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Swarm {
    /// The number of sources, each with one employed bee.
    pub(crate) employed: usize,
    /// The number of onlookers, which prefer the sources with the most nectar.
    pub(crate) onlookers: usize,
    /// The number of scouts, which look for new sources; at most the number of employed bees.
    pub(crate) scouts: usize,
}

/// An artificial bee colony: boards whose neighbours are searched, the better boards more often.
pub(crate) struct Bees {
    factory: SwapFactory,
    swarm: Swarm,
    sources: Vec<Member<SwapBoard>>,
    /// A buffer for the new boards of scouts.
    found: Vec<Member<SwapBoard>>,
    ranks: Truncation,
}

impl Bees {
    /// Creates a colony that searches boards of this factory.
    pub(crate) fn new(factory: SwapFactory, swarm: Swarm) -> Self {
        let ranks = Truncation::default();
        Self { factory, swarm, sources: Vec::new(), found: Vec::new(), ranks }
    }

    /// Evaluates a neighbour of a source and moves there if it is not worse.
    ///
    /// A random open cell j gets another digit by a swap. The candidates are the digits that the
    /// givens leave to its box, and the one with index `ceil(x + |r (x - y)|)`, modulo their
    /// number, is chosen. Here x and y are the digits in j of the source and of another source, and
    /// r is random.
    fn search<F: Fitness<SwapBoard>>(
        &mut self,
        source: usize,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let movable = self.sources[source].puzzle.movable();
        if movable == 0 {
            return ControlFlow::Break(Stop::Exhausted);
        }
        judge.count_moves(1)?;
        let cell = rng.index(movable);
        let other = match self.sources.len() {
            1 => source,
            bees => (source + 1 + rng.index(bees - 1)) % bees,
        };
        let [x, y] =
            [source, other].map(|bee| f64::from(self.sources[bee].puzzle.value_of(cell)) + 1.0);
        let place = (x + (rng.share() * (x - y)).abs()).ceil() as u32;
        let Member { puzzle: board, cost } = &mut self.sources[source];
        let mut digits = board.digits_around(cell);
        (0..place % digits.count_ones()).for_each(|_| digits &= digits - 1);
        let Some(swap) = board.swap_for(cell, digits.trailing_zeros() as usize) else {
            return ControlFlow::Continue(());
        };
        let price = board.price(swap);
        if price <= 0 {
            board.make(swap, price);
            *cost = Cost::one(board.cost());
            judge.record(board, *cost)?;
        }
        ControlFlow::Continue(())
    }

    /// Sends onlookers to each source in proportion to its nectar, `1 / (1 + cost)`; their number
    /// is rounded down.
    fn look_on<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let all: f64 = self.sources.iter().map(nectar).sum();
        for source in 0..self.sources.len() {
            let share = nectar(&self.sources[source]) / all;
            let onlookers = (share * self.swarm.onlookers as f64) as usize;
            (0..onlookers).try_for_each(|_| self.search(source, judge, rng))?;
        }
        ControlFlow::Continue(())
    }

    /// Draws a new board for each of the worst sources and replaces the source if the board is not
    /// worse.
    fn scout<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Self { factory, swarm, sources, found, ranks } = self;
        ranks.rank(sources, sources.len());
        for rank in sources.len() - swarm.scouts..sources.len() {
            let (source, new) = (&mut sources[ranks.get(rank)], &mut found[0]);
            factory.renew(&mut new.puzzle, rng);
            let judged = judge.assess(new);
            if is_assessed(judged) && new.cost <= source.cost {
                std::mem::swap(source, new);
            }
            judged?;
        }
        ControlFlow::Continue(())
    }
}

fn nectar(source: &Member<SwapBoard>) -> f64 {
    1.0 / (1.0 + f64::from(source.cost.total()))
}

state!(Bees: sources);

impl Algorithm for Bees {
    type Puzzle = SwapBoard;

    fn found<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let (founders, stopped) = founders(&self.factory, self.swarm.employed, judge, rng);
        self.found = founders.first().cloned().into_iter().collect();
        self.sources = founders;
        stopped
    }

    fn step<F: Fitness<SwapBoard>>(
        &mut self,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        (0..self.sources.len()).try_for_each(|source| self.search(source, judge, rng))?;
        self.look_on(judge, rng)?;
        self.scout(judge, rng)
    }

    fn receive(&mut self, migrant: Member<SwapBoard>) {
        replace_worst(&mut self.sources, migrant);
    }

    fn members(&self) -> &[Member<SwapBoard>] {
        &self.sources
    }
}
