//! Arrays whose elements are written out one by one.
//!
//! The rules work on arrays of words that have to stay in registers, which takes indices that the
//! compiler knows. Where it builds for size, as for the page, it leaves loops as they are.

/// What a function makes of 0 to 2.
#[inline(always)]
pub(super) fn three<T>(mut of: impl FnMut(usize) -> T) -> [T; 3] {
    [of(0), of(1), of(2)]
}

/// What a function makes of 0 to 7.
#[inline(always)]
pub(super) fn eight<T>(mut of: impl FnMut(usize) -> T) -> [T; 8] {
    [of(0), of(1), of(2), of(3), of(4), of(5), of(6), of(7)]
}

/// What a function makes of 0 to 8.
#[inline(always)]
pub(super) fn nine<T>(mut of: impl FnMut(usize) -> T) -> [T; 9] {
    [of(0), of(1), of(2), of(3), of(4), of(5), of(6), of(7), of(8)]
}
