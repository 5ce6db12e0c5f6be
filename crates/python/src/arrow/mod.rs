//! Arrow's C data interface: imports columns of text, exports tables.
//!
//! Specification: Arrow Columnar Format, "The Arrow C data interface", "The Arrow C stream
//! interface" and "The Arrow PyCapsule interface".

mod column;
mod export;
mod ffi;
mod import;
mod tables;

pub(crate) use column::Column;
pub(crate) use import::Texts;
pub(crate) use tables::{RowIterator, Table, restored_table, table};
