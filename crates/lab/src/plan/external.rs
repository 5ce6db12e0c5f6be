//! External algorithms, that is, algorithms of other programs, in plans.

use evoku_evolve::presets::preset;
use evoku_evolve::puzzles::KINDS;
use evoku_messages::say;
use evoku_sudoku::search::by_name;
use toml::de::DeValue;

use crate::plan::document::{Document, Fields, number_text};
use crate::plan::model::{Configuration, External, Method};

/// Reads an external algorithm. Its parameters are not checked, because only the other program
/// knows them.
pub(super) fn external(
    document: &mut Document<'_>,
    fields: &Fields<'_, '_>,
) -> Option<Configuration> {
    let name = document.text(fields, "external")?;
    for field in ["name", "islands"] {
        if fields.get(field).is_some() {
            document.refuse(&fields.place(field), say::lab_plan_external_field(field));
        }
    }
    if name.is_empty() || name.contains(char::is_whitespace) || is_ours(name) {
        document.refuse(&fields.place("external"), say::lab_plan_external_name(name));
        return None;
    }
    let label = document.text(fields, "label").unwrap_or(name).to_owned();
    let parameters = parameters(document, fields)?;
    let method = Method::External(External { name: name.to_owned(), parameters, runs: None });
    Some(Configuration { method, label })
}

/// Returns `true` if evoku has an algorithm with this name.
fn is_ours(name: &str) -> bool {
    preset(name).is_some()
        || by_name(name).is_some()
        || KINDS.iter().any(|kind| kind.preset(name).is_some())
}

/// The parameters with their values as text; `None` if they are not a table.
fn parameters(
    document: &mut Document<'_>,
    fields: &Fields<'_, '_>,
) -> Option<Vec<(String, String)>> {
    let mut parameters = Vec::new();
    let Some(set) = fields.get("set") else { return Some(parameters) };
    let Some(table) = set.get_ref().as_table() else {
        document.refuse(&set.span(), say::lab_plan_external_set());
        return None;
    };
    for (parameter, value) in table {
        let text = match value.get_ref() {
            DeValue::String(text) => Some(text.to_string()),
            DeValue::Boolean(truth) => Some(truth.to_string()),
            number => number_text(number).map(str::to_owned),
        };
        // Stores and reports separate values by spaces.
        match text.filter(|text| !text.contains(char::is_whitespace)) {
            Some(text) => parameters.push((parameter.get_ref().to_string(), text)),
            None => document.refuse(&value.span(), say::lab_plan_external_value()),
        }
    }
    Some(parameters)
}
