//! What is said of a puzzle beside its solution.

use anyhow::Context;
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::{Format, Record};
use evoku_sudoku::search::Halt;

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
        Wanted::Solution | Wanted::First | Wanted::All => match verdict.status {
            Status::Unique | Status::Solved => None,
            Status::Several if wanted == Wanted::All => None,
            Status::Unknown => Some(reason(verdict)),
            Status::Several | Status::None | Status::Wrong => {
                Some(verdict.status.word().to_owned())
            }
        },
    }
}

/// As [`word`], with what is wrong where that was asked.
pub(super) fn words(wanted: Wanted, sudoku: &Sudoku, verdict: &Verdict) -> Option<String> {
    let clash = verdict.clash.map(|clash| clash.words(sudoku.geometry()));
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

/// Why a search ended before the answer.
fn reason(verdict: &Verdict) -> String {
    let reason = match verdict.limit {
        Some(Halt::NodeLimit) => "node limit",
        Some(Halt::MemoryLimit) => "memory limit",
        _ => "time limit",
    };
    format!("{} ({reason})", Status::Unknown.word())
}
