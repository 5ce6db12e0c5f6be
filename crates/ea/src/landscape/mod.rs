//! Fitness landscapes: attempts, the moves between them, and their costs.
//!
//! A landscape is an encoding with one kind of move (P. F. Stadler, "Fitness landscapes", 2002,
//! <https://doi.org/10.1007/3-540-45692-9_10>): a [`Walk`], and also a [`Neighbourhood`] if its
//! moves can be counted.
//!
//! A [`Survey`] samples a landscape. It measures how fast the costs along a random walk become
//! uncorrelated, and how many moves leave the cost unchanged. It also measures where climbs end,
//! and how far from a solution. A [`Network`] consists of local optima, with an edge where a kick
//! and a climb lead from one to another.

mod climb;
mod network;
mod survey;
mod walk;

pub use network::{Edge, Expedition, Network, Node, network};
pub use survey::{Effort, Optima, Survey, Walked, survey, survey_and_climb};
pub use walk::{Neighbourhood, Walk};
