//! Puzzle instances from objects of Python.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, LazyLock};

use evoku_messages::say;
use evoku_sudoku::explain::{Picture, Position};
use evoku_sudoku::formats::{
    self, Hints, Play, ReadError, ReadErrorKind, Reader, Writer, board, line, regions,
};
use evoku_sudoku::search::{Auto, Line, grid_of};
use evoku_sudoku::{Digit, Geometry, Grid, Partition, Shape, Values};
use pyo3::exceptions::PyValueError;
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};

use crate::arguments::Names;
use crate::cells::of_numbers;
use crate::errors::{read_error, value_error};
use crate::generating::Generated;
use crate::parallel::run_interruptible;
use crate::reading::Record;

/// The geometry of plain 9x9 boards, computed once.
static NINE: LazyLock<Arc<Geometry>> = LazyLock::new(|| Arc::new(Geometry::plain(Shape::NINE)));

/// A puzzle instance: the board with its rules, and the givens. A text of a position in play also
/// has the digits and pencil marks of the player: `hint`, `explain`, `rate` and `candidates`
/// continue from them, everything else is about the givens.
///
/// Args:
///     puzzle: A text, an array of numbers, or an object with a puzzle: `Sudoku`, `Generated` or
///         `Record`. A text, or its bytes in UTF-8, may have any format that evoku reads, like a
///         line `53..7....`, a drawing, or a link of SudokuPad. An array has numbers of any integer
///         type from 0 (a blank) to the side, in one row or in the rows of the board.
///     box: Rows and columns of a box, like "2x3", if the puzzle doesn't specify them.
///     rules: Further rules, a name or a list: diagonal, windoku, anti-knight, anti-king, latin.
///     regions: Jigsaw regions: a character for each cell; cells with equal characters form a
///         region.
///     format: The format of a text; detected by default.
///
/// Raises:
///     ReadError: If a text can't be parsed; it has the line, the column and the cell.
///     ValueError: If the numbers, rules or regions don't form a board, or a further argument is
///         given with an object that has a board.
///     TypeError: If `puzzle` is something else, like an array with a mask.
#[pyclass(frozen, module = "evoku", name = "Sudoku")]
#[derive(Clone)]
pub(crate) struct PySudoku {
    pub(crate) sudoku: evoku_sudoku::Sudoku,
    /// The digits and marks of a player, if the text has any.
    pub(crate) play: Option<Play>,
}

impl PySudoku {
    /// A puzzle without digits and marks of a player.
    pub(crate) fn unplayed(sudoku: evoku_sudoku::Sudoku) -> Self {
        Self { sudoku, play: None }
    }

    fn record(&self) -> formats::Record {
        formats::Record { play: self.play.clone(), ..formats::Record::of(self.sudoku.clone()) }
    }
}

/// A puzzle as an argument: a `Sudoku`, or anything that its constructor accepts. With the digits
/// and marks of a player.
pub(crate) struct PuzzleArgument(pub(crate) evoku_sudoku::Sudoku, Option<Play>);

impl PuzzleArgument {
    /// The position.
    pub(crate) fn position(&self) -> Position {
        let play = self.1.clone();
        let record = formats::Record { play, ..formats::Record::of(self.0.clone()) };
        Position { grid: record.grid(), marks: record.marks(), ..Position::of(&record.sudoku) }
    }

    /// The position as a puzzle of its own. It has no solution if the position has a mistake.
    ///
    /// # Errors
    /// If the marks rule out all digits of a cell.
    pub(crate) fn puzzle(self) -> PyResult<evoku_sudoku::Sudoku> {
        if self.1.is_none() {
            return Ok(self.0);
        }
        self.position().puzzle().map_err(value_error)
    }

    /// The position as a puzzle of its own.
    ///
    /// # Errors
    /// If the position has a mistake.
    pub(crate) fn continued(self, py: Python<'_>) -> PyResult<evoku_sudoku::Sudoku> {
        if self.1.is_none() {
            return Ok(self.0);
        }
        let position = self.position();
        let judged = position.clone();
        let mistake = run_interruptible(py, move |cancel| {
            judged.mistake(&mut Auto::default(), Some(cancel)).flatten()
        })?;
        match mistake {
            Some(mistake) => Err(value_error(mistake)),
            None => position.puzzle().map_err(value_error),
        }
    }
}

