//! The memory that attempts take.

use crate::puzzle::Member;

/// The bytes of an attempt of this type with so many bytes in a piece of memory of its own, in a
/// list of members: with its cost, and with what an allocator adds.
pub(crate) fn attempt_memory<T>(bytes: usize) -> u64 {
    const ALLOCATION: usize = 16;
    (size_of::<Member<T>>() + bytes + ALLOCATION) as u64
}
