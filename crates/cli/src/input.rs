//! Where puzzles come from: files, `-` or standard input, and what is said about them.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Read, stderr, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail, ensure};
use clap::Args;
use evoku_sudoku::formats::{self, FORMATS, Format, Hints, Reader, regions};
use evoku_sudoku::{Geometry, Partition, Rules, Shape};
use indicatif::{ProgressBar, ProgressStyle};

/// The files to read; the same for every command that reads many puzzles.
#[derive(Args, Debug)]
pub(crate) struct Input {
    /// Files with puzzles; - or none means standard input
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) board: BoardArguments,
}

/// What puzzles don't say themselves; the same for every command that reads some.
#[derive(Args, Debug, Default)]
pub(crate) struct BoardArguments {
    /// The format of the input; detected if not told
    #[arg(long, value_name = "FORMAT", value_parser = format)]
    from: Option<&'static Format>,

    #[command(flatten)]
    rules: RuleArguments,
}

impl BoardArguments {
    /// What is known beforehand about every file.
    pub(crate) fn hints(&self) -> anyhow::Result<Hints> {
        let (shape, rules) = self.rules.shape_and_rules()?;
        Ok(Hints { format: self.from, shape, rules })
    }
}

/// The boards that are meant; the same for every command.
#[derive(Args, Debug, Default)]
pub(crate) struct RuleArguments {
    /// The rows and columns of a box, like 2x3, where nothing else tells
    #[arg(long = "box", value_name = "RxC", value_parser = shape)]
    shape: Option<Shape>,

    /// Further rules of every puzzle, separated by commas: diagonal, windoku, anti-knight,
    /// anti-king or latin
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    rules: Vec<String>,

    /// Jigsaw regions of every puzzle: a character for each cell in reading order, equal ones are
    /// a region
    #[arg(long, value_name = "STRING")]
    regions: Option<String>,
}

impl RuleArguments {
    /// The shape, if it was told, and the rules.
    pub(crate) fn shape_and_rules(&self) -> anyhow::Result<(Option<Shape>, Rules)> {
        let mut rules = Rules::default();
        for name in self.rules.iter().map(|name| name.trim()).filter(|name| !name.is_empty()) {
            rules.switch_on(name).context("--rules")?;
        }
        let mut shape = self.shape;
        if let Some(text) = &self.regions {
            ensure!(rules.partition == Partition::Boxes, "a latin square has no --regions");
            let numbers = regions::read(text).context("--regions")?;
            let side = numbers.len().isqrt();
            if side * side != numbers.len() || side == 0 {
                bail!("--regions: {} cells, expected a square like 81", numbers.len());
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

impl Input {
    /// The names of the inputs, at least one.
    pub(crate) fn names(&self) -> Vec<&Path> {
        let files: Vec<&Path> = self.files.iter().map(PathBuf::as_path).collect();
        if files.is_empty() { vec![Path::new("-")] } else { files }
    }

    /// Refuses to write where something is read.
    pub(crate) fn check_output(&self, output: Option<&Path>) -> anyhow::Result<()> {
        if let Some(output) = output
            && self.files.iter().any(|name| is_same(name, output))
        {
            bail!("{} is an input as well, choose another output", output.display());
        }
        Ok(())
    }
}

/// An input by name, and how to call it in messages.
pub(crate) fn open(name: &Path, hints: &Hints) -> anyhow::Result<(String, Reader<'static>)> {
    open_watched(name, hints, &ProgressBar::hidden())
}

/// The same, with a bar that shows how many bytes were read.
pub(crate) fn open_watched(
    name: &Path,
    hints: &Hints,
    bar: &ProgressBar,
) -> anyhow::Result<(String, Reader<'static>)> {
    let (shown, input): (String, Box<dyn Read>) = if name == Path::new("-") {
        ("standard input".to_owned(), Box::new(io::stdin()))
    } else {
        let shown = name.display().to_string();
        let file = File::open(name).map_err(|error| {
            let hint = match is_like_a_puzzle(&shown) {
                true => "; a puzzle itself is read from standard input",
                false => "",
            };
            anyhow!("can't open {shown}: {error}{hint}")
        })?;
        let folder = file.metadata().is_ok_and(|metadata| metadata.is_dir());
        ensure!(!folder, "can't read {shown}: it is a folder");
        (shown, Box::new(file))
    };
    Ok((shown, Reader::new(bar.wrap_read(input), hints.clone())))
}

/// A bar over the bytes of the inputs, hidden where nobody would see it or it would be in the way.
pub(crate) fn bar(names: &[&Path], to_file: bool) -> ProgressBar {
    if !stderr().is_terminal() || (stdout().is_terminal() && !to_file) {
        return ProgressBar::hidden();
    }
    let size = |name: &&Path| {
        fs::metadata(name).ok().filter(fs::Metadata::is_file).map(|metadata| metadata.len())
    };
    let sizes: Option<Vec<u64>> = names.iter().map(size).collect();
    let (bar, template) = match sizes {
        Some(sizes) => (
            ProgressBar::new(sizes.iter().sum()),
            "{bar:30} {bytes} of {total_bytes}, {elapsed} gone, {eta} to go",
        ),
        None => (ProgressBar::no_length(), "{spinner} {bytes}, {elapsed} gone"),
    };
    let style = ProgressStyle::with_template(template);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Whether a name is more like a puzzle on a line than like a file.
fn is_like_a_puzzle(name: &str) -> bool {
    name.len() >= 16 && name.bytes().all(|byte| byte.is_ascii_digit() || b"._-*".contains(&byte))
}

/// Whether two paths are the same file.
fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other && one.is_file(),
        _ => false,
    }
}

/// The format to write: the one that was told, or that of the file's extension, or `line`.
pub(crate) fn output_format(
    told: Option<&'static Format>,
    output: Option<&Path>,
) -> &'static Format {
    told_format(told, output).unwrap_or_else(|| formats::by_name("line").unwrap_or(FORMATS[0]))
}

/// The format that was told, or that of the file's extension.
pub(crate) fn told_format(
    told: Option<&'static Format>,
    output: Option<&Path>,
) -> Option<&'static Format> {
    let extension = output.and_then(Path::extension);
    told.or_else(|| extension.and_then(|text| formats::by_extension(&text.to_string_lossy())))
}

/// A format by its name.
pub(crate) fn format(name: &str) -> Result<&'static Format, String> {
    formats::by_name(name).ok_or_else(|| {
        let names: Vec<_> = FORMATS.iter().map(|format| format.name).collect();
        format!("there is no such format; there are {}", names.join(", "))
    })
}

/// The rows and columns of a box: `2x3`.
fn shape(text: &str) -> Result<Shape, String> {
    let number = |text: &str| text.trim().parse::<usize>().ok();
    let numbers = text.split_once(['x', 'X']).and_then(|(r, c)| number(r).zip(number(c)));
    let (rows, columns) = numbers.ok_or("expected rows and columns like 2x3")?;
    Shape::new(rows, columns).map_err(|error| error.to_string())
}
