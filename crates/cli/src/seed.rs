//! Random seeds.

use std::hash::{BuildHasher, RandomState};

/// Returns a fresh seed, small enough to be typed in again. It differs at each call, as far as the
/// system's randomness allows.
pub(crate) fn fresh() -> u64 {
    RandomState::new().hash_one(0) >> 32
}
