//! Compact storage of many puzzles until their pages are drawn.

use std::ops::Range;
use std::sync::Arc;

use evoku_messages::{Message, say};
use evoku_sudoku::rating::{Level, Unrated};
use evoku_sudoku::{Candidates, Digit, Geometry, Grid, Sudoku};

use super::entry::{Entry, level_in_words};

/// The number of puzzles in a block. Full blocks never move, so memory doesn't double while the
/// list grows.
const BLOCK: usize = 4096;

/// The bit of a cell's byte that marks a given. It is free because digits are at most 64.
const GIVEN: u8 = 0x80;

/// Puzzles in the order of printing. A 9x9 board takes about 120 bytes, or a few thousand bytes if
/// it has constraints.
#[derive(Default)]
pub struct PuzzleList {
    geometries: Vec<Arc<Geometry>>,
    levels: Vec<String>,
    blocks: Vec<Block>,
    /// The indices of the puzzles in the order of printing, if it differs from the order of
    /// reading.
    order: Option<Vec<u32>>,
    count: usize,
}

#[derive(Default)]
struct Block {
    puzzles: Vec<Packed>,
    /// The cells of all puzzles of the block, one byte for each cell: 0 for an open cell, otherwise
    /// the digit.
    cells: Vec<u8>,
}

/// A puzzle without its cells.
struct Packed {
    geometry: u32,
    level: u32,
    /// The index of its first cell.
    start: u32,
    /// `Ok` if the cells contain the solution, otherwise the reason why there is none; `None` if it
    /// wasn't searched for.
    solution: Option<Result<(), Unrated>>,
    name: Option<Box<str>>,
    marks: Option<Box<Candidates>>,
}

/// Puzzles that are printed below their own heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The heading.
    pub heading: Option<Message>,
    /// The places of its puzzles.
    pub entries: Range<usize>,
}

impl PuzzleList {
    /// The number of puzzles.
    #[must_use]
    pub fn len(&self) -> usize {
        self.count
    }

    /// Returns `true` if the list has no puzzles.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Adds a puzzle at the end.
    pub fn push(&mut self, entry: Entry) {
        let geometry = entry.sudoku.geometry();
        // Constraints are rarely shared, and only by neighbouring puzzles, so only the last
        // geometry is compared.
        let recent = if geometry.constraints().is_empty() { usize::MAX } else { 1 };
        let is_same = |known: &Arc<Geometry>, geometry: &Arc<Geometry>| {
            known == geometry && known.symbols() == geometry.symbols()
        };
        let geometry = place_of(&mut self.geometries, geometry, recent, is_same);
        let level = place_of(&mut self.levels, &entry.level, usize::MAX, String::eq);
        if self.count.is_multiple_of(BLOCK) {
            self.blocks.last_mut().into_iter().for_each(|full| full.cells.shrink_to_fit());
            self.blocks.push(Block::default());
        }
        let Some(block) = self.blocks.last_mut() else { return };
        let start = block.cells.len() as u32;
        let solution = entry.solution.as_ref();
        let solved = solution.and_then(|solution| solution.as_ref().ok()).map(Grid::cells);
        let value = |digit: &Option<Digit>| digit.map_or(0, Digit::value);
        for (index, given) in entry.sudoku.givens().cells().iter().enumerate() {
            block.cells.push(match given {
                Some(digit) => digit.value() | GIVEN,
                None => solved.map_or(0, |cells| value(&cells[index])),
            });
        }
        block.puzzles.push(Packed {
            geometry,
            level,
            start,
            solution: solution.map(|solution| solution.as_ref().map(drop).map_err(|why| *why)),
            name: (!entry.name.is_empty()).then(|| entry.name.into_boxed_str()),
            marks: entry.sudoku.marks().cloned().map(Box::new),
        });
        self.count += 1;
    }

    fn packed(&self, place: usize) -> (&Block, &Packed) {
        let at = self.order.as_ref().map_or(place, |order| order[place] as usize);
        let block = &self.blocks[at / BLOCK];
        (block, &block.puzzles[at % BLOCK])
    }

    /// The geometry of the puzzle at a place.
    pub(super) fn geometry(&self, place: usize) -> &Arc<Geometry> {
        &self.geometries[self.packed(place).1.geometry as usize]
    }

