//! Macros that unroll array expressions.
//!
//! The rules process arrays of words that must stay in registers, which requires constant indices.
//! In a build optimised for size, the compiler does not unroll loops. These are macros because a
//! closure is compiled without the vector instructions of the function around it.

/// An array of the values of an expression for the given indices.
macro_rules! unrolled {
    ($index:ident, $value:expr, $($at:literal)+) => {
        [$({
            let $index: usize = $at;
            $value
        }),+]
    };
}

/// An array of the values of an expression for the indices 0 to 2: `three!(i => 2 * i)`.
macro_rules! three {
    ($index:ident => $value:expr) => {
        crate::batch9::unrolled::unrolled!($index, $value, 0 1 2)
    };
}

/// An array of the values of an expression for the indices 0 to 4.
macro_rules! five {
    ($index:ident => $value:expr) => {
        crate::batch9::unrolled::unrolled!($index, $value, 0 1 2 3 4)
    };
}

/// An array of the values of an expression for the indices 0 to 7.
macro_rules! eight {
    ($index:ident => $value:expr) => {
        crate::batch9::unrolled::unrolled!($index, $value, 0 1 2 3 4 5 6 7)
    };
}

/// An array of the values of an expression for the indices 0 to 8.
macro_rules! nine {
    ($index:ident => $value:expr) => {
        crate::batch9::unrolled::unrolled!($index, $value, 0 1 2 3 4 5 6 7 8)
    };
}

pub(super) use {eight, five, nine, three, unrolled};
