//! The table of formats.

use crate::format::Format;
#[cfg(feature = "parquet")]
use crate::parquet;
use crate::{
    array, bank, board, candidates, csv, fpuzzles, hodoku, iss, json, line, links, opensudoku,
    pencil, rules_text, scl, sdk, sgt, sheet, ss, sud, sumocue,
};

/// All formats, in the order in which they are tried for detection: the first that recognises the
/// input is used.
pub static FORMATS: &[&Format] = &[
    &opensudoku::FORMAT,
    &iss::format::FORMAT,
    &hodoku::FORMAT,
    // This precedes Solo, whose ids have the same characters.
    &sgt::keen::FORMAT,
    &sgt::unequal::FORMAT,
    &sgt::towers::FORMAT,
    &sgt::solo::FORMAT,
    &sumocue::FORMAT,
    &scl::format::FORMAT,
    &fpuzzles::format::FORMAT,
    // This follows the other formats with links.
    &links::FORMAT,
    // This precedes JSON, sheets and boards, whose cells it reads in other notations.
    &array::FORMAT,
    // This precedes boards without rules.
    &rules_text::FORMAT,
    // This precedes .sud, which looks similar to four givens and candidates with commas.
    &pencil::FORMAT,
    &sud::FORMAT,
    &json::LINES,
    &json::FORMAT,
    &sdk::FORMAT,
    &candidates::FORMAT,
    &bank::FORMAT,
    // This precedes CSV, whose columns aren't cells.
    &sheet::FORMAT,
    &csv::FORMAT,
    #[cfg(feature = "parquet")]
    &parquet::FORMAT,
    &ss::FORMAT,
    &board::FORMAT,
    &line::SDM,
    &line::FORMAT,
];

/// The format with this name.
#[must_use]
pub fn by_name(name: &str) -> Option<&'static Format> {
    FORMATS.iter().copied().find(|format| format.name == name)
}

/// The format of files with this extension, without its dot, ignoring case.
#[must_use]
pub fn by_extension(extension: &str) -> Option<&'static Format> {
    let is_it = |known: &&str| known.eq_ignore_ascii_case(extension);
    FORMATS.iter().copied().find(|format| format.extensions.iter().any(is_it))
}
