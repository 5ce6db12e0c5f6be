//! Runs as rows of a table: the export as CSV, and its import.

use csv_core::{ReadRecordResult, Reader, WriterBuilder};
use evoku_messages::{Message, Say, say};

use crate::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use crate::results::{KeptConfiguration, KeptPlan, KeptPuzzle, Results};
use crate::run::{COLUMNS, Run};
use crate::value::{Kind, Value};

use Kind::{Integer, Text};

/// A column that identifies a run.
pub(crate) struct Which {
    pub(crate) name: &'static str,
    kind: Kind,
    #[cfg(feature = "store")]
    pub(crate) meaning: fn() -> Message,
}

/// Defines a list of columns, each by its name, its kind and its documentation.
macro_rules! which {
    ($($name:literal, $kind:ident, $meaning:ident;)*) => {
        &[$(Which {
            name: $name,
            kind: $kind,
            #[cfg(feature = "store")]
            meaning: say::$meaning,
        },)*]
    };
}

/// The columns that identify a run. In a table, the columns of [`COLUMNS`] follow them.
pub(crate) const WHICH: &[Which] = which! {
    "run", Integer, lab_column_run;
    "class", Text, lab_column_class;
    "puzzle", Integer, lab_column_puzzle;
    "configuration", Text, lab_column_configuration;
    "algorithm", Text, lab_column_algorithm;
    "propagation", Text, lab_column_propagation;
    "repetition", Integer, lab_column_repetition;
};

/// The reason why a text is not a table of runs.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RowsError {
    /// A column is missing.
    Column(String),
    /// The value of a cell is invalid in its column.
    Cell {
        /// The line number, from 1.
        line: u64,
        /// The column.
        column: String,
        /// The text of the cell.
        found: String,
    },
    /// There are no runs.
    Empty,
}

impl Say for RowsError {
    fn message(&self) -> Message {
        match self {
            Self::Column(column) => say::lab_rows_column(column),
            Self::Cell { line, column, found } => say::lab_rows_cell(*line, found, column),
            Self::Empty => say::lab_rows_empty(),
        }
    }
}

evoku_messages::error!(RowsError);

/// The columns of the table of runs.
pub(crate) fn run_columns() -> Vec<(&'static str, Kind)> {
    let which = WHICH.iter().map(|which| (which.name, which.kind));
    which.chain(COLUMNS.iter().map(|column| (column.name, column.shown_kind()))).collect()
}

/// Returns the names of the columns of the table of runs, in the order of its cells.
#[must_use]
pub fn column_names() -> Vec<&'static str> {
    run_columns().into_iter().map(|(name, _)| name).collect()
}

/// The cells of a run in the table of runs; `number` is the value of the first cell.
pub fn cells<'r>(
    plan: &KeptPlan,
    number: u64,
    run: &'r Run,
) -> impl Iterator<Item = Value> + use<'r> {
    let (configuration, puzzle) =
        (&plan.configurations[run.configuration.at()], &plan.puzzles[run.puzzle.at()]);
    let which: [Value; 7] = [
        number.into(),
        plan.classes[puzzle.class.at()].as_str().into(),
        (puzzle.number as u64).into(),
        configuration.label.as_str().into(),
        configuration.algorithm.as_str().into(),
        configuration.propagation.as_str().into(),
        (u64::from(run.repetition) + 1).into(),
    ];
    which.into_iter().chain(COLUMNS.iter().map(|column| column.shown(run)))
}

/// All runs of a plan as CSV, in the format of exports.
#[must_use]
pub fn csv(results: &Results) -> String {
    let mut text = csv_line(column_names().into_iter().map(Value::from));
    for (number, run) in (1..).zip(&results.runs) {
        text += &csv_line(cells(&results.plan, number, run));
    }
    text
}

/// Formats cells as a line of CSV.
pub(crate) fn csv_line(cells: impl IntoIterator<Item = Value>) -> String {
    line_of(cells, b',')
}