    /// The names of all puzzles that have one.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        let puzzles = self.blocks.iter().flat_map(|block| &block.puzzles);
        puzzles.filter_map(|packed| packed.name.as_deref())
    }

    /// The symbols of the digits of all puzzles.
    pub(super) fn symbols(&self) -> impl Iterator<Item = String> {
        self.geometries.iter().map(|geometry| geometry.symbols().iter().collect())
    }

    /// The levels of all puzzles, each once.
    pub(super) fn levels(&self) -> impl Iterator<Item = &str> {
        self.levels.iter().map(String::as_str)
    }

    /// Returns `true` if the puzzle at a place has pencil marks.
    pub(super) fn has_marks(&self, place: usize) -> bool {
        self.packed(place).1.marks.is_some()
    }

    /// The puzzle at a place.
    pub(super) fn get(&self, place: usize) -> Option<Entry> {
        let (block, packed) = self.packed(place);
        let geometry = self.geometry(place);
        let start = packed.start as usize;
        let cells = &block.cells[start..start + geometry.side().pow(2)];
        let digit = |byte: &u8| Digit::new(byte & !GIVEN).filter(|_| *byte != 0);
        let given = |byte: &u8| digit(byte).filter(|_| byte & GIVEN != 0);
        let givens = Grid::from_cells(cells.iter().map(given).collect())?;
        let sudoku = match &packed.marks {
            Some(marks) => Sudoku::from_marks(Arc::clone(geometry), Candidates::clone(marks)),
            None => Sudoku::new(Arc::clone(geometry), givens),
        };
        let solution = match packed.solution {
            Some(Ok(())) => Some(Ok(Grid::from_cells(cells.iter().map(digit).collect())?)),
            Some(Err(why)) => Some(Err(why)),
            None => None,
        };
        Some(Entry {
            sudoku: sudoku.ok()?,
            name: packed.name.as_deref().unwrap_or_default().to_owned(),
            level: self.levels[packed.level as usize].clone(),
            solution,
        })
    }

    /// All puzzles as a single chapter without a heading.
    #[must_use]
    pub fn whole(&self) -> Vec<Chapter> {
        vec![Chapter { heading: None, entries: 0..self.count }]
    }

    /// The index of the level of the puzzle at index `place` in the order of reading.
    fn level(&self, place: usize) -> usize {
        self.blocks[place / BLOCK].puzzles[place % BLOCK].level as usize
    }

    /// Sorts the puzzles by level and returns a chapter for each level. evoku's own levels come
    /// first, the easiest at the top. Other levels follow in the order of their first puzzles.
    /// Puzzles without a level come last.
    pub fn by_level(&mut self) -> Vec<Chapter> {
        let ranks: Vec<(usize, u32)> =
            self.levels.iter().map(|level| rank(level)).zip(0..).collect();
        let level = |place: &u32| self.level(*place as usize);
        let mut order: Vec<u32> = (0..self.count as u32).collect();
        order.sort_by_key(|place| ranks[level(place)]);
        let mut chapters = Vec::new();
        let mut begin = 0;
        for chapter in order.chunk_by(|one, other| level(one) == level(other)) {
            let name = chapter.first().map_or("", |place| self.levels[level(place)].as_str());
            let heading = if name.is_empty() { say::sheet_unrated() } else { level_in_words(name) };
            let entries = begin..begin + chapter.len();
            begin = entries.end;
            chapters.push(Chapter { heading: Some(heading), entries });
        }
        self.order = Some(order);
        chapters
    }
}

/// The rank of a level. evoku's own levels come first, then all other levels, and the empty level
/// last.
fn rank(level: &str) -> usize {
    let known = Level::by_name(&level.to_lowercase()).map(|level| level as usize);
    match (level.is_empty(), known) {
        (true, _) => usize::MAX,
        (_, rank) => rank.unwrap_or(usize::MAX - 1),
    }
}

/// The index of a value among the last `recent` values of a list; appends the value if it isn't
/// among them.
fn place_of<T: Clone>(
    all: &mut Vec<T>,
    value: &T,
    recent: usize,
    is_same: fn(&T, &T) -> bool,
) -> u32 {
    // The search starts with the last value, which is the likeliest.
    let mut known = all.iter().enumerate().rev().take(recent);
    let place = known.find_map(|(place, known)| is_same(known, value).then_some(place));
    let place = place.unwrap_or_else(|| {
        all.push(value.clone());
        all.len() - 1
    });
    place as u32
}
