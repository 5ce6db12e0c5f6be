//! The options of islands.

use clap::Args;
use evoku_evolve::islands::{Emigrants, Migration, Topology};
use evoku_evolve::presets::Archipelago;
use evoku_messages::{Message, say};

use crate::arguments::whole;
use crate::error::Result;

/// The number of islands and their exchange of members.
#[derive(Args, Debug)]
pub(super) struct IslandArguments {
    /// Evolve on this many islands that exchange members, 1 to 1024
    ///
    /// Each island is a run with its own seed, its own GENERATIONS and an equal share of
    /// --evaluations. An epoch is the time between two exchanges. Where generations are displayed,
    /// the best island represents all islands.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole(1..=1024))]
    islands: Option<u64>,

    /// Migration topology: ring, torus, star, full or random
    ///
    /// A ring sends migrants to the next island, a torus to four neighbours on a grid. A star sends
    /// them from the first island to all others and back. In the full topology, each island sends
    /// migrants to all others; in random, to one other island drawn for each exchange.
    #[arg(long, requires = "islands", value_name = "NAME", default_value = "ring",
        value_parser = topology)]
    topology: Topology,

    /// Evaluations of each island between two exchanges
    ///
    /// By default, it is a tenth of the island's share of --evaluations, at most 20,000. If a tenth
    /// of --generations is less, it is that.
    #[arg(long, requires = "islands", value_name = "N", allow_negative_numbers = true,
        value_parser = whole(1..=u64::MAX))]
    migration_interval: Option<u64>,

    /// Number of members that an island sends to each of its targets; each replaces the worst
    /// member there if it is better
    #[arg(long, requires = "islands", value_name = "N",
        default_value_t = Migration::USUAL.migrants as u64, allow_negative_numbers = true,
        value_parser = whole(0..=1_000_000))]
    migrants: u64,

    /// Members that emigrate: best, or random
    #[arg(long, requires = "islands", value_name = "NAME", default_value = "best",
        value_parser = emigrants)]
    migration: Emigrants,
}

impl IslandArguments {
    /// Returns the islands; `None` if they were not requested.
    pub(super) fn archipelago(&self) -> Option<Archipelago> {
        self.islands.map(|islands| Archipelago {
            islands,
            topology: self.topology,
            interval: self.migration_interval,
            migrants: usize::try_from(self.migrants).unwrap_or(usize::MAX),
            emigrants: self.migration,
        })
    }
}

/// Parses one of several names.
fn named<T: Copy>(names: &[(&str, T)], text: &str) -> Result<T, Message> {
    let found = names.iter().find(|(name, _)| *name == text).map(|&(_, value)| value);
    found.ok_or_else(|| say::command_expected_one_of(names.iter().map(|(name, _)| *name)))
}

fn topology(text: &str) -> Result<Topology, Message> {
    named(&Topology::NAMES, text)
}

fn emigrants(text: &str) -> Result<Emigrants, Message> {
    named(&Emigrants::NAMES, text)
}
