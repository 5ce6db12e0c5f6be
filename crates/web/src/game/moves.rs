//! Moves of a game.

use evoku_sudoku::{Candidate, Cell, Digit};
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::drawing::{candidate_pairs, cell_indices};
use crate::problem::Problem;

/// The colours that cells can have.
const COLOURS: usize = 9;

/// What a player does. A mark, digit or colour that all cells have already is taken away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// Puts a digit; `tidy` also takes its marks away from the cells that see it.
    Digit { cells: Vec<Cell>, digit: Digit, tidy: bool },
    /// A mark in the corner.
    Corner { cells: Vec<Cell>, digit: Digit },
    /// A mark in the centre.
    Centre { cells: Vec<Cell>, digit: Digit },
    /// Rules a digit out.
    Rule { cells: Vec<Cell>, digit: Digit },
    /// A colour, 1 to 9.
    Colour { cells: Vec<Cell>, colour: Digit },
    /// Takes away the digits; where there are none the marks; where there are none the colours.
    Clear { cells: Vec<Cell> },
    /// Marks every digit that is possible, in the corners of all open cells.
    Fill,
    /// Does what a hint says.
    Apply { placements: Vec<Candidate>, eliminations: Vec<Candidate> },
    /// Goes back to the puzzle as given.
    Restart,
    /// Adds a constraint to the board, for who sets a puzzle.
    Constrain { text: String },
    /// Takes away the constraint of this number, from 0, for who sets a puzzle.
    Release { index: usize },
}

impl Move {
    /// The names of all moves.
    pub(crate) const NAMES: [&'static str; 11] = [
        "digit",
        "corner",
        "centre",
        "rule",
        "colour",
        "clear",
        "fill",
        "apply",
        "restart",
        "constrain",
        "release",
    ];

    /// Reads a move on a board of this side.
    pub(crate) fn read(value: &Value, side: usize) -> Result<Self, Problem> {
        let members = Arguments(value);
        let cells = || members.cells("cells", side);
        let digit = || members.digit("digit", side);
        Ok(match members.needed_text("move")? {
            "digit" => {
                Self::Digit { cells: cells()?, digit: digit()?, tidy: members.flag("tidy")? }
            }
            "corner" => Self::Corner { cells: cells()?, digit: digit()? },
            "centre" => Self::Centre { cells: cells()?, digit: digit()? },
            "rule" => Self::Rule { cells: cells()?, digit: digit()? },
            "colour" => Self::Colour { cells: cells()?, colour: members.digit("colour", COLOURS)? },
            "clear" => Self::Clear { cells: cells()? },
            "fill" => Self::Fill,
            "apply" => Self::Apply {
                placements: members.candidates("placements", side)?,
                eliminations: members.candidates("eliminations", side)?,
            },
            "restart" => Self::Restart,
            "constrain" => Self::Constrain { text: members.needed_text("text")?.to_owned() },
            "release" => Self::Release { index: members.count("index")?.unwrap_or(0) },
            other => {
                let names = Self::NAMES.join(", ");
                return Err(Problem::new(format!("there is no move {other:?}; there are {names}")));
            }
        })
    }

    /// The move as [`read`](Self::read) understands it.
    pub(crate) fn json(&self) -> Value {
        match self {
            Self::Digit { cells, digit, tidy } => {
                let (cells, digit) = (cell_indices(cells), digit.value());
                json!({"move": "digit", "cells": cells, "digit": digit, "tidy": tidy})
            }
            Self::Corner { cells, digit } => marked("corner", cells, *digit),
            Self::Centre { cells, digit } => marked("centre", cells, *digit),
            Self::Rule { cells, digit } => marked("rule", cells, *digit),
            Self::Colour { cells, colour } => {
                json!({"move": "colour", "cells": cell_indices(cells), "colour": colour.value()})
            }
            Self::Clear { cells } => json!({"move": "clear", "cells": cell_indices(cells)}),
            Self::Fill => json!({"move": "fill"}),
            Self::Apply { placements, eliminations } => json!({
                "move": "apply",
                "placements": candidate_pairs(placements),
                "eliminations": candidate_pairs(eliminations),
            }),
            Self::Restart => json!({"move": "restart"}),
            Self::Constrain { text } => json!({"move": "constrain", "text": text}),
            Self::Release { index } => json!({"move": "release", "index": index}),
        }
    }
}

fn marked(name: &str, cells: &[Cell], digit: Digit) -> Value {
    json!({"move": name, "cells": cell_indices(cells), "digit": digit.value()})
}
