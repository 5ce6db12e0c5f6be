//! All combinations of the parameter values in a plan.

use evoku_evolve::presets::{Parameter, SettingError, Settings};
use evoku_messages::say;

use crate::plan::document::{Document, Fields, Place};
use crate::plan::sweep;

/// The most configurations of a plan; more are considered a mistake.
const MOST_CONFIGURATIONS: usize = 100_000;

/// Returns `true` and records an error if there are too many configurations.
pub(super) fn are_too_many(document: &mut Document<'_>, place: &Place, count: usize) -> bool {
    let too_many = count > MOST_CONFIGURATIONS;
    if too_many {
        document.refuse(place, say::lab_plan_combinations(MOST_CONFIGURATIONS));
    }
    too_many
}

/// Settings, and the parameter values in them that belong to a sweep.
#[derive(Clone, PartialEq)]
struct Combination {
    settings: Settings,
    swept: Vec<(&'static str, String)>,
}

/// The settings for each combination of the parameter values in a table. Each has a label that
/// names the parameters with several values.
///
/// A value without effect in a combination is removed from it, and of equal combinations only one
/// is kept.
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

/// Combines each combination with each value of a parameter.
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

/// Removes values without effect, and then duplicate combinations. Returns the first mistake: a
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
    // One error for a place is enough: a sweep may repeat it in many combinations.
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
