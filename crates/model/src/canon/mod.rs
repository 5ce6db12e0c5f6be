//! Canonical forms, to find puzzles that are equal up to symmetry.

mod known;

use std::sync::Arc;

use evoku_messages::{Message, Say, say};

pub use known::Known;

use crate::text::line;
use crate::{
    Canonical, Constraint, Digit, Geometry, GeometryError, Grid, Partition, Rules, Sudoku,
    SudokuError, Symmetry, SymmetryError,
};
use const_fnv1a_hash::fnv1a_hash_128;

/// A puzzle in canonical form. All variations of a puzzle have the same canonical form.
#[derive(Clone, Debug)]
pub struct Canon {
    /// The puzzle in canonical form.
    pub sudoku: Sudoku,
    /// The solution, transformed in the same way; `None` if no solution was given.
    pub solution: Option<Grid>,
    /// The number of symmetries that map the puzzle to itself; known only for plain 9x9 boards.
    pub automorphisms: Option<u64>,
}

/// The reason why a puzzle has no canonical form.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NoForm {
    /// The puzzle has pencil marks.
    Marks,
    /// The transformed givens don't fit the board.
    Sudoku(SudokuError),
    /// The transformed rules are invalid.
    Geometry(GeometryError),
    /// A symmetry does not apply to the board.
    Symmetry(SymmetryError),
}

impl From<SudokuError> for NoForm {
    fn from(error: SudokuError) -> Self {
        Self::Sudoku(error)
    }
}

impl From<GeometryError> for NoForm {
    fn from(error: GeometryError) -> Self {
        Self::Geometry(error)
    }
}

impl From<SymmetryError> for NoForm {
    fn from(error: SymmetryError) -> Self {
        Self::Symmetry(error)
    }
}

impl Say for NoForm {
    fn message(&self) -> Message {
        match self {
            Self::Marks => say::canon_marks(),
            Self::Sudoku(error) => error.message(),
            Self::Geometry(error) => error.message(),
            Self::Symmetry(error) => error.message(),
        }
    }
}

evoku_messages::error!(NoForm);

/// Finds the canonical form of a puzzle, and transforms its `solution` in the same way.
///
/// The variations of a plain 9x9 puzzle are the results of rotating, reflecting, relabelling
/// digits, and permuting bands, stacks, rows and columns. On any other board only rotations,
/// reflections and relabellings count, because the permitted permutations depend on the rules.
/// Constraints are rotated and reflected too. If a constraint depends on the values of digits,
/// relabellings don't count.
///
/// # Errors
/// If the puzzle has pencil marks.
pub fn canonical(sudoku: &Sudoku, solution: Option<&Grid>) -> Result<Canon, NoForm> {
    if sudoku.marks().is_some() {
        return Err(NoForm::Marks);
    }
    if sudoku.geometry().is_plain_nine() { nine(sudoku, solution) } else { other(sudoku, solution) }
}

/// Hashes the canonical form of a puzzle, so all variations of the puzzle have the same hash.
///
/// # Errors
/// If the puzzle has no canonical form.
pub fn kind(sudoku: &Sudoku) -> Result<u128, NoForm> {
    Ok(digest(&canonical(sudoku, None)?.sudoku))
}

/// Hashes a puzzle and its rules to 128 bits (FNV-1a). The hash is the same in every version.
#[must_use]
pub fn digest(sudoku: &Sudoku) -> u128 {
    let mut text = line::print(sudoku.givens());
    if !sudoku.geometry().is_plain_nine() {
        text.push_str(&rules_text(sudoku.geometry()));
    }
    for constraint in sorted_constraints(sudoku.geometry()) {
        text.push('\n');
        text.push_str(&constraint.text(sudoku.geometry().side()));
    }
    // The pencil marks are part of the puzzle.
    if let Some(marks) = sudoku.marks() {
        text.push_str(&format!("{marks:?}"));
    }
    fnv1a_hash_128(text.as_bytes(), None)
}

/// The shape, rules and regions of a geometry as text.
fn rules_text(geometry: &Geometry) -> String {
    let shape = geometry.shape();
    let mut text = format!(" {}x{} {}", shape.box_rows(), shape.box_columns(), geometry.rules());
    if let Partition::Regions(regions) = &geometry.rules().partition {
        let regions = by_first_use(regions.iter().map(|&region| Some(region)));
        text.extend(regions.into_iter().map(|region| format!(" {region}")));
    }
    text
}

/// The constraints of a geometry in alphabetical order of their texts, each in normal form.
fn sorted_constraints(geometry: &Geometry) -> Vec<Constraint> {
    let side = geometry.side();
    let mut constraints: Vec<Constraint> =
        geometry.constraints().iter().map(Constraint::normalised).collect();
    constraints.sort_by_cached_key(|constraint| constraint.text(side));
    constraints
}

fn nine(sudoku: &Sudoku, solution: Option<&Grid>) -> Result<Canon, NoForm> {
    let Canonical { form, symmetry, automorphisms } = Canonical::of(sudoku.givens())?;
    let solution = solution.and_then(|grid| symmetry.apply_to_grid(grid).ok());
    let sudoku = Sudoku::new(Arc::clone(sudoku.geometry()), form)?;
    Ok(Canon { sudoku, solution, automorphisms: Some(automorphisms) })
}

