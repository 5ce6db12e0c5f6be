//! The table of formats.

use crate::format::Format;
use crate::{
    board, candidates, csv, fpuzzles, hodoku, iss, json, line, opensudoku, pencil, rules_text, scl,
    sdk, sgt, sheet, ss, sud, sumocue,
};

/// All formats. Detection asks them in this order and takes the first that recognises the input.
pub static FORMATS: &[&Format] = &[
    &opensudoku::FORMAT,
    &iss::format::FORMAT,
    &hodoku::FORMAT,
    // Before Solo, whose ids have the same signs.
    &sgt::keen::FORMAT,
    &sgt::unequal::FORMAT,
    &sgt::towers::FORMAT,
    &sgt::solo::FORMAT,
    &sumocue::FORMAT,
    &scl::format::FORMAT,
    &fpuzzles::format::FORMAT,
    // Before boards without rules.
    &rules_text::FORMAT,
    // Before .sud, which four givens and candidates with commas resemble.
    &pencil::FORMAT,
    &sud::FORMAT,
    &json::LINES,
    &json::FORMAT,
    &sdk::FORMAT,
    &candidates::FORMAT,
    // Before CSV, whose columns are no cells.
    &sheet::FORMAT,
    &csv::FORMAT,
    &ss::FORMAT,
    &board::FORMAT,
    &line::SDM,
    &line::FORMAT,
];

/// The format of this name.
#[must_use]
pub fn by_name(name: &str) -> Option<&'static Format> {
    FORMATS.iter().copied().find(|format| format.name == name)
}

/// The format of files with this extension, without its dot; capitals make no difference.
#[must_use]
pub fn by_extension(extension: &str) -> Option<&'static Format> {
    let is_it = |known: &&str| known.eq_ignore_ascii_case(extension);
    FORMATS.iter().copied().find(|format| format.extensions.iter().any(is_it))
}
