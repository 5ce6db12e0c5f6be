//! The output format, given by `--to`, `--json` or the extension of `-o`.

use std::fmt::Debug;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use evoku_messages::say;
use evoku_sudoku::formats::{self, FORMATS, Format};

use crate::compression::Compression;
use crate::error::{Result, bail};
use crate::output::sink::Output;
use crate::parquet;

/// The description of an output format.
#[derive(Clone, Copy, Debug)]
pub(crate) struct About {
    /// The name for `--to`.
    pub(crate) name: &'static str,
    /// The extensions of its files, without dots.
    pub(crate) extensions: &'static [&'static str],
    /// A description of the contents, for one line of the help.
    pub(crate) meaning: &'static str,
}

/// Constructors for the kinds of files that several commands write; `meaning` describes the
/// contents.
impl About {
    const fn new(
        name: &'static str,
        extensions: &'static [&'static str],
        meaning: &'static str,
    ) -> Self {
        Self { name, extensions, meaning }
    }

    pub(crate) const fn text(meaning: &'static str) -> Self {
        Self::new("text", &["txt"], meaning)
    }

    pub(crate) const fn table(meaning: &'static str) -> Self {
        Self::new("table", &["txt"], meaning)
    }

    pub(crate) const fn csv(meaning: &'static str) -> Self {
        Self::new("csv", &["csv"], meaning)
    }

    pub(crate) const fn json(meaning: &'static str) -> Self {
        Self::new("json", &["json"], meaning)
    }

    pub(crate) const fn jsonl(meaning: &'static str) -> Self {
        Self::new("jsonl", &["jsonl", "ndjson"], meaning)
    }

    pub(crate) const fn markdown(meaning: &'static str) -> Self {
        Self::new("markdown", &["md", "markdown"], meaning)
    }

    pub(crate) const fn html(meaning: &'static str) -> Self {
        Self::new("html", &["html", "htm"], meaning)
    }

    pub(crate) const fn svg(meaning: &'static str) -> Self {
        Self::new("svg", &["svg"], meaning)
    }

    pub(crate) const fn png(meaning: &'static str) -> Self {
        Self::new("png", &["png"], meaning)
    }

    pub(crate) const fn pdf(meaning: &'static str) -> Self {
        Self::new("pdf", &["pdf"], meaning)
    }
}

/// The formats in which a command can write its results, usually an `enum` of the command.
///
/// [`FileArguments`] reads from it the values of `--to`, for the help and for shell completions. A
/// format named `json` writes one JSON document: an array if there may be many results. One named
/// `jsonl` writes one object per line.
pub(crate) trait NamedFormat: Copy + Debug + Send + Sync + 'static {
    /// The name of the default format, for the help.
    const DEFAULT: &'static str;

    /// All formats, in the order of the help.
    fn all() -> &'static [Self];

    /// The name, extensions and meaning of this format.
    fn about(self) -> About;

    /// Returns `true` if the formats are those of puzzles.
    fn holds_puzzles() -> bool {
        false
    }

    /// The meaning of this format in the help.
    fn meaning(self) -> String {
        self.about().meaning.to_owned()
    }

    /// Returns the format named `name`.
    fn by_name(name: &str) -> Option<Self> {
        Self::all().iter().copied().find(|format| format.about().name == name)
    }

    /// Returns the format of files with `extension`, regardless of case.
    fn by_extension(extension: &str) -> Option<Self> {
        let is_it = |known: &&str| known.eq_ignore_ascii_case(extension);
        Self::all().iter().copied().find(|format| format.about().extensions.iter().any(is_it))
    }
}

/// Returns the format of puzzles with this name.
pub(crate) fn format_named(name: &str) -> Result<&'static Format> {
    let known = FORMATS.iter().map(|format| format.name);
    let unknown = || say::command_unknown_format(name).suggesting(name, known).into();
    formats::by_name(name).ok_or_else(unknown)
}

impl NamedFormat for &'static Format {
    const DEFAULT: &'static str = "line";

    fn all() -> &'static [Self] {
        FORMATS
    }

    fn about(self) -> About {
        About::new(self.name, self.extensions, "")
    }

    fn meaning(self) -> String {
        (self.about)().to_string()
    }

    fn holds_puzzles() -> bool {
        true
    }
}

/// `--to` and `--output`, for commands that write one result file.
#[derive(Args, Debug)]
pub(crate) struct FileArguments<F: NamedFormat> {
    /// Output format [default: by the extension of the output file]
    #[arg(long, value_name = "FORM", value_parser = parser::<F>(), help = help::<F>())]
    to: Option<F>,

    /// Output file, which appears when it is complete; .gz and .zst compress it [default: standard
    /// output, also with -]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// `--to`, `--json` and `--output`, for commands whose results can be JSON.
#[derive(Args, Debug)]
pub(crate) struct ResultArguments<F: NamedFormat> {
    #[command(flatten)]
    file: FileArguments<F>,

