//! Generates puzzles: a [`Request`] describes them, and a [`Generator`] makes them.
//!
//! Random numbers come from the caller: `index_below(n)` returns a uniformly distributed index
//! below `n`. So this crate depends on no random number generator, and results are reproducible if
//! the caller's numbers are.
//!
//! ```
//! use std::sync::Arc;
//!
//! use evoku_generate::{Generator, Request};
//! use evoku_logic::rating::Level;
//! use evoku_model::{Geometry, Shape};
//!
//! // Any source of numbers will do; this one is for examples only (Knuth's MMIX).
//! let mut state = 1u64;
//! let mut index_below = |bound: usize| {
//!     state = state.wrapping_mul(6_364_136_223_846_793_005);
//!     state = state.wrapping_add(1_442_695_040_888_963_407);
//!     (state >> 33) as usize % bound
//! };
//! let geometry = Arc::new(Geometry::plain(Shape::new(2, 3)?));
//! let request = Request { levels: Some(Level::Easy..=Level::Easy), ..Request::new(&geometry) };
//! let mut generator = Generator::new(request)?;
//! let mut generated = Vec::new();
//! for batch in 0..10 {
//!     generator.batch(batch, None, &mut index_below, &mut generated);
//! }
//! assert!(generated.iter().all(|puzzle| puzzle.sudoku.is_solved_by(&puzzle.solution)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(unsafe_code)]

mod available;
mod boards;
mod error;
pub mod features;
mod full;
mod generator;
mod jigsaw;
mod layout;
mod minimise;
mod nines;
mod order;
mod pattern;
mod rarity;
mod relatives;
mod request;
mod symmetry;
mod tally;
mod variants;

pub use available::{AvailablePosition, AvailablePositions, available};
pub use error::RequestError;
pub use full::full_grid;
pub use generator::{GeneratedPuzzle, Generator};
pub use jigsaw::random_regions;
pub use layout::{LAYOUTS, Layout, Placement, PlacementError, layout};
pub use minimise::{MinimiseError, Minimised, minimise, minimised};
pub use pattern::{PatternError, pattern};
pub use rarity::{Rarity, rarity};
pub use request::{Refusal, Request};
pub use symmetry::GivenSymmetry;
pub use tally::Tally;
