//! How constraints are drawn, as setters draw them.

pub(super) mod cells;
pub(super) mod chaos;
pub(super) mod lines;
pub(super) mod outside;
pub(super) mod pairs;
mod shapes;
