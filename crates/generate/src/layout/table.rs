//! The table of layouts.

use std::ops::RangeInclusive;
use std::str::FromStr;

use thiserror::Error;

use super::says::{self, Says};

/// Constraints that can be laid out on a board.
#[derive(Debug)]
pub struct Layout {
    /// The name by which commands ask for it.
    pub name: &'static str,
    /// What is laid out, in a line.
    pub about: &'static str,
    /// The usual numbers of cells of a cage or line, where they can be chosen: the least and the
    /// most.
    pub cells: Option<[usize; 2]>,
    /// Where its constraints lie.
    pub(super) places: Places,
    /// The kind that cages and lines obey before any digit is known, if there is one.
    pub(super) drawn: Option<&'static str>,
    /// The kinds of which one is read off in each place.
    pub(super) kinds: &'static [&'static str],
    /// The numbers that are read off.
    pub(super) numbers: Numbers,
    /// Rules of the whole board that come with it, each with its number.
    pub(crate) beside: &'static [(&'static str, Option<u32>)],
    /// What it says of two digits, or of one with itself, on a board of a side: an exchange of
    /// digits that keeps this of all of them keeps the constraints.
    pub(super) says: Says,
}

impl Layout {
    /// Whether images of its constraints under a symmetry say the same there: lines without numbers
    /// and rules of the whole board.
    pub(crate) fn has_image(&self) -> bool {
        matches!(self.places, Places::Lines { .. } | Places::Board)
    }

    /// The least and the greatest number of cells of a cage or line on a board of this side; none
    /// where it can't be chosen.
    pub(crate) fn bounds(&self, side: usize) -> Option<(usize, usize)> {
        self.cells?;
        Some(match self.places {
            Places::Cages => (1, side),
            _ => (2, side * side),
        })
    }
}

/// Where constraints of a layout lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Places {
    /// Cages that cover the board.
    Cages,
    /// Lines from cell to cell, by sides or corners.
    Lines {
        /// Whether its two ends differ.
        is_directed: bool,
    },
    /// Two cells that share a side.
    Sides {
        /// Whether only those within a box or region count.
        within: bool,
    },
    /// Single cells.
    Cells {
        /// How many of them, in percent.
        share: usize,
    },
    /// Squares of four cells.
    Squares,
    /// Whole rows and columns.
    Across {
        /// Whether there is a clue at both of their ends.
        both_ends: bool,
    },
    /// All diagonals of two cells or more.
    Diagonals,
    /// The board as a whole.
    Board,
}

/// The numbers of a constraint that is read off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Numbers {
    /// It has none.
    None,
    /// One of these.
    These(&'static [u32]),
    /// Whichever holds.
    Any,
    /// Some of the digits in its cells.
    Digits,
}

/// A layout that is asked for.
#[derive(Clone, Debug)]
pub struct Placement {
    /// The layout.
    pub layout: &'static Layout,
    /// The numbers of cells of a cage or line; the usual ones if open.
    pub cells: Option<RangeInclusive<usize>>,
}

impl Placement {
    /// The numbers of cells of a cage or line on a board of this side.
    pub(super) fn cells(&self, side: usize) -> RangeInclusive<usize> {
        let [least, most] = self.layout.cells.unwrap_or([1, 1]);
        self.cells.clone().unwrap_or(least.min(side)..=most.min(side))
    }
}

/// Reason why a text is no layout.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum PlacementError {
    /// No layout has this name.
    #[error(
        "there is no layout \"{0}\"; there are {names}",
        names = LAYOUTS.iter().map(|layout| layout.name).collect::<Vec<_>>().join(", ")
    )]
    Unknown(String),
    /// Something that is no number of cells.
    #[error(
        "found \"{0}\" after the colon, expected a number of cells like 3 or a range like 2..4"
    )]
    Cells(String),
}

/// Reads the name of a layout, with numbers of cells or without: `killer`, `thermometer:5`,
/// `arrow:3..4`.
impl FromStr for Placement {
    type Err = PlacementError;

