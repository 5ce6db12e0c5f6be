//! Tables as sheets of a workbook: Office Open XML (ECMA-376), which is XML in a ZIP archive.
//!
//! The parts here are those that a reader needs. Without formulas, formats and pictures they are few.

use std::borrow::Cow;
use std::io::{self, Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use crate::export::error::ExportError;
use crate::value::{Kind, Value};

/// The number of rows that spreadsheets support in a sheet.
const ROWS: usize = 1 << 20;

/// A spreadsheet keeps numbers as doubles and shows 15 digits, so larger integers are text.
const EXACT: u64 = 10_u64.pow(15);

const DECLARATION: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#;
const TYPES: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const RELATIONS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006";
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/// The first row of a sheet stays visible.
const FROZEN: &str = r#"<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>"#;

/// An archive in memory.
type Archive = ZipWriter<Cursor<Vec<u8>>>;

/// The complete sheets.
#[derive(Default)]
pub(super) struct Book(Vec<Sheet>);

/// A sheet that is being written: an archive with one file, which is compressed row by row.
pub(super) struct Sheet {
    name: String,
    archive: Archive,
    rows: usize,
}

impl Book {
    /// Begins a table with its header.
    pub(super) fn sheet(
        &mut self,
        name: &str,
        columns: &[(&str, Kind)],
    ) -> Result<Sheet, ExportError> {
        let mut sheet = self.begin(name, FROZEN)?;
        sheet.row(columns.iter().map(|&(head, _)| head.into()))?;
        Ok(sheet)
    }

    /// Adds a complete sheet.
    pub(super) fn push(&mut self, sheet: Sheet) {
        self.0.push(sheet);
    }

    /// Adds a sheet with a text in Markdown: a row for each line, and the cells of its tables in
    /// columns.
    pub(super) fn explain(&mut self, text: &str) -> Result<(), ExportError> {
        let mut sheet = self.begin("README", "")?;
        for line in text.lines().filter(|line| !line.starts_with("|---")) {
            let cells = line.strip_prefix("| ").and_then(|line| line.strip_suffix(" |"));
            match cells {
                Some(cells) => sheet.row(cells.split(" | ").map(Value::from))?,
                None => sheet.row([line.trim_start_matches('#').trim_start().into()])?,
            }
        }
        self.push(sheet);
        Ok(())
    }

    /// The workbook as a file. The same results give the same bytes.
    pub(super) fn finish(self) -> Result<Vec<u8>, ExportError> {
        self.file().map_err(ExportError::Workbook)
    }

    fn file(self) -> io::Result<Vec<u8>> {
        let [mut types, mut sheets, mut relations] = [const { String::new() }; 3];
        let mut archive = ZipWriter::new(Cursor::default());
        for (number, mut sheet) in (1..).zip(self.0) {
            types += &format!(
                r#"<Override PartName="/{}" ContentType="{TYPES}.worksheet+xml"/>"#,
                part(&sheet.name)
            );
            sheets +=
                &format!(r#"<sheet name="{}" sheetId="{number}" r:id="r{number}"/>"#, sheet.name);
            relations += &format!(
                r#"<Relationship Id="r{number}" Type="{RELATIONS}/worksheet" Target="/{}"/>"#,
                part(&sheet.name)
            );
            sheet.archive.write_all(b"</sheetData></worksheet>")?;
            archive.merge_archive(ZipArchive::new(sheet.archive.finish()?)?)?;
        }
        let types = format!(
            r#"<Types xmlns="{PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="{TYPES}.sheet.main+xml"/>{types}</Types>"#
        );
        let workbook = format!(
            r#"<workbook xmlns="{MAIN}" xmlns:r="{RELATIONS}"><bookViews><workbookView/></bookViews><sheets>{sheets}</sheets></workbook>"#
        );
        let root = format!(
            r#"<Relationship Id="r1" Type="{RELATIONS}/officeDocument" Target="/xl/workbook.xml"/>"#
        );
        let related = |relations: &str| {
            format!(r#"<Relationships xmlns="{PACKAGE}/relationships">{relations}</Relationships>"#)
        };
        for (name, text) in [
            ("[Content_Types].xml", types),
            ("_rels/.rels", related(&root)),
            ("xl/workbook.xml", workbook),
            ("xl/_rels/workbook.xml.rels", related(&relations)),
        ] {
            archive.start_file(name, SimpleFileOptions::default())?;
            write!(archive, "{DECLARATION}{text}")?;
        }
        Ok(archive.finish()?.into_inner())
    }

    fn begin(&mut self, name: &str, views: &str) -> Result<Sheet, ExportError> {
        let mut archive = ZipWriter::new(Cursor::default());
        let begun = (archive.start_file(part(name), SimpleFileOptions::default()))
            .map_err(io::Error::from)
            .and_then(|()| {
                write!(archive, r#"{DECLARATION}<worksheet xmlns="{MAIN}">{views}<sheetData>"#)
            });
        begun.map_err(ExportError::Workbook)?;
        Ok(Sheet { name: name.to_owned(), archive, rows: 0 })
    }
}

impl Sheet {
    /// Writes a row.
    pub(super) fn row(
        &mut self,
        cells: impl IntoIterator<Item = Value>,
    ) -> Result<(), ExportError> {
        if self.rows == ROWS {
            return Err(ExportError::TooManyRows(self.name.clone()));
        }
        self.rows += 1;
        let row = self.rows;
        let mut line = format!(r#"<row r="{row}">"#);
        for (column, cell) in cells.into_iter().enumerate() {
            let text = match cell {
                Value::None => continue,
                Value::Integer(value) if value < EXACT => Err(value.to_string()),
                Value::Integer(value) => Ok(value.to_string()),
                Value::Real(value) => Err(value.to_string()),
                Value::Text(text) => Ok(text),
            };
            let place = letters(column);
            line += &match text {
                Err(number) => format!(r#"<c r="{place}{row}"><v>{number}</v></c>"#),
                Ok(text) => format!(
                    r#"<c r="{place}{row}" t="inlineStr"><is><t xml:space="preserve">{}</t></is></c>"#,
                    escaped(&text)
                ),
            };
        }
        line += "</row>";
        self.archive.write_all(line.as_bytes()).map_err(ExportError::Workbook)
    }
}

/// The path of a sheet in the archive.
fn part(name: &str) -> String {
    format!("xl/worksheets/{name}.xml")
}

/// The letters of a column: A to Z, AA to ZZ and so on.
fn letters(column: usize) -> String {
    let last = char::from(b'A' + (column % 26) as u8);
    match column / 26 {
        0 => last.to_string(),
        rest => letters(rest - 1) + last.encode_utf8(&mut [0; 4]),
    }
}

/// A text in XML. Characters that XML excludes are written as `_xHHHH_` (ECMA-376, part 1, 22.9.2.19).
fn escaped(text: &str) -> Cow<'_, str> {
    let is_plain = |letter: char| letter >= ' ' && !matches!(letter, '<' | '>' | '&' | '_');
    if text.chars().all(is_plain) {
        return text.into();
    }
    let mut made = String::new();
    for (at, letter) in text.char_indices() {
        match letter {
            '<' => made += "&lt;",
            '>' => made += "&gt;",
            '&' => made += "&amp;",
            '_' if text[at..].starts_with("_x") => made += "_x005F_",
            '\t' | '\n' | '_' | ' '.. => made.push(letter),
            other => made += &format!("_x{:04X}_", u32::from(other)),
        }
    }
    made.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_has_at_most_as_many_rows_as_spreadsheets_support() {
        let mut book = Book::default();
        let mut sheet = book.sheet("runs", &[("run", Kind::Integer)]).unwrap();
        sheet.rows = ROWS - 1;
        sheet.row([1.into()]).unwrap();
        let error = sheet.row([2.into()]).unwrap_err();
        assert!(matches!(&error, ExportError::TooManyRows(sheet) if sheet == "runs"), "{error}");
    }

    #[test]
    fn columns_have_letters() {
        let expected =
            [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA")];
        for (column, name) in expected {
            assert_eq!(letters(column), name);
        }
    }

    #[test]
    fn texts_are_escaped() {
        assert_eq!(escaped("plain ä"), "plain ä");
        assert_eq!(
            escaped("<a & b>\n\u{1b} a_b _x0041_"),
            "&lt;a &amp; b&gt;\n_x001B_ a_b _x005F_x0041_"
        );
    }
}
