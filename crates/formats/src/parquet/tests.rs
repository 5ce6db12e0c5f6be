//! Tests with a counting allocator that a file of any number of row groups is read and written in
//! bounded memory.
#![allow(unsafe_code, reason = "an allocator is unsafe by its trait; no other file needs one")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::io::{self, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ::parquet::basic::Compression;
use ::parquet::column::writer::ColumnWriter;
use ::parquet::data_type::ByteArray;
use ::parquet::file::properties::WriterProperties;
use ::parquet::file::writer::SerializedFileWriter;
use ::parquet::schema::parser::parse_message_type;
use bytes::Bytes;
use proptest::prelude::*;

use super::{JsonLines, RowGroups};
use crate::{Hints, Reader, Record, by_name};

/// The system's allocator, which counts the bytes that each thread holds.
struct Counting;

thread_local! {
    /// The bytes that the thread holds, and the largest number it has held.
    static HELD: Cell<[i64; 2]> = const { Cell::new([0; 2]) };
}

fn hold(bytes: i64) {
    let [held, most] = HELD.get();
    let held = held + bytes;
    HELD.set([held, most.max(held)]);
}

// SAFETY: every call is passed on to the system's allocator unchanged; the counter is a thread
// local that neither allocates nor needs to be dropped.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        hold(layout.size() as i64);
        // SAFETY: as promised by the caller.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        hold(-(layout.size() as i64));
        // SAFETY: as promised by the caller.
        unsafe { System.dealloc(pointer, layout) }
    }
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        hold(size as i64 - layout.size() as i64);
        // SAFETY: as promised by the caller.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Returns the largest number of bytes that `work` holds in addition to those held before.
fn most_held(work: impl FnOnce()) -> i64 {
    let [held, _] = HELD.get();
    HELD.set([held, held]);
    work();
    HELD.get()[1] - held
}

/// Writes CSV as Parquet, in pieces of this size.
fn written(csv: &str, piece: usize) -> Bytes {
    let mut file = RowGroups::new(Vec::new());
    csv.as_bytes().chunks(piece).for_each(|text| file.write_all(text).unwrap());
    file.finish().unwrap().into()
}

/// The text of a Parquet file.
fn text(file: Bytes) -> String {
    let mut text = String::new();
    JsonLines::new(file).unwrap().read_to_string(&mut text).unwrap();
    text
}

fn records(text: impl Read + Send, format: &str) -> Vec<Record> {
    let hints = Hints { format: by_name(format), ..Hints::default() };
    Reader::new(text, hints).map(|record| record.unwrap()).collect()
}

/// A row with any characters in its name.
fn row() -> impl Strategy<Value = (String, String)> {
    ("[1-4.]{16}", "[a-z\",;\n 0-9é]{0,12}")
}

proptest! {
    #[test]
    fn rows_are_read_back(rows in prop::collection::vec(row(), 0..50), piece in 1usize..70) {
        let quoted = |(puzzle, name): &(String, String)| {
            format!("{puzzle},\"{}\"\r\n", name.replace('"', "\"\""))
        };
        let csv = "puzzle,name\r\n".to_owned() + &rows.iter().map(quoted).collect::<String>();
        let lines: String = rows
            .iter()
            .map(|(puzzle, name)| match name.as_str() {
                "" => format!("{{\"puzzle\":\"{puzzle}\"}}\n"),
                name => format!("{}\n", serde_json::json!({"puzzle": puzzle, "name": name})),
            })
            .collect();
        prop_assert_eq!(text(written(&csv, piece)), lines);
    }
}

#[test]
fn records_are_those_of_csv() {
    let csv = "puzzle,solution,rules,name,empty\n\
        1..4..1..1..4..1,1234432121433412,,\"a, \"\"b\"\"\",\n\
        1...............,,diagonal,0012,\n";
    let of_csv = records(csv.as_bytes(), "csv");
    assert_eq!(of_csv.len(), 2);
    assert_eq!(records(JsonLines::new(written(csv, 7)).unwrap(), "jsonl"), of_csv);
    // Only a header, and nothing at all.
    assert_eq!(text(written("puzzle,name\n", 3)), "");
    assert!(JsonLines::new(written("", 1)).is_err());
}

