//! Tables in Apache Parquet.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::column::writer::ColumnWriterImpl;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use crate::value::{Kind, Value};

/// The number of rows in a row group. A group is written column by column, so memory holds one
/// group.
const GROUP: usize = 1 << 16;

/// A Parquet file that is being written.
pub(super) struct Parquet {
    writer: SerializedFileWriter<BufWriter<File>>,
    columns: Vec<Cells>,
    rows: usize,
}

impl Parquet {
    pub(super) fn new(
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

    pub(super) fn row(
        &mut self,
        cells: impl IntoIterator<Item = Value>,
    ) -> Result<(), ParquetError> {
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

    pub(super) fn finish(mut self) -> Result<(), ParquetError> {
        if self.rows > 0 {
            self.write()?;
        }
        self.writer.into_inner()?.flush()?;
        Ok(())
    }
}

/// The cells of a column in a row group: the existing values, and for each row whether it has a
/// value.
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
                // The schema declares the column unsigned, so readers interpret the bits as
                // unsigned.
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
