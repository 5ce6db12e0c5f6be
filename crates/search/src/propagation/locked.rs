//! Locked candidates: deductions from two crossing houses.
//!
//! ```text
//! house  a b c|d e f g h i        If a digit has places among a, b and c only, it is in one of
//! other  a b c|p q r s t u        them, so not in p to u.
//! ```

use super::level::Contradiction;
use super::work::Work;
use evoku_model::House;

/// If all places of a digit in the house are shared with another house, removes the digit from the
/// rest of that house.
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
