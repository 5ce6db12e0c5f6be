//! The end of a generation.

use std::process::ExitCode;

use crate::exit::{INTERRUPTED, NOT_SOLVED, SUCCESS};

/// The reason why a generation ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// All puzzles were found.
    Found,
    /// Too many attempts passed without a new puzzle.
    Attempts,
    /// The deadline was reached.
    Deadline,
    /// Ctrl-C was pressed.
    Interrupted,
    /// The reader of the output is gone.
    Unheard,
}

impl End {
    /// The exit code of the command.
    pub(super) fn exit_code(self) -> ExitCode {
        ExitCode::from(match self {
            Self::Found | Self::Unheard => SUCCESS,
            Self::Attempts | Self::Deadline => NOT_SOLVED,
            Self::Interrupted => INTERRUPTED,
        })
    }
}
