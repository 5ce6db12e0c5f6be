//! Instance spaces of a plan's results.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use evoku_messages::{Message, Say, say};

use crate::analysis::{Analysis, Measure};
use crate::features::{Describer, names};
use crate::index::{ConfigurationIndex, PuzzleIndex};
use crate::results::{PROPAGATION, Results};
use crate::space::field::{Field, Footprint};
use crate::space::matrix::Matrix;
use crate::space::projection::{Projection, principal_components, project_for_performance};
use crate::space::select::{Selection, cross_validate, deal};
use crate::stats::mean;

/// The features of a plan's puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Described {
    /// The puzzles with runs whose board the store contains in full, with their features.
    puzzles: Vec<(PuzzleIndex, Vec<Option<f64>>)>,
}

impl Described {
    /// Describes all puzzles with runs. Takes about ten milliseconds for each 9x9 board, and
    /// seconds for 25x25 boards with many solutions.
    ///
    /// # Errors
    /// If `cancel` becomes true.
    pub fn of(results: &Results, cancel: &AtomicBool) -> Result<Self, SpaceError> {
        let mut describer = Describer::new(SEED);
        let mut puzzles = Vec::new();
        let was_run = results.runs.iter().map(|run| run.puzzle).collect::<BTreeSet<_>>();
        for puzzle in was_run {
            let Some(sudoku) = results.plan.puzzles[puzzle.at()].sudoku() else { continue };
            let description = describer.describe(&sudoku, Some(cancel));
            puzzles.push((puzzle, description.ok_or(SpaceError::Cancelled)?.values));
        }
        Ok(Self { puzzles })
    }
}

/// Instance space: puzzles placed by their features, and the effort of algorithms on them.
#[derive(Clone, PartialEq, Debug)]
pub struct Space {
    /// The configurations that are compared.
    pub configurations: Vec<ConfigurationIndex>,
    /// The puzzles on which each of them was run, and whose board the store contains in full.
    pub puzzles: Vec<PuzzleIndex>,
    /// The names of the features that all puzzles have and that vary among them.
    pub names: Vec<&'static str>,
    /// The features, a row for each puzzle.
    pub features: Matrix,
    /// The effort of each configuration on each puzzle, with a row for each puzzle: PAR10, or the
    /// mean quality if that is the measure.
    pub spent: Matrix,
    /// The plane of the greatest variance, from all features.
    pub components: Projection,
    /// The features that form the plane for performance, as indices into `names`.
    pub chosen: Vec<usize>,
    /// The plane that best explains features and performance.
    pub plane: Projection,
    /// The regions of that plane.
    pub field: Field,
    /// The footprint of each configuration on this plane.
    pub footprints: Vec<Footprint>,
    /// The benefit of selecting algorithms by features.
    pub selection: Selection,
}

/// The instance space of the configurations with the same kind of propagation.
#[derive(Clone, PartialEq, Debug)]
pub struct ByPropagation {
    /// The kind of propagation, as in [`PROPAGATION`]; `all` for all kinds together.
    pub propagation: &'static str,
    /// The instance space.
    pub space: Space,
}

impl ByPropagation {
    /// A space for each kind of propagation that several configurations have. Baselines that are an
    /// algorithm of the plan with other settings are left out: if both make the same runs, they tie
    /// everywhere, and neither has a footprint.
    ///
    /// # Errors
    /// If there are too few puzzles, all puzzles are alike, or `cancel` becomes true.
    pub fn all(analysis: &Analysis<'_>, cancel: &AtomicBool) -> Result<Vec<Self>, SpaceError> {
        let known = &analysis.results.plan.configurations;
        let is_variant = |one: &ConfigurationIndex| {
            let pairs = analysis.nulls.iter().map(|of| of.comparison.pair);
            pairs.into_iter().any(|[algorithm, null]| {
                null == *one && known[algorithm.at()].algorithm == known[null.at()].algorithm
            })
        };
        let described = Described::of(analysis.results, cancel)?;
        let mut spaces = Vec::new();
        for propagation in PROPAGATION {
            let alike: Vec<ConfigurationIndex> = ConfigurationIndex::first(known.len())
                .filter(|one| known[one.at()].propagation == propagation && !is_variant(one))
                .collect();
            if alike.len() > 1 {
                let space = Space::of(analysis, &described, alike)?;
                spaces.push(Self { propagation, space });
            }
        }
        Ok(spaces)
    }

    /// The space of all configurations, with any kind of propagation.
    ///
    /// # Errors
    /// The same as for [`ByPropagation::all`].
    pub fn whole(analysis: &Analysis<'_>, cancel: &AtomicBool) -> Result<Self, SpaceError> {
        Ok(Self { propagation: "all", space: Space::of_all(analysis, cancel)? })
    }
}

/// The reason why an instance space can't be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpaceError {
    /// There are too few puzzles; their number.
    Puzzles(usize),
    /// There is only one configuration.
    Alone,
    /// All puzzles are alike.
    Alike,
    /// The caller cancelled.
    Cancelled,
}

impl Say for SpaceError {
    fn message(&self) -> Message {
        match *self {
            Self::Puzzles(found) => say::lab_space_few(LEAST, found),
            Self::Alone => say::lab_space_alone(),
            Self::Alike => say::lab_space_alike(),
            Self::Cancelled => say::lab_space_cancelled(),
        }
    }
}

evoku_messages::error!(SpaceError);

/// The fewest puzzles of an instance space.
const LEAST: usize = 10;

/// The most features that form the plane for performance.
const MOST: usize = 10;

/// Two features with a higher correlation are considered redundant.
const SAME: f64 = 0.95;

