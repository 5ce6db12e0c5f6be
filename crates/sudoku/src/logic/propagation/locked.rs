//! Locked candidates: what two crossing houses know of each other.
//!
//! ```text
//! house  a b c|d e f g h i        If a digit has places among a, b and c only, it is in one of
//! other  a b c|p q r s t u        them, so not in p to u.
//! ```

use crate::logic::propagation::Contradiction;
use crate::logic::propagation::board::Work;
use crate::model::{Cell, Geometry, House};

/// How a house crosses another in two cells or more.
#[derive(Debug)]
pub(super) struct Crossing {
    /// The shared cells, as positions in the house: bit `i` is its `i`-th cell.
    shared: u64,
    /// The cells of the other house that are not shared.
    rest: Vec<Cell>,
}

/// For each house how it crosses others. One shared cell is left out: a digit that is locked there
/// is a hidden single.
pub(super) fn crossings(geometry: &Geometry) -> Vec<Vec<Crossing>> {
    let crossings_of = |house: House| {
        let cells = geometry.cells(house);
        let others = geometry.houses().filter(|&other| other != house);
        let crossing = |other: House| {
            let position = |cell| cells.iter().position(|own| own == cell);
            let (shared, rest): (Vec<Cell>, Vec<Cell>) =
                geometry.cells(other).iter().partition(|cell| cells.contains(cell));
            let shared = shared.iter().filter_map(position).fold(0_u64, |bits, at| bits | 1 << at);
            (shared.count_ones() > 1 && !rest.is_empty()).then_some(Crossing { shared, rest })
        };
        others.filter_map(crossing).collect()
    };
    geometry.houses().map(crossings_of).collect()
}

/// Digits whose places in the house are all shared with another leave the rest of that one.
pub(super) fn locked_candidates(work: &mut Work<'_>, house: House) -> Result<(), Contradiction> {
    let tables = work.tables;
    for crossing in tables.crossings(house) {
        let (mut inside, mut outside) = (0, 0);
        for (position, &cell) in tables.cells(house).iter().enumerate() {
            let side =
                if crossing.shared >> position & 1 == 1 { &mut inside } else { &mut outside };
            *side |= work.get(cell);
        }
        let locked = inside & !outside;
        if locked != 0 {
            for &cell in &crossing.rest {
                work.keep(cell, !locked)?;
            }
        }
    }
    Ok(())
}
