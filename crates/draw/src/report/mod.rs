//! What an experiment came to, as pictures and as a page that needs nothing but itself.

mod figures;
mod page;
mod plot;
mod sweeps;
mod targets;

pub use figures::{Named, Pictures, all as pictures};
pub use page::page;
pub use sweeps::all as sweeps;
pub use targets::all as targets;
