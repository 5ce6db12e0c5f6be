//! Human logic on boards of one geometry.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::deduction::{Deduction, Found};
use crate::layout::Layout;
use crate::position::Position;
use crate::technique::Technique;
use crate::techniques::find::find;
use crate::techniques::search::{Cache, Search};
use crate::techniques::singles::{self, Single};
use evoku_model::{Candidate, Candidates, Digits, Geometry, Grid, Sudoku};

/// A position in play, and the techniques applied to it.
///
/// ```
/// use evoku_model::Sudoku;
/// use evoku_logic::{LADDER, Reasoner, Rung};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let sudoku: Sudoku = text.parse()?;
/// let mut reasoner = Reasoner::new(sudoku.geometry());
/// reasoner.start(&sudoku, true);
/// let techniques = || LADDER.iter().map(Rung::technique);
/// let first = reasoner.next(techniques()).ok_or("nothing found")?;
/// assert_eq!(first.technique.to_string(), "Naked Single");
/// reasoner.apply(&first);
/// let placed = first.placements[0];
/// assert_eq!(reasoner.grid().get(placed.cell), Some(placed.digit));
/// # Ok(())
/// # }
/// ```
pub struct Reasoner {
    geometry: Arc<Geometry>,
    in_play: Box<dyn InPlay>,
}

impl Reasoner {
    /// A reasoner for boards of this geometry; it reuses memory from puzzle to puzzle.
    #[must_use]
    pub fn new(geometry: &Arc<Geometry>) -> Self {
        let cells = geometry.side().pow(2);
        let in_play: Box<dyn InPlay> = match cells {
            ..=128 => Box::new(Width::<2>::new(geometry)),
            // Every width has its own copy of all techniques, which would enlarge a web page's
            // download.
            129..=640 if cfg!(not(target_family = "wasm")) => Box::new(Width::<10>::new(geometry)),
            _ => Box::new(Width::<64>::new(geometry)),
        };
        Self { geometry: Arc::clone(geometry), in_play }
    }

    /// The geometry of the boards.
    #[must_use]
    pub fn geometry(&self) -> &Arc<Geometry> {
        &self.geometry
    }

    /// Begins with a puzzle instance. `unique` means that the puzzle is known to have one solution.
    /// Otherwise, techniques that assume uniqueness find nothing. They also find nothing on a
    /// puzzle with pencil marks or constraints, which may distinguish two otherwise exchangeable
    /// digits.
    ///
    /// # Panics
    /// If the puzzle has another geometry.
    pub fn start(&mut self, sudoku: &Sudoku, unique: bool) {
        assert_eq!(**sudoku.geometry(), *self.geometry, "a puzzle of another geometry");
        let unique = unique && sudoku.marks().is_none() && self.geometry.constraints().is_empty();
        self.in_play.set_up(sudoku.givens(), sudoku.givens(), sudoku.marks(), unique);
    }

    /// Begins with a position in play: the givens, the current digits and the pencil marks. The
    /// marks are needed if candidates were ruled out that no peer excludes. `unique` means that the
    /// givens alone are known to have one solution.
    ///
    /// # Panics
    /// If the grids or marks have another side than the geometry.
    pub fn resume(&mut self, givens: &Grid, grid: &Grid, marks: Option<&Candidates>, unique: bool) {
        let unique = unique && self.geometry.constraints().is_empty();
        self.in_play.set_up(grid, givens, marks, unique);
    }

    /// The first deduction of the first of these techniques that finds one.
    pub fn next(&mut self, techniques: impl IntoIterator<Item = Technique>) -> Option<Deduction> {
        let mut first = None;
        let _ = techniques.into_iter().try_for_each(|technique| {
            self.in_play.find(technique, &mut |deduction| {
                first = Some(deduction);
                ControlFlow::Break(())
            })
        });
        first
    }

    /// The first single, in the order of the first three rungs of the ladder.
    #[must_use]
    pub fn single(&self) -> Option<Single> {
        self.in_play.single()
    }

