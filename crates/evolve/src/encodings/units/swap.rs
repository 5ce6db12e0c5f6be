//! Single swaps within units.

use crate::encodings::units::board::UnitBoard;
use crate::encodings::units::factory::UnitFactory;
use crate::encodings::units::row::Row;

/// A swap of two open places of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitSwap {
    unit: u8,
    places: [u8; 2],
}

impl<R: Row> UnitFactory<R> {
    /// All swaps of two open cells of a unit.
    #[must_use]
    pub fn swaps(&self) -> Vec<UnitSwap> {
        let mut swaps = Vec::new();
        for (unit, open) in &self.layout.swappable {
            for (number, &one) in open.iter().enumerate() {
                let others = open[number + 1..].iter();
                swaps.extend(others.map(|&other| {
                    let unit = *unit as u8;
                    UnitSwap { unit, places: [one, other] }
                }));
            }
        }
        swaps
    }
}

impl<R: Row> UnitBoard<R> {
    /// Swaps the digits of two cells of a unit and updates the cost.
    pub fn swap(&mut self, UnitSwap { unit, places: [one, other] }: UnitSwap) {
        self.units[usize::from(unit)].swap(usize::from(one), usize::from(other));
        self.recount();
    }
}
