//! Draws layouts on a board, with a full grid that obeys them.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::cages::cages;
use super::images::Images;
use super::lines::Lines;
use super::places::places;
use super::reading::read;
use super::table::{Layout, Placement, Places};
use crate::full::full_grid;
use crate::symmetry::GivenSymmetry;
use evoku_model::{Cell, Cells, Constraint, Geometry, Grid, Rules, Sudoku, constraint_kind};
use evoku_search::{Auto, Halt, Limit, Solver};

/// The share of cells that lines cover, in percent.
const LINED: usize = 45;

/// The number of lines tried for each layout of lines.
const TRIES: usize = 60;

/// The same for a given full grid, which few lines fit.
const TRIES_ON_GRID: usize = 20_000;

/// Node limit of the search for a full grid with another line; at the limit, the line is rejected.
const NODES: u64 = 200;

/// The number of cells per square whose digits are given as a clue.
const CELLS_PER_SQUARE: usize = 10;

/// Draws layouts on boards of one geometry.
pub(crate) struct Drawing {
    geometry: Arc<Geometry>,
    pub(super) placements: Vec<Placement>,
    pub(super) images: Images,
    pub(super) engine: Auto,
}

/// A drawn board.
pub(crate) struct Drawn {
    /// The board with all constraints.
    pub(crate) geometry: Arc<Geometry>,
    /// A full grid that obeys them.
    pub(crate) full: Grid,
    /// The numbers of the constraints that can be left out, in orbits of the symmetry.
    pub(crate) units: Vec<Vec<usize>>,
    /// The lines on the board.
    pub(super) lines: Lines,
}

/// An orbit of cages or lines, or a rule of the whole board.
pub(super) struct Sketch {
    pub(super) layout: &'static Layout,
    pub(super) places: Vec<Vec<Cell>>,
}

/// The constraints of a board, and their orbits.
#[derive(Default)]
struct Collection {
    constraints: Vec<Constraint>,
    units: Vec<Vec<usize>>,
}

impl Collection {
    fn add_unit(&mut self, unit: Vec<Constraint>) {
        let first = self.constraints.len();
        self.units.push((first..first + unit.len()).collect());
        self.constraints.extend(unit);
    }
}

impl Drawing {
    pub(crate) fn new(
        geometry: &Arc<Geometry>,
        placements: &[Placement],
        symmetry: GivenSymmetry,
    ) -> Self {
        Self {
            geometry: Arc::clone(geometry),
            placements: placements.to_vec(),
            images: Images::new(symmetry, geometry.side()),
            engine: Auto::default(),
        }
    }

