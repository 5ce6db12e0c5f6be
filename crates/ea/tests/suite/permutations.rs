//! Tests of permutations: their incremental counts against a naive recount, and their operators
//! against the definitions, outcome by outcome.

use std::collections::BTreeMap;

use crate::chi_square::{assert_shares, assert_uniform};
use evoku_ea::permutation::{Crossover, Mapping, Mutation, Orders, Permutation, change};
use evoku_ea::problems::MagicSquare;
use evoku_ea::problems::Queens;
use evoku_ea::random::Picks;
use evoku_ea::{PuzzleFactory, Rng};

const SAMPLES: usize = 40_000;

/// Checks after every change that an attempt equals one built from the same numbers.
fn check_twins<P: Permutation + PartialEq + std::fmt::Debug>(
    size: usize,
    anew: impl Fn(&[usize]) -> P,
) {
    let mut rng = Rng::new(size as u64);
    let mut attempt = Orders::<P>::new(size).create(&mut rng);
    let length = P::length(size);
    assert_eq!(attempt.numbers().len(), length);
    assert!(P::ascending(size).numbers().iter().copied().eq(0..length));
    for step in 0..2_000 {
        let [one, other] = rng.two_indices(length, length);
        let price = attempt.price(one, other);
        let before: u32 = attempt.parts().iter().sum();
        attempt.swap(one, other);
        let after: u32 = attempt.parts().iter().sum();
        assert_eq!(i64::from(after) - i64::from(before), i64::from(price), "{one} {other}");
        if step % 5 == 0 {
            let all =
                [Mutation::Swap, Mutation::Insertion, Mutation::Inversion, Mutation::Scramble];
            all[rng.index(4)].mutate(&mut attempt, &mut rng);
        }
        assert_eq!(attempt, anew(attempt.numbers()));
        let mut sorted = attempt.numbers().to_vec();
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(0..length));
    }
}

#[test]
fn costs_and_prices_are_those_of_a_recount() {
    for size in [4, 5, 8, 20] {
        check_twins(size, |rows| Queens::new(rows.to_vec()));
    }
    for size in [3, 4, 5, 10] {
        let anew = |numbers: &[usize]| {
            MagicSquare::new(size, numbers.iter().map(|number| number + 1).collect())
        };
        check_twins(size, anew);
    }
}

fn queens(numbers: &[usize]) -> Queens {
    Queens::new(numbers.to_vec())
}

#[test]
fn every_order_is_equally_likely() {
    let mut rng = Rng::new(1);
    let orders = Orders::<Queens>::new(4);
    let mut reused = orders.create(&mut rng);
    let created: Vec<_> =
        (0..SAMPLES).map(|_| orders.create(&mut rng).numbers().to_vec()).collect();
    let renewed = (0..SAMPLES).map(|_| {
        orders.renew(&mut reused, &mut rng);
        reused.numbers().to_vec()
    });
    assert_uniform(renewed, all_orders(4));
    assert_uniform(created, all_orders(4));
}

/// All permutations of the numbers below `length`.
fn all_orders(length: usize) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    for number in 0..length {
        all = all
            .into_iter()
            .flat_map(|order: Vec<usize>| {
                (0..=order.len()).map(move |at| {
                    let mut longer = order.clone();
                    longer.insert(at, number);
                    longer
                })
            })
            .collect();
    }
    all
}

/// The total share of each outcome.
fn shares(outcomes: impl IntoIterator<Item = (Vec<usize>, f64)>) -> BTreeMap<Vec<usize>, f64> {
    let mut shares = BTreeMap::new();
    outcomes.into_iter().for_each(|(outcome, share)| *shares.entry(outcome).or_default() += share);
    shares
}

/// All ordered pairs of different places.
fn pairs(length: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..length)
        .flat_map(move |one| (0..length).map(move |other| (one, other)))
        .filter(|(one, other)| one != other)
}

