//! WXYZ-wing: a hinge and three cells that it sees, with four digits among them.
//!
//! ```text
//! wxyz --- wz      all places of w, of x and of y see each other, so each is in one cell at most
//!      --- xz
//!      --- yz
//! ```
//!
//! Without z, three digits would have to fill four cells. So one of the cells is z, and a cell that
//! sees all places of z among them can't be z. As in a bent naked set in general, the hinge need
//! not have all four digits.
//!
//! Source: [Sudopedia, "WXYZ-Wing"](https://sudopedia.org/wiki/WXYZ-Wing). Each cell with at most
//! four candidates is tried as the hinge, with all triples of such peers.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Cell, Digit, Digits, Set};

/// The cells of the wing, and its digits.
const SIZE: usize = 4;

/// Finds wings, by hinge and then by the other cells.
pub(super) fn wxyz_wing<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let cells = position.cells_with_at_most::<SIZE>();
    for hinge in cells {
        let near = cells & *position.layout().peers(hinge);
        extend(position, &mut vec![hinge], position.candidates(hinge), near, found)?;
    }
    ControlFlow::Continue(())
}

/// Adds each of the cells `near` the hinge in turn.
fn extend<const WORDS: usize>(
    position: &Position<WORDS>,
    wing: &mut Vec<Cell>,
    digits: Digits,
    mut near: Set<Cell, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    for cell in near {
        near.remove(cell);
        let digits = digits | position.candidates(cell);
        if digits.len() > SIZE {
            continue;
        }
        wing.push(cell);
        if wing.len() < SIZE {
            extend(position, wing, digits, near, found)?;
        } else if let Some(deduction) = check(position, wing, digits) {
            found(deduction)?;
        }
        wing.pop();
    }
    ControlFlow::Continue(())
}

/// The deduction from a hinge and three other cells with at most four digits.
fn check<const WORDS: usize>(
    position: &Position<WORDS>,
    wing: &[Cell],
    digits: Digits,
) -> Option<Deduction> {
    let layout = position.layout();
    let cells: Set<Cell, WORDS> = wing.iter().copied().collect();
    let hinge = *wing.first()?;
    // The first cell that sees all others is the hinge.
    let sees_all = |cell: Cell| (cells - *layout.peers(cell)).len() == 1;
    if digits.len() != SIZE || cells.iter().find(|&cell| sees_all(cell)) != Some(hinge) {
        return None;
    }
    if (0..SIZE).any(|left_out| has_smaller(position, wing, left_out)) {
        return None;
    }
    let holds = |digit: Digit| cells & *position.places(digit);
    let can_repeat = |digit: &Digit| {
        let places = holds(*digit);
        places.iter().any(|place| (places - *layout.peers(place)).len() > 1)
    };
    let mut repeated = digits.iter().filter(can_repeat);
    let digit = repeated.next()?;
    if repeated.next().is_some() {
        return None;
    }
    let seen = layout.common_peers(holds(digit)) & *position.places(digit);
    let eliminations = position.candidates_in(seen, Digits::only(digit));
    (!eliminations.is_empty()).then(|| Deduction {
        technique: Technique::WxyzWing,
        placements: Vec::new(),
        eliminations,
        pattern: Pattern::Wing { pivot: hinge, pincers: wing[1..].to_vec(), digit },
    })
}

/// Returns `true` if three of the cells have three digits, so that they are a wing or a subset
/// themselves.
fn has_smaller<const WORDS: usize>(
    position: &Position<WORDS>,
    wing: &[Cell],
    left_out: usize,
) -> bool {
    let rest = wing.iter().enumerate().filter(|&(index, _)| index != left_out);
    let digits = rest.fold(Digits::EMPTY, |all, (_, &cell)| all | position.candidates(cell));
    digits.len() < SIZE
}
