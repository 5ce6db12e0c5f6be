//! Who becomes a parent: indices out, blind to the puzzle.

use std::cmp::Reverse;

use crate::random::{Probability, Rng};
use crate::traits::{Member, Puzzle};

/// The winners of two tournaments: each the best of `size` members drawn with replacement (Goldberg
/// and Deb 1991, <https://doi.org/10.1016/B978-0-08-050684-5.50008-2>), the first drawn of equals.
#[inline]
pub fn two_tournaments<P>(members: &[Member<P>], size: usize, rng: &mut Rng) -> [usize; 2] {
    let mut winners = rng.two_indices(members.len(), members.len());
    let mut best = winners.map(|winner| members[winner].cost.total());
    for _ in 1..size {
        let challengers = rng.two_indices(members.len(), members.len());
        for (which, challenger) in challengers.into_iter().enumerate() {
            let total = members[challenger].cost.total();
            // Written so that it compiles to a conditional move: who wins can't be predicted.
            winners[which] = if total < best[which] { challenger } else { winners[which] };
            best[which] = best[which].min(total);
        }
    }
    winners
}

/// One of some items, of which there is at least one: with probability `greediness` one of those
/// with the largest weight, each equally likely; else one drawn in proportion to the weights, which
/// are 0 or more.
///
/// The pseudo-random proportional rule of ant colonies (Dorigo and Gambardella 1997,
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
        // Rounding may leave a little behind the last of them.
        chosen = item;
        left -= weights[item];
        if left < 0.0 {
            break;
        }
    }
    chosen
}

/// The `keep` members with the lowest total cost, best first, equals in their order.
///
/// A list that is filled again every generation, so that ranking allocates once. Linear in the
/// members, plus sorting those kept.
#[derive(Clone, Debug, Default)]
pub struct Truncation {
    /// Cost and index of each member, `total << 32 | index`: no two are equal, so that neither the
    /// algorithm of the sort nor its version can change the result.
    ranks: Vec<u64>,
}

state!(Truncation: ranks);

impl Truncation {
    /// Ranks the members and keeps the best; at least 1 where there is any, at most all.
    pub fn rank<P>(&mut self, members: &[Member<P>], keep: usize) {
        self.ranks.clear();
        self.ranks.extend(
            members
                .iter()
                .enumerate()
                .map(|(index, member)| u64::from(member.cost.total()) << 32 | index as u64),
        );
        let keep = keep.max(1).min(members.len());
        if keep < members.len() {
            self.ranks.select_nth_unstable(keep - 1);
            self.ranks.truncate(keep);
        }
        self.ranks.sort_unstable();
    }

    /// Reorders the members kept by their index.
    pub fn sort_by_index(&mut self) {
        self.ranks.sort_unstable_by_key(|&rank| rank as u32);
    }

    /// The number of members kept.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.ranks.len()
    }

    /// Whether nothing was ranked yet.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.ranks.is_empty()
    }

    /// The index of the member of this rank, from 0 for the best.
    #[must_use]
    #[inline]
    pub fn get(&self, rank: usize) -> usize {
        self.ranks[rank] as u32 as usize
    }

    /// The indices of the members kept, best first.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.len()).map(|rank| self.get(rank))
    }
}

/// How parents are chosen. What is compared is the value of a member: how much less it costs than
/// the worst, plus one; with fitness sharing a share of that ([`Selector::sharing`]).
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Selection {
    /// Every member is as likely.
    Uniform,
    /// The best of this many members, at least 1, drawn with replacement; the first drawn of equals
    /// (Goldberg and Deb 1991, <https://doi.org/10.1016/B978-0-08-050684-5.50008-2>).
    Tournament(usize),
    /// Linear in the rank: the best is this many times as likely as the average, 1 to 2, and the
    /// worst two less this many times (Baker 1985; Whitley 1989).
    Rank(f64),
    /// Each in proportion to its value, drawn one by one: a roulette wheel (Holland 1975,
    /// <https://doi.org/10.7551/mitpress/1090.001.0001>).
    Roulette,
    /// In proportion to its value as well, but by pointers at equal distances, so that each is
    /// chosen as often as expected, rounded up or down (Baker 1987); then in random order.
    StochasticUniversal,
    /// Each of the best members, of which there is this share, 0 to 1 and at least one, is as
    /// likely (Mühlenbein and Schlierkamp-Voosen 1993, <https://doi.org/10.1162/evco.1993.1.1.25>).
    Truncation(f64),
}

/// Chooses parents, in room that it keeps from one generation to the next.
#[derive(Clone, Debug)]
pub struct Selector {
    selection: Selection,
    sharing: usize,
    values: Vec<u64>,
    /// The members by value, the best first, the first of equals.
    ranks: Vec<u32>,
    /// Of each, by index or by rank, the sum of its weight and those before.
    sums: Vec<u64>,
}

/// One, where weights are fractions.
const ONE: u64 = 1 << 20;

impl Selector {
    /// Chooses in this way.
    #[must_use]
    pub fn new(selection: Selection) -> Self {
        Self { selection, sharing: 0, values: Vec::new(), ranks: Vec::new(), sums: Vec::new() }
    }

    /// With fitness sharing: the value of a member is divided by how crowded it is, which is the
    /// sum of `1 - d / radius` over all members at a distance `d` less than the radius, itself
    /// included (Goldberg and Richardson 1987). Quadratic in the members; a radius of 0 is
    /// none.
    #[must_use]
    pub fn sharing(self, radius: usize) -> Self {
        Self { sharing: radius, ..self }
    }

    /// Chooses so many of the members, each time anew; writes down their indices.
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
                    // A pointer stands at (first + pointer * whole) / count.
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

    /// The values of all members.
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

/// An index, in proportion to its weight: off by less than the 2^-64th part of all.
#[inline]
fn spin(sums: &[u64], rng: &mut Rng) -> usize {
    let at = below(*sums.last().unwrap_or(&1), rng);
    sums.partition_point(|&sum| sum <= at)
}

#[inline]
fn below(bound: u64, rng: &mut Rng) -> u64 {
    ((u128::from(rng.bits()) * u128::from(bound)) >> 64) as u64
}

/// The four neighbours of a place on a grid, as square as may be, whose edges meet.
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