    /// The same as --to json
    #[arg(long, conflicts_with = "to")]
    json: bool,
}

impl<F: NamedFormat> FileArguments<F> {
    /// Returns the format that `--to` or the output file's extension names; `None` if neither does.
    ///
    /// # Errors
    /// If the file has an extension that no format has, or that of a format other than `--to`
    /// names.
    pub(crate) fn format(&self) -> Result<Option<F>> {
        self.format_or(self.to)
    }

    /// Returns the format as [`format`](Self::format) does, if the command line names the format
    /// `explicit`.
    fn format_or(&self, explicit: Option<F>) -> Result<Option<F>> {
        match (explicit, self.path()) {
            (None, None) => Ok(None),
            (None, Some(path)) => of_path(path),
            (Some(explicit), path) => {
                path.map_or(Ok(()), |path| check_extension(explicit, path))?;
                Ok(Some(explicit))
            }
        }
    }

    /// Returns the file to write; `None` for standard output.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| *path != Path::new("-"))
    }

    /// Opens the output.
    pub(crate) fn create(&self) -> Result<Output> {
        match self.format()? {
            Some(format) if format.about().name == parquet::NAME => parquet::create(self.path()),
            _ => Output::create(self.path()),
        }
    }
}

impl<F: NamedFormat> ResultArguments<F> {
    /// Returns the format that `--to`, `--json` or the output file's extension names; `None` if
    /// nothing names one.
    ///
    /// # Errors
    /// If the file has an extension that no format has, or that of a format other than the one
    /// named.
    pub(crate) fn format(&self) -> Result<Option<F>> {
        self.format_or(None)
    }

    /// Returns the format as [`format`](Self::format) does, if an option of the command names the
    /// format `explicit`.
    ///
    /// # Errors
    /// As [`format`](Self::format).
    pub(crate) fn format_or(&self, explicit: Option<F>) -> Result<Option<F>> {
        let json = if self.json { F::by_name("json") } else { None };
        self.file.format_or(explicit.or(json).or(self.file.to))
    }

    /// Returns the file to write; `None` for standard output.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.file.path()
    }

    /// Opens the output.
    pub(crate) fn create(&self) -> Result<Output> {
        if self.json { Output::create(self.path()) } else { self.file.create() }
    }
}

/// Returns the extension of `path`, before `.gz` or `.zst`.
fn extension(path: &Path) -> Option<String> {
    let (_, bare) = Compression::of(path);
    bare.extension().map(|text| text.to_string_lossy().into_owned())
}

/// Returns the format that the extension of `path` names, before `.gz` or `.zst`; `None` if it has
/// no extension.
///
/// # Errors
/// If no format has the extension. The contents of the file would not be what its name promises.
fn of_path<F: NamedFormat>(path: &Path) -> Result<Option<F>> {
    let Some(extension) = extension(path) else { return Ok(None) };
    if let Some(format) = F::by_extension(&extension) {
        return Ok(Some(format));
    }
    if extension.eq_ignore_ascii_case(parquet::NAME) && F::holds_puzzles() {
        bail!(say::command_parquet_write(path.display().to_string()));
    }
    let mut known: Vec<&str> =
        F::all().iter().flat_map(|format| format.about().extensions).copied().collect();
    known.sort_unstable();
    let known = known.into_iter().map(|extension| format!(".{extension}"));
    bail!(say::command_unknown_extension(path.display().to_string(), extension, known))
}

/// The extension that any text file may have.
const TEXT: &str = "txt";

/// Checks that the extension of `path` does not name a format other than `explicit`.
///
/// # Errors
/// If it does.
fn check_extension<F: NamedFormat>(explicit: F, path: &Path) -> Result<()> {
    let extension = extension(path).unwrap_or_default().to_lowercase();
    let About { name, extensions, .. } = explicit.about();
    match F::by_extension(&extension) {
        Some(other) if extension != TEXT && !extensions.contains(&extension.as_str()) => {
            let extension = *extensions.first().unwrap_or(&name);
            let path = path.display().to_string();
            bail!(say::command_other_extension(path, other.about().name, name, extension))
        }
        _ => Ok(()),
    }
}

/// Makes a parser of the name of a format, which lists all formats for the help and for
/// completions.
fn parser<F: NamedFormat>() -> impl TypedValueParser<Value = F> {
    let value = |format: &F| PossibleValue::new(format.about().name).help(format.meaning());
    let values: Vec<PossibleValue> = F::all().iter().map(value).collect();
    let unknown = say::command_unknown_form;
    PossibleValuesParser::new(values).try_map(move |name| F::by_name(&name).ok_or_else(unknown))
}

/// The help of `--to`.
fn help<F: NamedFormat>() -> String {
    let default = F::DEFAULT;
    format!("Output format [default: by the extension of the output file, otherwise {default}]")
}
