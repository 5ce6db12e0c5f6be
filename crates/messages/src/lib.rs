//! Every sentence that a person can see, as an identifier with arguments.
//!
//! A [`Message`] is made by the function in [`say`] that has its name, and is rendered in a
//! [`Language`]. The words are in `texts/`, one file a language, in the syntax of [Fluent]; the
//! build script checks that every language has every message with the same arguments, and packs
//! them into tables.
//!
//! ```
//! use evoku_messages::{Language, say};
//!
//! let clash = say::house_clash(say::house_row(3), 7);
//! assert_eq!(clash.to_string(), "row 3 has 7 twice");
//! assert_eq!(clash.id(), "house-clash");
//! assert_eq!(clash.render(Language::ENGLISH), clash.to_string());
//! ```
//!
//! # Errors
//!
//! An error type of a library stays an enum with data that callers match on. It implements [`Say`],
//! and [`error!`] derives the rest: `Display` in English, `Error`, and `From` for [`Message`], so
//! that `?` turns it into a message and an error within another is a message within a message.
//!
//! ```
//! use evoku_messages::{Message, Say, say};
//!
//! #[derive(Debug)]
//! pub enum GridError {
//!     Length { found: usize, expected: usize },
//!     Character { line: usize, column: usize, found: char },
//! }
//!
//! impl Say for GridError {
//!     fn message(&self) -> Message {
//!         match *self {
//!             Self::Length { found, expected } => say::sudoku_cells(found, expected),
//!             Self::Character { line, column, found } => {
//!                 let what = say::format_unexpected(
//!                     say::verbatim(found),
//!                     say::format_expected_digit(1, 9),
//!                 );
//!                 say::format_at(line, column, None::<&str>, what)
//!             }
//!         }
//!     }
//! }
//!
//! evoku_messages::error!(GridError);
//!
//! fn read(name: &str) -> Result<(), Message> {
//!     let result: Result<(), GridError> = Err(GridError::Length { found: 80, expected: 81 });
//!     result.map_err(|error| say::verbatim_at(name, &error))?;
//!     Ok(())
//! }
//!
//! let message = read("puzzle.txt").unwrap_err();
//! assert_eq!(message.to_string(), "puzzle.txt: found 80 cells, but the board has 81 cells");
//! ```
//!
//! A `Message` is an `Error` too, so `anyhow` carries it; `error.downcast_ref::<Message>()` finds it
//! again, also where it was given to `context`.
//!
//! [Fluent]: https://projectfluent.org
#![forbid(unsafe_code)]

mod encoding;
#[cfg(feature = "json")]
mod json;
mod message;
mod plural;
mod render;
mod similar;
mod table;
mod value;

mod generated {
    use crate::value::Kind;

    include!(concat!(env!("OUT_DIR"), "/tables.rs"));
}

/// A function for each message, with the name and the arguments of the message.
#[allow(clippy::too_many_arguments, reason = "a sentence has as many as it needs")]
pub mod say {
    use crate::message::Message;
    use crate::value::{Decimal, Number, Value};

    include!(concat!(env!("OUT_DIR"), "/say.rs"));
}

pub use message::{Message, Say};
pub use similar::similar;
pub use table::Language;
pub use value::{Decimal, Kind, Number, Value};
