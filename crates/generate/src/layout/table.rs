//! The table of layouts.

use std::ops::RangeInclusive;
use std::str::FromStr;

use evoku_messages::{Message, Say, say};

use super::statement::{self, Statement};

/// A kind of constraint that can be placed on a board.
#[derive(Debug)]
pub struct Layout {
    /// The name used on the command line.
    pub name: &'static str,
    /// The name as a noun.
    pub noun: fn() -> Message,
    /// A one-line description.
    pub about: fn() -> Message,
    /// The usual least and greatest number of cells of a cage or line, if it can be chosen.
    pub cells: Option<[usize; 2]>,
    /// The places of its constraints.
    pub(super) places: Places,
    /// The kind that cages and lines obey before any digit is known, if there is one.
    pub(super) drawn: Option<&'static str>,
    /// The kinds of constraints; each place gets one of them.
    pub(super) kinds: &'static [&'static str],
    /// The numbers read from the full grid.
    pub(super) numbers: Numbers,
    /// Rules of the whole board that belong to the layout, each with its number.
    pub(crate) board_rules: &'static [(&'static str, Option<u32>)],
    /// The statement about two digits, or about a digit and itself, on a board of a given side. An
    /// exchange of digits that preserves all statements preserves the constraints.
    pub(super) statement: Statement,
}

/// No two layouts share a name.
impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Layout {}

impl Layout {
    /// Returns `true` if the images of its constraints under a symmetry are equivalent constraints.
    /// This holds for lines without numbers and rules of the whole board.
    pub(crate) fn has_image(&self) -> bool {
        matches!(self.places, Places::Lines { .. } | Places::Board)
    }

    /// The least and the greatest possible number of cells of a cage or line on a board of this
    /// side. `None` if it can't be chosen.
    pub(crate) fn bounds(&self, side: usize) -> Option<(usize, usize)> {
        self.cells?;
        Some(match self.places {
            Places::Cages => (1, side),
            _ => (2, side * side),
        })
    }
}

/// The places of a layout's constraints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Places {
    /// Cages that cover the board.
    Cages,
    /// Lines from cell to cell, across edges or corners.
    Lines {
        /// `true` if the two ends of a line differ.
        is_directed: bool,
    },
    /// Two cells that share an edge.
    Sides {
        /// `true` if only pairs within a box or region count.
        within: bool,
    },
    /// Single cells.
    Cells {
        /// The share of cells that get a mark, in percent.
        share: usize,
    },
    /// Squares of four cells.
    Squares,
    /// Whole rows and columns.
    Across {
        /// `true` if there are clues at both ends.
        both_ends: bool,
    },
    /// All diagonals of two cells or more.
    Diagonals,
    /// The board as a whole.
    Board,
}

/// The numbers of a constraint that is read from a full grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Numbers {
    /// No numbers.
    None,
    /// One of these numbers.
    These(&'static [u32]),
    /// Any number for which the constraint holds.
    Any,
    /// Some of the digits in the constraint's cells.
    Digits,
}

/// A requested layout.
#[derive(Clone, Debug)]
pub struct Placement {
    /// The layout.
    pub layout: &'static Layout,
    /// The allowed numbers of cells of a cage or line; the usual numbers if `None`.
    pub cells: Option<RangeInclusive<usize>>,
}

impl Placement {
    /// The allowed numbers of cells of a cage or line on a board of this side.
    pub(super) fn cells(&self, side: usize) -> RangeInclusive<usize> {
        let [least, most] = self.layout.cells.unwrap_or([1, 1]);
        self.cells.clone().unwrap_or(least.min(side)..=most.min(side))
    }
}

/// The reason why a text is not a valid placement.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlacementError {
    /// No layout has this name.
    Unknown(String),
    /// The part after the colon is not a number or range of cells.
    Cells(String),
}

impl Say for PlacementError {
    fn message(&self) -> Message {
        match self {
            Self::Unknown(name) => {
                let known = LAYOUTS.iter().map(|layout| layout.name);
                say::generate_layout_unknown(name, known.clone()).suggesting(name, known)
            }
            Self::Cells(found) => say::generate_layout_cells(found),
        }
    }
}

evoku_messages::error!(PlacementError);

