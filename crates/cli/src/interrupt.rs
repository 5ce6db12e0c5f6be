//! Ctrl-C.

use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that becomes true at the first Ctrl-C. The second ends the program at once.
///
/// Where no handler can be installed, Ctrl-C ends the program as usual.
pub(crate) fn flag() -> &'static AtomicBool {
    static PRESSED: AtomicBool = AtomicBool::new(false);
    let installed = ctrlc::set_handler(|| {
        if PRESSED.swap(true, Ordering::Relaxed) {
            std::process::exit(i32::from(crate::exit::INTERRUPTED));
        }
    });
    drop(installed);
    &PRESSED
}
