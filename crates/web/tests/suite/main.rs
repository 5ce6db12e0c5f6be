//! The tests of what a page asks.

mod conversation;
mod evolving;
mod game;
mod golden;
mod replay;
mod tables;
