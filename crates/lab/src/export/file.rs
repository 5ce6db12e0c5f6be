//! A table with typed columns in a file: CSV or Parquet.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::export::error::{ExportError, cannot};
#[cfg(feature = "parquet")]
use crate::export::parquet::Parquet;
use crate::rows::{comma_line, csv_line};
use crate::value::{Kind, Value};

/// The file format of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Comma-separated values in UTF-8 (RFC 4180) with a header.
    Csv,
    /// CSV with decimal commas, in which semicolons separate the cells, as spreadsheets expect it in
    /// countries with a decimal comma.
    DecimalComma,
    /// Apache Parquet (<https://parquet.apache.org>), compressed with Snappy. Requires the cargo
    /// feature `parquet`.
    Parquet,
}

impl Format {
    /// Checks that this build can write the format.
    ///
    /// # Errors
    /// For [`Format::Parquet`] without the cargo feature `parquet`.
    pub fn check(self) -> Result<(), ExportError> {
        match self {
            Self::Parquet if !cfg!(feature = "parquet") => Err(ExportError::NoParquet),
            Self::Csv | Self::DecimalComma | Self::Parquet => Ok(()),
        }
    }
}

/// A table that is being written.
pub(super) struct TableFile {
    path: PathBuf,
    sink: Sink,
}

/// Formats cells as a line.
type Line = fn(Vec<Value>) -> String;

enum Sink {
    Csv(BufWriter<File>, Line),
    #[cfg(feature = "parquet")]
    Parquet(Box<Parquet>),
}

impl TableFile {
    /// Creates a table in a folder; the file has the table's name.
    pub(super) fn create(
        folder: &Path,
        name: &str,
        format: Format,
        columns: &[(&str, Kind)],
    ) -> Result<Self, ExportError> {
        format.check()?;
        let extension = match format {
            Format::Csv | Format::DecimalComma => "csv",
            Format::Parquet => "parquet",
        };
        let path = folder.join(name).with_extension(extension);
        let file = BufWriter::new(File::create(&path).map_err(cannot(&path))?);
        let sink = match format {
            Format::Csv | Format::DecimalComma => {
                let line: Line = if format == Format::Csv { csv_line } else { comma_line };
                let mut file = file;
                let heads = columns.iter().map(|(head, _)| Value::from(*head));
                file.write_all(line(heads.collect()).as_bytes()).map_err(cannot(&path))?;
                Sink::Csv(file, line)
            }
            #[cfg(feature = "parquet")]
            Format::Parquet => {
                let begun = Parquet::new(file, name, columns);
                Sink::Parquet(Box::new(
                    begun.map_err(std::io::Error::other).map_err(cannot(&path))?,
                ))
            }
            #[cfg(not(feature = "parquet"))]
            Format::Parquet => return Err(ExportError::NoParquet),
        };
        Ok(Self { path, sink })
    }

    /// Writes a row, with one cell of the right kind for each column.
    pub(super) fn row(
        &mut self,
        cells: impl IntoIterator<Item = Value>,
    ) -> Result<(), ExportError> {
        let written = match &mut self.sink {
            Sink::Csv(file, line) => file.write_all(line(cells.into_iter().collect()).as_bytes()),
            #[cfg(feature = "parquet")]
            Sink::Parquet(parquet) => parquet.row(cells).map_err(std::io::Error::other),
        };
        written.map_err(cannot(&self.path))
    }

    /// Writes the remaining rows and closes the file.
    pub(super) fn finish(self) -> Result<(), ExportError> {
        let written = match self.sink {
            Sink::Csv(mut file, _) => file.flush(),
            #[cfg(feature = "parquet")]
            Sink::Parquet(parquet) => parquet.finish().map_err(std::io::Error::other),
        };
        written.map_err(cannot(&self.path))
    }
}
