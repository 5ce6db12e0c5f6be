//! Places constraints on a board: cages, lines, dots and clues outside the board.
//!
//! A [`Layout`] describes the places of a kind of constraint. Cages and lines are drawn first. Then
//! a random full grid is found that obeys them, and all numbers are read from that grid.

mod alike;
mod cages;
mod drawing;
mod images;
mod lines;
mod places;
mod reading;
mod settle;
mod statement;
mod table;

pub(super) use alike::Alike;
pub(super) use drawing::Drawing;
pub(super) use settle::settle;
pub use table::{LAYOUTS, Layout, Placement, PlacementError, layout};
