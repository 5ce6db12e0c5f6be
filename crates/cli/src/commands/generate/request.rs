//! The options that specify the puzzles to generate.

use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use clap::builder::TypedValueParser;
use evoku_evolve::Rng;
use evoku_messages::{Message, say};
use evoku_sudoku::formats::{Hints, Play, Record};
use evoku_sudoku::generate::{self, GivenSymmetry, LAYOUTS, Placement, PlacementError, Request};
use evoku_sudoku::logic::{LADDER, Rung, Technique};
use evoku_sudoku::rating::Level;
use evoku_sudoku::search::{Answer, Auto};
use evoku_sudoku::{Cell, Digit, Digits, Element, Geometry, Grid, Partition, Shape, Sudoku};

use crate::arguments::{listing, one_of, suggesting, whole};
use crate::error::{Context, Error, Result, bail, ensure};
use crate::input::{self, RuleArguments, check_is_file};

/// The options that specify the puzzles to generate.
#[derive(Args, Debug)]
pub(super) struct RequestArguments {
    /// Side of the board, 1 to 64 [default: 9, or as given by --box or --regions]
    #[arg(long, value_name = "N", conflicts_with = "shape", value_parser = size)]
    size: Option<usize>,

    #[command(flatten)]
    rules: RuleArguments,

    /// Constraints to lay out, separated by commas, like killer:3 or thermometer:4..6
    ///
    /// NAME:CELLS sets the number of cells of a cage or line. If the constraints fix the solution,
    /// the puzzle has no givens.
    #[arg(long, value_name = "NAME[:CELLS],...", value_delimiter = ',',
        value_parser = listing(placement, layouts()))]
    constraints: Vec<Placement>,

    /// Also remove constraints, as long as the solution stays unique
    ///
    /// Then no constraint, or orbit of the --symmetry, can be removed without a second solution.
    /// With a --level below extreme, constraints also stay if techniques up to the highest
    /// requested level don't solve the puzzle without them. Rules of the whole board stay. The
    /// search that checks a constraint has the limits of --givens.
    #[arg(long, requires = "constraints")]
    minimal: bool,

    /// Level, or a range of levels, like medium..hard: easy, medium, hard, expert or extreme
    ///
    /// With numbers, like easy:20,medium:20, a graded set is generated, easiest first.
    #[arg(long, value_name = "LEVEL[:N],...", value_delimiter = ',',
        value_parser = suggesting(grade, &Level::ALL.map(Level::name)),
        hide_possible_values = true)]
    level: Vec<Grade>,

    /// Score of the solution path, or a range, like 900..1200
    #[arg(long, value_name = "RANGE", value_parser = scores)]
    score: Option<RangeInclusive<u32>>,

    /// Techniques that the solution path uses, separated by commas; may be repeated
    ///
    /// The path uses all of them before it needs a harder technique. Few random puzzles use some
    /// techniques, such as jellyfish. From the first 9x9 puzzle that does, evoku makes others with
    /// other solutions, so only the first one needs many attempts. --available finds positions in
    /// which such a technique is possible.
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = technique)]
    technique: Vec<Technique>,

    /// Generate positions in which these techniques are possible next steps, separated by commas
    ///
    /// All techniques of the ladder are allowed, including those that ratings don't use; an unknown
    /// name lists them. Easier steps may be possible too. The position is the first one on the solution path in
    /// which no single is left and all of the techniques are possible. It consists of the givens,
    /// placed digits and candidates ruled out. In CSV and other formats without positions, singles
    /// alone lead from the puzzle to such a position. The field `step` or the comment has the
    /// steps.
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = any_technique)]
    available: Vec<Technique>,

    /// Techniques that the solution path doesn't use, separated by commas; may be repeated
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = technique)]
    without: Vec<Technique>,

    /// Number of givens, or a range, like 24..28 [default: minimal, so that no given can be
    /// removed]
    ///
    /// Without any given of a minimal puzzle, or without an orbit of the --symmetry, there is a
    /// second solution. Plain 9x9 puzzles of every level are minimal. On other boards and with
    /// --constraints, puzzles of a --level below extreme have more givens. There, a given also
    /// stays if techniques up to the highest requested level don't solve the puzzle without it.
    ///
    /// On boards other than plain 9x9, a given also stays if the search that checks it reaches its
    /// node limit. The limit is 200,000 nodes up to 16x16, 20,000 up to 25x25 and with constraints
    /// up to 12x12, and 1,000 on all other boards. evoku reports the number of puzzles for which this
    /// happened.
    #[arg(long, value_name = "RANGE", value_parser = givens)]
    givens: Option<Range>,

    /// Symmetry of the givens and of the --constraints
    #[arg(long, value_name = "NAME", default_value = "none", value_parser = symmetry())]
    symmetry: GivenSymmetry,

    /// Cells of the givens: a file, or one character per cell in reading order, a dot or 0 for an
    /// open cell
    #[arg(long, value_name = "FILE|STRING")]
    pattern: Option<String>,

    /// Generate puzzles from the full grids of this file, in turn; if an entry is a puzzle, its
    /// unique solution is used
    #[arg(long, value_name = "FILE")]
    from_grid: Option<PathBuf>,
}

