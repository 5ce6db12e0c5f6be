//! The propagators of a board, and the cells that they watch.

use super::cage::Cage;
use super::cells::CellSet;
use super::counts::Counts;
use super::layers::Layers;
use super::linear::Linear;
use super::regions::Regions;
use super::state::{Choice, State};
use super::tables::Tables;
use super::topology::Topology;
use crate::propagation::Contradiction;
use evoku_model::bits;

/// The propagators of candidates; cheap ones come first.
#[derive(Clone, Debug)]
pub(super) enum Propagator {
    Relation([u16; 2], usize),
    Cage(Cage),
    Linear(Linear),
    Counts(Counts),
    Layers(Vec<u16>, Layers),
    Regions(Regions),
}

impl Propagator {
    /// Its cells; a cell may occur several times.
    fn cells(&self) -> &[u16] {
        match self {
            Self::Relation(cells, _) => cells,
            Self::Cage(cage) => &cage.group.cells,
            Self::Layers(cells, _) => cells,
            Self::Linear(linear) => linear.cells(),
            Self::Counts(counts) => &counts.cells,
            Self::Regions(regions) => &regions.watched,
        }
    }

    /// The cost class; the cheapest propagators come first.
    fn rank(&self) -> usize {
        match self {
            Self::Relation(..) => 0,
            Self::Cage(..) => 1,
            Self::Linear(..) | Self::Counts(..) => DEAR,
            Self::Layers(..) => DEAR + 1,
            Self::Regions(..) => DEAR + 2,
        }
    }
}

/// The rank from which on propagators run after the houses.
const DEAR: usize = 2;

/// The place where propagation found a contradiction.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Failure<'n> {
    /// The last decided cell that was propagated.
    pub(super) followed: Option<Choice>,
    /// The cells of the house or propagator that found it; empty if two cells that see each other
    /// are equal.
    pub(super) cells: &'n [u16],
}

/// The propagators of a puzzle's board.
#[derive(Clone, Debug, Default)]
pub(super) struct Network {
    pub(super) board: Topology,
    /// The propagators, cheap ones first; those of equal rank in the order in which they were
    /// added.
    pub(super) propagators: Vec<Propagator>,
    /// The number of cheap propagators at the beginning of the list.
    cheap: usize,
    pub(super) tables: Tables,
}

impl Network {
    /// Resets to a board of this side and number of digits, without propagators.
    pub(super) fn begin(&mut self, side: usize, digits: usize) {
        self.board = Topology::new(side, digits);
        self.propagators.clear();
        self.tables.begin();
    }

    /// Adds a propagator; [`Self::finish`] sorts it in.
    pub(super) fn add(&mut self, propagator: Propagator) {
        self.propagators.push(propagator);
    }

    /// Sorts the propagators, and registers the cells that they watch.
    pub(super) fn finish(&mut self) {
        self.propagators.sort_by_key(Propagator::rank);
        self.cheap = self.propagators.iter().filter(|propagator| propagator.rank() < DEAR).count();
        self.board.watch(self.propagators.iter().map(Propagator::cells));
    }

    /// Propagates until nothing more follows: decided cells first, then the cheap propagators, the
    /// houses, and the others.
    ///
    /// # Errors
    /// If there is a contradiction; all queues are then empty.
    pub(super) fn propagate(&self, state: &mut State) -> Result<(), Failure<'_>> {
        let result = self.follow(state);
        if result.is_err() {
            state.forget();
        }
        result
    }

    fn follow(&self, state: &mut State) -> Result<(), Failure<'_>> {
        let mut failure = Failure::default();
        loop {
            while let Some(decided) = state.take_decided() {
                failure.followed = Some(decided);
                let followed = state.rule_out_in_peers(&self.board, decided);
                followed.map_err(|Contradiction| failure)?;
            }
            let next = state.next_pending();
            if next.is_none_or(|number| number >= self.cheap)
                && let Some((digit, (word, houses))) = state.take_lost(&self.board)
            {
                for house in bits(houses).map(|bit| &self.board.houses()[64 * word + bit]) {
                    let placed = state.require(&self.board, digit, &house.set, &CellSet::default());
                    placed.map_err(|Contradiction| Failure { cells: &house.cells, ..failure })?;
                }
                continue;
            }
            let Some(number) = next else { return Ok(()) };
            state.take_pending(number);
            let propagator = &self.propagators[number];
            let filtered = self.filter(propagator, state);
            filtered.map_err(|Contradiction| Failure { cells: propagator.cells(), ..failure })?;
        }
    }

    /// The digits in the cell of a choice that fail, by symmetry, if the choice does.
    pub(super) fn alike(&self, state: &State, choice: Choice) -> u64 {
        self.regions().fold(choice.digit, |digits, regions| digits | regions.alike(state, choice))
    }

    /// The propagators of regions whose shapes are part of the solution.
    pub(super) fn regions(&self) -> impl Iterator<Item = &Regions> {
        self.propagators.iter().rev().map_while(|propagator| match propagator {
            Propagator::Regions(regions) => Some(regions),
            _ => None,
        })
    }

    /// Runs one propagator.
    fn filter(&self, propagator: &Propagator, state: &mut State) -> Result<(), Contradiction> {
        match propagator {
            Propagator::Relation(cells, relation) => {
                self.tables.relation(*relation).filter(*cells, &self.board, state)
            }
            Propagator::Cage(cage) => {
                self.tables.combinations(cage.sets).filter(cage, &self.board, state)
            }
            Propagator::Linear(linear) => linear.filter(&self.board, state),
            Propagator::Counts(counts) => counts.filter(&self.board, state),
            Propagator::Layers(cells, layers) => layers.filter(cells, &self.board, state),
            Propagator::Regions(regions) => regions.filter(&self.board, state),
        }
    }
}
