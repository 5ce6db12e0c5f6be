//! The compiled half of evoku for Python. The half in Python is in `python/evoku`.
//!
//! Only `buffer` and `arrow` contain `unsafe` code: they access memory of other libraries.

#![deny(unsafe_code)]

mod arguments;
#[allow(unsafe_code, reason = "memory that other libraries share with us")]
mod arrow;
mod batch;
mod buffer;
mod cells;
mod cluster;
mod errors;
mod generating;
mod judge;
mod language;
mod parallel;
mod plan;
mod presets;
mod puzzle;
mod rating;
mod reading;
mod recorded;
mod search;
mod solving;
mod steps;
mod store;
mod turns;

/// The compiled half of evoku.
#[pyo3::pymodule]
mod _evoku {
    #[pymodule_export]
    use crate::arrow::{RowIterator, Table, restored_table, table};
    #[pymodule_export]
    use crate::batch::{solve_column, solve_list, solve_numbers};
    #[pymodule_export]
    use crate::cluster::{Jobs, PyLedger, pack_plan};
    #[pymodule_export]
    use crate::generating::{Generated, generate};
    #[pymodule_export]
    use crate::judge::Judge;
    #[pymodule_export]
    use crate::plan::PyPlan;
    #[pymodule_export]
    use crate::presets::{island_parameters, presets};
    #[pymodule_export]
    use crate::puzzle::PySudoku;
    #[pymodule_export]
    use crate::rating::{rate_batch, rate_one};
    #[pymodule_export]
    use crate::reading::{Record, Records, read};
    #[pymodule_export]
    use crate::search::Search;
    #[pymodule_export]
    use crate::solving::{Solutions, candidates, canonical, count, solutions, solve};
    #[pymodule_export]
    use crate::steps::{Drawing, advise, walk};
    #[pymodule_export]
    use crate::store::PyStore;

    /// The version of evoku.
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "the name that Python has for it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
