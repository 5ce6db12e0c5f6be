//! Selection of parents. Most functions use only the costs of members and return indices.

use std::cmp::Reverse;

use crate::random::{Probability, Rng};
use crate::traits::{Member, Puzzle};

/// The winners of two tournaments. Each winner is the best of `size` members drawn with
/// replacement; on a tie, the one that was drawn first.
///
/// Goldberg and Deb 1991, <https://doi.org/10.1016/B978-0-08-050684-5.50008-2>.
#[inline]
pub fn two_tournaments<P>(members: &[Member<P>], size: usize, rng: &mut Rng) -> [usize; 2] {
    winners(members.len(), |member| members[member].cost.total(), size, rng)
}

/// The winners of two tournaments among `count` members with these total costs.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn winners(
    count: usize,
    total: impl Fn(usize) -> u32,
    size: usize,
    rng: &mut Rng,
) -> [usize; 2] {
    let mut winners = rng.two_indices(count, count);
    let mut best = winners.map(&total);
    for _ in 1..size {
        let challengers = rng.two_indices(count, count);
        for (which, challenger) in challengers.into_iter().enumerate() {
            let total = total(challenger);
            // This expression compiles to a conditional move, because a branch predictor can't
            // predict the winner.
            winners[which] = if total < best[which] { challenger } else { winners[which] };
            best[which] = best[which].min(total);
        }
    }
    winners
}

/// Draws one of the items by weight. With probability `greediness`, draws one of the items with the
/// largest weight, otherwise one in proportion to the weights.
///
/// Items that share the largest weight are equally likely. Weights must be 0 or more, and there
/// must be at least one item.
///
/// This is the pseudo-random proportional rule of ant colonies (Dorigo and Gambardella 1997,
/// <https://doi.org/10.1109/4235.585892>).
#[inline]
pub fn greedy_or_proportional(
    weights: &[f64],
    items: impl Iterator<Item = usize> + Clone,
    greediness: Probability,
    rng: &mut Rng,
) -> usize {
    let mut chosen = 0;
    if rng.chance(greediness) {
        let (mut most, mut equals) = (-1.0, 0);
        for item in items {
            equals =
                if weights[item] > most { 1 } else { equals + u32::from(weights[item] == most) };
            if weights[item] > most || weights[item] == most && rng.below(equals) == 0 {
                (chosen, most) = (item, weights[item]);
            }
        }
        return chosen;
    }
    let total: f64 = items.clone().map(|item| weights[item]).sum();
    let mut left = rng.share() * total;
    for item in items {
        // Rounding may leave a small remainder after the last item, so the last item is the
        // default.
        chosen = item;
        left -= weights[item];
        if left < 0.0 {
            break;
        }
    }
    chosen
}

/// Truncation selection: the `keep` members with the lowest total cost, best first. Members of
/// equal cost keep their order.
///
/// The list is reused in every generation, so ranking allocates only once. The running time is
/// linear in the number of members, plus the time to sort the kept members.
#[derive(Clone, Debug, Default)]
pub struct Truncation {
    /// Cost and index of each member as `total << 32 | index`. No two are equal, so the result
    /// doesn't depend on the sorting algorithm or its version.
    ranks: Vec<u64>,
}

state!(Truncation: ranks);

impl Truncation {
    /// Ranks the members and keeps the best `keep` of them, clamped between 1 and the number of
    /// members.
    pub fn rank<P>(&mut self, members: &[Member<P>], keep: usize) {
        let rank = |(index, member): (usize, &Member<P>)| {
            u64::from(member.cost.total()) << 32 | index as u64
        };
        let ranks = members.iter().enumerate().map(rank);
        self.ranks.clear();
        if keep <= 1 {
            self.ranks.extend(ranks.min());
            return;
        }
        self.ranks.extend(ranks);
        let keep = keep.min(members.len());
        if keep < members.len() {
            self.ranks.select_nth_unstable(keep - 1);
            self.ranks.truncate(keep);
        }
        self.ranks.sort_unstable();
    }

