//! Names of the fields in puzzle files and results, with their meaning.

use evoku_messages::{Message, say};
use serde_json::Value;

/// A column of CSV and a member of JSON objects with a known meaning: an entry of [`FIELDS`].
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name.
    pub name: &'static str,
    /// The type of its values in JSON.
    pub kind: FieldKind,
    /// The meaning, in one line.
    pub meaning: fn() -> Message,
}

/// The type of the values of a field in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// A text.
    Text,
    /// An array; a text if it isn't written exactly as JSON would be printed.
    List,
    /// A number. It is a text if it isn't a number, or if it is an integer beyond 2^53, which most
    /// programs would round.
    Number,
}

const fn text(name: &'static str, meaning: fn() -> Message) -> Field {
    Field { name, kind: FieldKind::Text, meaning }
}

const fn list(name: &'static str, meaning: fn() -> Message) -> Field {
    Field { name, kind: FieldKind::List, meaning }
}

const fn number(name: &'static str, meaning: fn() -> Message) -> Field {
    Field { name, kind: FieldKind::Number, meaning }
}

/// The names that have the same meaning in all files written by this library and the command.
///
/// Other names are the user's own columns, which are kept unchanged.
///
/// ```
/// use evoku_formats::{FIELDS, FieldKind};
///
/// let score = FIELDS.iter().find(|field| field.name == "score").unwrap();
/// assert_eq!(score.kind, FieldKind::Number);
/// ```
pub static FIELDS: &[Field] = &[
    text("puzzle", say::format_field_puzzle),
    text("solution", say::format_field_solution),
    text("box", say::format_field_box),
    text("rules", say::format_field_rules),
    text("regions", say::format_field_regions),
    text("constraints", say::format_field_constraints),
    text("marks", say::format_field_marks),
    text("placed", say::format_field_placed),
    text("player_marks", say::format_field_player_marks),
    text("corner_marks", say::format_field_corner_marks),
    text("id", say::format_field_id),
    text("name", say::format_field_name),
    text("author", say::format_field_author),
    text("comment", say::format_field_comment),
    text("description", say::format_field_description),
    text("date", say::format_field_date),
    text("source", say::format_field_source),
    text("url", say::format_field_url),
    text("class", say::format_field_class),
    text("status", say::format_field_status),
    number("solutions", say::format_field_solutions),
    list("true_candidates", say::format_field_true_candidates),
    text("level", say::format_field_level),
    number("score", say::format_field_score),
    text("hardest_technique", say::format_field_hardest_technique),
    text("step", say::format_field_step),
    text("hodoku_level", say::format_field_hodoku_level),
    number("hodoku_score", say::format_field_hodoku_score),
    number("se_er", say::format_field_se_er),
    number("se_ep", say::format_field_se_ep),
    number("se_ed", say::format_field_se_ed),
    number("sukaku_er", say::format_field_sukaku_er),
    number("sukaku_ep", say::format_field_sukaku_ep),
    number("sukaku_ed", say::format_field_sukaku_ed),
    text("rating", say::format_field_rating),
    number("guesses", say::format_field_guesses),
    number("path_guesses", say::format_field_path_guesses),
    number("side", say::format_field_side),
    number("givens", say::format_field_givens),
    number("given_digits", say::format_field_given_digits),
    number("open_candidates", say::format_field_open_candidates),
    number("kernel_cells", say::format_field_kernel_cells),
    number("kernel_candidates", say::format_field_kernel_candidates),
    number("kernel_edges", say::format_field_kernel_edges),
    number("kernel_density", say::format_field_kernel_density),
    number("kernel_components", say::format_field_kernel_components),
    number("spectral_radius", say::format_field_spectral_radius),
    number("spectral_energy", say::format_field_spectral_energy),
    number("algebraic_connectivity", say::format_field_algebraic_connectivity),
    number("square_symmetries", say::format_field_square_symmetries),
    number("pattern_automorphisms", say::format_field_pattern_automorphisms),
    number("puzzle_automorphisms", say::format_field_puzzle_automorphisms),
    number("solution_count", say::format_field_solution_count),
    number("backbone", say::format_field_backbone),
    number("backdoor", say::format_field_backdoor),
    number("backdoor_exact", say::format_field_backdoor_exact),
    number("walk_correlation", say::format_field_walk_correlation),
    number("walk_neutrality", say::format_field_walk_neutrality),
    number("climb_cost", say::format_field_climb_cost),
    number("climb_distance", say::format_field_climb_distance),
    number("climb_correlation", say::format_field_climb_correlation),
    text("original", say::format_field_original),
    text("digest", say::format_field_digest),
    number("automorphisms", say::format_field_automorphisms),
    text("problem", say::format_field_problem),
    text("technique", say::format_field_technique),
    text("candidates", say::format_field_candidates),
    text("deleted", say::format_field_deleted),
    text("eliminations", say::format_field_eliminations),
    text("placements", say::format_field_placements),
    text("extra", say::format_field_extra),
];

/// The limit up to which all programs read every integer exactly.
const EXACT: u64 = 1 << 53;

/// The JSON value of a field.
///
/// Fields of [`FIELDS`] have the kind given there. Others are numbers, `true`, `false`, arrays or
/// objects if their text is exactly what JSON would print.
pub(super) fn json_of(name: &str, text: &str) -> Value {
    let known = FIELDS.iter().find(|field| field.name == name).map(|field| field.kind);
    let may_be_value = text.starts_with(|first: char| "-0123456789tf[{".contains(first));
    if known == Some(FieldKind::Text) || !may_be_value {
        return text.into();
    }
    match serde_json::from_str::<Value>(text) {
        Ok(Value::Number(number)) => {
            let size = number.as_i64().map(i64::unsigned_abs).or(number.as_u64());
            let decimal = number.is_f64() && text.contains(['.', 'e', 'E']);
            let exact = decimal || size.is_some_and(|size| size <= EXACT);
            let same = known.is_some() || number.to_string() == text;
            if exact && same { Value::Number(number) } else { text.into() }
        }
        Ok(value) if known != Some(FieldKind::Number) => {
            let printed = value.to_string();
            if printed == text { value } else { text.into() }
        }
        _ => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn numbers_are_numbers_and_large_ones_texts() {
        for (name, text, expected) in [
            ("score", "298", json!(298)),
            ("se_er", "7.0", json!(7.0)),
            ("score", "", json!("")),
            ("score", "n/a", json!("n/a")),
            ("id", "17", json!("17")),
            ("name", "7", json!("7")),
            ("seed", "9007199254740992", json!(9_007_199_254_740_992_u64)),
            ("seed", "9007199254740993", json!("9007199254740993")),
            ("seed", "-9007199254740993", json!("-9007199254740993")),
            (
                "seed",
                "340282366920938463463374607431768211455",
                json!("340282366920938463463374607431768211455"),
            ),
            ("mine", "00000123", json!("00000123")),
            ("mine", "2.5", json!(2.5)),
            ("mine", "2.50", json!("2.50")),
            ("mine", "true", json!(true)),
            ("mine", "[1,2]", json!([1, 2])),
            ("mine", "[1, 2]", json!("[1, 2]")),
            ("mine", "\"a\"", json!("\"a\"")),
        ] {
            assert_eq!(json_of(name, text), expected, "{name}: {text}");
        }
    }

    #[test]
    fn a_name_has_one_meaning() {
        for (index, field) in FIELDS.iter().enumerate() {
            assert!(FIELDS[..index].iter().all(|other| other.name != field.name), "{}", field.name);
        }
    }
}
