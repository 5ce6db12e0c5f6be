//! Tests of the C interface: its header, and programs in C, C++ and other languages.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "tests start compilers and read files"
)]

mod header;
mod programs;
mod readme;
