//! Avoidable rectangles, types 1 and 2.
//!
//! Two corners in a box were placed in play. If the other two corners held the same digits
//! crosswise, the puzzle would have a second solution. In type 1, a third corner was also placed
//! that way, so the fourth can't hold the remaining digit. In type 2, the other two corners have
//! the same single extra candidate, so one of them holds it.
//!
//! Source: HoDoKu, ["Avoidable Rectangles"](https://hodoku.sourceforge.net/en/tech_ur.php#ar). As
//! in HoDoKu, an open corner must have two candidates. The running time is linear in the number of
//! cells placed in play.

use crate::deduction::Deduction;
use crate::position::Position;
use crate::technique::Technique;
use crate::techniques::deadly::Finding;
use crate::techniques::rectangle::{Corners, ascending, can_swap, from_corner};
use evoku_model::{Cell, Digit, Digits, Set};

/// All avoidable rectangles, in HoDoKu's order.
pub(super) fn walk<const WORDS: usize>(
    position: &Position<WORDS>,
    deductions: &mut Vec<Deduction>,
) {
    let filled: Set<Cell, WORDS> = position.grid().digits().map(|(cell, _)| cell).collect();
    let played = filled - *position.givens();
    if played.is_empty() {
        return;
    }
    let across = played | position.cells_with::<2>();
    let placed = |cell: Cell| position.value(cell).filter(|_| played.contains(cell));
    let mut known: Vec<Corners> = Vec::new();
    for first in played {
        let Some(a) = placed(first) else { continue };
        from_corner(position.layout(), first, &played, &across, |corners| {
            let [_, second, third, fourth] = corners;
            let Some(b) = placed(second) else { return };
            // A corner without a placed digit has two candidates.
            let digits = |cell| placed(cell).map_or(position.candidates(cell), Digits::only);
            let filled = placed(third).is_some() && placed(fourth).is_some();
            if !digits(third).contains(b) || !digits(fourth).contains(a) || filled {
                return;
            }
            let sorted = ascending(corners);
            if known.contains(&sorted) {
                return;
            }
            known.push(sorted);
            if can_swap(position.geometry(), corners) {
                deductions.extend(check(position, corners, [a, b]));
            }
        });
    }
}

/// The deduction from a rectangle that would allow a second solution if the third corner held `b`
/// and the fourth held `a`.
fn check<const WORDS: usize>(
    position: &Position<WORDS>,
    corners: Corners,
    [a, b]: [Digit; 2],
) -> Option<Deduction> {
    let [_, _, third, fourth] = corners;
    let finding = |kind| {
        Finding::new(Technique::AvoidableRectangle(kind), [a, b], ascending(corners).to_vec())
    };
    if position.value(third).is_some() {
        return finding(1).rules_out(position, [fourth], Digits::only(a));
    }
    if position.value(fourth).is_some() {
        return finding(1).rules_out(position, [third], Digits::only(b));
    }
    let extra = (position.candidates(third) - Digits::only(b)).single()?;
    if !position.candidates(fourth).contains(extra) {
        return None;
    }
    let seen = position.layout().common_peers([third, fourth]);
    finding(2).rules_out(position, seen, Digits::only(extra))
}
