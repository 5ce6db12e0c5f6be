//! Workloads that read and write each format.

use std::hint::black_box;

use evoku_sudoku::formats::{FORMATS, Format, Hints, Reader, Record, Writer};

use super::Workload;
use super::inputs::Inputs;

/// The number of records that each format reads and writes.
const RECORDS: usize = 100;

/// Workloads of each format in each direction, on all puzzles that the format can represent and on
/// its own example.
pub(super) fn formats(inputs: &Inputs) -> Vec<Workload> {
    let records: Vec<Record> = inputs.sets().flat_map(|(_, set)| set.iter()).cloned().collect();
    let workloads = FORMATS.iter().flat_map(|&format| {
        let (to_write, to_read) = (records.clone(), records.clone());
        let write = move || {
            let records = carried(format, to_write);
            move || drop(black_box(print(format, &records)))
        };
        let read = move || {
            let text = print(format, &carried(format, to_read));
            move || assert_eq!(parse(format, &text).filter(Result::is_ok).count(), RECORDS)
        };
        let name = |direction| format!("format/{}/{direction}", format.name);
        [Workload::new(name("write"), write), Workload::new(name("read"), read)]
    });
    workloads.collect()
}

/// Returns `RECORDS` records that the format can represent; it repeats them if there are fewer.
fn carried(format: &'static Format, mut records: Vec<Record>) -> Vec<Record> {
    records.extend(parse(format, format.example).flatten());
    // A table has the columns of its first record, so only writing shows which others fit.
    let (mut writer, mut text) = (Writer::new(format), String::new());
    records.retain(|record| writer.write(record, &mut text).is_ok());
    records.iter().cycle().take(RECORDS).cloned().collect()
}

fn print(format: &'static Format, records: &[Record]) -> String {
    let (mut writer, mut text) = (Writer::new(format), String::new());
    for record in records {
        writer.write(record, &mut text).expect("a record that the format can carry");
    }
    writer.finish(&mut text);
    text
}

fn parse<'t>(
    format: &'static Format,
    text: &'t str,
) -> impl Iterator<Item = Result<Record, evoku_sudoku::formats::ReadError>> + use<'t> {
    Reader::new(text.as_bytes(), Hints { format: Some(format), ..Hints::default() })
}