    /// Calls `found` with each deduction of a technique until `found` breaks.
    pub fn all(
        &mut self,
        technique: Technique,
        found: &mut dyn FnMut(Deduction) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.in_play.find(technique, found)
    }

    /// The first deduction of this technique. [`next`](Self::next) may return another technique that
    /// the same search finds.
    pub fn first(&mut self, technique: Technique) -> Option<Deduction> {
        let mut first = None;
        let _ = self.all(technique, &mut |deduction| {
            if deduction.technique != technique {
                return ControlFlow::Continue(());
            }
            first = Some(deduction);
            ControlFlow::Break(())
        });
        first
    }

    /// Applies the placements and eliminations of a deduction.
    pub fn apply(&mut self, deduction: &Deduction) {
        deduction.placements.iter().for_each(|&placed| self.in_play.put(placed));
        deduction.eliminations.iter().for_each(|&candidate| self.in_play.rule_out(candidate));
    }

    /// Places a digit in an open cell.
    pub fn put(&mut self, placed: Candidate) {
        self.in_play.put(placed);
    }

    /// The given and placed digits.
    #[must_use]
    pub fn grid(&self) -> &Grid {
        self.in_play.grid()
    }

    /// Returns `true` if every cell holds a digit.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.in_play.is_complete()
    }

    /// The candidates; those of a filled cell are its digit.
    #[must_use]
    pub fn candidates(&self) -> Candidates {
        self.in_play.candidates()
    }

    /// Returns `true` if an open cell has no candidate, or a house has no place for a missing
    /// digit.
    #[must_use]
    pub fn is_contradictory(&self) -> bool {
        self.in_play.is_contradictory()
    }
}

/// A position in play whose width only the implementation knows. A [`Reasoner`] forwards every call
/// to it.
trait InPlay: Send {
    fn set_up(&mut self, grid: &Grid, givens: &Grid, marks: Option<&Candidates>, unique: bool);
    fn find(&mut self, technique: Technique, found: &mut Found<'_>) -> ControlFlow<()>;
    fn single(&self) -> Option<Single>;
    fn put(&mut self, placed: Candidate);
    fn rule_out(&mut self, candidate: Candidate);
    fn grid(&self) -> &Grid;
    fn is_complete(&self) -> bool;
    fn candidates(&self) -> Candidates;
    fn is_contradictory(&self) -> bool;
}

struct Width<const WORDS: usize> {
    position: Position<WORDS>,
    cache: Cache<WORDS>,
    unique: bool,
}

impl<const WORDS: usize> Width<WORDS> {
    fn new(geometry: &Arc<Geometry>) -> Self {
        let layout = Arc::new(Layout::new(Arc::clone(geometry)));
        Self { position: Position::blank(&layout), cache: Cache::default(), unique: false }
    }
}

impl<const WORDS: usize> InPlay for Width<WORDS> {
    fn set_up(&mut self, grid: &Grid, givens: &Grid, marks: Option<&Candidates>, unique: bool) {
        self.position.set_up(grid, givens, marks);
        self.unique = unique;
    }

    fn find(&mut self, technique: Technique, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, cache) = (&self.position, &mut self.cache);
        find(technique, &mut Search { position, cache, unique: self.unique }, found)
    }

    fn single(&self) -> Option<Single> {
        singles::first(&self.position)
    }

    fn put(&mut self, placed: Candidate) {
        if self.position.value(placed.cell).is_none() {
            self.position.place(placed.cell, placed.digit);
        }
    }

    fn rule_out(&mut self, candidate: Candidate) {
        self.position.remove(candidate.cell, candidate.digit);
    }

    fn grid(&self) -> &Grid {
        self.position.grid()
    }

    fn is_complete(&self) -> bool {
        self.position.open().is_empty()
    }

    fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::all(self.position.side());
        for cell in *self.position.open() {
            candidates.set(cell, self.position.candidates(cell));
        }
        for (cell, digit) in self.position.grid().digits() {
            candidates.set(cell, Digits::only(digit));
        }
        candidates
    }

    fn is_contradictory(&self) -> bool {
        self.position.is_contradictory()
    }
}
