//! How an order ends.

use std::process::ExitCode;

use crate::exit::{INTERRUPTED, NOT_SOLVED, SUCCESS};

/// How an order ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// All puzzles were found.
    Found,
    /// Too many attempts without a new one.
    Attempts,
    /// The deadline came.
    Deadline,
    /// Ctrl-C.
    Interrupted,
    /// Nobody reads what is written.
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
