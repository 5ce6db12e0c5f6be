//! The record of a run: the work spent, the generations that observers receive, and the history and
//! the table of generations. Also the scale on which costs are shown to people.

pub mod history;
pub mod trace;

mod birth;
mod observer;
mod offspring;
mod scale;
mod work;

pub use birth::Birth;
pub use observer::{Counters, Generation, Improvement, Observer, Unobserved};
pub use offspring::Offspring;
pub use scale::{CostUnit, Scale};
pub use work::Work;
