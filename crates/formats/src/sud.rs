//! `.sud` lines: name, side, box height, box width and the cells as numbers separated by commas.
//!
//! With boxes of `1 x n`, the board is a Latin square.

use crate::capacity::Capacity;
use crate::context::Context;
use crate::each_line::EachLine;
use crate::format::{Format, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use crate::source::Line;
use evoku_messages::say;
use evoku_model::text::ReadError;
use evoku_model::text::is_skipped;
use evoku_model::text::line::read_cells;
use evoku_model::{Partition, Rules, Shape, Sudoku};

pub(super) static FORMAT: Format = Format {
    name: "sud",
    extensions: &["sud"],
    about: say::format_about_sud,
    example: "easy 4 2 2 1,0,0,4,0,0,1,0,0,1,0,0,4,0,0,1",
    capacity: Capacity { rules: &["boxes", "latin"], fields: &["name"], ..Capacity::PLAIN },
    recognises,
    reader: || Box::new(EachLine(parse)),
    writer: || Box::new(Lines { number: 0 }),
};

fn recognises(head: &Head<'_>) -> bool {
    let words: Vec<&str> = head.first().split_ascii_whitespace().collect();
    let number = |word: &&str| word.parse::<usize>().is_ok();
    // A first word with commas is a cell with its candidates.
    words.len() >= 5
        && !words[0].contains(',')
        && words[1..4].iter().all(number)
        && words[4].contains(',')
}

struct Lines {
    /// The number of lines written, for names.
    number: usize,
}

fn parse(line: Line<'_>, context: &mut Context) -> Result<Record, ReadError> {
    let text = String::from_utf8_lossy(line.bytes);
    let mut rest: &str = &text;
    let mut words = Vec::with_capacity(4);
    for part in ["name", "side", "height", "width"] {
        let start = rest.trim_start();
        let end = start.find(char::is_whitespace).unwrap_or(start.len());
        let word = &start[..end];
        let column = text[..text.len() - start.len()].chars().count() + 1;
        let number = word.parse::<usize>().ok().filter(|number| (1..=64).contains(number));
        if word.is_empty() || (!words.is_empty() && number.is_none()) {
            let expected = match part {
                "name" => say::format_expected_name(),
                part => say::format_expected_size_number(part),
            };
            return Err(ReadError::unexpected(line.number, column, word, expected));
        }
        words.push((word, number.unwrap_or(0), column));
        rest = &start[end..];
    }
    let (side, rows, columns) = (words[1].1, words[2].1, words[3].1);
    let shape = Shape::new(rows, columns).map_err(|error| ReadError::new(line.number, error))?;
    if shape.side() != side {
        let expected = say::format_count_product(shape.side(), rows, columns);
        return Err(ReadError::unexpected(line.number, words[1].2, words[1].0, expected));
    }
    let cells_at = text.len() - rest.trim_start().len();
    let before = text[..cells_at].chars().count();
    let (givens, _) =
        read_cells(&text[cells_at..], line.number, Some(side)).map_err(|mut error| {
            error.column += if error.column > 0 { before } else { 0 };
            error
        })?;
    let partition = if shape.has_boxes() { Partition::Boxes } else { Partition::None };
    let rules = Rules { partition, ..Rules::default() };
    let geometry = context.geometry(line.number, shape, Some(&rules))?;
    let sudoku = Sudoku::new(geometry, givens).map_err(|e| ReadError::new(line.number, e))?;
    let mut record = Record::of(sudoku);
    record.add("name", words[0].0);
    Ok(record)
}

impl WriteRecords for Lines {
    fn write(&mut self, record: &Record, out: &mut String) {
        self.number += 1;
        let name = record.field("name").unwrap_or_default();
        let mut name = name.split_whitespace().collect::<Vec<_>>().join("_");
        if is_skipped(name.as_bytes()) {
            name = format!("puzzle{}", self.number);
        }
        let geometry = record.sudoku.geometry();
        let shape = geometry.shape();
        let (rows, columns) = (shape.box_rows(), shape.box_columns());
        let cells = record.sudoku.givens().cells().iter();
        let cells: Vec<String> =
            cells.map(|digit| digit.map_or(0, |digit| digit.value()).to_string()).collect();
        let cells = cells.join(",");
        out.push_str(&format!("{name} {} {rows} {columns} {cells}\n", geometry.side()));
    }
}
