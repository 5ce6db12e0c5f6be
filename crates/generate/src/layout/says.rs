//! What layouts say of two digits, `first` and `second`, on a board of a side.

/// What a layout says of `side`, `first` and `second`: the same number where it says the same.
pub(super) type Says = fn(u32, u32, u32) -> u32;

/// Which they are.
pub(super) fn which(side: u32, first: u32, second: u32) -> u32 {
    first * (side + 1) + second
}

/// Nothing but whether they are the same.
pub(super) fn nothing(_: u32, _: u32, _: u32) -> u32 {
    0
}

/// How far they are apart, which is the same from above and from below.
pub(super) fn distance(_: u32, first: u32, second: u32) -> u32 {
    first.abs_diff(second)
}

/// Which the first is, but not which end it is.
pub(super) fn ends(side: u32, first: u32, _: u32) -> u32 {
    if first == side { 1 } else { first }
}

/// Whether the first is even.
pub(super) fn parity(_: u32, first: u32, _: u32) -> u32 {
    first % 2
}

/// Whether they leave the same remainder by 3.
pub(super) fn remainder(_: u32, first: u32, second: u32) -> u32 {
    u32::from(first % 3 == second % 3)
}

/// Whether they are of the same third.
pub(super) fn third(side: u32, first: u32, second: u32) -> u32 {
    let third = |digit: u32| (digit - 1) / side.div_ceil(3);
    u32::from(third(first) == third(second))
}

/// Whether a white dot, a black one or either could be between them.
pub(super) fn dots(_: u32, first: u32, second: u32) -> u32 {
    let is_black = first == 2 * second || second == 2 * first;
    u32::from(first.abs_diff(second) == 1) + 2 * u32::from(is_black)
}

/// Whether there could be an X or a V between them.
pub(super) fn marks(_: u32, first: u32, second: u32) -> u32 {
    match first + second {
        _ if first == second => 0,
        10 => 1,
        5 => 2,
        _ => 0,
    }
}
