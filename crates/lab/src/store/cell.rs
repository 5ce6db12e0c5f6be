//! One configuration on one class.

/// Runs of a plan, those of one configuration on one class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The index of the configuration.
    pub configuration: usize,
    /// The index of the class.
    pub class: usize,
}