/// A requested level or range of levels, with the number of puzzles.
#[derive(Clone, Debug)]
struct Grade {
    levels: RangeInclusive<Level>,
    count: Option<u64>,
}

/// One request of the command; a graded set has several.
pub(super) struct Part {
    /// The name in the report, if there are several parts.
    pub(super) name: Option<String>,
    pub(super) request: Request,
    pub(super) wanted: u64,
}

/// A range of numbers of givens; `None` means minimal.
#[derive(Clone, Debug)]
struct Range(Option<RangeInclusive<usize>>);

impl RequestArguments {
    /// The ids of the arguments.
    pub(super) const IDS: [&'static str; 15] = [
        "size",
        "shape",
        "rules",
        "regions",
        "constraints",
        "minimal",
        "level",
        "score",
        "technique",
        "available",
        "without",
        "givens",
        "symmetry",
        "pattern",
        "from_grid",
    ];

    /// The files that a request may name; a pattern may also be the cells themselves.
    pub(super) fn files(&self) -> Vec<&Path> {
        let pattern = self.pattern.as_deref().map(Path::new);
        pattern.into_iter().chain(self.from_grid.as_deref()).collect()
    }

    /// Returns the requests, easiest first: one for each level of a graded set. `number` is the
    /// number of puzzles requested on the command line; a graded set has its own numbers. The
    /// puzzles of `sorted` requests are always rated.
    pub(super) fn parts(&self, number: Option<u64>, sorted: bool) -> Result<Vec<Part>> {
        let request = self.request()?;
        let default = number.unwrap_or(1);
        if let [] | [Grade { count: None, .. }] = &self.level[..] {
            let any = sorted.then_some(Level::Easy..=Level::Extreme);
            let levels = self.level.first().map(|grade| grade.levels.clone()).or(any);
            let request = Request { levels, ..request };
            return Ok(vec![Part { name: None, request, wanted: default }]);
        }
        ensure!(number.is_none(), say::command_level_counts(default));
        let mut parts = Vec::new();
        for Grade { levels, count } in &self.level {
            let (from, to) = (levels.start().name(), levels.end().name());
            let name = if from == to { from.to_owned() } else { format!("{from}..{to}") };
            let wanted = count.ok_or_else(|| say::command_level_count(&name))?;
            let request = Request { levels: Some(levels.clone()), ..request.clone() };
            parts.push(Part { name: Some(name), request, wanted });
        }
        parts.sort_by_key(|part| part.request.levels.as_ref().map(|levels| *levels.start()));
        Ok(parts)
    }

    /// Returns `true` if constraints are laid out for each puzzle.
    pub(super) fn asks_for_constraints(&self) -> bool {
        !self.constraints.is_empty()
    }