/// Formats cells as a line of CSV with decimal commas, in which semicolons separate the cells.
#[cfg(feature = "store")]
pub(crate) fn comma_line(cells: impl IntoIterator<Item = Value>) -> String {
    line_of(cells, b';')
}

fn line_of(cells: impl IntoIterator<Item = Value>, delimiter: u8) -> String {
    let cells: Vec<String> = cells.into_iter().map(|cell| shown(cell, delimiter)).collect();
    cells.join(char::from(delimiter).encode_utf8(&mut [0; 4])) + "\n"
}

/// Formats a text as a cell of CSV (RFC 4180), in quotes if it has commas, quotes or line ends.
/// Control characters are left out, because a terminal would obey them.
#[must_use]
pub fn csv_cell(text: &str) -> String {
    cell_of(text, b',')
}

fn cell_of(text: &str, delimiter: u8) -> String {
    let is_text = |sign: char| matches!(sign, '\t' | '\n' | '\r') || !sign.is_control();
    let text: String = text.chars().filter(|&sign| is_text(sign)).collect();
    // Quotes and doubled quotes at most double the length.
    let mut writer = WriterBuilder::new().delimiter(delimiter).build();
    let mut cell = vec![0; 2 * text.len() + 3];
    let (_, _, length) = writer.field(text.as_bytes(), &mut cell);
    // The delimiter closes the quotes. `finish` would also quote an empty cell.
    let (_, end) = writer.delimiter(&mut cell[length..]);
    String::from_utf8_lossy(&cell[..length + end - 1]).into_owned()
}

/// Formats a value as a cell of CSV.
fn shown(cell: Value, delimiter: u8) -> String {
    match cell {
        Value::None => String::new(),
        Value::Integer(value) => value.to_string(),
        Value::Real(value) if delimiter == b';' => value.to_string().replace('.', ","),
        Value::Real(value) => value.to_string(),
        Value::Text(text) => cell_of(&text, delimiter),
    }
}

/// Reads a table of runs that was exported as CSV.
///
/// The table contains neither the budgets nor the boards of the puzzles. The cutoff of a puzzle is
/// therefore the amount spent by its longest run, which equals the budget if any run used it up.
///
/// # Errors
/// If the text is not a table of runs; the error contains the place of the mistake.
pub fn read(text: &str) -> Result<Results, RowsError> {
    let records = records(text);
    let mut records = records.into_iter();
    let head = records.next().map(|(_, cells)| cells).unwrap_or_default();
    let place = |name: &str| {
        let found = head.iter().position(|column| column == name);
        found.ok_or_else(|| RowsError::Column(name.to_owned()))
    };
    let places = run_columns().into_iter().map(|(name, _)| Ok((name, place(name)?)));
    let places = places.collect::<Result<Vec<_>, RowsError>>()?;
    let mut table = Table::default();
    for (line, record) in records {
        let row = Row { line, places: &places, cells: &record };
        table.add(&row)?;
    }
    table.results()
}

/// The records of a CSV text, with the lines on which they begin.
pub(crate) fn records(text: &str) -> Vec<(u64, Vec<String>)> {
    // The parser ends a record at a line end, and ignores empty lines.
    let text = format!("{text}\n");
    let (mut reader, mut input) = (Reader::new(), text.as_bytes());
    let (mut output, mut ends) = (vec![0; text.len() + 1], vec![0; text.len() + 1]);
    let mut records = Vec::new();
    loop {
        let line = reader.line();
        let (result, read, _, fields) = reader.read_record(input, &mut output, &mut ends);
        input = &input[read..];
        match result {
            ReadRecordResult::Record => {
                let mut start = 0;
                let cells = ends[..fields].iter().map(|&end| {
                    let cell = String::from_utf8_lossy(&output[start..end]).into_owned();
                    start = end;
                    cell
                });
                records.push((line, cells.collect()));
            }
            _ => return records,
        }
    }
}

