//! CSV as Parquet.

use std::io::{self, Write};
use std::sync::Arc;

use ::parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use ::parquet::data_type::{ByteArray, ByteArrayType};
use ::parquet::errors::ParquetError;
use ::parquet::file::properties::WriterProperties;
use ::parquet::file::writer::SerializedFileWriter;
use ::parquet::schema::types::Type;
use csv_core::ReadRecordResult;

/// The limits of a row group. A group is written column by column, so it is held in memory.
const ROWS: usize = 1 << 16;
const BYTES: usize = 16 << 20;

/// Writes CSV with a header as a Parquet file, a row group as soon as it is complete.
///
/// Every column is text, because Parquet fixes the type of a column before its first value is
/// known, and a puzzle is a text that may look like a number. An empty text is a missing value. The
/// file is complete only after [`finish`](Self::finish).
pub struct RowGroups<W: Write + Send> {
    csv: csv_core::Reader,
    /// The bytes of the values of a row, and the end of each value.
    output: Vec<u8>,
    ends: Vec<usize>,
    /// The parts of these that the row has filled so far.
    written: usize,
    ended: usize,
    file: File<W>,
}

/// The file, before and after its columns are known.
enum File<W: Write + Send> {
    New(W),
    Begun(Box<Table<W>>),
    /// An error occurred.
    Failed,
}

struct Table<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    columns: Vec<Column>,
    rows: usize,
    bytes: usize,
}

/// The values of a column in a row group, and for each row 1 if it has a value, otherwise 0.
#[derive(Default)]
struct Column {
    values: Vec<ByteArray>,
    present: Vec<i16>,
}

impl<W: Write + Send> RowGroups<W> {
    /// Makes a writer of a file.
    pub fn new(to: W) -> Self {
        Self {
            csv: csv_core::Reader::new(),
            output: vec![0; 1024],
            ends: vec![0; 64],
            written: 0,
            ended: 0,
            file: File::New(to),
        }
    }

    /// Writes the last rows and the end of the file, and returns the underlying writer.
    ///
    /// # Errors
    /// If writing fails, now or before.
    pub fn finish(mut self) -> io::Result<W> {
        // An empty slice signals the end of the text.
        self.take(&[])?;
        match self.file {
            File::New(to) => Ok(to),
            File::Begun(table) => table.finish(),
            File::Failed => Err(io::ErrorKind::Other.into()),
        }
    }

    /// Takes a piece of the text, which may end anywhere.
    fn take(&mut self, mut text: &[u8]) -> io::Result<()> {
        let is_end = text.is_empty();
        loop {
            let (output, ends) = (&mut self.output[self.written..], &mut self.ends[self.ended..]);
            let (result, read, wrote, ended) = self.csv.read_record(text, output, ends);
            text = &text[read..];
            self.written += wrote;
            self.ended += ended;
            match result {
                ReadRecordResult::InputEmpty if is_end => {}
                ReadRecordResult::InputEmpty | ReadRecordResult::End => return Ok(()),
                ReadRecordResult::OutputFull => self.output.resize(2 * self.output.len(), 0),
                ReadRecordResult::OutputEndsFull => self.ends.resize(2 * self.ends.len(), 0),
                ReadRecordResult::Record => {
                    self.row()?;
                    (self.written, self.ended) = (0, 0);
                    if text.is_empty() && !is_end {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Adds the row that was read; the first one contains the names of the columns.
    fn row(&mut self) -> io::Result<()> {
        let ends = &self.ends[..self.ended];
        let starts = std::iter::once(0).chain(ends.iter().copied());
        let values = starts.zip(ends).map(|(start, &end)| &self.output[start..end]);
        self.file = match std::mem::replace(&mut self.file, File::Failed) {
            File::New(to) => {
                let names = values.map(|name| String::from_utf8_lossy(name).into_owned());
                File::Begun(Box::new(Table::new(to, &names.collect::<Vec<_>>())?))
            }
            File::Begun(mut table) => {
                table.add(values)?;
                File::Begun(table)
            }
            File::Failed => return Err(io::ErrorKind::Other.into()),
        };
        Ok(())
    }
}

impl<W: Write + Send> Write for RowGroups<W> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        if !text.is_empty() {
            self.take(text)?;
        }
        Ok(text.len())
    }

    /// Does nothing, because a row group is written only when it is complete.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<W: Write + Send> Table<W> {
    fn new(to: W, names: &[String]) -> io::Result<Self> {
        let columns = names.iter().map(|_| Column::default()).collect();
        let field = |name: &String| {
            Type::primitive_type_builder(name, Physical::BYTE_ARRAY)
                .with_logical_type(Some(LogicalType::String))
                .with_repetition(Repetition::OPTIONAL)
                .build()
                .map(Arc::new)
        };
        let fields = names.iter().map(field).collect::<Result<_, _>>().map_err(failed)?;
        let schema = Type::group_type_builder("puzzles").with_fields(fields).build();
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let schema = Arc::new(schema.map_err(failed)?);
        let writer = SerializedFileWriter::new(to, schema, Arc::new(properties));
        Ok(Self { writer: writer.map_err(failed)?, columns, rows: 0, bytes: 0 })
    }

    /// Adds a row. A short row has no value in the last columns.
    fn add<'v>(&mut self, values: impl Iterator<Item = &'v [u8]>) -> io::Result<()> {
        let mut values = values.fuse();
        for column in &mut self.columns {
            let value = values.next().filter(|value| !value.is_empty());
            column.present.push(value.is_some().into());
            if let Some(value) = value {
                self.bytes += value.len();
                // Text, as the schema promises.
                column.values.push(ByteArray::from(&*String::from_utf8_lossy(value)));
            }
        }
        self.rows += 1;
        if self.rows >= ROWS || self.bytes >= BYTES { self.group().map_err(failed) } else { Ok(()) }
    }

    /// Writes the rows so far as a group.
    fn group(&mut self) -> Result<(), ParquetError> {
        let mut group = self.writer.next_row_group()?;
        for column in &mut self.columns {
            let Some(mut writer) = group.next_column()? else { break };
            let typed = writer.typed::<ByteArrayType>();
            typed.write_batch(&column.values, Some(&column.present), None)?;
            writer.close()?;
            column.values.clear();
            column.present.clear();
        }
        group.close()?;
        (self.rows, self.bytes) = (0, 0);
        Ok(())
    }

    fn finish(mut self) -> io::Result<W> {
        if self.rows > 0 {
            self.group().map_err(failed)?;
        }
        self.writer.into_inner().map_err(failed)
    }
}

/// The error of the underlying writer, such as a closed pipe, if there is one.
fn failed(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        other => io::Error::other(other),
    }
}