    fn from_str(text: &str) -> Result<Self, PlacementError> {
        let (name, cells) = match text.split_once(':') {
            Some((name, cells)) => (name, Some(cells.trim())),
            None => (text, None),
        };
        let name = name.trim().to_lowercase();
        let layout = layout(&name).ok_or(PlacementError::Unknown(name))?;
        let wrong = |text: &str| PlacementError::Cells(text.to_owned());
        let cells = cells.map(|text| numbers(text).ok_or_else(|| wrong(text))).transpose()?;
        Ok(Self { layout, cells })
    }
}

/// A number, or a range of numbers.
fn numbers(text: &str) -> Option<RangeInclusive<usize>> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    Some(least.trim().parse().ok()?..=most.trim().parse().ok()?)
}

/// What cages have in common.
const CAGES: Layout = Layout {
    name: "killer",
    about: "cages that cover the board, each with its total; digits differ within",
    cells: Some([2, 4]),
    places: Places::Cages,
    drawn: Some("different"),
    kinds: &["killer"],
    numbers: Numbers::Any,
    beside: &[],
    says: says::which,
};

/// What lines have in common.
const LINES: Layout = Layout {
    name: "",
    about: "",
    cells: Some([4, 6]),
    places: Places::Lines { is_directed: false },
    drawn: None,
    kinds: &[],
    numbers: Numbers::None,
    beside: &[],
    says: says::which,
};

/// What marks between two cells have in common.
const MARKS: Layout = Layout {
    name: "",
    about: "",
    cells: None,
    places: Places::Sides { within: false },
    drawn: None,
    kinds: &[],
    numbers: Numbers::None,
    beside: &[],
    says: says::which,
};

/// What clues outside the board have in common.
const CLUES: Layout =
    Layout { places: Places::Across { both_ends: true }, numbers: Numbers::Any, ..MARKS };

/// A layout of lines of one kind.
const fn lines(
    name: &'static str,
    kind: &'static [&'static str; 1],
    about: &'static str,
    cells: [usize; 2],
    says: Says,
) -> Layout {
    Layout { name, about, cells: Some(cells), drawn: Some(kind[0]), kinds: kind, says, ..LINES }
}

/// A rule of the whole board.
const fn rule(name: &'static [&'static str; 1], about: &'static str, says: Says) -> Layout {
    let (drawn, kinds) = (Some(name[0]), name);
    Layout { name: name[0], about, places: Places::Board, drawn, kinds, says, ..MARKS }
}