impl<'py> FromPyObject<'_, 'py> for PuzzleArgument {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = PyStaticExpr::Name { id: "object" };

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let PySudoku { sudoku, play } = read(&object, Hints::default)?;
        Ok(Self(sudoku, play))
    }
}

/// Reads the puzzle of an object.
fn read(object: &Bound<'_, PyAny>, hints: impl FnOnce() -> Hints) -> PyResult<PySudoku> {
    if let Ok(sudoku) = object.cast::<PySudoku>() {
        return Ok(sudoku.get().clone());
    }
    if let Ok(text) = object.cast::<PyString>() {
        return of_text(object.py(), text.to_str()?, hints());
    }
    if let Ok(bytes) = object.cast::<PyBytes>()
        && let Some(text) = text_of(bytes.as_bytes())
    {
        return of_text(object.py(), text, hints());
    }
    if let Ok(generated) = object.cast::<Generated>() {
        return Ok(generated.get().puzzle.get().clone());
    }
    if let Ok(record) = object.cast::<Record>() {
        return Ok(record.get().puzzle.get().clone());
    }
    of_numbers(object, &hints()).map(PySudoku::unplayed)
}

/// The text of bytes; `None` if they aren't text, but numbers like those of an array.
fn text_of(bytes: &[u8]) -> Option<&str> {
    let is_text = bytes.iter().any(|byte| !byte.is_ascii_control());
    str::from_utf8(bytes).ok().filter(|_| is_text)
}

/// Returns `true` if an object is a text, or may be the bytes of one.
pub(crate) fn is_text(object: &Bound<'_, PyAny>) -> bool {
    object.is_instance_of::<PyString>() || object.is_instance_of::<PyBytes>()
}

/// Returns `true` if an object has a puzzle with a board of its own.
fn has_board(object: &Bound<'_, PyAny>) -> bool {
    object.is_instance_of::<PySudoku>()
        || object.is_instance_of::<Generated>()
        || object.is_instance_of::<Record>()
}

/// The text as a plain 9x9 line, if it is one, with the usual blanks. Space around the line, like
/// its line break, is ignored. Most puzzles are such lines, so they have a fast path.
pub(crate) fn plain_line(text: &[u8]) -> Option<Line> {
    let line: &Line = text.trim_ascii().try_into().ok()?;
    if is_plain(line) {
        return Some(*line);
    }
    let line = line.map(|byte| if byte == b'_' { b'.' } else { byte });
    is_plain(&line).then_some(line)
}

/// Returns `true` if a line consists of digits and the usual blanks.
pub(crate) fn is_plain(line: &Line) -> bool {
    // Written without branches, so that it compiles to a few vector instructions.
    line.iter().fold(true, |plain, &byte| plain & (byte.wrapping_sub(b'0') <= 9 || byte == b'.'))
}

/// Returns `true` if a text has only the cells of a board with sides from 4 to 9. Its format need
/// not be detected.
fn is_line_of_cells(text: &[u8]) -> bool {
    let side = text.len().isqrt();
    (4..=9).contains(&side)
        && side * side == text.len()
        && text.iter().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'_'))
}

/// The puzzle of a plain line.
pub(crate) fn of_line(line: &Line) -> PyResult<evoku_sudoku::Sudoku> {
    evoku_sudoku::Sudoku::new(Arc::clone(&NINE), grid_of(line)).map_err(value_error)
}

/// The number of records between two checks for Ctrl-C.
const LOOK: usize = 1024;

fn of_text(py: Python<'_>, text: &str, mut hints: Hints) -> PyResult<PySudoku> {
    if hints.format.is_none_or(|format| ["line", "sdm"].contains(&format.name))
        && hints.shape.is_none()
        && *NINE.rules() == hints.rules
        && let Some(line) = plain_line(text.as_bytes())
    {
        return of_line(&line).map(PySudoku::unplayed);
    }
    if hints.format.is_none() && is_line_of_cells(text.as_bytes().trim_ascii()) {
        hints.format = formats::by_name("line");
    }
    let mut records = Reader::new(text.as_bytes(), hints);
    let found = |found| {
        let kind = ReadErrorKind::Puzzles { found };
        read_error(&ReadError { line: 0, column: 0, cell: None, kind })
    };
    let record = records.next().ok_or_else(|| found(0))?.map_err(|error| read_error(&error))?;
    let mut more = 0;
    for _ in records {
        more += 1;
        if more % LOOK == 0 {
            py.check_signals()?;
        }
    }
    match more {
        0 => Ok(PySudoku { sudoku: record.sudoku, play: record.play }),
        more => Err(found(more + 1)),
    }
}

