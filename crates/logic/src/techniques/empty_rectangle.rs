//! Empty rectangle: a box whose places for a digit are in one row and one column.
//!
//! ```text
//! . . X | . . .     the box: the digit goes into its row or its column
//! X X X | . . A     A: seen by the part in the row, one of two places of its column
//! . . X | . . .
//! ------+------
//! . . * | . . B     B: the other; * sees B and the part in the column
//! ```
//!
//! If `*` held the digit, neither the column part of the box nor B could. So the row part of the
//! box and A would both hold it, in one row (hodoku.sourceforge.net, "Empty Rectangle"; Havard,
//! "The Empty Rectangle (ER)", players' forum). Rows and columns may be exchanged. With one place
//! in each part, it is also a turbot fish. A *dual* empty rectangle consists of two empty
//! rectangles that share the box.
//!
//! A region of a jigsaw is treated like a box; geometries without boxes and regions have no empty
//! rectangles. The order is HoDoKu's: boxes for each digit, and in each box the crossings, from the
//! last row and column on.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Implications, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, Digit, Digits, House, HouseKind, Set};

/// An empty rectangle with its link.
struct Rectangle<const WORDS: usize> {
    block: House,
    places: Set<Cell, WORDS>,
    /// The line of the box from which the link starts.
    line: House,
    /// The line of the link.
    link: House,
    /// The place of the link that sees the box, and the other place.
    ends: [Cell; 2],
    gone: Candidate,
}

/// Finds boxes with a link that rule out a place of one of these digits.
pub(super) fn empty_rectangle<const WORDS: usize>(
    position: &Position<WORDS>,
    digits: Digits,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    rectangles(position, digits, &mut |one| {
        found(deduction(position, Technique::EmptyRectangle, &[&one]))
    })
}

/// Finds pairs of empty rectangles of these digits that share the box.
pub(super) fn dual_empty_rectangle<const WORDS: usize>(
    position: &Position<WORDS>,
    digits: Digits,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut all = Vec::new();
    let _ = rectangles(position, digits, &mut |one| {
        all.push(one);
        ControlFlow::Continue(())
    });
    for (index, one) in all.iter().enumerate() {
        for other in &all[index + 1..] {
            let same = one.block == other.block && one.gone.digit == other.gone.digit;
            if same && one.gone != other.gone {
                found(deduction(position, Technique::DualEmptyRectangle, &[one, other]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn deduction<const WORDS: usize>(
    position: &Position<WORDS>,
    technique: Technique,
    rectangles: &[&Rectangle<WORDS>],
) -> Deduction {
    let mut eliminations: Vec<Candidate> = rectangles.iter().map(|one| one.gone).collect();
    eliminations.sort_unstable();
    let chains = rectangles.iter().map(|one| {
        let near = one.places & *position.layout().house(one.line);
        let far = one.places - near;
        let digit = one.gone.digit;
        Implications::alternating([
            (vec![one.ends[1]], digit, None),
            (vec![one.ends[0]], digit, Some(one.link)),
            (near.iter().collect(), digit, None),
            (far.iter().collect(), digit, Some(one.block)),
        ])
    });
    Deduction {
        technique,
        placements: Vec::new(),
        eliminations,
        pattern: Pattern::Chains(chains.collect()),
    }
}

fn rectangles<const WORDS: usize>(
    position: &Position<WORDS>,
    digits: Digits,
    each: &mut dyn FnMut(Rectangle<WORDS>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let blocks = layout.houses_by_block().iter().take_while(|&&house| layout.is_block(house));
    for digit in digits {
        for &block in blocks.clone() {
            // Two lines contain fewer places of the box than two full crossings of the box with a
            // line.
            if !(2..2 * layout.crossing()).contains(&position.count_in(block, digit)) {
                continue;
            }
            let places = position.places_in(block, digit);
            in_block(position, digit, block, &places, each)?;
        }
    }
    ControlFlow::Continue(())
}

/// The rectangles of one box.
fn in_block<const WORDS: usize>(
    position: &Position<WORDS>,
    digit: Digit,
    block: House,
    places: &Set<Cell, WORDS>,
    each: &mut dyn FnMut(Rectangle<WORDS>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let mut rest = *places;
    while let Some(row) = rest.max().and_then(|last| layout.house_of_kind(last, HouseKind::Row)) {
        rest -= *layout.house(row);
        let beyond = *places - *layout.house(row);
        let cell = beyond.min();
        let Some(column) = cell.and_then(|cell| layout.house_of_kind(cell, HouseKind::Column))
        else {
            continue;
        };
        if !beyond.is_subset(layout.house(column)) || places.is_subset(layout.house(column)) {
            continue;
        }
        for (near, far) in [(row, column), (column, row)] {
            for start in position.places_in(near, digit) - *layout.house(block) {
                let found = (|| {
                    let link = layout.house_of_kind(start, layout.kind(far))?;
                    let end = position.partner_in(link, digit, start)?;
                    let parallel = layout.house_of_kind(end, layout.kind(near))?;
                    let crossing = *layout.house(parallel) & *layout.house(far);
                    let cell =
                        ((crossing & *position.places(digit)) - *layout.house(block)).min()?;
                    let (ends, gone) = ([start, end], Candidate { cell, digit });
                    Some(Rectangle { block, places: *places, line: near, link, ends, gone })
                })();
                found.map_or(ControlFlow::Continue(()), &mut *each)?;
            }
        }
    }
    ControlFlow::Continue(())
}
