//! The options of islands.

use clap::Args;
use evoku_evolve::islands::{Emigrants, Migration, Topology};
use evoku_evolve::presets::Archipelago;
use evoku_messages::{Message, say};

use crate::arguments::whole;
use crate::error::Result;

/// How many islands there are, and how they exchange members.
#[derive(Args, Debug)]
pub(super) struct IslandArguments {
    /// Evolve on this many islands that exchange members: runs with seeds and generations of their
    /// own, each with its share of --evaluations, and with GENERATIONS of its own. An epoch
    /// lies between two exchanges; the best island stands for all where generations are shown
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole(1..=1024))]
    islands: Option<u64>,

    /// Where migrants go: to the next island, to four neighbours on a grid, from the first to all
    /// and back, to all others, or to any other
    #[arg(long, requires = "islands", value_name = "NAME", default_value = "ring",
        value_parser = topology)]
    topology: Topology,

    /// Evaluations of each island between two exchanges (default: a tenth of its share of
    /// --evaluations, at most 20,000, or a tenth of --generations where that is less)
    #[arg(long, requires = "islands", value_name = "N", allow_negative_numbers = true,
        value_parser = whole(1..=u64::MAX))]
    migration_interval: Option<u64>,

    /// Members that an island sends to each of its targets; there each takes the place of the
    /// worst member if it is better
    #[arg(long, requires = "islands", value_name = "N",
        default_value_t = Migration::USUAL.migrants as u64, allow_negative_numbers = true,
        value_parser = whole(0..=1_000_000))]
    migrants: u64,

    /// Which members emigrate: the best, or any at random
    #[arg(long, requires = "islands", value_name = "NAME", default_value = "best",
        value_parser = emigrants)]
    migration: Emigrants,
}

impl IslandArguments {
    /// The islands; none if they weren't asked for.
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

/// Reads one of some names.
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
