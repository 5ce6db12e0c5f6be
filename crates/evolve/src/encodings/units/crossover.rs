//! What a child takes from which parent.

use evoku_ea::Rng;
use evoku_ea::random::Probability;

use crate::encodings::units::board::UnitBoard;
use crate::encodings::units::layout::Layout;
use crate::encodings::units::row::{Row, copy};

/// How two parents whose units are complete have a child whose units are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossover {
    /// The units before a boundary come from the first parent, the others from the second; each
    /// boundary between units is equally likely.
    OnePoint,
    /// Each unit comes from either parent with equal probability (Mantere and Koljonen 2007,
    /// <https://doi.org/10.1109/CEC.2007.4424632>).
    Uniform,
    /// Each unit comes from the second parent with this probability.
    Biased(Probability),
    /// Within each unit, cycle by cycle: the places of a cycle hold the same digits in both
    /// parents, and each cycle comes from either parent with equal probability. Every cell has
    /// the digit of a parent (Oliver, Smith and Holland 1987, who let the parents take turns;
    /// with a coin for each cycle the child may be any point between its parents).
    Cycle,
    /// As [`Crossover::Cycle`], but each cycle comes from the second parent with this probability:
    /// the child lies as far on a shortest way to the second parent, on average.
    BiasedCycle(Probability),
    /// Within each unit, partially mapped: a random section of its open cells comes from the second
    /// parent; digits of the first that it displaces go where the digits that displace them stood
    /// (Goldberg and Lingle 1985).
    PartiallyMapped,
    /// Each band of boxes comes from the parent that has more distinct digits in the band's rows,
    /// from the first of equals (Sato and Inoue 2010, <https://doi.org/10.1109/ITW.2010.5593375>).
    /// With rows as units a band is made of rows, and what counts are its boxes. Boards without
    /// bands, such as jigsaws, are crossed over as by [`Crossover::Uniform`].
    Bands,
    /// The same for stacks of boxes and the columns in them, where boxes are the units.
    Stacks,
}

impl Crossover {
    /// Overwrites `child`, a discarded board of the same puzzle, with a child of the parents.
    pub fn cross<R: Row>(
        self,
        parents: [&UnitBoard<R>; 2],
        child: &mut UnitBoard<R>,
        rng: &mut Rng,
    ) {
        self.exchange(parents, &mut child.units, rng);
        child.recount();
    }

    /// Overwrites the units of a child.
    #[inline]
    pub(super) fn exchange<R: Row>(
        self,
        [first, second]: [&UnitBoard<R>; 2],
        child: &mut [R],
        rng: &mut Rng,
    ) {
        let layout = &*first.layout;
        match self.served_by(layout) {
            Self::OnePoint => {
                // A board of one unit has no boundary.
                let boundaries = first.units.len() - 1;
                let cut = if boundaries == 0 { 1 } else { 1 + rng.index(boundaries) };
                take(first, second, child, |unit| unit >= cut);
            }
            Self::Uniform => {
                // One bit for each of up to 64 units.
                let coins = rng.bits();
                take(first, second, child, |unit| coins >> unit & 1 == 1);
            }
            Self::Biased(second_parent) => {
                take(first, second, child, |_| rng.chance(second_parent));
            }
            Self::Cycle => {
                copy(&first.units, child);
                for (unit, open) in &layout.swappable {
                    let coins = rng.bits();
                    let coins = (0..u64::BITS).map(|coin| coins >> coin & 1 == 1);
                    cycles(&mut child[*unit], &second.units[*unit], open, coins);
                }
            }
            Self::BiasedCycle(second_parent) => {
                copy(&first.units, child);
                for (unit, open) in &layout.swappable {
                    let coins = std::iter::repeat_with(|| rng.chance(second_parent));
                    cycles(&mut child[*unit], &second.units[*unit], open, coins);
                }
            }
            Self::PartiallyMapped => {
                copy(&first.units, child);
                for (unit, open) in &layout.swappable {
                    let [one, other] = rng.two_of(open.len() + 1);
                    let section = &open[one.min(other)..one.max(other)];
                    map(&mut child[*unit], &second.units[*unit], section, open);
                }
            }
            Self::Bands => {
                copy(&first.units, child);
                let [height, bands] = layout.bands().unwrap_or_default();
                let better = better(layout, Layout::distinct_in_band, [first, second]);
                for band in (0..bands).filter(|&band| better(band)) {
                    let units = band * height..(band + 1) * height;
                    copy(&second.units[units.clone()], &mut child[units]);
                }
            }
            Self::Stacks => {
                copy(&first.units, child);
                let [height, stacks] = layout.stacks().unwrap_or_default();
                let better = better(layout, Layout::distinct_in_stack, [first, second]);
                for stack in (0..stacks).filter(|&stack| better(stack)) {
                    for band in 0..height {
                        child[band * stacks + stack] = second.units[band * stacks + stack];
                    }
                }
            }
        }
    }

