//! Fitness landscapes: attempts, the moves between them, and their costs.
//!
//! A landscape is an encoding with one kind of move (P. F. Stadler, "Fitness landscapes", 2002,
//! <https://doi.org/10.1007/3-540-45692-9_10>): a [`Walk`], which is a [`Neighbourhood`] too if its
//! moves can be counted. A [`Survey`] samples one: how fast costs along a random walk forget each
//! other, how many moves change nothing, where climbing ends and how far from a solution that is.
//! A [`Network`] joins the local optima that one kick leads between.

mod climb;
mod network;
mod survey;
mod walk;

pub use network::{Edge, Expedition, Network, Node, network};
pub use survey::{Effort, Optima, Survey, Walked, survey, survey_and_climb};
pub use walk::{Neighbourhood, Walk};
