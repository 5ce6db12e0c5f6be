//! The memory that attempts take.

use evoku_ea::Member;

/// The memory of an attempt in a list of members: the type with its cost, `bytes` in an allocation
/// of its own, and what the allocator adds.
pub(crate) fn attempt_memory<T>(bytes: usize) -> u64 {
    const ALLOCATION: usize = 16;
    (size_of::<Member<T>>() + bytes + ALLOCATION) as u64
}
