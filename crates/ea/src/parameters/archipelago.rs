//! Runs of a preset on several islands.

use evoku_messages::say;

use crate::parameters::parameter::Parameter;
use crate::parameters::settings::Settings;
use crate::run::islands::{Emigrants, Islands, Migration, Topology};
use crate::run::{Begun, Budget, Task};

/// The number of islands, and how they exchange members.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Archipelago {
    /// The number of islands, at least 1.
    pub islands: u64,
    /// The topology of migration.
    pub topology: Topology,
    /// The evaluations of an island between two exchanges. If `None`, [`Archipelago::interval`]
    /// chooses.
    pub interval: Option<u64>,
    /// The number of members that an island sends to each target; all members if it has fewer.
    pub migrants: usize,
    /// The members that emigrate.
    pub emigrants: Emigrants,
}

const NUMBER: Parameter = Parameter::whole("number", [1, 4, 1024], say::parameter_islands_number);
const TOPOLOGY: Parameter =
    Parameter::choice("topology", &names(&Topology::NAMES), say::parameter_islands_topology);
const INTERVAL: Parameter =
    Parameter::automatic("migration_interval", [1, u64::MAX], say::parameter_islands_interval);
const MIGRANTS: Parameter = Parameter::whole(
    "migrants",
    [0, Migration::USUAL.migrants as u64, 1_000_000],
    say::parameter_islands_migrants,
);
const EMIGRANTS: Parameter =
    Parameter::choice("migration", &names(&Emigrants::NAMES), say::parameter_islands_emigrants);

/// The number of exchanges that an automatic interval allows for.
const EXCHANGES: u64 = 10;

const fn names<T: Copy, const N: usize>(named: &[(&'static str, T); N]) -> [&'static str; N] {
    let mut names = [""; N];
    let mut at = 0;
    while at < N {
        names[at] = named[at].0;
        at += 1;
    }
    names
}

fn named<T: Copy>(names: &[(&'static str, T)], name: &str) -> T {
    let found = names.iter().find(|(known, _)| *known == name);
    found.unwrap_or(&names[0]).1
}

impl Archipelago {
    /// The parameters of the islands.
    pub const PARAMETERS: &'static [Parameter] = &[NUMBER, TOPOLOGY, INTERVAL, MIGRANTS, EMIGRANTS];

    /// Reads settings of [`Archipelago::PARAMETERS`].
    ///
    /// # Panics
    /// If the settings are those of an algorithm.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        Self {
            islands: settings.whole(&NUMBER) as u64,
            topology: named(&Topology::NAMES, settings.choice(&TOPOLOGY)),
            interval: settings.automatic(&INTERVAL),
            migrants: settings.whole(&MIGRANTS),
            emigrants: named(&Emigrants::NAMES, settings.choice(&EMIGRANTS)),
        }
    }

    /// The evaluations of an island between two exchanges: the value that was set, or a tenth of
    /// the island's share of the budget, at most that of [`Migration::USUAL`].
    #[must_use]
    pub fn interval(&self, budget: &Budget<'_>) -> u64 {
        let usual = Migration::USUAL.interval;
        let scaled = self.share(budget).map(|share| (share / EXCHANGES).clamp(1, usual));
        self.interval.unwrap_or(scaled.unwrap_or(usual))
    }

    /// The generations between two exchanges, for a budget that limits generations: a tenth of
    /// them. `None` if it doesn't, or if the interval was set.
    ///
    /// The exchange takes place after these generations or after [`interval`](Self::interval)
    /// evaluations, whichever comes first.
    #[must_use]
    pub fn generations(&self, budget: &Budget<'_>) -> Option<u64> {
        let scaled = budget.generations.map(|all| (all / EXCHANGES).max(1));
        scaled.filter(|_| self.interval.is_none())
    }

    /// Returns `true` if the budget of an island ends before its first exchange.
    #[must_use]
    pub fn ends_before_an_exchange(&self, budget: &Budget<'_>) -> bool {
        self.share(budget).is_some_and(|share| self.interval(budget) >= share)
    }

    /// The smallest share of the evaluations that an island gets; `None` if the budget doesn't
    /// limit them.
    #[must_use]
    pub fn share(&self, budget: &Budget<'_>) -> Option<u64> {
        budget.evaluations.map(|all| all / self.islands)
    }

    /// Begins a run on each island, numbered from 0, each with its own seed.
    ///
    /// The budgets of evaluations and memory are divided among the islands. The limit of
    /// generations applies to each island in full.
    ///
    /// # Errors
    /// The errors of `begin`.
    ///
    /// # Panics
    /// If there are no islands.
    pub fn begin<'a, E>(
        &self,
        seed: u64,
        budget: Budget<'a>,
        mut begin: impl FnMut(u64, Task<'a>) -> Result<Begun<'a>, E>,
    ) -> Result<Islands<'a>, E> {
        let Self { islands, topology, migrants, emigrants, .. } = *self;
        let migration = Migration {
            topology,
            interval: self.interval(&budget),
            generations: self.generations(&budget),
            migrants,
            emigrants,
        };
        let runs = (0..islands).map(|island| {
            let share = |all: u64| all / islands + u64::from(island < all % islands);
            let budget = Budget {
                evaluations: budget.evaluations.map(share),
                memory: budget.memory.map(share),
                ..budget
            };
            begin(island, Task::unobserved(Islands::seed(seed, island), budget))
        });
        Ok(Islands::new(runs.collect::<Result<_, E>>()?, migration, seed))
    }
}
