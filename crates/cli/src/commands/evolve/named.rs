//! Kinds of puzzles and algorithms by name.

use anyhow::anyhow;
use evoku_evolve::chosen::Chosen;
use evoku_evolve::puzzles::{KINDS, Kind, kind};

use crate::arguments::SUDOKU;

/// Returns the kind of this name; `None` for Sudoku.
pub(super) fn kind_named(name: &str) -> anyhow::Result<Option<&'static Kind>> {
    let found = kind(name).map(Some).or_else(|| (name == SUDOKU).then_some(None));
    found.ok_or_else(|| {
        let names = names(KINDS.iter().map(|kind| kind.name));
        anyhow!("there is no puzzle kind \"{name}\"; there are {SUDOKU}, {names}")
    })
}

/// Returns the algorithm of this name with its defaults, for puzzles of `kind` or for Sudoku.
pub(super) fn algorithm(name: &str, kind: Option<&'static Kind>) -> anyhow::Result<Chosen> {
    Chosen::named(name, kind).ok_or_else(|| {
        let known = names(Chosen::names(kind));
        let Some(kind) = kind else {
            let others = KINDS.iter().filter(|kind| kind.preset(name).is_some());
            let others = names(others.map(|kind| kind.name));
            return match others.is_empty() {
                true => anyhow!("there is no algorithm \"{name}\"; there are {known}"),
                false => anyhow!("{name} is for {others}; for Sudoku there are {known}"),
            };
        };
        let why = match Chosen::named(name, None) {
            Some(_) => format!("{name} needs what only a Sudoku has"),
            None => format!("there is no algorithm \"{name}\" for {}", kind.name),
        };
        anyhow!("{why}; for {} there are {known}", kind.name)
    })
}

fn names<'n>(names: impl IntoIterator<Item = &'n str>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}
