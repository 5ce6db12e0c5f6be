//! The JSON schemas: a table of the members of each output, and the file.

use std::fmt::Write as _;
use std::fs;

use serde_json::Value;

use crate::page::Page;

/// The folder of the schemas, in the folder of the book and next to the page.
const FOLDER: &str = "schemas";

/// A section for each schema, in the order of their names.
pub(super) fn text(page: &Page<'_>) -> Result<String, String> {
    let folder = page.source.join("..").join(FOLDER);
    let entries =
        fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    let mut text = String::new();
    for path in files {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = fs::read(&path).map_err(|error| format!("{file}: {error}"))?;
        page.write(&page.sibling(&format!("{FOLDER}/{file}")), &bytes)?;
        let schema: Value =
            serde_json::from_slice(&bytes).map_err(|error| format!("{file}: {error}"))?;
        let [title, command] = ["title", "description"].map(|name| string(&schema, name));
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "## {title}\n\n{command} · [{file}]({FOLDER}/{file})\n\n\
             | member | type | meaning |\n|---|---|---|"
        );
        members(&schema, "", &mut text);
        text.push('\n');
    }
    Ok(text)
}

/// Adds a row for each member of a schema; members of members have paths like `best.cost`.
fn members(schema: &Value, path: &str, text: &mut String) {
    if schema["items"].is_object() {
        members(&schema["items"], path, text);
    }
    for (name, member) in schema["properties"].as_object().into_iter().flatten() {
        let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "| `{path}` | {} | {} |",
            type_of(member),
            string(member, "description").replace('|', "\\|")
        );
        members(member, &path, text);
    }
}

/// The type of a value in words: `number or null`, `array of string`.
fn type_of(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str() {
        return name.rsplit('/').next().unwrap_or_default().to_owned();
    }
    let names = match &schema["type"] {
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        name => name.as_str().into_iter().collect::<Vec<_>>(),
    };
    let named = names.into_iter().map(|name| match (name, &schema["items"]) {
        ("array", items @ Value::Object(_)) => format!("array of {}", type_of(items)),
        _ => name.to_owned(),
    });
    named.collect::<Vec<_>>().join(" or ")
}

fn string<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{members, type_of};

    #[test]
    fn members_have_paths_and_types() {
        let schema = json!({"type": "array", "items": {"type": "object", "properties": {
            "best": {"type": ["object", "null"], "description": "The best.", "properties": {
                "cells": {"type": "array", "items": {"type": "string"}, "description": "Its cells."}
            }},
            "message": {"$ref": "#/$defs/message", "description": "A | B."},
        }}});
        let mut text = String::new();
        members(&schema, "", &mut text);
        let expected = "| `best` | object or null | The best. |\n\
                        | `best.cells` | array of string | Its cells. |\n\
                        | `message` | message | A \\| B. |\n";
        assert_eq!(text, expected);
        assert_eq!(type_of(&json!({"type": "array"})), "array");
    }
}
