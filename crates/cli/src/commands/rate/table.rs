//! Ratings as text.

use std::fmt::Write;

use evoku_sudoku::logic::Technique;
use serde_json::json;

use crate::numbers::tenths;
use crate::rated::Rated;

/// How ratings are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// Columns for people.
    Table,
    /// A row of CSV for each puzzle.
    Csv,
    /// A JSON object a line for each puzzle.
    Json,
}

/// The names of the columns of CSV and the members of JSON.
const COLUMNS: [&str; 12] = [
    "puzzle",
    "level",
    "hardest_technique",
    "score",
    "hodoku_level",
    "hodoku_score",
    "se_er",
    "se_ep",
    "se_ed",
    "guesses",
    "path_guesses",
    "problem",
];

impl Style {
    /// What is written before the first puzzle.
    pub(super) fn begin(self) -> String {
        match self {
            Self::Table => format!(
                "{}\n",
                line(["level", "score", "ER", "guesses", "hardest technique", "puzzle"])
            ),
            Self::Csv => COLUMNS.join(",") + "\n",
            Self::Json => String::new(),
        }
    }

    /// Adds the row of a puzzle.
    pub(super) fn row(self, rated: &Rated, text: &mut String) {
        let path = rated.path.as_ref();
        let nine = path.filter(|_| rated.is_plain_nine);
        let number = |value: Option<u64>| value.map_or(String::new(), |value| value.to_string());
        let hardest = path.and_then(|path| path.hardest);
        let level = path.map_or("", |path| path.level.name());
        let problem = rated.problem().unwrap_or_default();
        let [er, ep, ed] = rated.explainer.map(|value| value.map_or(String::new(), tenths));
        // Writing into a string can't fail.
        let _ = match self {
            Self::Table => {
                let hardest = hardest.map_or(problem, |technique| technique.to_string());
                let dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
                let score = dash(number(path.map(|path| path.score.into())));
                let cells = [
                    level,
                    &score,
                    &dash(er),
                    &if rated.uncounted { "?".to_owned() } else { dash(number(rated.guesses)) },
                    &hardest,
                    &rated.puzzle,
                ];
                writeln!(text, "{}", line(cells))
            }
            Self::Csv => {
                let fields = [
                    rated.puzzle.clone(),
                    level.to_owned(),
                    hardest.map_or(String::new(), |technique| technique.to_string()),
                    number(path.map(|path| path.score.into())),
                    nine.map_or("", |path| path.level.hodoku_name()).to_owned(),
                    number(nine.map(|path| path.score.into())),
                    er,
                    ep,
                    ed,
                    number(rated.guesses),
                    number(path.map(|path| path.guesses.into())),
                    problem,
                ];
                // Puzzles of more than 35 digits have commas.
                let quoted = fields.map(|field| match field.contains(',') {
                    true => format!("\"{field}\""),
                    false => field,
                });
                writeln!(text, "{}", quoted.join(","))
            }
            Self::Json => {
                let name = |technique: Technique| technique.to_string();
                let decimal = |tenths: Option<u16>| tenths.map(|tenths| f64::from(tenths) / 10.0);
                let [er, ep, ed] = rated.explainer.map(decimal);
                let steps = path.map(|path| {
                    let count =
                        |&(technique, count): &(Technique, u32)| (name(technique), json!(count));
                    path.steps.iter().map(count).collect::<serde_json::Map<_, _>>()
                });
                let object = json!({
                    "puzzle": rated.puzzle,
                    "level": path.map(|path| path.level.name()),
                    "hardest_technique": hardest.map(name),
                    "score": path.map(|path| path.score),
                    "hodoku_level": nine.map(|path| path.level.hodoku_name()),
                    "hodoku_score": nine.map(|path| path.score),
                    "se_er": er,
                    "se_ep": ep,
                    "se_ed": ed,
                    "guesses": rated.guesses,
                    "path_guesses": path.map(|path| path.guesses),
                    "problem": rated.problem(),
                    "steps": steps,
                });
                writeln!(text, "{object}")
            }
        };
    }
}

/// A row for people: level, score, ER, guesses, hardest technique, puzzle.
fn line(cells: [&str; 6]) -> String {
    let [level, score, er, guesses, hardest, puzzle] = cells;
    format!("{level:<8} {score:>6} {er:>5} {guesses:>8}  {hardest:<32} {puzzle}")
}
