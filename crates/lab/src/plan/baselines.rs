//! Baselines of the algorithms of a plan.

use evoku_evolve::chosen::Chosen;
use evoku_evolve::presets::{Archipelago, NO_MIGRATION, PRESETS, Settings};
use evoku_evolve::puzzles::kind;

use crate::plan::model::{Configuration, ISLANDS, Method};

impl Method {
    /// The baselines of the method, each with its name. They are the ablations of its algorithm,
    /// without islands, and the algorithm on islands without migration. Exact engines, external
    /// algorithms, the default and baselines themselves have no baselines.
    #[must_use]
    pub fn baselines(&self) -> Vec<(&'static str, Self)> {
        let Self::Evolution(chosen, islands) = self else { return Vec::new() };
        let baselines = chosen.baselines().into_iter();
        let mut baselines: Vec<_> =
            baselines.map(|(name, baseline)| (name, Self::Evolution(baseline, None))).collect();
        if let Some(islands) = islands {
            let apart = NO_MIGRATION.overruled(islands.clone());
            if apart != *islands {
                baselines.push((NO_MIGRATION.name, Self::Evolution(chosen.clone(), Some(apart))));
            }
        }
        baselines
    }

    /// The number of generations before the ingredient that a baseline removes acts for the first
    /// time; see [`Chosen::acts_after`]. The generations of islands are epochs, between which they
    /// exchange members; the generations within an epoch aren't known.
    pub(crate) fn acts_after(&self, baseline: &str) -> Option<u64> {
        match self {
            Self::Evolution(chosen, None) => chosen.acts_after(baseline),
            Self::Evolution(..) => (baseline == NO_MIGRATION.name).then_some(0),
            _ => None,
        }
    }

    /// Reads an evolutionary algorithm from its name and its parameters, in the form of
    /// [`Configuration::parameters`]. `geometry` describes a puzzle on which the algorithm ran.
    /// `None` if this version of evoku doesn't know the algorithm or a parameter.
    pub(crate) fn read(algorithm: &str, parameters: &str, geometry: &str) -> Option<Self> {
        let mut chosen = Chosen::named(algorithm, kind(geometry))?;
        let mut islands: Option<Settings> = None;
        for word in parameters.split(' ').filter(|word| !word.is_empty()) {
            match word.strip_prefix(ISLANDS) {
                Some(word) => islands
                    .get_or_insert_with(|| Settings::new(Archipelago::PARAMETERS))
                    .assign(word)
                    .ok()?,
                None => chosen.settings.assign(word).ok()?,
            }
        }
        chosen.settings.clear_ineffective();
        Some(Self::Evolution(chosen, islands))
    }

    /// The name and the parameters, which identify the method.
    pub(crate) fn key(&self) -> (String, String) {
        (self.name().to_owned(), self.parameters())
    }
}

/// The baselines of `configurations` that are not in `configurations` yet and whose names are
/// `wanted`.
pub(super) fn missing(
    configurations: &[Configuration],
    wanted: &dyn Fn(&str) -> bool,
) -> Vec<Configuration> {
    let mut keys: Vec<_> = configurations.iter().map(|one| one.method.key()).collect();
    let mut labels: Vec<String> = configurations.iter().map(|one| one.label.clone()).collect();
    let mut made = Vec::new();
    for configuration in configurations {
        for (name, method) in configuration.method.baselines() {
            let key = method.key();
            if !wanted(name) || keys.contains(&key) {
                continue;
            }
            let plain = if name == method.name() { name.to_owned() } else { String::new() };
            let label = if plain.is_empty() || labels.contains(&plain) {
                format!("{}, {name}", configuration.label)
            } else {
                plain
            };
            keys.push(key);
            labels.push(label.clone());
            made.push(Configuration { method, label });
        }
    }
    made
}

/// The names of all baselines.
pub(super) fn names() -> Vec<&'static str> {
    let mut names = Vec::new();
    let of_presets = PRESETS.iter().flat_map(|preset| preset.baselines);
    for baseline in of_presets.chain([&NO_MIGRATION]) {
        if !names.contains(&baseline.name) {
            names.push(baseline.name);
        }
    }
    names
}
