//! The tests of the lab crate, in a single binary, so that common dependencies are linked once.

mod analysis;
mod analysis_baselines;
mod analysis_bounds;
mod anytime;
mod archive;
mod baselines;
mod common;
mod export;
mod external;
mod fronts;
mod languages;
mod parts;
mod plan;
mod plan_studies;
mod program;
mod shards;
mod space;
mod stats;
mod store;
mod store_readable;
