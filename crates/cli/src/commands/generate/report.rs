//! The report on generated puzzles.

use std::time::Duration;

use evoku_messages::{Decimal, Message, say};
use evoku_sudoku::Candidates;
use evoku_sudoku::explain::Step;
use evoku_sudoku::formats::{Play, line};
use evoku_sudoku::generate::{AvailablePosition, GeneratedPuzzle, Tally};
use evoku_sudoku::messages::Say;

use super::end::End;

/// The names of [`fields`].
pub(super) const NAMES: [&str; 3] = ["level", "score", "hardest_technique"];

/// The name of the field with the step of a position.
pub(super) const STEP: &str = "step";

/// Returns the steps that are possible in the position of a puzzle, in forum notation: a technique
/// and its conclusion.
pub(super) fn steps(generated: &GeneratedPuzzle) -> Option<String> {
    let AvailablePosition { candidates, steps, .. } = generated.available.as_ref()?;
    let geometry = generated.sudoku.geometry();
    let steps = steps.iter().map(|deduction| {
        let notation = Step { geometry, candidates, deduction }.notation();
        format!("{}: {notation}", deduction.technique)
    });
    Some(steps.collect::<Vec<_>>().join("; "))
}

/// Returns the position of a puzzle as a position in play. Only cells in which the digits alone
/// would allow more candidates have marks.
pub(super) fn play(generated: &GeneratedPuzzle) -> Option<Play> {
    let AvailablePosition { grid, candidates, .. } = generated.available.as_ref()?;
    let givens = generated.sudoku.givens();
    let seen = Candidates::from_peers(generated.sudoku.geometry(), grid);
    let mut play = Play::none(grid.side());
    for (cell, digit) in grid.digits().filter(|&(cell, _)| givens.get(cell).is_none()) {
        play.placed.set(cell, Some(digit));
    }
    for cell in grid.open_cells().filter(|&cell| seen.get(cell) != candidates.get(cell)) {
        play.marks.set(cell, candidates.get(cell));
    }
    Some(play)
}

/// Returns the ratings of a puzzle, if it was rated, as fields of a record.
pub(super) fn fields(generated: &GeneratedPuzzle) -> Vec<(String, String)> {
    let Some(rating) = &generated.rating else { return Vec::new() };
    let hardest = rating.hardest.map_or(String::new(), |technique| technique.to_string());
    let values = [rating.level.name().to_owned(), rating.score.to_string(), hardest];
    NAMES.map(str::to_owned).into_iter().zip(values).collect()
}

/// The result of a request.
pub(super) struct Report<'a> {
    pub(super) class: Option<&'a str>,
    pub(super) found: u64,
    pub(super) wanted: u64,
    pub(super) repeated: u64,
    /// The number of found puzzles that may not be minimal because of a node limit.
    pub(super) undecided: u64,
    pub(super) tally: &'a Tally,
    /// The number of cells tried on boards that are dug one at a time.
    pub(super) tried: u64,
    pub(super) end: End,
}

impl Report<'_> {
    /// Returns the report as a few messages, one per line.
    pub(super) fn lines(&self, elapsed: Duration) -> Vec<Message> {
        let (attempts, accepted) = (self.tally.attempts, self.tally.accepted);
        let seconds = Decimal::new(elapsed.as_secs_f64(), 2);
        let mut parts = vec![if 0 < accepted && accepted < attempts {
            let share = evoku_lab::numbers::number(100.0 * accepted as f64 / attempts as f64);
            say::command_report_found_share(self.found, self.wanted, attempts, share, seconds)
        } else {
            say::command_report_found(self.found, self.wanted, attempts, seconds)
        }];
        if attempts == 0 {
            parts.push(say::command_report_first_open(self.tried));
        }
        parts.extend(match self.end {
            End::Found | End::ReaderGone => None,
            End::Attempts => Some(say::command_report_given_up()),
            End::Deadline => Some(say::command_report_deadline()),
            End::Interrupted => Some(say::command_interrupted()),
        });
        parts.extend(self.refused());
        let report = say::command_report(parts);
        let report = match self.class {
            Some(class) => say::verbatim_at(class, report),
            None => report,
        };
        let nearest = self.tally.nearest.as_ref().filter(|_| self.found < self.wanted);
        let undecided = (self.undecided > 0).then(|| say::command_undecided(self.undecided));
        let further = undecided.into_iter().chain(nearest.map(described));
        std::iter::once(report).chain(further).collect()
    }

    /// The reasons why puzzles were refused, the most frequent one first.
    fn refused(&self) -> Option<Message> {
        let refused = self.tally.refused.iter();
        let mut refused: Vec<(u64, Message)> =
            refused.map(|(why, count)| (*count, why.message())).collect();
        if self.repeated > 0 {
            refused.push((self.repeated, say::command_known_already()));
        }
        refused.sort_by_key(|(count, why)| std::cmp::Reverse((*count, why.to_string())));
        let reasons = refused.iter().map(|(count, why)| say::command_report_reason(*count, why));
        (!refused.is_empty()).then(|| say::command_report_refused(reasons))
    }
}

/// Describes the puzzle that came nearest to the request.
fn described(nearest: &GeneratedPuzzle) -> Message {
    let givens = nearest.sudoku.givens();
    let filled = givens.filled();
    let has = match &nearest.rating {
        None => say::command_givens(filled),
        Some(rating) => say::command_givens_rated(filled, &rating.level, rating.score),
    };
    match nearest.sudoku.geometry().constraints() {
        [] => say::command_nearest_puzzle(has, line::print(givens)),
        // Not rated, because it has too many givens.
        _ if nearest.rating.is_none() => say::command_nearest_givens(has, filled),
        _ => say::command_nearest(has),
    }
}
