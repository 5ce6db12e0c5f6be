//! Tests of the populations, and of the genetic algorithm that drives them, on a trivial puzzle:
//! the traits are independent of Sudoku.

use crate::chi_square::assert_shares;
use evoku_ea::populations::{
    Better, Culling, Elitist, Halving, Improving, Nsga2, Ranked, Standings,
};
use evoku_ea::random::Probability;
use evoku_ea::selection::{Truncation, greedy_or_proportional, two_tournaments};
use evoku_ea::{
    Budget, Cost, Fitness, GeneticAlgorithm, Judge, Member, Population, Puzzle, PuzzleFactory,
    Reproduction, Rng, Running, Stop, run,
};
use proptest::prelude::*;

/// An attempt without content: only a number by which it can be recognised.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Named(usize);

impl Puzzle for Named {
    fn distance(&self, other: &Self) -> usize {
        usize::from(self != other)
    }
    fn line(&self) -> String {
        self.0.to_string()
    }
    fn board(&self) -> String {
        format!("[{}]\n", self.0)
    }
    fn read(&mut self, text: &str) -> Result<(), String> {
        self.0 = text.parse().map_err(|_| format!("\"{text}\" is no number"))?;
        Ok(())
    }
}

type Members = Vec<Member<Named>>;

/// Members with these costs, numbered from `first` on.
fn members(first: usize, costs: &[Cost]) -> Members {
    let named = |(number, &cost)| Member { puzzle: Named(first + number), cost };
    costs.iter().enumerate().map(named).collect()
}

/// Random costs, many of which are equal.
fn any_costs(count: impl Into<prop::collection::SizeRange>) -> impl Strategy<Value = Vec<Cost>> {
    prop::collection::vec((0..6u32, 0..3u32).prop_map(|(a, b)| Cost::two(a, b)), count)
}

/// The indices ordered by total cost; ties by index.
fn ranked(members: &[Member<Named>]) -> Vec<usize> {
    let mut ranked: Vec<usize> = (0..members.len()).collect();
    ranked.sort_by_key(|&index| members[index].cost.total());
    ranked
}

fn names(members: &[Member<Named>]) -> Vec<usize> {
    let mut names: Vec<usize> = members.iter().map(|member| member.puzzle.0).collect();
    names.sort_unstable();
    names
}

/// Checks one generation of any population. The initial population has the given costs, and the
/// children have the same costs in reverse order.
///
/// Returns the members before, the children, and the members after.
fn generation(
    population: &mut impl Population<Named>,
    costs: &[Cost],
) -> (Members, Members, Members) {
    let initial_population = members(0, costs);
    assert_eq!(population.initial_size(), initial_population.len());
    population.initialise(initial_population.clone());
    assert_eq!(population.members(), initial_population);
    assert_eq!(population.size(), initial_population.len());
    let best = initial_population.iter().map(|member| member.cost).min();
    assert_eq!(Some(population.best_fit()), best);
    let first = initial_population.iter().find(|member| Some(member.cost) == best);
    assert_eq!(Some(population.best_individual()), first);

    let number = population.children();
    assert!((1..=initial_population.len()).contains(&number));
    let survivors = population.survivors();
    let mut rng = Rng::new(1);
    population.prepare(&mut rng);
    for child in 0..number {
        let parents = population.parents(child, &mut rng);
        assert!(parents.iter().all(|parent| survivors.contains(parent)));
    }
    let reversed: Vec<Cost> = costs.iter().rev().copied().collect();
    let children = members(1000, &reversed[..number]);
    let mut room = children.clone();
    population.replace(&mut room);

    // No member is lost or duplicated: the discarded ones are returned in `room`.
    let after = population.members().to_vec();
    let everybody = [names(&initial_population), names(&children)].concat();
    assert_eq!(names(&[after.clone(), room].concat()), everybody);
    assert_eq!(population.size(), initial_population.len());
    (initial_population, children, after)
}

