//! The descriptions of the algorithms and their parameters, as Python objects.

use evoku_evolve::presets::{
    Archipelago, Domain, PRESETS, Parameter, Preset, SettingError, Settings, preset,
};
use evoku_messages::{Language, Say, say};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList};

use crate::errors::value_error;
use crate::language::{Lang, render};

/// The algorithms. Each has `name`, `summary`, `description`, `source` and `parameters`. Each
/// parameter has `name`, `meaning`, `type`, `default`, `range` and `needs`.
#[pyfunction]
#[pyo3(signature = (lang=Lang::usual()))]
pub(crate) fn presets(py: Python<'_>, lang: Lang) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let language = lang.0;
    let mut all = Vec::with_capacity(PRESETS.len());
    for preset in PRESETS {
        let dict = PyDict::new(py);
        dict.set_item("name", preset.name)?;
        dict.set_item("summary", (preset.summary)().render(language))?;
        dict.set_item("description", (preset.description)().render(language))?;
        dict.set_item("source", preset.source)?;
        dict.set_item("parameters", parameters(py, preset.parameters, language)?)?;
        all.push(dict);
    }
    Ok(all)
}

/// The parameters of islands, in the same form as in `presets`.
#[pyfunction]
#[pyo3(signature = (lang=Lang::usual()))]
pub(crate) fn island_parameters(py: Python<'_>, lang: Lang) -> PyResult<Bound<'_, PyList>> {
    parameters(py, Archipelago::PARAMETERS, lang.0)
}

fn parameters<'py>(
    py: Python<'py>,
    all: &[Parameter],
    language: Language,
) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for parameter in all {
        let dict = PyDict::new(py);
        dict.set_item("name", parameter.name)?;
        dict.set_item("meaning", (parameter.meaning)().render(language))?;
        dict.set_item("type", kind(&parameter.domain))?;
        dict.set_item("default", parameter.default_text())?;
        dict.set_item("range", parameter.range().render(language))?;
        let needs = parameter.condition.map(|condition| condition.message().render(language));
        dict.set_item("needs", needs)?;
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

/// The preset with this name.
///
/// # Errors
/// If there is no such preset; the error lists all.
pub(crate) fn preset_of(name: &str) -> PyResult<&'static Preset> {
    preset(&name.replace('_', "-")).ok_or_else(|| {
        let names = PRESETS.iter().map(|preset| preset.name);
        let refusal = say::lab_plan_unknown_algorithm(name, names.clone());
        value_error(refusal.suggesting(name, names))
    })
}

/// Sets parameters to the values of a dictionary; None keeps the default.
///
/// # Errors
/// If there is no such parameter, or it can't have the value.
pub(crate) fn set_all(settings: &mut Settings, values: &Bound<'_, PyDict>) -> PyResult<()> {
    for (name, value) in values {
        let name: String = name.extract()?;
        if value.is_none() {
            continue;
        }
        let value = match value.cast::<PyBool>() {
            Ok(truth) => truth.is_true().to_string(),
            Err(_) => value.str()?.to_string(),
        };
        settings.set(&name, &value).map_err(|error| match error {
            SettingError::Unknown { .. } => PyTypeError::new_err(render(error)),
            error => value_error(error),
        })?;
    }
    Ok(())
}

/// The values of all parameters, as a dictionary of strings.
pub(crate) fn settings_dict<'py>(
    py: Python<'py>,
    settings: &Settings,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (parameter, value) in settings.iter() {
        dict.set_item(parameter.name, value)?;
    }
    Ok(dict)
}
