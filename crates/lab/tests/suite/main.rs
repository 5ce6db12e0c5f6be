//! The tests of the lab crate, in one binary: what many files share is linked once.

mod analysis;
mod anytime;
mod archive;
mod common;
mod export;
mod external;
mod fronts;
mod languages;
mod nulls;
mod parts;
mod plan;
mod shards;
mod space;
mod stats;
mod store;
