//! Mutations of a permutation.

use crate::permutation::attempt::Permutation;
use crate::random::{Picks, Rng};

/// A change at two random places, or of the section between them. Each pair of different places is
/// equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mutation {
    /// The two numbers are swapped (exchange mutation, Banzhaf 1990).
    Swap,
    /// The number of the first place moves to the second; those between shift to close the gap
    /// (Fogel 1988).
    Insertion,
    /// The numbers from one place to the other are reversed (simple inversion, Holland 1975;
    /// Grefenstette 1987).
    Inversion,
    /// The numbers from one place to the other are put in random order (scramble mutation, Syswerda
    /// 1991).
    Scramble,
}

impl Mutation {
    /// Changes an attempt.
    pub fn mutate<P: Permutation>(self, attempt: &mut P, rng: &mut Rng) {
        let [one, other] = rng.two_of(attempt.numbers().len());
        let (first, last) = (one.min(other), one.max(other));
        match self {
            Self::Swap => attempt.swap(one, other),
            Self::Insertion => attempt.rearrange(|numbers| match one < other {
                true => numbers[first..=last].rotate_left(1),
                false => numbers[first..=last].rotate_right(1),
            }),
            Self::Inversion => attempt.rearrange(|numbers| numbers[first..=last].reverse()),
            Self::Scramble => attempt.rearrange(|numbers| rng.shuffle(&mut numbers[first..=last])),
        }
    }
}

/// Swaps each place drawn from `places` with a random place, possibly itself.
pub fn change<P: Permutation>(attempt: &mut P, places: &Picks, rng: &mut Rng) {
    let length = attempt.numbers().len();
    places.draw(rng, |place, rng| attempt.swap(place, rng.index(length)));
}
