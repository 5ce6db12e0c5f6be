//! The baselines that algorithms are compared with.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_messages::{Message, say};

/// A baseline ("null"): a configuration of an algorithm without the ingredient that it is named
/// for.
///
/// The gain of an algorithm over its baseline is the contribution of this ingredient. If there is
/// no gain, the algorithm's success has another cause.
#[derive(Clone, Copy, Debug)]
pub struct Null {
    /// Its name in plans and reports.
    pub name: &'static str,
    /// The ingredient that is removed.
    pub lacks: fn() -> Message,
    /// The algorithm to run as baseline; `None` for the same algorithm with other settings.
    pub algorithm: Option<&'static str>,
    /// The settings that differ: from those of the algorithm under test, or from the defaults of
    /// another algorithm.
    pub settings: &'static [(&'static str, &'static str)],
    /// The parameters whose values the other algorithm inherits.
    pub shared: &'static [&'static str],
}

/// The baseline of algorithms that improve boards.
pub(crate) const RANDOM_SEARCH: Null = Null {
    name: "random-search",
    lacks: say::algorithm_null_random_search,
    algorithm: Some("random-search"),
    settings: &[],
    shared: &["propagation"],
};

/// The baseline of the decoder.
pub(super) const RANDOM_DECODES: Null = Null {
    name: "random-decodes",
    lacks: say::algorithm_null_random_decodes,
    algorithm: Some("random-decodes"),
    settings: &[],
    shared: &["weights"],
};

/// The baseline of local searches: hill climbing that restarts from random boards.
pub(super) const HILL_CLIMBING: Null = Null {
    name: "restarts",
    lacks: say::algorithm_null_restarts,
    algorithm: Some("hill-climbing"),
    settings: &[],
    shared: &["propagation"],
};

/// The baseline of islands: the same islands without migration. Its settings are those of
/// [`Archipelago::PARAMETERS`](crate::presets::Archipelago::PARAMETERS).
pub const NO_MIGRATION: Null = Null {
    name: "no-migration",
    lacks: say::algorithm_null_no_migration,
    algorithm: None,
    settings: &[("migrants", "0")],
    shared: &[],
};

impl Null {
    /// The settings of the baseline for an algorithm with the given settings. `others` are the
    /// parameters of the algorithm that runs as baseline, if it is a different one.
    #[must_use]
    pub fn settings_of(
        &self,
        settings: &Settings,
        others: Option<&'static [Parameter]>,
    ) -> Settings {
        let Some(others) = others else { return self.overruled(settings.clone()) };
        let mut made = Settings::new(others);
        for (parameter, value) in settings.iter() {
            if self.shared.contains(&parameter.name) {
                // Parameters that the other algorithm doesn't have can't be shared.
                let _ = made.set(parameter.name, &value);
            }
        }
        self.overruled(made)
    }

    /// Applies the values that differ in the baseline to these settings.
    #[must_use]
    pub fn overruled(&self, mut settings: Settings) -> Settings {
        for (name, value) in self.settings {
            // A test checks that each value can be set.
            let _ = settings.set(name, value);
        }
        settings.clear_ineffective();
        settings
    }
}
