//! Drawings of constraints, in the style of puzzle setters.

pub(super) mod cells;
pub(super) mod chaos;
pub(super) mod lines;
pub(super) mod outside;
pub(super) mod pairs;
mod shapes;
