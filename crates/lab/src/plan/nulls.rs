//! Baselines (nulls) of the algorithms of a plan.

use evoku_evolve::chosen::Chosen;
use evoku_evolve::presets::{Archipelago, NO_MIGRATION, PRESETS, Settings};
use evoku_evolve::puzzles::kind;

use crate::plan::model::{Configuration, ISLANDS, Method};

impl Method {
    /// The baselines of the method, each with its name. They are the nulls of its algorithm,
    /// without islands, and its islands without migration. Exact engines, external algorithms, the
    /// default and baselines themselves have none.
    #[must_use]
    pub fn nulls(&self) -> Vec<(&'static str, Self)> {
        let Self::Evolution(chosen, islands) = self else { return Vec::new() };
        let nulls = chosen.nulls().into_iter();
        let mut nulls: Vec<_> =
            nulls.map(|(name, null)| (name, Self::Evolution(null, None))).collect();
        if let Some(islands) = islands {
            let apart = NO_MIGRATION.overruled(islands.clone());
            if apart != *islands {
                nulls.push((NO_MIGRATION.name, Self::Evolution(chosen.clone(), Some(apart))));
            }
        }
        nulls
    }

    /// Reads an evolutionary algorithm from its name and its parameters, in the form of
    /// [`Configuration::parameters`]. `geometry` is that of a puzzle on which it ran. `None` if
    /// this version of evoku doesn't know the algorithm or a parameter.
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

/// The baselines of configurations that are not among them yet and whose names are `wanted`.
pub(super) fn missing(
    configurations: &[Configuration],
    wanted: &dyn Fn(&str) -> bool,
) -> Vec<Configuration> {
    let mut keys: Vec<_> = configurations.iter().map(|one| one.method.key()).collect();
    let mut labels: Vec<String> = configurations.iter().map(|one| one.label.clone()).collect();
    let mut made = Vec::new();
    for configuration in configurations {
        for (name, method) in configuration.method.nulls() {
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
    let of_presets = PRESETS.iter().flat_map(|preset| preset.nulls);
    for null in of_presets.chain([&NO_MIGRATION]) {
        if !names.contains(&null.name) {
            names.push(null.name);
        }
    }
    names
}
