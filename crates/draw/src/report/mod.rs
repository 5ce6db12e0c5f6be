//! Results of an experiment, as pictures and as a self-contained page.

mod figures;
mod fronts;
mod landscape;
mod map;
mod page;
mod plot;
mod space;
mod sweeps;
mod targets;

pub use figures::{Named, Pictures, all as pictures};
pub use fronts::all as fronts;
pub use landscape::{MOST_LANDSCAPES, correlations, network};
pub use page::page;
pub use space::space;
pub use sweeps::all as sweeps;
pub use targets::all as targets;
