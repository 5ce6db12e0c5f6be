//! The properties that a puzzle must have.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::error::RequestError;
use crate::layout::{Alike, Layout, Placement};
use crate::symmetry::GivenSymmetry;
use evoku_logic::rating::{Level, Rating};
use evoku_logic::{LADDER, Rung, Technique, default_rungs};
use evoku_messages::{Message, Say, say};
use evoku_model::{Cell, Element, Geometry, Grid, Partition, Rules, Violations};

/// The requested properties of puzzles. A property that is not set is unrestricted.
#[derive(Clone, Debug)]
pub struct Request {
    /// The board.
    pub geometry: Arc<Geometry>,
    /// The symmetry of the givens.
    pub symmetry: GivenSymmetry,
    /// The number of givens. If `None`, no given (or orbit of the symmetry) can be removed without
    /// losing uniqueness. On boards other than plain 9x9 and with constraints, a given stays in two
    /// more cases. The first is that techniques up to the highest requested level, if that is below
    /// extreme, don't solve the puzzle without it. The second is that the search that checks it
    /// reaches its node limit. The limit is 200,000 nodes up to 16x16, 20,000 up to 25x25 and with
    /// constraints up to 12x12, and 1,000 on all other boards.
    pub givens: Option<RangeInclusive<usize>>,
    /// The given cells, if they are fixed.
    pub pattern: Option<Vec<Cell>>,
    /// The difficulty levels.
    pub levels: Option<RangeInclusive<Level>>,
    /// The score of the solution path, see [`Rating::score`].
    pub score: Option<RangeInclusive<u32>>,
    /// Techniques that the solution path must use. Each must be used before the path needs a
    /// technique that is harder than the required ones still unused.
    pub required: Vec<Technique>,
    /// Techniques that must all be possible next steps in one position of the solution path. They
    /// may be any techniques of the ladder, and easier steps may be possible too. In that position,
    /// no single is left, unless one of the techniques is a single.
    /// [`GeneratedPuzzle::available`](crate::GeneratedPuzzle::available) is the first such position.
    pub available: Vec<Technique>,
    /// If `true`, singles alone must lead to that position.
    pub after_singles: bool,
    /// Techniques that the solution path must not use.
    pub forbidden: Vec<Technique>,
    /// Full grids from which puzzles are generated in turn; if empty, random grids are used.
    pub grids: Vec<Grid>,
    /// The constraints laid out on each board in addition to the board's own. They have the
    /// symmetry of the givens. If they determine the solution, the puzzle has no givens.
    pub constraints: Vec<Placement>,
    /// If `true`, constraints (or orbits of the symmetry) are left out until none can be removed
    /// without losing uniqueness. A constraint also stays in the same two cases as a given, and if
    /// it is a rule of the whole board.
    pub minimal: bool,
    /// If `true`, each puzzle has its own [random regions](crate::random_regions). The regions of
    /// `geometry` are only an example, by which the request is checked.
    pub random_regions: bool,
}

impl Request {
    /// A request for any puzzle on this board.
    #[must_use]
    pub fn new(geometry: &Arc<Geometry>) -> Self {
        Self {
            geometry: Arc::clone(geometry),
            symmetry: GivenSymmetry::None,
            givens: None,
            pattern: None,
            levels: None,
            score: None,
            required: Vec::new(),
            available: Vec::new(),
            after_singles: false,
            forbidden: Vec::new(),
            grids: Vec::new(),
            constraints: Vec::new(),
            minimal: false,
            random_regions: false,
        }
    }

    /// Returns `true` if the request requires rated puzzles.
    #[must_use]
    pub fn is_rated(&self) -> bool {
        self.levels.is_some()
            || self.score.is_some()
            || !self.required.is_empty()
            || !self.available.is_empty()
            || !self.forbidden.is_empty()
    }

    /// Returns `true` if any puzzle with one solution will do: neither the rating nor the number of
    /// givens matters.
    #[must_use]
    pub fn takes_any(&self) -> bool {
        !self.is_rated() && self.givens.is_none()
    }

    /// The number of attempts without an accepted puzzle after which the caller should give up. It
    /// is smaller if each attempt takes longer, as with constraints that are laid out until few
    /// givens suffice.
    #[must_use]
    pub fn patience(&self) -> u64 {
        match self.constraints[..] {
            [] if self.geometry.is_plain_nine() => 1_000_000,
            [] => 10_000,
            _ if self.most_of_few().is_some() => 300,
            _ => 10_000,
        }
    }

    /// The largest requested number of givens, if it is at most one per row.
    pub(super) fn most_of_few(&self) -> Option<usize> {
        let most = self.givens.as_ref().map(|givens| *givens.end());
        most.filter(|&most| most <= self.geometry.side())
    }

