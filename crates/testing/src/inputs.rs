//! Puzzles that tests use as plain inputs.

/// A puzzle of 9x9 with 30 givens and one solution, solved by singles.
pub const NINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// The solution of [`NINE`].
pub const NINE_SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// [`NINE`] with a contradiction: two fives in the first row.
pub const CONTRADICTION: &str =
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// A puzzle of 9x9 that no algorithm solves within the budget of a test (Inkala 2012).
pub const HARD: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// A puzzle of 4x4 that any algorithm solves.
pub const FOUR: &str = "12..3.1...4.4..1";
/// The solution of [`FOUR`].
pub const FOUR_SOLVED: &str = "1234341221434321";
