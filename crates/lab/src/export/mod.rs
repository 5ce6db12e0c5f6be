//! Export of results to files for other programs.

mod coco;
mod course;
mod error;
mod file;
mod ioh;
#[cfg(feature = "parquet")]
mod parquet;
mod statistics;
mod tidy;
mod workbook;

pub use coco::coco;
pub use error::ExportError;
pub use file::{Format, Tables};
pub use ioh::ioh;
pub use statistics::statistics;
pub use tidy::{each_row, tables};

pub use crate::rows::column_names;
pub use crate::value::Value;
