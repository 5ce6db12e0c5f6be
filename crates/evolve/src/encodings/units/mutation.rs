//! Mutations within units, which stay complete.

use evoku_ea::Rng;
use evoku_ea::random::{Picks, Probability};

use crate::encodings::units::board::UnitBoard;
use crate::encodings::units::factory::UnitFactory;
use crate::encodings::units::houses::Houses;
use crate::encodings::units::layout::Place;
use crate::encodings::units::row::Row;

/// The change within a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    Swap,
    Reorder,
}

/// A mutation that changes each unit of a board with the same probability.
#[derive(Clone, Debug)]
pub struct Mutation {
    change: Change,
    /// The draw of units among those with at least two open cells.
    units: Picks,
}

impl Mutation {
    /// Creates a mutation for the boards of this factory that, with probability `rate` in each
    /// unit, swaps two of its open cells. Each pair is equally likely.
    #[must_use]
    pub fn swap<R: Row>(factory: &UnitFactory<R>, rate: f64) -> Self {
        Self { change: Change::Swap, units: Picks::new(factory.layout.swappable.len(), rate) }
    }

    /// Creates a mutation for the boards of this factory that, with probability `rate` in each
    /// unit, shuffles its open cells.
    #[must_use]
    pub fn reorder<R: Row>(factory: &UnitFactory<R>, rate: f64) -> Self {
        Self { change: Change::Reorder, ..Self::swap(factory, rate) }
    }

    /// Mutates a board.
    pub fn mutate<R: Row>(&self, board: &mut UnitBoard<R>, rng: &mut Rng) {
        self.change(board, rng);
        board.recount();
    }

    /// Mutates a board without updating its cost.
    #[inline]
    pub(super) fn change<R: Row>(&self, board: &mut UnitBoard<R>, rng: &mut Rng) {
        let UnitBoard { layout, units, .. } = board;
        self.units.draw(rng, |number, rng| {
            let (unit, open) = &layout.swappable[number];
            let unit = &mut units[*unit];
            match self.change {
                Change::Swap => {
                    let [one, other] = rng.two_of(open.len());
                    unit.swap(usize::from(open[one]), usize::from(open[other]));
                }
                Change::Reorder => {
                    // Fisher and Yates.
                    for last in (1..open.len()).rev() {
                        let other = rng.index(last + 1);
                        unit.swap(usize::from(open[last]), usize::from(open[other]));
                    }
                }
            }
        });
    }
}

/// Makes `swaps` swaps of two open cells of a random unit, each unit and each pair equally likely.
pub(crate) fn swap_at_random<R: Row>(board: &mut UnitBoard<R>, swaps: usize, rng: &mut Rng) {
    let UnitBoard { layout, units, .. } = board;
    if layout.swappable.is_empty() {
        return;
    }
    for _ in 0..swaps {
        let (unit, open) = &layout.swappable[rng.index(layout.swappable.len())];
        let [one, other] = rng.two_of(open.len());
        units[*unit].swap(usize::from(open[one]), usize::from(open[other]));
    }
    board.recount();
}

/// The mutation of Mantere and Koljonen 2007 (<https://doi.org/10.1109/CEC.2007.4424632>): a
/// sequence of swaps in one unit.
///
/// With a certain probability, draws a unit and the number of swaps to try in it, 1 to 5, all
/// equally likely. Each swap has two random places, given or not. A given ends the sequence; the
/// same place twice changes nothing.
///
/// A swap is undone if it repeats a digit too often in the houses of its new place: at least twice,
/// besides the digit itself. If boxes are the units, these houses are the row and the column.
#[derive(Clone, Debug)]
pub struct SwapSequence {
    chance: Probability,
    houses: Houses,
}

impl SwapSequence {
    /// The longest sequence of swaps.
    const LONGEST: usize = 5;

    /// Creates a mutation that changes a board of this factory with probability `rate`.
    #[must_use]
    pub fn new<R: Row>(factory: &UnitFactory<R>, rate: f64) -> Self {
        Self { chance: Probability::new(rate), houses: Houses::new(&factory.layout) }
    }

    /// Mutates a board.
    pub fn mutate<R: Row>(&self, board: &mut UnitBoard<R>, rng: &mut Rng) {
        if !rng.chance(self.chance) {
            return;
        }
        let side = board.units.len();
        let [unit, swaps] = rng.two_indices(side, Self::LONGEST);
        for _ in 0..=swaps {
            let places = rng.two_indices(side, side);
            let both = places.map(|place| Place { unit: unit as u8, place: place as u8 });
            if !both.into_iter().all(|at| self.houses.is_open(at)) {
                break;
            }
            let [one, other] = places;
            board.units[unit].swap(one, other);
            if both.into_iter().any(|at| self.houses.is_crowded(&board.units, at)) {
                board.units[unit].swap(one, other);
            }
        }
        board.recount();
    }
}
