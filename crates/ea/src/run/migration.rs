//! Migration policies of islands: topology, interval, and the members that emigrate.

use crate::random::Rng;
use crate::selection::torus_neighbours;

/// Migration topology: the islands to which an island sends its migrants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topology {
    /// The next island; the last island sends to the first.
    Ring,
    /// The four neighbours on a torus, whose grid is as close to a square as possible.
    Torus,
    /// The first island sends to all others, and each other island sends to the first.
    Star,
    /// All other islands.
    Full,
    /// One other island, drawn at random for each exchange.
    Random,
}

impl Topology {
    /// All topologies, by name.
    pub const NAMES: [(&'static str, Self); 5] = [
        ("ring", Self::Ring),
        ("torus", Self::Torus),
        ("star", Self::Star),
        ("full", Self::Full),
        ("random", Self::Random),
    ];

    /// The islands that `island` sends to, out of `islands`: ascending, without duplicates and
    /// without itself.
    #[must_use]
    pub fn targets(self, island: usize, islands: usize, rng: &mut Rng) -> Vec<usize> {
        let mut targets = match self {
            _ if islands < 2 => vec![],
            Self::Ring => vec![(island + 1) % islands],
            Self::Torus => torus_neighbours(island, islands).to_vec(),
            Self::Star if island > 0 => vec![0],
            Self::Star | Self::Full => (0..islands).collect(),
            Self::Random => {
                let other = rng.index(islands - 1);
                vec![other + usize::from(other >= island)]
            }
        };
        targets.sort_unstable();
        targets.dedup();
        targets.retain(|&target| target != island);
        targets
    }
}

/// Selection of the members that emigrate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emigrants {
    /// The members with the lowest costs.
    Best,
    /// Random members, all equally likely.
    Random,
}

impl Emigrants {
    /// All policies, by name.
    pub const NAMES: [(&'static str, Self); 2] = [("best", Self::Best), ("random", Self::Random)];
}

/// Migration policy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Migration {
    /// The migration topology.
    pub topology: Topology,
    /// The evaluations of an island between two exchanges. The generation in which they are reached
    /// is completed.
    pub interval: u64,
    /// The generations between two exchanges, if they end before `interval` evaluations.
    pub generations: Option<u64>,
    /// The number of members that an island sends to each target; an island with fewer members
    /// sends all.
    pub migrants: usize,
    /// The members that emigrate.
    pub emigrants: Emigrants,
}

impl Migration {
    /// The default policy: the best member migrates along a ring.
    pub const DEFAULT: Self = Self {
        topology: Topology::Ring,
        interval: 20_000,
        generations: None,
        migrants: 1,
        emigrants: Emigrants::Best,
    };
}

/// Members that migrated from one island to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transfer {
    /// The number of the island that the members left.
    pub from: usize,
    /// The number of the island to which the members moved.
    pub to: usize,
    /// The number of members.
    pub migrants: usize,
}