    /// The highest requested level.
    pub(super) fn most(&self) -> Level {
        self.levels.as_ref().map_or(Level::Extreme, |levels| *levels.end())
    }

    /// Checks that the request is valid.
    pub(super) fn check(&self) -> Result<(), RequestError> {
        self.check_constraints()?;
        let cells = self.geometry.side().pow(2);
        if let Some(givens) = &self.givens {
            check_range("givens", [*givens.start(), *givens.end()], [0, cells])?;
        }
        if let Some(levels) = &self.levels {
            let levels = [*levels.start(), *levels.end()].map(|level| level as usize + 1);
            check_range("levels", levels, [1, 5])?;
        }
        if let Some(score) = &self.score {
            let score = [*score.start(), *score.end()].map(|score| score as usize);
            check_range("score", score, [0, u32::MAX as usize])?;
        }
        self.check_pattern(cells)?;
        self.check_techniques(cells)?;
        let pattern =
            self.pattern.as_ref().map(|cells| cells.iter().collect::<BTreeSet<_>>().len());
        let most_givens = pattern.or(self.givens.as_ref().map(|givens| *givens.end()));
        let most = most_givens.unwrap_or(cells);
        let least = self.fewest_givens();
        if most < least {
            return Err(match self.alike() {
                Some(alike) => self.too_alike(&alike, [most, least]),
                None => RequestError::TooFewGivens { most, least },
            });
        }
        if most == 0 && self.has_image() {
            let (symmetry, layouts) = (self.symmetry, self.layouts());
            return Err(RequestError::Image { symmetry, layouts });
        }
        self.check_places(least)?;
        if self.forbidden.contains(&Technique::FullHouse) && (cells > most || most_givens.is_none())
        {
            return Err(RequestError::Needed(Technique::FullHouse));
        }
        self.check_score()?;
        match self.grids.iter().position(|grid| !self.is_solved(grid)) {
            Some(at) => Err(RequestError::Grid(at + 1)),
            None => Ok(()),
        }
    }

    fn has_constraints(&self) -> bool {
        !self.constraints.is_empty() || !self.geometry.constraints().is_empty()
    }

    fn check_constraints(&self) -> Result<(), RequestError> {
        if self.minimal && self.constraints.is_empty() {
            return Err(RequestError::NothingToSpare);
        }
        for (at, Placement { layout, cells }) in self.constraints.iter().enumerate() {
            if self.constraints[..at].iter().any(|other| other.layout.name == layout.name) {
                return Err(RequestError::Twice(layout));
            }
            if !layout.board_rules.is_empty() && self.symmetry != GivenSymmetry::None {
                return Err(RequestError::Unsymmetric(layout));
            }
            if let Some(cells) = cells {
                let bounds = layout.bounds(self.geometry.side());
                let bounds = bounds.ok_or(RequestError::SettledCells(layout))?;
                let (from, to) = (*cells.start(), *cells.end());
                let (least, most) = bounds;
                if from > to || from < least || to > most {
                    return Err(RequestError::Cells { layout, from, to, least, most });
                }
            }
        }
        Ok(())
    }

    fn is_solved(&self, grid: &Grid) -> bool {
        grid.side() == self.geometry.side()
            && grid.is_complete()
            && Violations::of(&self.geometry, grid).is_empty()
    }

    fn check_pattern(&self, cells: usize) -> Result<(), RequestError> {
        if let Some(pattern) = &self.pattern {
            let found = pattern.iter().map(|&cell| cell.index()).max();
            if let Some(found) = found.filter(|&found| found >= cells) {
                return Err(RequestError::Cell { found, cells });
            }
            if self.givens.is_some() {
                return Err(RequestError::Settled("number"));
            }
            if self.symmetry != GivenSymmetry::None {
                return Err(RequestError::Settled("symmetry"));
            }
        }
        Ok(())
    }

    fn check_techniques(&self, cells: usize) -> Result<(), RequestError> {
        for &technique in &self.required {
            let is_of = |rung: &&Rung| rung.kinds.iter().any(|&(kind, _)| kind == technique);
            let applies = !technique.is_on_constraints() || self.has_constraints();
            let rung = LADDER.iter().filter(|rung| rung.default && applies).find(is_of);
            let Some(rung) = rung else { return Err(RequestError::Unused(technique)) };
            if self.forbidden.contains(&technique) {
                return Err(RequestError::Torn(technique));
            }
            let (least, most) = (Level::of(rung.level, 0, cells), self.most());
            if least > most {
                return Err(RequestError::TooHard { technique, least, most });
            }
        }
        let has_constraints = self.has_constraints();
        match self.available.iter().find(|it| it.is_on_constraints() && !has_constraints) {
            Some(&technique) => Err(RequestError::NoConstraints(technique)),
            None => Ok(()),
        }
    }