    /// Returns `true` if positions with certain techniques are requested.
    pub(super) fn asks_for_positions(&self) -> bool {
        !self.available.is_empty()
    }

    /// Returns `true` if a graded set is requested.
    pub(super) fn is_graded(&self) -> bool {
        self.level.iter().any(|grade| grade.count.is_some())
    }

    /// Returns the request without its levels.
    fn request(&self) -> Result<Request> {
        let random_regions = self.rules.has_random_regions();
        ensure!(self.size.is_none() || !self.rules.has_regions(), say::command_size_regions());
        ensure!(self.from_grid.is_none() || !random_regions, say::command_grid_regions());
        let (shape, mut rules) = match random_regions {
            true => self.rules.without_regions().shape_and_rules()?,
            false => self.rules.shape_and_rules()?,
        };
        let shape = match (shape, self.size) {
            (Some(shape), _) => shape,
            (None, size) => Shape::of_side(size.unwrap_or(9)).at("--size")?,
        };
        if random_regions {
            ensure!(rules.partition == Partition::Boxes, say::command_no_regions_latin());
            // Any regions will do to check the request; each puzzle gets its own.
            let mut rng = Rng::new(0);
            let regions = generate::random_regions(shape, &mut |bound| rng.index(bound));
            rules.partition = Partition::Regions(regions);
        }
        let geometry = Arc::new(Geometry::new(shape, rules)?);
        let pattern = self.pattern.as_deref().map(|text| pattern(text, &geometry)).transpose()?;
        let grids = self.from_grid.as_deref().map(|name| grids(name, &geometry)).transpose()?;
        let cells = geometry.side().pow(2);
        let givens = self.givens.clone().and_then(|range| range.0).map(|range| match range.end() {
            // An open end means the whole board.
            &usize::MAX => *range.start()..=cells,
            _ => range,
        });
        Ok(Request {
            symmetry: self.symmetry,
            givens,
            pattern,
            score: self.score.clone(),
            required: self.technique.clone(),
            available: self.available.clone(),
            forbidden: self.without.clone(),
            grids: grids.unwrap_or_default(),
            constraints: self.constraints.clone(),
            minimal: self.minimal,
            random_regions,
            ..Request::new(&geometry)
        })
    }
}

/// Returns a puzzle without givens on this board.
pub(super) fn blank(geometry: &Arc<Geometry>) -> Result<Sudoku> {
    Ok(Sudoku::new(Arc::clone(geometry), Grid::blank(geometry.side()))?)
}

/// Returns a record of this board with a position in play: a placed digit and, if possible, a cell
/// with a candidate ruled out.
pub(super) fn in_play(geometry: &Arc<Geometry>) -> Result<Record> {
    let mut play = Play::none(geometry.side());
    play.placed.set(Cell::from_index(0), Some(Digit::from_index(0)));
    if geometry.side() > 2 {
        let last = Cell::from_index(geometry.side().pow(2) - 1);
        play.marks.set(last, Digits::first(2));
    }
    Ok(Record::of(blank(geometry)?).with_play(play))
}

/// Reads the cells of a pattern from a file, or from the text itself.
fn pattern(text: &str, geometry: &Geometry) -> Result<Vec<Cell>> {
    check_is_file(Path::new(text)).at("--pattern")?;
    let read = if Path::new(text).is_file() {
        fs::read_to_string(text)
            .within(|cause| say::command_cannot_read(text, cause))
            .at("--pattern")?
    } else {
        text.to_owned()
    };
    generate::pattern(&read, geometry).within(say::command_pattern)
}

