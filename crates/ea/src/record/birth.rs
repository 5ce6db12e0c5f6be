//! The making of children, for observers that show it.

use crate::traits::Cost;

/// The making of a child: its parents, the crossover and the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Birth {
    /// The parents, each as one line of text with its cost. The algorithm copies from them in this
    /// order. A parent that was selected twice is listed once.
    pub parents: Vec<(String, Cost)>,
    /// The child after the crossover and before its mutation, as one line of text; `None` if the
    /// algorithm has no such state.
    pub crossed: Option<String>,
    /// The child as one line of text, as it was evaluated.
    pub line: String,
    /// The cost of the child.
    pub cost: Cost,
}
