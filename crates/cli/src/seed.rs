//! Seeds of what is random.

use std::hash::{BuildHasher, RandomState};

/// A fresh seed, small enough to be typed in again: other at each call, as far as the system's
/// randomness goes.
pub(crate) fn fresh() -> u64 {
    RandomState::new().hash_one(0) >> 32
}
