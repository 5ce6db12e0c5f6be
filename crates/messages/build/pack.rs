//! Writes the packed form of a language.

use crate::catalog::{Catalog, Language, Signature};
use crate::encoding::hash;
use crate::plural::Family;

/// A number in base 64, with its lowest bits first.
pub(crate) fn number(value: usize) -> String {
    long_number(value as u64)
}

pub(crate) fn long_number(mut value: u64) -> String {
    let mut out = String::new();
    while value >= 64 {
        out.push(char::from((value % 64) as u8 | 64));
        value /= 64;
    }
    out.push(char::from(value as u8));
    out
}

/// A text with its length before it.
pub(crate) fn text(text: &str) -> String {
    number(text.len()) + text
}

/// Packs the first messages of a language.
pub(crate) fn pack(catalog: &Catalog, language: &Language, messages: usize) -> String {
    let family = Family::ALL.iter().position(|&family| family == language.family);
    let mut body = text(&language.code);
    body.push_str(&number(family.unwrap_or_default()));
    language.marks.iter().for_each(|mark| body.push_str(&text(mark)));
    for (default, others) in &language.joints {
        let mut joint = text(default);
        for (beginning, word) in others {
            joint.push_str(&text(beginning));
            joint.push_str(&text(word));
        }
        body.push_str(&text(&joint));
    }
    for message in &language.messages[..messages] {
        let mut entry = text(&message.value);
        for (form, words) in &message.attributes {
            entry.push_str(&number(*form));
            entry.push_str(&text(words));
        }
        body.push_str(&text(&entry));
    }
    let checksum = long_number(hash(body.bytes()));
    long_number(fingerprint(&catalog.signatures[..messages])) + &checksum + &body
}

/// A hash of identifiers and arguments: packed texts with another one belong to other messages.
pub(crate) fn fingerprint(signatures: &[Signature]) -> u64 {
    let lines = signatures.iter().map(|signature| {
        let Signature { id, parameters, .. } = signature;
        format!("{id} {parameters:?}\n")
    });
    hash(lines.flat_map(String::into_bytes))
}
