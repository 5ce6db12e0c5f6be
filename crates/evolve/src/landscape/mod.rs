//! The fitness landscapes of the encodings, listed in the table [`LANDSCAPES`].

mod moves;
mod table;

pub use evoku_ea::landscape::{
    Edge, Effort, Network, NetworkSettings, Node, Optima, Survey, WalkStatistics,
};
pub use table::{LANDSCAPES, Landscape, landscape};
