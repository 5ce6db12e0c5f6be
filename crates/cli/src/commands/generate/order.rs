//! The order: what the puzzles are to be like.

use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, ensure};
use clap::Args;
use evoku_sudoku::formats::Hints;
use evoku_sudoku::generate::{GivenSymmetry, Request};
use evoku_sudoku::logic::{LADDER, Technique};
use evoku_sudoku::rating::Level;
use evoku_sudoku::search::{Answer, Auto};
use evoku_sudoku::{Cell, Element, Geometry, Grid, Shape, Sudoku};

use crate::input::{self, RuleArguments};

/// What the puzzles are to be like.
#[derive(Args, Debug)]
pub(super) struct OrderArguments {
    /// The side of the board, 1 to 64 [default: 9, or as --box or --regions say]
    #[arg(long, value_name = "N", conflicts_with_all = ["shape", "regions"])]
    size: Option<usize>,

    #[command(flatten)]
    rules: RuleArguments,

    /// The level, or a range of levels: easy, medium, hard, expert or extreme, like medium..hard
    #[arg(long, value_name = "LEVEL", value_parser = levels)]
    level: Option<RangeInclusive<Level>>,

    /// The score of the path, or a range, like 900..1200
    #[arg(long, value_name = "RANGE", value_parser = scores)]
    score: Option<RangeInclusive<u32>>,

    /// Techniques that the path uses, all of them, before it needs harder ones; separated by
    /// commas; may be repeated
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = technique)]
    technique: Vec<Technique>,

    /// Techniques that the path doesn't use, separated by commas; may be repeated
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = technique)]
    without: Vec<Technique>,

    /// The number of givens, or a range, like 24..28 [default: minimal, so that none can be
    /// spared; on boards other than plain 9x9 none that 20,000 nodes of search, above 25x25
    /// 1,000, show to be spare]
    #[arg(long, value_name = "RANGE", value_parser = givens)]
    givens: Option<Range>,

    /// How the givens lie, see below
    #[arg(long, value_name = "NAME", default_value = "none", value_parser = symmetry)]
    symmetry: GivenSymmetry,

    /// Where the givens are: a file, or a character for each cell in reading order; a dot or 0 for
    /// a blank
    #[arg(long, value_name = "FILE|STRING")]
    pattern: Option<String>,

    /// Make puzzles of these full grids, in turns; a puzzle with one solution stands for its
    /// solution
    #[arg(long, value_name = "FILE")]
    from_grid: Option<PathBuf>,
}

/// A range of numbers of givens; none is minimal.
#[derive(Clone, Debug)]
struct Range(Option<RangeInclusive<usize>>);

impl OrderArguments {
    /// The names of the arguments.
    pub(super) const IDS: [&'static str; 12] = [
        "size",
        "shape",
        "rules",
        "regions",
        "level",
        "score",
        "technique",
        "without",
        "givens",
        "symmetry",
        "pattern",
        "from_grid",
    ];

    /// The request.
    pub(super) fn request(&self) -> anyhow::Result<Request> {
        let (shape, rules) = self.rules.shape_and_rules()?;
        let shape = match (shape, self.size) {
            (Some(shape), _) => shape,
            (None, size) => Shape::of_side(size.unwrap_or(9)).context("--size")?,
        };
        let geometry = Arc::new(Geometry::new(shape, rules)?);
        let pattern = self.pattern.as_deref().map(|text| pattern(text, &geometry)).transpose()?;
        let grids = self.from_grid.as_deref().map(|name| grids(name, &geometry)).transpose()?;
        let cells = geometry.side().pow(2);
        let givens = self.givens.clone().and_then(|range| range.0).map(|range| match range.end() {
            // An end left open is the whole board.
            &usize::MAX => *range.start()..=cells,
            _ => range,
        });
        Ok(Request {
            symmetry: self.symmetry,
            givens,
            pattern,
            levels: self.level.clone(),
            score: self.score.clone(),
            required: self.technique.clone(),
            forbidden: self.without.clone(),
            grids: grids.unwrap_or_default(),
            ..Request::new(&geometry)
        })
    }
}

/// A blank puzzle of the board that is asked for.
pub(super) fn blank(request: &Request) -> anyhow::Result<Sudoku> {
    let geometry = &request.geometry;
    Ok(Sudoku::new(Arc::clone(geometry), Grid::blank(geometry.side()))?)
}

