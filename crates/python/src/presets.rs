//! The algorithms: what there is to know about each, as Python says it.

use evoku_evolve::presets::{
    Archipelago, Domain, PRESETS, Parameter, Preset, SettingError, Settings, preset,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList};

use crate::errors::value_error;

/// The algorithms: of each `name`, `summary`, `description`, `source`, and `parameters`, of which
/// each has `name`, `meaning`, `type`, `default` and `range`.
#[pyfunction]
pub(crate) fn presets(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let mut all = Vec::with_capacity(PRESETS.len());
    for preset in PRESETS {
        let dict = PyDict::new(py);
        dict.set_item("name", preset.name)?;
        dict.set_item("summary", (preset.summary)().to_string())?;
        dict.set_item("description", (preset.description)().to_string())?;
        dict.set_item("source", preset.source)?;
        dict.set_item("parameters", parameters(py, preset.parameters)?)?;
        all.push(dict);
    }
    Ok(all)
}

/// What can be set of islands, as `presets` tells parameters.
#[pyfunction]
pub(crate) fn island_parameters(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    parameters(py, Archipelago::PARAMETERS)
}

fn parameters<'py>(py: Python<'py>, all: &[Parameter]) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for parameter in all {
        let dict = PyDict::new(py);
        dict.set_item("name", parameter.name)?;
        dict.set_item("meaning", (parameter.meaning)().to_string())?;
        dict.set_item("type", kind(&parameter.domain))?;
        dict.set_item("default", parameter.default_text())?;
        dict.set_item("range", parameter.range().to_string())?;
        dict.set_item("needs", parameter.condition.map(|condition| condition.to_string()))?;
        list.append(dict)?;
    }
    Ok(list)
}

/// The type of a parameter's values in Python.
fn kind(domain: &Domain) -> &'static str {
    match domain {
        Domain::Whole { .. } => "int",
        Domain::Automatic { .. } => "int | str",
        Domain::Real { .. } => "float",
        Domain::Choice(_) | Domain::Method(_) => "str",
    }
}

/// The preset of a name.
///
/// # Errors
/// If there is none; says which there are.
pub(crate) fn preset_of(name: &str) -> PyResult<&'static Preset> {
    preset(&name.replace('_', "-")).ok_or_else(|| {
        let names: Vec<&str> = PRESETS.iter().map(|preset| preset.name).collect();
        let problem = format!("there is no algorithm {name:?}; there are {}", names.join(", "));
        PyValueError::new_err(problem)
    })
}

/// Gives parameters the values of a dictionary, None for a default.
///
/// # Errors
/// If there is no such parameter, or a value is none that it may have.
pub(crate) fn set_all(settings: &mut Settings, told: &Bound<'_, PyDict>) -> PyResult<()> {
    for (name, value) in told {
        let name: String = name.extract()?;
        if value.is_none() {
            continue;
        }
        let value = match value.cast::<PyBool>() {
            Ok(truth) => truth.is_true().to_string(),
            Err(_) => value.str()?.to_string(),
        };
        settings.set(&name, &value).map_err(|error| match error {
            SettingError::Unknown { .. } => PyTypeError::new_err(error.to_string()),
            error => value_error(error),
        })?;
    }
    Ok(())
}

/// The values as a dictionary of texts.
pub(crate) fn told<'py>(py: Python<'py>, settings: &Settings) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (parameter, value) in settings.iter() {
        dict.set_item(parameter.name, value)?;
    }
    Ok(dict)
}
