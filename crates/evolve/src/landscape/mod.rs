//! The fitness landscapes of the encodings; [`LANDSCAPES`] is the table of them.

mod moves;
mod table;

pub use evoku_ea::landscape::{Edge, Effort, Expedition, Network, Node, Optima, Survey, Walked};
pub use table::{LANDSCAPES, Landscape, landscape};