/// Parses the options that describe a board besides its text.
pub(crate) fn hints(
    r#box: Option<&str>,
    rules: &[String],
    regions: Option<&str>,
    format: Option<&str>,
) -> PyResult<Hints> {
    let mut hints = Hints::default();
    for rule in rules {
        hints.rules.switch_on(rule).map_err(value_error)?;
    }
    if let Some(text) = r#box {
        let sides = text.split_once('x');
        let sides =
            sides.and_then(|(rows, columns)| Some((rows.parse().ok()?, columns.parse().ok()?)));
        let (rows, columns) = sides.ok_or_else(|| {
            PyValueError::new_err(format!("box: {text:?}, expected rows and columns like \"2x3\""))
        })?;
        hints.shape = Some(Shape::new(rows, columns).map_err(value_error)?);
    }
    if let Some(text) = regions {
        let numbers = regions::read(text).map_err(value_error)?;
        let side = numbers.len().isqrt();
        if side == 0 || side * side != numbers.len() {
            let found = numbers.len();
            let problem = format!("regions: {found} cells, expected a square like 81");
            return Err(PyValueError::new_err(problem));
        }
        hints.shape =
            Some(hints.shape.map_or_else(|| Shape::of_side(side), Ok).map_err(value_error)?);
        hints.rules.partition = Partition::Regions(numbers);
    }
    if let Some(name) = format {
        let format = formats::by_name(name).ok_or_else(|| unknown_format(name))?;
        hints.format = Some(format);
    }
    Ok(hints)
}

fn unknown_format(name: &str) -> PyErr {
    let names = formats::FORMATS.iter().map(|format| format.name);
    value_error(say::page_unknown_format(name).suggesting(name, names))
}

/// Parses a line into a grid for a board.
///
/// # Errors
/// If the line can't be parsed, or doesn't fit the board.
pub(crate) fn grid_from(text: &str, geometry: &Geometry) -> PyResult<Grid> {
    let grid = line::read_on(geometry, text.trim()).map_err(|error| read_error(&error))?;
    let (side, values) = (geometry.side(), geometry.values());
    let large = grid.digits().find(|(_, digit)| values.of(*digit) > values.last);
    let Some((cell, digit)) = large else { return Ok(grid) };
    let (cell, digit) = (cell.name(side), values.of(digit));
    let Values { first, last, .. } = values;
    Err(PyValueError::new_err(format!("{cell}: {digit}, expected {first} to {last}")))
}

