//! The memory of attempts.

use evoku_ea::Member;

/// The number of bytes of an attempt in a list of members: the attempt with its cost, `bytes` in a
/// separate allocation, and the overhead of the allocator.
pub(crate) fn attempt_memory<T>(bytes: usize) -> u64 {
    const ALLOCATION: usize = 16;
    (size_of::<Member<T>>() + bytes + ALLOCATION) as u64
}