    /// Reorders the kept members by index.
    pub fn sort_by_index(&mut self) {
        self.ranks.sort_unstable_by_key(|&rank| rank as u32);
    }

    /// The number of kept members.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.ranks.len()
    }

    /// Returns `true` if no members have been ranked yet.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.ranks.is_empty()
    }

    /// The index of the member at this rank; rank 0 is the best.
    #[must_use]
    #[inline]
    pub fn get(&self, rank: usize) -> usize {
        self.ranks[rank] as u32 as usize
    }

    /// The indices of the kept members, best first.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.len()).map(|rank| self.get(rank))
    }
}

/// Selection scheme for parents.
///
/// Members are compared by their value: the cost of the worst member minus their own cost, plus
/// one. Fitness sharing divides this value ([`Selector::sharing`]).
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Selection {
    /// All members are equally likely.
    Uniform,
    /// Tournament: the member with the highest value among this number of members (at least 1),
    /// drawn with replacement; on a tie, the one that was drawn first (Goldberg and Deb 1991,
    /// <https://doi.org/10.1016/B978-0-08-050684-5.50008-2>).
    Tournament(usize),
    /// Linear ranking (Baker 1985; Whitley 1989). The number, from 1 to 2, is the probability of
    /// the best member relative to the average. The relative probability of the worst member is 2
    /// minus this number.
    Rank(f64),
    /// Roulette wheel: members are drawn independently, in proportion to their value (Holland 1975,
    /// <https://doi.org/10.7551/mitpress/1090.001.0001>).
    Roulette,
    /// Stochastic universal sampling (Baker 1987): members are selected in proportion to their
    /// value, by equally spaced pointers. Each member is selected as often as expected, rounded up
    /// or down. The order of the selected members is then shuffled.
    StochasticUniversal,
    /// Truncation: the members in the best share of the population are equally likely. The share is
    /// from 0 to 1 and includes at least one member (Mühlenbein and Schlierkamp-Voosen 1993,
    /// <https://doi.org/10.1162/evco.1993.1.1.25>).
    Truncation(f64),
}

/// Selects parents. Keeps its buffers from one generation to the next.
#[derive(Clone, Debug)]
pub struct Selector {
    selection: Selection,
    sharing: usize,
    values: Vec<u64>,
    /// The members by value, highest first; ties by index.
    ranks: Vec<u32>,
    /// Cumulative weights, by index or by rank.
    sums: Vec<u64>,
}

/// The fixed-point representation of 1 for fractional weights.
const ONE: u64 = 1 << 20;

impl Selector {
    /// Creates a selector without fitness sharing.
    #[must_use]
    pub fn new(selection: Selection) -> Self {
        Self { selection, sharing: 0, values: Vec::new(), ranks: Vec::new(), sums: Vec::new() }
    }

    /// Adds fitness sharing (Goldberg and Richardson 1987): divides the value of each member by the
    /// crowding around it.
    ///
    /// The crowding is the sum of `1 - d / radius` over all members at a distance `d < radius`,
    /// including the member itself. The running time is quadratic in the number of members. A
    /// radius of 0 turns sharing off.
    #[must_use]
    pub fn sharing(self, radius: usize) -> Self {
        Self { sharing: radius, ..self }
    }