/// The cells of a pattern: a file or the pattern itself.
fn pattern(text: &str, geometry: &Geometry) -> anyhow::Result<Vec<Cell>> {
    let read = match Path::new(text).is_file() {
        true => {
            fs::read_to_string(text).with_context(|| format!("--pattern: can't read {text}"))?
        }
        false => text.to_owned(),
    };
    let places: Vec<char> = read.chars().filter(|c| !c.is_whitespace()).collect();
    let expected = geometry.side().pow(2);
    ensure!(
        places.len() == expected,
        "--pattern: {} characters, expected {expected}, one for each cell (or the name of a file)",
        places.len(),
    );
    let given = |(index, &place): (usize, &char)| {
        (!matches!(place, '.' | '0' | '_' | '-')).then(|| Cell::from_index(index))
    };
    Ok(places.iter().enumerate().filter_map(given).collect())
}

/// The full grids of a file.
fn grids(name: &Path, geometry: &Geometry) -> anyhow::Result<Vec<Grid>> {
    let hints = Hints {
        shape: Some(geometry.shape()),
        rules: geometry.rules().clone(),
        ..Hints::default()
    };
    let (shown, reader) = input::open(name, &hints)?;
    let mut engine = Auto::default();
    let mut grids = Vec::new();
    for (at, record) in reader.enumerate() {
        let sudoku = record.with_context(|| shown.clone())?.sudoku;
        ensure!(
            **sudoku.geometry() == *geometry,
            "{shown}: grid {} is of {}, but puzzles of {geometry} are asked for",
            at + 1,
            sudoku.geometry(),
        );
        match engine.solve(&sudoku) {
            Answer::Unique(grid) => grids.push(grid),
            _ => anyhow::bail!("{shown}: grid {} is not full and has not one solution", at + 1),
        }
    }
    ensure!(!grids.is_empty(), "{shown}: no grid found");
    Ok(grids)
}

/// Both ends of a range `A..B`, either of which may be missing, or twice the one value; none if the
/// first is beyond the last.
fn ends<T>(
    text: &str,
    least: T,
    most: T,
    read: impl Fn(&str) -> Option<T>,
) -> Option<RangeInclusive<T>>
where
    T: Copy + PartialOrd,
{
    let end = |text: &str, missing: T| if text.is_empty() { Some(missing) } else { read(text) };
    match text.split_once("..") {
        Some((from, to)) => {
            let range = end(from.trim(), least)?..=end(to.trim(), most)?;
            (!range.is_empty()).then_some(range)
        }
        None => read(text).map(|only| only..=only),
    }
}

fn levels(text: &str) -> Result<RangeInclusive<Level>, String> {
    let range =
        ends(text, Level::Easy, Level::Extreme, |name| Level::by_name(&name.to_lowercase()));
    let names = Level::ALL.map(Level::name).join(", ");
    range.ok_or_else(|| {
        format!("expected a level like hard or a range like easy..medium; there are {names}")
    })
}

fn scores(text: &str) -> Result<RangeInclusive<u32>, String> {
    let range = ends(text, 0, u32::MAX, |number| number.parse().ok());
    range.ok_or_else(|| "expected a score like 900 or a range like 900..1200".to_owned())
}

fn givens(text: &str) -> Result<Range, String> {
    if text == "minimal" {
        return Ok(Range(None));
    }
    let range = ends(text, 0, usize::MAX, |number| number.parse().ok());
    range
        .map(|range| Range(Some(range)))
        .ok_or_else(|| "expected a number like 30, a range like 24..28, or minimal".to_owned())
}

fn symmetry(name: &str) -> Result<GivenSymmetry, String> {
    GivenSymmetry::by_name(name).ok_or_else(|| {
        let names = GivenSymmetry::ALL.map(GivenSymmetry::name).join(", ");
        format!("there is no such symmetry; there are {names}")
    })
}

fn technique(name: &str) -> Result<Technique, String> {
    Technique::by_name(name).ok_or_else(|| {
        let kinds = LADDER.iter().filter(|rung| rung.usual).flat_map(|rung| rung.kinds);
        let names: Vec<&str> = kinds.map(|(_, name)| *name).collect();
        format!("there is no such technique; there are {}", names.join(", "))
    })
}
