//! The record of a run: the work it spends, the generations that observers see, their history and
//! their table, and the scale on which people read costs.

pub mod history;
pub mod trace;

mod observer;
mod offspring;
mod scale;
mod work;

pub use observer::{Counters, Generation, Observer, Unobserved};
pub use offspring::Offspring;
pub use scale::{CostUnit, Scale};
pub use work::Work;
