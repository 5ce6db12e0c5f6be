//! The choice of the representation of rows by the side of a board.

/// Calls a generic function with the type of [`Row`](crate::encodings::units::Row) that is fastest
/// for the side of a puzzle.
macro_rules! by_side {
    ($sudoku:expr, $function:ident($($argument:expr),*)) => {{
        use $crate::encodings::units::{Lanes, Packed};
        match $sudoku.geometry().side() {
            ..=9 => $function::<Packed>($($argument),*),
            10..=16 => $function::<Lanes<u16, 16>>($($argument),*),
            17..=32 => $function::<Lanes<u32, 32>>($($argument),*),
            _ => $function::<Lanes<u64, 64>>($($argument),*),
        }
    }};
}
pub(crate) use by_side;
