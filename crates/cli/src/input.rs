//! The sources of puzzles: files, `-` or standard input, and the options that describe them.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Cursor, IsTerminal, Read, stdout};
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::TypedValueParser;
use evoku_messages::{Message, Say, say};
use evoku_sudoku::formats::{self, FORMATS, Format, Hints, Reader, Remarks, Symbols, regions};
use evoku_sudoku::{Geometry, Partition, Rules, Shape};
use indicatif::{ProgressBar, ProgressStyle};

use crate::arguments::one_of;
use crate::compression::Decompressed;
use crate::error::{Context, Error, Result, bail, ensure};
use crate::interrupt::Waiting;
use crate::language::render;
use crate::output::{remark, shows_progress};
use crate::parquet;

/// The files to read, for every command that reads many puzzles.
#[derive(Args, Debug)]
pub(crate) struct Input {
    /// Files with puzzles, also compressed with gzip or Zstandard, or puzzles themselves; - or
    /// nothing for standard input
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) board: BoardArguments,
}

/// Options for properties that the input may not specify, for every command that reads puzzles.
#[derive(Args, Debug, Default)]
pub(crate) struct BoardArguments {
    /// Input format [default: detected, see `evoku convert --help`]
    #[arg(long, value_name = "FORMAT", value_parser = formats(), hide_possible_values = true)]
    from: Option<&'static Format>,

    /// Skip everything except digits and dots, in any format: a5.b3 is 5, an open cell and 3
    #[arg(long, conflicts_with = "from")]
    skip_others: bool,

    /// Column of CSV, or member of JSON objects, with the puzzle [default: found by its name or
    /// its values]
    #[arg(long, value_name = "NAME", conflicts_with = "skip_others")]
    column: Option<String>,

    /// Column or member with the solution [default: found by its name or its values]
    #[arg(long, value_name = "NAME", conflicts_with = "skip_others")]
    solution_column: Option<String>,

    /// Symbols for the digits in puzzles and answers, like 0-F or ABCDEFGHI [default: 1-9A-Z, or
    /// those of the puzzle]
    #[arg(long, value_name = "SYMBOLS", conflicts_with = "skip_others")]
    symbols: Option<String>,

    #[command(flatten)]
    rules: RuleArguments,
}

impl BoardArguments {
    fn chosen_symbols(&self) -> Result<Option<Symbols>> {
        let symbols = self.symbols.as_deref().map(Symbols::parse).transpose();
        symbols.map_err(|kind| kind.message()).at("--symbols")
    }

    /// Returns the properties that the command line sets for every file.
    pub(crate) fn hints(&self) -> Result<Hints> {
        let (shape, rules) = self.rules.shape_and_rules()?;
        Ok(Hints {
            format: self.from,
            shape,
            rules,
            skip_others: self.skip_others,
            column: self.column.clone(),
            solution_column: self.solution_column.clone(),
            symbols: self.chosen_symbols()?,
            shows_symbols: true,
            ..Hints::default()
        })
    }
}

/// The geometry of boards, for every command.
#[derive(Args, Debug, Default)]
pub(crate) struct RuleArguments {
    /// Rows and columns of a box, like 2x3, if the input doesn't specify them
    #[arg(long = "box", value_name = "RxC", value_parser = shape)]
    shape: Option<Shape>,

    /// Additional rules of every puzzle, separated by commas: diagonal, windoku, anti-knight,
    /// anti-king or latin
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    rules: Vec<String>,

    /// Jigsaw regions of every puzzle: one character per cell in reading order; equal characters
    /// form a region. With generate, random gives each puzzle its own regions
    #[arg(long, value_name = "STRING")]
    regions: Option<String>,
}

impl RuleArguments {
    /// Returns the shape, if one was given, and the rules.
    pub(crate) fn shape_and_rules(&self) -> Result<(Option<Shape>, Rules)> {
        let mut rules = Rules::default();
        for name in self.rules.iter().map(|name| name.trim()).filter(|name| !name.is_empty()) {
            rules.switch_on(name).at("--rules")?;
        }
        let mut shape = self.shape;
        if let Some(text) = &self.regions {
            ensure!(rules.partition == Partition::Boxes, say::command_no_regions_latin());
            let numbers = regions::read(text).at("--regions")?;
            let side = numbers.len().isqrt();
            if side * side != numbers.len() || side == 0 {
                bail!(say::command_regions_not_square(numbers.len()));
            }
            shape = Some(shape.map_or_else(|| Shape::of_side(side), Ok)?);
            rules.partition = Partition::Regions(numbers);
        }
        if let Some(shape) = shape {
            Geometry::new(shape, rules.clone())?;
        }
        Ok((shape, rules))
    }
}

impl RuleArguments {
    /// Returns `true` if each puzzle is to have its own regions.
    pub(crate) fn has_random_regions(&self) -> bool {
        self.regions.as_deref() == Some(RANDOM)
    }

    /// Returns `true` if the regions of all puzzles are given.
    pub(crate) fn has_regions(&self) -> bool {
        self.regions.is_some() && !self.has_random_regions()
    }

