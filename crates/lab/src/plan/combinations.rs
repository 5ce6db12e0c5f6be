//! Every combination of the values that a plan gives parameters.

use evoku_evolve::presets::{Parameter, SettingError, Settings};
use evoku_messages::say;

use crate::plan::document::{Document, Fields, Place};
use crate::plan::sweep;

/// More configurations than this are a mistake.
const MOST_CONFIGURATIONS: usize = 100_000;

/// Whether these are too many configurations, which is noted as wrong.
pub(super) fn are_too_many(document: &mut Document<'_>, place: &Place, count: usize) -> bool {
    let too_many = count > MOST_CONFIGURATIONS;
    if too_many {
        document.refuse(place, say::lab_plan_combinations(MOST_CONFIGURATIONS));
    }
    too_many
}

/// Settings, with those of its values that are one of several.
#[derive(Clone, PartialEq)]
struct Combination {
    settings: Settings,
    swept: Vec<(&'static str, String)>,
}

/// Settings for each combination of the values that a table gives parameters, with a label that
/// names those that take several.
///
/// A value that has no effect in a combination is left out there; what is equal then is one.
pub(super) fn combinations(
    document: &mut Document<'_>,
    fields: &Fields<'_, '_>,
    field: &str,
    parameters: &'static [Parameter],
    label: &str,
) -> Vec<(Settings, String)> {
    let known: Vec<&str> = parameters.iter().map(|parameter| parameter.name).collect();
    let none = Combination { settings: Settings::new(parameters), swept: Vec::new() };
    let mut made = vec![none];
    let Some(table) = document.table(fields, field, &known) else {
        return labelled(made, field, label);
    };
    for parameter in parameters {
        let Some(value) = table.get(parameter.name) else { continue };
        let values = sweep::values(document, parameter.name, value);
        if are_too_many(document, &value.span(), made.len().saturating_mul(values.len())) {
            return Vec::new();
        }
        made = with(document, parameter, &values, &made);
    }
    if let Some(mistake) = settle(&mut made) {
        document.refuse(&fields.place(field), say::verbatim(mistake.to_string()));
    }
    labelled(made, field, label)
}

/// Each combination with each of the values of a parameter.
fn with(
    document: &mut Document<'_>,
    parameter: &Parameter,
    values: &[(String, Place)],
    made: &[Combination],
) -> Vec<Combination> {
    let mut refused = Vec::new();
    let mut next = Vec::new();
    for combination in made {
        for (text, place) in values {
            let mut combination = combination.clone();
            if let Err(error) = combination.settings.set(parameter.name, text) {
                refused.push((place.clone(), say::verbatim(error.to_string())));
            }
            if values.len() > 1 {
                combination.swept.push((parameter.name, text.clone()));
            }
            next.push(combination);
        }
    }
    refused.into_iter().for_each(|(place, message)| document.refuse(&place, message));
    next
}

/// Leaves out what has no effect, and what is there already then. Returns the first mistake: a
/// value without effect in every combination, or values that contradict each other.
fn settle(made: &mut Vec<Combination>) -> Option<SettingError> {
    let mut idle: Option<Vec<SettingError>> = None;
    let mut settled: Vec<Combination> = Vec::new();
    for mut combination in made.drain(..) {
        let cleared = combination.settings.clear_ineffective();
        let is_cleared = |name: &str| cleared.iter().any(|error| error.parameter() == Some(name));
        combination.swept.retain(|(name, _)| !is_cleared(name));
        match &mut idle {
            Some(idle) => idle.retain(|error| error.parameter().is_some_and(is_cleared)),
            none => *none = Some(cleared.clone()),
        }
        if cleared.is_empty() || !settled.contains(&combination) {
            settled.push(combination);
        }
    }
    *made = settled;
    // One mistake of a place is enough: a sweep may repeat it in many combinations.
    let contradiction = || made.iter().find_map(|one| one.settings.check().err());
    idle.and_then(|idle| idle.into_iter().next()).or_else(contradiction)
}

/// The settings of combinations with their labels.
fn labelled(made: Vec<Combination>, field: &str, label: &str) -> Vec<(Settings, String)> {
    let prefix = if field == "islands" { "islands." } else { "" };
    made.into_iter()
        .map(|Combination { settings, swept }| {
            let parts = swept.iter().map(|(name, text)| format!(" {prefix}{name}={text}"));
            (settings, parts.fold(label.to_owned(), |label, part| label + &part))
        })
        .collect()
}
