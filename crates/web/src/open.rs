//! `open`, `blank` and `board`: puzzles from texts.

use std::sync::Arc;

use evoku_sudoku::formats::{Hints, Reader, Record, in_play, line};
use evoku_sudoku::{Grid, Rules, Sudoku};
use serde_json::{Value, json};

use crate::arguments::Arguments;
use crate::drawing::board_json;
use crate::problem::{Answered, Problem};
use crate::state::State;
use crate::texts::puzzle_text;

/// How many puzzles are read unless the request says it.
const MOST: u64 = 1000;

/// The mistakes that are told; a file that is no collection of puzzles has one a line.
const MISTAKES: usize = 20;

/// The puzzles of a text in any format.
pub(crate) fn open(_: &mut State, request: Arguments<'_>) -> Answered {
    let hints = Hints {
        format: request.format("format")?,
        shape: match request.text("box")?.is_some() || request.get("side").is_some() {
            true => Some(request.geometry()?.shape()),
            false => None,
        },
        rules: rules(request)?,
        skip_others: false,
    };
    let text = request.needed_text("text")?;
    let most = request.number("most")?.unwrap_or(MOST);
    let mut reader = Reader::new(text.as_bytes(), hints);
    let (mut puzzles, mut mistakes, mut more) = (Vec::new(), Vec::new(), false);
    for record in reader.by_ref() {
        if puzzles.len() as u64 >= most {
            more = true;
            break;
        }
        match record {
            Ok(record) => puzzles.push(opened(&record)?),
            Err(error) if mistakes.len() < MISTAKES => mistakes.push(error.to_string()),
            Err(_) => more = true,
        }
    }
    if puzzles.is_empty() && most > 0 {
        let first = mistakes.into_iter().next();
        return Err(Problem::new(first.unwrap_or_else(|| "there is no puzzle in it".to_owned())));
    }
    Ok(json!({
        "format": reader.format().name,
        "puzzles": puzzles,
        "mistakes": mistakes,
        "more": more,
    }))
}

/// The rules that every board of a text has.
fn rules(request: Arguments<'_>) -> Result<Rules, Problem> {
    let mut rules = Rules::default();
    for name in request.parsed::<String>("rules")? {
        rules.switch_on(&name)?;
    }
    Ok(rules)
}

/// A puzzle with what a list of puzzles shows of it.
fn opened(record: &Record) -> Result<Value, Problem> {
    let sudoku = &record.sudoku;
    let fields = record.fields.iter().map(|(name, text)| (name.clone(), json!(text)));
    // A position in play has its placed digits among the givens.
    let (givens, grid) = match in_play(record) {
        Some((givens, grid)) => (givens, Some(line::print(&grid))),
        None => (sudoku.givens().clone(), None),
    };
    let posed = match &grid {
        Some(_) => Sudoku::new(Arc::clone(sudoku.geometry()), givens)?,
        None => sudoku.clone(),
    };
    let puzzle = puzzle_text(&Record { sudoku: posed.clone(), ..record.clone() })?;
    Ok(json!({
        "puzzle": puzzle,
        "side": sudoku.geometry().side(),
        "geometry": sudoku.geometry().to_string(),
        "givens": posed.given_cells(),
        "line": line::print(posed.givens()),
        "grid": grid,
        "fields": fields.collect::<serde_json::Map<_, _>>(),
    }))
}

/// A board without givens, for who sets a puzzle.
pub(crate) fn blank(_: &mut State, request: Arguments<'_>) -> Answered {
    let geometry = request.geometry()?;
    let grid = Grid::blank(geometry.side());
    let record = Record::of(Sudoku::new(Arc::new(geometry), grid)?);
    Ok(json!({"puzzle": puzzle_text(&record)?}))
}

/// What never changes about the board of a puzzle.
pub(crate) fn board(_: &mut State, request: Arguments<'_>) -> Answered {
    Ok(board_json(request.puzzle()?.sudoku.geometry()))
}
