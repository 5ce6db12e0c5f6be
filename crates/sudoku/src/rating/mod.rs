//! How hard a puzzle is: the scales of others, reproduced.

pub mod explainer;
