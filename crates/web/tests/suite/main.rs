//! The tests of what a page asks.

mod conversation;
mod game;
mod tables;