    /// This crossover, or the one in its place on boards that it doesn't serve.
    #[inline]
    fn served_by<R: Row>(self, layout: &Layout<R>) -> Self {
        match self {
            Self::Bands if layout.bands().is_none() => Self::Uniform,
            Self::Stacks if layout.stacks().is_none() => Self::Uniform,
            served => served,
        }
    }
}

/// Whole units, from the second parent where it says so.
#[inline]
fn take<R: Row>(
    first: &UnitBoard<R>,
    second: &UnitBoard<R>,
    child: &mut [R],
    mut from_second: impl FnMut(usize) -> bool,
) {
    let parents = first.units.iter().zip(&second.units);
    for (number, (unit, (first, second))) in child.iter_mut().zip(parents).enumerate() {
        *unit = if from_second(number) { *second } else { *first };
    }
}

/// Whether the second parent has more distinct digits in a part than the first.
fn better<'a, R: Row>(
    layout: &'a Layout<R>,
    distinct: impl Fn(&Layout<R>, &[R], usize) -> u32 + 'a,
    parents: [&'a UnitBoard<R>; 2],
) -> impl Fn(usize) -> bool + 'a {
    move |part| {
        let [first, second] = parents.map(|parent| distinct(layout, &parent.units, part));
        second > first
    }
}

/// Gives a unit, which is the first parent's, the cycles of the second for which the coin says so.
/// Only cycles of two and more use up a coin: 64 are enough for every side.
fn cycles<R: Row>(unit: &mut R, second: &R, open: &[u8], mut coins: impl Iterator<Item = bool>) {
    // The place of each digit in the first parent.
    let mut places = [0u8; 64];
    for &place in open {
        places[unit.field(usize::from(place)).trailing_zeros() as usize] = place;
    }
    let mut seen = 0u64;
    for &start in open {
        let is_alike = unit.field(usize::from(start)) == second.field(usize::from(start));
        if seen >> start & 1 == 1 || is_alike {
            continue;
        }
        let (mut place, takes) = (start, coins.next() == Some(true));
        // A digit stands where the first parent has what the second has here, and so on round.
        while seen >> place & 1 == 0 {
            seen |= 1 << place;
            let digit = second.field(usize::from(place));
            if takes {
                unit.set(usize::from(place), digit);
            }
            place = places[digit.trailing_zeros() as usize];
        }
    }
}

/// Gives a section of a unit, which is the first parent's, the digits of the second.
fn map<R: Row>(unit: &mut R, second: &R, section: &[u8], open: &[u8]) {
    for place in section.iter().map(|&place| usize::from(place)) {
        let digit = second.field(place);
        let holder = open.iter().find(|&&other| unit.field(usize::from(other)) == digit);
        if let Some(&holder) = holder {
            unit.swap(place, usize::from(holder));
        }
    }
}
