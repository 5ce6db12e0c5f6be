//! CSV output: a header and rows.

use evoku_messages::{Message, say};
use std::borrow::Cow;

use crate::csv_columns::{PUZZLE, SOLUTION, is_one_of};
use crate::format::WriteRecords;
use crate::record::Record;
use crate::{line, variant};

/// A column of the output.
#[derive(Clone, PartialEq, Eq)]
enum Column {
    Puzzle,
    Solution,
    Box,
    Rules,
    Regions,
    Constraints,
    Field(String),
}

impl Column {
    /// The column with a requested name.
    fn named(name: &str) -> Self {
        match name {
            "puzzle" => Self::Puzzle,
            "solution" => Self::Solution,
            "box" => Self::Box,
            "rules" => Self::Rules,
            "regions" => Self::Regions,
            "constraints" => Self::Constraints,
            name => Self::Field(name.to_owned()),
        }
    }

    fn name(&self) -> &str {
        match self {
            Self::Puzzle => "puzzle",
            Self::Solution => "solution",
            Self::Box => "box",
            Self::Rules => "rules",
            Self::Regions => "regions",
            Self::Constraints => "constraints",
            Self::Field(name) => name,
        }
    }

    /// The text of a record in this column.
    fn value(&self, record: &Record) -> String {
        let geometry = record.sudoku.geometry();
        let said = match self {
            Self::Puzzle => Some(line::print_on(geometry, record.sudoku.givens())),
            Self::Solution => record.solution.as_ref().map(|grid| line::print_on(geometry, grid)),
            Self::Box => variant::box_of(geometry),
            Self::Rules => variant::rules_of(geometry),
            Self::Regions => variant::regions_of(geometry),
            Self::Constraints => variant::constraints_of(geometry),
            Self::Field(_) => None,
        };
        said.unwrap_or_else(|| record.field(self.name()).unwrap_or_default().to_owned())
    }

    /// The columns that are necessary to describe a record's board.
    fn of_variant(record: &Record) -> Vec<Self> {
        let geometry = record.sudoku.geometry();
        let said = [
            (Self::Box, variant::box_of(geometry)),
            (Self::Rules, variant::rules_of(geometry)),
            (Self::Regions, variant::regions_of(geometry)),
            (Self::Constraints, variant::constraints_of(geometry)),
        ];
        said.into_iter().filter_map(|(column, text)| text.map(|_| column)).collect()
    }

    /// The columns that are necessary for a record, with one for solutions if they are expected.
    fn of_record(record: &Record, solutions: bool) -> Vec<Self> {
        let mut columns = vec![Self::Puzzle];
        if solutions || record.solution.is_some() {
            columns.push(Self::Solution);
        }
        columns.extend(Self::of_variant(record));
        for (name, _) in &record.fields {
            let taken = is_one_of(&PUZZLE, name) || is_one_of(&SOLUTION, name);
            if !taken && columns.iter().all(|column| column.name() != name) {
                columns.push(Self::Field(name.clone()));
            }
        }
        columns
    }
}

/// Writer of CSV. The columns are those requested, or else those of the first record. Later records
/// lose fields without a column.
#[derive(Default)]
pub(super) struct Table {
    /// `true` if there is a column for solutions even if the first record has none.
    solutions: bool,
    /// The requested columns.
    chosen: Option<Vec<Column>>,
    header: Option<Vec<Column>>,
}

impl Table {
    /// The columns; also writes the header on the first call. They are the requested ones, or else
    /// those of `usual`, whose argument is `true` if solutions are expected.
    fn header(&mut self, usual: impl FnOnce(bool) -> Vec<Column>, out: &mut String) -> &[Column] {
        let (chosen, solutions) = (&self.chosen, self.solutions);
        self.header.get_or_insert_with(|| {
            let columns = chosen.clone().unwrap_or_else(|| usual(solutions));
            push_row(columns.iter().map(|column| column.name().into()), out);
            columns
        })
    }
}

fn push_value(value: &str, out: &mut String) {
    let plain = !value.contains([',', ';', '\t', '"', '\n', '\r']) && value.trim() == value;
    if plain {
        out.push_str(value);
    } else {
        out.push('"');
        out.push_str(&value.replace('"', "\"\""));
        out.push('"');
    }
}

fn push_row<'v>(values: impl Iterator<Item = Cow<'v, str>>, out: &mut String) {
    for (index, value) in values.enumerate() {
        out.push_str(if index == 0 { "" } else { "," });
        push_value(&value, out);
    }
    out.push('\n');
}

impl WriteRecords for Table {
    fn expect_solutions(&mut self) {
        self.solutions = true;
    }

    fn choose(&mut self, fields: &[String]) {
        self.chosen = Some(fields.iter().map(|name| Column::named(name)).collect());
    }

    fn lacks(&self, record: &Record, complete: bool) -> Option<Message> {
        let header = self.header.as_ref().filter(|_| self.chosen.is_none())?;
        let needed =
            if complete { Column::of_record(record, false) } else { Column::of_variant(record) };
        let missing = needed.into_iter().find(|column| !header.contains(column))?;
        Some(say::format_part_column(missing.name()))
    }

    fn begin(&mut self, record: &Record, out: &mut String) {
        self.header(|solutions| Column::of_record(record, solutions), out);
    }

    fn write(&mut self, record: &Record, out: &mut String) {
        let header = self.header(|solutions| Column::of_record(record, solutions), out);
        push_row(header.iter().map(|column| column.value(record).into()), out);
    }

    fn finish(&mut self, out: &mut String) {
        self.header(
            |solutions| match solutions {
                true => vec![Column::Puzzle, Column::Solution],
                false => vec![Column::Puzzle],
            },
            out,
        );
    }
}