/// A naive computation of the standings: fronts by repeatedly removing the non-dominated members.
///
/// The crowding distance comes with the product of the front's ranges; it is `None` for the ends of
/// a front.
fn naive_standings(costs: &[Cost]) -> Vec<(u32, Option<(f64, f64)>)> {
    let mut standings = vec![(0, None); costs.len()];
    let mut left: Vec<usize> = (0..costs.len()).collect();
    for number in 0.. {
        let free = |&&one: &&usize| !left.iter().any(|&other| costs[other].dominates(costs[one]));
        let mut front: Vec<usize> = left.iter().filter(free).copied().collect();
        if front.is_empty() {
            return standings;
        }
        left.retain(|member| !front.contains(member));
        front.sort_by_key(|&member| (costs[member].values(), member));
        let ranges = [0, 1].map(|which| {
            let values = || front.iter().map(|&member| costs[member].values()[which]);
            f64::from((values().max().unwrap() - values().min().unwrap()).max(1))
        });
        for (place, &member) in front.iter().enumerate() {
            standings[member].0 = number;
            if place > 0 && place + 1 < front.len() {
                let [before, after] =
                    [front[place - 1], front[place + 1]].map(|m| costs[m].values());
                let gap = |which: usize| f64::from(before[which].abs_diff(after[which]));
                let crowding = gap(0) / ranges[0] + gap(1) / ranges[1];
                standings[member].1 = Some((crowding, ranges[0] * ranges[1]));
            }
        }
    }
    standings
}

