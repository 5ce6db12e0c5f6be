//! `path` and `rate`: how hard a puzzle is, and why.

use evoku_sudoku::explain::{Picture, Station, Taken};
use evoku_sudoku::formats::line;
use evoku_sudoku::messages::Language;
use evoku_sudoku::rating::{Raters, Rating, Scale};
use evoku_sudoku::{Geometry, Sudoku};
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::drawing::{digits_by_cell, grid_numbers, overlay_json};
use crate::problem::{Answered, Problem};
use crate::state::State;

/// Every step to the solution.
pub(crate) fn path(state: &mut State, request: Arguments<'_>) -> Answered {
    let sudoku = request.puzzle()?.sudoku;
    let pictures = request.flag("pictures")?;
    let cancelled = || Problem::new("it was cancelled");
    let way = state.guide.explain(&sudoku, None).ok_or_else(cancelled)??;
    let steps = way.stations.iter().map(|station| step(station, &sudoku, pictures));
    let mut answer = rating_json(&way.rating);
    answer["solution"] = json!(line::print(&way.solution));
    answer["steps"] = steps.collect();
    Ok(answer)
}

/// A step with the position before it.
fn step(station: &Station, sudoku: &Sudoku, pictures: bool) -> Value {
    let geometry: &Geometry = sudoku.geometry();
    let overlay = station.overlay(geometry);
    let picture = Picture {
        geometry,
        givens: sudoku.givens(),
        grid: &station.grid,
        candidates: Some(&station.candidates),
        overlay: Some(&overlay),
    };
    let (technique, data) = match &station.taken {
        Taken::Deduced(deduction) => (
            deduction.technique.to_string(),
            station.step(geometry, deduction).json(Language::ENGLISH),
        ),
        Taken::Guessed(_) => ("Guess".to_owned(), Value::Null),
    };
    json!({
        "technique": technique,
        "single": station.is_single(),
        "notation": station.eureka(geometry).to_string(),
        "prose": station.prose(geometry).to_string(),
        "step": data,
        "digits": grid_numbers(&station.grid),
        "candidates": digits_by_cell(station.candidates.cells()),
        "overlay": overlay_json(&overlay, geometry),
        "svg": pictures.then(|| picture.inline_svg()),
    })
}

/// What a path adds up to.
pub(crate) fn rating_json(rating: &Rating) -> Value {
    let techniques = rating.steps.iter();
    let techniques = techniques.map(|(technique, count)| json!([technique.to_string(), count]));
    json!({
        "level": rating.level.name(),
        "score": rating.score,
        "hardest": rating.hardest.map(|technique| technique.to_string()),
        "pathGuesses": rating.guesses,
        "techniques": techniques.collect::<Value>(),
    })
}

/// The ratings of a puzzle on every scale, or on those asked for.
pub(crate) fn rate(state: &mut State, request: Arguments<'_>) -> Answered {
    let sudoku = request.puzzle()?.sudoku;
    let mut scales = Vec::new();
    for name in request.parsed::<String>("scales")? {
        let unknown = || Problem::new(format!("scales: there is no scale {name:?}"));
        scales.push(Scale::by_name(&name).ok_or_else(unknown)?);
    }
    let all = scales.is_empty();
    let raters = state.raters.get_or_insert_with(|| Raters::new(&Scale::ALL));
    raters.choose(if all { &Scale::ALL } else { &scales });
    let cancelled = || Problem::new("it was cancelled");
    let rated = raters.rate(&sudoku, None).ok_or_else(cancelled)?;
    let [er, ep, ed] = rated.explainer.map(|tenths| tenths.map(|tenths| f64::from(tenths) / 10.0));
    let mut answer = rated.path.as_ref().map_or_else(|| json!({}), rating_json);
    let hodoku = rated.path.as_ref().filter(|_| rated.is_plain_nine);
    answer["hodokuLevel"] = json!(hodoku.map(|path| path.level.hodoku_name()));
    answer["er"] = json!(er);
    answer["ep"] = json!(ep);
    answer["ed"] = json!(ed);
    answer["guesses"] = json!(rated.guesses);
    answer["problem"] = json!(rated.problem().map(|problem| problem.to_string()));
    Ok(answer)
}