/// The layouts, in the order in which they are listed.
pub static LAYOUTS: &[Layout] = &[
    CAGES,
    Layout {
        name: "calcudoku",
        about: "cages that cover the board, each with a sum, product, difference or quotient",
        drawn: None,
        kinds: &["sum", "product", "minus", "divide"],
        ..CAGES
    },
    Layout {
        places: Places::Lines { is_directed: true },
        ..lines(
            "thermometer",
            &["thermometer"],
            "digits rise from the bulb to the tip",
            [4, 7],
            says::which,
        )
    },
    Layout {
        places: Places::Lines { is_directed: true },
        ..lines(
            "slow-thermometer",
            &["slow-thermometer"],
            "digits rise or stay equal from the bulb to the tip",
            [5, 8],
            says::which,
        )
    },
    Layout {
        places: Places::Lines { is_directed: true },
        ..lines(
            "arrow",
            &["arrow"],
            "digits along the arrow add up to that in its bulb",
            [3, 4],
            says::which,
        )
    },
    lines(
        "double-arrow",
        &["double-arrow"],
        "digits between the ends add up to both ends",
        [4, 6],
        says::which,
    ),
    lines(
        "whispers",
        &["whispers"],
        "neighbours on the line differ by half the side",
        [4, 7],
        says::distance,
    ),
    lines(
        "renban",
        &["renban"],
        "digits on the line are consecutive, in any order",
        [4, 5],
        says::distance,
    ),
    lines(
        "nabner",
        &["nabner"],
        "no digits on the line are consecutive or equal",
        [2, 4],
        says::distance,
    ),
    lines(
        "palindrome",
        &["palindrome"],
        "the line reads the same from both ends",
        [4, 7],
        says::nothing,
    ),
    lines(
        "between",
        &["between"],
        "digits on the line lie between its ends",
        [4, 5],
        says::distance,
    ),
    lines(
        "lockout",
        &["lockout"],
        "digits on the line lie outside of its ends",
        [4, 5],
        says::distance,
    ),
    lines(
        "modular",
        &["modular"],
        "3 neighbours have different remainders by 3",
        [4, 7],
        says::remainder,
    ),
    lines(
        "entropic",
        &["entropic"],
        "3 neighbours are a low, a middle, a high digit",
        [4, 7],
        says::third,
    ),
    lines(
        "zipper",
        &["zipper"],
        "what is equally far from both ends adds up the same",
        [4, 7],
        says::which,
    ),
    lines(
        "region-sum",
        &["region-sum"],
        "boxes divide the line into equal sums",
        [4, 6],
        says::which,
    ),
    Layout {
        name: "kropki",
        about: "white dots between consecutive digits, black ones where one is twice the other",
        kinds: &["difference", "ratio"],
        says: says::dots,
        ..MARKS
    },
    Layout {
        name: "kropki-all",
        about: "the same, and where there is no dot neither holds",
        kinds: &["difference", "ratio"],
        beside: &[("no-other-differences", None), ("no-other-ratios", None)],
        says: says::dots,
        ..MARKS
    },
    Layout {
        name: "xv",
        about: "an X between digits that add up to 10, a V where they add up to 5",
        kinds: &["xv"],
        numbers: Numbers::These(&[10, 5]),
        says: says::marks,
        ..MARKS
    },
    Layout {
        name: "xv-all",
        about: "the same, and where there is no mark neither holds",
        kinds: &["xv"],
        numbers: Numbers::These(&[10, 5]),
        beside: &[("no-other-sums", Some(10)), ("no-other-sums", Some(5))],
        says: says::marks,
        ..MARKS
    },
    Layout {
        name: "greater",
        about: "a sign between all cells side by side within a box",
        places: Places::Sides { within: true },
        kinds: &["greater"],
        ..MARKS
    },
    Layout {
        name: "even-odd",
        about: "marks on two cells of five that say whether the digit is even or odd",
        places: Places::Cells { share: 40 },
        kinds: &["even", "odd"],
        says: says::parity,
        ..MARKS
    },
    Layout {
        name: "extremes",
        about: "marks on the cells whose digit is less, or greater, than all at its sides",
        places: Places::Cells { share: 100 },
        kinds: &["minimum", "maximum"],
        ..MARKS
    },
    Layout {
        name: "quadruple",
        about: "digits that stand in the four cells around a corner",
        places: Places::Squares,
        kinds: &["contains"],
        numbers: Numbers::Digits,
        ..MARKS
    },
    Layout {
        name: "little-killer",
        about: "the sums of all diagonals of two cells or more",
        places: Places::Diagonals,
        kinds: &["little-killer"],
        ..CLUES
    },
    Layout {
        name: "sandwich",
        about: "the sums between the smallest and the largest digit of each row and column",
        places: Places::Across { both_ends: false },
        kinds: &["sandwich"],
        says: says::ends,
        ..CLUES
    },
    Layout {
        name: "x-sum",
        about: "the sums of as many digits as the first one says, from both ends",
        kinds: &["x-sum"],
        ..CLUES
    },
    Layout {
        name: "skyscraper",
        about: "how many digits are greater than all before them, from both ends",
        kinds: &["skyscraper"],
        ..CLUES
    },
    Layout {
        name: "numbered-room",
        about: "the digit in the cell that the first digit names, from both ends",
        kinds: &["numbered-room"],
        ..CLUES
    },
    rule(&["nonconsecutive"], "no consecutive digits side by side", says::distance),
    rule(&["disjoint-groups"], "different digits in the same place of all boxes", says::nothing),
];

/// The layout of this name.
#[must_use]
pub fn layout(name: &str) -> Option<&'static Layout> {
    LAYOUTS.iter().find(|layout| layout.name == name)
}
