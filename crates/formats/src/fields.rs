//! The names of what results say about a puzzle, with their meaning.

use serde_json::Value;

/// A column of CSV and member of JSON objects whose meaning is known: an entry of [`FIELDS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The name.
    pub name: &'static str,
    /// The type of its values in JSON.
    pub kind: FieldKind,
    /// The meaning, in one line.
    pub meaning: &'static str,
}

/// The type of the values of a field in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// A text.
    Text,
    /// An array; a text where it isn't written as JSON is printed.
    List,
    /// A number; a text where it is no number, or an integer beyond 2^53, which most programs
    /// would round.
    Number,
}

const fn text(name: &'static str, meaning: &'static str) -> Field {
    Field { name, kind: FieldKind::Text, meaning }
}

const fn list(name: &'static str, meaning: &'static str) -> Field {
    Field { name, kind: FieldKind::List, meaning }
}

const fn number(name: &'static str, meaning: &'static str) -> Field {
    Field { name, kind: FieldKind::Number, meaning }
}

/// The names that have the same meaning in all files that this library and the command write.
///
/// Other names are columns of the user's own: they are kept as they are.
///
/// ```
/// use evoku_formats::{FIELDS, FieldKind};
///
/// let score = FIELDS.iter().find(|field| field.name == "score").unwrap();
/// assert_eq!(score.kind, FieldKind::Number);
/// ```
pub static FIELDS: &[Field] = &[
    text("puzzle", "the givens in reading order"),
    text("solution", "the solution, written like the puzzle"),
    text("box", "the rows and columns of a box: 2x3 in CSV, [2, 3] in JSON"),
    text("rules", "the rules besides rows, columns and boxes, by name"),
    text("regions", "jigsaw regions: a character for each cell, equal ones are a region"),
    text("constraints", "constraints besides houses, as their texts with semicolons"),
    text("marks", "pencil marks: the digits of each cell"),
    text("id", "the number or name that a collection gives the puzzle"),
    text("name", "the title of the puzzle"),
    text("author", "who made the puzzle"),
    text("comment", "text that stands beside the puzzle"),
    text("description", "a longer text about the puzzle"),
    text("date", "when the puzzle was made"),
    text("source", "where the puzzle comes from"),
    text("url", "where the puzzle was published"),
    text("class", "the class of puzzles that a set puts the puzzle into"),
    text("status", "what a search found: unique, solved, several, none, wrong or unknown"),
    number("solutions", "how many solutions a search found"),
    list("true_candidates", "for each cell the digits that it holds in some solution"),
    text("level", "how hard the puzzle is, from easy to extreme"),
    number("score", "the sum of the scores of all steps of the path"),
    text("hardest_technique", "the hardest technique of the path"),
    text("hodoku_level", "the level that HoDoKu gives the score"),
    number("hodoku_score", "the score of HoDoKu"),
    number("se_er", "Sudoku Explainer's rating of the hardest step"),
    number("se_ep", "Sudoku Explainer's rating of the steps up to the first placement"),
    number("se_ed", "Sudoku Explainer's rating of the first step"),
    number("guesses", "how often a search branches to prove that there is one solution"),
    number("path_guesses", "how often the path of techniques had to guess"),
    number("side", "the side of the board"),
    number("givens", "the cells that are given"),
    number("given_digits", "the digits that occur among the givens"),
    number("open_candidates", "candidates of all open cells, digits that no given peer holds"),
    number("kernel_cells", "the open cells that naked and hidden singles leave"),
    number("kernel_candidates", "the candidates of those cells"),
    number("kernel_edges", "pairs of those cells that exclude a digit from each other"),
    number("kernel_density", "the share of all pairs of those cells that this is"),
    number("kernel_components", "the parts that these edges don't join"),
    number("spectral_radius", "the largest eigenvalue of the graph of those cells and edges"),
    number("spectral_energy", "the mean size of its eigenvalues"),
    number("algebraic_connectivity", "the second smallest eigenvalue of its Laplacian"),
    number("square_symmetries", "turns and mirror images that keep the places of the givens"),
    number("pattern_automorphisms", "rearrangements that keep the places of the givens"),
    number("puzzle_automorphisms", "rearrangements with digits renamed that keep the puzzle"),
    number("solution_count", "the number of solutions, 2 where there are several"),
    number("backbone", "the open cells that hold the same digit in all solutions"),
    number("backdoor", "the fewest digits that let singles solve the puzzle once they are told"),
    number("backdoor_exact", "1 if every smaller backdoor was ruled out, 0 if it may be smaller"),
    number("walk_correlation", "correlation of costs one random swap apart"),
    number("walk_neutrality", "the share of random swaps that leave the cost as it is"),
    number("climb_cost", "the mean cost of local optima of swaps"),
    number("climb_distance", "the mean number of cells in which they differ from the solution"),
    number("climb_correlation", "the correlation of both, over local optima"),
    text("original", "the puzzle of which this is the canonical form"),
    text("digest", "equal exactly where canonical forms are"),
    number("automorphisms", "how many symmetries leave the puzzle as it is"),
    text("problem", "why a rating is missing"),
    text("technique", "HoDoKu's number of the technique, with its variant"),
    text("candidates", "HoDoKu's candidates that the technique is about"),
    text("deleted", "HoDoKu's candidates that are deleted already: digit, row, column"),
    text("eliminations", "HoDoKu's candidates that the technique deletes"),
    text("placements", "HoDoKu's digits that the technique places"),
    text("extra", "what a line of HoDoKu's library says besides"),
];

/// The largest integer up to which every integer is a number that all programs read exactly.
const EXACT: u64 = 1 << 53;

/// The JSON value of a field.
///
/// Fields of [`FIELDS`] have the kind that stands there. Others are numbers, `true`, `false`,
/// arrays or objects where their text is exactly what JSON would print for one.
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