#[pymethods]
impl PySudoku {
    #[new]
    #[pyo3(signature = (puzzle, *, r#box=None, rules=Names::default(), regions=None, format=None))]
    fn new(
        puzzle: &Bound<'_, PyAny>,
        r#box: Option<&str>,
        rules: Names,
        regions: Option<&str>,
        format: Option<&str>,
    ) -> PyResult<Self> {
        let given = [
            ("box", r#box.is_some()),
            ("rules", !rules.0.is_empty()),
            ("regions", regions.is_some()),
            ("format", format.is_some()),
        ];
        let (has_board, is_text) = (has_board(puzzle), is_text(puzzle));
        let is_vain = |name| has_board || name == "format" && !is_text;
        if let Some((name, _)) = given.into_iter().find(|&(name, given)| given && is_vain(name)) {
            let kind = puzzle.get_type().name()?;
            let problem = format!("no effect on an object of the type {kind}");
            return Err(PyValueError::new_err(format!("{name}: {problem}; pass a text instead")));
        }
        let hints = hints(r#box, &rules.0, regions, format)?;
        read(puzzle, || hints)
    }

    /// The givens on one line, `.` for a blank.
    #[getter]
    pub(crate) fn line(&self) -> String {
        line::print_on(self.sudoku.geometry(), self.sudoku.givens())
    }

    /// The givens and the digits that a player placed, on one line.
    #[getter]
    fn position(&self) -> String {
        line::print_on(self.sudoku.geometry(), &self.record().grid())
    }

    /// The number of rows, columns and digits of the board.
    #[getter]
    fn side(&self) -> usize {
        self.sudoku.geometry().side()
    }

    /// The number of givens.
    #[getter]
    fn givens(&self) -> usize {
        self.sudoku.given_cells()
    }

    /// A description of the board and its rules.
    #[getter]
    fn geometry(&self) -> String {
        self.sudoku.geometry().to_string()
    }

    /// Descriptions of the constraints: cages, lines and all other rules except houses.
    #[getter]
    fn constraints(&self) -> Vec<String> {
        let geometry = self.sudoku.geometry();
        geometry.constraints().iter().map(|one| one.words(geometry.side()).to_string()).collect()
    }

    /// The givens as rows of numbers, 0 for a blank.
    ///
    /// Raises:
    ///     ValueError: If the digits of the board start at 0, or the board is not a square. `line`
    ///         works for these boards too.
    fn rows(&self) -> PyResult<Vec<Vec<u16>>> {
        let geometry = self.sudoku.geometry();
        if geometry.values().first == 0 || !geometry.frame().is_square() {
            let problem = "rows of numbers are for squares with digits from 1 on, line is for all";
            return Err(PyValueError::new_err(problem));
        }
        let value = |digit: &Option<Digit>| digit.map_or(0, |digit| u16::from(digit.value()));
        let rows = self.sudoku.givens().cells().chunks(self.side());
        Ok(rows.map(|row| row.iter().map(value).collect()).collect())
    }

    /// The givens as a NumPy array (side, side) of `uint8`, 0 for a blank.
    #[pyo3(signature = (dtype=None, copy=None))]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if copy == Some(false) {
            return Err(PyValueError::new_err("a board becomes an array by a copy only"));
        }
        let numpy = py.import("numpy")?;
        let options = PyDict::new(py);
        options.set_item("dtype", dtype.map_or_else(|| numpy.getattr("uint8"), Ok)?)?;
        numpy.call_method("array", (self.rows()?,), Some(&options))
    }

    /// The puzzle as text in a format, given by its name.
    ///
    /// Raises:
    ///     ValueError: If there is no such format, or the format can't express the rules.
    fn to(&self, format: &str) -> PyResult<String> {
        let format = formats::by_name(format).ok_or_else(|| unknown_format(format))?;
        let (mut writer, mut text) = (Writer::new(format), String::new());
        writer.write(&self.record(), &mut text).map_err(value_error)?;
        writer.finish(&mut text);
        Ok(text)
    }

    /// A picture of the board as SVG.
    ///
    /// Args:
    ///     line: The digits to show, on one line; only the givens by default.
    ///     candidates: If true, open cells show the digits that they don't see.
    #[pyo3(signature = (line=None, *, candidates=false))]
    pub(crate) fn svg(&self, line: Option<&str>, candidates: bool) -> PyResult<String> {
        let (geometry, givens) = (self.sudoku.geometry(), self.sudoku.givens());
        let grid = line.map_or_else(|| Ok(givens.clone()), |text| grid_from(text, geometry))?;
        let seen = match candidates {
            true => {
                let sudoku = evoku_sudoku::Sudoku::new(Arc::clone(geometry), grid.clone());
                Some(sudoku.map_err(value_error)?.candidates())
            }
            false => None,
        };
        let candidates = seen.as_ref();
        Ok(Picture { geometry, givens, grid: &grid, candidates, overlay: None }.svg())
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(None, false)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        (py.get_type::<Self>(), (self.to("jsonl")?,)).into_pyobject(py)
    }

    fn __eq__(&self, other: &Self) -> bool {
        (&self.sudoku, &self.play) == (&other.sudoku, &other.play)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.line(), self.geometry()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        match self.sudoku.geometry().is_plain_nine() {
            true => format!("Sudoku('{}')", self.line()),
            false => format!("<Sudoku {}: {}>", self.geometry(), self.line()),
        }
    }

    fn __str__(&self) -> String {
        board::print(self.sudoku.geometry(), self.sudoku.givens())
    }
}

/// A puzzle as a Python object.
pub(crate) fn to_python(
    py: Python<'_>,
    sudoku: evoku_sudoku::Sudoku,
    play: Option<Play>,
) -> PyResult<Py<PySudoku>> {
    Py::new(py, PySudoku { sudoku, play })
}
