//! Which program made a run.

/// The version of this program, which says which runs can be compared to the bit.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
