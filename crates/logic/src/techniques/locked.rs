//! Locked candidates: pointing and claiming.
//!
//! Suppose that all places of a digit in one house are in another house too. Then the digit is in
//! the crossing, and the rest of the other house can't hold it. (Names: Sudopedia, "Locked
//! Candidates"; type 1 or pointing from a box, type 2 or claiming from a line.) The same holds for
//! regions, windows and diagonals: houses that are not lines point, lines claim.
//!
//! Each house and digit with few enough places is examined once, in HoDoKu's order: houses
//! ascending, then digits. On a 9x9 board these are 27 * 9 counts, most of which rule the pattern
//! out.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use crate::techniques::changes::Changed;
use evoku_model::{Digits, House, HouseKind};

/// Finds digits of a box, region or window whose places are all in another house.
pub(super) fn pointing<const WORDS: usize>(
    position: &Position<WORDS>,
    changed: &Changed<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let kinds = [HouseKind::Box, HouseKind::Region, HouseKind::Window];
    locked(position, Technique::Pointing, &kinds, changed, found)
}

/// Finds digits of a row, column or diagonal whose places are all in another house.
pub(super) fn claiming<const WORDS: usize>(
    position: &Position<WORDS>,
    changed: &Changed<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Diagonal];
    locked(position, Technique::Claiming, &kinds, changed, found)
}

fn locked<const WORDS: usize>(
    position: &Position<WORDS>,
    technique: Technique,
    kinds: &[HouseKind],
    changed: &Changed<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let (layout, geometry) = (position.layout(), position.geometry());
    let worth = |house: &House| changed.contains(*house) && kinds.contains(&geometry.kind(*house));
    for from in geometry.houses().filter(worth) {
        for digit in changed.digits() {
            let count = position.count_in(from, digit);
            if count < 2 || count > layout.crossing() {
                continue;
            }
            let places = position.places_in(from, digit);
            for to in layout.houses_of_all(&places) {
                if position.count_in(to, digit) == count {
                    continue;
                }
                let rest = position.places_in(to, digit) - places;
                found(Deduction {
                    technique,
                    placements: Vec::new(),
                    eliminations: position.candidates_in(rest, Digits::only(digit)),
                    pattern: Pattern::Locked { digit, from, to },
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}
