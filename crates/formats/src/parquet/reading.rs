//! Parquet as JSON Lines.

use std::io::{self, Read};

use ::parquet::errors::ParquetError;
use ::parquet::file::metadata::ColumnChunkMetaData;
use ::parquet::file::reader::{ChunkReader, FileReader, SerializedFileReader};
use ::parquet::record::reader::{ReaderIter, TreeBuilder};
use ::parquet::record::{Field, Row};
use serde_json::{Map, Value};

/// The number of bytes of text made at once.
const CHUNK: usize = 1 << 16;
/// The number of rows decoded at once. A row may contain a board of 64x64 cells with its marks.
const ROWS: usize = 256;

/// Reads a Parquet file as JSON Lines: row `n` of the file is line `n` of the text.
///
/// The file is read one row group at a time, and of the group one page of each column. Values
/// without a counterpart in JSON are texts, missing values are omitted, and bytes that aren't text
/// are arrays of numbers.
///
/// ```no_run
/// use evoku_formats::parquet::JsonLines;
/// use evoku_formats::{Hints, Reader};
/// use std::fs::File;
///
/// let hints = Hints { format: evoku_formats::by_name("jsonl"), ..Hints::default() };
/// for record in Reader::new(JsonLines::new(File::open("train.parquet")?)?, hints) {
///     println!("{}", record?.sudoku);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct JsonLines<R: ChunkReader> {
    file: SerializedFileReader<R>,
    /// The number of row groups that were begun.
    begun: usize,
    rows: Option<ReaderIter>,
    /// Text that was made, and the number of its bytes that were returned.
    text: Vec<u8>,
    returned: usize,
    progress: Progress,
}

/// The share of a file that was read.
struct Progress {
    report: Box<dyn FnMut(u64) + Send>,
    /// The number of bytes of the file, and of its rows.
    bytes: u64,
    rows: u64,
    /// The number of rows read, and of bytes reported for them.
    read: u64,
    reported: u64,
}

impl<R: ChunkReader + 'static> JsonLines<R> {
    /// Opens a file by reading its footer.
    ///
    /// On some damaged files, the decoder panics, here or in [`read`](Read::read).
    ///
    /// # Errors
    /// If it isn't a Parquet file, or is incomplete.
    pub fn new(file: R) -> Result<Self, ParquetError> {
        let bytes = file.len();
        let file = SerializedFileReader::new(file)?;
        let mut columns = file.metadata().row_groups().iter().flat_map(|group| group.columns());
        let is_odd = |column: &ColumnChunkMetaData| {
            let begins = [Some(column.data_page_offset()), column.dictionary_page_offset()];
            column.compressed_size() < 0 || begins.into_iter().flatten().any(|begin| begin < 0)
        };
        if columns.any(is_odd) {
            // The decoder would panic.
            return Err(ParquetError::General("a column has a negative place".to_owned()));
        }
        let rows = file.metadata().file_metadata().num_rows();
        let progress = Progress {
            report: Box::new(|_| ()),
            bytes,
            rows: u64::try_from(rows).unwrap_or_default(),
            read: 0,
            reported: 0,
        };
        Ok(Self { file, begun: 0, rows: None, text: Vec::new(), returned: 0, progress })
    }

    /// Reports each number of bytes of the file that were read since the last report.
    #[must_use]
    pub fn reporting(mut self, report: impl FnMut(u64) + Send + 'static) -> Self {
        self.progress.report = Box::new(report);
        self
    }

    /// Returns the next row; `None` at the end.
    fn row(&mut self) -> Result<Option<Row>, ParquetError> {
        loop {
            if let Some(row) = self.rows.as_mut().and_then(Iterator::next) {
                return row.map(Some);
            }
            // The pages of the last group are dropped before the next group is read.
            self.rows = None;
            if self.begun == self.file.num_row_groups() {
                return Ok(None);
            }
            let group = self.file.get_row_group(self.begun)?;
            let schema = self.file.metadata().file_metadata().schema_descr_ptr();
            let tree = TreeBuilder::new().with_batch_size(ROWS);
            self.rows = Some(tree.as_iter(schema, &*group)?);
            self.begun += 1;
        }
    }

    /// Makes the text of the next rows.
    fn fill(&mut self) -> io::Result<()> {
        self.text.clear();
        self.returned = 0;
        while self.text.len() < CHUNK
            && let Some(row) = self.row().map_err(io::Error::other)?
        {
            serde_json::to_writer(&mut self.text, &object(row))?;
            self.text.push(b'\n');
            self.progress.read += 1;
        }
        self.progress.advance();
        Ok(())
    }
}

impl Progress {
    fn advance(&mut self) {
        let Self { bytes, rows, read, .. } = *self;
        // With 128 bits, because a file may have more than 2^32 rows and bytes.
        let share = u128::from(bytes) * u128::from(read) / u128::from(rows.max(1));
        let reached = u64::try_from(share).unwrap_or(bytes).min(bytes);
        (self.report)(reached.saturating_sub(self.reported));
        self.reported = reached.max(self.reported);
    }
}

impl<R: ChunkReader + 'static> Read for JsonLines<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.returned == self.text.len() {
            self.fill()?;
        }
        let count = (&self.text[self.returned..]).read(bytes)?;
        self.returned += count;
        Ok(count)
    }
}

/// The members of a row that have a value.
fn object(row: Row) -> Value {
    let members = row.into_columns().into_iter();
    let there = members.filter(|(_, field)| !matches!(field, Field::Null));
    Value::Object(there.map(|(name, field)| (name, value(field))).collect())
}

fn value(field: Field) -> Value {
    match field {
        Field::Null => Value::Null,
        Field::Bool(value) => value.into(),
        Field::Byte(value) => value.into(),
        Field::Short(value) => value.into(),
        Field::Int(value) => value.into(),
        Field::Long(value) => value.into(),
        Field::UByte(value) => value.into(),
        Field::UShort(value) => value.into(),
        Field::UInt(value) => value.into(),
        Field::ULong(value) => value.into(),
        // The shortest number that is the same with 32 bits.
        Field::Float(value) => number(value.to_string().parse().unwrap_or_else(|_| value.into())),
        Field::Double(value) => number(value),
        Field::Str(text) => text.into(),
        Field::Bytes(bytes) => text_or_numbers(bytes.data()),
        Field::Group(row) => object(row),
        Field::ListInternal(list) => list.elements().iter().cloned().map(value).collect(),
        Field::MapInternal(map) => {
            let members = map.entries().iter().cloned().map(|(key, of_key)| {
                let key = value(key);
                let name = key.as_str().map_or_else(|| key.to_string(), str::to_owned);
                (name, value(of_key))
            });
            Value::Object(members.collect::<Map<_, _>>())
        }
        // Decimals, dates and times.
        other => other.to_string().into(),
    }
}

/// A number without a needless `.0`. One that JSON can't represent is a missing value.
fn number(value: f64) -> Value {
    /// The limit up to which every integer is exact.
    const EXACT: f64 = 9_007_199_254_740_992.0;
    if value.fract() == 0.0 && value.abs() <= EXACT { (value as i64).into() } else { value.into() }
}

/// The text of a column that isn't declared as text, or the cells of a board as bytes.
fn text_or_numbers(bytes: &[u8]) -> Value {
    match std::str::from_utf8(bytes) {
        Ok(text) if !bytes.iter().any(u8::is_ascii_control) => text.into(),
        _ => bytes.iter().copied().collect(),
    }
}
