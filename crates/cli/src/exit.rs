//! Exit codes, the same for every command.

/// The requested result was found or written.
pub(crate) const SUCCESS: u8 = 0;
/// A puzzle has no solution, has several, or was not solved within the budget.
pub(crate) const NOT_SOLVED: u8 = 1;
/// Wrong usage or bad input, reported on standard error.
pub(crate) const BAD_INPUT: u8 = 2;
/// Ended by Ctrl-C or SIGTERM.
pub(crate) const INTERRUPTED: u8 = 130;
