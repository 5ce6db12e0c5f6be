//! The tests of the sudoku crate, in one binary, so that shared code is linked once.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "tests read files and the environment"
)]

mod agreement;
mod auto;
mod batch9;
mod canonical;
mod chaos;
mod colouring;
mod common;
mod conflict;
mod conformance;
mod constraints;
mod constraints_laws;
mod drawing;
mod engines;
mod explain;
mod explain_constraints;
mod explain_words;
mod explainer;
mod features;
mod formats;
mod formats_broken;
mod formats_carry;
mod formats_chains;
mod formats_constraints;
mod formats_data;
mod formats_examples;
mod formats_fpuzzles;
mod formats_fpuzzles_broken;
mod formats_games;
mod formats_import;
mod formats_links;
mod formats_mistakes;
mod formats_play;
mod formats_prints;
mod formats_scl;
mod formats_traps;
mod frames;
mod generate;
mod generate_constraints;
mod generate_minimal;
mod generate_relatives;
mod large;
mod memory;
mod messages;
mod model;
mod portable;
mod propagation;
mod puzzles;
mod rating;
mod readme;
mod regression;
mod sets;
mod single9;
mod soundness;
mod soundness_constraints;
#[cfg(feature = "sukaku")]
mod sukaku;
mod symmetry;
mod techniques_basics;
mod techniques_beyond;
mod techniques_chains;
mod techniques_chains_laws;
mod techniques_fish;
mod techniques_sets;
mod tree;
mod true_candidates;
