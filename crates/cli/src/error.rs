//! Errors of the command, which are messages.

use std::fmt::Display;
use std::{fmt, io};

use evoku_messages::{Message, Say, say};

/// The result of a command or a part of it.
pub(crate) type Result<T, E = Error> = std::result::Result<T, E>;

/// The reason why a command failed, including its causes.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Error(Message);

impl Say for Error {
    fn message(&self) -> Message {
        self.0.clone()
    }
}

evoku_messages::error!(Error);

impl From<Message> for Error {
    fn from(message: Message) -> Self {
        Self(message)
    }
}

/// Converts errors that are messages.
macro_rules! messages {
    ($($error:ty),* $(,)?) => {$(
        impl From<$error> for Error {
            fn from(error: $error) -> Self {
                Self(error.into())
            }
        }
    )*};
}

messages! {
    evoku_sudoku::GeometryError,
    evoku_sudoku::ShapeError,
    evoku_sudoku::SudokuError,
    evoku_sudoku::canon::NoForm,
    evoku_sudoku::formats::ReadError,
    evoku_sudoku::formats::WriteError,
    evoku_sudoku::rating::Unrated,
    evoku_sudoku::search::Unsupported,
    evoku_sudoku::generate::MinimiseError,
    evoku_sudoku::generate::PatternError,
    evoku_sudoku::generate::PlacementError,
    evoku_sudoku::generate::RequestError,
    evoku_evolve::Damaged,
    evoku_evolve::chosen::NotBegun,
    evoku_evolve::chosen::SizeError,
    evoku_evolve::encodings::UnsupportedPuzzle,
    evoku_evolve::presets::SettingError,
    evoku_lab::archive::ArchiveError,
    evoku_lab::execute::ExecuteError,
    evoku_lab::export::ExportError,
    evoku_lab::plan::PackedError,
    evoku_lab::plan::PlanError,
    evoku_lab::report::BlockError,
    evoku_lab::runner::RunError,
    evoku_lab::shard::ShardError,
    evoku_lab::space::SpaceError,
    evoku_lab::store::StoreError,
    evoku_draw::figure::DrawError,
    evoku_draw::sheet::SheetError,
}

/// Converts errors that have only an English text, followed by their causes.
macro_rules! english {
    ($($error:ty),* $(,)?) => {$(
        impl From<$error> for Error {
            fn from(error: $error) -> Self {
                Self(say::verbatim(with_causes(&error)))
            }
        }
    )*};
}

english! {
    fmt::Error,
    io::Error,
    serde_json::Error,
    std::num::TryFromIntError,
    std::string::FromUtf8Error,
}

/// Formats an error and its causes in the English way.
fn with_causes(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

/// Adds the place or the action at which an error occurred.
pub(crate) trait Context<T> {
    /// Puts a place before the error, such as a file or an option.
    fn at(self, place: impl Display) -> Result<T>;

    /// Puts the error into a sentence.
    fn within(self, sentence: impl FnOnce(Message) -> Message) -> Result<T>;
}

impl<T, E: Into<Error>> Context<T> for std::result::Result<T, E> {
    fn at(self, place: impl Display) -> Result<T> {
        self.map_err(|error| Error(at(place, error)))
    }

    fn within(self, sentence: impl FnOnce(Message) -> Message) -> Result<T> {
        self.map_err(|error| Error(sentence(error.into().0)))
    }
}

/// Puts a place before an error.
pub(crate) fn at(place: impl Display, error: impl Into<Error>) -> Message {
    say::verbatim_at(place.to_string(), error.into())
}

/// Returns an error with this message.
macro_rules! bail {
    ($message:expr $(,)?) => {
        return Err($crate::error::Error::from($message))
    };
}

/// Returns an error with this message unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $message:expr $(,)?) => {
        if !$condition {
            $crate::error::bail!($message);
        }
    };
}

pub(crate) use {bail, ensure};
