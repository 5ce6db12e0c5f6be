//! Tests of the parts of a genetic algorithm: selections against their distributions, replacements
//! against their definitions.

use std::collections::BTreeMap;

use crate::chi_square::{assert_shares, assert_uniform};
use evoku_ea::populations::{Composed, Replacement};
use evoku_ea::selection::{Selection, Selector, torus_neighbours};
use evoku_ea::{Cost, Member, OneFifth, Population, Puzzle, Reproduction, Rng};
use proptest::prelude::*;

/// A number; the distance of two numbers is their difference.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Number(usize);

impl Puzzle for Number {
    fn distance(&self, other: &Self) -> usize {
        self.0.abs_diff(other.0)
    }
    fn line(&self) -> String {
        self.0.to_string()
    }
    fn board(&self) -> String {
        self.line()
    }
    fn read(&mut self, text: &str) -> Result<(), String> {
        self.0 = text.parse().map_err(|_| text.to_owned())?;
        Ok(())
    }
}

type Members = Vec<Member<Number>>;

fn members(numbers: &[usize], costs: &[u32]) -> Members {
    let member = |(&number, &cost)| Member { puzzle: Number(number), cost: Cost::one(cost) };
    numbers.iter().zip(costs).map(member).collect()
}

/// Members 0, 1, 2, ... with these costs.
fn costing(costs: &[u32]) -> Members {
    members(&(0..costs.len()).collect::<Vec<_>>(), costs)
}

/// The indices of selected members in many rounds, `count` in each.
fn chosen(selector: Selector, members: &Members, count: usize) -> Vec<u32> {
    let (mut selector, mut rng, mut chosen) = (selector, Rng::new(1), Vec::new());
    let rounds = (0..60_000 / count).flat_map(|_| {
        selector.select(members, count, &mut chosen, &mut rng);
        assert_eq!(chosen.len(), count);
        chosen.clone()
    });
    rounds.collect()
}

fn shares(of: &[f64]) -> BTreeMap<u32, f64> {
    (0..).zip(of.iter().copied()).filter(|&(_, share)| share > 0.0).collect()
}

/// The costs contain a tie: members 1 and 3.
const COSTS: [u32; 5] = [9, 2, 4, 2, 7];

#[test]
fn everybody_is_as_likely() {
    assert_uniform(chosen(Selector::new(Selection::Uniform), &costing(&COSTS), 7), 0..5);
}

#[test]
fn tournaments_are_won_by_the_best_of_their_draws() {
    for size in 1..4_usize {
        let mut wins = [0.0; 5];
        for draws in 0..5_usize.pow(size as u32) {
            let drawn = (0..size).map(|n| draws / 5_usize.pow(n as u32) % 5);
            // The first one drawn wins a tie.
            wins[drawn.min_by_key(|&member| COSTS[member]).unwrap()] += 1.0;
        }
        let chosen = chosen(Selector::new(Selection::Tournament(size)), &costing(&COSTS), 6);
        assert_shares(chosen, shares(&wins));
    }
}

#[test]
fn ranks_are_chosen_linearly() {
    for pressure in [1.0, 1.5, 2.0] {
        // The rank of each member; the first one has the better rank on a tie.
        let ranks = [4.0, 0.0, 2.0, 1.0, 3.0];
        let share = ranks.map(|rank| pressure - (2.0 * pressure - 2.0) * rank / 4.0);
        let chosen = chosen(Selector::new(Selection::Rank(pressure)), &costing(&COSTS), 6);
        // With a pressure of 2 the worst member has rank weight 0 and is almost never selected.
        assert_shares(chosen, shares(&share));
    }
}

/// The value of each member: the cost of the worst minus its own, plus one.
const VALUES: [f64; 5] = [1.0, 8.0, 6.0, 8.0, 3.0];

#[test]
fn the_wheel_turns_in_proportion_to_fitness() {
    let chosen = chosen(Selector::new(Selection::Roulette), &costing(&COSTS), 6);
    assert_shares(chosen, shares(&VALUES));
}

