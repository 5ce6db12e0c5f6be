//! The nulls of the algorithms of a plan.

use evoku_evolve::presets::{
    Archipelago, NO_MIGRATION, Null, PRESETS, Parameter, Preset, Settings, preset,
};
use evoku_evolve::puzzles::{KINDS, kind};

use crate::plan::model::{Configuration, ISLANDS, Method};

impl Method {
    /// What it has to beat, each with its name: what its algorithm knows as nulls, without islands,
    /// and its islands without migration. None for exact engines, for algorithms of other programs,
    /// for the default and for nulls.
    #[must_use]
    pub fn nulls(&self) -> Vec<(&'static str, Self)> {
        let (mut nulls, islands) = match self {
            Self::Preset(own, settings, islands) => {
                let method = |preset, settings| Self::Preset(preset, settings, None);
                (nulls_of(own, settings, preset, method), islands)
            }
            Self::Kind(own, settings, islands) => {
                let kind =
                    KINDS.iter().find(|kind| kind.presets().any(|one| std::ptr::eq(one, *own)));
                let find = |name: &str| kind.and_then(|kind| kind.preset(name));
                let method = |preset, settings| Self::Kind(preset, settings, None);
                (nulls_of(own, settings, find, method), islands)
            }
            Self::Default | Self::Engine(_) | Self::External(_) => return Vec::new(),
        };
        if let Some(islands) = islands {
            let apart = NO_MIGRATION.overruled(islands.clone());
            if apart != *islands {
                nulls.push((NO_MIGRATION.name, self.on(apart)));
            }
        }
        nulls
    }

    /// The same on islands with these settings.
    fn on(&self, islands: Settings) -> Self {
        match self {
            Self::Preset(own, settings, _) => Self::Preset(own, settings.clone(), Some(islands)),
            Self::Kind(own, settings, _) => Self::Kind(own, settings.clone(), Some(islands)),
            Self::Default | Self::Engine(_) | Self::External(_) => self.clone(),
        }
    }

    /// The evolutionary algorithm of this name with these parameters, as
    /// [`Configuration::parameters`] writes them; `geometry` is that of a puzzle that it served.
    /// None where this version of evoku has no such algorithm or parameters.
    pub(crate) fn read(algorithm: &str, parameters: &str, geometry: &str) -> Option<Self> {
        match kind(geometry) {
            Some(kind) => {
                let preset = kind.preset(algorithm)?;
                let (settings, islands) = settings(parameters, preset.parameters)?;
                Some(Self::Kind(preset, settings, islands))
            }
            None => {
                let preset = preset(algorithm)?;
                let (settings, islands) = settings(parameters, preset.parameters)?;
                Some(Self::Preset(preset, settings, islands))
            }
        }
    }

    /// What tells it from others: its name and its parameters.
    pub(crate) fn key(&self) -> (String, String) {
        (self.name().to_owned(), self.parameters())
    }
}

/// The nulls that an algorithm knows; `find` finds others by name.
fn nulls_of<P: 'static>(
    own: &'static Preset<P>,
    settings: &Settings,
    find: impl Fn(&str) -> Option<&'static Preset<P>>,
    method: impl Fn(&'static Preset<P>, Settings) -> Method,
) -> Vec<(&'static str, Method)> {
    let nulls = own.nulls.iter().filter_map(|null: &Null| {
        let other = match null.algorithm {
            Some(name) => Some(find(name)?),
            None => None,
        };
        let made = null.settings_of(settings, other.map(|preset| preset.parameters));
        // Whoever runs as its own null has nothing to beat.
        let is_itself = other.is_none() && made == *settings;
        (!is_itself).then(|| (null.name, method(other.unwrap_or(own), made)))
    });
    nulls.collect()
}

/// Settings as text: those of an algorithm and those of islands.
fn settings(text: &str, parameters: &'static [Parameter]) -> Option<(Settings, Option<Settings>)> {
    let mut own = Settings::new(parameters);
    let mut islands: Option<Settings> = None;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match word.strip_prefix(ISLANDS) {
            Some(word) => islands
                .get_or_insert_with(|| Settings::new(Archipelago::PARAMETERS))
                .assign(word)
                .ok()?,
            None => own.assign(word).ok()?,
        }
    }
    own.clear_ineffective();
    Some((own, islands))
}

/// The nulls of configurations that are not among them yet, if their names are `wanted`.
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

/// The names of all nulls.
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
