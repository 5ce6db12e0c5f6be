//! Answers the requests of a web page, in JSON.
//!
//! A [`Page`] answers one request after another; [`REQUESTS`] lists all kinds. Nothing here depends
//! on a browser, so native tests cover all of it. In WebAssembly, the module `abi` exchanges the
//! texts with JavaScript.
//!
//! # Conventions
//!
//! - A request is `{"do": NAME, ...}`. Its answer is `{"ok": ...}` or `{"error": WORDS}`. The words
//!   are for people. If a text can't be parsed, they name line and column, and so do the members
//!   `line` and `column` of the answer.
//! - A *puzzle* is a text in any format. Answers contain it as a line of JSON with everything that
//!   is known about it. So the page can pass it to another `Page`, for example in another worker.
//! - A *cell* is its index in reading order, from 0. A *digit* is a number from 1, or 0 for an open
//!   cell. A *grid* is a line of digits and blanks, and a *candidate* a pair `[cell, digit]`.
//! - A *position* has the members `puzzle`, `grid` and `marks`. `marks` is null or has an array of
//!   digits for each cell; digits missing from it are ruled out. A view of a game contains its
//!   position as the member `position`.
//! - A *seed* is a string, since JavaScript's numbers are exact only up to 2^53.
//! - A *task* runs in slices. Its first answer and the answers to `continue` have a member `done`.
//!   If it is false, `task` is the number to pass to `continue`. A worker's tasks end with the
//!   worker.
//!
//! # Requests
//!
//! Arguments and answers are types of this crate, defined next to the handlers. The page's
//! TypeScript, `web/src/engine/protocol.ts`, is generated from them with a description of every
//! member. The table below is generated too. `EVOKU_BLESS=1 cargo test -p evoku-web` writes both.
//!
#![doc = include_str!("../requests.md")]
//!
//! `tests/conversation.txt` has an example of each request with its answer.

#![allow(clippy::needless_pass_by_value, reason = "handlers own their arguments")]
#![cfg_attr(
    not(feature = "page"),
    allow(
        dead_code,
        unused_imports,
        reason = "the requests that use it exist only with the feature"
    )
)]

#[cfg(target_family = "wasm")]
#[allow(unsafe_code, reason = "names for JavaScript; there is no unsafe block")]
mod abi;
mod about;
mod arguments;
#[cfg(feature = "package")]
mod batch;
#[cfg(feature = "page")]
mod bench;
mod boards;
#[cfg(feature = "package")]
mod canonical;
mod convert;
mod drawing;
mod evolving;
mod game;
mod generate;
mod hint;
#[cfg(feature = "page")]
mod measure;
mod open;
mod page;
mod partial;
mod path;
mod playing;
mod problem;
mod requests;
mod runs;
#[cfg(feature = "page")]
mod sheets;
mod solve;
mod state;
mod tasks;
mod texts;
#[cfg(test)]
mod typescript;
mod words;

#[cfg(feature = "package")]
pub use batch::one_line;
pub use page::Page;
pub use requests::{REQUESTS, Request};
