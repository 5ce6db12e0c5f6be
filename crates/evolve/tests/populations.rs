//! The laws of the populations, and of the driver over them, on a puzzle of three lines: the traits
//! need no Sudoku.

mod common;

use common::chi_square::assert_shares;
use evoku_evolve::populations::{Better, Culling, Elitist, Halving, Improving};
use evoku_evolve::selection::{Truncation, two_tournaments};
use evoku_evolve::{
    Budget, Cost, Fitness, GeneticAlgorithm, Judge, Member, Population, Puzzle, PuzzleFactory,
    Reproduction, Rng, Stop, Unobserved, run,
};
use proptest::prelude::*;

/// An attempt at nothing in particular: a name to be recognised by.
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

/// Members with these costs, named from `first` on.
fn members(first: usize, costs: &[Cost]) -> Members {
    let named = |(number, &cost)| Member { puzzle: Named(first + number), cost };
    costs.iter().enumerate().map(named).collect()
}

/// Costs of which many are equal.
fn any_costs(count: impl Into<prop::collection::SizeRange>) -> impl Strategy<Value = Vec<Cost>> {
    prop::collection::vec((0..6u32, 0..3u32).prop_map(|(a, b)| Cost::two(a, b)), count)
}

/// The indices by total cost, equals in their order.
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

/// What holds of every population with founders of these costs and children of the same ones turned
/// round: returns members before, children, members after.
fn generation(
    population: &mut impl Population<Named>,
    costs: &[Cost],
) -> (Members, Members, Members) {
    let founders = members(0, costs);
    assert_eq!(population.founders(), founders.len());
    population.found(founders.clone());
    assert_eq!(population.members(), founders);
    assert_eq!(population.size(), founders.len());
    let best = founders.iter().map(|member| member.cost).min();
    assert_eq!(Some(population.best_fit()), best);
    let first = founders.iter().find(|member| Some(member.cost) == best);
    assert_eq!(Some(population.best_individual()), first);

    let number = population.children();
    assert!((1..=founders.len()).contains(&number));
    let survivors = population.survivors();
    let mut rng = Rng::new(1);
    for child in 0..number {
        let parents = population.parents(child, &mut rng);
        assert!(parents.iter().all(|parent| survivors.contains(parent)));
    }
    let reversed: Vec<Cost> = costs.iter().rev().copied().collect();
    let children = members(1000, &reversed[..number]);
    let mut room = children.clone();
    population.replace(&mut room);

    // Nobody is lost, nobody appears twice: the discarded ones are given back as room.
    let after = population.members().to_vec();
    let everybody = [names(&founders), names(&children)].concat();
    assert_eq!(names(&[after.clone(), room].concat()), everybody);
    assert_eq!(population.size(), founders.len());
    (founders, children, after)
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
        let (founders, children, after) = generation(&mut population, &costs);
        prop_assert_eq!(&after, &children, "no parent lives on");
        let survivors = survivors.clamp(1, size);
        prop_assert_eq!(population.survivors(), &ranked(&after)[..survivors]);

        population.found(founders.clone());
        let mut of = vec![0; size];
        for child in 0..size {
            let [parent, other] = population.parents(child, &mut Rng::new(1));
            prop_assert_eq!(parent, other);
            of[parent] += 1;
        }
        for (rank, &parent) in ranked(&founders).iter().enumerate() {
            let share = size / survivors + usize::from(rank < size % survivors);
            prop_assert_eq!(of[parent], if rank < survivors { share } else { 0 });
        }
    }

    #[test]
    fn an_elite_lives_on(costs in any_costs(1..40), elite in 0..50usize) {
        let mut population = Elitist::new(costs.len(), elite, 2);
        let (founders, children, after) = generation(&mut population, &costs);
        let elite = elite.min(costs.len() - 1);
        prop_assert_eq!(children.len(), costs.len() - elite);
        let best: Members = ranked(&founders)[..elite].iter().map(|&i| founders[i].clone()).collect();
        prop_assert_eq!(names(&after), names(&[best, children].concat()));
    }

    #[test]
    fn the_better_half_stays_where_it_is(costs in any_costs(2..40)) {
        let size = costs.len();
        let mut population = Halving::new(size);
        let (founders, children, after) = generation(&mut population, &costs);
        prop_assert_eq!(children.len(), size / 2);
        let best = &ranked(&founders)[..size - size / 2];
        let mut children = children.iter();
        for (place, member) in after.iter().enumerate() {
            let expected = if best.contains(&place) { Some(&founders[place]) } else { children.next() };
            prop_assert_eq!(Some(member), expected);
        }
        population.found(founders);
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
        let (founders, children, after) = generation(&mut population, &costs);
        for ((parent, child), member) in founders.iter().zip(&children).zip(&after) {
            let replaced = better.holds(child.cost, parent.cost) || equal && child.cost == parent.cost;
            prop_assert_eq!(member, if replaced { child } else { parent });
        }
        for child in 0..costs.len() {
            prop_assert_eq!(population.parents(child, &mut Rng::new(1)), [child; 2]);
        }
    }

    /// Each is a strict partial order; the lexicographic ones are total, and hold where Pareto does.
    #[test]
    fn what_better_means(costs in any_costs(3)) {
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
        // The order of costs agrees with dominance, and with equality.
        prop_assert!(!a.dominates(b) || a < b);
        prop_assert_eq!(a.cmp(&b).is_eq(), a == b);
        prop_assert_eq!(a.is_solved(), a == Cost::SOLVED);
    }
}

/// A sum that wrapped would make the worst of costs a solution.
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
        generation(&mut Halving::new(size), &[Cost::one(1), Cost::one(2)]);
    }
}

#[test]
fn a_tournament_is_won_as_often_as_the_best_of_its_draws_comes_first() {
    // Two are equal; the first drawn of them wins.
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
        // Both tournaments are like this, whoever wins the other.
        let both =
            (0..members.len().pow(2)).map(|both| [both / members.len(), both % members.len()]);
        let shares = both.map(|[one, other]| ([one, other], shares[one] * shares[other]));
        let mut rng = Rng::new(1);
        let winners = (0..200_000).map(|_| two_tournaments(&members, size, &mut rng));
        assert_shares(winners, shares.filter(|&(_, share)| share > 0.0));
    }
}

/// Counting down to 0: a whole algorithm out of the parts.
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

/// Runs the driver over a population.
fn count_down(population: impl Population<Named>) {
    let budget = Budget { evaluations: Some(100_000), ..Budget::default() };
    let mut unobserved = Unobserved;
    let mut judge = Judge::new(Down, budget, &mut unobserved);
    let mut algorithm = GeneticAlgorithm::new(Down, Down, population);
    let outcome = run(&mut algorithm, &mut judge, &mut Rng::new(1));
    assert_eq!(outcome.stop, Stop::Solved);
    let best = outcome.best.unwrap();
    assert_eq!((best.line.as_str(), best.board.as_str()), ("0", "[0]\n"));
    assert_eq!(outcome.last, Some(best));
    assert_eq!(outcome.population.last(), Some(&("0".to_owned(), Cost::SOLVED)));
    assert!(outcome.survivors.iter().all(|&survivor| survivor < outcome.population.len()));
}

#[test]
fn the_driver_solves_what_is_no_sudoku() {
    count_down(Culling::new(20, 2));
    count_down(Culling::new(1, 1));
    count_down(Elitist::new(20, 1, 2));
    count_down(Elitist::new(1, 1, 1));
    count_down(Halving::new(20));
    count_down(Halving::new(2));
    count_down(Improving::new(20, Better::First, true));
    count_down(Improving::new(1, Better::Pareto, false));
}