/// Returns the smallest of the eight rotations and reflections of a puzzle, each relabelled in
/// reading order.
fn other(sudoku: &Sudoku, solution: Option<&Grid>) -> Result<Canon, NoForm> {
    let side = sudoku.geometry().side();
    let mut symmetry = Symmetry::identity(side);
    let mut least: Option<(String, Canon)> = None;
    for turn in 0..8 {
        // Four rotations of the board, then four of its mirror image.
        let next = if turn == 4 { Symmetry::reflection(side) } else { Symmetry::rotation(side) };
        if turn > 0 {
            symmetry = symmetry.then(&next)?;
        }
        // A rotation that breaks a rule does not give a variation.
        let Ok(turned) = symmetry.apply(sudoku) else { continue };
        let solution = solution.and_then(|grid| symmetry.apply_to_grid(grid).ok());
        let form = relabelled(&turned, solution.as_ref())?;
        let geometry = form.sudoku.geometry();
        let constraints = geometry.constraints().iter().map(|one| one.text(side) + "\n");
        let constraints: String = constraints.collect();
        let key = rules_text(geometry) + &constraints + &key(form.sudoku.givens());
        if least.as_ref().is_none_or(|(least, _)| key < *least) {
            least = Some((key, form));
        }
    }
    let unturned = || relabelled(sudoku, solution);
    least.map_or_else(unturned, |(_, form)| Ok(form))
}

/// The cells as a text whose alphabetical order is the order of the digits.
fn key(grid: &Grid) -> String {
    let digits = grid.cells().iter().map(|cell| cell.map_or(0, Digit::value));
    digits.map(|digit| format!(" {digit:02}")).collect()
}

/// Renames digits and regions in the order of their first occurrence, and sorts the constraints.
/// Digits keep their names if a constraint depends on them.
fn relabelled(sudoku: &Sudoku, solution: Option<&Grid>) -> Result<Canon, NoForm> {
    let geometry = sudoku.geometry();
    let side = geometry.side();
    let mut names: Vec<Option<u8>> = vec![None; side + 1];
    let mut used = 0;
    if !can_relabel(geometry) {
        names = (0..=side).map(|digit| u8::try_from(digit).ok()).collect();
    }
    // Digits that occur only in the solution follow those of the puzzle.
    let all = sudoku.givens().cells().iter().chain(solution.into_iter().flat_map(Grid::cells));
    for digit in all.flatten() {
        names[usize::from(digit.value())].get_or_insert_with(|| {
            used += 1;
            used
        });
    }
    let mut rules = Rules { constraints: sorted_constraints(geometry), ..geometry.rules().clone() };
    if let Partition::Regions(regions) = &mut rules.partition {
        let names = by_first_use(regions.iter().map(|&region| Some(region)));
        *regions = names.into_iter().map(|region| region - 1).collect();
    }
    let geometry = if rules == *geometry.rules() {
        Arc::clone(geometry)
    } else {
        Arc::new(Geometry::new(geometry.shape(), rules)?)
    };
    let sudoku = Sudoku::new(geometry, renamed(sudoku.givens(), &names))?;
    let solution = solution.map(|grid| renamed(grid, &names));
    Ok(Canon { sudoku, solution, automorphisms: None })
}

/// Returns `true` if the rules stay the same when digits are exchanged.
fn can_relabel(geometry: &Geometry) -> bool {
    let side = geometry.side();
    let digits = (1..side).chain([0]).collect();
    let next = Symmetry::new(false, (0..side).collect(), (0..side).collect(), digits);
    geometry.constraints().is_empty()
        || next.is_ok_and(|next| next.apply_to_geometry(geometry).is_ok())
}

/// Replaces each digit of a grid by its name in `names`.
fn renamed(grid: &Grid, names: &[Option<u8>]) -> Grid {
    let mut image = Grid::blank(grid.side());
    for (cell, digit) in grid.digits() {
        image.set(cell, names[usize::from(digit.value())].and_then(Digit::new));
    }
    image
}

/// Numbers the items from 1 in the order of first use; `None` becomes 0.
fn by_first_use(items: impl Iterator<Item = Option<u8>>) -> Vec<u8> {
    let mut known: Vec<u8> = Vec::new();
    let mut numbers = Vec::new();
    for item in items {
        let at = item.map(|item| {
            known.iter().position(|&other| other == item).unwrap_or_else(|| {
                known.push(item);
                known.len() - 1
            })
        });
        numbers.push(at.map_or(0, |at| u8::try_from(at + 1).unwrap_or(u8::MAX)));
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The hash of a puzzle, as stored in files and databases.
    #[test]
    fn digests_stay_as_they_are() {
        let line =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let sudoku: Sudoku = line.parse().expect("a puzzle");
        assert_eq!(digest(&sudoku), 0xe6b5_8730_8630_37de_1a3d_eb75_401d_55e1);
    }
}