#[test]
fn universal_sampling_is_in_proportion_and_never_far_from_it() {
    let members = costing(&COSTS);
    let (mut selector, mut rng) = (Selector::new(Selection::StochasticUniversal), Rng::new(3));
    let (mut chosen, mut once, mut first) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..10_000 {
        selector.select(&members, 10, &mut chosen, &mut rng);
        for (member, value) in (0..).zip(VALUES) {
            let (count, expected) =
                (chosen.iter().filter(|&&c| c == member).count() as f64, 10.0 * value / 26.0);
            assert!((count - expected).abs() < 1.0, "{member}: {count}, not {expected}");
        }
        first.push(chosen[0]);
        selector.select(&members, 1, &mut chosen, &mut rng);
        once.extend(&chosen);
    }
    // Every position of the list has the same distribution, because the order is random.
    assert_shares(first, shares(&VALUES));
    assert_shares(once, shares(&VALUES));
}

#[test]
fn truncation_leaves_the_best() {
    for (share, left) in
        [(0.0, &[1][..]), (0.4, &[1, 3]), (0.6, &[1, 3, 2]), (1.0, &[0, 1, 2, 3, 4])]
    {
        let selector = Selector::new(Selection::Truncation(share));
        assert_uniform(chosen(selector, &costing(&COSTS), 6), left.iter().copied());
    }
}

#[test]
fn a_crowd_shares_its_fitness() {
    // Two members close together and one far away; all cost the same.
    let members = members(&[10, 11, 90], &[5, 5, 5]);
    let selector = || Selector::new(Selection::Roulette);
    assert_uniform(chosen(selector(), &members, 6), 0..3);
    // Each member of the pair counts itself and three quarters of the other.
    let alone = 1.0 / 1.75;
    assert_shares(chosen(selector().sharing(4), &members, 6), shares(&[alone, alone, 1.0]));
}

#[test]
fn the_neighbours_on_a_torus_are_mutual() {
    for places in 1..60 {
        for place in 0..places {
            for neighbour in torus_neighbours(place, places) {
                assert!(
                    torus_neighbours(neighbour, places).contains(&place),
                    "{place} of {places}"
                );
            }
        }
    }
    assert_eq!(torus_neighbours(0, 12), [1, 3, 4, 8]);
}

fn any_replacement() -> impl Strategy<Value = Replacement> {
    prop_oneof![
        (0..12_usize).prop_map(|elite| Replacement::Generational { elite }),
        Just(Replacement::Worst),
        Just(Replacement::Oldest),
        (1..4_usize).prop_map(|children| Replacement::Plus { children }),
        (1..4_usize).prop_map(|children| Replacement::Comma { children }),
        Just(Replacement::Crowding),
        Just(Replacement::Cellular),
    ]
}

fn names(members: &[Member<Number>]) -> Vec<usize> {
    let mut names: Vec<usize> = members.iter().map(|member| member.puzzle.0).collect();
    names.sort_unstable();
    names
}

