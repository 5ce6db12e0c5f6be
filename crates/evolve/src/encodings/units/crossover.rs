//! Crossovers of boards with complete units.

use evoku_ea::Rng;
use evoku_ea::random::Probability;

use crate::encodings::units::board::UnitBoard;
use crate::encodings::units::layout::Layout;
use crate::encodings::units::row::{Row, copy};

/// A crossover operator of boards with complete units, whose children also have complete units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossover {
    /// The units before a boundary come from the first parent, the other units from the second. All
    /// boundaries are equally likely.
    OnePoint,
    /// Each unit comes from either parent with equal probability (Mantere and Koljonen 2007,
    /// <https://doi.org/10.1109/CEC.2007.4424632>).
    Uniform,
    /// Each unit comes from the second parent with this probability.
    Biased(Probability),
    /// Cycle crossover within each unit (Oliver, Smith and Holland 1987): every cell has the digit
    /// of one of the parents.
    ///
    /// The places of a cycle contain the same digits in both parents. Each cycle comes from either
    /// parent with equal probability, so the child may be any point between its parents. In the
    /// original algorithm, the parents alternate.
    Cycle,
    /// Cycle crossover like [`Crossover::Cycle`], except that each cycle comes from the second
    /// parent with this probability. The probability is the average position of the child on a
    /// shortest path from the first parent (0) to the second (1).
    BiasedCycle(Probability),
    /// Partially mapped crossover within each unit (Goldberg and Lingle 1985): a random section of
    /// its open cells comes from the second parent, the rest from the first.
    ///
    /// A digit of the first parent that the section displaces moves to the place that the digit
    /// displacing it has in the first parent.
    PartiallyMapped,
    /// Each band of boxes comes from the parent with more distinct digits in the band's rows, or
    /// from the first parent on a tie (Sato and Inoue 2010,
    /// <https://doi.org/10.1109/ITW.2010.5593375>).
    ///
    /// If the units are rows, a band consists of rows, and the boxes of the band are compared.
    /// Boards without bands, such as jigsaws, use [`Crossover::Uniform`] instead.
    Bands,
    /// Crossover like [`Crossover::Bands`], except that stacks of boxes are inherited and their
    /// columns are compared. Applies only if the units are boxes.
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

    /// Overwrites the units of a child, without updating its cost.
    #[inline]
    pub(super) fn exchange<R: Row>(
        self,
        [first, second]: [&UnitBoard<R>; 2],
        child: &mut [R],
        rng: &mut Rng,
    ) {
        if self == Self::OnePoint {
            // A board with a single unit has no boundary.
            let boundaries = first.units.len() - 1;
            let cut = if boundaries == 0 { 1 } else { 1 + rng.index(boundaries) };
            copy(&first.units[..cut], &mut child[..cut]);
            copy(&second.units[cut..], &mut child[cut..]);
        } else {
            self.exchange_more([first, second], child, rng);
        }
    }

    /// Crossovers that take longer than [`Crossover::OnePoint`]; apart, so that it stays short.
    fn exchange_more<R: Row>(
        self,
        [first, second]: [&UnitBoard<R>; 2],
        child: &mut [R],
        rng: &mut Rng,
    ) {
        let layout = &*first.layout;
        match self.supported_by(layout) {
            Self::OnePoint => {}
            Self::Uniform => {
                // The coins are one bit for each of up to 64 units.
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

    /// Returns this crossover, or its replacement on boards to which it can't be applied.
    #[inline]
    fn supported_by<R: Row>(self, layout: &Layout<R>) -> Self {
        match self {
            Self::Bands if layout.bands().is_none() => Self::Uniform,
            Self::Stacks if layout.stacks().is_none() => Self::Uniform,
            supported => supported,
        }
    }
}

/// Copies whole units. A unit comes from the second parent if `from_second` returns `true`,
/// otherwise from the first.
#[inline]
fn take<R: Row>(
    first: &UnitBoard<R>,
    second: &UnitBoard<R>,
    child: &mut [R],
    mut from_second: impl FnMut(usize) -> bool,
) {
    let parents = first.units.iter().zip(&second.units);
    for (number, (unit, (first, second))) in child.iter_mut().zip(parents).enumerate() {
        *unit = *(if from_second(number) { second } else { first });
    }
}

/// Returns a predicate that is `true` if the second parent has more distinct digits in a part than
/// the first.
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

/// Replaces the cycles of a unit whose coin is `true` by the second parent's cycles. The unit must
/// be a copy of the first parent's. Only cycles of length 2 or more use a coin, so 64 coins are
/// enough for every side.
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
        // The next place is the one where the first parent has the digit that the second parent has
        // here.
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

/// Replaces a section of a unit by the second parent's section, and maps the displaced digits. The
/// unit must be a copy of the first parent's.
fn map<R: Row>(unit: &mut R, second: &R, section: &[u8], open: &[u8]) {
    for place in section.iter().map(|&place| usize::from(place)) {
        let digit = second.field(place);
        let holder = open.iter().find(|&&other| unit.field(usize::from(other)) == digit);
        if let Some(&holder) = holder {
            unit.swap(place, usize::from(holder));
        }
    }
}
