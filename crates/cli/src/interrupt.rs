//! Ctrl-C, and SIGTERM, by which schedulers and service managers ask a program to end.
//!
//! A command that requests the [`flag`] checks it and ends by itself, with the results so far. Any
//! other command, and one that [waits](Waiting) for input, is ended at once, without leaving an
//! unfinished file behind.

use std::io::{self, Read};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::exit::INTERRUPTED;
use crate::output;
use evoku_messages::say;

/// `true` once Ctrl-C was pressed.
static PRESSED: AtomicBool = AtomicBool::new(false);
/// `true` if the command checks the flag.
static POLLED: AtomicBool = AtomicBool::new(false);
/// The number of waiting reads, which keep the command from checking the flag.
static WAITING: AtomicUsize = AtomicUsize::new(0);

/// Makes Ctrl-C and SIGTERM end the program cleanly. If no handler can be installed, they end it as
/// usual. Must be called before other threads are started.
pub(crate) fn install() {
    // First, so that the thread that waits for Ctrl-C doesn't get SIGTERM either.
    #[cfg(unix)]
    wait_for_termination();
    let installed = ctrlc::set_handler(press);
    drop(installed);
}

/// Reacts to Ctrl-C.
fn press() {
    let was_pressed = PRESSED.swap(true, Ordering::Relaxed);
    let is_seen = POLLED.load(Ordering::Relaxed) && WAITING.load(Ordering::Relaxed) == 0;
    if was_pressed || !is_seen {
        leave();
    }
}

/// Starts a thread that waits for SIGTERM, which no other thread gets.
#[cfg(unix)]
fn wait_for_termination() {
    use nix::sys::signal::{SigSet, Signal};

    let mut signals = SigSet::empty();
    signals.add(Signal::SIGTERM);
    if signals.thread_block().is_ok() {
        std::thread::spawn(move || {
            while signals.wait().is_ok() {
                press();
            }
        });
    }
}

/// Reports that Ctrl-C ended the command.
pub(crate) fn remark() {
    output::remark(say::command_interrupted());
}

/// Reports that Ctrl-C ended the command, and how many puzzles were done before.
pub(crate) fn remark_after(puzzles: u64) {
    output::remark(say::command_interrupted_after(puzzles));
}

/// Ends the program at once.
fn leave() -> ! {
    remark();
    output::remove_unfinished();
    std::process::exit(i32::from(INTERRUPTED));
}

/// Returns a flag that becomes true at the first Ctrl-C, for commands that check it often. The
/// second Ctrl-C ends the program at once.
pub(crate) fn flag() -> &'static AtomicBool {
    POLLED.store(true, Ordering::Relaxed);
    &PRESSED
}

/// An input that is read on the thread that would check the flag. While it waits, Ctrl-C ends the
/// program at once.
pub(crate) struct Waiting<R>(pub(crate) R);

impl<R: Read> Read for Waiting<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        WAITING.fetch_add(1, Ordering::Relaxed);
        // Ctrl-C was pressed since the command last checked.
        if PRESSED.load(Ordering::Relaxed) {
            leave();
        }
        let result = self.0.read(bytes);
        WAITING.fetch_sub(1, Ordering::Relaxed);
        result
    }
}
