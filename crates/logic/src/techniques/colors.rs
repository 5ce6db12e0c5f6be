//! Simple and multi colors: places of a digit coloured alternately.
//!
//! The only two places of a digit in a house get different colors, and so on along such pairs. In a
//! *cluster*, either all places of one color hold the digit or all of the other.
//!
//! - Wrap: two places of one color see each other, so the other color is true.
//! - Trap: a place sees both colors, so it does not hold the digit.
//! - Multi colors 2: a color sees both colors of another cluster, so it is false.
//! - Multi colors 1: colors of two clusters see each other, so one of the two others is true. A
//!   place that sees both of these does not hold the digit.
//!
//! (hodoku.sourceforge.net, "Coloring"; Sudopedia, "Simple Colors", "Multi-Colors".) Clusters are
//! numbered by their first place, which has the first color. All pairs of clusters are tried both
//! ways, in HoDoKu's order. The cells that a color sees are computed once, so each test is one or
//! two operations on sets.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Cell, Digit, Digits, Set};

/// One color of a cluster, and the cells that some place of it sees.
#[derive(Clone, Copy)]
struct Color<const WORDS: usize> {
    places: Set<Cell, WORDS>,
    seen: Set<Cell, WORDS>,
}

impl<const WORDS: usize> Color<WORDS> {
    const NONE: Self = Self { places: Set::EMPTY, seen: Set::EMPTY };

    fn sees(&self, other: &Self) -> bool {
        !self.seen.is_disjoint(&other.places)
    }
}

/// Finds, for some digits, clusters that rule out a color or a place.
pub(super) fn simple_colors<const WORDS: usize>(
    position: &Position<WORDS>,
    digits: Digits,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut clusters = Vec::new();
    for digit in digits {
        color(position, digit, &mut clusters);
        for cluster in &clusters {
            let wrapped = |color: &&Color<WORDS>| color.sees(color);
            let gone = cluster.iter().filter(wrapped).map(|color| color.places);
            emit(position, Technique::SimpleColorsWrap, digit, &[*cluster], gone, found)?;
            let gone = trapped(position, digit, &cluster[0], &cluster[1]);
            emit(position, Technique::SimpleColorsTrap, digit, &[*cluster], [gone], found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds, for some digits, pairs of clusters that rule out a color of one, or a place.
pub(super) fn multi_colors<const WORDS: usize>(
    position: &Position<WORDS>,
    digits: Digits,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut clusters = Vec::new();
    for digit in digits {
        color(position, digit, &mut clusters);
        for (index, one) in clusters.iter().enumerate() {
            for (other_index, other) in clusters.iter().enumerate() {
                if index == other_index {
                    continue;
                }
                let torn = |color: &&Color<WORDS>| color.sees(&other[0]) && color.sees(&other[1]);
                let gone = one.iter().filter(torn).map(|color| color.places);
                emit(position, Technique::MultiColors2, digit, &[*one, *other], gone, found)?;

                let meeting = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter();
                let gone = meeting.filter(|&(here, there)| one[here].sees(&other[there])).map(
                    |(here, there)| trapped(position, digit, &one[1 - here], &other[1 - there]),
                );
                emit(position, Technique::MultiColors1, digit, &[*one, *other], gone, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The places that see both colors.
fn trapped<const WORDS: usize>(
    position: &Position<WORDS>,
    digit: Digit,
    one: &Color<WORDS>,
    other: &Color<WORDS>,
) -> Set<Cell, WORDS> {
    one.seen & other.seen & *position.places(digit)
}

/// Emits the elimination of the places in some sets, one set after the other, if there are any.
fn emit<const WORDS: usize>(
    position: &Position<WORDS>,
    technique: Technique,
    digit: Digit,
    clusters: &[[Color<WORDS>; 2]],
    gone: impl IntoIterator<Item = Set<Cell, WORDS>>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut eliminations = Vec::new();
    let mut known = Set::EMPTY;
    for places in gone {
        eliminations.extend(position.candidates_in(places - known, Digits::only(digit)));
        known |= places;
    }
    if eliminations.is_empty() {
        return ControlFlow::Continue(());
    }
    let cells = |color: Color<WORDS>| color.places.iter().collect();
    found(Deduction {
        technique,
        placements: Vec::new(),
        eliminations,
        pattern: Pattern::Colors {
            digit,
            clusters: clusters.iter().map(|cluster| cluster.map(cells)).collect(),
        },
    })
}

/// Colors the places of a digit.
fn color<const WORDS: usize>(
    position: &Position<WORDS>,
    digit: Digit,
    clusters: &mut Vec<[Color<WORDS>; 2]>,
) {
    clusters.clear();
    let layout = position.layout();
    let mut uncolored = *position.places(digit);
    while let Some(start) = uncolored.min() {
        let mut cluster = [Color::NONE; 2];
        let mut fresh: [Set<Cell, WORDS>; 2] = [Set::only(start), Set::EMPTY];
        while let Some((side, cell)) = (0..2).find_map(|side| Some((side, fresh[side].min()?))) {
            fresh[side].remove(cell);
            uncolored.remove(cell);
            cluster[side].places.insert(cell);
            cluster[side].seen |= *layout.peers(cell);
            for &house in layout.houses_of(cell) {
                if let Some(partner) = position.partner_in(house, digit, cell)
                    && uncolored.contains(partner)
                {
                    fresh[1 - side].insert(partner);
                }
            }
        }
        if !cluster[1].places.is_empty() {
            clusters.push(cluster);
        }
    }
}