/// Parses the name of a layout, with or without numbers of cells: `killer`, `thermometer:5`,
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

/// Parses a number or a range of numbers.
fn numbers(text: &str) -> Option<RangeInclusive<usize>> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    Some(least.trim().parse().ok()?..=most.trim().parse().ok()?)
}

/// The name of a layout as users type it, its noun and its description.
type Words = (&'static str, fn() -> Message, fn() -> Message);

/// A layout of cages, of one kind or several.
const fn cages(words: Words, kinds: &'static [&'static str]) -> Layout {
    let (cells, places) = (Some([2, 4]), Places::Cages);
    Layout { cells, places, numbers: Numbers::Any, ..marks(words, kinds) }
}

/// A layout of lines of one kind.
const fn lines(
    words: Words,
    kind: &'static [&'static str; 1],
    cells: [usize; 2],
    statement: Statement,
) -> Layout {
    let places = Places::Lines { is_directed: false };
    Layout { cells: Some(cells), places, drawn: Some(kind[0]), statement, ..marks(words, kind) }
}

/// A layout of marks between two cells, or elsewhere.
const fn marks((name, noun, about): Words, kinds: &'static [&'static str]) -> Layout {
    Layout {
        name,
        noun,
        about,
        cells: None,
        places: Places::Sides { within: false },
        drawn: None,
        kinds,
        numbers: Numbers::None,
        board_rules: &[],
        statement: statement::which,
    }
}

/// A layout of clues outside the board.
const fn clues(words: Words, kinds: &'static [&'static str]) -> Layout {
    let places = Places::Across { both_ends: true };
    Layout { places, numbers: Numbers::Any, ..marks(words, kinds) }
}

/// A rule of the whole board.
const fn rule(words: Words, kind: &'static [&'static str; 1], statement: Statement) -> Layout {
    Layout { places: Places::Board, drawn: Some(kind[0]), statement, ..marks(words, kind) }
}

