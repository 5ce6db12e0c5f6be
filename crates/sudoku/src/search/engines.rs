//! The table of engines.

#[cfg(feature = "cadical")]
use crate::search::cadical;
use crate::search::engine::Engine;
use crate::search::{auto, batch9, cover, large, single9, tree, weighted};

/// Every engine.
pub static ENGINES: &[&Engine] = &[
    &auto::ENGINE,
    &batch9::ENGINE,
    &single9::ENGINE,
    &large::ENGINE,
    &weighted::ENGINE,
    &cover::ENGINE,
    &tree::ENGINE,
    #[cfg(feature = "cadical")]
    &cadical::ENGINE,
];

/// The engine of this name.
#[must_use]
pub fn by_name(name: &str) -> Option<&'static Engine> {
    ENGINES.iter().copied().find(|engine| engine.name == name)
}
