//! `hint`, `check` and `picture`: requests about a position in play.

use evoku_sudoku::explain::{self, Next, Picture, Position, Stage};
use evoku_sudoku::formats::line;
use evoku_sudoku::search::Answer;
use evoku_sudoku::{Geometry, Sudoku};
use serde::Serialize;

use crate::arguments::arguments;
use crate::drawing::{Overlay, Pair, candidate_pairs, cell_indices, digits_by_cell, overlay_of};
use crate::problem::Problem;
use crate::state::State;
use crate::texts::PositionText;
use crate::words::{Words, words};

arguments! {
    /// A position to draw.
    pub(crate) struct PictureRequest {
        ..position: PositionText,
        /// The stage of a hint to draw over the position: `where`, `technique` or `full`.
        stage: Option<String>,
    }
}

/// The next step from a position, or its mistake.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Advice {
    state: AdviceState,
    /// True if the puzzle has one solution; null if that isn't known.
    unique: Option<bool>,
    technique: Option<Words>,
    /// The address of the technique's article below the folder of the book.
    article: Option<String>,
    placements: Vec<Pair>,
    eliminations: Vec<Pair>,
    /// The cells of the mistake, or those to look at.
    cells: Vec<usize>,
    /// The names of the houses to look at.
    houses: Vec<String>,
    /// The candidates of each cell before the step.
    candidates: Option<Vec<Vec<u8>>>,
    /// The stages `where`, `technique` and `full`, in this order.
    stages: Vec<AdviceStage>,
}

/// The kind of advice.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum AdviceState {
    Hint,
    Stuck,
    Solved,
    Wrong,
}

/// A stage of advice: sentences, and a drawing over the board.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AdviceStage {
    stage: &'static str,
    lines: Vec<Words>,
    overlay: Overlay,
}

/// The result of checking a position.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Checked {
    right: bool,
    /// A sentence that describes the mistake, if there is one.
    why: Option<Words>,
    /// The cells of the mistake.
    cells: Vec<usize>,
    /// The solution as a line, if there is exactly one.
    solution: Option<String>,
}

pub(crate) fn hint(state: &mut State, position: PositionText) -> Result<Advice, Problem> {
    let position = position.position()?;
    let advice = position.advice(&mut state.engine);
    let geometry = &*position.geometry;
    let next = advice.next();
    let deduction = next.map(|next| &next.deduction);
    let place = advice.place(geometry);
    let pairs = |candidates: &Vec<_>| candidate_pairs(candidates);
    Ok(Advice {
        state: match advice {
            explain::Advice::Wrong { .. } => AdviceState::Wrong,
            explain::Advice::Solved => AdviceState::Solved,
            explain::Advice::Step { .. } => AdviceState::Hint,
            explain::Advice::Stuck { .. } => AdviceState::Stuck,
        },
        unique: advice.is_unique(),
        technique: deduction.map(|deduction| words(&deduction.technique)),
        article: deduction.map(|deduction| deduction.technique.article()),
        placements: deduction.map_or_else(Vec::new, |deduction| pairs(&deduction.placements)),
        eliminations: deduction.map_or_else(Vec::new, |deduction| pairs(&deduction.eliminations)),
        cells: cell_indices(&place.cells),
        houses: place.houses.iter().map(|&house| geometry.name(house)).collect(),
        candidates: next.map(|next| digits_by_cell(next.candidates.cells())),
        stages: Stage::ALL.map(|stage| advice_stage(&advice, stage, geometry)).into(),
    })
}

fn advice_stage(advice: &explain::Advice, stage: Stage, geometry: &Geometry) -> AdviceStage {
    AdviceStage {
        stage: stage.name(),
        lines: advice.lines(stage, geometry).into_iter().map(words).collect(),
        overlay: overlay_of(&advice.overlay(stage, geometry), geometry),
    }
}

pub(crate) fn check(state: &mut State, position: PositionText) -> Result<Checked, Problem> {
    let position = position.position()?;
    let geometry = position.geometry.clone();
    let puzzle = Sudoku::new(geometry, position.givens.clone())?;
    let solution = match state.engine.solve(&puzzle) {
        Answer::Unique(solution) => Some(solution),
        Answer::Several(_) | Answer::None => None,
    };
    let (why, cells) = match position.advice(&mut state.engine) {
        explain::Advice::Wrong { why, cells } => (Some(why), cells),
        _ => (None, Vec::new()),
    };
    Ok(Checked {
        right: why.is_none(),
        why: why.map(words),
        cells: cell_indices(&cells),
        solution: solution.map(|solution| line::print_on(&position.geometry, &solution)),
    })
}

pub(crate) fn picture(state: &mut State, request: PictureRequest) -> Result<String, Problem> {
    let position = request.position.position()?;
    let named = |name: String| Stage::ALL.into_iter().find(|stage| stage.name() == name);
    let stage = request.stage.and_then(named);
    let advice = stage.map(|stage| (stage, position.advice(&mut state.engine)));
    let overlay = advice.as_ref().map(|(stage, advice)| advice.overlay(*stage, &position.geometry));
    let next = advice.as_ref().and_then(|(_, advice)| advice.next());
    Ok(drawn(&position, next, overlay.as_ref()))
}

fn drawn(position: &Position, next: Option<&Next>, overlay: Option<&explain::Overlay>) -> String {
    let candidates = next.map(|next| &next.candidates).or(position.marks.as_ref());
    let Position { geometry, givens, grid, .. } = position;
    Picture { geometry, givens, grid, candidates, overlay }.svg()
}
