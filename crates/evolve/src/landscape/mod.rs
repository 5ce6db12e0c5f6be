//! What a search walks on: attempts, the moves between them, and their costs.
//!
//! A landscape is an encoding with one kind of move (P. F. Stadler, "Fitness landscapes", 2002,
//! <https://doi.org/10.1007/3-540-45692-9_10>); [`LANDSCAPES`] is the table of them. A [`Survey`]
//! samples one: how fast costs along a random walk forget each other, how many moves change
//! nothing, where climbing ends and how far from a solution that is. A [`Network`] joins the local
//! optima that one kick leads between.

mod climb;
mod moves;
mod network;
mod survey;
mod table;
mod walk;

pub use network::{Edge, Expedition, Network, Node};
pub use survey::{Effort, Optima, Survey, Walked};
pub use table::{LANDSCAPES, Landscape, landscape};
