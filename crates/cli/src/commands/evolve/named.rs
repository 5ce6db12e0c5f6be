//! Kinds of puzzles and algorithms by name.

use evoku_evolve::chosen::Chosen;
use evoku_evolve::puzzles::{KINDS, Kind, kind};
use evoku_messages::say;

use crate::arguments::SUDOKU;
use crate::error::{Error, Result};

/// Returns the kind of this name; `None` for Sudoku.
pub(super) fn kind_named(name: &str) -> Result<Option<&'static Kind>> {
    let found = kind(name).map(Some).or_else(|| (name == SUDOKU).then_some(None));
    found.ok_or_else(|| {
        let kinds = std::iter::once(SUDOKU).chain(KINDS.iter().map(|kind| kind.name));
        say::command_unknown_kind(name, kinds.clone()).suggesting(name, kinds).into()
    })
}

/// Returns the algorithm of this name with its defaults, for puzzles of `kind` or for Sudoku.
pub(super) fn algorithm(name: &str, kind: Option<&'static Kind>) -> Result<Chosen> {
    Chosen::named(name, kind).ok_or_else(|| {
        let known = Chosen::names(kind);
        let Some(kind) = kind else {
            let others = KINDS.iter().filter(|kind| kind.preset(name).is_some());
            let others: Vec<&str> = others.map(|kind| kind.name).collect();
            return Error::from(match others.is_empty() {
                true => say::command_unknown_algorithm(name, known.clone()).suggesting(name, known),
                false => say::command_algorithm_for_others(name, others, known),
            });
        };
        Error::from(match Chosen::named(name, None) {
            Some(_) => say::command_algorithm_for_sudoku(name, kind.name, known),
            None => say::command_unknown_algorithm_for(name, kind.name, known.clone())
                .suggesting(name, known),
        })
    })
}
