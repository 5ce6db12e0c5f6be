//! Arrays whose elements are written out one by one.
//!
//! The rules work on arrays of words that have to stay in registers, which takes indices that the
//! compiler knows. Where it builds for size it leaves loops as they are. These are macros because a
//! closure is compiled without the vector instructions of the function around it.

/// An array of what an expression is for each of these indices.
macro_rules! unrolled {
    ($index:ident, $value:expr, $($at:literal)+) => {
        [$({
            let $index: usize = $at;
            $value
        }),+]
    };
}

/// An array of what an expression is for an index from 0 to 2: `three!(i => 2 * i)`.
macro_rules! three {
    ($index:ident => $value:expr) => {
        crate::batch9::unrolled::unrolled!($index, $value, 0 1 2)
    };
}

/// An array of what an expression is for an index from 0 to 4.
macro_rules! five {
    ($index:ident => $value:expr) => {
        crate::batch9::unrolled::unrolled!($index, $value, 0 1 2 3 4)
    };
}

/// An array of what an expression is for an index from 0 to 7.
macro_rules! eight {
    ($index:ident => $value:expr) => {
        crate::batch9::unrolled::unrolled!($index, $value, 0 1 2 3 4 5 6 7)
    };
}

/// An array of what an expression is for an index from 0 to 8.
macro_rules! nine {
    ($index:ident => $value:expr) => {
        crate::batch9::unrolled::unrolled!($index, $value, 0 1 2 3 4 5 6 7 8)
    };
}

pub(super) use {eight, five, nine, three, unrolled};
