//! The solution path of a puzzle, and hints for a position.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_messages::{Language, say};
use evoku_sudoku::explain::{Advice, Overlay, Picture, Position, Stage, Step};
use evoku_sudoku::formats::line;
use evoku_sudoku::logic::{Deduction, Reasoner};
use evoku_sudoku::rating::{Rater, Unrated, WalkStep};
use evoku_sudoku::search::{Auto, Limit};
use evoku_sudoku::{Candidate, Candidates, Geometry, Grid, Sudoku};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use serde_json::{Value, json};

use crate::errors::{unknown, unrated};
use crate::language::Lang;
use crate::parallel::run_interruptible;
use crate::puzzle::{PuzzleArgument, grid_from};

/// The picture of a step, drawn on demand.
#[pyclass(frozen, module = "evoku._evoku")]
pub(crate) struct Drawing(Drawn);

enum Drawn {
    Already(String),
    Step(Box<Scene>),
}

/// A step, and the board before it.
struct Scene {
    geometry: Arc<Geometry>,
    givens: Grid,
    grid: Grid,
    candidates: Candidates,
    overlay: Overlay,
}

#[pymethods]
impl Drawing {
    #[new]
    fn new(svg: String) -> Self {
        Self(Drawn::Already(svg))
    }

    /// The picture as SVG.
    fn svg(&self) -> String {
        match &self.0 {
            Drawn::Already(svg) => svg.clone(),
            Drawn::Step(scene) => {
                let Scene { geometry, givens, grid, candidates, overlay } = &**scene;
                let (candidates, overlay) = (Some(candidates), Some(overlay));
                Picture { geometry, givens, grid, candidates, overlay }.svg()
            }
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        (py.get_type::<Self>(), (self.svg(),)).into_pyobject(py)
    }
}

/// A step for Python: its members as JSON, and its picture.
type StepText = (String, Drawing);

/// The steps of a puzzle's solution path.
#[pyfunction]
pub(crate) fn walk(py: Python<'_>, puzzle: PuzzleArgument, lang: Lang) -> PyResult<Vec<StepText>> {
    let sudoku = puzzle.continued(py)?;
    run_interruptible(py, move |cancel| walked(&sudoku, lang.0, cancel))?.map_err(unrated)
}

fn walked(
    sudoku: &Sudoku,
    language: Language,
    cancel: &AtomicBool,
) -> Result<Vec<StepText>, Unrated> {
    let mut rater = Rater::new(sudoku.geometry());
    let limit = Limit { cancel: Some(cancel), ..Limit::default() };
    let solution = rater.solve(sudoku, limit)?;
    let mut steps = Vec::new();
    let walked = rater.walk(sudoku, &solution, Some(cancel), |reasoner, step, _| {
        steps.push(match step {
            WalkStep::Deduced(deduction) => givens_known(sudoku, reasoner, deduction, language),
            WalkStep::Guessed(guess) => guessed(sudoku, reasoner, guess, language),
        });
        ControlFlow::Continue(())
    });
    walked.map(|_| steps).ok_or(Unrated::Undecided)
}

fn givens_known(
    sudoku: &Sudoku,
    reasoner: &Reasoner,
    deduction: &Deduction,
    language: Language,
) -> StepText {
    let (geometry, candidates) = (sudoku.geometry(), reasoner.candidates());
    let step = Step { geometry, candidates: &candidates, deduction };
    let overlay = Overlay::of(&step);
    with_scene(step.json(language), sudoku, reasoner, overlay)
}

/// A guess: a digit taken from the solution, because no technique applies.
fn guessed(sudoku: &Sudoku, reasoner: &Reasoner, guess: Candidate, language: Language) -> StepText {
    let cell = guess.cell.name(sudoku.geometry().side());
    let digit = sudoku.geometry().values().of(guess.digit);
    let prose = say::step_guess(digit, &cell);
    let members = json!({
        "technique": "Guess",
        "level": null,
        "score": null,
        "placements": [{"cell": cell, "digit": digit}],
        "eliminations": [],
        "eureka": format!("{cell}={digit}"),
        "prose": prose.render(language),
        "message": prose.data(),
        "pattern": {"kind": "guess"},
    });
    let overlay = Overlay { placements: vec![guess], ..Overlay::default() };
    with_scene(members, sudoku, reasoner, overlay)
}

fn with_scene(
    mut members: Value,
    sudoku: &Sudoku,
    reasoner: &Reasoner,
    overlay: Overlay,
) -> StepText {
    members["before"] = line::print_on(sudoku.geometry(), reasoner.grid()).into();
    let scene = Scene {
        geometry: Arc::clone(sudoku.geometry()),
        givens: sudoku.givens().clone(),
        grid: reasoner.grid().clone(),
        candidates: reasoner.candidates(),
        overlay,
    };
    (members.to_string(), Drawing(Drawn::Step(Box::new(scene))))
}

/// The hint for a position in play, up to a stage.
#[pyfunction]
pub(crate) fn advise(
    py: Python<'_>,
    position: PuzzleArgument,
    puzzle: Option<&str>,
    stage: &str,
    lang: Lang,
) -> PyResult<StepText> {
    let named = Stage::ALL.into_iter().find(|known| known.name() == stage);
    let stage = named.ok_or_else(|| unknown("stage", stage, Stage::ALL.map(Stage::name)))?;
    let mut position = position.position();
    if let Some(text) = puzzle {
        let givens = grid_from(text, &position.geometry)?;
        for (cell, digit) in givens.digits() {
            match position.grid.get(cell) {
                None => position.grid.set(cell, Some(digit)),
                Some(other) if other != digit => {
                    let cell = cell.name(position.geometry.side());
                    let problem = format!("{cell} is {other}, but {digit} was given");
                    return Err(PyValueError::new_err(problem));
                }
                Some(_) => {}
            }
        }
        (position.givens, position.givens_known) = (givens, true);
    }
    let advised = run_interruptible(py, move |cancel| {
        let advice = position.advice_until(&mut Auto::default(), Some(cancel))?;
        Some(advised(&position, &advice, stage, lang.0))
    })?;
    advised.ok_or_else(|| unrated(Unrated::Undecided))
}

fn advised(position: &Position, advice: &Advice, stage: Stage, language: Language) -> StepText {
    let geometry = &position.geometry;
    let name = |cell: &evoku_sudoku::Cell| cell.name(geometry.side());
    let givens_known = advice.next().filter(|_| stage >= Stage::Technique);
    let step = advice.next().filter(|_| stage == Stage::Full).map(|next| {
        let mut members = next.step(geometry).json(language);
        members["before"] = line::print_on(geometry, &position.grid).into();
        members
    });
    let cells: Vec<String> = advice.place(geometry).cells.iter().map(name).collect();
    let lines = advice.lines(stage, geometry);
    let lines: Vec<String> = lines.iter().map(|line| line.render(language)).collect();
    let members = json!({
        "state": advice.state(),
        "unique": advice.is_unique(),
        "text": lines.join("\n"),
        "cells": cells,
        "technique": givens_known.map(|next| next.deduction.technique.to_string()),
        "step": step,
    });
    let candidates = advice.next().map(|next| next.candidates.clone());
    let scene = Scene {
        geometry: Arc::clone(geometry),
        givens: position.givens.clone(),
        grid: position.grid.clone(),
        candidates: candidates.unwrap_or_else(|| Candidates::from_peers(geometry, &position.grid)),
        overlay: advice.overlay(stage, geometry),
    };
    (members.to_string(), Drawing(Drawn::Step(Box::new(scene))))
}
