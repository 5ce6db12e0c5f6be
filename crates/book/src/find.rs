//! Finds examples of techniques.

use std::collections::BTreeMap;
use std::io;

use evoku_sudoku::explain::{Guide, StepKind};
use evoku_sudoku::formats::{Hints, Reader, Record, Writer, by_name};
use evoku_sudoku::logic::{Reasoner, Technique};
use serde_json::Value;

use crate::example::shown_at;

/// Reads puzzles from standard input and prints the first `count` examples of each technique as
/// JSON Lines. Examples in which the path goes on with the technique come before others. A puzzle
/// is an example of at most one technique, the hardest that is still wanted.
pub(crate) fn find(count: usize) -> Result<(), String> {
    let mut needed: BTreeMap<Technique, Vec<String>> = BTreeMap::new();
    let mut possible: BTreeMap<Technique, Vec<String>> = BTreeMap::new();
    let mut guide = Guide::default();
    for record in Reader::new(io::stdin(), Hints::default()) {
        let record = record.map_err(|error| error.to_string())?;
        let Ok(path) = guide.explain(&record.sudoku, None).expect("never cancelled") else {
            continue;
        };
        let is_wanted =
            |technique: &Technique| needed.get(technique).is_none_or(|found| found.len() < count);
        let mut next: Option<(usize, Technique)> = None;
        for (step, at) in path.steps.iter().enumerate() {
            let StepKind::Deduced(deduction) = &at.kind else { continue };
            let technique = deduction.technique;
            let is_harder = next.is_none_or(|(_, hardest)| technique.place() > hardest.place());
            if is_wanted(&technique) && is_harder {
                next = Some((step, technique));
            }
        }
        if let Some((step, technique)) = next {
            needed.entry(technique).or_default().push(line(&record, technique, step)?);
            continue;
        }
        let mut reasoner = Reasoner::new(record.sudoku.geometry());
        let harder = path.steps.iter().enumerate().filter(|(_, at)| !at.is_single());
        'positions: for (step, _) in harder {
            for (technique, _) in Technique::names() {
                let found = |map: &BTreeMap<Technique, Vec<String>>| {
                    map.get(&technique).map_or(0, Vec::len)
                };
                if found(&needed) + found(&possible) >= count {
                    continue;
                }
                if shown_at(&path, step, technique, &record.sudoku, &mut reasoner).is_some() {
                    possible.entry(technique).or_default().push(line(&record, technique, step)?);
                    break 'positions;
                }
            }
        }
    }
    for (technique, name) in Technique::names() {
        let lines =
            [&needed, &possible].into_iter().filter_map(|map| map.get(&technique)).flatten();
        let lines: Vec<&String> = lines.take(count).collect();
        if lines.len() < count {
            eprintln!("{name}: {} of {count}", lines.len());
        }
        lines.iter().for_each(|line| println!("{line}"));
    }
    Ok(())
}

/// An example as a line of JSON.
fn line(record: &Record, technique: Technique, step: usize) -> Result<String, String> {
    let mut text = String::new();
    let mut writer = Writer::new(by_name("jsonl").expect("a known format"));
    let plain = Record::of(record.sudoku.clone());
    writer.write(&plain, &mut text).map_err(|error| error.to_string())?;
    let puzzle: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let mut line = serde_json::Map::new();
    line.insert("technique".to_owned(), technique.to_string().into());
    line.insert("step".to_owned(), step.into());
    line.extend(
        puzzle.as_object().into_iter().flatten().map(|(key, value)| (key.clone(), value.clone())),
    );
    Ok(Value::Object(line).to_string())
}
