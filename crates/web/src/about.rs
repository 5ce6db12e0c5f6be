//! `about`: the tables of the libraries, for menus.

use evoku_messages::say;
use evoku_sudoku::explain::STYLE;
use evoku_sudoku::formats::FORMATS;
use evoku_sudoku::generate::{GivenSymmetry, LAYOUTS};
use evoku_sudoku::logic::{LADDER, Rung};
use evoku_sudoku::rating::{Level, Scale};
use evoku_sudoku::search::ENGINES;
use evoku_sudoku::{CONSTRAINTS, Extent, MAX_SIDE, Rules};
use serde::Serialize;

use crate::arguments::Nothing;
use crate::game::Move;
use crate::path::SCALES;
use crate::problem::Problem;
use crate::state::State;
use crate::words::{Words, words};

/// The tables of the libraries.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct About {
    /// The version of evoku.
    version: &'static str,
    formats: Vec<FormatAbout>,
    /// The names of levels, the easiest first.
    levels: [&'static str; Level::ALL.len()],
    /// The names of rating scales.
    scales: Vec<&'static str>,
    /// Techniques in the order in which a solver tries them.
    techniques: Vec<TechniqueAbout>,
    /// The names of symmetries of givens.
    symmetries: [&'static str; GivenSymmetry::ALL.len()],
    /// The side of the largest board.
    most_side: usize,
    /// The names of the rules that apply to a whole board.
    rules: [&'static str; Rules::NAMES.len()],
    constraints: Vec<ConstraintKind>,
    layouts: Vec<LayoutAbout>,
    engines: Vec<EngineAbout>,
    /// The names of moves.
    moves: [&'static str; Move::NAMES.len()],
    /// The CSS of drawings.
    style: &'static str,
}

/// A format of puzzles.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FormatAbout {
    name: &'static str,
    about: Words,
    /// The usual extensions of its files, the first one for new files.
    extensions: &'static [&'static str],
}

/// A technique of the solution path.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TechniqueAbout {
    name: &'static str,
    title: Words,
    level: &'static str,
    score: u32,
    /// True if common solvers also have this technique.
    usual: bool,
    /// True if the technique uses constraints.
    constraints: bool,
}

/// A kind of constraint.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ConstraintKind {
    name: &'static str,
    title: Words,
    /// The rule, in one sentence.
    about: Words,
    /// The names of the numbers that such a constraint takes.
    numbers: &'static [&'static str],
    /// The number of these numbers that are required; the others are optional.
    needed: usize,
    cells: CellsOfKind,
    /// The number of cells, or the minimum if the number varies.
    least: usize,
}

/// The cells that a kind of constraint takes: none, any, a line, an exact number, or a line across
/// the board. `Alternatives` means several alternatives, each with cells of its own.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum CellsOfKind {
    None,
    Any,
    Line,
    Exactly,
    Across,
    Alternatives,
}

/// A layout of constraints for generated puzzles.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LayoutAbout {
    name: &'static str,
    title: Words,
    about: Words,
    /// The default minimum and maximum number of cells; null if the number can't be chosen.
    cells: Option<[usize; 2]>,
}

/// An engine that searches for solutions.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct EngineAbout {
    name: &'static str,
    about: Words,
    /// The boards that the engine solves.
    solves: Words,
}

pub(crate) fn about(_: &mut State, _: Nothing) -> Result<About, Problem> {
    let formats = FORMATS.iter().map(|format| FormatAbout {
        name: format.name,
        about: words((format.about)()),
        extensions: format.extensions,
    });
    let layouts = LAYOUTS.iter().map(|layout| LayoutAbout {
        name: layout.name,
        title: words(say::page_title((layout.noun)())),
        about: words((layout.about)()),
        cells: layout.cells,
    });
    let engines = ENGINES.iter().map(|engine| EngineAbout {
        name: engine.name,
        about: words((engine.about)()),
        solves: words((engine.solves)()),
    });
    Ok(About {
        version: env!("CARGO_PKG_VERSION"),
        formats: formats.collect(),
        levels: Level::ALL.map(Level::name),
        scales: SCALES.map(Scale::name).into(),
        techniques: LADDER.iter().flat_map(techniques).collect(),
        symmetries: GivenSymmetry::ALL.map(GivenSymmetry::name),
        most_side: MAX_SIDE,
        rules: Rules::NAMES,
        constraints: CONSTRAINTS.iter().copied().map(constraint).collect(),
        layouts: layouts.collect(),
        engines: engines.collect(),
        moves: Move::NAMES,
        style: STYLE,
    })
}

/// Returns the techniques of a rung, the unit in which a solver tries them.
fn techniques(rung: &'static Rung) -> impl Iterator<Item = TechniqueAbout> {
    rung.kinds.iter().map(|&(technique, name)| TechniqueAbout {
        name,
        title: words(&technique),
        level: rung.level.name(),
        score: rung.score,
        usual: rung.default,
        constraints: technique.is_on_constraints(),
    })
}

fn constraint(kind: &'static evoku_sudoku::ConstraintKind) -> ConstraintKind {
    let (cells, least) = match kind.extent {
        Extent::Board => (CellsOfKind::None, 0),
        Extent::AtLeast(least) => (CellsOfKind::Any, least),
        Extent::Line(least) => (CellsOfKind::Line, least),
        Extent::Exactly(count) => (CellsOfKind::Exactly, count),
        Extent::Across => (CellsOfKind::Across, 0),
        Extent::Alternatives => (CellsOfKind::Alternatives, 2),
    };
    ConstraintKind {
        name: kind.name,
        title: words(say::page_title((kind.noun)())),
        about: words((kind.about)()),
        numbers: kind.numbers,
        needed: kind.needed,
        cells,
        least,
    }
}
