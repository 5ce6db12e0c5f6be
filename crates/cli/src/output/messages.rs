//! Messages on standard error.

use crate::language::render;
use evoku_messages::Message;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether only errors are written.
static QUIET: AtomicBool = AtomicBool::new(false);

/// Silences everything but errors, as `--quiet` asks.
pub(crate) fn be_quiet() {
    QUIET.store(true, Ordering::Relaxed);
}

/// Writes an error or a warning: what is wrong with the usage, the input or a result. A closed pipe
/// is ignored.
pub(crate) fn complain(message: impl Into<Message>) {
    let _ = writeln!(io::stderr(), "evoku: {}", render(message));
}

/// Writes what is good to know but no error, like a summary or the seed; nothing with `--quiet`.
pub(crate) fn remark(message: impl Into<Message>) {
    if !QUIET.load(Ordering::Relaxed) {
        complain(message);
    }
}

/// Whether progress may be drawn on standard error: on a terminal, unless `--quiet` is given.
pub(crate) fn shows_progress() -> bool {
    io::stderr().is_terminal() && !QUIET.load(Ordering::Relaxed)
}
