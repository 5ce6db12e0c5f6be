//! Figures that describe a puzzle, for comparing puzzles and for choosing algorithms.
//!
//! Where [`rating`](evoku_logic::rating) says how hard a puzzle is for people and for a search,
//! [`Features`] say what it is like: what singles leave of it, how its open cells are joined, how
//! symmetric its givens lie, and how many digits one would have to be told. [`FEATURES`] is the
//! table of them. Their use for choosing algorithms is that of K. Smith-Miles and L. Lopes,
//! "Measuring instance difficulty for combinatorial optimization problems", Computers & Operations
//! Research 39 (2012), <https://doi.org/10.1016/j.cor.2011.07.006>.

mod backdoor;
mod extractor;
mod graph;
mod pattern;
mod singles;
mod spectrum;
mod table;

pub use backdoor::Backdoor;
pub use extractor::{Extractor, Features, Kernel};
pub use graph::{Graph, Spectrum};
pub use pattern::Pattern;
pub use table::{FEATURES, Feature};
