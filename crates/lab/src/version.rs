//! The version of the program.

/// The version of this program. Only runs of the same version are guaranteed to be bit-identical.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
