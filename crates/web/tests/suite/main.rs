//! Tests of the requests of a page.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "tests read files and the environment"
)]

mod conversation;
mod evolving;
mod game;
mod golden;
mod replay;
mod tables;
