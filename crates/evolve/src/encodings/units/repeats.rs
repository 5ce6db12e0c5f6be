//! The local search of Wang et al. 2024, and its fitness.

use std::ops::ControlFlow;

use evoku_ea::{Cost, Fitness, Rng};
use evoku_sudoku::HouseKind;

use crate::encodings::complete::Unit;
use crate::encodings::units::board::UnitBoard;
use crate::encodings::units::factory::UnitFactory;
use crate::encodings::units::houses::Houses;
use crate::encodings::units::layout::{Place, field};
use crate::encodings::units::row::Row;

/// Column search and sub-block search (Wang et al. 2024,
/// <https://doi.org/10.1109/TG.2023.3236490>): swaps digits that are repeated in two illegal
/// houses.
///
/// First for columns, then for boxes or regions: each house with repeated digits before the search
/// is paired with another such house. The search looks for two open cells of one row, one in each
/// house. Their digits must be repeated in their own house and missing in the other. The first such
/// pair swaps its digits, so each house has one repeated digit less. Rows stay complete, and givens
/// unchanged.
#[derive(Clone, Debug)]
pub struct RepeatSearch {
    houses: Houses,
    columns: Vec<u16>,
    blocks: Vec<u16>,
}

impl RepeatSearch {
    /// Prepares a search on the boards of a factory, which must keep rows complete.
    #[must_use]
    pub fn new<R: Row>(factory: &UnitFactory<R>) -> Self {
        let houses = Houses::new(&factory.layout);
        let columns = houses.of_kind(|kind| kind == HouseKind::Column);
        let blocks = houses.of_kind(|kind| Unit::Boxes.is_of(kind));
        Self { houses, columns, blocks }
    }

    /// Searches a board. Calls `ask` before examining a swap, whether it is then made or not.
    ///
    /// # Errors
    /// If `ask` breaks, the search breaks too. It is then incomplete, and the cost of the board is
    /// not updated.
    pub fn search<R: Row, B>(
        &self,
        board: &mut UnitBoard<R>,
        rng: &mut Rng,
        mut ask: impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for houses in [&self.columns, &self.blocks] {
            let units = &board.units;
            // A kind has at most as many houses as a board has units.
            let (mut illegal, mut count) = ([0; 64], 0);
            for house in houses.iter().map(|&house| usize::from(house)) {
                let [_, repeated] = self.houses.held_and_repeated(units, house);
                if repeated != 0 {
                    illegal[count] = house;
                    count += 1;
                }
            }
            for one in (0..count).filter(|_| count > 1) {
                let other = rng.index(count - 1);
                let other = other + usize::from(other >= one);
                self.exchange([illegal[one], illegal[other]], &mut board.units, &mut ask)?;
            }
        }
        board.recount();
        ControlFlow::Continue(())
    }

    /// Makes the first swap that improves both houses.
    fn exchange<R: Row, B>(
        &self,
        pair: [usize; 2],
        units: &mut [R],
        mut ask: impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let [one, other] = pair.map(|house| self.houses.held_and_repeated(units, house));
        for &a in self.houses.places(pair[0]) {
            if !self.may_move(units, a, one) {
                continue;
            }
            let places = self.houses.places(pair[1]);
            let row = &places[places.partition_point(|b| b.unit < a.unit)..];
            for &b in row.iter().take_while(|b| b.unit == a.unit) {
                if !self.may_move(units, b, other) {
                    continue;
                }
                ask()?;
                if field(units, &a) & other[0] == 0 && field(units, &b) & one[0] == 0 {
                    units[usize::from(a.unit)].swap(usize::from(a.place), usize::from(b.place));
                    return ControlFlow::Continue(());
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns `true` if a place is open and its digit is repeated in its house.
    #[inline]
    fn may_move<R: Row>(&self, units: &[R], at: Place, [_, repeated]: [u64; 2]) -> bool {
        field(units, &at) & repeated != 0 && self.houses.is_open(at)
    }
}

/// The number of houses with missing digits, plus equal pairs (knight's or king's move) and the
/// cost of violated constraints. It is 0 only for a solution.
#[derive(Clone, Debug)]
pub struct IllegalHouses(Houses);

impl IllegalHouses {
    /// Prepares the fitness for the boards of a factory.
    #[must_use]
    pub fn new<R: Row>(factory: &UnitFactory<R>) -> Self {
        Self(Houses::new(&factory.layout))
    }
}

impl<R: Row> Fitness<UnitBoard<R>> for IllegalHouses {
    fn cost(&self, board: &UnitBoard<R>) -> Cost {
        let (layout, units) = (&board.layout, &board.units);
        Cost::one(self.0.illegal(units) + layout.equal_pairs(units) + layout.broken(units))
    }
}
