//! `about`: what evoku knows, for menus.

use evoku_sudoku::explain::STYLE;
use evoku_sudoku::formats::FORMATS;
use evoku_sudoku::generate::{GivenSymmetry, LAYOUTS};
use evoku_sudoku::logic::{LADDER, Rung};
use evoku_sudoku::rating::{Level, Scale};
use evoku_sudoku::search::ENGINES;
use evoku_sudoku::{CONSTRAINTS, Extent, MAX_SIDE, Rules};
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::game::Move;
use crate::problem::Answered;
use crate::state::State;

/// The tables of the libraries.
pub(crate) fn about(_: &mut State, _: Arguments<'_>) -> Answered {
    let formats = FORMATS.iter().map(|format| {
        json!({"name": format.name, "about": (format.about)().to_string(), "extensions": format.extensions})
    });
    let layouts = LAYOUTS
        .iter()
        .map(|layout| json!({"name": layout.name, "about": layout.about, "cells": layout.cells}));
    let engines = ENGINES.iter().map(|engine| {
        let (about, solves) = ((engine.about)().to_string(), (engine.solves)().to_string());
        json!({"name": engine.name, "about": about, "solves": solves})
    });
    Ok(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "formats": formats.collect::<Value>(),
        "levels": Level::ALL.map(Level::name),
        "scales": Scale::ALL.map(Scale::name),
        "techniques": LADDER.iter().flat_map(techniques).collect::<Value>(),
        "symmetries": GivenSymmetry::ALL.map(GivenSymmetry::name),
        "mostSide": MAX_SIDE,
        "rules": Rules::NAMES,
        "constraints": CONSTRAINTS.iter().copied().map(constraint).collect::<Value>(),
        "layouts": layouts.collect::<Value>(),
        "engines": engines.collect::<Value>(),
        "moves": Move::NAMES,
        "style": STYLE,
    }))
}

/// The techniques of a rung.
fn techniques(rung: &'static Rung) -> impl Iterator<Item = Value> {
    rung.kinds.iter().map(|(technique, name)| {
        json!({
            "name": name,
            "level": rung.level.name(),
            "score": rung.score,
            "usual": rung.usual,
            "constraints": technique.is_on_constraints(),
        })
    })
}

/// A kind of constraint and what it has.
fn constraint(kind: &evoku_sudoku::ConstraintKind) -> Value {
    let (cells, least) = match kind.extent {
        Extent::Board => ("none", 0),
        Extent::AtLeast(least) => ("any", least),
        Extent::Line(least) => ("line", least),
        Extent::Exactly(count) => ("exactly", count),
        Extent::Across => ("across", 0),
        Extent::Alternatives => ("alternatives", 2),
    };
    json!({
        "name": kind.name,
        "about": (kind.about)().to_string(),
        "numbers": kind.numbers,
        "needed": kind.needed,
        "cells": cells,
        "least": least,
    })
}
