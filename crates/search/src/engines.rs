//! The table of engines.

#[cfg(feature = "cadical")]
use crate::cadical;
use crate::engine::Engine;
use crate::{auto, cover, large, nine, tree, weighted};

/// Every engine.
pub static ENGINES: &[&Engine] = &[
    &auto::ENGINE,
    &nine::BATCH9,
    &nine::SINGLE9,
    &large::ENGINE,
    &weighted::ENGINE,
    &cover::ENGINE,
    &tree::ENGINE,
    #[cfg(feature = "cadical")]
    &cadical::ENGINE,
];

/// The engine with this name.
#[must_use]
pub fn by_name(name: &str) -> Option<&'static Engine> {
    ENGINES.iter().copied().find(|engine| engine.name == name)
}
