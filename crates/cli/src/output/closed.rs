//! Detects that the program was started without standard output, as a shell does with `>&-`.
//!
//! Before `main`, Rust opens `/dev/null` in its place, so results would be lost without an error.
//! Afterwards this file equals a `/dev/null` that the parent passes: Python's `subprocess.DEVNULL` is
//! opened in the same way. Therefore a function checks standard output before Rust does.

/// Returns `true` if the program was started without standard output.
pub(super) fn is_closed() -> bool {
    #[cfg(unix)]
    return unix::IS_CLOSED.load(std::sync::atomic::Ordering::Relaxed);
    #[cfg(not(unix))]
    return false;
}

#[cfg(unix)]
mod unix {
    use std::io;
    use std::sync::atomic::{AtomicBool, Ordering};

    use nix::errno::Errno;
    use nix::fcntl::{FcntlArg, fcntl};

    pub(super) static IS_CLOSED: AtomicBool = AtomicBool::new(false);

    /// The system calls the functions in this section before `main`.
    #[allow(unsafe_code, reason = "the name of a section; there is no unsafe block")]
    #[cfg_attr(target_vendor = "apple", unsafe(link_section = "__DATA,__mod_init_func"))]
    #[cfg_attr(not(target_vendor = "apple"), unsafe(link_section = ".init_array"))]
    #[used]
    static CHECK: extern "C" fn() = check;

    extern "C" fn check() {
        let flags = fcntl(io::stdout(), FcntlArg::F_GETFD);
        IS_CLOSED.store(flags == Err(Errno::EBADF), Ordering::Relaxed);
    }
}
