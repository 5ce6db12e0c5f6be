//! Instruction counts of every engine, algorithm, format and rating, and of the generator.
//!
//! Wall-clock time on a shared machine varies by tens of per cent, so a small slowdown hides in the
//! noise. Instruction counts by callgrind repeat to within a tenth of a per cent. Each workload
//! runs in its own process, so that adding one does not change the counts of the others.

#![allow(clippy::print_stdout, reason = "a command reports to people")]
#![allow(clippy::print_stderr, reason = "a command reports to people")]

mod callgrind;
mod comparison;
mod record;
mod workloads;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::comparison::Comparison;
use crate::record::{Environment, Record};

const USAGE: &str = "usage: evoku-guard                compares with the recorded counts
       evoku-guard --record WHY   records counts that changed by more than 2 %, with the reason";

/// The exit status if the recorded counts come from another environment.
const NOT_COMPARABLE: u8 = 3;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments[..] {
        [] => compare(),
        ["--record", why] => record(why),
        [callgrind::MEASURE, name] => workloads::run(name).map(|()| ExitCode::SUCCESS),
        _ => Err(USAGE.to_owned()),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
}

/// The file of recorded counts.
fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benchmarks/instructions.txt")
}

fn compare() -> Result<ExitCode, String> {
    let recorded = Record::read(&path())?;
    let environment = Environment::here()?;
    let differences = recorded.environment.differences(&environment);
    if !differences.is_empty() {
        println!("The recorded counts come from another environment:\n{}", differences.join("\n"));
        return Ok(ExitCode::from(NOT_COMPARABLE));
    }
    let comparison = Comparison::new(&recorded.counts, &callgrind::count_all()?);
    print!("{comparison}");
    let failures = comparison.failures();
    failures.iter().for_each(|failure| eprintln!("error: {failure}"));
    Ok(if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Updates the recorded counts. Counts within 2 % keep their old value; otherwise small slowdowns
/// would add up from one recording to the next. In another environment, all counts are replaced.
fn record(why: &str) -> Result<ExitCode, String> {
    let environment = Environment::here()?;
    let measured = callgrind::count_all()?;
    let old = if path().exists() { Some(Record::read(&path())?) } else { None };
    let (mut history, counts) = match old {
        Some(old) if old.environment == environment => {
            let comparison = Comparison::new(&old.counts, &measured);
            print!("{comparison}");
            (old.history, comparison.updated())
        }
        Some(old) => (old.history, measured),
        None => (Vec::new(), measured),
    };
    history.push(format!("{}: {why}", record::revision()?));
    Record { environment, history, counts }.write(&path())?;
    Ok(ExitCode::SUCCESS)
}
