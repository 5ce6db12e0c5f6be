//! Drawings in Simple Sudoku's `.ss` files.

use crate::board::Boards;
use crate::capacity::Capacity;
use crate::format::{Format, WriteRecords};
use crate::head::Head;
use crate::record::Record;
use evoku_messages::say;
use evoku_model::text::cells;
use evoku_model::{Cell, Element};

pub(super) static FORMAT: Format = Format {
    name: "ss",
    extensions: &["ss"],
    about: say::format_about_ss,
    example: " *-----------*\n |53.|.7.|...|\n |6..|195|...|\n |.98|...|.6.|\n |---+---+---|\n \
        |8..|.6.|..3|\n |4..|8.3|..1|\n |7..|.2.|..6|\n |---+---+---|\n |.6.|...|28.|\n \
        |...|419|..5|\n |...|.8.|.79|\n *-----------*",
    capacity: Capacity { sides: 9..=9, ..Capacity::PLAIN },
    recognises,
    reader: || Box::new(Boards::default()),
    writer: || Box::new(Drawings { begun: false }),
};

fn recognises(head: &Head<'_>) -> bool {
    let mut lines = head.content().map(str::trim);
    let top = lines.next().unwrap_or("");
    let row = lines.next().unwrap_or("");
    top.starts_with("*-")
        && top.ends_with("-*")
        && row.starts_with('|')
        && row.len() == top.len()
        && !row.contains(' ')
}

struct Drawings {
    begun: bool,
}

impl WriteRecords for Drawings {
    fn write(&mut self, record: &Record, out: &mut String) {
        if std::mem::replace(&mut self.begun, true) {
            out.push('\n');
        }
        let side = record.sudoku.geometry().side();
        let shape = record.sudoku.geometry().shape();
        let (rows, columns) = (shape.box_rows(), shape.box_columns());
        let level = |sign: &str| vec!["-".repeat(columns); side / columns].join(sign);
        out.push_str(&format!(" *{}*\n", level("-")));
        for row in 0..side {
            if row > 0 && row % rows == 0 && rows > 1 {
                out.push_str(&format!(" |{}|\n", level("+")));
            }
            out.push_str(" |");
            for column in 0..side {
                if column > 0 && column % columns == 0 {
                    out.push('|');
                }
                let digit = record.sudoku.givens().get(Cell::at(row, column, side));
                out.push(char::from(cells::character(digit.map_or(0, |digit| digit.index() + 1))));
            }
            out.push_str("|\n");
        }
        out.push_str(&format!(" *{}*\n", level("-")));
    }
}
