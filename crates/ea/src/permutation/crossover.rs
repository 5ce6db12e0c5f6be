//! Crossovers of permutations.

use std::cell::RefCell;

use crate::permutation::attempt::Permutation;
use crate::random::Rng;

/// How two permutations have a child that is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mapping {
    /// Partially mapped crossover: a random section comes from the second parent; numbers of the
    /// first that it displaces go where the numbers that displace them stood (Goldberg and Lingle
    /// 1985).
    PartiallyMapped,
    /// Order crossover: a random section comes from the first parent; the others follow behind it,
    /// round the end, in the order in which they follow there in the second (Davis 1985).
    Order,
    /// Cycle crossover: the places of a cycle hold the same numbers in both parents, and each cycle
    /// comes from either parent with equal probability (Oliver, Smith and Holland 1987, who let the
    /// parents take turns). Every place has the number of a parent.
    Cycle,
}

/// A crossover, with room for a table of places.
#[derive(Clone, Debug)]
pub struct Crossover {
    mapping: Mapping,
    /// The place of each number; written anew for every child.
    places: RefCell<Vec<usize>>,
}

/// No place.
const NONE: usize = usize::MAX;

impl Crossover {
    /// A crossover of permutations of this length.
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

/// A section between two of the boundaries of places, each pair equally likely.
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
        // A number that both have here is a cycle of its own, from whichever parent.
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