    fn check_score(&self) -> Result<(), RequestError> {
        if let Some(score) = &self.score {
            let possible = self.possible_scores();
            let (from, to) = (*score.start(), *score.end());
            let (least, most) = (*possible.start(), *possible.end());
            if to < least || most < from {
                return Err(RequestError::Score { from, to, least, most });
            }
        }
        Ok(())
    }

    /// Checks that the positions of the givens allow a unique solution; `least` is the fewest
    /// givens.
    fn check_places(&self, least: usize) -> Result<(), RequestError> {
        if let Some(cells) = &self.pattern
            && self.constraints.is_empty()
            && let Some((lines, first, second)) = exchangeable(&self.geometry, cells)
        {
            return Err(RequestError::Exchangeable { lines, first, second });
        }
        let Some(givens) = self.givens.as_ref().filter(|_| self.symmetry != GivenSymmetry::None)
        else {
            return Ok(());
        };
        let sums = sums(&self.symmetry.orbits(self.geometry.side()));
        let (from, to) = (*givens.start(), *givens.end());
        if sums.iter().enumerate().any(|(sum, &is)| is && sum >= from.max(least) && sum <= to) {
            return Ok(());
        }
        let reached = |&sum: &usize| sums[sum] && sum >= least;
        let below = (0..from).rev().find(reached);
        let above = (to + 1..sums.len()).find(reached);
        let near = [below, above].into_iter().flatten().collect();
        Err(RequestError::Unreachable { symmetry: self.symmetry, from, to, near })
    }

    /// The smallest number of givens of any puzzle with one solution. Two digits that are not given
    /// could be exchanged, unless constraints distinguish them. Plain 9x9 boards need at least 17
    /// (G. McGuire, B. Tugemann and G. Civario, "There is no 16-clue Sudoku", Experimental
    /// Mathematics 23, 2014, doi:10.1080/10586458.2013.870056).
    fn fewest_givens(&self) -> usize {
        match self.has_constraints() {
            true => self.alike().map_or(0, |alike| alike.fewest()),
            false if self.geometry.is_plain_nine() => 17,
            false => self.geometry.side() - 1,
        }
    }

    fn layouts(&self) -> Vec<&'static Layout> {
        self.constraints.iter().map(|it| it.layout).collect()
    }

    /// Returns `true` if the symmetry maps each full grid to another one that satisfies all
    /// layouts.
    fn has_image(&self) -> bool {
        let maps = self.symmetry.maps(self.geometry.side());
        !self.constraints.is_empty()
            && self.geometry.constraints().is_empty()
            && self.constraints.iter().all(|it| it.layout.has_image())
            && maps.iter().any(|map| makes_another(&self.geometry, map))
    }

    /// The distinctions that the layouts make between digits; `None` if there are other
    /// constraints.
    fn alike(&self) -> Option<Alike> {
        let layouts = self.layouts();
        let is_all = !layouts.is_empty() && self.geometry.constraints().is_empty();
        is_all.then(|| Alike::new(&layouts, self.geometry.side()))
    }

    fn too_alike(&self, alike: &Alike, [most, least]: [usize; 2]) -> RequestError {
        let (layouts, exchange) = (self.layouts(), alike.exchange().unwrap_or_default());
        RequestError::Alike { most, least, layouts, exchange }
    }

    /// The range of scores that puzzles of these levels with these techniques can have, as far as
    /// it is known.
    fn possible_scores(&self) -> RangeInclusive<u32> {
        let cells = self.geometry.side().pow(2);
        let rungs = default_rungs(&self.geometry);
        let of = |technique: &Technique| technique.rung().map_or(0, |rung| rung.score);
        let required: u32 = self.required.iter().collect::<BTreeSet<_>>().into_iter().map(of).sum();
        // A puzzle is above a level if it has a harder step or a score beyond that level's limit.
        let lowest = self.levels.as_ref().map_or(Level::Easy, |levels| *levels.start());
        let below = Level::ALL.into_iter().take_while(|&level| level < lowest).last();
        let harder = rungs.filter(|rung| rung.level >= lowest).map(|rung| rung.score).min();
        // With constraints, levels have no score limit.
        let limit = |level: Level| level.limit(cells).filter(|_| !self.has_constraints());
        let beyond = below.and_then(limit).map(|limit| limit + 1);
        let least = beyond.map_or(0, |beyond| harder.map_or(beyond, |step| step.min(beyond)));
        required.max(least)..=limit(self.most()).unwrap_or(u32::MAX)
    }

    /// The required techniques that the solution path doesn't use.
    pub(super) fn missing_techniques(&self, rating: &Rating) -> impl Iterator<Item = Technique> {
        let uses = |wanted: &Technique| rating.steps.iter().any(|(used, _)| used == wanted);
        self.required.iter().copied().filter(move |wanted| !uses(wanted))
    }

    /// The reason why a rated puzzle is refused, given that it uses all required techniques.
    pub(super) fn refusal(&self, rating: &Rating) -> Option<Refusal> {
        if self.levels.as_ref().is_some_and(|levels| !levels.contains(&rating.level)) {
            return Some(Refusal::Level(rating.level));
        }
        let is_other = self.score.as_ref().is_some_and(|score| !score.contains(&rating.score));
        is_other.then_some(Refusal::Score)
    }
}

