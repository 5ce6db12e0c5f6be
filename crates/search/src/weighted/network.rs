//! The propagators of a board, and who watches which cell.

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

/// What rules out candidates, the cheap ones first.
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
    /// Its cells; one may come several times.
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

    /// How cheap it is: the cheapest come first.
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

/// The rank from which on houses come before a propagator.
const DEAR: usize = 2;

/// Where a board showed that it has no solution.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Failure<'n> {
    /// The decided cell that was followed last.
    pub(super) followed: Option<Choice>,
    /// The cells of the house or propagator that found it; none if two cells see each other.
    pub(super) cells: &'n [u16],
}

/// The propagators of a puzzle's board.
#[derive(Clone, Debug, Default)]
pub(super) struct Network {
    pub(super) board: Topology,
    /// The cheap ones first; those of a kind stay in the order in which they were added.
    pub(super) propagators: Vec<Propagator>,
    /// The number of cheap propagators, which come first.
    cheap: usize,
    pub(super) tables: Tables,
}

impl Network {
    /// Begins with a board of this side and so many digits, without propagators.
    pub(super) fn begin(&mut self, side: usize, digits: usize) {
        self.board = Topology::new(side, digits);
        self.propagators.clear();
        self.tables.begin();
    }

    /// Adds a propagator; [`Self::finish`] puts it in its place.
    pub(super) fn add(&mut self, propagator: Propagator) {
        self.propagators.push(propagator);
    }

    /// Puts the propagators in order, and has them watch their cells.
    pub(super) fn finish(&mut self) {
        self.propagators.sort_by_key(Propagator::rank);
        self.cheap = self.propagators.iter().filter(|propagator| propagator.rank() < DEAR).count();
        self.board.watch(self.propagators.iter().map(Propagator::cells));
    }

    /// Rules out candidates until nothing more follows: decided cells first, then the cheap
    /// propagators, the houses, and the others.
    ///
    /// # Errors
    /// If there is no solution; nothing waits to be looked at then.
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

    /// The digits that fail in the cell of a choice where that does, by symmetry.
    pub(super) fn alike(&self, state: &State, choice: Choice) -> u64 {
        self.regions().fold(choice.digit, |digits, regions| digits | regions.alike(state, choice))
    }

    /// The regions that are to be found.
    pub(super) fn regions(&self) -> impl Iterator<Item = &Regions> {
        self.propagators.iter().rev().map_while(|propagator| match propagator {
            Propagator::Regions(regions) => Some(regions),
            _ => None,
        })
    }

    /// Rules out what one propagator can't have.
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
