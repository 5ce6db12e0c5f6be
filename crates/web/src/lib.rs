//! Requests of a web page and their answers, as JSON.
//!
//! A [`Page`] answers one request after another; [`REQUESTS`] is the table of them. Nothing here
//! depends on a browser, so all of it is tested natively. In WebAssembly, `abi` exchanges the texts.
//!
//! # Conventions
//!
//! - A request is `{"do": NAME, ...}`, an answer `{"ok": ...}` or `{"error": WORDS}`, where the
//!   words are for people and give line and column of what can't be read.
//! - A *puzzle* is a text in any format; answers have it as a line of JSON that carries everything,
//!   so that any other `Page`, in another worker, can be asked about it.
//! - A *cell* is its index in reading order from 0, a *digit* a number from 1, 0 in a blank cell. A
//!   *grid* is a line of digits and blanks, a *candidate* the pair `[cell, digit]`.
//! - A *position* is `puzzle`, `grid` and `marks`, which are null or an array of digits for each
//!   cell: digits that are missing there are ruled out. Each view of a game has its own as
//!   `position`.
//! - A *seed* is a text, since numbers of JavaScript are exact only to 2^53.
//! - A *task* is done in slices. Its first answer and those of `continue` have `done`; if that is
//!   false, `task` is the number to go on with. A worker's tasks end with the worker.
//!
//! # Requests
//!
//! Arguments and answers are types of this crate, next to the handlers. The page's TypeScript,
//! `web/src/engine/protocol.ts`, is generated from them with a description of every member, and so
//! is this table. `EVOKU_BLESS=1 cargo test -p evoku-web` writes both.
//!
#![doc = include_str!("../requests.md")]
//!
//! An example of each, with its answer, is in `tests/conversation.txt`.

#![allow(clippy::needless_pass_by_value, reason = "handlers own their arguments")]

#[cfg(target_family = "wasm")]
#[allow(unsafe_code, reason = "names for JavaScript; there is no unsafe block")]
mod abi;
mod about;
mod arguments;
mod bench;
mod boards;
mod convert;
mod drawing;
mod evolving;
mod game;
mod generate;
mod hint;
mod measure;
mod open;
mod page;
mod partial;
mod path;
mod playing;
mod problem;
mod requests;
mod runs;
mod sheets;
mod solve;
mod state;
mod tasks;
mod texts;
#[cfg(test)]
mod typescript;
mod words;

pub use page::Page;
pub use requests::{REQUESTS, Request};
