//! The baselines with which algorithms are compared.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_messages::{Message, say};

/// A baseline ("null"): an ablation that omits the ingredient for which the algorithm is named.
///
/// The gain of an algorithm over its baseline is the contribution of this ingredient. If there is
/// no gain, the algorithm's success has another cause.
#[derive(Clone, Copy, Debug)]
pub struct Baseline {
    /// The name in plans and reports.
    pub name: &'static str,
    /// The ingredient that is removed.
    pub removes: fn() -> Message,
    /// The algorithm that runs as the baseline; `None` for the same algorithm with other settings.
    pub algorithm: Option<&'static str>,
    /// The settings of the baseline that differ from those of the algorithm under test. If another
    /// algorithm runs as the baseline, they differ from that algorithm's defaults.
    pub settings: &'static [(&'static str, &'static str)],
    /// The parameters whose values the other algorithm inherits.
    pub shared: &'static [&'static str],
    /// The generations in which the ingredient acts.
    pub acts: Acts,
}

/// The generations in which an ingredient acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Acts {
    /// It acts in every run, already before the initial population or in it.
    Always,
    /// It acts in the generations after the initial population.
    Later,
    /// It acts in later generations than the number that is the value of this parameter.
    After(&'static str),
}

/// The baseline of algorithms that improve boards.
pub(crate) const RANDOM_SEARCH: Baseline = Baseline {
    name: "random-search",
    removes: say::algorithm_null_random_search,
    algorithm: Some("random-search"),
    settings: &[],
    shared: &["propagation"],
    acts: Acts::Later,
};

/// The baseline of the decoder.
pub(super) const RANDOM_DECODES: Baseline = Baseline {
    name: "random-decodes",
    removes: say::algorithm_null_random_decodes,
    algorithm: Some("random-decodes"),
    settings: &[],
    shared: &["weights"],
    acts: Acts::Later,
};

/// The baseline of local searches: hill climbing that restarts from random boards.
pub(super) const HILL_CLIMBING: Baseline = Baseline {
    name: "restarts",
    removes: say::algorithm_null_restarts,
    algorithm: Some("hill-climbing"),
    settings: &[],
    shared: &["propagation"],
    acts: Acts::Later,
};

/// The baseline of islands: the same islands without migration. Its settings are those of
/// [`Archipelago::PARAMETERS`](crate::presets::Archipelago::PARAMETERS).
pub const NO_MIGRATION: Baseline = Baseline {
    name: "no-migration",
    removes: say::algorithm_null_no_migration,
    algorithm: None,
    settings: &[("migrants", "0")],
    shared: &[],
    acts: Acts::Later,
};

impl Baseline {
    /// The settings of the baseline for an algorithm with the given settings. `others` are the
    /// parameters of the algorithm that runs as the baseline, if that is another algorithm.
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

    /// Returns these settings with the values that differ in the baseline.
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
