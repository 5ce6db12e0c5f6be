//! Remote pair: cells with the same two candidates, joined in a chain.
//!
//! ```text
//! ab --- ab --- ab --- ab      they hold a b a b, or b a b a
//! ```
//!
//! Two cells of the chain at an odd distance hold one digit each. So no cell that sees both holds
//! either digit (Sudopedia, "Remote Pairs"; hodoku.sourceforge.net). A chain of two is a naked
//! pair, so chains have at least four cells. The chain ends where the digits differ.
//!
//! Chains use links like the turbot fish. All are collected; of chains with the same eliminations,
//! only a shorter one is added again. Chains with most eliminations come first. Chains have at most
//! 10 cells, as in HoDoKu. On boards of more than 9 rows there may be too many, so they have at
//! most 6.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Implications, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use crate::techniques::order::weighted_sum;
use evoku_model::{Candidate, Cell, Digit, Digits, Set};

/// `digits` begins with the digit that the first cell holds if it isn't the other one. `gone`
/// contains the eliminations by digit, then cell.
struct Pair {
    digits: [Digit; 2],
    cells: Vec<Cell>,
    gone: Vec<(Digit, Cell)>,
}

/// Finds chains of four or more cells.
pub(super) fn remote_pair<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut all: Vec<Pair> = Vec::new();
    let cells = position.cells_with::<2>();
    for start in cells {
        let digits = position.candidates(start);
        let [Some(first), Some(last)] = [digits.min(), digits.max()] else { continue };
        let alike = cells & *position.places(first) & *position.places(last);
        if !may_pair(position, start, &alike) {
            continue;
        }
        for digits in [[first, last], [last, first]] {
            let mut search = Chains { position, alike, digits, all: &mut all };
            search.extend(&mut vec![start]);
        }
    }

    // Not a sort, because the preference is not a total order: it compares some pairs by sum and
    // some by length.
    let mut best = 0;
    for index in 1..all.len() {
        if preference(&all[index], &all[best]) == Ordering::Less {
            best = index;
        }
    }
    if !all.is_empty() {
        all[..=best].rotate_right(1);
    }
    for pair in all {
        let ends = pair.cells.iter().enumerate().flat_map(|(index, &cell)| {
            let [one, other] = pair.digits;
            let (off, on) = if index % 2 == 0 { (one, other) } else { (other, one) };
            [(vec![cell], off, None), (vec![cell], on, None)]
        });
        let eliminations =
            pair.gone.iter().map(|&(digit, cell)| Candidate { cell, digit }).collect();
        found(Deduction {
            technique: Technique::RemotePair,
            placements: Vec::new(),
            eliminations,
            pattern: Pattern::Chains(vec![Implications::alternating(ends)]),
        })?;
    }
    ControlFlow::Continue(())
}

/// Returns `true` if a chain from here may rule anything out. The reachable cells are coloured
/// alternately, and the ends of a chain have different colors.
fn may_pair<const WORDS: usize>(
    position: &Position<WORDS>,
    start: Cell,
    alike: &Set<Cell, WORDS>,
) -> bool {
    if alike.len() < 4 {
        return false;
    }
    let layout = position.layout();
    let (mut colors, mut seen) = ([Set::only(start), Set::EMPTY], [Set::EMPTY; 2]);
    let mut fresh = colors[0];
    let mut color = 0;
    while !fresh.is_empty() {
        let reached = fresh.iter().fold(Set::EMPTY, |all, cell| all | *layout.peers(cell));
        seen[color] |= reached;
        color = 1 - color;
        fresh = (reached & *alike) - colors[color];
        colors[color] |= fresh;
    }
    // In contradictory positions a cell may get both colors.
    let both = colors[0] & colors[1];
    let places = position.places_of_any(position.candidates(start));
    (colors[0] | colors[1]).len() >= 4
        && (!both.is_empty() || !(seen[0] & seen[1]).is_disjoint(&places))
}

/// HoDoKu's preference: more eliminations, then places, or the shorter of two with equal
/// eliminations.
fn preference(one: &Pair, other: &Pair) -> Ordering {
    let by_count = other.gone.len().cmp(&one.gone.len());
    by_count.then_with(|| {
        if one.gone == other.gone {
            return one.cells.len().cmp(&other.cells.len());
        }
        let sum = |pair: &Pair| weighted_sum(pair.gone.iter().map(|&(digit, cell)| (cell, digit)));
        sum(one).cmp(&sum(other))
    })
}

struct Chains<'a, const WORDS: usize> {
    position: &'a Position<WORDS>,
    alike: Set<Cell, WORDS>,
    digits: [Digit; 2],
    all: &'a mut Vec<Pair>,
}

impl<const WORDS: usize> Chains<'_, WORDS> {
    /// Records the chain, then all its extensions.
    fn extend(&mut self, cells: &mut Vec<Cell>) {
        if cells.len() >= 4 && cells.len().is_multiple_of(2) {
            self.note(cells);
        }
        let longest = if self.position.side() <= 9 { 10 } else { 6 };
        let Some(&last) = cells.last().filter(|_| cells.len() < longest) else { return };
        let layout = self.position.layout();
        for (_, linked) in layout.links_of(last, self.alike) {
            for next in linked {
                if !cells.contains(&next) {
                    cells.push(next);
                    self.extend(cells);
                    cells.pop();
                }
            }
        }
    }

    fn note(&mut self, cells: &[Cell]) {
        let layout = self.position.layout();
        let [start, end] = [cells[0], cells[cells.len() - 1]];
        let ends = *layout.peers(start) & *layout.peers(end);
        if ends.is_disjoint(self.position.places(self.digits[0])) {
            return;
        }
        let mut seen = Set::<Cell, WORDS>::EMPTY;
        for (index, &one) in cells.iter().enumerate() {
            for &other in cells[index + 1..].iter().skip(2).step_by(2) {
                seen |= *layout.peers(one) & *layout.peers(other);
            }
        }
        let digits: Digits = self.digits.into_iter().collect();
        let gone: Vec<(Digit, Cell)> = digits
            .iter()
            .flat_map(|digit| {
                (seen & *self.position.places(digit)).iter().map(move |cell| (digit, cell))
            })
            .collect();
        let known =
            self.all.iter().filter(|pair| pair.gone == gone).map(|pair| pair.cells.len()).min();
        if known.is_none_or(|length| cells.len() < length) {
            self.all.push(Pair { digits: self.digits, cells: cells.to_vec(), gone });
        }
    }
}
