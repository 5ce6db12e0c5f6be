//! The state of a page between requests.

use evoku_messages::{Language, say};
use evoku_sudoku::explain::Guide;
use evoku_sudoku::rating::Raters;
use evoku_sudoku::search::Auto;

use crate::game::Game;
use crate::problem::Problem;
use crate::runs::Runs;
use crate::tasks::Tasks;

/// The state of a page between requests.
#[derive(Default)]
pub(crate) struct State {
    /// The language of answers.
    pub(crate) language: Language,
    pub(crate) engine: Auto,
    /// The engine of the last search that was done in one slice. Creating one takes longer than
    /// solving most puzzles.
    pub(crate) spare: Option<Auto>,
    pub(crate) guide: Guide,
    pub(crate) raters: Option<Raters>,
    pub(crate) game: Option<Game>,
    pub(crate) tasks: Tasks,
    pub(crate) runs: Runs,
}

impl State {
    /// The current game.
    pub(crate) fn game(&mut self) -> Result<&mut Game, Problem> {
        self.game.as_mut().ok_or_else(|| Problem::new(say::page_no_game()))
    }
}
