//! Fitness landscapes: attempts, the moves between them, and their costs.
//!
//! A landscape is an encoding with one kind of move (P. F. Stadler, "Fitness landscapes", 2002,
//! <https://doi.org/10.1007/3-540-45692-9_10>): a [`Walk`], and also a [`Neighbourhood`] if its
//! moves can be counted.
//!
//! A [`Survey`] samples a landscape. It measures how fast the costs along a random walk become
//! uncorrelated, and how many moves leave the cost unchanged. It also measures the costs at which
//! climbs end, and the distance from there to a solution. A [`Network`] consists of local optima.
//! An edge leads from one optimum to another if a kick followed by a climb does.

mod climb;
mod network;
mod survey;
mod walk;

pub use network::{Edge, Network, NetworkSettings, Node, network};
pub use survey::{Effort, Optima, Survey, WalkStatistics, survey, survey_and_climb};
pub use walk::{Neighbourhood, Walk};
