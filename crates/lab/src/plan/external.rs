//! External algorithms in plans, that is, algorithms that other programs implement.

use std::time::Duration;

use evoku_evolve::presets::preset;
use evoku_evolve::puzzles::KINDS;
use evoku_messages::say;
use evoku_sudoku::search::by_name;
use toml::de::DeValue;

use crate::plan::command::CommandLine;
use crate::plan::document::{Document, Fields, number_text};
use crate::plan::model::{Configuration, External, Method};

/// Reads an external algorithm: a function of Python, or a command. Its parameters are not checked,
/// because only the external program knows the valid ones.
pub(super) fn external(
    document: &mut Document<'_>,
    fields: &Fields<'_, '_>,
) -> Option<Configuration> {
    let command = command(document, fields)?;
    let name = match &command {
        Some(command) if fields.get("external").is_none() => command.name(),
        _ => document.text(fields, "external")?.to_owned(),
    };
    for field in ["name", "islands"] {
        if fields.get(field).is_some() {
            document.refuse(&fields.place(field), say::lab_plan_external_field(field));
        }
    }
    if name.is_empty() || name.contains(char::is_whitespace) || is_ours(&name) {
        let place = if fields.get("external").is_some() { "external" } else { "command" };
        document.refuse(&fields.place(place), say::lab_plan_external_name(name));
        return None;
    }
    let written = match &command {
        Some(command) => command.words.join(" "),
        None => name.clone(),
    };
    let label = document.text(fields, "label").map_or(written, str::to_owned);
    let parameters = parameters(document, fields)?;
    let method = Method::External(External { name, parameters, command, runs: None });
    Some(Configuration { method, label })
}

/// The command of an external algorithm. The outer `None` is an error, which is recorded; the inner
/// one means that the algorithm has no command.
fn command(document: &mut Document<'_>, fields: &Fields<'_, '_>) -> Option<Option<CommandLine>> {
    let silence = document.positive(fields, "silence");
    if fields.get("command").is_none() {
        if fields.get("silence").is_some() {
            document.refuse(&fields.place("silence"), say::lab_command_silence());
        }
        return Some(None);
    }
    let text = document.text(fields, "command")?;
    match CommandLine::parse(text) {
        Ok(mut command) => {
            let silence = silence.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
            command.silence = silence.unwrap_or(command.silence);
            Some(Some(command))
        }
        Err(message) => {
            document.refuse(&fields.place("command"), message);
            None
        }
    }
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
        let name = parameter.get_ref().as_ref();
        if name.is_empty() || name.contains('=') || !is_word(name) {
            document.refuse(&parameter.span(), say::lab_plan_external_parameter());
            continue;
        }
        match text.filter(|text| is_word(text)) {
            Some(text) => parameters.push((name.to_owned(), text)),
            None => document.refuse(&value.span(), say::lab_plan_external_value()),
        }
    }
    Some(parameters)
}

/// Returns `true` if a name or value can be part of a line, as in stores, reports and the protocol
/// of programs.
fn is_word(text: &str) -> bool {
    !text.contains(|letter: char| letter.is_whitespace() || letter.is_control())
}