/// A file with columns of several types, made as other programs make it.
fn typed() -> Bytes {
    let schema = "message rows {
        required binary quizzes;
        optional int64 rating;
        optional float share;
        optional double score;
        required boolean hard;
        required int32 day (DATE);
        optional group cells (LIST) { repeated group list { optional int32 element; } }
    }";
    let schema = Arc::new(parse_message_type(schema).unwrap());
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY);
    let mut writer =
        SerializedFileWriter::new(Vec::new(), schema, Arc::new(properties.build())).unwrap();
    for _ in 0..2 {
        let mut group = writer.next_row_group().unwrap();
        while let Some(mut column) = group.next_column().unwrap() {
            let some: Option<&[i16]> = Some(&[1, 0]);
            match column.untyped() {
                ColumnWriter::ByteArrayColumnWriter(column) => {
                    let cells = ByteArray::from((0..16).map(|cell| cell % 5).collect::<Vec<u8>>());
                    let text = ByteArray::from("1..4..1..1..4..1");
                    column.write_batch(&[text, cells], None, None).unwrap();
                }
                ColumnWriter::Int64ColumnWriter(column) => {
                    column.write_batch(&[1 << 60], some, None).unwrap();
                }
                ColumnWriter::FloatColumnWriter(column) => {
                    column.write_batch(&[0.1], some, None).unwrap();
                }
                ColumnWriter::DoubleColumnWriter(column) => {
                    column.write_batch(&[7.0], some, None).unwrap();
                }
                ColumnWriter::BoolColumnWriter(column) => {
                    column.write_batch(&[true, false], None, None).unwrap();
                }
                ColumnWriter::Int32ColumnWriter(column) => {
                    // The days, or the two cells of the first row and no list in the second.
                    if column.get_descriptor().max_rep_level() == 0 {
                        column.write_batch(&[0, 20_784], None, None).unwrap();
                    } else {
                        column.write_batch(&[3], Some(&[3, 2, 0]), Some(&[0, 1, 0])).unwrap();
                    }
                }
                _ => unreachable!("no column of another type"),
            }
            column.close().unwrap();
        }
        group.close().unwrap();
    }
    writer.into_inner().unwrap().into()
}

#[test]
fn values_of_every_type_are_read() {
    let first = r#"{"quizzes":"1..4..1..1..4..1","rating":1152921504606846976,"share":0.1,"score":7,"hard":true,"day":"1970-01-01","cells":[3,null]}"#;
    let second = r#"{"quizzes":[0,1,2,3,4,0,1,2,3,4,0,1,2,3,4,0],"hard":false,"day":"2026-11-27"}"#;
    assert_eq!(text(typed()).lines().collect::<Vec<_>>(), [first, second, first, second]);
}

#[test]
fn damage_is_an_error() {
    let whole = written("puzzle\n1..4..1..1..4..1\n", 100);
    for length in 0..whole.len() {
        assert!(JsonLines::new(whole.slice(..length)).is_err(), "{length}");
    }
}

/// A writer that counts the bytes and keeps none.
struct Nowhere(u64);

impl Write for Nowhere {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes `rows` rows that a compressor can't shorten much.
fn write_rows<W: Write + Send>(to: W, rows: u64) -> W {
    let mut file = RowGroups::new(to);
    file.write_all(b"puzzle,name\n").unwrap();
    for row in 0..rows {
        let mixed = row.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let line = format!("1..4..1..1..4..1,{mixed}{:x}\n", mixed.rotate_left(17));
        file.write_all(line.as_bytes()).unwrap();
    }
    file.finish().unwrap()
}

#[test]
fn memory_does_not_grow_with_the_file() {
    const GROUP: u64 = 1 << 16;
    let [few, many] = [2, 8].map(|groups| {
        let mut bytes = 0;
        let held = most_held(|| bytes = write_rows(Nowhere(0), groups * GROUP).0);
        assert!(bytes > groups * GROUP * 16, "{bytes}");
        held
    });
    // Each group costs its entry in the table at the end of the file.
    assert!(many < few + few / 4, "{few} bytes for 2 groups, {many} for 8");

    let [few, many] = [2, 8].map(|groups| {
        let file = Bytes::from(write_rows(Vec::new(), groups * GROUP));
        let reported = Arc::new(AtomicU64::new(0));
        let length = file.len() as u64;
        let held = most_held(|| {
            let counter = Arc::clone(&reported);
            let count = move |bytes| {
                counter.fetch_add(bytes, Ordering::Relaxed);
            };
            let mut lines = JsonLines::new(file).unwrap().reporting(count);
            assert!(io::copy(&mut lines, &mut Nowhere(0)).unwrap() > groups * GROUP * 40);
        });
        assert_eq!(reported.load(Ordering::Relaxed), length, "all bytes are reported");
        held
    });
    assert!(many < few + few / 4, "{few} bytes for 2 groups, {many} for 8");
}