proptest! {
    #[test]
    fn truncation_keeps_the_best(costs in any_costs(0..40), keep in 0..50usize) {
        let members = members(0, &costs);
        let mut best = Truncation::default();
        prop_assert!(best.is_empty());
        best.rank(&members, keep);
        let naive = &ranked(&members)[..keep.max(1).min(members.len())];
        prop_assert_eq!(best.len(), naive.len());
        prop_assert_eq!(best.iter().collect::<Vec<_>>(), naive);
        best.sort_by_index();
        let mut sorted = naive.to_vec();
        sorted.sort_unstable();
        prop_assert_eq!(best.iter().collect::<Vec<_>>(), sorted);
    }

    #[test]
    fn culling_breeds_the_best_alike(costs in any_costs(1..40), survivors in 0..50usize) {
        let size = costs.len();
        let mut population = Culling::new(size, survivors);
        let (initial_population, children, after) = generation(&mut population, &costs);
        prop_assert_eq!(&after, &children, "no parent lives on");
        let survivors = survivors.clamp(1, size);
        prop_assert_eq!(population.survivors(), &ranked(&after)[..survivors]);

        population.initialise(initial_population.clone());
        let mut of = vec![0; size];
        for child in 0..size {
            let [parent, other] = population.parents(child, &mut Rng::new(1));
            prop_assert_eq!(parent, other);
            of[parent] += 1;
        }
        for (rank, &parent) in ranked(&initial_population).iter().enumerate() {
            let share = size / survivors + usize::from(rank < size % survivors);
            prop_assert_eq!(of[parent], if rank < survivors { share } else { 0 });
        }
    }

    #[test]
    fn an_elite_lives_on(costs in any_costs(1..40), elite in 0..50usize) {
        let mut population = Elitist::new(costs.len(), elite, 2);
        let (initial_population, children, after) = generation(&mut population, &costs);
        let elite = elite.min(costs.len() - 1);
        prop_assert_eq!(children.len(), costs.len() - elite);
        let best: Members = ranked(&initial_population)[..elite].iter().map(|&i| initial_population[i].clone()).collect();
        prop_assert_eq!(names(&after), names(&[best, children].concat()));
    }

    #[test]
    fn the_better_half_stays_where_it_is(costs in any_costs(2..40)) {
        let size = costs.len();
        let mut population = Halving::new(size);
        let (initial_population, children, after) = generation(&mut population, &costs);
        prop_assert_eq!(children.len(), size / 2);
        let best = &ranked(&initial_population)[..size - size / 2];
        let mut children = children.iter();
        for (place, member) in after.iter().enumerate() {
            let expected = if best.contains(&place) { Some(&initial_population[place]) } else { children.next() };
            prop_assert_eq!(Some(member), expected);
        }
        population.initialise(initial_population);
        for (child, &parent) in best.iter().enumerate().take(size / 2) {
            prop_assert_eq!(population.parents(child, &mut Rng::new(1)), [parent; 2]);
        }
    }

    #[test]
    fn only_better_children_replace(
        costs in any_costs(1..40), equal in any::<bool>(),
        better in prop::sample::select(&[Better::Pareto, Better::First, Better::Second]),
    ) {
        let mut population = Improving::new(costs.len(), better, equal);
        let (initial_population, children, after) = generation(&mut population, &costs);
        for ((parent, child), member) in initial_population.iter().zip(&children).zip(&after) {
            let replaced = better.holds(child.cost, parent.cost) || equal && child.cost == parent.cost;
            prop_assert_eq!(member, if replaced { child } else { parent });
        }
        for child in 0..costs.len() {
            prop_assert_eq!(population.parents(child, &mut Rng::new(1)), [child; 2]);
        }
    }

    #[test]
    fn standings_are_those_of_the_definition(costs in any_costs(0..40)) {
        let mut standings = Standings::default();
        standings.rank(&costs);
        for (member, (front, crowding)) in naive_standings(&costs).into_iter().enumerate() {
            let standing = standings.get(member);
            prop_assert_eq!(standing.front, front);
            match crowding {
                None => prop_assert_eq!(standing.crowding, u128::MAX),
                Some((crowding, scale)) => {
                    let off = standing.crowding as f64 / scale - crowding;
                    prop_assert!(off.abs() < 1e-9, "{} by {:?}", off, costs);
                }
            }
        }
    }

    #[test]
    fn the_first_fronts_live_on(costs in any_costs(1..30)) {
        let size = costs.len();
        let mut population = Nsga2::new(size);
        let (initial_population, children, after) = generation(&mut population, &costs);
        prop_assert_eq!(children.len(), size);
        let all = [initial_population, children].concat();
        let naive = naive_standings(&all.iter().map(|member| member.cost).collect::<Vec<_>>());
        let mut order: Vec<usize> = (0..all.len()).collect();
        let room = |member: usize| naive[member].1.map_or(f64::INFINITY, |(crowding, _)| crowding);
        order.sort_by(|&one, &other| {
            naive[one].0.cmp(&naive[other].0).then(room(other).total_cmp(&room(one)))
        });
        // Ties are broken by number, so only the quality of the last survivor is certain.
        let last = order[size - 1];
        for member in &order[..size] {
            let better = naive[*member].0 < naive[last].0 || room(*member) > room(last) + 1e-9;
            prop_assert!(!better || after.contains(&all[*member]));
        }
        let worst = |member: usize| {
            naive[member].0 > naive[last].0
                || naive[member].0 == naive[last].0 && room(member) < room(last) - 1e-9
        };
        for member in (0..all.len()).filter(|&member| worst(member)) {
            prop_assert!(!after.contains(&all[member]));
        }
    }

    /// Each is a strict partial order. The lexicographic ones are also total, and hold wherever
    /// Pareto dominance does.
    #[test]
    fn dominance_relations_are_strict_partial_orders(costs in any_costs(3)) {
        let [a, b, c] = [costs[0], costs[1], costs[2]];
        let ([a1, a2], [b1, b2]) = (a.values(), b.values());
        prop_assert_eq!(Better::Pareto.holds(a, b), a1 <= b1 && a2 <= b2 && (a1 < b1 || a2 < b2));
        prop_assert_eq!(Better::First.holds(a, b), a1 < b1 || a1 == b1 && a2 < b2);
        prop_assert_eq!(Better::Second.holds(a, b), a2 < b2 || a2 == b2 && a1 < b1);
        for better in [Better::Pareto, Better::First, Better::Second] {
            prop_assert!(!better.holds(a, a));
            prop_assert!(!(better.holds(a, b) && better.holds(b, a)));
            prop_assert!(!(better.holds(a, b) && better.holds(b, c)) || better.holds(a, c));
            prop_assert!(!Better::Pareto.holds(a, b) || better.holds(a, b));
        }
        // The order of costs is consistent with dominance and with equality.
        prop_assert!(!a.dominates(b) || a < b);
        prop_assert_eq!(a.cmp(&b).is_eq(), a == b);
        prop_assert_eq!(a.is_solved(), a == Cost::SOLVED);
    }
}

