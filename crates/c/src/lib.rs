//! The C interface of evoku: the library behind `include/evoku.h`.
//!
//! [`abi`] has the exported functions and all unsafe code. It turns pointers into slices, and panics
//! into outputs. The other modules are ordinary Rust: a function takes bytes and returns an
//! [`Output`] or a [`Failure`].
//!
//! A panic becomes an output only if the library is compiled with unwinding, as in the profile `c`.
//! The profile `release` ends the process instead.
//!
//! [`Output`]: output::Output
//! [`Failure`]: failure::Failure

#[allow(unsafe_code, reason = "C passes pointers; each use has its justification")]
pub mod abi;
mod convert;
pub mod evolve;
mod failure;
mod generate;
mod options;
pub mod output;
mod page;
mod puzzle;
mod solve;
