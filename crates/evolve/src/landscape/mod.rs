//! The fitness landscapes of the encodings; [`LANDSCAPES`] is the table of them.

mod moves;
mod table;

pub use evoku_ea::landscape::{
    Edge, Effort, Network, NetworkSettings, Node, Optima, Survey, WalkStatistics,
};
pub use table::{LANDSCAPES, Landscape, landscape};
