//! The result of a call.

use std::ffi::c_char;

use crate::failure::Failure;

/// The status of an output.
#[repr(i32)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The call succeeded. The text is the answer.
    Ok = 0,
    /// The input is invalid, or the call can't be answered. The text is an error message.
    Refused = 1,
    /// The callback stopped the run. The text is the best attempt so far.
    Stopped = 2,
    /// The library has a bug. The text is the message of the panic. The process can continue.
    Broken = 3,
}

/// The result of a call. It never changes, so threads can share it.
#[derive(Debug)]
pub struct Output {
    pub(crate) status: Status,
    /// The text, followed by a NUL.
    text: Vec<u8>,
    /// The number of puzzles, or of solutions.
    pub(crate) count: u64,
    /// The place of a mistake: the line and the column, from 1; 0 if unknown.
    pub(crate) place: [usize; 2],
}

impl Output {
    /// An output with an answer.
    pub(crate) fn new(text: impl Into<Vec<u8>>) -> Self {
        Self::of(Status::Ok, text)
    }

    pub(crate) fn of(status: Status, text: impl Into<Vec<u8>>) -> Self {
        let mut text = text.into();
        text.push(0);
        Self { status, text, count: 0, place: [0; 2] }
    }

    /// The same output with a number of puzzles, or of solutions.
    pub(crate) fn with_count(self, count: u64) -> Self {
        Self { count, ..self }
    }

    /// The same output with the place of a mistake.
    pub(crate) fn with_place(self, place: [usize; 2]) -> Self {
        Self { place, ..self }
    }

    /// The address of the text.
    pub(crate) fn at(&self) -> *const c_char {
        self.text.as_ptr().cast()
    }

    /// The length of the text in bytes, without the NUL.
    pub(crate) fn length(&self) -> usize {
        self.text.len() - 1
    }

    /// The text, for tests.
    #[cfg(test)]
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.text[..self.length()]).unwrap()
    }
}

impl From<Failure> for Output {
    fn from(failure: Failure) -> Self {
        Self::of(Status::Refused, failure.message).with_place(failure.place)
    }
}
