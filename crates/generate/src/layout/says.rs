//! The statements that layouts make about digits `first` and `second` on a board of side `side`.

/// A function of `side`, `first` and `second`; equal results mean equal statements.
pub(super) type Says = fn(u32, u32, u32) -> u32;

/// Identifies both digits.
pub(super) fn which(side: u32, first: u32, second: u32) -> u32 {
    first * (side + 1) + second
}

/// Makes no distinction between digits.
pub(super) fn nothing(_: u32, _: u32, _: u32) -> u32 {
    0
}

/// The distance of the digits, which is the same from above and from below.
pub(super) fn distance(_: u32, first: u32, second: u32) -> u32 {
    first.abs_diff(second)
}

/// Identifies the first digit, except that the two ends are equivalent.
pub(super) fn ends(side: u32, first: u32, _: u32) -> u32 {
    if first == side { 1 } else { first }
}

/// The parity of the first digit.
pub(super) fn parity(_: u32, first: u32, _: u32) -> u32 {
    first % 2
}

/// 1 if both digits leave the same remainder modulo 3.
pub(super) fn remainder(_: u32, first: u32, second: u32) -> u32 {
    u32::from(first % 3 == second % 3)
}

/// 1 if both digits are in the same third of the digits.
pub(super) fn third(side: u32, first: u32, second: u32) -> u32 {
    let third = |digit: u32| (digit - 1) / side.div_ceil(3);
    u32::from(third(first) == third(second))
}

/// The dots possible between the digits: white, black, either or none.
pub(super) fn dots(_: u32, first: u32, second: u32) -> u32 {
    let is_black = first == 2 * second || second == 2 * first;
    u32::from(first.abs_diff(second) == 1) + 2 * u32::from(is_black)
}

/// The mark possible between the digits: X, V or none.
pub(super) fn marks(_: u32, first: u32, second: u32) -> u32 {
    match first + second {
        _ if first == second => 0,
        10 => 1,
        5 => 2,
        _ => 0,
    }
}
