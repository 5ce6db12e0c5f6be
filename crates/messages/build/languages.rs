//! Rules of languages by their codes.

use crate::plural::{Category, Family};

/// The plural rules of a language, if they are known.
pub(crate) fn family(code: &str) -> Option<Family> {
    Some(match code {
        "zh" | "ja" | "ko" | "vi" | "th" | "id" | "ms" => Family::Chinese,
        "en" | "de" | "nl" | "sv" | "fi" | "et" => Family::English,
        "da" | "nb" | "nn" | "no" | "hu" | "el" | "tr" | "bg" | "eu" | "eo" => Family::Danish,
        "fr" | "pt" => Family::French,
        "es" => Family::Spanish,
        "it" | "ca" => Family::Italian,
        "ru" | "uk" | "be" => Family::Russian,
        "pl" => Family::Polish,
        "cs" | "sk" => Family::Czech,
        _ => return None,
    })
}

/// The plural category that a variant is named after, if the language has it.
pub(crate) fn category(family: Family, name: &str) -> Option<Category> {
    let category = match name {
        "one" => Category::One,
        "few" => Category::Few,
        "many" => Category::Many,
        "other" => Category::Other,
        _ => return None,
    };
    let is_known = match category {
        Category::One => family != Family::Chinese,
        Category::Few => matches!(family, Family::Russian | Family::Polish | Family::Czech),
        Category::Many => !matches!(family, Family::Chinese | Family::English | Family::Danish),
        Category::Other => true,
    };
    is_known.then_some(category)
}
