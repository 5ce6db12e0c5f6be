//! `start`, `play` and what else is asked of the game.

use evoku_sudoku::Candidate;
use serde_json::json;

use crate::arguments::Arguments;
use crate::game::{Game, Move};
use crate::problem::{Answered, Problem};
use crate::state::State;
use crate::texts::{link_text, puzzle_text};

/// The form of saved games, which a later version may have to tell apart.
const SAVED: u64 = 1;

/// Begins a game.
pub(crate) fn start(state: &mut State, request: Arguments<'_>) -> Answered {
    let record = request.puzzle()?;
    let grid = request.grid("grid", record.sudoku.geometry())?;
    let mut game = Game::new(record, request.flag("setting")?);
    if let Some(grid) = grid {
        let placements = grid.digits().map(|(cell, digit)| Candidate { cell, digit }).collect();
        game.make(Move::Apply { placements, eliminations: Vec::new() })?;
    }
    state.game.insert(game).view()
}

/// Makes a move.
pub(crate) fn play(state: &mut State, request: Arguments<'_>) -> Answered {
    let game = state.game()?;
    let made = Move::read(request.0, game.side())?;
    game.make(made)?;
    game.view()
}

/// Takes moves back.
pub(crate) fn undo(state: &mut State, request: Arguments<'_>) -> Answered {
    let game = state.game()?;
    game.undo(request.count("count")?.unwrap_or(1))?;
    game.view()
}

/// Makes moves again.
pub(crate) fn redo(state: &mut State, request: Arguments<'_>) -> Answered {
    let game = state.game()?;
    game.redo(request.count("count")?.unwrap_or(1))?;
    game.view()
}

/// Takes moves back until nothing is wrong.
pub(crate) fn rewind(state: &mut State, request: Arguments<'_>) -> Answered {
    let game = state.game()?;
    let solution = request.grid("solution", game.begun().sudoku.geometry())?;
    let solution = solution.ok_or_else(|| Problem::new("solution is missing"))?;
    game.rewind(&solution)?;
    game.view()
}

/// What the page shows of the game.
pub(crate) fn look(state: &mut State, _: Arguments<'_>) -> Answered {
    state.game()?.view()
}

/// The whole game as a text.
pub(crate) fn save(state: &mut State, _: Arguments<'_>) -> Answered {
    let game = state.game()?;
    let (moves, made) = game.moves();
    let saved = json!({
        "saved": SAVED,
        "puzzle": puzzle_text(game.begun())?,
        "setting": game.is_being_set(),
        "moves": moves.iter().map(Move::json).collect::<Vec<_>>(),
        "made": made,
    });
    Ok(json!(saved.to_string()))
}

/// Takes up a game that was saved.
pub(crate) fn restore(state: &mut State, request: Arguments<'_>) -> Answered {
    let saved = serde_json::from_str(request.needed_text("saved")?)?;
    let saved = Arguments(&saved);
    if saved.number("saved")? != Some(SAVED) {
        return Err(Problem::new("saved: this is no game that this version can read"));
    }
    let record = saved.puzzle()?;
    let side = record.sudoku.geometry().side();
    let moves = saved.list("moves")?.iter().map(|value| Move::read(value, side));
    let moves = moves.collect::<Result<Vec<_>, Problem>>()?;
    let made = saved.count("made")?.unwrap_or(usize::MAX);
    let game = Game::of_moves(record, saved.flag("setting")?, moves, made)?;
    state.game.insert(game).view()
}

/// The puzzle as a text for links, as short as it goes.
pub(crate) fn link(state: &mut State, _: Arguments<'_>) -> Answered {
    Ok(json!(link_text(&state.game()?.record())?))
}
