//! Sets of puzzles to measure on.

use std::path::Path;
use std::sync::Arc;

use evoku_evolve::Rng;
use evoku_messages::say;
use evoku_sudoku::generate::{Generator, Request};
use evoku_sudoku::search::{Auto, Engine, Line, line_of};
use evoku_sudoku::{Cell, Digit, Geometry, Grid, Shape, Sudoku};

use crate::error::{Result, at};
use crate::input::{self, Input};
use crate::output::complain;

/// A set of puzzles of one kind.
pub(super) struct Set {
    pub(super) name: String,
    pub(super) puzzles: Vec<Sudoku>,
    /// The same puzzles as text, if all are plain 9x9 boards.
    pub(super) lines: Option<Vec<Line>>,
}

impl Set {
    fn new(name: impl Into<String>, puzzles: Vec<Sudoku>) -> Self {
        let plain = |sudoku: &Sudoku| sudoku.geometry().is_plain_nine() && sudoku.marks().is_none();
        let lines = puzzles
            .iter()
            .all(plain)
            .then(|| puzzles.iter().map(|sudoku| line_of(sudoku.givens())).collect());
        Self { name: name.into(), puzzles, lines }
    }

    /// Returns `true` if an engine supports the boards of all puzzles of the set.
    pub(super) fn suits(&self, engine: &Engine) -> bool {
        self.puzzles.iter().all(|puzzle| (engine.supports)(puzzle.geometry()))
    }
}

/// Reads a set from each file. Also returns `true` if something was wrong with one.
pub(super) fn read(input: &Input) -> Result<(Vec<Set>, bool)> {
    let hints = input.board.hints()?;
    let mut bad = false;
    let mut sets = Vec::new();
    for name in input.names() {
        let (shown, reader) = match input::open(name, &hints) {
            Ok(opened) => opened,
            Err(error) => {
                complain(error);
                bad = true;
                continue;
            }
        };
        let mut puzzles = Vec::new();
        let mut any = false;
        for record in reader {
            any = true;
            match record {
                Ok(record) => puzzles.push(record.sudoku),
                Err(error) => {
                    complain(at(&shown, error));
                    bad = true;
                }
            }
        }
        if !any {
            complain(say::verbatim_at(&shown, say::command_no_puzzle()));
            bad = true;
        }
        if !puzzles.is_empty() {
            let stem = name.file_stem().filter(|_| name != Path::new("-"));
            let stem = stem.map_or(shown, |stem| stem.to_string_lossy().into_owned());
            sets.push(Set::new(stem, puzzles));
        }
    }
    Ok((sets, bad))
}

/// The number of puzzles in a generated set of 9x9 boards.
const NINES: usize = 2000;

/// Generates sets, which are the same for a seed on every machine. 9x9 boards are easy (36 givens),
/// minimal, ambiguous (minimal, then without two givens) or unsolvable (minimal, then with a wrong
/// digit that no given contradicts). On 16x16 and 25x25 boards, half of the cells are givens.
pub(super) fn generated(seed: u64) -> Result<Vec<Set>> {
    let mut maker = Maker { engine: Auto::default(), rng: Rng::new(seed) };
    let nine = Arc::new(Geometry::plain(Shape::NINE));
    let easy = maker.puzzles(NINES, &nine, 36)?;
    let minimal = maker.puzzles(NINES, &nine, 0)?;
    let ambiguous =
        minimal.iter().map(|puzzle| maker.with_less(puzzle)).collect::<Result<_, _>>()?;
    let unsolvable =
        minimal.iter().map(|puzzle| maker.with_wrong(puzzle)).collect::<Result<_, _>>()?;
    let mut sets = vec![
        Set::new("9x9 easy", easy),
        Set::new("9x9 minimal", minimal),
        Set::new("9x9 ambiguous", ambiguous),
        Set::new("9x9 unsolvable", unsolvable),
    ];
    for (side, count) in [(16, 20), (25, 5)] {
        let geometry = Arc::new(Geometry::plain(Shape::of_side(side)?));
        let puzzles = maker.puzzles(count, &geometry, side * side / 2)?;
        sets.push(Set::new(format!("{side}x{side} half full"), puzzles));
    }
    Ok(sets)
}

/// Generates random puzzles.
struct Maker {
    engine: Auto,
    rng: Rng,
}

impl Maker {
    /// Generates puzzles with one solution and this many givens; minimal puzzles for 0.
    fn puzzles(
        &mut self,
        count: usize,
        geometry: &Arc<Geometry>,
        givens: usize,
    ) -> Result<Vec<Sudoku>> {
        let givens = (givens > 0).then_some(givens..=givens);
        let mut generator = Generator::new(Request { givens, ..Request::new(geometry) })?;
        let mut made = Vec::new();
        for batch in 0.. {
            if made.len() >= count {
                break;
            }
            generator.batch(batch, None, &mut |bound| self.rng.index(bound), &mut made);
        }
        Ok(made.into_iter().take(count).map(|made| made.sudoku).collect())
    }

    /// Removes two givens from a puzzle.
    fn with_less(&mut self, puzzle: &Sudoku) -> Result<Sudoku> {
        let mut grid = puzzle.givens().clone();
        for _ in 0..2 {
            let givens: Vec<Cell> = grid.digits().map(|(cell, _)| cell).collect();
            grid.set(givens[self.rng.index(givens.len())], None);
        }
        Ok(Sudoku::new(Arc::clone(puzzle.geometry()), grid)?)
    }

    /// Adds a digit that contradicts no given, but is not that of the solution.
    fn with_wrong(&mut self, puzzle: &Sudoku) -> Result<Sudoku> {
        let answer = self.engine.solve(puzzle);
        let solution = answer.solution().ok_or_else(|| say::command_status("none"))?;
        let candidates = puzzle.candidates();
        let wrong: Vec<(Cell, Digit)> = puzzle
            .givens()
            .blanks()
            .flat_map(|cell| candidates.get(cell).iter().map(move |digit| (cell, digit)))
            .filter(|&(cell, digit)| solution.get(cell) != Some(digit))
            .collect();
        let mut grid: Grid = puzzle.givens().clone();
        let (cell, digit) = wrong[self.rng.index(wrong.len())];
        grid.set(cell, Some(digit));
        Ok(Sudoku::new(Arc::clone(puzzle.geometry()), grid)?)
    }
}

#[cfg(test)]
mod tests {
    use evoku_sudoku::search::{Answer, solve_batch};

    use super::*;

    fn puzzles(sets: &[Set]) -> Vec<&[Sudoku]> {
        sets.iter().map(|set| set.puzzles.as_slice()).collect()
    }

    #[test]
    fn generated_sets_are_what_they_are_called_and_repeat_for_a_seed() {
        let sets = generated(1).unwrap();
        assert_eq!(puzzles(&generated(1).unwrap()), puzzles(&sets));
        assert_ne!(puzzles(&generated(2).unwrap()), puzzles(&sets));
        for set in &sets {
            for answer in solve_batch(&set.puzzles) {
                let is_right = match set.name.as_str() {
                    "9x9 ambiguous" => matches!(answer, Answer::Several(_)),
                    "9x9 unsolvable" => answer == Answer::None,
                    _ => matches!(answer, Answer::Unique(_)),
                };
                assert!(is_right, "{}", set.name);
            }
            assert_eq!(set.lines.is_some(), set.name.starts_with("9x9"), "{}", set.name);
        }
        assert!(sets[0].puzzles.iter().all(|puzzle| puzzle.givens().filled() == 36));
    }
}
