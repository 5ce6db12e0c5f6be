//! NSGA-II: survival by fronts of Pareto dominance, and by crowding within a front.

use crate::random::Rng;
use crate::state::{Bytes, Damaged, State};
use crate::traits::{Cost, Member, Population, Puzzle};

/// NSGA-II (Deb, Pratap, Agarwal and Meyarivan 2002, <https://doi.org/10.1109/4235.996017>).
///
/// The better half of parents and children together survives, front by front. Of the last front,
/// which may not fit as a whole, the members in the least crowded regions survive. Both parents of
/// a child are winners of a tournament of two, by the same order.
///
/// Ties are broken by index, members before children, so that the result doesn't depend on the
/// sorting algorithm. A generation takes `O(n log n)`.
#[derive(Clone, Debug)]
pub struct Nsga2<P> {
    size: usize,
    members: Vec<Member<P>>,
    standings: Standings,
    costs: Vec<Cost>,
    /// Parents and children by number, best first.
    ranked: Vec<usize>,
}

impl<P> Nsga2<P> {
    /// Creates a population of this size, at least 1, with the same number of children.
    #[must_use]
    pub fn new(size: usize) -> Self {
        let (standings, costs, ranked) = (Standings::default(), Vec::new(), Vec::new());
        Self { size: size.max(1), members: Vec::new(), standings, costs, ranked }
    }

    /// Ranks the members for the tournaments.
    fn rank(&mut self) {
        self.costs.clear();
        self.costs.extend(self.members.iter().map(|member| member.cost));
        self.standings.rank(&self.costs);
    }

    /// The better of two random members; the first one drawn on a tie.
    fn tournament(&self, rng: &mut Rng) -> usize {
        let [first, second] = rng.two_indices(self.members.len(), self.members.len());
        if self.standings.get(second).is_better_than(self.standings.get(first)) {
            second
        } else {
            first
        }
    }
}

impl<P: Puzzle> State for Nsga2<P> {
    fn save(&self, to: &mut Vec<u8>) {
        self.members.save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        self.members.load(from)?;
        self.rank();
        Ok(())
    }
}

impl<P: Puzzle> Population<P> for Nsga2<P> {
    has_members!(rank());

    fn children(&self) -> usize {
        self.size
    }

    fn parents(&self, _: usize, rng: &mut Rng) -> [usize; 2] {
        [self.tournament(rng), self.tournament(rng)]
    }

    fn replace(&mut self, children: &mut [Member<P>]) {
        let size = self.members.len();
        self.costs.clear();
        self.costs.extend(self.members.iter().chain(&*children).map(|member| member.cost));
        self.standings.rank(&self.costs);
        let standings = &self.standings;
        self.ranked.clear();
        self.ranked.extend(0..self.costs.len());
        self.ranked.sort_unstable_by_key(|&number| {
            let Standing { front, crowding } = standings.get(number);
            (front, std::cmp::Reverse(crowding), number)
        });
        // The number of surviving children equals that of replaced members, so they can be swapped
        // in pairs.
        let (living, others) = self.ranked.split_at(size);
        let born = living.iter().filter(|&&number| number >= size);
        let dead = others.iter().filter(|&&number| number < size);
        for (&child, &member) in born.zip(dead) {
            std::mem::swap(&mut self.members[member], &mut children[child - size]);
        }
        self.rank();
    }
}

/// The rank of a member among others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The number of its front: 0 for non-dominated members, 1 for those dominated only by members
    /// of front 0, and so on.
    pub front: u32,
    /// The crowding distance: the sum of the gaps around the member in both values, each relative
    /// to the range of its front.
    ///
    /// It is multiplied by both ranges to stay an integer, so it can only be compared within a
    /// front. `u128::MAX` for both ends of a front.
    pub crowding: u128,
}

impl Standing {
    /// The order of a tournament: a lower front wins; within a front, the less crowded member.
    #[must_use]
    pub fn is_better_than(self, other: Self) -> bool {
        self.front < other.front || self.front == other.front && self.crowding > other.crowding
    }
}

/// The standings of the members of a generation. Its buffers are reused in every generation.
#[derive(Clone, Debug, Default)]
pub struct Standings {
    standings: Vec<Standing>,
    /// The members by first value, second value, number.
    sorted: Vec<usize>,
    /// The last member added to each front.
    last: Vec<usize>,
}

impl Standings {
    /// Ranks members of these costs, in `O(n log n)` (Jensen 2003,
    /// <https://doi.org/10.1109/TEVC.2003.817234>).
    ///
    /// Members are processed in the order of the first value, so the last member of a front has its
    /// lowest second value. It alone decides if the front dominates the next member, whose front is
    /// therefore found by bisection.
    pub fn rank(&mut self, costs: &[Cost]) {
        let Self { standings, sorted, last } = self;
        standings.clear();
        standings.resize(costs.len(), Standing::default());
        sorted.clear();
        sorted.extend(0..costs.len());
        sorted.sort_unstable_by_key(|&member| (costs[member].values(), member));
        last.clear();
        // There may be as many fronts as members; reserve once, so that nothing is allocated later.
        last.reserve(costs.len());
        for &member in &*sorted {
            let dominates = |&other: &usize| costs[other].dominates(costs[member]);
            let front = last.partition_point(dominates);
            standings[member].front = front as u32;
            match last.get_mut(front) {
                Some(last) => *last = member,
                None => last.push(member),
            }
        }
        sorted.sort_unstable_by_key(|&member| {
            (standings[member].front, costs[member].values(), member)
        });
        let mut rest = &sorted[..];
        while let Some(&first) = rest.first() {
            let number = standings[first].front;
            let length = rest.partition_point(|&member| standings[member].front == number);
            let (front, others) = rest.split_at(length);
            crowd(front, costs, standings);
            rest = others;
        }
    }

    /// The standing of a member.
    #[must_use]
    pub fn get(&self, member: usize) -> Standing {
        self.standings[member]
    }
}

/// Sets the crowding distances of a front. The front is sorted by the first value, and so in
/// reverse by the second.
fn crowd(front: &[usize], costs: &[Cost], standings: &mut [Standing]) {
    let value = |place: usize, which: usize| u128::from(costs[front[place]].values()[which]);
    let last = front.len() - 1;
    // A range of 0 would cancel the gaps in the other value.
    let ranges = [value(last, 0) - value(0, 0), value(0, 1) - value(last, 1)].map(|r| r.max(1));
    for (place, &member) in front.iter().enumerate() {
        standings[member].crowding = if place == 0 || place == last {
            u128::MAX
        } else {
            let gaps = [
                value(place + 1, 0) - value(place - 1, 0),
                value(place - 1, 1) - value(place + 1, 1),
            ];
            gaps[0] * ranges[1] + gaps[1] * ranges[0]
        };
    }
}
