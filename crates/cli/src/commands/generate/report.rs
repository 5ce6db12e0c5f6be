//! What the command says about puzzles that were made.

use std::time::Duration;

use evoku_sudoku::formats::line;
use evoku_sudoku::generate::{Made, Tally};
use evoku_sudoku::messages::Say;

use super::end::End;
use crate::numbers::{counted, number, thousands};

/// The names of [`fields`].
pub(super) const NAMES: [&str; 3] = ["level", "score", "hardest_technique"];

/// What is known of a rated puzzle, as fields of a record.
pub(super) fn fields(made: &Made) -> Vec<(String, String)> {
    let Some(rating) = &made.rating else { return Vec::new() };
    let hardest = rating.hardest.map_or(String::new(), |technique| technique.to_string());
    let values = [rating.level.name().to_owned(), rating.score.to_string(), hardest];
    NAMES.map(str::to_owned).into_iter().zip(values).collect()
}

/// What came of an order.
pub(super) struct Report<'a> {
    pub(super) class: Option<&'a str>,
    pub(super) found: u64,
    pub(super) wanted: u64,
    pub(super) repeated: u64,
    pub(super) tally: &'a Tally,
    /// Cells that were tried on boards that are dug one at a time.
    pub(super) tried: u64,
    pub(super) end: End,
}

impl Report<'_> {
    /// The report in a few lines.
    pub(super) fn text(&self, elapsed: Duration) -> String {
        let attempts = self.tally.attempts;
        let accepted = self.tally.accepted;
        let share = 100.0 * accepted as f64 / attempts.max(1) as f64;
        let right = if 0 < accepted && accepted < attempts {
            format!(" ({} % were right)", number(share))
        } else {
            String::new()
        };
        let mut text = format!(
            "{}{} of {} in {}{right}, {:.2} s",
            self.class.map_or(String::new(), |class| format!("{class}: ")),
            thousands(self.found),
            counted(self.wanted, "puzzle"),
            counted(attempts, "attempt"),
            elapsed.as_secs_f64(),
        );
        if attempts == 0 {
            text += &format!("; the first was not done, {} cells tried", thousands(self.tried));
        }
        text += match self.end {
            End::Found | End::Unheard => "",
            End::Attempts => "; given up, nothing new in the last attempts",
            End::Deadline => "; the deadline came",
            End::Interrupted => "; interrupted",
        };
        let mut refused: Vec<(u64, String)> = self
            .tally
            .refused
            .iter()
            .map(|(refusal, count)| (*count, refusal.message().to_string()))
            .collect();
        if self.repeated > 0 {
            refused.push((self.repeated, "known already".to_owned()));
        }
        refused.sort_by(|one, other| other.cmp(one));
        if !refused.is_empty() {
            let words =
                refused.iter().map(|(count, words)| format!("{} {words}", thousands(*count)));
            text += &format!("; refused: {}", words.collect::<Vec<_>>().join(", "));
        }
        if self.found < self.wanted
            && let Some(nearest) = &self.tally.nearest
        {
            text += &told(nearest);
        }
        text
    }
}

/// The nearest puzzle that was refused, in a line; of one with constraints, which no line shows, how
/// many givens it has.
fn told(nearest: &Made) -> String {
    let givens = nearest.sudoku.givens();
    let filled = givens.filled();
    let rating = nearest.rating.as_ref().map_or(String::new(), |rating| {
        format!(", {} with score {}", rating.level.name(), thousands(rating.score.into()))
    });
    let has = format!("{}{rating}", counted(filled as u64, "given"));
    match nearest.sudoku.geometry().constraints() {
        [] => format!("\nevoku: the nearest that was refused ({has}): {}", line::print(givens)),
        // What was never rated has too many givens.
        _ if nearest.rating.is_none() => format!(
            "\nevoku: the nearest that was refused has {has}; --givens ..{filled} allows it"
        ),
        _ => format!("\nevoku: the nearest that was refused has {has}"),
    }
}
