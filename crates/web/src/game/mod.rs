//! A puzzle in play: what stands on the board, and the moves that led there.

mod board;
mod moves;
mod play;
mod view;

pub(crate) use moves::{Move, MoveMade};
pub(crate) use play::Game;
pub(crate) use view::GameView;