/// The number of folds of the cross-validation.
const FOLDS: usize = 10;

/// The seed of folds, walks and climbs.
const SEED: u64 = 1;

impl Space {
    /// The space of some configurations of an analysis, on the described puzzles.
    ///
    /// # Errors
    /// If there are too few puzzles or configurations, or all puzzles are alike.
    pub fn of(
        analysis: &Analysis<'_>,
        described: &Described,
        configurations: Vec<ConfigurationIndex>,
    ) -> Result<Self, SpaceError> {
        if configurations.len() < 2 {
            return Err(SpaceError::Alone);
        }
        let (mut puzzles, mut features, mut spent) = (Vec::new(), Vec::new(), Vec::new());
        for (puzzle, values) in &described.puzzles {
            let costs: Option<Vec<f64>> =
                configurations.iter().map(|&one| cost(analysis, one, *puzzle)).collect();
            let Some(costs) = costs else { continue };
            features.push(values.as_slice());
            spent.extend(costs);
            puzzles.push(*puzzle);
        }
        if puzzles.len() < LEAST {
            return Err(SpaceError::Puzzles(puzzles.len()));
        }
        let (names, features) = table(&features).ok_or(SpaceError::Alike)?;
        let spent = Matrix { rows: puzzles.len(), columns: configurations.len(), entries: spent };
        Ok(Self::made(configurations, puzzles, names, features, spent))
    }

    /// The space of all configurations.
    ///
    /// # Errors
    /// The same as for [`Space::of`], and if `cancel` becomes true.
    pub fn of_all(analysis: &Analysis<'_>, cancel: &AtomicBool) -> Result<Self, SpaceError> {
        let all = analysis.results.plan.configurations.len();
        if all < 2 {
            return Err(SpaceError::Alone);
        }
        let described = Described::of(analysis.results, cancel)?;
        Self::of(analysis, &described, ConfigurationIndex::first(all).collect())
    }

    fn made(
        configurations: Vec<ConfigurationIndex>,
        puzzles: Vec<PuzzleIndex>,
        names: Vec<&'static str>,
        features: Matrix,
        spent: Matrix,
    ) -> Self {
        let standard = features.standardised();
        let performances =
            Matrix::new(spent.rows, spent.columns, |row, column| spent.get(row, column).ln_1p());
        let performances = performances.standardised();
        let chosen = choose(&standard, &performances);
        let plane = project_for_performance(&standard.only(&chosen), &performances);
        let field = Field::of(&plane.places, &spent);
        Self {
            components: principal_components(&standard),
            footprints: field.footprints(&plane.places, &spent),
            selection: cross_validate(&features, &spent, &deal(spent.rows, FOLDS, SEED)),
            configurations,
            puzzles,
            names,
            features,
            spent,
            chosen,
            plane,
            field,
        }
    }

    /// The configurations that spend least on the puzzle in this row.
    #[must_use]
    pub fn best(&self, row: usize) -> Vec<usize> {
        let costs = self.spent.row(row);
        let least = costs.iter().copied().fold(f64::INFINITY, f64::min);
        (0..costs.len()).filter(|&one| costs[one] <= least).collect()
    }
}

/// The effort of a configuration on a puzzle; `None` without runs or if it isn't known.
fn cost(
    analysis: &Analysis<'_>,
    configuration: ConfigurationIndex,
    puzzle: PuzzleIndex,
) -> Option<f64> {
    let cost = match analysis.measure() {
        Measure::Quality => {
            let runs = analysis.runs.of(configuration, puzzle);
            let lacks: Vec<f64> = runs.iter().map(|run| run.amount).collect();
            (!lacks.is_empty()).then(|| mean(&lacks))
        }
        _ => analysis.runs.par10(configuration, puzzle),
    };
    cost.filter(|cost| cost.is_finite())
}

/// The features that all puzzles have and that vary among them; `None` without any.
fn table(described: &[&[Option<f64>]]) -> Option<(Vec<&'static str>, Matrix)> {
    let (mut known, mut columns) = (Vec::new(), Vec::new());
    for (column, name) in names().enumerate() {
        let values: Option<Vec<f64>> = described.iter().map(|values| values[column]).collect();
        let Some(values) = values else { continue };
        let single = Matrix { rows: values.len(), columns: 1, entries: values };
        if single.scale(0).1 > 0.0 {
            known.push(name);
            columns.push(single.entries);
        }
    }
    let matrix = Matrix::new(described.len(), columns.len(), |row, column| columns[column][row]);
    (!known.is_empty()).then_some((known, matrix))
}

/// Chooses the features with the highest correlation to the effort of some algorithm. A feature
/// that is redundant to a better one is left out. This is the first step of feature selection in
/// instance space analysis.
fn choose(features: &Matrix, performances: &Matrix) -> Vec<usize> {
    let rows = features.rows as f64;
    let correlation = |one: &Matrix, at: usize, other: &Matrix, beside: usize| {
        (0..one.rows).map(|row| one.get(row, at) * other.get(row, beside)).sum::<f64>() / rows
    };
    let worth = |feature: usize| {
        let of = |one| correlation(features, feature, performances, one).abs();
        (0..performances.columns).map(of).fold(0.0, f64::max)
    };
    let mut order: Vec<(f64, usize)> =
        (0..features.columns).map(|feature| (worth(feature), feature)).collect();
    order.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    let mut chosen: Vec<usize> = Vec::new();
    for (_, feature) in order {
        let says_the_same =
            |&other: &usize| correlation(features, feature, features, other).abs() > SAME;
        if chosen.len() < MOST && !chosen.iter().any(says_the_same) {
            chosen.push(feature);
        }
    }
    chosen.sort_unstable();
    chosen
}
