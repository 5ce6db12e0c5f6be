//! Figures that describe a puzzle, for comparing puzzles and for choosing algorithms.
//!
//! [`rating`](evoku_logic::rating) measures how hard a puzzle is for people and for a search.
//! [`Features`] describe its structure: the part that singles leave open, the graph of its open
//! cells, the symmetry of its givens and its smallest backdoor. [`FEATURES`] is the table of them.
//! Choosing algorithms by features follows K. Smith-Miles and L. Lopes, "Measuring instance
//! difficulty for combinatorial optimization problems", Computers & Operations Research 39 (2012),
//! <https://doi.org/10.1016/j.cor.2011.07.006>.

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
