//! Where constraints lie on a board: cages, lines, dots, clues outside.
//!
//! A [`Layout`] says how the cells of a kind of constraint lie. Cages and lines are drawn first, a
//! random full grid is found that obeys them, and all numbers are read off that grid.

mod alike;
mod cages;
mod drawing;
mod images;
mod lines;
mod places;
mod reading;
mod says;
mod settle;
mod table;

pub(super) use alike::Alike;
pub(super) use drawing::{Drawing, Drawn};
pub(super) use settle::settle;
pub use table::{LAYOUTS, Layout, Placement, PlacementError, layout};
