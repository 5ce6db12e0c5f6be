//! Boards in which one kind of unit is always complete.
//!
//! Every row (or column, box, region) contains each digit once: the givens at their places, and the
//! others in any order. Crossover exchanges whole units and mutation swaps two cells of a unit. So
//! children keep the property, and only the other houses have to be judged.
//!
//! The representation is that of the permutation-based genetic algorithms for Sudoku (Mantere and
//! Koljonen 2007, <https://doi.org/10.1109/CEC.2007.4424632>; Moraglio, Togelius and Lucas 2006,
//! <https://doi.org/10.1109/CEC.2006.1688347>).

mod belief;
mod board;
mod crossover;
mod factory;
mod houses;
mod layout;
mod mutation;
mod repeats;
mod reproduction;
mod row;
mod swap;

pub use belief::BeliefFactory;
pub use board::{UnitBoard, UnitFitness};
pub use crossover::Crossover;
pub use factory::UnitFactory;
pub(crate) use mutation::swap_at_random;
pub use mutation::{Mutation, SwapSequence};
pub use repeats::{IllegalHouses, RepeatSearch};
pub use reproduction::UnitReproduction;
pub use row::{Lanes, Packed, Row};
pub use swap::UnitSwap;
