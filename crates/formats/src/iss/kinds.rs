//! The kinds of the Interactive Sudoku Solver that have a counterpart in evoku.

/// The layout of a kind's arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Layout {
    /// An optional number, then cells.
    Cells,
    /// No arguments; the kind applies to the whole board.
    Board,
    /// Cells. Every two adjacent cells in the list form a pair.
    Pairs,
    /// A total, then a row or column: `17~R4`.
    Total,
    /// A row or column, then the clue before it and the one after it: `R4~5~`.
    Ends,
}

/// A kind of the solver, the counterpart in evoku, the number implied by the kind of the solver,
/// and the layout.
pub(super) type Kind = (&'static str, &'static str, Option<u32>, Layout);

pub(super) const KINDS: &[Kind] = &[
    ("AntiConsecutive", "nonconsecutive", None, Layout::Board),
    ("AntiTaxicab", "anti-taxicab", None, Layout::Board),
    ("DisjointSets", "disjoint-groups", None, Layout::Board),
    ("DutchFlatmates", "flatmates", None, Layout::Board),
    ("GlobalEntropy", "entropic-squares", None, Layout::Board),
    ("GlobalMod", "modular-squares", None, Layout::Board),
    ("AllDifferent", "different", None, Layout::Cells),
    ("Cage", "killer", None, Layout::Cells),
    ("Sum", "sum", None, Layout::Cells),
    ("Thermo", "thermometer", None, Layout::Cells),
    ("Whisper", "whispers", Some(5), Layout::Cells),
    ("Renban", "renban", None, Layout::Cells),
    ("Palindrome", "palindrome", None, Layout::Cells),
    ("Between", "between", None, Layout::Cells),
    ("Lockout", "lockout", None, Layout::Cells),
    ("Modular", "modular", None, Layout::Cells),
    ("Entropic", "entropic", None, Layout::Cells),
    ("SumLine", "sum-line", None, Layout::Cells),
    ("Zipper", "zipper", None, Layout::Cells),
    ("RegionSumLine", "region-sum", None, Layout::Cells),
    ("Arrow", "arrow", None, Layout::Cells),
    ("PillArrow", "arrow", None, Layout::Cells),
    ("DoubleArrow", "double-arrow", None, Layout::Cells),
    ("CountingCircles", "counting-circles", None, Layout::Cells),
    ("CountDistinct", "distinct-count", None, Layout::Cells),
    ("EqualityCage", "equality-cage", None, Layout::Cells),
    ("Lunchbox", "lunchbox", None, Layout::Cells),
    ("RellikCage", "rellik", None, Layout::Cells),
    ("SameValues", "same-sets", None, Layout::Cells),
    ("ValueIndexing", "slingshot", None, Layout::Cells),
    ("GreaterThan", "greater", None, Layout::Pairs),
    ("WhiteDot", "difference", Some(1), Layout::Pairs),
    ("BlackDot", "ratio", Some(2), Layout::Pairs),
    ("X", "xv", Some(10), Layout::Pairs),
    ("V", "xv", Some(5), Layout::Pairs),
    ("Sandwich", "sandwich", None, Layout::Total),
    ("XSum", "x-sum", None, Layout::Ends),
    ("Skyscraper", "skyscraper", None, Layout::Ends),
    ("HiddenSkyscraper", "hidden-skyscraper", None, Layout::Ends),
    ("NumberedRoom", "numbered-room", None, Layout::Ends),
    ("FullRank", "full-rank", None, Layout::Ends),
];
