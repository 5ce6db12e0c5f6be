//! Turbot fish: two strong links on a digit, joined by a weak one.
//!
//! ```text
//! A ===== B ----- C ===== D      not A -> B -> not C -> D
//! ```
//!
//! One of A and D holds the digit, so no cell that sees both does (N. Zuker, "Turbot Fish",
//! rec.puzzles 2005; hodoku.sourceforge.net, "Turbot Fish"). If D is A, it holds the digit.
//!
//! The search follows links from each place, up to three deep, in HoDoKu's order. A link belongs to
//! the first house that contains both cells, and is strong if that house has no other place. All
//! fish are collected. Fish with most eliminations come first, then fish with the smallest sum of
//! places.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Implications, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use crate::techniques::order::weighted_sum;
use crate::techniques::search::Search;
use evoku_model::{Cell, Digit, Digits, House, Set};

/// The four places, the houses of the strong links, and the cells that see both ends.
struct Fish<const WORDS: usize> {
    digit: Digit,
    cells: [Cell; 4],
    links: [House; 2],
    seen: Set<Cell, WORDS>,
}

/// Finds chains of two strong links.
pub(super) fn turbot_fish<const WORDS: usize>(
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let (position, suspicious) = (search.position, search.suspicious());
    let mut all = Vec::new();
    for start in *position.open() {
        for digit in position.candidates(start) & suspicious {
            from(position, digit, start, &mut all);
        }
    }
    all.sort_by_key(|fish| {
        let gone = fish.seen.iter().map(|cell| (cell, fish.digit));
        (Reverse(fish.seen.len()), weighted_sum(gone))
    });
    for Fish { digit, cells, links, seen } in all {
        let [a, b, c, d] = cells.map(|cell| vec![cell]);
        let chain = Implications::alternating([
            (a, digit, None),
            (b, digit, Some(links[0])),
            (c, digit, None),
            (d, digit, Some(links[1])),
        ]);
        found(Deduction {
            technique: Technique::TurbotFish,
            placements: Vec::new(),
            eliminations: position.candidates_in(seen, Digits::only(digit)),
            pattern: Pattern::Chains(vec![chain]),
        })?;
    }
    ControlFlow::Continue(())
}

fn from<const WORDS: usize>(
    position: &Position<WORDS>,
    digit: Digit,
    start: Cell,
    all: &mut Vec<Fish<WORDS>>,
) {
    let (layout, places) = (position.layout(), *position.places(digit));
    for (first, second) in strong_links(position, digit, start) {
        for (_, thirds) in layout.links_of(second, places) {
            for third in thirds {
                if third == start {
                    continue;
                }
                for (last, end) in strong_links(position, digit, third) {
                    let seen = *layout.peers(start) & *layout.peers(end) & places;
                    if end != second && !seen.is_empty() {
                        let cells = [start, second, third, end];
                        all.push(Fish { digit, cells, links: [first, last], seen });
                    }
                }
            }
        }
    }
}

/// The houses in which a digit has this place and one other, with the other.
fn strong_links<const WORDS: usize>(
    position: &Position<WORDS>,
    digit: Digit,
    cell: Cell,
) -> impl Iterator<Item = (House, Cell)> {
    let links = position.layout().links_of(cell, *position.places(digit));
    links.filter_map(move |(house, linked)| {
        let house = house.filter(|&house| position.count_in(house, digit) == 2)?;
        Some((house, linked.min()?))
    })
}