proptest! {
    /// No member is lost or duplicated, and the right ones survive, in several successive
    /// generations.
    #[test]
    fn replacements_do_what_they_say(
        replacement in any_replacement(),
        costs in prop::collection::vec(0..8_u32, 1..12),
        of_children in prop::collection::vec(0..8_u32, 140),
        seed: u64,
    ) {
        let size = costs.len();
        let selector = Selector::new(Selection::Tournament(2));
        let mut population = Composed::new(size, selector, replacement);
        let mut rng = Rng::new(seed);
        population.found(costing(&costs));
        let mut born = size;
        let mut of_children = of_children.into_iter().cycle();
        for _ in 0..4 {
            population.prepare(&mut rng);
            let before = population.members().to_vec();
            let parents: Vec<[usize; 2]> = (0..population.children())
                .map(|child| population.parents(child, &mut rng))
                .collect();
            prop_assert!(parents.iter().flatten().all(|&parent| parent < size));
            let made: Members = parents
                .iter()
                .enumerate()
                .map(|(child, _)| Member {
                    puzzle: Number(born + child),
                    cost: Cost::one(of_children.next().unwrap()),
                })
                .collect();
            born += made.len();
            let mut children = made.clone();
            population.replace(&mut children);
            let after = population.members().to_vec();
            let all = |one: &Members, other: &Members| names(&[&one[..], other].concat());
            prop_assert_eq!(all(&before, &made), all(&after, &children));
            prop_assert_eq!(after.len(), size);

            let sorted = |members: &[Member<Number>]| {
                let mut costs: Vec<Cost> = members.iter().map(|member| member.cost).collect();
                costs.sort_unstable();
                costs
            };
            let is_child = |member: &Member<Number>| made.contains(member);
            match replacement {
                Replacement::Generational { elite } => {
                    let elite = elite.min(size - 1);
                    let old: Members =
                        after.iter().filter(|member| !is_child(member)).cloned().collect();
                    prop_assert_eq!(sorted(&old), &sorted(&before)[..elite]);
                }
                Replacement::Worst => {
                    let gone = children[0].cost;
                    prop_assert_eq!(Some(gone), before.iter().map(|member| member.cost).max());
                    prop_assert!(after.contains(&made[0]));
                }
                Replacement::Oldest => {
                    let oldest = before.iter().map(|member| member.puzzle.0).min();
                    prop_assert_eq!(Some(children[0].puzzle.0), oldest);
                }
                Replacement::Plus { children } => {
                    prop_assert_eq!(made.len(), children * size);
                    let all = [&before[..], &made].concat();
                    prop_assert_eq!(sorted(&after), &sorted(&all)[..size]);
                }
                Replacement::Comma { .. } => {
                    prop_assert!(after.iter().all(is_child));
                    prop_assert_eq!(sorted(&after), &sorted(&made)[..size]);
                }
                Replacement::Crowding => {
                    let mut once: Vec<usize> =
                        parents.iter().map(|[first, _]| *first).collect();
                    once.sort_unstable();
                    prop_assert_eq!(once, (0..size).collect::<Vec<_>>(), "each is a parent");
                    for pair in (0..size / 2).map(|pair| 2 * pair) {
                        let [a, b] = parents[pair];
                        prop_assert_eq!(parents[pair + 1], [b, a]);
                        let off = |one: usize, other: usize| {
                            let distance = |parent: usize, child: usize| {
                                before[parent].puzzle.distance(&made[child].puzzle)
                            };
                            distance(a, one) + distance(b, other)
                        };
                        let alike = if off(pair, pair + 1) <= off(pair + 1, pair) {
                            [(a, pair), (b, pair + 1)]
                        } else {
                            [(a, pair + 1), (b, pair)]
                        };
                        for (parent, child) in alike {
                            let (old, new) = (&before[parent], &made[child]);
                            let left = if new.cost < old.cost { new } else { old };
                            prop_assert_eq!(&after[parent], left);
                        }
                    }
                }
                Replacement::Cellular => {
                    for place in 0..size {
                        let [own, other] = parents[place];
                        prop_assert_eq!(own, place);
                        prop_assert!(torus_neighbours(place, size).contains(&other));
                        let better = made[place].cost <= before[place].cost;
                        let left = if better { &made[place] } else { &before[place] };
                        prop_assert_eq!(&after[place], left);
                    }
                }
            }
        }
    }
}

/// A reproduction that writes its own number into the child.
struct Rung(usize);

impl Reproduction<Number> for Rung {
    fn reproduce(&self, _: [&Number; 2], child: &mut Number, _: &mut Rng) {
        child.0 = self.0;
    }
}

#[test]
fn a_fifth_of_better_children_is_where_it_stays() {
    // The number of better children out of ten, and the rung (0 to 4, starting at 2) after each
    // ten.
    for (better, rungs) in [(2, [2, 2, 2, 2]), (3, [3, 4, 4, 4]), (1, [1, 0, 0, 0])] {
        let mut ladder = OneFifth::new((0..5).map(Rung).collect(), 2, 10);
        for rung in rungs {
            let mut child = Number(9);
            for number in 0..10 {
                ladder.reproduce([&Number(0), &Number(0)], &mut child, &mut Rng::new(1));
                Reproduction::<Number>::learn(&mut ladder, number < better);
            }
            assert_eq!(ladder.rung(), rung, "{better}");
        }
    }
    let mut fixed = OneFifth::new(vec![Rung(7)], 0, 0);
    (0..1000).for_each(|_| Reproduction::<Number>::learn(&mut fixed, true));
    assert_eq!(fixed.rung(), 0);
}
