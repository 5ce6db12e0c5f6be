//! The kinds of constraints, grouped by the objects that they constrain.

pub(super) mod alternatives;
pub(super) mod board;
pub(super) mod chaos;
pub(super) mod counts;
pub(super) mod custom;
pub(super) mod frame;
pub(super) mod groups;
pub(super) mod lines;
pub(super) mod lunchbox;
pub(super) mod outside;
pub(super) mod pairs;
pub(super) mod ranks;
mod shared;
