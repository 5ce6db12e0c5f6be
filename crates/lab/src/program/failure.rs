//! The reasons why the run of a program failed.

use std::process::ExitStatus;

use evoku_messages::{Message, say};

/// The number of last lines of standard error in a reason.
const LINES: usize = 5;

/// The largest number of characters that a reason quotes.
const QUOTED: usize = 60;

/// The reason if a program ended, or closed its output, before the run was over. `status` is `None`
/// if the program still ran.
pub(super) fn ended(status: Option<ExitStatus>) -> Message {
    let Some(status) = status else { return say::lab_program_closed() };
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return say::lab_program_signal(signal.to_string());
    }
    say::lab_program_exit(status.code().unwrap_or_default().to_string())
}

/// A reason, followed by the last lines that the program wrote to standard error.
pub(super) fn with_errors(reason: Message, errors: &[u8]) -> Message {
    let text = String::from_utf8_lossy(errors);
    let lines: Vec<String> =
        text.lines().map(|line| printable(line, 200)).filter(|line| !line.is_empty()).collect();
    if lines.is_empty() {
        return reason;
    }
    let last = &lines[lines.len().saturating_sub(LINES)..];
    say::lab_program_errors(reason, last.join(" / "))
}

/// A word of a program, shortened, without control characters.
pub(super) fn quoted(word: &[u8]) -> String {
    printable(&String::from_utf8_lossy(word), QUOTED)
}

/// A program may write anything, and a reason is shown on a terminal.
fn printable(text: &str, most: usize) -> String {
    let mut letters = text.trim_end().chars().filter(|letter| !letter.is_control());
    let mut shown: String = letters.by_ref().take(most).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}
