//! Work that may be given up.

use std::sync::atomic::{AtomicBool, Ordering};

/// Whether work is to be given up.
pub(crate) fn is_set(cancel: Option<&AtomicBool>) -> bool {
    cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
}
