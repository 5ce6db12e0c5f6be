//! Charts of the progress of runs: one run over its generations, or many over evaluations.

mod axis;
mod many;
mod one;
mod style;
#[cfg(test)]
mod tests;

pub use axis::{Axis, Column, range, round_step, value};
pub use many::{Curve, Over, Progress, many};
pub use one::{Labels, one};
