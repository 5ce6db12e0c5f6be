//! Crossovers of permutations.

use std::cell::RefCell;

use crate::permutation::attempt::Permutation;
use crate::random::Rng;

/// A crossover operator whose child is a permutation again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mapping {
    /// Partially mapped crossover (Goldberg and Lingle 1985): a random section comes from the
    /// second parent, the rest from the first.
    ///
    /// A number of the first parent that the section displaces moves to the place of the number
    /// that displaced it.
    PartiallyMapped,
    /// Order crossover (Davis 1985): a random section comes from the first parent. The other
    /// numbers fill the places after it, wrapping around, in the order in which they follow that
    /// section in the second parent.
    Order,
    /// Cycle crossover (Oliver, Smith and Holland 1987): every place has the number of one of the
    /// parents.
    ///
    /// The places of a cycle contain the same numbers in both parents. Each cycle comes from either
    /// parent with equal probability; in the original the parents alternate.
    Cycle,
}

/// A crossover operator with a buffer for a table of places.
#[derive(Clone, Debug)]
pub struct Crossover {
    mapping: Mapping,
    /// The place of each number in the first parent; overwritten for every child.
    places: RefCell<Vec<usize>>,
}

/// Marks a number whose place is unset or used up.
const NONE: usize = usize::MAX;

impl Crossover {
    /// Creates a crossover of permutations of this length.
    #[must_use]
    pub fn new(mapping: Mapping, length: usize) -> Self {
        Self { mapping, places: RefCell::new(vec![NONE; length]) }
    }

    /// Overwrites `child`, a discarded attempt at the same puzzle, with a child of the parents.
    pub fn cross<P: Permutation>(&self, [first, second]: [&P; 2], child: &mut P, rng: &mut Rng) {
        let (first, second) = (first.numbers(), second.numbers());
        let places = &mut *self.places.borrow_mut();
        places.resize(first.len(), NONE);
        for (place, &number) in first.iter().enumerate() {
            places[number] = place;
        }
        child.rearrange(|child| match self.mapping {
            Mapping::PartiallyMapped => map([first, second], child, places, rng),
            Mapping::Order => order([first, second], child, places, rng),
            Mapping::Cycle => cycles([first, second], child, places, rng),
        });
    }
}

/// Draws a non-empty section of the places; each pair of boundaries is equally likely.
#[inline]
fn section(length: usize, rng: &mut Rng) -> std::ops::Range<usize> {
    let [one, other] = rng.two_of(length + 1);
    one.min(other)..one.max(other)
}

fn map([first, second]: [&[usize]; 2], child: &mut [usize], places: &mut [usize], rng: &mut Rng) {
    child.copy_from_slice(first);
    for place in section(first.len(), rng) {
        let (displaced, number) = (child[place], second[place]);
        let holder = places[number];
        child.swap(place, holder);
        (places[number], places[displaced]) = (place, holder);
    }
}

fn order([first, second]: [&[usize]; 2], child: &mut [usize], places: &[usize], rng: &mut Rng) {
    let (length, kept) = (first.len(), section(first.len(), rng));
    child[kept.clone()].copy_from_slice(&first[kept.clone()]);
    let round = || (kept.end..length).chain(0..kept.end);
    let numbers = round().map(|place| second[place]);
    let others = numbers.filter(|&number| !kept.contains(&places[number]));
    for (place, number) in round().zip(others) {
        child[place] = number;
    }
}

fn cycles(
    [first, second]: [&[usize]; 2],
    child: &mut [usize],
    places: &mut [usize],
    rng: &mut Rng,
) {
    child.copy_from_slice(first);
    for start in 0..first.len() {
        // A number with the same place in both parents is a cycle of its own; both parents give the
        // same.
        if places[first[start]] == NONE || first[start] == second[start] {
            continue;
        }
        let (mut place, takes) = (start, rng.index(2) == 1);
        while place != NONE {
            if takes {
                child[place] = second[place];
            }
            places[first[place]] = NONE;
            place = places[second[place]];
        }
    }
}
