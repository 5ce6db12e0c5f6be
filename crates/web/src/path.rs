//! `path` and `rate`: the solution path of a puzzle, and its difficulty.

use evoku_messages::say;
use evoku_sudoku::explain::{PathStep, Picture, StepKind};
use evoku_sudoku::formats::line;
use evoku_sudoku::rating::{self, Raters, Scale};
use evoku_sudoku::{Geometry, Sudoku};
use serde::Serialize;

use crate::arguments::{Puzzle, arguments};
use crate::drawing::{Overlay, digits_by_cell, grid_numbers, overlay_of};
use crate::partial::Partial;
use crate::problem::Problem;
use crate::state::State;
use crate::words::{Words, words};

arguments! {
    /// The puzzle to find a solution path for.
    pub(crate) struct PathRequest {
        /// The text of the puzzle.
        puzzle: Puzzle,
        /// True to add an SVG of each step.
        pictures: Option<bool>,
    }

    /// The puzzle to rate.
    pub(crate) struct RateRequest {
        /// The text of the puzzle.
        puzzle: Puzzle,
        /// The names of the scales; all by default.
        scales: Option<Vec<String>>,
    }
}

/// The rating of a solution path.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Rating {
    level: &'static str,
    score: u32,
    /// The hardest technique.
    hardest: Option<Words>,
    /// The number of guesses on the solution path.
    path_guesses: u32,
    /// Each technique of the path, and the number of its steps.
    techniques: Vec<(Words, u32)>,
}

/// A solution path.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SolutionPath {
    #[serde(flatten)]
    rating: Rating,
    /// The solution as a line of digits.
    solution: String,
    steps: Vec<Step>,
}

/// A step of a solution path, with the position before it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Step {
    technique: Words,
    /// The address of the technique's article below the folder of the book; null for a guess.
    article: Option<String>,
    /// True if the step is a single.
    single: bool,
    /// The step in Eureka notation.
    notation: Words,
    /// The step in sentences.
    prose: Words,
    /// The digit of each cell, 0 if the cell is open.
    digits: Vec<u8>,
    candidates: Vec<Vec<u8>>,
    overlay: Overlay,
    /// The picture of the step, if the request asked for it.
    svg: Option<String>,
}

/// The ratings of a puzzle. The members of the solution path's rating are missing if there is no
/// path.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Ratings {
    #[serde(flatten)]
    path: Partial<Rating>,
    /// HoDoKu's level; only for plain 9x9 boards.
    hodoku_level: Option<&'static str>,
    /// Sudoku Explainer's rating of the hardest step (ER).
    er: Option<f64>,
    /// Sudoku Explainer's rating of the hardest step up to the first placement (EP).
    ep: Option<f64>,
    /// Sudoku Explainer's rating of the first step (ED).
    ed: Option<f64>,
    /// The number of guesses of a search without techniques.
    guesses: Option<u64>,
    /// The reason why a rating is missing.
    problem: Option<Words>,
}

pub(crate) fn path(state: &mut State, request: PathRequest) -> Result<SolutionPath, Problem> {
    let sudoku = request.puzzle.0.sudoku;
    let pictures = request.pictures.unwrap_or_default();
    let cancelled = || Problem::new(say::page_cancelled());
    let path = state.guide.explain(&sudoku, None).ok_or_else(cancelled)??;
    Ok(SolutionPath {
        rating: rating_of(&path.rating),
        solution: line::print_on(sudoku.geometry(), &path.solution),
        steps: path.steps.iter().map(|path_step| step(path_step, &sudoku, pictures)).collect(),
    })
}

fn step(path_step: &PathStep, sudoku: &Sudoku, pictures: bool) -> Step {
    let geometry: &Geometry = sudoku.geometry();
    let overlay = path_step.overlay(geometry);
    let picture = Picture {
        geometry,
        givens: sudoku.givens(),
        grid: &path_step.grid,
        candidates: Some(&path_step.candidates),
        overlay: Some(&overlay),
    };
    Step {
        technique: words(path_step.technique()),
        article: match &path_step.kind {
            StepKind::Deduced(deduction) => Some(deduction.technique.article()),
            StepKind::Guessed(_) => None,
        },
        single: path_step.is_single(),
        notation: words(path_step.eureka(geometry)),
        prose: words(path_step.prose(geometry)),
        digits: grid_numbers(&path_step.grid),
        candidates: digits_by_cell(path_step.candidates.cells()),
        overlay: overlay_of(&overlay, geometry),
        svg: pictures.then(|| picture.inline_svg()),
    }
}

/// The rating as an answer.
pub(crate) fn rating_of(rating: &rating::Rating) -> Rating {
    let techniques = rating.steps.iter();
    let techniques = techniques.map(|(technique, count)| (words(technique), *count));
    Rating {
        level: rating.level.name(),
        score: rating.score,
        hardest: rating.hardest.as_ref().map(words),
        path_guesses: rating.guesses,
        techniques: techniques.collect(),
    }
}

/// The scales of the page, which has no room for those of Sukaku Explainer.
pub(crate) const SCALES: [Scale; 3] = [Scale::Path, Scale::Explainer, Scale::Guesses];

pub(crate) fn rate(state: &mut State, request: RateRequest) -> Result<Ratings, Problem> {
    let sudoku = request.puzzle.0.sudoku;
    let mut scales = Vec::new();
    for name in request.scales.iter().flatten() {
        let names = SCALES.map(Scale::name);
        let refusal = || say::page_unknown_scale(name).suggesting(name, names);
        let unknown = || Problem::of("scales", refusal());
        let known = SCALES.into_iter().find(|scale| scale.name() == name);
        scales.push(known.ok_or_else(unknown)?);
    }
    let all = scales.is_empty();
    let raters = state.raters.get_or_insert_with(|| Raters::new(&SCALES));
    raters.choose(if all { &SCALES } else { &scales });
    let cancelled = || Problem::new(say::page_cancelled());
    let rated = raters.rate(&sudoku, None).ok_or_else(cancelled)?;
    let [er, ep, ed] = rated.explainer.map(|tenths| tenths.map(|tenths| f64::from(tenths) / 10.0));
    let hodoku = rated.path.as_ref().filter(|_| rated.is_plain_nine);
    Ok(Ratings {
        path: Partial(rated.path.as_ref().map(rating_of)),
        hodoku_level: hodoku.map(|path| path.level.hodoku_name()),
        er,
        ep,
        ed,
        guesses: rated.guesses,
        problem: rated.problem().map(words),
    })
}
