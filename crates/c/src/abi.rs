//! The exported functions: pointers become slices, and panics become outputs.
//!
//! Every function requires the same of its caller. A text is an address with a length in bytes. The
//! bytes must stay unchanged during the call. A null address is an empty text. An output comes from
//! a function of this library, and isn't used after `evoku_free`.

#![allow(
    clippy::missing_safety_doc,
    reason = "the requirements are above, and the header contains the comments below"
)]

use std::any::Any;
use std::ffi::{c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::{ptr, slice};

use crate::evolve::{Callback, evolve};
use crate::failure::Failure;
use crate::output::{Output, Status};
use crate::{convert, generate, page, solve};

/// The version of the library, followed by a NUL.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");

/// Runs the work of a function, and turns its result into an output on the heap. A panic becomes an
/// output too, since it must not unwind into C.
fn guarded(work: impl FnOnce() -> Result<Output, Failure>) -> *mut Output {
    let output = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(result) => result.unwrap_or_else(Output::from),
        Err(panic) => Output::of(Status::Broken, words(&*panic)),
    };
    Box::into_raw(Box::new(output))
}

/// The message of a panic.
fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
    text.unwrap_or_default()
}

/// The bytes of a text.
///
/// # Safety
///
/// `at` is null, or has `length` bytes that stay unchanged while the slice is in use.
unsafe fn bytes<'a>(at: *const c_char, length: usize) -> &'a [u8] {
    if at.is_null() {
        return &[];
    }
    // SAFETY: the caller guarantees it. No allocation is longer than `isize::MAX`.
    unsafe { slice::from_raw_parts(at.cast(), length) }
}

/// Returns the version of the library, for example "0.2.0". It ends with a NUL, and the caller must
/// not release it.
#[unsafe(no_mangle)]
pub extern "C" fn evoku_version() -> *const c_char {
    VERSION.as_ptr().cast()
}

/// Solves a puzzle. The text of the output is a solution as a line, or empty if there is none. The
/// count is the number of solutions: 0, 1, or 2 if there are several.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_solve(puzzle: *const c_char, length: usize) -> *mut Output {
    // SAFETY: the caller guarantees it.
    guarded(|| solve::one(unsafe { bytes(puzzle, length) }))
}

/// Solves all puzzles of a text. The text of the output has a line for each puzzle, in the same
/// order: the solution, "none", "several", or "error: " and a message. The count is the number of
/// puzzles with exactly one solution. Line and column are those of the first error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_solve_many(puzzles: *const c_char, length: usize) -> *mut Output {
    // SAFETY: the caller guarantees it.
    guarded(|| solve::many(unsafe { bytes(puzzles, length) }))
}

/// Counts the solutions of a puzzle. The search ends after `most` solutions. The text and the count of
/// the output are their number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_count(
    puzzle: *const c_char,
    length: usize,
    most: u64,
) -> *mut Output {
    // SAFETY: the caller guarantees it.
    guarded(|| solve::count(unsafe { bytes(puzzle, length) }, most))
}

/// Generates puzzles. The options are a JSON object, for example
/// {"number": 2, "level": "medium", "seed": 4}, or empty. The text of the output has the puzzles in
/// the format "line", or in the format of the option "to". The count is the number of puzzles.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_generate(options: *const c_char, length: usize) -> *mut Output {
    // SAFETY: the caller guarantees it.
    guarded(|| generate::generate(unsafe { bytes(options, length) }))
}

/// Rates a puzzle. The text of the output is a JSON object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_rate(puzzle: *const c_char, length: usize) -> *mut Output {
    // SAFETY: the caller guarantees it.
    guarded(|| page::about("rate", unsafe { bytes(puzzle, length) }))
}

/// Explains a puzzle step by step. The text of the output is a JSON object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_explain(puzzle: *const c_char, length: usize) -> *mut Output {
    // SAFETY: the caller guarantees it.
    guarded(|| page::about("path", unsafe { bytes(puzzle, length) }))
}

