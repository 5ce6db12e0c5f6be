//! Every message and every form is used.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use evoku_messages::Message;

use crate::samples::texts;

/// The sources below a folder, other than those of this crate.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name();
        let is_elsewhere =
            ["target", "node_modules", "messages", "messages.ts", "test", ".git"].map(Into::into);
        if is_elsewhere.contains(&name) {
            continue;
        }
        if path.is_dir() {
            sources(&path, found);
        } else if matches!(path.extension().and_then(OsStr::to_str), Some("rs" | "ts" | "mjs")) {
            found.push(path);
        }
    }
}

/// A message is used if its function is named, in a call or for a macro, or if its identifier is a
/// string. The page leaves out `page-`, and ends some identifiers by a variable.
#[test]
fn every_message_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    ["crates", "web"].iter().for_each(|folder| sources(&root.join(folder), &mut found));
    let own = ["lib.rs", "table.rs", "message.rs", "similar.rs"];
    found.extend(own.map(|name| root.join("crates/messages/src").join(name)));
    let text: Vec<String> = found.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let text = text.join("\n");
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let names: HashSet<&str> = text.split(|c| !is_part(c)).collect();
    // Texts between quotation marks, and also those between strings.
    let strings: HashSet<&str> = text.split('"').collect();
    let templates: HashSet<&str> =
        text.split('`').filter_map(|one| one.split_once("${")).map(|(start, _)| start).collect();
    let is_of_page = |id: &str| {
        let mut beginnings = id.match_indices('-').map(|(at, _)| &id[..=at]);
        strings.contains(id) || beginnings.any(|beginning| templates.contains(beginning))
    };
    let is_used = |id: &str| {
        names.contains(id.replace('-', "_").as_str())
            || strings.contains(id)
            || id.strip_prefix("page-").is_some_and(is_of_page)
    };
    let ids = Message::signatures().iter().map(|(id, _)| *id);
    let unused: Vec<&str> = ids.filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_form_is_used() {
    for (code, text) in texts() {
        let forms = text.lines().filter_map(|line| line.trim_start().strip_prefix('.'));
        let forms = forms.filter_map(|line| Some(line.split_once(" =")?.0));
        for form in forms.filter(|form| !form.starts_with("before-")) {
            assert!(text.contains(&format!("\"{form}\")")), ".{form} in {code}.ftl");
        }
    }
}