#[test]
fn mutations_have_the_distributions_of_their_definitions() {
    let parent = [2, 0, 3, 1, 4];
    let swapped = |(one, other): (usize, usize)| {
        let mut child = parent.to_vec();
        child.swap(one, other);
        vec![(child, 1.0)]
    };
    let inserted = |(one, other): (usize, usize)| {
        let mut child = parent.to_vec();
        let number = child.remove(one);
        child.insert(other, number);
        vec![(child, 1.0)]
    };
    let between = |(one, other): (usize, usize)| one.min(other)..one.max(other) + 1;
    let inverted = |pair| {
        let mut child = parent.to_vec();
        child[between(pair)].reverse();
        vec![(child, 1.0)]
    };
    let scrambled = |pair| {
        let section = between(pair);
        let orders = all_orders(section.len());
        let share = 1.0 / orders.len() as f64;
        let child = |order: Vec<usize>| {
            let mut child = parent.to_vec();
            let numbers = order.iter().map(|&at| parent[section.start + at]);
            child.splice(section.clone(), numbers);
            (child, share)
        };
        orders.into_iter().map(child).collect::<Vec<_>>()
    };
    type Children<'c> = &'c dyn Fn((usize, usize)) -> Vec<(Vec<usize>, f64)>;
    let all: [(Mutation, Children<'_>); 4] = [
        (Mutation::Swap, &swapped),
        (Mutation::Insertion, &inserted),
        (Mutation::Inversion, &inverted),
        (Mutation::Scramble, &scrambled),
    ];
    for (mutation, children) in all {
        let mut rng = Rng::new(2);
        let samples = (0..SAMPLES).map(|_| {
            let mut child = queens(&parent);
            mutation.mutate(&mut child, &mut rng);
            child.numbers().to_vec()
        });
        assert_shares(samples, shares(pairs(5).flat_map(children)));
    }
}

#[test]
fn each_place_is_changed_with_its_probability() {
    let places = Picks::new(4, 0.5);
    let mut rng = Rng::new(3);
    let samples = (0..SAMPLES).map(|_| {
        let mut child = queens(&[0, 1, 2, 3]);
        change(&mut child, &places, &mut rng);
        child.numbers().to_vec()
    });
    // Every subset of places can be drawn, each place with any mate.
    let outcomes = (0..16_u32).flat_map(|picked| {
        let mut children = vec![(vec![0, 1, 2, 3], 1.0 / 16.0)];
        for place in (0..4).filter(|place| picked >> place & 1 == 1) {
            children = children
                .into_iter()
                .flat_map(|(child, share): (Vec<usize>, f64)| {
                    (0..4).map(move |mate| {
                        let mut child = child.clone();
                        child.swap(place, mate);
                        (child, share / 4.0)
                    })
                })
                .collect();
        }
        children
    });
    assert_shares(samples, shares(outcomes));
}

/// All non-empty sections between two boundaries of `length` places.
fn sections(length: usize) -> impl Iterator<Item = std::ops::Range<usize>> {
    (0..=length).flat_map(move |from| (from + 1..=length).map(move |to| from..to))
}

/// The definition of Goldberg and Lingle: outside the section, replaces a number by following the
/// mapping of the section until it is unused.
fn mapped([first, second]: [&[usize]; 2], section: std::ops::Range<usize>) -> Vec<usize> {
    let place = |place: usize| {
        if section.contains(&place) {
            return second[place];
        }
        let mut number = first[place];
        while let Some(at) = section.clone().find(|&at| second[at] == number) {
            number = first[at];
        }
        number
    };
    (0..first.len()).map(place).collect()
}

/// The definition of Davis: keeps the section and fills the rest with the missing numbers in the
/// order of the second parent.
fn ordered([first, second]: [&[usize]; 2], section: std::ops::Range<usize>) -> Vec<usize> {
    let length = first.len();
    let mut child = first.to_vec();
    let round: Vec<usize> = (0..length).map(|step| (section.end + step) % length).collect();
    let mut missing: Vec<usize> = round.iter().map(|&place| second[place]).collect();
    missing.retain(|number| !first[section.clone()].contains(number));
    let open = round.iter().filter(|place| !section.contains(place));
    open.zip(missing).for_each(|(&place, number)| child[place] = number);
    child
}

/// The places of each cycle of two permutations.
fn cycles([first, second]: [&[usize]; 2]) -> Vec<Vec<usize>> {
    let mut cycles: Vec<Vec<usize>> = Vec::new();
    for start in 0..first.len() {
        if cycles.iter().flatten().any(|&place| place == start) {
            continue;
        }
        let (mut cycle, mut place) = (Vec::new(), Some(start));
        while let Some(at) = place.filter(|at| !cycle.contains(at)) {
            cycle.push(at);
            place = first.iter().position(|&number| number == second[at]);
        }
        cycles.push(cycle);
    }
    cycles
}

#[test]
fn crossovers_have_the_distributions_of_their_definitions() {
    let parents: [&[usize]; 2] = [&[0, 1, 2, 3, 4, 5, 6, 7], &[3, 7, 2, 0, 5, 4, 6, 1]];
    let of_sections = |child: &dyn Fn(std::ops::Range<usize>) -> Vec<usize>| {
        shares(sections(8).map(|section| (child(section), 1.0)))
    };
    let cycles: Vec<_> = cycles(parents).into_iter().filter(|cycle| cycle.len() > 1).collect();
    assert_eq!(cycles.len(), 3);
    let of_cycles = (0..8_u32).map(|coins| {
        let mut child = parents[0].to_vec();
        for (number, cycle) in cycles.iter().enumerate() {
            if coins >> number & 1 == 1 {
                cycle.iter().for_each(|&place| child[place] = parents[1][place]);
            }
        }
        (child, 1.0)
    });
    for (mapping, expected) in [
        (Mapping::PartiallyMapped, of_sections(&|section| mapped(parents, section))),
        (Mapping::Order, of_sections(&|section| ordered(parents, section))),
        (Mapping::Cycle, shares(of_cycles)),
    ] {
        let crossover = Crossover::new(mapping, 8);
        let both = parents.map(queens);
        let (mut rng, mut child) = (Rng::new(4), queens(parents[0]));
        let samples = (0..SAMPLES).map(|_| {
            crossover.cross([&both[0], &both[1]], &mut child, &mut rng);
            assert_eq!(child, queens(child.numbers()), "counted anew");
            child.numbers().to_vec()
        });
        assert_shares(samples, expected);
    }
}

#[test]
fn equal_parents_have_equal_children() {
    let mut rng = Rng::new(5);
    for mapping in [Mapping::PartiallyMapped, Mapping::Order, Mapping::Cycle] {
        for size in [4, 30] {
            let parent = Orders::<Queens>::new(size).create(&mut rng);
            let mut child = Orders::<Queens>::new(size).create(&mut rng);
            Crossover::new(mapping, size).cross([&parent, &parent], &mut child, &mut rng);
            assert_eq!(child, parent, "{mapping:?}");
        }
    }
}