/// A row of the table.
struct Row<'r> {
    line: u64,
    places: &'r [(&'static str, usize)],
    cells: &'r [String],
}

impl Row<'_> {
    fn cell(&self, name: &str) -> &str {
        let place = self.places.iter().find(|(known, _)| *known == name);
        place.and_then(|&(_, place)| self.cells.get(place)).map_or("", String::as_str)
    }

    fn refuse(&self, name: &str) -> RowsError {
        let (column, found) = (name.to_owned(), self.cell(name).to_owned());
        RowsError::Cell { line: self.line, column, found }
    }

    /// The integer in a column, which must be at least 1.
    fn number(&self, name: &str) -> Result<u32, RowsError> {
        let number = self.cell(name).parse::<u32>().ok().filter(|&number| number > 0);
        number.ok_or_else(|| self.refuse(name))
    }
}

/// The part of the table that was read so far.
#[derive(Default)]
struct Table {
    classes: Vec<String>,
    configurations: Vec<KeptConfiguration>,
    /// The class of each puzzle, and its number in the class.
    puzzles: Vec<(usize, u32)>,
    runs: Vec<Run>,
}

impl Table {
    fn add(&mut self, row: &Row<'_>) -> Result<(), RowsError> {
        let class = index_of(&mut self.classes, &row.cell("class").to_owned());
        let puzzle = index_of(&mut self.puzzles, &(class, row.number("puzzle")?));
        let configuration = self.configuration(row);
        let mut run = Run {
            configuration: ConfigurationIndex(configuration as u32),
            puzzle: PuzzleIndex(puzzle as u32),
            repetition: row.number("repetition")? - 1,
            ..Run::default()
        };
        for column in COLUMNS.iter() {
            let value = column.read(row.cell(column.name));
            if !value.is_some_and(|value| column.restore(&mut run, &value)) {
                return Err(row.refuse(column.name));
            }
        }
        self.runs.push(run);
        Ok(())
    }

    fn configuration(&mut self, row: &Row<'_>) -> usize {
        let label = row.cell("configuration");
        if let Some(known) = self.configurations.iter().position(|one| one.label == label) {
            return known;
        }
        self.configurations.push(KeptConfiguration {
            id: 0,
            label: label.to_owned(),
            algorithm: row.cell("algorithm").to_owned(),
            parameters: String::new(),
            propagation: row.cell("propagation").to_owned(),
            evaluations: 0,
            generations: 0,
            seconds: 0.0,
        });
        self.configurations.len() - 1
    }

    fn results(self) -> Result<Results, RowsError> {
        let repetitions = self.runs.iter().map(|run| u64::from(run.repetition) + 1).max();
        let repetitions = repetitions.ok_or(RowsError::Empty)?;
        let puzzles = self.puzzles.iter().map(|&(class, number)| KeptPuzzle {
            id: 0,
            class: ClassIndex(class as u32),
            number: number as usize,
            hash: String::new(),
            geometry: String::new(),
            line: String::new(),
        });
        let size = puzzles.len() as u64;
        let plan = KeptPlan {
            id: 0,
            name: "runs".to_owned(),
            text: String::new(),
            fingerprint: String::new(),
            seed: 0,
            repetitions,
            configurations: self.configurations,
            classes: self.classes,
            puzzles: puzzles.collect(),
            size,
        };
        Ok(Results { plan, runs: self.runs, sessions: Vec::new() })
    }
}

/// The index of an item in a list; appends it if it is missing.
fn index_of<T: Clone + PartialEq>(list: &mut Vec<T>, item: &T) -> usize {
    let known = list.iter().position(|one| one == item);
    known.unwrap_or_else(|| {
        list.push(item.clone());
        list.len() - 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_needs_quotes_has_them() {
        assert_eq!(csv_cell("one two"), "one two");
        assert_eq!(csv_cell("one, \"two\""), "\"one, \"\"two\"\"\"");
    }
}
