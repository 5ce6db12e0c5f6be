//! The tables of an export, with typed columns.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::export::error::{ExportError, cannot};
#[cfg(feature = "parquet")]
use crate::export::parquet::Parquet;
use crate::export::workbook::{Book, Sheet};
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

/// The place to which tables are written: a folder of files, or a workbook of sheets.
pub struct Tables(Place);

enum Place {
    Folder(PathBuf, Format),
    Workbook(Book),
}

impl Tables {
    /// A folder with a file for each table. The folder is created if necessary.
    ///
    /// # Errors
    /// If this build can't write the format, or the folder can't be created.
    pub fn folder(folder: &Path, format: Format) -> Result<Self, ExportError> {
        format.check()?;
        fs::create_dir_all(folder).map_err(cannot(folder))?;
        Ok(Self(Place::Folder(folder.to_owned(), format)))
    }

    /// A workbook for spreadsheets (Office Open XML, ECMA-376) with a sheet for each table. Integers
    /// of more than 15 digits are text in it, because spreadsheets would round them.
    #[must_use]
    pub fn workbook() -> Self {
        Self(Place::Workbook(Book::default()))
    }

    /// The workbook as a file; `None` for a folder, whose files are already written.
    ///
    /// # Errors
    /// If the workbook can't be written, for example because it is too large for its archive.
    pub fn finish(self) -> Result<Option<Vec<u8>>, ExportError> {
        match self.0 {
            Place::Folder(..) => Ok(None),
            Place::Workbook(book) => book.finish().map(Some),
        }
    }

    /// Begins a table. In a folder, its file has the table's name.
    pub(super) fn create(
        &mut self,
        name: &str,
        columns: &[(&str, Kind)],
    ) -> Result<Table, ExportError> {
        match &mut self.0 {
            Place::Folder(folder, format) => {
                TableFile::create(folder, name, *format, columns).map(Table::File)
            }
            Place::Workbook(book) => {
                book.sheet(name, columns).map(|sheet| Table::Sheet(Box::new(sheet)))
            }
        }
    }

    /// Completes a table.
    pub(super) fn complete(&mut self, table: Table) -> Result<(), ExportError> {
        match (&mut self.0, table) {
            (Place::Workbook(book), Table::Sheet(sheet)) => book.push(*sheet),
            (_, Table::File(file)) => return file.finish(),
            (Place::Folder(..), Table::Sheet(_)) => unreachable!("a folder creates files"),
        }
        Ok(())
    }

    /// Writes the explanation of the columns, a text in Markdown.
    pub(super) fn explain(&mut self, text: &str) -> Result<(), ExportError> {
        match &mut self.0 {
            Place::Folder(folder, _) => {
                let path = folder.join("README.md");
                fs::write(&path, text.to_owned() + "\n").map_err(cannot(&path))
            }
            Place::Workbook(book) => book.explain(text),
        }
    }
}

/// A table that is being written.
pub(super) enum Table {
    File(TableFile),
    Sheet(Box<Sheet>),
}

impl Table {
    /// Writes a row, with one cell of the right kind for each column.
    pub(super) fn row(
        &mut self,
        cells: impl IntoIterator<Item = Value>,
    ) -> Result<(), ExportError> {
        match self {
            Self::File(file) => file.row(cells),
            Self::Sheet(sheet) => sheet.row(cells),
        }
    }
}

/// A table in a file of its own.
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
    fn create(
        folder: &Path,
        name: &str,
        format: Format,
        columns: &[(&str, Kind)],
    ) -> Result<Self, ExportError> {
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

    fn row(&mut self, cells: impl IntoIterator<Item = Value>) -> Result<(), ExportError> {
        let written = match &mut self.sink {
            Sink::Csv(file, line) => file.write_all(line(cells.into_iter().collect()).as_bytes()),
            #[cfg(feature = "parquet")]
            Sink::Parquet(parquet) => parquet.row(cells).map_err(std::io::Error::other),
        };
        written.map_err(cannot(&self.path))
    }

    /// Writes the remaining rows and closes the file.
    fn finish(self) -> Result<(), ExportError> {
        let written = match self.sink {
            Sink::Csv(mut file, _) => file.flush(),
            #[cfg(feature = "parquet")]
            Sink::Parquet(parquet) => parquet.finish().map_err(std::io::Error::other),
        };
        written.map_err(cannot(&self.path))
    }
}
