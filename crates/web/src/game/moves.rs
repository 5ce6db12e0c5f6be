//! Moves of a game.

use evoku_messages::say;
use evoku_sudoku::{Candidate, Cell, Digit};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::arguments::Arguments;
use crate::boards::OnBoard;
use crate::drawing;
use crate::problem::Problem;

/// The number of colours that a cell can have.
const COLOURS: usize = 9;

/// A move of a player. It removes a mark, digit or colour if all cells already have it.
///
/// - `digit` places a digit; `tidy` also removes its marks from the cells that see it.
/// - `corner` and `centre` mark a digit in that part of the cells, `rule` rules it out.
/// - `colour` gives cells a colour, 1 to 9.
/// - `tint` gives the candidate `digit` of cells a colour, `line` draws a line through cells in
///   their order, with an arrowhead if it is an `arrow`.
/// - `clear` removes the digits; if there are none, the marks; if there are none either, the
///   colours; if there are none either, the lines through these cells.
/// - `fill` marks all candidates in the corners of all open cells.
/// - `apply` makes the step of a hint.
/// - `restart` resets the board to the givens.
/// - `constrain` adds a constraint to a puzzle that is being set, `release` removes the one at
///   `index`, counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "move", rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Move {
    Digit {
        #[serde(serialize_with = "as_indices")]
        #[cfg_attr(test, ts(as = "Vec<usize>"))]
        cells: Vec<Cell>,
        #[serde(serialize_with = "as_number")]
        #[cfg_attr(test, ts(as = "u8"))]
        digit: Digit,
        #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
        tidy: bool,
    },
    Corner(Marked),
    Centre(Marked),
    Rule(Marked),
    Colour {
        #[serde(serialize_with = "as_indices")]
        #[cfg_attr(test, ts(as = "Vec<usize>"))]
        cells: Vec<Cell>,
        #[serde(serialize_with = "as_number")]
        #[cfg_attr(test, ts(as = "u8"))]
        colour: Digit,
    },
    Tint {
        #[serde(serialize_with = "as_indices")]
        #[cfg_attr(test, ts(as = "Vec<usize>"))]
        cells: Vec<Cell>,
        #[serde(serialize_with = "as_number")]
        #[cfg_attr(test, ts(as = "u8"))]
        digit: Digit,
        #[serde(serialize_with = "as_number")]
        #[cfg_attr(test, ts(as = "u8"))]
        colour: Digit,
    },
    Line(Line),
    Clear {
        #[serde(serialize_with = "as_indices")]
        #[cfg_attr(test, ts(as = "Vec<usize>"))]
        cells: Vec<Cell>,
    },
    Fill,
    Apply {
        #[serde(serialize_with = "as_pairs")]
        #[cfg_attr(test, ts(as = "Vec<drawing::Pair>"))]
        placements: Vec<Candidate>,
        #[serde(serialize_with = "as_pairs")]
        #[cfg_attr(test, ts(as = "Vec<drawing::Pair>"))]
        eliminations: Vec<Candidate>,
    },
    Restart,
    Constrain {
        text: String,
    },
    Release {
        index: usize,
    },
}

/// A line of the player through the centres of cells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Line {
    #[serde(serialize_with = "as_indices")]
    #[cfg_attr(test, ts(as = "Vec<usize>"))]
    pub(super) cells: Vec<Cell>,
    /// True for an arrow to the last cell.
    pub(super) arrow: bool,
}

/// Cells and a digit to mark in them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Marked {
    #[serde(serialize_with = "as_indices")]
    #[cfg_attr(test, ts(as = "Vec<usize>"))]
    pub(super) cells: Vec<Cell>,
    #[serde(serialize_with = "as_number")]
    #[cfg_attr(test, ts(as = "u8"))]
    pub(super) digit: Digit,
}

/// The move of a request as JSON. [`Move::read`] parses it when the size of the board is known.
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(as = "Move", rename = "Move"))]
pub(crate) struct PlayedMove(pub(crate) Value);

impl PlayedMove {
    pub(crate) fn of(arguments: Arguments<'_>) -> Result<Self, Problem> {
        Ok(Self(arguments.0.clone()))
    }
}

impl Move {
    /// The names of all moves.
    pub(crate) const NAMES: [&'static str; 13] = [
        "digit",
        "corner",
        "centre",
        "rule",
        "colour",
        "tint",
        "line",
        "clear",
        "fill",
        "apply",
        "restart",
        "constrain",
        "release",
    ];

    /// Parses a move on a board with `side` rows.
    pub(crate) fn read(value: &Value, side: usize) -> Result<Self, Problem> {
        let arguments = Arguments(value);
        let board = OnBoard { arguments, side };
        let cells = || board.cells("cells");
        let digit = || board.digit("digit", side);
        Ok(match &*arguments.read::<String>("move")? {
            "digit" => {
                let tidy = arguments.read::<Option<bool>>("tidy")?.unwrap_or_default();
                Self::Digit { cells: cells()?, digit: digit()?, tidy }
            }
            "corner" => Self::Corner(Marked { cells: cells()?, digit: digit()? }),
            "centre" => Self::Centre(Marked { cells: cells()?, digit: digit()? }),
            "rule" => Self::Rule(Marked { cells: cells()?, digit: digit()? }),
            "colour" => Self::Colour { cells: cells()?, colour: board.digit("colour", COLOURS)? },
            "tint" => Self::Tint {
                cells: cells()?,
                digit: digit()?,
                colour: board.digit("colour", COLOURS)?,
            },
            "line" => Self::Line(Line {
                cells: cells()?,
                arrow: arguments.read::<Option<bool>>("arrow")?.unwrap_or_default(),
            }),
            "clear" => Self::Clear { cells: cells()? },
            "fill" => Self::Fill,
            "apply" => Self::Apply {
                placements: board.candidates("placements")?,
                eliminations: board.candidates("eliminations")?,
            },
            "restart" => Self::Restart,
            "constrain" => Self::Constrain { text: arguments.read("text")? },
            "release" => {
                let index = arguments.read::<Option<u64>>("index")?.unwrap_or(0);
                Self::Release { index: usize::try_from(index).unwrap_or(usize::MAX) }
            }
            other => {
                return Err(Problem::new(
                    say::page_unknown_move(other, Self::NAMES).suggesting(other, Self::NAMES),
                ));
            }
        })
    }
}

fn as_indices<S: Serializer>(cells: &[Cell], serializer: S) -> Result<S::Ok, S::Error> {
    drawing::cell_indices(cells).serialize(serializer)
}

fn as_number<S: Serializer>(digit: &Digit, serializer: S) -> Result<S::Ok, S::Error> {
    digit.value().serialize(serializer)
}

fn as_pairs<S: Serializer>(candidates: &[Candidate], serializer: S) -> Result<S::Ok, S::Error> {
    drawing::candidate_pairs(candidates).serialize(serializer)
}
