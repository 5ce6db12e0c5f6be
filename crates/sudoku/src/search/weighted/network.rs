//! The propagators of a board, and who watches which cell.

use super::house;
use super::layers::Layers;
use super::linear::Linear;
use super::state::{Choice, Dead, State};
use super::tables::Tables;
use super::topology::Topology;

/// What rules out candidates, the cheap ones first.
#[derive(Clone, Debug)]
pub(super) enum Propagator {
    Relation([u16; 2], usize),
    Cage(Vec<u16>, usize),
    /// Its number among the houses, and its cells.
    House(u16, Vec<u16>),
    Linear(Linear),
    Layers(Vec<u16>, Layers),
}

impl Propagator {
    /// Its cells; one may come several times.
    pub(super) fn cells(&self) -> Vec<u16> {
        match self {
            Self::Relation(cells, _) => cells.to_vec(),
            Self::Cage(cells, _) | Self::House(_, cells) | Self::Layers(cells, ..) => cells.clone(),
            Self::Linear(linear) => linear.cells().to_vec(),
        }
    }

    /// How cheap it is: the cheapest come first.
    fn rank(&self) -> usize {
        match self {
            Self::Relation(..) => 0,
            Self::Cage(..) => 1,
            Self::House(..) => 2,
            Self::Linear(..) => 3,
            Self::Layers(..) => 4,
        }
    }
}

/// Where a board showed that it has no solution.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Failure {
    /// The decided cell that was followed last.
    pub(super) followed: Option<Choice>,
    /// The number of the propagator that found it, unless two cells see each other.
    pub(super) propagator: Option<usize>,
}

/// The propagators of a puzzle's board.
#[derive(Clone, Debug, Default)]
pub(super) struct Network {
    pub(super) board: Topology,
    propagators: Vec<Propagator>,
    /// The cells of each propagator.
    cells: Vec<Vec<u16>>,
    pub(super) tables: Tables,
}

impl Network {
    /// Begins with a board of this side, without propagators.
    pub(super) fn begin(&mut self, side: usize) {
        self.board = Topology::new(side);
        self.propagators.clear();
        self.cells.clear();
        self.tables.begin();
    }

    /// Adds a propagator; [`Self::finish`] puts it in its place.
    pub(super) fn add(&mut self, propagator: Propagator) {
        self.propagators.push(propagator);
    }

    /// Adds a house.
    pub(super) fn add_house(&mut self, cells: Vec<u16>) {
        let number = self.board.add_house(&cells);
        self.add(Propagator::House(number, cells));
    }

    /// Puts the propagators in order, and has them watch their cells.
    pub(super) fn finish(&mut self) {
        self.propagators.sort_by_key(Propagator::rank);
        self.cells = self.propagators.iter().map(Propagator::cells).collect();
        self.board.watch(&self.cells);
    }

    /// The cells of each house.
    pub(super) fn houses(&self) -> impl Iterator<Item = &[u16]> {
        self.propagators.iter().filter_map(|propagator| match propagator {
            Propagator::House(_, cells) => Some(&cells[..]),
            _ => None,
        })
    }

    /// The cells of a propagator.
    pub(super) fn cells(&self, propagator: usize) -> &[u16] {
        &self.cells[propagator]
    }

    /// Rules out candidates until nothing more follows: decided cells first, then the propagators in
    /// their order, the cheap ones first.
    ///
    /// # Errors
    /// If there is no solution; nothing waits to be looked at then.
    pub(super) fn propagate(&self, state: &mut State) -> Result<(), Failure> {
        let result = self.follow(state);
        if result.is_err() {
            state.forget();
        }
        result
    }

    fn follow(&self, state: &mut State) -> Result<(), Failure> {
        let mut failure = Failure::default();
        loop {
            while let Some(decided) = state.take_decided() {
                failure.followed = Some(decided);
                for &peer in self.board.peers(decided.cell) {
                    let kept = state.keep(&self.board, usize::from(peer), !decided.digit);
                    kept.map_err(|Dead| failure)?;
                }
            }
            let Some(number) = state.take_pending() else { return Ok(()) };
            let filtered = self.filter(&self.propagators[number], state);
            filtered.map_err(|Dead| Failure { propagator: Some(number), ..failure })?;
        }
    }

    /// Rules out what one propagator can't have.
    fn filter(&self, propagator: &Propagator, state: &mut State) -> Result<(), Dead> {
        match propagator {
            Propagator::Relation(cells, relation) => {
                self.tables.relation(*relation).filter(*cells, &self.board, state)
            }
            Propagator::Cage(cells, sets) => {
                self.tables.combinations(*sets).filter(cells, &self.board, state)
            }
            Propagator::House(number, cells) => house::filter(*number, cells, &self.board, state),
            Propagator::Linear(linear) => linear.filter(&self.board, state),
            Propagator::Layers(cells, layers) => layers.filter(cells, &self.board, state),
        }
    }
}
