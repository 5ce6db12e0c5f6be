//! What is said of a puzzle beside its solution.

use anyhow::Context;
use evoku_sudoku::formats::{Format, Record};
use evoku_sudoku::search::Halt;
use evoku_sudoku::{Candidates, Digits, Sudoku};
use serde_json::Value;

use crate::commands::solve::task::{Status, Verdict, Wanted};

/// What is said of a puzzle whose solution doesn't say everything.
pub(super) fn word(wanted: Wanted, verdict: &Verdict) -> Option<String> {
    match wanted {
        Wanted::Count(_) if verdict.limit.is_some() => {
            Some(format!("{} {}", verdict.solutions, reason(verdict)))
        }
        Wanted::Count(_) => Some(verdict.solutions.to_string()),
        Wanted::Check => Some(match verdict.status {
            Status::Unknown => reason(verdict),
            status => status.word().to_owned(),
        }),
        Wanted::Solution | Wanted::First | Wanted::All | Wanted::Candidates => match verdict.status
        {
            Status::Unique | Status::Solved => None,
            Status::Several if matches!(wanted, Wanted::All | Wanted::Candidates) => None,
            Status::Unknown => Some(reason(verdict)),
            Status::Several | Status::None | Status::Wrong => {
                Some(verdict.status.word().to_owned())
            }
        },
    }
}

/// As [`word`], with what is wrong where that was asked.
pub(super) fn words(wanted: Wanted, sudoku: &Sudoku, verdict: &Verdict) -> Option<String> {
    let clash = verdict.clash.map(|clash| clash.words(sudoku.geometry()).to_string());
    let wrong = clash.or_else(|| verdict.mistake.clone());
    let wrong = wrong.map(|words| format!("{}: {words}", Status::Wrong.word()));
    wrong.or_else(|| word(wanted, verdict))
}

/// Makes the record that a format for puzzles carries.
pub(super) fn record_of(
    wanted: Wanted,
    record: Record,
    verdict: &Verdict,
    format: &Format,
) -> anyhow::Result<Record> {
    let Record { sudoku, solution: _, mut fields } = record;
    let word = words(wanted, &sudoku, verdict);
    let name = if format.capacity.fields.contains(&"*") { "status" } else { "comment" };
    fields.retain(|(field, _)| field != name);
    if name == "status" {
        // A count has a field of its own, which is a number.
        let is_count = matches!(wanted, Wanted::Count(_));
        let words = match &word {
            Some(_) if is_count && verdict.limit.is_some() => reason(verdict),
            Some(word) if !is_count => word.clone(),
            _ => verdict.status.word().to_owned(),
        };
        fields.push((name.to_owned(), words));
        if is_count {
            fields.retain(|(field, _)| field != "solutions");
            fields.push(("solutions".to_owned(), verdict.solutions.to_string()));
        }
    } else if let Some(word) = &word {
        fields.push((name.to_owned(), word.clone()));
    }
    if let Some(candidates) = &verdict.candidates {
        return with_candidates(sudoku, fields, candidates, format);
    }
    let shown = verdict.solution.as_ref().filter(|_| word.is_none());
    Ok(match shown {
        Some(solution) if format.capacity.solution => {
            Record { sudoku, solution: Some(solution.clone()), fields }
        }
        Some(solution) => {
            let solved = Sudoku::new(sudoku.geometry().clone(), solution.clone());
            Record { sudoku: solved.context("a solution that is none")?, solution: None, fields }
        }
        None => Record { sudoku, solution: None, fields },
    })
}

/// Makes the record of a puzzle with the digits that each cell holds in some solution: as a field
/// where there is room for any, else as its pencil marks. Without a solution there are none to
/// write, which the fields say.
fn with_candidates(
    sudoku: Sudoku,
    mut fields: Vec<(String, String)>,
    candidates: &Candidates,
    format: &Format,
) -> anyhow::Result<Record> {
    if format.capacity.has_field("*") {
        let values = sudoku.geometry().values();
        let numbers =
            |digits: &Digits| digits.iter().map(|digit| values.of(digit)).collect::<Vec<_>>();
        let cells: Value = candidates.cells().iter().map(numbers).collect();
        fields.retain(|(field, _)| field != CANDIDATES);
        fields.push((CANDIDATES.to_owned(), cells.to_string()));
        return Ok(Record { sudoku, solution: None, fields });
    }
    if candidates.is_empty() {
        return Ok(Record { sudoku, solution: None, fields });
    }
    let marked = Sudoku::from_marks(sudoku.geometry().clone(), candidates.clone());
    Ok(Record { sudoku: marked.context("candidates of another board")?, solution: None, fields })
}

/// The field with the digits that each cell holds in some solution.
const CANDIDATES: &str = "true_candidates";

/// Why a search ended before the answer.
fn reason(verdict: &Verdict) -> String {
    let reason = match verdict.limit {
        Some(Halt::NodeLimit) => "node limit",
        Some(Halt::MemoryLimit) => "memory limit",
        _ => "time limit",
    };
    format!("{} ({reason})", Status::Unknown.word())
}