/// Converts all puzzles of a text to another format. The count is the number of puzzles.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_convert(
    puzzles: *const c_char,
    length: usize,
    format: *const c_char,
    format_length: usize,
) -> *mut Output {
    // SAFETY: the caller guarantees it.
    guarded(|| {
        convert::convert(unsafe { bytes(puzzles, length) }, unsafe { bytes(format, format_length) })
    })
}

/// Evolves a solution. The options are a JSON object, for example
/// {"algorithm": "row-ga", "set": ["population=100"], "seed": 1, "evaluations": 100000}, or empty.
/// "generations" limits the run too. The function `callback` receives each generation, in the thread
/// of the caller. It may be null. The text of the output is the best attempt as a line. The count is
/// 1 if the attempt is a solution, and 0 otherwise.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_evolve(
    puzzle: *const c_char,
    length: usize,
    options: *const c_char,
    options_length: usize,
    callback: Callback,
    context: *mut c_void,
) -> *mut Output {
    guarded(|| {
        // SAFETY: the caller guarantees it.
        let (puzzle, options) = unsafe { (bytes(puzzle, length), bytes(options, options_length)) };
        evolve(puzzle, options, &mut |progress| match callback {
            None => true,
            // SAFETY: the caller guarantees it. The progress is valid during the call.
            Some(callback) => (unsafe { callback(progress, context) }) == 0,
        })
    })
}

/// Returns the status of an output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_output_status(output: *const Output) -> Status {
    // SAFETY: the caller guarantees it. Null is not an output, and is refused.
    unsafe { output.as_ref() }.map_or(Status::Refused, |output| output.status)
}

/// Returns the text of an output, and its length in bytes unless `length` is null. A NUL follows the
/// text. It is valid until the output is released.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_output_text(
    output: *const Output,
    length: *mut usize,
) -> *const c_char {
    // SAFETY: the caller guarantees it.
    let output = unsafe { output.as_ref() };
    if !length.is_null() {
        // SAFETY: the caller guarantees it. No reference to the variable exists, since C may not
        // have initialised it.
        unsafe { length.write(output.map_or(0, Output::length)) };
    }
    output.map_or(ptr::null(), Output::at)
}

/// Returns the count of an output: the number of puzzles, or of solutions, as described at the
/// function that returned the output.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_output_count(output: *const Output) -> u64 {
    // SAFETY: the caller guarantees it.
    unsafe { output.as_ref() }.map_or(0, |output| output.count)
}

/// Returns the line of a mistake in the input, from 1; 0 if there is no mistake or its line is
/// unknown.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_output_line(output: *const Output) -> usize {
    // SAFETY: the caller guarantees it.
    unsafe { output.as_ref() }.map_or(0, |output| output.place[0])
}

/// Returns the column of a mistake in the input, in characters from 1; 0 if it is unknown.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_output_column(output: *const Output) -> usize {
    // SAFETY: the caller guarantees it.
    unsafe { output.as_ref() }.map_or(0, |output| output.place[1])
}

/// Releases an output. Null is ignored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn evoku_free(output: *mut Output) {
    if !output.is_null() {
        // SAFETY: the caller guarantees it. Outputs come from `guarded`, so from a `Box`.
        drop(unsafe { Box::from_raw(output) });
    }
}

#[cfg(test)]
mod tests {
    use super::{guarded, words};
    use crate::output::{Output, Status};

    #[test]
    fn a_panic_becomes_an_output() {
        let broken = guarded(|| panic!("cell {} is missing", 7));
        // SAFETY: it comes from `guarded`.
        let broken = unsafe { Box::from_raw(broken) };
        assert_eq!((broken.status, broken.text()), (Status::Broken, "cell 7 is missing"));
        assert_eq!(words(&7), "");
    }

    #[test]
    fn texts_end_with_a_nul_that_their_length_excludes() {
        let output = Output::new("1234");
        // SAFETY: a text has a NUL behind it.
        let bytes = unsafe { std::slice::from_raw_parts(output.at(), output.length() + 1) };
        assert_eq!(bytes, [49, 50, 51, 52, 0]);
    }
}