/// Returns `true` if a map of cells maps each full grid to a different one. For this, the map must
/// preserve peers and map some cell to one of its own peers.
fn makes_another(geometry: &Geometry, map: &[Cell]) -> bool {
    let place = |cell: Cell| map[cell.index()];
    let cells = || (0..map.len()).map(Cell::from_index);
    let are_peers = |cell, peer| geometry.peers(place(cell)).contains(&place(peer));
    let leaves = |cell| geometry.peers(cell).iter().all(|&peer| are_peers(cell, peer));
    cells().any(|cell| geometry.peers(cell).contains(&place(cell))) && cells().all(leaves)
}

/// Refuses a range that is empty or exceeds the possible values from `least` to `most`.
fn check_range(
    what: &'static str,
    [from, to]: [usize; 2],
    [least, most]: [usize; 2],
) -> Result<(), RequestError> {
    let fits = from <= to && least <= from && to <= most;
    fits.then_some(()).ok_or(RequestError::Range { what, from, to, least, most })
}

/// For each number from 0 to the number of cells, `true` if some orbits have that many cells in
/// total.
fn sums(orbits: &[Vec<Cell>]) -> Vec<bool> {
    let cells = orbits.iter().map(Vec::len).sum::<usize>();
    let mut sums = vec![false; cells + 1];
    sums[0] = true;
    let mut so_far = 0;
    for orbit in orbits {
        // The order is descending, so that an orbit is counted at most once.
        for sum in (0..=so_far).rev() {
            if sums[sum] {
                sums[sum + orbit.len()] = true;
            }
        }
        so_far += orbit.len();
    }
    sums
}

/// Two rows or columns without a given that cross the same boxes: `rows` or `columns`, and their
/// numbers from 1. `None` if further rules distinguish such lines.
fn exchangeable(geometry: &Geometry, pattern: &[Cell]) -> Option<(&'static str, usize, usize)> {
    let (rules, shape, side) = (geometry.rules(), geometry.shape(), geometry.side());
    let plain = Rules { partition: rules.partition.clone(), ..Rules::default() };
    let bands = match rules.partition {
        Partition::Boxes => [shape.box_rows(), shape.box_columns()],
        Partition::None => [side; 2],
        Partition::Regions(_) => return None,
    };
    if *rules != plain {
        return None;
    }
    let line_of = [|cell: Cell, side| cell.row(side), |cell: Cell, side| cell.column(side)];
    for ((name, band), line_of) in ["rows", "columns"].into_iter().zip(bands).zip(line_of) {
        let is_blank = |line: usize| pattern.iter().all(|&cell| line_of(cell, side) != line);
        let blank: Vec<usize> = (0..side).filter(|&line| is_blank(line)).collect();
        if let Some(pair) = blank.windows(2).find(|pair| pair[0] / band == pair[1] / band) {
            return Some((name, pair[0] + 1, pair[1] + 1));
        }
    }
    None
}

/// The reason why a generated puzzle is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// No full grid was found for any beginning; each such failure counts as a thousand attempts.
    Grid,
    /// A layout doesn't fit, or no full grid obeys all layouts; this also counts as a thousand
    /// attempts.
    Layout,
    /// The puzzle doesn't have exactly one solution.
    Solutions,
    /// The puzzle has too many givens, and none can be removed.
    Givens,
    /// The puzzle has a level that was not requested. If it is too hard, this is the level at which
    /// the rating was stopped.
    Level(Level),
    /// The score of the puzzle is too low or too high.
    Score,
    /// The puzzle doesn't use a required technique.
    MissingTechnique(Technique),
    /// The path has no position in which all wanted techniques are possible; this is one of them.
    Unavailable(Technique),
    /// The puzzle uses a forbidden technique.
    Uses(Technique),
}

/// A description of refused puzzles, such as "with too many givens".
impl Say for Refusal {
    fn message(&self) -> Message {
        match self {
            Self::Grid => say::generate_refused_grid(),
            Self::Layout => say::generate_refused_layout(),
            Self::Solutions => say::generate_refused_solutions(),
            Self::Givens => say::generate_refused_givens(),
            Self::Level(level) => level.message(),
            Self::Score => say::generate_refused_score(),
            Self::MissingTechnique(technique) => say::generate_refused_lacks(technique),
            Self::Unavailable(technique) => say::generate_refused_unavailable(technique),
            Self::Uses(technique) => say::generate_refused_uses(technique),
        }
    }
}