/// If the sum wrapped around, the worst cost would look like a solution.
#[test]
fn the_largest_costs_are_no_solutions() {
    let [a, b] = [Cost::two(u32::MAX, 0), Cost::two(u32::MAX, 1)];
    assert_eq!((a.total(), b.total()), (u32::MAX, u32::MAX));
    assert!(!a.is_solved() && !b.is_solved());
    assert!(a < b && a.dominates(b));
}

#[test]
fn the_smallest_populations_have_a_child() {
    for size in [0, 1] {
        let costs = [Cost::one(1)];
        generation(&mut Culling::new(size, 0), &costs);
        generation(&mut Elitist::new(size, 1, 1), &costs);
        generation(&mut Improving::new(size, Better::First, true), &costs);
        generation(&mut Nsga2::new(size), &costs);
        generation(&mut Halving::new(size), &[Cost::one(1), Cost::one(2)]);
    }
}

#[test]
fn a_tournament_is_won_as_often_as_the_best_of_its_draws_comes_first() {
    // Two members are equal; the first one drawn wins.
    let members = members(0, &[5, 2, 4, 2].map(Cost::one));
    for size in [0, 1, 2, 3] {
        // Every sequence of draws is equally likely.
        let mut shares = vec![0.0; members.len()];
        for draws in 0..members.len().pow(size.max(1) as u32) {
            let drawn =
                (0..size.max(1)).map(|n| draws / members.len().pow(n as u32) % members.len());
            let winner = drawn.min_by_key(|&member| members[member].cost).unwrap();
            shares[winner] += 1.0;
        }
        // Both tournaments have this distribution, independently of each other.
        let both =
            (0..members.len().pow(2)).map(|both| [both / members.len(), both % members.len()]);
        let shares = both.map(|[one, other]| ([one, other], shares[one] * shares[other]));
        let mut rng = Rng::new(1);
        let winners = (0..200_000).map(|_| two_tournaments(&members, size, &mut rng));
        assert_shares(winners, shares.filter(|&(_, share)| share > 0.0));
    }
}

#[test]
fn parents_of_nsga_2_win_tournaments_of_two() {
    // Fronts 0 (two ends and, between them, one member in a narrow and one in a wide gap), 1 and 2.
    let costs = [(0, 9), (1, 3), (2, 2), (9, 0), (6, 6), (9, 9)].map(|(a, b)| Cost::two(a, b));
    let mut population = Nsga2::new(costs.len());
    population.initialise(members(0, &costs));
    // The order of the members: both ends, then by crowding, then by front.
    let rank = [0, 2, 1, 0, 3, 4];
    let mut shares = [0.0; 6];
    for (first, second) in (0..36).map(|pair| (pair / 6, pair % 6)) {
        shares[if rank[second] < rank[first] { second } else { first }] += 1.0;
    }
    let both = (0..36).map(|pair| ([pair / 6, pair % 6], shares[pair / 6] * shares[pair % 6]));
    let mut rng = Rng::new(2);
    let parents = (0..200_000).map(|child| population.parents(child, &mut rng));
    assert_shares(parents, both.filter(|&(_, share)| share > 0.0));
}

#[test]
fn ants_take_the_strongest_or_draw() {
    let weights = [9.0, 0.5, 2.0, 0.0, 2.0, 0.5];
    let items = [1, 2, 3, 4, 5];
    for greediness in [0.0, 0.3, 0.9, 1.0] {
        let probability = Probability::new(greediness);
        let mut rng = Rng::new(3);
        let draws = (0..100_000)
            .map(|_| greedy_or_proportional(&weights, items.into_iter(), probability, &mut rng));
        let share = |&item: &usize| {
            let strongest = if [2, 4].contains(&item) { 0.5 } else { 0.0 };
            (item, greediness * strongest + (1.0 - greediness) * weights[item] / 5.0)
        };
        assert_shares(draws, items.iter().map(share).filter(|&(_, share)| share > 0.0));
    }
}

