//! XY-wing and XYZ-wing: a pivot and two pincers with three digits among them.
//!
//! ```text
//! xz --- xy --- yz       XY-wing:  the pivot is x or y, so that one pincer is z
//! xz -- xyz --- yz       XYZ-wing: or the pivot is z itself
//! ```
//!
//! So a cell that sees all cells that may be z can't be z (Sudopedia, "XY-Wing", "XYZ-Wing").
//!
//! Pairs of cells with three digits among them determine the two digits of the third cell, so each
//! promising triple takes one comparison. The order is that of HoDoKu: cells ascending, for
//! XY-wings with the first, second, third of them as pivot.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Cell, Digits, Element, Set};

/// Finds wings of three cells that have two candidates each.
pub(super) fn xy_wing<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let cells = position.cells_with::<2>();
    let mut firsts = cells;
    for one in cells {
        firsts.remove(one);
        let digits = position.candidates(one);
        let [Some(a), Some(b)] = [digits.min(), digits.max()] else { continue };
        // The two cells must have one digit in common.
        let mut rest = firsts;
        for two in firsts & (*position.places(a) ^ *position.places(b)) {
            rest -= Set::first(two.index() + 1);
            let third = digits ^ position.candidates(two);
            let [Some(c), Some(d)] = [third.min(), third.max()] else { continue };
            // Two of the three pairs of cells must see each other.
            let (by_one, by_two) = (*layout.peers(one), *layout.peers(two));
            let thirds = if by_one.contains(two) { by_one | by_two } else { by_one & by_two };
            for three in rest & thirds & *position.places(c) & *position.places(d) {
                for (pivot, pincers) in
                    [(one, [two, three]), (two, [one, three]), (three, [two, one])]
                {
                    wing(position, Technique::XyWing, pivot, pincers, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds wings of a cell with three candidates and two cells that have two of these candidates
/// each.
pub(super) fn xyz_wing<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let cells = position.cells_with::<2>();
    for pivot in position.cells_with::<3>() {
        let digits = position.candidates(pivot);
        let fits = |cell: &Cell| position.candidates(*cell).is_subset(&digits);
        let pincers = cells & *position.layout().peers(pivot);
        for one in pincers.iter().filter(fits) {
            let later = pincers.iter().skip_while(|&other| other <= one);
            for other in later.filter(fits) {
                if position.candidates(one) != position.candidates(other) {
                    wing(position, Technique::XyzWing, pivot, [one, other], found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Checks that three cells whose digits fit a wing see each other as needed and rule something out.
fn wing<const WORDS: usize>(
    position: &Position<WORDS>,
    technique: Technique,
    pivot: Cell,
    pincers: [Cell; 2],
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    if !pincers.iter().all(|&pincer| layout.peers(pivot).contains(pincer)) {
        return ControlFlow::Continue(());
    }
    let [one, other] = pincers.map(|pincer| position.candidates(pincer));
    let Some(digit) = (one & other).single() else { return ControlFlow::Continue(()) };
    let mut seen = layout.common_peers(pincers) & *position.places(digit);
    if technique == Technique::XyzWing {
        seen &= *layout.peers(pivot);
    }
    if seen.is_empty() {
        return ControlFlow::Continue(());
    }
    found(Deduction {
        technique,
        placements: Vec::new(),
        eliminations: position.candidates_in(seen, Digits::only(digit)),
        pattern: Pattern::Wing { pivot, pincers: pincers.to_vec(), digit },
    })
}
