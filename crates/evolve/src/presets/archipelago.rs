//! Presets on islands.

use crate::islands::{Emigrants, Islands, Migration, Topology};
use crate::judge::Budget;
use crate::presets::{Begun, Parameter, Settings, Task};

/// How many islands there are, and how they exchange members.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Archipelago {
    /// The number of islands, 1 or more.
    pub islands: u64,
    /// When who goes where.
    pub migration: Migration,
}

const NUMBER: Parameter = Parameter::whole("number", [1, 4, 1024], "islands");
const TOPOLOGY: Parameter =
    Parameter::choice("topology", &names(&Topology::NAMES), "which islands migrants go to");
const INTERVAL: Parameter = Parameter::whole(
    "migration_interval",
    [1, Migration::USUAL.interval, u64::MAX],
    "evaluations of each island between two exchanges",
);
const MIGRANTS: Parameter = Parameter::whole(
    "migrants",
    [0, Migration::USUAL.migrants as u64, 1_000_000],
    "members that an island sends to each of its targets",
);
const EMIGRANTS: Parameter =
    Parameter::choice("migration", &names(&Emigrants::NAMES), "which members emigrate");

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
    /// What can be set of it.
    pub const PARAMETERS: &'static [Parameter] = &[NUMBER, TOPOLOGY, INTERVAL, MIGRANTS, EMIGRANTS];

    /// What these settings of [`Archipelago::PARAMETERS`] say.
    ///
    /// # Panics
    /// If the settings are those of an algorithm.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        let migration = Migration {
            topology: named(&Topology::NAMES, settings.choice(&TOPOLOGY)),
            interval: settings.whole(&INTERVAL) as u64,
            migrants: settings.whole(&MIGRANTS),
            emigrants: named(&Emigrants::NAMES, settings.choice(&EMIGRANTS)),
        };
        Self { islands: settings.whole(&NUMBER) as u64, migration }
    }

    /// Begins a run on each island, numbered from 0, with a seed of its own and its share of the
    /// evaluations; of generations each may make as many as the budget says.
    ///
    /// # Errors
    /// Those of `begin`.
    ///
    /// # Panics
    /// If there are no islands.
    pub fn begin<'a, E>(
        &self,
        seed: u64,
        budget: Budget<'a>,
        mut begin: impl FnMut(u64, Task<'a>) -> Result<Begun<'a>, E>,
    ) -> Result<Islands<'a>, E> {
        let Self { islands, migration } = *self;
        let runs = (0..islands).map(|island| {
            let share = |all: u64| all / islands + u64::from(island < all % islands);
            let budget = Budget { evaluations: budget.evaluations.map(share), ..budget };
            begin(island, Task::unobserved(Islands::seed(seed, island), budget))
        });
        Ok(Islands::new(runs.collect::<Result<_, E>>()?, migration, seed))
    }
}
