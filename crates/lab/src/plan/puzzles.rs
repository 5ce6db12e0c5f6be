//! Sources of the puzzles of a class.

use std::collections::HashSet;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_evolve::Rng;
use evoku_messages::{Message, say};
use evoku_sudoku::formats::{Hints, Reader};
use evoku_sudoku::generate::{Generator, Request};
use evoku_sudoku::{Canonical, Geometry, Shape, Sudoku};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The bundled set: ten puzzles of each of nine classes, made by `evoku generate --set` with seed
/// 1.
const BUNDLED: &str = include_str!("../../puzzles/set.csv");

/// The number of vain attempts after which no further puzzle is expected. The first is for plain
/// 9x9 boards, the second for others, on which an attempt takes longer.
const PATIENCE: [u64; 2] = [1_000_000, 10_000];

/// The names of the bundled classes, in the order of the set.
#[must_use]
pub fn bundled_names() -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for record in Reader::new(BUNDLED.as_bytes(), Hints::default()).flatten() {
        if let Some(class) = record.field("class")
            && names.last().is_none_or(|last| last != class)
        {
            names.push(class.to_owned());
        }
    }
    names
}

/// The puzzles of a bundled class; empty if it does not exist.
pub(super) fn bundled(name: &str) -> Vec<Sudoku> {
    let records = Reader::new(BUNDLED.as_bytes(), Hints::default()).flatten();
    let mine = records.filter(|record| record.field("class") == Some(name));
    mine.map(|record| record.sudoku).collect()
}

/// A function that decompresses a file, if it is compressed.
pub type Unpack = fn(File) -> Box<dyn Read + Send>;

/// The folder with the puzzle files of a plan.
pub(super) struct Folder<'p> {
    pub(super) path: &'p Path,
    pub(super) unpack: Unpack,
}

impl Folder<'_> {
    /// The puzzles of a file, in any format.
    pub(super) fn puzzles(&self, name: &str, hints: Hints) -> Result<Vec<Sudoku>, Message> {
        let path = self.path.join(name);
        let shown = || path.display().to_string();
        let file = File::open(&path).map_err(|error| {
            say::lab_plan_cannot_open(shown(), say::verbatim(error.to_string()))
        })?;
        if file.metadata().is_ok_and(|metadata| metadata.is_dir()) {
            return Err(say::lab_plan_folder(shown()));
        }
        let mut puzzles = Vec::new();
        for record in Reader::new((self.unpack)(file), hints) {
            let at = |what| say::verbatim_at(shown(), say::verbatim(what));
            puzzles.push(record.map_err(|error| at(error.to_string()))?.sudoku);
        }
        if puzzles.is_empty() {
            return Err(say::verbatim_at(shown(), say::lab_plan_no_puzzle()));
        }
        Ok(puzzles)
    }
}

/// The names of files in the classes of a plan, as they are in its text. Empty if the text is not a
/// plan.
#[must_use]
pub fn puzzle_files(plan: &str) -> Vec<String> {
    let Ok(table) = DeTable::parse(plan) else { return Vec::new() };
    let classes = table.get_ref().get("class").and_then(|class| class.get_ref().as_array());
    let named = |class: &Spanned<DeValue<'_>>| {
        let file = class.get_ref().as_table()?.get("file")?.get_ref();
        let one = file.as_str().map(|name| vec![name.to_owned()]);
        let several = || {
            let names = file.as_array()?.iter().filter_map(|name| name.get_ref().as_str());
            Some(names.map(str::to_owned).collect())
        };
        one.or_else(several)
    };
    classes.into_iter().flatten().filter_map(named).flatten().collect()
}

/// The single puzzle of a text.
pub(super) fn of_text(text: &str, hints: Hints) -> Result<Sudoku, Message> {
    let mut records = Reader::new(text.as_bytes(), hints);
    let first = records.next().ok_or_else(say::lab_plan_no_puzzle_here)?;
    let first = first.map_err(|error| say::verbatim(error.to_string()))?;
    match records.next() {
        Some(_) => Err(say::lab_plan_several_puzzles_here()),
        None => Ok(first.sudoku),
    }
}

/// Generates distinct puzzles; a seed gives the same ones as with `evoku generate`.
pub(super) fn generate(
    request: Request,
    count: usize,
    seed: u64,
    cancel: &AtomicBool,
) -> Result<Vec<Sudoku>, Message> {
    let is_nine = request.geometry.is_plain_nine() && request.constraints.is_empty();
    let patience = PATIENCE[usize::from(!is_nine)];
    let mut generator =
        Generator::new(request).map_err(|error| say::verbatim(error.to_string()))?;
    let (mut known, mut puzzles, mut in_vain) = (HashSet::new(), Vec::new(), 0);
    for number in 0.. {
        let mut made = Vec::new();
        let mut rng = Rng::stream(seed, number);
        let tally = generator.batch(number, Some(cancel), &mut |bound| rng.index(bound), &mut made);
        if cancel.load(std::sync::atomic::Ordering::Relaxed) {
            return Err(say::lab_plan_cancelled());
        }
        in_vain += tally.attempts;
        for made in made {
            let givens = made.sudoku.givens();
            let form = if is_nine {
                Canonical::of(givens).map_err(|error| say::verbatim(error.to_string()))?.form
            } else {
                givens.clone()
            };
            let geometry = made.sudoku.geometry();
            let constraints = geometry.constraints().iter().map(|one| one.text(geometry.side()));
            if known.insert((form, constraints.collect::<Vec<_>>())) {
                in_vain = 0;
                puzzles.push(made.sudoku);
            }
            if puzzles.len() == count {
                return Ok(puzzles);
            }
        }
        if in_vain >= patience {
            break;
        }
    }
    Err(say::lab_plan_few_puzzles(puzzles.len(), count))
}

/// The shape of a size like `9`, or like `2x3` (rows and columns of a box).
pub(super) fn shape(text: &str) -> Result<Shape, Message> {
    let number = |text: &str| text.trim().parse::<usize>().ok();
    let shape = match text.split_once(['x', 'X']) {
        Some((rows, columns)) => {
            let (rows, columns) =
                number(rows).zip(number(columns)).ok_or_else(say::lab_plan_box)?;
            Shape::new(rows, columns)
        }
        None => Shape::of_side(number(text).ok_or_else(say::lab_plan_size)?),
    };
    shape.map_err(|error| say::verbatim(error.to_string()))
}

/// The geometry of a shape with the rules of `hints`.
pub(super) fn geometry(shape: Shape, hints: &Hints) -> Result<Arc<Geometry>, Message> {
    Geometry::new(shape, hints.rules.clone())
        .map(Arc::new)
        .map_err(|error| say::verbatim(error.to_string()))
}
