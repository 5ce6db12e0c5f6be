//! Exit codes, the same for every command.

/// What was asked for was found or done.
pub(crate) const SUCCESS: u8 = 0;
/// A puzzle has no solution, or several, or none was found within the budget.
pub(crate) const NOT_SOLVED: u8 = 1;
/// Bad usage or bad input, named in one line on standard error.
pub(crate) const BAD_INPUT: u8 = 2;
/// Ended by Ctrl-C or SIGTERM.
pub(crate) const INTERRUPTED: u8 = 130;