    /// Draws every layout once, around this full grid or a random one. `None` if some layout
    /// doesn't fit, no full grid was found, or soon after `cancel` becomes true.
    pub(crate) fn draw(
        &mut self,
        grid: Option<&Grid>,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Drawn> {
        let (sketches, lines) = self.sketch(grid, cancel, index_below)?;
        let full = match grid {
            Some(grid) => grid.clone(),
            None => {
                let drawn: Vec<Constraint> =
                    sketches.iter().flat_map(|sketch| self.drawn(sketch)).collect();
                let geometry = self.board_with(&drawn)?;
                full_grid(&geometry, &mut self.engine, cancel, index_below).ok().flatten()?
            }
        };
        let mut collection = Collection::default();
        for sketch in &sketches {
            let unit = self.read_all(sketch.layout, &sketch.places, &full, index_below)?;
            match sketch.layout.places {
                Places::Board => collection.constraints.extend(unit),
                _ => collection.add_unit(unit),
            }
        }
        for placement in self.placements.clone() {
            self.mark(placement.layout, &full, &mut collection, index_below)?;
        }
        let own = self.geometry.constraints().len();
        let geometry = self.board_with(&collection.constraints)?;
        let units = collection.units.into_iter();
        let units = units.map(|unit| unit.into_iter().map(|number| own + number).collect());
        let is_obeyed = geometry.broken(&full).is_none();
        is_obeyed.then(|| Drawn { units: units.collect(), geometry, full, lines })
    }

    /// Adds an orbit of lines, which the full grid obeys, to a drawn board. Returns `false` if its
    /// constraints need too many states.
    pub(super) fn add(&self, drawn: &mut Drawn, sketch: &Sketch) -> bool {
        let own = self.geometry.constraints().len();
        let mut constraints = drawn.geometry.constraints()[own..].to_vec();
        let first = own + constraints.len();
        constraints.extend(self.drawn(sketch));
        let Some(geometry) = self.board_with(&constraints) else { return false };
        drawn.units.push((first..own + constraints.len()).collect());
        drawn.lines.add(&sketch.places, geometry.side());
        drawn.geometry = geometry;
        true
    }

    /// The board with further constraints; `None` if they need too many states.
    fn board_with(&self, constraints: &[Constraint]) -> Option<Arc<Geometry>> {
        let rules = self.geometry.rules();
        let all = rules.constraints.iter().chain(constraints).cloned().collect();
        let rules = Rules { constraints: all, ..rules.clone() };
        Geometry::new(self.geometry.shape(), rules).ok().map(Arc::new)
    }

    /// The constraints of a sketch that hold before any digit is known.
    pub(super) fn drawn(&self, sketch: &Sketch) -> Vec<Constraint> {
        let Some(kind) = sketch.layout.drawn.and_then(constraint_kind) else { return Vec::new() };
        let places = sketch.places.iter().cloned();
        let made =
            places.map(|cells| Constraint::new(kind, Vec::new(), cells, self.geometry.side()));
        // A cage of one cell has no constraint of different digits.
        made.filter_map(Result::ok).collect()
    }

    /// Draws the cages and lines, and adds the rules of the whole board. Also returns the lines.
    fn sketch(
        &mut self,
        grid: Option<&Grid>,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Option<(Vec<Sketch>, Lines)> {
        let side = self.geometry.side();
        let places = self.placements.iter().map(|placement| placement.layout.places);
        let kinds_of_lines = places.filter(|it| matches!(it, Places::Lines { .. })).count();
        let mut lines = Lines::default();
        let mut sketches = Vec::new();
        for placement in self.placements.clone() {
            let (layout, cells) = (placement.layout, placement.cells(side));
            match layout.places {
                Places::Cages => {
                    let differ = layout.drawn.and(grid);
                    let orbits = cages(&self.images, &cells, differ, index_below);
                    sketches.extend(orbits.into_iter().map(|places| Sketch { layout, places }));
                }
                Places::Lines { .. } => {
                    let share = side * side * LINED / 100 / kinds_of_lines;
                    let most = lines.taken() + share.max(*cells.end());
                    let wanted = (layout, &cells, most);
                    self.add_lines(&mut lines, &mut sketches, wanted, grid, cancel, index_below)?;
                }
                Places::Board => sketches.push(Sketch { layout, places: vec![Vec::new()] }),
                _ => {}
            }
        }
        Some((sketches, lines))
    }

    /// Draws lines of a layout until `most` cells have a line; `None` if no line fits.
    fn add_lines(
        &mut self,
        lines: &mut Lines,
        sketches: &mut Vec<Sketch>,
        (layout, cells, most): (&'static Layout, &RangeInclusive<usize>, usize),
        grid: Option<&Grid>,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Option<()> {
        let is_directed = layout.places == Places::Lines { is_directed: true };
        let before = sketches.len();
        let tries = if grid.is_some() { TRIES_ON_GRID } else { TRIES };
        for _ in 0..tries {
            let line = lines.draw(&self.images, cells, is_directed, index_below);
            let Some(places) = line else { continue };
            let length: usize = places.iter().map(Vec::len).sum();
            let is_room = lines.taken() + length <= most || sketches.len() == before;
            let sketch = Sketch { layout, places };
            if is_room && self.fits(sketches, &sketch, grid, cancel) {
                lines.add(&sketch.places, self.geometry.side());
                sketches.push(sketch);
            }
        }
        (sketches.len() > before).then_some(())
    }

    /// With a given full grid, returns `true` if it obeys another sketch. Otherwise, returns `true`
    /// if a full grid is found that obeys all sketches.
    fn fits(
        &mut self,
        sketches: &[Sketch],
        another: &Sketch,
        grid: Option<&Grid>,
        cancel: Option<&AtomicBool>,
    ) -> bool {
        let drawn = self.drawn(another);
        if drawn.is_empty() {
            return false;
        }
        if let Some(grid) = grid {
            return drawn.iter().all(|one| one.holds(&self.geometry.ground(), grid));
        }
        let before = sketches.iter().flat_map(|sketch| self.drawn(sketch));
        let all: Vec<Constraint> = before.chain(drawn).collect();
        let Some(geometry) = self.board_with(&all) else { return false };
        let Ok(blank) = Sudoku::new(geometry, Grid::blank(self.geometry.side())) else {
            return false;
        };
        self.engine.begin(&blank);
        self.engine.next(Limit { nodes: NODES, cancel }) == Halt::Found
    }

    /// The constraints in these places; `None` if one place has none.
    fn read_all(
        &self,
        layout: &Layout,
        places: &[Vec<Cell>],
        full: &Grid,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Option<Vec<Constraint>> {
        places.iter().map(|cells| read(layout, cells, &self.geometry, full, index_below)).collect()
    }

    /// Reads the marks and clues of a layout, and the rules that come with it, from a full grid.
    /// `None` if no place has a mark.
    fn mark(
        &self,
        layout: &'static Layout,
        full: &Grid,
        collection: &mut Collection,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Option<()> {
        let places = places(layout.places, &self.geometry);
        let is_ordered = layout.places == Places::Across { both_ends: true };
        let mut orbits = self.images.orbits(&places, is_ordered);
        let before = collection.constraints.len();
        let mut taken = Cells::EMPTY;
        if layout.places == Places::Squares {
            shuffle(&mut orbits, index_below);
        }
        for orbit in orbits {
            let places: Vec<Vec<Cell>> =
                orbit.iter().map(|&number| places[number].clone()).collect();
            let is_wanted = match layout.places {
                Places::Cells { share } => index_below(100) < share,
                Places::Squares => {
                    let cells = places.iter().flatten();
                    let room = full.cells().len() / CELLS_PER_SQUARE;
                    taken.len() / 4 < room && is_apart(cells.copied(), &taken)
                }
                _ => true,
            };
            if !is_wanted {
                continue;
            }
            if let Some(unit) = self.read_all(layout, &places, full, index_below) {
                taken.extend(places.iter().flatten().copied());
                collection.add_unit(unit);
            }
        }
        for (name, number) in layout.beside {
            let kind = constraint_kind(name)?;
            let numbers = number.iter().copied().collect();
            let rule = Constraint::new(kind, numbers, Vec::new(), full.side()).ok()?;
            collection.constraints.push(rule);
        }
        (places.is_empty() || collection.constraints.len() > before).then_some(())
    }
}

/// Returns `true` if no cell occurs twice or is taken.
fn is_apart(cells: impl Iterator<Item = Cell>, taken: &Cells) -> bool {
    let mut seen = *taken;
    cells.into_iter().all(|cell| seen.insert(cell))
}

/// Shuffles items.
fn shuffle<T>(items: &mut [T], index_below: &mut dyn FnMut(usize) -> usize) {
    for last in (1..items.len()).rev() {
        items.swap(last, index_below(last + 1));
    }
}