    /// The same rules without regions.
    pub(crate) fn without_regions(&self) -> Self {
        Self { shape: self.shape, rules: self.rules.clone(), regions: None }
    }
}

/// The value of `--regions` for random regions.
const RANDOM: &str = "random";

impl Input {
    /// The names of the inputs, at least one.
    pub(crate) fn names(&self) -> Vec<&Path> {
        let files: Vec<&Path> = self.files.iter().map(PathBuf::as_path).collect();
        if files.is_empty() { vec![Path::new("-")] } else { files }
    }

    /// Refuses to write to a file that is read.
    pub(crate) fn check_output(&self, output: Option<&Path>) -> Result<()> {
        check_output(&self.files, output)
    }
}

/// Refuses to write to one of the `inputs`.
pub(crate) fn check_output(inputs: &[impl AsRef<Path>], output: Option<&Path>) -> Result<()> {
    if let Some(output) = output
        && inputs.iter().any(|input| is_same(input.as_ref(), output))
    {
        bail!(say::command_output_is_input(output.display().to_string()));
    }
    Ok(())
}

/// Opens an input by name on the thread that checks for Ctrl-C. Also returns the name of the input
/// for messages.
pub(crate) fn open(name: &Path, hints: &Hints) -> Result<(String, Reader<'static>)> {
    open_with_bar(name, hints, &ProgressBar::hidden())
}

/// Opens an input as [`open`] does, with a bar that shows the number of bytes read.
pub(crate) fn open_with_bar(
    name: &Path,
    hints: &Hints,
    bar: &ProgressBar,
) -> Result<(String, Reader<'static>)> {
    let wait = |input: Box<dyn Read + Send>| -> Box<dyn Read + Send> { Box::new(Waiting(input)) };
    opened(name, hints, bar, wait)
}

/// Opens an input by name on a thread that may be left behind waiting for it. `bar` shows the
/// number of bytes read. Also returns the name of the input for messages.
pub(crate) fn open_with_progress(
    name: &Path,
    hints: &Hints,
    bar: &ProgressBar,
) -> Result<(String, Reader<'static>)> {
    opened(name, hints, bar, |input| input)
}

/// Opens an input. `wait` wraps standard input, the only input that may block its reader.
fn opened(
    name: &Path,
    hints: &Hints,
    bar: &ProgressBar,
    wait: impl Fn(Box<dyn Read + Send>) -> Box<dyn Read + Send>,
) -> Result<(String, Reader<'static>)> {
    let (shown, input): (String, Box<dyn Read + Send>) = if name == Path::new("-") {
        (render(say::command_standard_input()), wait(Box::new(io::stdin())))
    } else {
        let shown = name.display().to_string();
        check_is_file(name)?;
        let mut file = match File::open(name) {
            Ok(file) => file,
            Err(error) => return puzzle_argument(&shown, hints, &error),
        };
        if parquet::is_parquet(&mut file)? {
            let lines = parquet::open(file, &shown, bar)?;
            let hints = Hints { format: formats::by_name("jsonl"), ..with_remarks(hints, &shown) };
            return Ok((shown, Reader::new(lines, hints)));
        }
        (shown, Box::new(file))
    };
    ensure!(
        hints.format.is_none_or(|format| format.name != parquet::NAME),
        say::command_parquet_file(shown)
    );
    let input = Decompressed::new(bar.wrap_read(input));
    let hints = with_remarks(hints, &shown);
    Ok((shown, Reader::new(input, hints)))
}

/// Hints whose remarks are written to standard error with the name of the input.
fn with_remarks(hints: &Hints, shown: &str) -> Hints {
    let shown = shown.to_owned();
    let remarks = Remarks::to(move |what| remark(say::verbatim_at(&shown, what)));
    Hints { remarks, ..hints.clone() }
}

/// Returns `true` if Windows reserves the name of the file, with any extension and in any folder, for
/// a device that keeps its reader waiting. `NUL` is empty, so it is not one of them.
fn is_device(path: &Path) -> bool {
    let Some(name) = path.file_name().and_then(OsStr::to_str) else { return false };
    let stem = name.split(['.', ':']).next().unwrap_or_default().trim_end().to_ascii_uppercase();
    let mut numbers = ["COM", "LPT"].iter().filter_map(|port| stem.strip_prefix(port));
    ["CON", "PRN", "AUX", "CONIN$", "CONOUT$"].contains(&stem.as_str())
        || numbers.any(|number| matches!(number.as_bytes(), [b'0'..=b'9']))
}

/// Refuses to read a folder, and on Windows a device.
pub(crate) fn check_is_file(path: &Path) -> Result<()> {
    let shown = path.display().to_string();
    ensure!(!cfg!(windows) || !is_device(path), say::command_read_device(shown));
    ensure!(!path.is_dir(), say::command_read_folder(shown));
    Ok(())
}

