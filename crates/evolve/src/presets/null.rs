//! What an algorithm has to beat.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_messages::{Message, say};

/// A null: a configuration without the ingredient that an algorithm is named for. What an algorithm
/// gains over its null is what the ingredient is worth; where it gains nothing, its success is not
/// owed to it.
#[derive(Clone, Copy, Debug)]
pub struct Null {
    /// Its name in plans and reports.
    pub name: &'static str,
    /// What is taken away.
    pub lacks: fn() -> Message,
    /// The algorithm that runs it; none for the algorithm itself with other settings.
    pub algorithm: Option<&'static str>,
    /// The settings in which it differs from its algorithm: from that as it is set, or from the
    /// defaults of another one.
    pub settings: &'static [(&'static str, &'static str)],
    /// The parameters whose values another algorithm takes over.
    pub shared: &'static [&'static str],
}

/// The null of whoever improves boards.
pub(crate) const RANDOM_SEARCH: Null = Null {
    name: "random-search",
    lacks: say::algorithm_null_random_search,
    algorithm: Some("random-search"),
    settings: &[],
    shared: &["propagation"],
};

/// The null of the decoder.
pub(super) const RANDOM_DECODES: Null = Null {
    name: "random-decodes",
    lacks: say::algorithm_null_random_decodes,
    algorithm: Some("random-decodes"),
    settings: &[],
    shared: &["weights"],
};

/// The null of a walk: the walk that goes downhill only, from one random board after the other.
pub(super) const HILL_CLIMBING: Null = Null {
    name: "restarts",
    lacks: say::algorithm_null_restarts,
    algorithm: Some("hill-climbing"),
    settings: &[],
    shared: &["propagation"],
};

/// The null of islands: the same islands, from which nobody migrates. Its settings are those of
/// [`Archipelago::PARAMETERS`](crate::presets::Archipelago::PARAMETERS).
pub const NO_MIGRATION: Null = Null {
    name: "no-migration",
    lacks: say::algorithm_null_no_migration,
    algorithm: None,
    settings: &[("migrants", "0")],
    shared: &[],
};

impl Null {
    /// The settings with which it runs where an algorithm has these: `others` are the parameters of
    /// the algorithm that runs it if that is another one.
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
                // What the other one hasn't, it can't share.
                let _ = made.set(parameter.name, &value);
            }
        }
        self.overruled(made)
    }

    /// Settings with the values in which the null differs.
    #[must_use]
    pub fn overruled(&self, mut settings: Settings) -> Settings {
        for (name, value) in self.settings {
            // That each can be set, a test finds out.
            let _ = settings.set(name, value);
        }
        settings.clear_ineffective();
        settings
    }
}
