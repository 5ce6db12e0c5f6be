//! Reads any bytes in every format. Reading must end without a panic, and records that are written
//! and read again must be the same.
//!
//! `cargo +nightly fuzz run read -- -max_len=4096 -timeout=10`, from the root of the repository.
//! The first byte selects a format, or that all are tried.

#![no_main]

use evoku_sudoku::formats::{FORMATS, Format, Hints, Reader, Record, Writer};
use libfuzzer_sys::fuzz_target;

fn read(format: Option<&'static Format>, bytes: &[u8]) -> Vec<Record> {
    let reader = Reader::new(bytes, Hints { format, ..Hints::default() });
    let records: Vec<_> = reader.collect();
    assert!(records.len() <= bytes.len() + 1, "more records than bytes");
    records.into_iter().filter_map(Result::ok).collect()
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, bytes)) = bytes.split_first() else { return };
    let skipping = Hints { skip_others: true, ..Hints::default() };
    assert!(Reader::new(bytes, skipping).count() <= bytes.len() + 1, "more records than bytes");
    let formats: Vec<_> = match FORMATS.get(usize::from(first % 32)) {
        Some(format) => vec![Some(*format), None],
        None => FORMATS.iter().copied().map(Some).chain([None]).collect(),
    };
    for format in formats {
        for record in read(format, bytes).into_iter().take(4) {
            for format in FORMATS.iter().copied() {
                let mut text = String::new();
                let mut writer = Writer::new(format);
                if writer.write(&record, &mut text).is_err() {
                    continue;
                }
                writer.finish(&mut text);
                let back = read(Some(format), text.as_bytes());
                // Disconnected regions have no game id, HoDoKu's deletions can't express all marks,
                // and f-puzzles groups constraints by kind.
                let jigsaw = format.name == "sgt" && text.contains('j');
                let marks = format.name == "hodoku" && record.sudoku.marks().is_some();
                let constraints = record.sudoku.geometry().constraints();
                let by_kind = format.name == "fpuzzles" && !constraints.is_empty();
                if !(jigsaw || marks || by_kind) {
                    assert_eq!(back.len(), 1, "{} made of\n{text}", format.name);
                    assert_eq!(back[0].sudoku, record.sudoku, "{}\n{text}", format.name);
                }
            }
        }
    }
});
