//! Skyscraper and two-string kite: two lines with two places each for a digit.
//!
//! ```text
//! skyscraper                 two-string kite
//! X . . . X                  X . . . X      row: one end in the box
//! |       |  shared column   . X            column: one end in the box
//! X . . . . X                . |
//! free ends: 1 row each      . X            free ends: where they cross
//! ```
//!
//! If one free end doesn't hold the digit, the other does, so no cell that sees both holds it
//! (hodoku.sourceforge.net, "Single Digit Patterns"; Havard, "Strong Links for Beginners", 2005).
//! Both are turbot fish of a shape that is easy to spot. A *dual* kite is two kites that share the
//! cells in the box; their digits may differ.
//!
//! Digits with more than two places in most lines end early; all pairs of the remaining lines are
//! tried, in HoDoKu's order. As there, skyscrapers share the first ends or the last ends of both
//! lines, and kites are joined by the first ends in one box. The other patterns are found as turbot
//! fish. Kites need a box or region, and rule out only the digit at the crossing.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Implications, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, Digit, Digits, House, HouseKind};

/// A line with two places for a digit.
#[derive(Clone, Copy)]
struct Link {
    line: House,
    ends: [Cell; 2],
}

fn collect<const WORDS: usize>(
    position: &Position<WORDS>,
    kind: HouseKind,
    digit: Digit,
    links: &mut Vec<Link>,
) {
    links.clear();
    let of_kind = |&line: &House| position.geometry().kind(line) == kind;
    let link = |line| position.pair_in(line, digit).map(|ends| Link { line, ends });
    links.extend(position.houses_with_pair(digit).filter(of_kind).filter_map(link));
}

/// The chain from the free (second) end of one line to that of the other.
fn chain(digit: Digit, one: Link, other: Link) -> Implications {
    Implications::alternating([
        (vec![one.ends[1]], digit, None),
        (vec![one.ends[0]], digit, Some(one.line)),
        (vec![other.ends[0]], digit, None),
        (vec![other.ends[1]], digit, Some(other.line)),
    ])
}

/// Finds, for some digits, two rows, or two columns, that share the line of one end.
pub(super) fn skyscraper<const WORDS: usize>(
    position: &Position<WORDS>,
    digits: Digits,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let side = position.side();
    let mut links = Vec::new();
    for (kind, across) in [
        (HouseKind::Row, Cell::column as fn(Cell, usize) -> usize),
        (HouseKind::Column, Cell::row as fn(Cell, usize) -> usize),
    ] {
        for digit in digits {
            collect(position, kind, digit, &mut links);
            for (index, &one) in links.iter().enumerate() {
                for &other in &links[index + 1..] {
                    let crossed = |link: Link| link.ends.map(|cell| across(cell, side));
                    let ([a, b], [c, d]) = (crossed(one), crossed(other));
                    let turned = |link: Link| Link { ends: [link.ends[1], link.ends[0]], ..link };
                    let (one, other) = match (a == c, b == d) {
                        (true, false) => (one, other),
                        (false, true) => (turned(one), turned(other)),
                        // Both: an X-wing. None: nothing, or a skyscraper in the other direction.
                        _ => continue,
                    };
                    let seen = position.layout().common_peers([one.ends[1], other.ends[1]])
                        & *position.places(digit);
                    if seen.is_empty() {
                        continue;
                    }
                    found(Deduction {
                        technique: Technique::Skyscraper,
                        placements: Vec::new(),
                        eliminations: position.candidates_in(seen, Digits::only(digit)),
                        pattern: Pattern::Chains(vec![chain(digit, one, other)]),
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A row and a column, each with the end in the box first, and their elimination.
struct Kite {
    row: Link,
    column: Link,
    gone: Candidate,
}

impl Kite {
    /// The ends in the box, ascending.
    fn joints(&self) -> [Cell; 2] {
        let [row, column] = [self.row.ends[0], self.column.ends[0]];
        [row.min(column), row.max(column)]
    }
}

fn kites<const WORDS: usize>(
    position: &Position<WORDS>,
    digits: Digits,
    each: &mut dyn FnMut(Kite) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (layout, side) = (position.layout(), position.side());
    let block = |cell: Cell| layout.houses_of(cell).iter().find(|&&house| layout.is_block(house));
    let mut rows = Vec::new();
    let mut columns = Vec::new();
    for digit in digits {
        collect(position, HouseKind::Row, digit, &mut rows);
        collect(position, HouseKind::Column, digit, &mut columns);
        for row in &mut rows {
            for column in &mut columns {
                let joined = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().find(|&(here, there)| {
                    let box_ = block(row.ends[here]);
                    box_.is_some() && box_ == block(column.ends[there])
                });
                let Some((here, there)) = joined else { continue };
                // Swapped permanently: of two ends in one box, HoDoKu continues with the one used
                // last.
                row.ends.swap(0, here);
                column.ends.swap(0, there);
                if row.ends.iter().any(|end| column.ends.contains(end)) {
                    continue;
                }
                let crossing = Cell::at(column.ends[1].row(side), row.ends[1].column(side), side);
                let gone = Candidate { cell: crossing, digit };
                if position.allows(gone) {
                    each(Kite { row: *row, column: *column, gone })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds, for some digits, a row and a column joined in a box.
pub(super) fn kite<const WORDS: usize>(
    position: &Position<WORDS>,
    digits: Digits,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    kites(position, digits, &mut |kite| found(kite_deduction(Technique::TwoStringKite, &[&kite])))
}

/// Finds, for some digits, pairs of kites with the same places in the box.
pub(super) fn dual_kite<const WORDS: usize>(
    position: &Position<WORDS>,
    digits: Digits,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut all = Vec::new();
    let _ = kites(position, digits, &mut |kite| {
        all.push(kite);
        ControlFlow::Continue(())
    });
    for (index, one) in all.iter().enumerate() {
        for other in &all[index + 1..] {
            if one.gone != other.gone && one.joints() == other.joints() {
                found(kite_deduction(Technique::DualTwoStringKite, &[one, other]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn kite_deduction(technique: Technique, kites: &[&Kite]) -> Deduction {
    let mut eliminations: Vec<Candidate> = kites.iter().map(|kite| kite.gone).collect();
    eliminations.sort_unstable();
    let chains = kites.iter().map(|kite| chain(kite.gone.digit, kite.row, kite.column));
    Deduction {
        technique,
        placements: Vec::new(),
        eliminations,
        pattern: Pattern::Chains(chains.collect()),
    }
}