/// The layouts, in the order in which they are listed to users.
pub static LAYOUTS: &[Layout] = &[
    Layout {
        drawn: Some("different"),
        ..cages(("killer", say::layout_killer, say::layout_killer_about), &["killer"])
    },
    cages(
        ("calcudoku", say::layout_calcudoku, say::layout_calcudoku_about),
        &["sum", "product", "minus", "divide"],
    ),
    Layout {
        places: Places::Lines { is_directed: true },
        ..lines(
            ("thermometer", say::layout_thermometer, say::layout_thermometer_about),
            &["thermometer"],
            [4, 7],
            statement::which,
        )
    },
    Layout {
        places: Places::Lines { is_directed: true },
        ..lines(
            ("slow-thermometer", say::layout_slow_thermometer, say::layout_slow_thermometer_about),
            &["slow-thermometer"],
            [5, 8],
            statement::which,
        )
    },
    Layout {
        places: Places::Lines { is_directed: true },
        ..lines(
            ("arrow", say::layout_arrow, say::layout_arrow_about),
            &["arrow"],
            [3, 4],
            statement::which,
        )
    },
    lines(
        ("double-arrow", say::layout_double_arrow, say::layout_double_arrow_about),
        &["double-arrow"],
        [4, 6],
        statement::which,
    ),
    lines(
        ("whispers", say::layout_whispers, say::layout_whispers_about),
        &["whispers"],
        [4, 7],
        statement::distance,
    ),
    lines(
        ("renban", say::layout_renban, say::layout_renban_about),
        &["renban"],
        [4, 5],
        statement::distance,
    ),
    lines(
        ("nabner", say::layout_nabner, say::layout_nabner_about),
        &["nabner"],
        [2, 4],
        statement::distance,
    ),
    lines(
        ("palindrome", say::layout_palindrome, say::layout_palindrome_about),
        &["palindrome"],
        [4, 7],
        statement::nothing,
    ),
    lines(
        ("between", say::layout_between, say::layout_between_about),
        &["between"],
        [4, 5],
        statement::distance,
    ),
    lines(
        ("lockout", say::layout_lockout, say::layout_lockout_about),
        &["lockout"],
        [4, 5],
        statement::distance,
    ),
    lines(
        ("modular", say::layout_modular, say::layout_modular_about),
        &["modular"],
        [4, 7],
        statement::remainder,
    ),
    lines(
        ("entropic", say::layout_entropic, say::layout_entropic_about),
        &["entropic"],
        [4, 7],
        statement::third,
    ),
    lines(
        ("zipper", say::layout_zipper, say::layout_zipper_about),
        &["zipper"],
        [4, 7],
        statement::which,
    ),
    lines(
        ("region-sum", say::layout_region_sum, say::layout_region_sum_about),
        &["region-sum"],
        [4, 6],
        statement::which,
    ),
    Layout {
        statement: statement::dots,
        ..marks(("kropki", say::layout_kropki, say::layout_kropki_about), &["difference", "ratio"])
    },
    Layout {
        board_rules: &[("no-other-differences", None), ("no-other-ratios", None)],
        statement: statement::dots,
        ..marks(
            ("kropki-all", say::layout_kropki_all, say::layout_kropki_all_about),
            &["difference", "ratio"],
        )
    },
    Layout {
        numbers: Numbers::These(&[10, 5]),
        statement: statement::marks,
        ..marks(("xv", say::layout_xv, say::layout_xv_about), &["xv"])
    },
    Layout {
        numbers: Numbers::These(&[10, 5]),
        board_rules: &[("no-other-sums", Some(10)), ("no-other-sums", Some(5))],
        statement: statement::marks,
        ..marks(("xv-all", say::layout_xv_all, say::layout_xv_all_about), &["xv"])
    },
    Layout {
        places: Places::Sides { within: true },
        ..marks(("greater", say::layout_greater, say::layout_greater_about), &["greater"])
    },
    Layout {
        places: Places::Cells { share: 40 },
        statement: statement::parity,
        ..marks(("even-odd", say::layout_even_odd, say::layout_even_odd_about), &["even", "odd"])
    },
    Layout {
        places: Places::Cells { share: 100 },
        ..marks(
            ("extremes", say::layout_extremes, say::layout_extremes_about),
            &["minimum", "maximum"],
        )
    },
    Layout {
        places: Places::Squares,
        numbers: Numbers::Digits,
        ..marks(("quadruple", say::layout_quadruple, say::layout_quadruple_about), &["contains"])
    },
    Layout {
        places: Places::Diagonals,
        ..clues(
            ("little-killer", say::layout_little_killer, say::layout_little_killer_about),
            &["little-killer"],
        )
    },
    Layout {
        places: Places::Across { both_ends: false },
        statement: statement::ends,
        ..clues(("sandwich", say::layout_sandwich, say::layout_sandwich_about), &["sandwich"])
    },
    clues(("x-sum", say::layout_x_sum, say::layout_x_sum_about), &["x-sum"]),
    clues(("skyscraper", say::layout_skyscraper, say::layout_skyscraper_about), &["skyscraper"]),
    clues(
        ("numbered-room", say::layout_numbered_room, say::layout_numbered_room_about),
        &["numbered-room"],
    ),
    rule(
        ("nonconsecutive", say::layout_nonconsecutive, say::layout_nonconsecutive_about),
        &["nonconsecutive"],
        statement::distance,
    ),
    rule(
        ("disjoint-groups", say::layout_disjoint_groups, say::layout_disjoint_groups_about),
        &["disjoint-groups"],
        statement::nothing,
    ),
];

/// The layout with this name.
#[must_use]
pub fn layout(name: &str) -> Option<&'static Layout> {
    LAYOUTS.iter().find(|layout| layout.name == name)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use evoku_messages::Language;

    use super::*;

    #[test]
    fn layouts_have_names_and_descriptions_in_every_language() {
        assert!(Language::all().count() > 1);
        for language in Language::all() {
            let (mut nouns, mut abouts) = (HashSet::new(), HashSet::new());
            for layout in LAYOUTS {
                let id = format!("layout-{}", layout.name);
                let (noun, about) = ((layout.noun)(), (layout.about)());
                assert_eq!((noun.id(), about.id()), (&id[..], &format!("{id}-about")[..]));
                let (noun, about) = (noun.render(language), about.render(language));
                assert!(language != Language::ENGLISH || noun == layout.name);
                assert!(!noun.is_empty() && nouns.insert(noun), "{id}");
                assert!(!about.is_empty() && abouts.insert(about), "{id}");
            }
        }
    }
}
