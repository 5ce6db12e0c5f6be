//! When two puzzles are the same but for their looks.

use std::sync::Arc;

use evoku_sudoku::formats::{Record, line};
use evoku_sudoku::plumbing::{FNV_128, fnv_128};
use evoku_sudoku::{
    Canonical, Digit, Geometry, Grid, Partition, Rules, Sudoku, SudokuError, Symmetry,
};

/// A puzzle in the form that all its variations share.
pub(crate) struct Canon {
    /// The form, with the solution and fields of the puzzle.
    pub(crate) record: Record,
    /// How many symmetries map the puzzle to itself; known of plain 9x9 boards.
    pub(crate) automorphisms: Option<u64>,
}

/// Finds the canonical form of a puzzle, and takes its solution along.
///
/// Variations of a plain 9x9 puzzle are all that come of it by turning, mirroring, exchanging
/// bands, stacks, rows, columns and digits. Of any other board only turned, mirrored and relabelled
/// ones count: what may be exchanged depends on the rules.
///
/// # Errors
/// If the puzzle has pencil marks, which no form keeps.
pub(crate) fn canonical(record: &Record) -> Result<Canon, String> {
    if record.sudoku.marks().is_some() {
        return Err("a puzzle with pencil marks has no canonical form".to_owned());
    }
    let geometry = record.sudoku.geometry();
    if let Some(constraint) = geometry.constraints().first() {
        let words = constraint.words(geometry.side());
        return Err(format!(
            "a puzzle with constraints has no canonical form, and this has {words}"
        ));
    }
    if record.sudoku.geometry().is_plain_nine() {
        nine(record).map_err(|error| error.to_string())
    } else {
        Ok(Canon { record: other(record)?, automorphisms: None })
    }
}

/// Hashes a puzzle and its rules to 128 bits (FNV-1a), the same in every version.
pub(crate) fn digest(sudoku: &Sudoku) -> u128 {
    let mut text = line::print(sudoku.givens());
    if !sudoku.geometry().is_plain_nine() {
        text.push_str(&rules_text(sudoku.geometry()));
    }
    // The marks of a puzzle in play belong to it.
    if let Some(marks) = sudoku.marks() {
        text.push_str(&format!("{marks:?}"));
    }
    fnv_128(FNV_128, text.bytes())
}

/// Everything that a geometry is, as text.
fn rules_text(geometry: &Geometry) -> String {
    let shape = geometry.shape();
    let mut text = format!(" {}x{} {}", shape.box_rows(), shape.box_columns(), geometry.rules());
    if let Partition::Regions(regions) = &geometry.rules().partition {
        let regions = by_first_use(regions.iter().map(|&region| Some(region)));
        text.extend(regions.into_iter().map(|region| format!(" {region}")));
    }
    text
}

fn nine(record: &Record) -> Result<Canon, SudokuError> {
    let sudoku = &record.sudoku;
    let Canonical { form, symmetry, automorphisms } = Canonical::of(sudoku.givens())?;
    let solution = record.solution.as_ref().and_then(|grid| symmetry.apply_to_grid(grid).ok());
    let sudoku = Sudoku::new(Arc::clone(sudoku.geometry()), form)?;
    let record = Record { sudoku, solution, fields: record.fields.clone() };
    Ok(Canon { record, automorphisms: Some(automorphisms) })
}

/// The smallest of the eight ways to turn and mirror a puzzle, each relabelled in reading order.
fn other(record: &Record) -> Result<Record, String> {
    let side = record.sudoku.geometry().side();
    let mut symmetry = Symmetry::identity(side);
    let mut least: Option<(String, Record)> = None;
    for turn in 0..8 {
        // Four turns of the board, then four of its mirror image.
        let next = if turn == 4 { Symmetry::reflection(side) } else { Symmetry::rotation(side) };
        if turn > 0 {
            symmetry = symmetry.then(&next).map_err(|error| error.to_string())?;
        }
        // A turn that breaks a rule is no variation.
        let Ok(turned) = symmetry.apply(&record.sudoku) else { continue };
        let solution = record.solution.as_ref().and_then(|grid| symmetry.apply_to_grid(grid).ok());
        let form = relabelled(&turned, solution.as_ref(), &record.fields)?;
        let key = format!("{}{}", rules_text(form.sudoku.geometry()), key(form.sudoku.givens()));
        if least.as_ref().is_none_or(|(least, _)| key < *least) {
            least = Some((key, form));
        }
    }
    least.map(|(_, form)| form).ok_or_else(|| "a board without symmetry".to_owned())
}

/// The cells as text that sorts as their digits do.
fn key(grid: &Grid) -> String {
    let digits = grid.cells().iter().map(|cell| cell.map_or(0, Digit::value));
    digits.map(|digit| format!(" {digit:02}")).collect()
}

/// Renames digits and regions in the order in which they first occur.
fn relabelled(
    sudoku: &Sudoku,
    solution: Option<&Grid>,
    fields: &[(String, String)],
) -> Result<Record, String> {
    let geometry = sudoku.geometry();
    let side = geometry.side();
    let mut names: Vec<Option<u8>> = vec![None; side + 1];
    let mut used = 0;
    // Digits that only the solution has come after those of the puzzle.
    let all = sudoku.givens().cells().iter().chain(solution.into_iter().flat_map(Grid::cells));
    for digit in all.flatten() {
        names[usize::from(digit.value())].get_or_insert_with(|| {
            used += 1;
            used
        });
    }
    let rules = match &geometry.rules().partition {
        Partition::Regions(regions) => {
            let regions = by_first_use(regions.iter().map(|&region| Some(region)));
            let regions = regions.into_iter().map(|region| region - 1).collect();
            Rules { partition: Partition::Regions(regions), ..geometry.rules().clone() }
        }
        _ => geometry.rules().clone(),
    };
    let geometry = if rules == *geometry.rules() {
        Arc::clone(geometry)
    } else {
        Arc::new(Geometry::new(geometry.shape(), rules).map_err(|error| error.to_string())?)
    };
    let givens = renamed(sudoku.givens(), &names);
    let sudoku = Sudoku::new(geometry, givens).map_err(|error| error.to_string())?;
    Ok(Record {
        sudoku,
        solution: solution.map(|grid| renamed(grid, &names)),
        fields: fields.to_vec(),
    })
}

/// The grid with each digit replaced by its name in `names`.
fn renamed(grid: &Grid, names: &[Option<u8>]) -> Grid {
    let mut image = Grid::blank(grid.side());
    for (cell, digit) in grid.digits() {
        image.set(cell, names[usize::from(digit.value())].and_then(Digit::new));
    }
    image
}

/// Numbers from 1 in the order of first use, 0 for none.
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
