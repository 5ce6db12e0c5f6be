//! A puzzle in play: the state of the board, and the moves that led to it.

mod board;
mod moves;
mod play;
mod view;

pub(crate) use moves::{Move, PlayedMove};
pub(crate) use play::Game;
pub(crate) use view::GameView;
