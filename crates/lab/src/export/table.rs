//! A table with typed columns, and the two ways to write one.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::column::writer::ColumnWriterImpl;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use crate::export::{ExportError, cannot};

/// What tables are written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Comma-separated values in UTF-8 (RFC 4180) with a header.
    Csv,
    /// Apache Parquet (<https://parquet.apache.org>), compressed by Snappy.
    Parquet,
}

/// What the cells of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Integer,
    Real,
    Text,
}

/// A cell; [`Value::None`] in a column of any kind.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Value {
    None,
    Integer(u64),
    Real(f64),
    Text(String),
}

impl From<u64> for Value {
    fn from(value: u64) -> Self {
        Self::Integer(value)
    }
}

impl From<f64> for Value {
    fn from(value: f64) -> Self {
        Self::Real(value)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Self::Text(value.to_owned())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::None, Into::into)
    }
}

/// A table as it is written.
pub(super) struct Table {
    path: PathBuf,
    sink: Sink,
}

enum Sink {
    Csv(BufWriter<File>),
    Parquet(Box<Parquet>),
}

impl Table {
    /// Begins a table in a folder; its file is called like it.
    pub(super) fn create(
        folder: &Path,
        name: &str,
        format: Format,
        columns: &[(&str, Kind)],
    ) -> Result<Self, ExportError> {
        let extension = match format {
            Format::Csv => "csv",
            Format::Parquet => "parquet",
        };
        let path = folder.join(name).with_extension(extension);
        let file = BufWriter::new(File::create(&path).map_err(cannot(&path))?);
        let sink = match format {
            Format::Csv => {
                let mut file = file;
                let heads = columns.iter().map(|(head, _)| Value::from(*head));
                file.write_all(line(heads).as_bytes()).map_err(cannot(&path))?;
                Sink::Csv(file)
            }
            Format::Parquet => {
                let begun = Parquet::new(file, name, columns);
                Sink::Parquet(Box::new(begun.map_err(io::Error::other).map_err(cannot(&path))?))
            }
        };
        Ok(Self { path, sink })
    }

    /// Writes a row: a cell for each column, of its kind.
    pub(super) fn row(
        &mut self,
        cells: impl IntoIterator<Item = Value>,
    ) -> Result<(), ExportError> {
        let written = match &mut self.sink {
            Sink::Csv(file) => file.write_all(line(cells).as_bytes()),
            Sink::Parquet(parquet) => parquet.row(cells).map_err(io::Error::other),
        };
        written.map_err(cannot(&self.path))
    }

    /// Writes what is left.
    pub(super) fn finish(self) -> Result<(), ExportError> {
        let written = match self.sink {
            Sink::Csv(mut file) => file.flush(),
            Sink::Parquet(parquet) => parquet.finish().map_err(io::Error::other),
        };
        written.map_err(cannot(&self.path))
    }
}

/// A line of CSV.
fn line(cells: impl IntoIterator<Item = Value>) -> String {
    let mut line = String::new();
    for (number, cell) in cells.into_iter().enumerate() {
        if number > 0 {
            line.push(',');
        }
        match cell {
            Value::None => {}
            Value::Integer(value) => line += &value.to_string(),
            Value::Real(value) => line += &value.to_string(),
            Value::Text(text) if text.contains([',', '"', '\n', '\r']) => {
                line += &format!("\"{}\"", text.replace('"', "\"\""));
            }
            Value::Text(text) => line += &text,
        }
    }
    line.push('\n');
    line
}

/// So many rows make a row group, which is written column by column; memory holds one.
const GROUP: usize = 1 << 16;

struct Parquet {
    writer: SerializedFileWriter<BufWriter<File>>,
    columns: Vec<Cells>,
    rows: usize,
}

impl Parquet {
    fn new(
        file: BufWriter<File>,
        name: &str,
        columns: &[(&str, Kind)],
    ) -> Result<Self, ParquetError> {
        let fields = columns.iter().map(|(head, kind)| match kind {
            Kind::Integer => format!("optional int64 {head} (INTEGER(64,false));"),
            Kind::Real => format!("optional double {head};"),
            Kind::Text => format!("optional binary {head} (STRING);"),
        });
        let fields: String = fields.collect();
        let schema = Arc::new(parse_message_type(&format!("message {name} {{{fields}}}"))?);
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let writer = SerializedFileWriter::new(file, schema, Arc::new(properties))?;
        let columns = columns.iter().map(|&(_, kind)| Cells::new(kind)).collect();
        Ok(Self { writer, columns, rows: 0 })
    }

    fn row(&mut self, cells: impl IntoIterator<Item = Value>) -> Result<(), ParquetError> {
        self.columns.iter_mut().zip(cells).for_each(|(column, cell)| column.push(cell));
        self.rows += 1;
        if self.rows == GROUP { self.write() } else { Ok(()) }
    }

    fn write(&mut self) -> Result<(), ParquetError> {
        let mut group = self.writer.next_row_group()?;
        for column in &mut self.columns {
            column.write(&mut group)?;
        }
        group.close()?;
        self.rows = 0;
        Ok(())
    }

    fn finish(mut self) -> Result<(), ParquetError> {
        if self.rows > 0 {
            self.write()?;
        }
        self.writer.into_inner()?.flush()?;
        Ok(())
    }
}

/// The cells of a column in a row group: the values that are there, and for each row whether one
/// is.
struct Cells {
    present: Vec<i16>,
    values: Values,
}

enum Values {
    Integer(Vec<i64>),
    Real(Vec<f64>),
    Text(Vec<ByteArray>),
}

impl Cells {
    fn new(kind: Kind) -> Self {
        let values = match kind {
            Kind::Integer => Values::Integer(Vec::new()),
            Kind::Real => Values::Real(Vec::new()),
            Kind::Text => Values::Text(Vec::new()),
        };
        Self { present: Vec::new(), values }
    }

    fn push(&mut self, cell: Value) {
        let present = match (&mut self.values, cell) {
            (Values::Integer(values), Value::Integer(value)) => {
                // Readers take the bits as unsigned, as the schema says.
                values.push(value as i64);
                true
            }
            (Values::Real(values), Value::Real(value)) => {
                values.push(value);
                true
            }
            (Values::Text(values), Value::Text(value)) => {
                values.push(value.into_bytes().into());
                true
            }
            (_, other) => {
                debug_assert_eq!(other, Value::None, "a cell of another kind than its column");
                false
            }
        };
        self.present.push(present.into());
    }

    fn write(
        &mut self,
        group: &mut SerializedRowGroupWriter<'_, BufWriter<File>>,
    ) -> Result<(), ParquetError> {
        fn put<T: DataType>(
            writer: &mut ColumnWriterImpl<'_, T>,
            values: &mut Vec<T::T>,
            present: &[i16],
        ) -> Result<(), ParquetError> {
            writer.write_batch(values, Some(present), None)?;
            values.clear();
            Ok(())
        }
        let Some(mut column) = group.next_column()? else { return Ok(()) };
        let present = &self.present;
        match &mut self.values {
            Values::Integer(values) => put(column.typed::<Int64Type>(), values, present)?,
            Values::Real(values) => put(column.typed::<DoubleType>(), values, present)?,
            Values::Text(values) => put(column.typed::<ByteArrayType>(), values, present)?,
        }
        self.present.clear();
        column.close()
    }
}
