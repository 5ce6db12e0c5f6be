//! W-wing: two cells with the same two candidates, joined by a strong link on one of them.
//!
//! ```text
//! ab          ab       if neither was a, both would be b,
//!  \-- b = b --/       and the house of the link had no b
//! ```
//!
//! So one of them is a, and no cell that sees both is a (hodoku.sourceforge.net, "W-Wing";
//! Luke451, "The W-Wing (A Graphic Primer)", dailysudoku.co.uk, 2011).
//!
//! Pairs of cells are tried if a common peer could be ruled out. Each pair is tried with every
//! house that has two places for the digit. Pairs and houses have ascending order. If both places
//! see the same end, HoDoKu doesn't use the link. So a rare link is missed: its first place sees
//! both ends, and the second only one of them.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Implications, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Cell, Digit, Digits, House};

/// Finds pairs of cells with a link.
pub(super) fn w_wing<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let cells = position.cells_with::<2>();
    let mut later = cells;
    for one in cells {
        let digits = position.candidates(one);
        let [Some(first), Some(last)] = [digits.min(), digits.max()] else { continue };
        later.remove(one);
        for other in later & *position.places(first) & *position.places(last) {
            let seen = *layout.peers(one) & *layout.peers(other);
            for (gone, linked) in [(first, last), (last, first)] {
                let victims = seen & *position.places(gone);
                if victims.is_empty() {
                    continue;
                }
                for link in position.houses_with_pair(linked) {
                    let Some(ends) = ends(position, link, linked, [one, other]) else { continue };
                    let chain = Implications::alternating([
                        (vec![one], gone, None),
                        (vec![one], linked, None),
                        (vec![ends[0]], linked, None),
                        (vec![ends[1]], linked, Some(link)),
                        (vec![other], linked, None),
                        (vec![other], gone, None),
                    ]);
                    found(Deduction {
                        technique: Technique::WWing,
                        placements: Vec::new(),
                        eliminations: position.candidates_in(victims, Digits::only(gone)),
                        pattern: Pattern::Chains(vec![chain]),
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The places of a link, in the order of the two cells that they see; `None` if they don't see both
/// cells.
fn ends<const WORDS: usize>(
    position: &Position<WORDS>,
    link: House,
    digit: Digit,
    cells: [Cell; 2],
) -> Option<[Cell; 2]> {
    let places = position.pair_in(link, digit)?;
    if places.iter().any(|place| cells.contains(place)) {
        return None;
    }
    let sees = |place: Cell, cell: Cell| position.layout().peers(place).contains(cell);
    let [one, other] = cells;
    match places.map(|place| sees(place, one)) {
        [true, false] => sees(places[1], other).then_some(places),
        [false, true] => sees(places[0], other).then_some([places[1], places[0]]),
        _ => None,
    }
}
