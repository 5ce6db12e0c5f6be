//! Messages on standard error.

use crate::language::render;
use evoku_messages::Message;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// `true` if only errors are written.
static QUIET: AtomicBool = AtomicBool::new(false);

/// Silences everything except errors, for `--quiet`.
pub(crate) fn be_quiet() {
    QUIET.store(true, Ordering::Relaxed);
}

/// Writes an error or a warning about the usage, the input or a result. A closed pipe is ignored.
pub(crate) fn complain(message: impl Into<Message>) {
    let _ = writeln!(io::stderr(), "evoku: {}", render(message));
}

/// Writes useful information that is not an error, such as a summary or the seed; nothing with
/// `--quiet`.
pub(crate) fn remark(message: impl Into<Message>) {
    if !QUIET.load(Ordering::Relaxed) {
        complain(message);
    }
}

/// Returns `true` if progress may be drawn on standard error: on a terminal, unless `--quiet` is
/// given.
pub(crate) fn shows_progress() -> bool {
    io::stderr().is_terminal() && !QUIET.load(Ordering::Relaxed)
}