/// A puzzle that is solved by counting down to 0, for a complete algorithm.
struct Down;

impl PuzzleFactory for Down {
    type Puzzle = Named;
    fn create(&self, rng: &mut Rng) -> Named {
        Named(50 + rng.index(50))
    }
}
impl Fitness<Named> for Down {
    fn cost(&self, puzzle: &Named) -> Cost {
        Cost::one(puzzle.0 as u32)
    }
}
impl Reproduction<Named> for Down {
    fn reproduce(&self, [first, second]: [&Named; 2], child: &mut Named, rng: &mut Rng) {
        child.0 = (first.0.min(second.0) + 1).saturating_sub(rng.index(3));
    }
}

/// Runs the genetic algorithm with a population.
fn count_down(population: impl Population<Named> + Send) {
    let budget = Budget { evaluations: Some(100_000), ..Budget::default() };
    let algorithm = GeneticAlgorithm::new(Down, Down, population);
    let judge = Judge::new(Down, budget);
    let outcome = run(&mut Running::new(algorithm, judge, Rng::new(1)));
    assert_eq!(outcome.stop, Stop::Solved);
    let best = outcome.best.unwrap();
    assert_eq!((best.line.as_str(), best.board.as_str()), ("0", "[0]\n"));
    assert_eq!(outcome.last, Some(best));
    assert_eq!(outcome.population.last(), Some(&("0".to_owned(), Cost::SOLVED)));
    assert!(outcome.survivors.iter().all(|&survivor| survivor < outcome.population.len()));
}

#[test]
fn the_driver_solves_other_problems() {
    count_down(Culling::new(20, 2));
    count_down(Culling::new(1, 1));
    count_down(Elitist::new(20, 1, 2));
    count_down(Elitist::new(1, 1, 1));
    count_down(Halving::new(20));
    count_down(Halving::new(2));
    count_down(Improving::new(20, Better::First, true));
    count_down(Improving::new(1, Better::Pareto, false));
    count_down(Nsga2::new(20));
    count_down(Nsga2::new(1));
}

#[test]
fn ranks_have_their_parents_above_them() {
    let costs: Vec<Cost> = [5, 3, 4, 3, 9].map(Cost::one).to_vec();
    let mut population = Ranked::new(5);
    population.initialise(members(0, &costs));
    let ranks = [1, 3, 2, 0, 4];
    assert_eq!(population.survivors(), ranks);
    assert_eq!((population.initial_size(), population.children()), (5, 4));
    let mut rng = Rng::new(31);
    for child in 0..4 {
        let parents = (0..20_000).map(|_| population.parents(child, &mut rng));
        let above = &ranks[..=child];
        let pairs = above.iter().flat_map(|&one| above.iter().map(move |&other| [one, other]));
        assert_shares(parents, pairs.map(|pair| (pair, 1.0)));
    }
}

#[test]
fn the_best_rank_ages_until_it_gives_way() {
    let mut population = Ranked::new(2);
    population.initialise(members(0, &[Cost::one(3), Cost::one(7)]));
    let child = |name, cost| [Member { puzzle: Named(name), cost: Cost::one(cost) }];
    // It costs 3 and has been the best once before, so it ranks as 4, 5, 6 against a child of cost
    // 5.
    for expected in [0, 0, 0, 1] {
        population.replace(&mut child(1, 5));
        let best = population.survivors()[0];
        assert_eq!(population.members()[best].puzzle, Named(expected));
        // Ranking does not affect the reported lowest cost, until a child replaces the best.
        assert_eq!(population.best_fit(), Cost::one(3));
    }
    population.replace(&mut child(2, 8));
    assert_eq!(
        population.members().iter().map(|member| member.puzzle.0).collect::<Vec<_>>(),
        [2, 1]
    );
    // A copy is as old as its original.
    let mut population = Ranked::new(2);
    population.initialise(members(0, &[Cost::one(3), Cost::one(7)]));
    for _ in 0..3 {
        population.replace(&mut child(0, 3));
    }
    population.replace(&mut child(4, 5));
    let best = population.survivors()[0];
    assert_eq!(population.members()[best].puzzle, Named(4));
}
