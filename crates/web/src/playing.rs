//! `start`, `play` and the other requests about the game.

use evoku_messages::say;
use evoku_sudoku::Candidate;
use serde::Serialize;
use serde_json::Value;

use crate::arguments::{Arguments, GridText, Nothing, Puzzle, arguments};
use crate::game::{Game, GameView, Move, PlayedMove};
use crate::problem::Problem;
use crate::state::State;
use crate::texts::{link_text, puzzle_text};

/// The version of the format of saved games.
const SAVED: u64 = 1;

arguments! {
    /// The puzzle of a new game.
    pub(crate) struct Start {
        /// The text of the puzzle. A position in play continues with its digits and marks.
        puzzle: Puzzle,
        /// Digits to place at the start, as a line of digits and blanks.
        grid: Option<GridText>,
        /// True to set the puzzle, that is, to change its givens and constraints.
        setting: Option<bool>,
    }

    /// The number of moves.
    pub(crate) struct Count {
        /// 1 by default.
        count: Option<u64>,
    }

    /// The solution to rewind to.
    pub(crate) struct Rewind {
        /// A line of digits.
        solution: GridText,
    }

    /// The game to resume.
    pub(crate) struct Restore {
        /// The text returned by `save`.
        saved: String,
    }

    /// A saved game.
    pub(crate) struct Kept {
        /// The puzzle at the start of the game.
        puzzle: Puzzle,
        setting: Option<bool>,
        #[cfg_attr(test, ts(as = "Option<Vec<Move>>"))]
        moves: Option<Vec<Value>>,
        /// The number of moves that are not undone.
        made: Option<u64>,
    }
}

/// A saved game, in the format that [`Kept`] reads.
#[derive(Serialize)]
struct Saved<'g> {
    saved: u64,
    puzzle: String,
    setting: bool,
    moves: &'g [Move],
    made: usize,
}

pub(crate) fn start(state: &mut State, request: Start) -> Result<GameView, Problem> {
    let Puzzle(mut record) = request.puzzle;
    let play = record.play.take();
    let grid = request.grid.map(|grid| grid.on(record.sudoku.geometry(), "grid")).transpose()?;
    let mut game = Game::new(record, request.setting.unwrap_or_default());
    if let Some(play) = play {
        game.continue_from(&play)?;
    }
    if let Some(grid) = grid {
        let placements = grid.digits().map(|(cell, digit)| Candidate { cell, digit }).collect();
        game.make(Move::Apply { placements, eliminations: Vec::new() })?;
    }
    state.game.insert(game).view()
}

pub(crate) fn play(state: &mut State, PlayedMove(made): PlayedMove) -> Result<GameView, Problem> {
    let game = state.game()?;
    let made = Move::read(&made, game.side())?;
    game.make(made)?;
    game.view()
}

pub(crate) fn undo(state: &mut State, request: Count) -> Result<GameView, Problem> {
    let game = state.game()?;
    game.undo(request.number())?;
    game.view()
}

pub(crate) fn redo(state: &mut State, request: Count) -> Result<GameView, Problem> {
    let game = state.game()?;
    game.redo(request.number())?;
    game.view()
}

impl Count {
    fn number(&self) -> usize {
        usize::try_from(self.count.unwrap_or(1)).unwrap_or(usize::MAX)
    }
}

pub(crate) fn rewind(state: &mut State, request: Rewind) -> Result<GameView, Problem> {
    let game = state.game()?;
    let solution = request.solution.on(game.begun().sudoku.geometry(), "solution")?;
    game.rewind(&solution)?;
    game.view()
}

pub(crate) fn look(state: &mut State, _: Nothing) -> Result<GameView, Problem> {
    state.game()?.view()
}

pub(crate) fn save(state: &mut State, _: Nothing) -> Result<String, Problem> {
    let game = state.game()?;
    let (moves, made) = game.moves();
    let puzzle = puzzle_text(game.begun())?;
    let saved = Saved { saved: SAVED, puzzle, setting: game.is_being_set(), moves, made };
    serde_json::to_string(&saved).map_err(Problem::verbatim)
}

pub(crate) fn restore(state: &mut State, request: Restore) -> Result<GameView, Problem> {
    let saved: Value = serde_json::from_str(&request.saved).map_err(Problem::verbatim)?;
    if Arguments(&saved).read::<Option<u64>>("saved")? != Some(SAVED) {
        return Err(Problem::new(say::page_saved_otherwise()));
    }
    let kept = Kept::of(Arguments(&saved))?;
    let Puzzle(record) = kept.puzzle;
    let side = record.sudoku.geometry().side();
    let moves = kept.moves.iter().flatten().map(|value| Move::read(value, side));
    let moves = moves.collect::<Result<Vec<_>, Problem>>()?;
    let made = kept.made.map_or(usize::MAX, |made| usize::try_from(made).unwrap_or(usize::MAX));
    let game = Game::of_moves(record, kept.setting.unwrap_or_default(), moves, made)?;
    state.game.insert(game).view()
}

pub(crate) fn link(state: &mut State, _: Nothing) -> Result<String, Problem> {
    link_text(&state.game()?.record())
}
