//! The tests of the command, in one binary, so that shared code is linked only once.

mod algorithms;
mod bench;
mod common;
mod complete;
mod convert;
mod convert_keeps;
mod evolve;
mod evolve_checkpoint;
mod evolve_children;
mod evolve_files;
mod evolve_islands;
#[cfg(unix)]
mod evolve_remarks;
mod evolve_story;
mod evolve_terminal;
mod evolve_usage;
mod explain;
mod features;
mod generate;
mod grammar;
mod hint;
mod lab;
mod lab_outside;
#[cfg(unix)]
mod lab_programs;
mod lab_report;
mod lab_reproduce;
mod lab_shards;
mod language;
mod outputs;
mod page;
mod parquet;
mod positions;
mod print;
mod print_books;
mod print_constraints;
mod rate;
mod readme;
mod recipes;
mod schemas;
mod solve;
mod solve_candidates;
mod solve_conflict;
mod stream_shards;
mod streams;
mod version;
