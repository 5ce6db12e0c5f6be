//! Random seeds.

use std::hash::{BuildHasher, RandomState};

/// Returns a fresh seed, short enough to be retyped. It differs at each call, as far as the
/// system's randomness allows.
pub(crate) fn fresh() -> u64 {
    RandomState::new().hash_one(0) >> 32
}
