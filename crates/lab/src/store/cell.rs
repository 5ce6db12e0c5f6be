//! One configuration on one class.

use crate::index::{ClassIndex, ConfigurationIndex};

/// Runs of a plan, those of one configuration on one class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The configuration.
    pub configuration: ConfigurationIndex,
    /// The class.
    pub class: ClassIndex,
}