/// The minimum number of cells of a puzzle given in place of a file name: a 4x4 board.
const CELLS: usize = 16;
/// The minimum length of a puzzle given in place of a file name: `4:a1b2c3`.
const SHORT: usize = 8;
/// The number of characters of a link that a message repeats.
const LINK: usize = 60;

/// Reads an argument that does not name a file as a puzzle.
///
/// # Errors
/// If the argument is not a puzzle, returns `error`, the reason why the file could not be opened.
/// If the argument looks more like a puzzle (or its beginning) than like a file, the error also
/// explains why it isn't a puzzle.
fn puzzle_argument(
    text: &str,
    hints: &Hints,
    error: &io::Error,
) -> Result<(String, Reader<'static>)> {
    let reader = || Reader::new(Cursor::new(text.to_owned().into_bytes()), hints.clone());
    let mut problem = None;
    let mut count = 0;
    if text.len() >= SHORT {
        for record in reader() {
            match record {
                Ok(record) if record.sudoku.givens().cells().len() >= CELLS => count += 1,
                Ok(_) => problem = problem.or_else(|| Some(say::command_small_board())),
                Err(error) => problem = problem.or_else(|| Some(Error::from(error).into())),
            }
        }
    }
    if count > 0 && problem.is_none() {
        let shown = render(say::command_the_argument());
        let hints = with_remarks(hints, &shown);
        let input = Cursor::new(text.to_owned().into_bytes());
        return Ok((shown, Reader::new(input, hints)));
    }
    let cause = say::verbatim(error.to_string());
    bail!(match problem {
        Some(problem) if is_like_a_puzzle(text) => {
            say::command_neither_file_nor_puzzle(text, cause, problem)
        }
        _ if is_made_of_cells(text) => {
            say::command_neither_file_nor_cells(text, cause, text.len())
        }
        _ if text.starts_with("https://") || text.starts_with("http://") => {
            let found = problem.unwrap_or_else(say::command_no_puzzle_in_link);
            let start: String = text.chars().take(LINK).collect();
            let rest = if start == text { "" } else { "..." };
            say::command_cannot_read_link(start + rest, found)
        }
        _ if formats::by_name(text).is_some() => {
            say::command_format_not_file(text, cause)
        }
        _ => say::command_cannot_open(text, cause),
    })
}

/// Makes a bar for the bytes of the inputs. It is hidden unless standard error is a terminal, and
/// also if results appear on the same terminal.
pub(crate) fn bar(names: &[&Path], to_file: bool) -> ProgressBar {
    if !shows_progress() || (stdout().is_terminal() && !to_file) {
        return ProgressBar::hidden();
    }
    let sizes: Option<Vec<u64>> = names.iter().map(|name| size(name)).collect();
    let (bar, template) = match sizes {
        Some(sizes) => (
            ProgressBar::new(sizes.iter().sum()),
            format!(
                "{{bar:30}} {}",
                render(say::command_progress_bytes(
                    "{bytes}",
                    "{total_bytes}",
                    "{elapsed}",
                    "{eta}"
                ))
            ),
        ),
        None => (
            ProgressBar::no_length(),
            format!("{{spinner}} {}", render(say::command_progress_read("{bytes}", "{elapsed}"))),
        ),
    };
    let style = ProgressStyle::with_template(&template);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Returns the size of a file in bytes; `None` if `name` is not a file.
fn size(name: &Path) -> Option<u64> {
    fs::metadata(name).ok().filter(fs::Metadata::is_file).map(|metadata| metadata.len())
}

/// Returns `true` if a name is more like a puzzle on a line than like a file.
pub(crate) fn is_like_a_puzzle(name: &str) -> bool {
    name.len() >= 16 && (is_made_of_cells(name) || name.starts_with('.') && name.contains("~R"))
}

/// Returns `true` if a name consists of digits and blanks.
fn is_made_of_cells(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_digit() || b"._-*".contains(&byte))
}

/// Returns `true` if two paths are the same file.
pub(crate) fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other && one.is_file(),
        _ => false,
    }
}

/// Parses the name of a format for puzzles.
fn formats() -> impl TypedValueParser<Value = &'static Format> {
    one_of(FORMATS, |format| format.name, |format| (format.about)())
}

/// Parses the rows and columns of a box: `2x3`.
fn shape(text: &str) -> Result<Shape, Message> {
    let number = |text: &str| text.trim().parse::<usize>().ok();
    let numbers = text.split_once(['x', 'X']).and_then(|(r, c)| number(r).zip(number(c)));
    let (rows, columns) = numbers.ok_or_else(say::command_expected_box)?;
    Shape::new(rows, columns).map_err(|error| Error::from(error).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_devices() {
        for name in
            ["AUX", "con", "prn.txt", "folder/COM1", "lpt9.sdk", "aux .txt", "CONIN$", "com0:"]
        {
            assert!(is_device(Path::new(name)), "{name}");
        }
        for name in
            ["NUL", "auxiliary", "COM", "COM10", "COMA", "a.aux", "con/puzzle.txt", "-", "/"]
        {
            assert!(!is_device(Path::new(name)), "{name}");
        }
    }
}
