//! Writes Rust: signatures, tables and a function for each message.

use std::fmt::Write;

use crate::catalog::{Catalog, Kind, Signature};
use crate::pack::fingerprint;

/// Constants that describe the first messages, and the built-in languages.
pub(crate) fn tables(catalog: &Catalog, messages: usize, built_in: usize) -> String {
    let signatures = &catalog.signatures[..messages];
    let mut out = String::new();
    let fingerprint = fingerprint(signatures);
    let _ = writeln!(out, "pub(crate) const FINGERPRINT: u64 = {fingerprint};");
    out += "pub(crate) static SIGNATURES: &[(&str, &[(&str, Kind)])] = &[\n";
    for Signature { id, parameters, .. } in signatures {
        let pairs: Vec<String> =
            parameters.iter().map(|(name, kind)| format!("({name:?}, Kind::{kind:?})")).collect();
        let _ = writeln!(out, "({id:?}, &[{}]),", pairs.join(", "));
    }
    let _ = writeln!(out, "];\npub(crate) static BUILT_IN: [&str; {built_in}] = [");
    for language in &catalog.languages[..built_in] {
        let path = format!("/{}.packed", language.code);
        let _ = writeln!(out, "include_str!(concat!(env!(\"OUT_DIR\"), {path:?})),");
    }
    out + "];\n"
}

/// Keywords that may be names of arguments.
const KEYWORDS: [&str; 14] = [
    "as", "box", "break", "else", "for", "if", "in", "loop", "match", "move", "type", "use",
    "where", "while",
];

/// A function for each message.
pub(crate) fn say(signatures: &[Signature]) -> String {
    let mut out = String::new();
    for (index, Signature { id, parameters, english, .. }) in signatures.iter().enumerate() {
        let _ = writeln!(out, "/// ```text");
        english.lines().for_each(|line| out += &format!("/// {line}\n"));
        let _ = writeln!(out, "/// ```\n#[must_use]");
        let function = id.replace('-', "_");
        if parameters.is_empty() {
            let _ =
                writeln!(out, "pub const fn {function}() -> Message {{ Message::bare({index}) }}");
            continue;
        }
        let (mut declared, mut values) = (String::new(), String::new());
        for (name, kind) in parameters {
            let raw = if KEYWORDS.contains(&name.as_str()) { "r#" } else { "" };
            let name = format!("{raw}{}", name.replace('-', "_"));
            let (accepted, value) = match kind {
                Kind::Number => ("impl Into<Number>", format!("Value::Number({name}.into())")),
                Kind::Decimal => ("Decimal", format!("Value::Decimal({name})")),
                Kind::Text => {
                    ("impl Into<String>", format!("Value::Text({name}.into().into_boxed_str())"))
                }
                Kind::Flag => ("bool", format!("Value::Flag({name})")),
                Kind::Message => ("impl Into<Message>", format!("Value::Message({name}.into())")),
                Kind::List => {
                    ("impl IntoIterator<Item = impl Into<Value>>", format!("Value::list({name})"))
                }
            };
            let _ = write!(declared, "{name}: {accepted}, ");
            let _ = write!(values, "{value}, ");
        }
        let _ = writeln!(
            out,
            "pub fn {function}({declared}) -> Message {{ Message::new({index}, [{values}]) }}"
        );
    }
    out
}
