//! `hint`, `check` and `picture`: a position in play.

use evoku_sudoku::explain::{Advice, Next, Overlay, Picture, Position, Stage};
use evoku_sudoku::formats::line;
use evoku_sudoku::messages::{Language, Message};
use evoku_sudoku::search::Answer;
use evoku_sudoku::{Geometry, Sudoku};
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::drawing::{candidate_pairs, cell_indices, digits_by_cell, overlay_json};
use crate::problem::Answered;
use crate::state::State;
use crate::texts::position_of;

/// The next step from a position, stage by stage, or what is wrong with it.
pub(crate) fn hint(state: &mut State, request: Arguments<'_>) -> Answered {
    let position = position_of(request)?;
    let advice = position.advice(&mut state.engine);
    let geometry = &*position.geometry;
    let next = advice.next();
    let deduction = next.map(|next| &next.deduction);
    let place = advice.place(geometry);
    let houses = place.houses.iter().map(|&house| geometry.name(house));
    let pairs = |candidates| candidate_pairs(candidates);
    Ok(json!({
        "state": advice.state(),
        "unique": advice.is_unique(),
        "technique": deduction.map(|deduction| deduction.technique.to_string()),
        "placements": deduction.map_or(json!([]), |deduction| pairs(&deduction.placements)),
        "eliminations": deduction.map_or(json!([]), |deduction| pairs(&deduction.eliminations)),
        "cells": cell_indices(&place.cells),
        "houses": houses.collect::<Value>(),
        "candidates": next.map(|next| digits_by_cell(next.candidates.cells())),
        "stages": stages(&advice, geometry),
        "step": next.map(|next| next.step(geometry).json(Language::ENGLISH)),
    }))
}

/// What each stage says and shows.
fn stages(advice: &Advice, geometry: &Geometry) -> Value {
    let stages = Stage::ALL.into_iter().map(|stage| {
        json!({
            "stage": stage.name(),
            "lines": english(&advice.lines(stage, geometry)),
            "overlay": overlay_json(&advice.overlay(stage, geometry), geometry),
        })
    });
    stages.collect()
}

fn english(lines: &[Message]) -> Vec<String> {
    lines.iter().map(Message::to_string).collect()
}

/// Whether what stands there is right, as far as the solution tells.
pub(crate) fn check(state: &mut State, request: Arguments<'_>) -> Answered {
    let position = position_of(request)?;
    let geometry = position.geometry.clone();
    let puzzle = Sudoku::new(geometry, position.givens.clone())?;
    let solution = match state.engine.solve(&puzzle) {
        Answer::Unique(solution) => Some(solution),
        Answer::Several(_) | Answer::None => None,
    };
    let (why, cells) = match position.advice(&mut state.engine) {
        Advice::Wrong { why, cells } => (Some(why), cells),
        _ => (None, Vec::new()),
    };
    Ok(json!({
        "right": why.is_none(),
        "why": why.map(|why| why.to_string()),
        "cells": cell_indices(&cells),
        "solution": solution.map(|solution| line::print(&solution)),
    }))
}

/// A position as a picture that is a file of its own; with a `stage` its hint is drawn over it.
pub(crate) fn picture(state: &mut State, request: Arguments<'_>) -> Answered {
    let position = position_of(request)?;
    let wanted = request.text("stage")?;
    let stage = wanted.and_then(|name| Stage::ALL.into_iter().find(|stage| stage.name() == name));
    let advice = stage.map(|stage| (stage, position.advice(&mut state.engine)));
    let overlay = advice.as_ref().map(|(stage, advice)| advice.overlay(*stage, &position.geometry));
    let next = advice.as_ref().and_then(|(_, advice)| advice.next());
    Ok(json!(drawn(&position, next, overlay.as_ref())))
}

fn drawn(position: &Position, next: Option<&Next>, overlay: Option<&Overlay>) -> String {
    let candidates = next.map(|next| &next.candidates).or(position.marks.as_ref());
    let Position { geometry, givens, grid, .. } = position;
    Picture { geometry, givens, grid, candidates, overlay }.svg()
}
