//! The tests of what a page asks.

mod conversation;
mod game;
mod replay;
mod tables;