/// Reads the full grids of a file.
fn grids(name: &Path, geometry: &Geometry) -> Result<Vec<Grid>> {
    let hints = Hints {
        shape: Some(geometry.shape()),
        rules: geometry.rules().clone(),
        ..Hints::default()
    };
    let (shown, reader) = input::open(name, &hints).at("--from-grid")?;
    let mut engine = Auto::default();
    let mut grids = Vec::new();
    for (at, record) in reader.enumerate() {
        let sudoku = record.at(&shown)?.sudoku;
        ensure!(
            **sudoku.geometry() == *geometry,
            say::command_grid_other(&shown, at + 1, &**sudoku.geometry(), geometry,),
        );
        match engine.solve(&sudoku) {
            Answer::Unique(grid) => grids.push(grid),
            _ => bail!(say::command_grid_open(&shown, at + 1)),
        }
    }
    ensure!(!grids.is_empty(), say::verbatim_at(&shown, say::command_no_grid()));
    Ok(grids)
}

/// Parses a range `A..B`, either end of which may be missing, or a single value, which is then both
/// ends. Returns `None` if an end can't be read or the range is empty.
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

/// The names of layouts with their meanings.
fn layouts() -> impl Iterator<Item = (&'static str, String)> {
    LAYOUTS.iter().map(|layout| (layout.name, (layout.about)().to_string()))
}

fn placement(text: &str) -> Result<Placement, Message> {
    text.parse().map_err(|error: PlacementError| Error::from(error).into())
}

/// Parses a level or a range of levels, with or without a number of puzzles: `medium..hard:20`.
fn grade(text: &str) -> Result<Grade, Message> {
    let Some((range, number)) = text.split_once(':') else {
        return Ok(Grade { levels: levels(text)?, count: None });
    };
    let count = number.trim().parse().ok().filter(|&count: &u64| count > 0);
    let count = count.ok_or_else(say::command_grade_count)?;
    Ok(Grade { levels: levels(range.trim())?, count: Some(count) })
}

fn levels(text: &str) -> Result<RangeInclusive<Level>, Message> {
    let range =
        ends(text, Level::Easy, Level::Extreme, |name| Level::by_name(&name.to_lowercase()));
    range.ok_or_else(|| {
        let names = Level::ALL.map(Level::name);
        let ends = text.split_once("..").unwrap_or((text, ""));
        let is_level = |name: &str| Level::by_name(&name.to_lowercase()).is_some();
        let wrong = if is_level(ends.0.trim()) { ends.1 } else { ends.0 };
        say::command_expected_levels(names).suggesting(wrong.trim(), names)
    })
}

/// Parses the number of rows of a board; [`Shape`] checks its range.
fn size(text: &str) -> Result<usize, Message> {
    let number = whole(0..=u64::MAX)(text)?;
    Ok(usize::try_from(number).unwrap_or(usize::MAX))
}

fn scores(text: &str) -> Result<RangeInclusive<u32>, Message> {
    let range = ends(text, 0, u32::MAX, |number| number.parse().ok());
    range.ok_or_else(say::command_expected_scores)
}

fn givens(text: &str) -> Result<Range, Message> {
    if text == "minimal" {
        return Ok(Range(None));
    }
    let range = ends(text, 0, usize::MAX, |number| number.parse().ok());
    range.map(|range| Range(Some(range))).ok_or_else(say::command_expected_givens)
}

/// Makes a parser of the name of a symmetry.
fn symmetry() -> impl TypedValueParser<Value = GivenSymmetry> {
    one_of(&GivenSymmetry::ALL, GivenSymmetry::name, |_| "")
}

fn technique(name: &str) -> Result<Technique, Message> {
    technique_among(name, |rung| rung.default)
}

fn any_technique(name: &str) -> Result<Technique, Message> {
    technique_among(name, |_| true)
}

/// Parses the name of a technique. The error lists the techniques of rungs for which `lists`
/// returns `true`.
fn technique_among(name: &str, lists: impl Fn(&Rung) -> bool) -> Result<Technique, Message> {
    Technique::by_name(name).ok_or_else(|| {
        let kinds = LADDER.iter().filter(|rung| lists(rung)).flat_map(|rung| rung.kinds);
        let known = say::command_technique_names(kinds.map(|(_, name)| *name));
        known.suggesting(name, Technique::names().map(|(_, name)| name))
    })
}