    /// Selects `count` members and stores their indices in `chosen`.
    pub fn select<P: Puzzle>(
        &mut self,
        members: &[Member<P>],
        count: usize,
        chosen: &mut Vec<u32>,
        rng: &mut Rng,
    ) {
        self.value(members);
        let length = members.len();
        chosen.clear();
        match self.selection {
            Selection::Uniform => chosen.extend((0..count).map(|_| rng.index(length) as u32)),
            Selection::Tournament(size) => chosen.extend((0..count).map(|_| {
                let mut winner = rng.index(length);
                for _ in 1..size {
                    let challenger = rng.index(length);
                    if self.values[challenger] > self.values[winner] {
                        winner = challenger;
                    }
                }
                winner as u32
            })),
            Selection::Truncation(share) => {
                self.rank();
                let kept = ((share * length as f64).round() as usize).clamp(1, length);
                chosen.extend((0..count).map(|_| self.ranks[rng.index(kept)]));
            }
            Selection::Rank(pressure) => {
                self.rank();
                let best = (pressure.clamp(1.0, 2.0) * ONE as f64) as u64;
                let others = length as u64 - 1;
                let slope = 2 * (best - ONE);
                let weights = (0..=others).map(|rank| (best * others - slope * rank).max(1));
                add_up(weights, &mut self.sums);
                chosen.extend((0..count).map(|_| self.ranks[spin(&self.sums, rng)]));
            }
            Selection::Roulette => {
                add_up(self.values.iter().copied(), &mut self.sums);
                chosen.extend((0..count).map(|_| spin(&self.sums, rng) as u32));
            }
            Selection::StochasticUniversal => {
                add_up(self.values.iter().copied(), &mut self.sums);
                let whole = u128::from(*self.sums.last().unwrap_or(&1));
                let first = below(whole as u64, rng);
                let mut member = 0;
                for pointer in 0..count as u128 {
                    // The position of a pointer is (first + pointer * whole) / count.
                    let at = u128::from(first) + pointer * whole;
                    while u128::from(self.sums[member]) * count as u128 <= at {
                        member += 1;
                    }
                    chosen.push(member as u32);
                }
                rng.shuffle(chosen);
            }
        }
    }

    /// Computes the values of all members.
    fn value<P: Puzzle>(&mut self, members: &[Member<P>]) {
        let cost = |member: &Member<P>| u64::from(member.cost.total());
        let worst = members.iter().map(cost).max().unwrap_or(0);
        self.values.clear();
        self.values.extend(members.iter().map(|member| worst - cost(member) + 1));
        if self.sharing == 0 {
            return;
        }
        for (value, member) in self.values.iter_mut().zip(members) {
            let distances = members.iter().map(|other| member.puzzle.distance(&other.puzzle));
            let crowd: u64 = distances.map(|far| self.sharing.saturating_sub(far) as u64).sum();
            *value = (*value * self.sharing as u64 * 1024 / crowd).max(1);
        }
    }

    fn rank(&mut self) {
        self.ranks.clear();
        self.ranks.extend(0..self.values.len() as u32);
        self.ranks.sort_unstable_by_key(|&member| (Reverse(self.values[member as usize]), member));
    }
}

#[inline]
fn add_up(weights: impl Iterator<Item = u64>, sums: &mut Vec<u64>) {
    sums.clear();
    let mut sum = 0_u64;
    sums.extend(weights.map(|weight| {
        sum = sum.saturating_add(weight);
        sum
    }));
}

/// Draws an index in proportion to its weight. The probability is off by less than 2^-64 of the
/// total.
#[inline]
fn spin(sums: &[u64], rng: &mut Rng) -> usize {
    let at = below(*sums.last().unwrap_or(&1), rng);
    sums.partition_point(|&sum| sum <= at)
}

#[inline]
fn below(bound: u64, rng: &mut Rng) -> u64 {
    ((u128::from(rng.bits()) * u128::from(bound)) >> 64) as u64
}

/// The four neighbours of a place on a torus, whose grid is as close to a square as possible.
#[must_use]
#[inline]
pub fn torus_neighbours(place: usize, places: usize) -> [usize; 4] {
    let rows = (1..=places.isqrt()).rev().find(|&rows| places.is_multiple_of(rows));
    let columns = places / rows.unwrap_or(1);
    let (first, column) = (place - place % columns, place % columns);
    [
        first + (column + 1) % columns,
        first + (column + columns - 1) % columns,
        (place + columns) % places,
        (place + places - columns) % places,
    ]
}
