//! Tests of the random generator and its draws: chi-square tests at level 0.001. The seeds are
//! fixed, so a test that passes once always passes.

use std::collections::BTreeMap;

use crate::chi_square::{SAMPLES, orders, sample};
use crate::chi_square::{assert_shares, assert_uniform, critical, follow};
use evoku_ea::random::{Picks, Probability};
use evoku_ea::{Bytes, Rng, State};

#[test]
fn critical_values_are_those_of_the_table() {
    for (degrees, table) in [(1.0, 10.828), (2.0, 13.816), (10.0, 29.588), (100.0, 149.449)] {
        let off: f64 = critical(degrees) / table - 1.0;
        assert!(off.abs() < 0.035, "{degrees} degrees of freedom: {off}");
    }
}

/// The first outputs of the authors' own implementation,
/// <https://prng.di.unimi.it/xoshiro256plusplus.c>, for the state 1, 2, 3, 4.
#[test]
fn the_generator_is_the_published_one() {
    let state: Vec<u8> = [4_u64, 1, 2, 3, 4].into_iter().flat_map(u64::to_le_bytes).collect();
    let mut rng = Rng::new(0);
    rng.load(&mut Bytes::new(&state)).unwrap();
    let expected = [
        41_943_041,
        58_720_359,
        3_588_806_011_781_223,
        3_591_011_842_654_386,
        9_228_616_714_210_784_205,
    ];
    assert_eq!(expected.map(|_| rng.bits()), expected);
}

#[test]
fn a_biased_sample_is_noticed() {
    let fair = || (0..6u32).map(|face| (face, 1.0)).collect::<BTreeMap<_, _>>();
    let die = |rng: &mut Rng| rng.below(6);
    assert_eq!(follow(sample(1, die), &fair()), Ok(()));
    // One face comes up more often than the others.
    let loaded = |rng: &mut Rng| if rng.below(60) == 0 { 5 } else { rng.below(6) };
    assert!(follow(sample(1, loaded), &fair()).is_err());
    // One face never comes up, or the samples contain a face that the die doesn't have.
    assert!(follow(sample(1, |rng| rng.below(5)), &fair()).is_err());
    assert!(follow(sample(1, |rng| rng.below(7)), &fair()).is_err());
    // The test is one-sided, so samples that are too even pass.
    assert_eq!(follow((0..SAMPLES as u32).map(|n| n % 6), &fair()), Ok(()));
}

#[test]
fn numbers_below_a_bound_are_equally_likely() {
    for bound in [1, 2, 3, 5, 7, 10, 64, 100] {
        assert_uniform(sample(u64::from(bound), |rng| rng.below(bound)), 0..bound);
        let length = bound as usize;
        assert_uniform(sample(u64::from(bound), |rng| rng.index(length)), 0..length);
    }
    // Without rejection every third number would be twice as likely as the others.
    assert_uniform(sample(1, |rng| rng.below(3 << 30) % 3), 0..3);
    assert_uniform(sample(1, |rng| rng.below(3 << 30) >> 30), 0..3);
    assert_eq!(Rng::new(1).below(0), 0);
}

#[test]
fn a_chance_comes_true_as_often_as_it_says() {
    for share in [0.001, 0.02, 0.3, 0.5, 0.95] {
        let chance = Probability::new(share);
        let shares = [(true, share), (false, 1.0 - share)];
        assert_shares(sample(2, |rng| rng.chance(chance)), shares);
    }
    for (share, always) in [(0.0, false), (-1.0, false), (1.0, true), (2.0, true)] {
        let chance = Probability::new(share);
        assert!(sample(2, |rng| rng.chance(chance)).all(|came_true| came_true == always));
    }
}

#[test]
fn a_shuffle_makes_every_order_equally_likely() {
    let shuffled = |rng: &mut Rng| {
        let mut items = vec![1, 2, 3, 4];
        rng.shuffle(&mut items);
        items
    };
    assert_uniform(sample(3, shuffled), orders(&[1, 2, 3, 4]));
}

#[test]
fn two_indices_know_nothing_of_each_other() {
    for (first, second) in [(1, 1), (1, 7), (5, 3), (20, 20)] {
        let pairs = (0..first).flat_map(|one| (0..second).map(move |other| [one, other]));
        assert_uniform(sample(25, |rng| rng.two_indices(first, second)), pairs);
    }
    // Without rejection every third number would be twice as likely as the others.
    let pairs = (0..3).flat_map(|one| (0..3).map(move |other| [one, other]));
    let thirds = |rng: &mut Rng| rng.two_indices(3 << 30, 3 << 30).map(|index| index % 3);
    assert_uniform(sample(26, thirds), pairs);
}

#[test]
fn two_of_many_are_any_two() {
    for length in [2, 3, 7] {
        let pairs = (0..length).flat_map(|one| (0..length).map(move |other| [one, other]));
        let differ = pairs.filter(|[one, other]| one != other);
        assert_uniform(sample(24, |rng| rng.two_of(length)), differ);
    }
}

/// Every set of places has the probability that one draw for each place would give it. This is
/// stronger than checking the number and the position of picks separately.
#[test]
fn picks_are_what_a_draw_for_each_item_would_pick() {
    for (length, share) in [(1, 0.1), (5, 0.3), (6, 0.5), (3, 0.1), (4, 0.8)] {
        let picks = Picks::new(length, share);
        let drawn = |rng: &mut Rng| {
            let mut set = 0u32;
            picks.draw(rng, |place, _| {
                assert!(set >> place == 0, "ascending");
                set |= 1 << place;
            });
            set
        };
        let probability = |set: u32| {
            let picked = set.count_ones() as i32;
            share.powi(picked) * (1.0 - share).powi(length as i32 - picked)
        };
        assert_shares(sample(4, drawn), (0..1 << length).map(|set| (set, probability(set))));
    }
}

#[test]
fn picks_from_a_long_sequence_are_uniform() {
    let picks = Picks::new(100, 0.02);
    let mut rng = Rng::new(5);
    let (mut places, mut numbers) = (Vec::new(), Vec::new());
    for _ in 0..SAMPLES {
        let before = places.len();
        picks.draw(&mut rng, |place, _| places.push(place));
        numbers.push((places.len() - before).min(7));
    }
    assert_uniform(places, 0..100);
    // Binomial distribution; seven and more picks are merged.
    let mut shares: BTreeMap<usize, f64> = BTreeMap::new();
    let mut probability = 0.98f64.powi(100);
    for number in 0..=100usize {
        *shares.entry(number.min(7)).or_default() += probability;
        probability *= (100 - number) as f64 / (number + 1) as f64 * 0.02 / 0.98;
    }
    assert_shares(numbers, shares);
}

#[test]
fn picks_with_share_0_pick_nothing_and_with_share_1_everything() {
    for length in [0, 1, 9, 100] {
        for (share, expected) in [(0.0, 0), (1.0, length)] {
            let mut picked = Vec::new();
            Picks::new(length, share).draw(&mut Rng::new(6), |place, _| picked.push(place));
            assert_eq!(picked, (0..expected).collect::<Vec<_>>());
        }
    }
}
