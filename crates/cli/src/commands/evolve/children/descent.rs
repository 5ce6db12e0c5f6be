//! The origin of each cell of a child, computed from the attempts alone.

use evoku_evolve::Birth;
use evoku_sudoku::{Cell, Element, HouseKind, Sudoku};

/// The origin of a cell of a child.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    Given,
    /// All parents have the same digit in the cell.
    All,
    /// The index of the first parent with this digit.
    Parent(usize),
    /// The crossover has moved a digit there that no parent has in the cell.
    Placed,
    /// The cell was changed after the crossover, or agrees with no parent.
    Changed,
}

/// A cell that has another digit than the crossed child or, without crossover, the first parent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Change {
    pub(super) cell: Cell,
    pub(super) from: char,
    pub(super) to: char,
}

/// The inheritance of a child before its changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Inheritance {
    /// There is at most one parent, so nothing is combined.
    Single,
    /// All cells are those of the parent with this index.
    Copy(usize),
    /// Each house of this kind comes from one parent. For each parent, the numbers of the houses
    /// from 1; houses in which the parents agree are omitted.
    Houses(HouseKind, Vec<Vec<usize>>),
    /// For each parent, the number of cells that come from it; the number of cells in which all
    /// parents agree.
    Cells(Vec<usize>, usize),
}

/// The comparison of a child with its parents.
#[derive(Clone, Debug)]
pub(super) struct Descent {
    pub(super) origins: Vec<Origin>,
    pub(super) changes: Vec<Change>,
    pub(super) inheritance: Inheritance,
}

impl Descent {
    pub(super) fn of(sudoku: &Sudoku, birth: &Birth) -> Self {
        let cells = |line: &str| line.chars().collect::<Vec<char>>();
        let parents: Vec<Vec<char>> = birth.parents.iter().map(|(line, _)| cells(line)).collect();
        let child = cells(&birth.line);
        let crossed = birth.crossed.as_deref().map(cells);
        let base = crossed.as_ref().unwrap_or(&child);
        let is_given = |cell| sudoku.givens().get(Cell::from_index(cell)).is_some();
        let origin = |cell: usize| {
            let mut from = (0..parents.len()).filter(|&parent| parents[parent][cell] == base[cell]);
            match from.clone().count() {
                _ if is_given(cell) => Origin::Given,
                _ if base[cell] != child[cell] => Origin::Changed,
                0 if crossed.is_some() => Origin::Placed,
                0 => Origin::Changed,
                count if count == parents.len() => Origin::All,
                _ => from.next().map_or(Origin::Changed, Origin::Parent),
            }
        };
        let origins: Vec<Origin> = (0..child.len()).map(origin).collect();
        let before = crossed.as_ref().or(parents.first());
        let changes = child.iter().enumerate().filter_map(|(cell, &to)| {
            let from = *before?.get(cell)?;
            let is_change = origins[cell] == Origin::Changed;
            is_change.then_some(Change { cell: Cell::from_index(cell), from, to })
        });
        let changes = changes.collect();
        let inheritance = inheritance(sudoku, &parents, base, &origins, crossed.is_some());
        Self { origins, changes, inheritance }
    }

    /// Returns the origins as one character per cell: `.` for a given, `=` for a digit of all
    /// parents, the number of a parent, `+` for a placed digit, and `*` for a change.
    pub(super) fn map(&self) -> String {
        let character = |origin: &Origin| match origin {
            Origin::Given => '.',
            Origin::All => '=',
            Origin::Parent(parent) => char::from_digit(*parent as u32 + 1, 10).unwrap_or('?'),
            Origin::Placed => '+',
            Origin::Changed => '*',
        };
        self.origins.iter().map(character).collect()
    }

    pub(super) fn count(&self, origin: Origin) -> usize {
        self.origins.iter().filter(|&&other| other == origin).count()
    }
}

/// Finds the simplest description of the cells that come from each parent. If `base` was recorded
/// before all changes, every cell counts; otherwise changed cells are ignored.
fn inheritance(
    sudoku: &Sudoku,
    parents: &[Vec<char>],
    base: &[char],
    origins: &[Origin],
    is_recorded: bool,
) -> Inheritance {
    if parents.len() < 2 {
        return Inheritance::Single;
    }
    let counts = |cell: usize| is_recorded || origins[cell] != Origin::Changed;
    let agrees = |parent: usize, cell: usize| !counts(cell) || parents[parent][cell] == base[cell];
    let all = 0..parents.len();
    let is_copy = |&parent: &usize| (0..base.len()).all(|cell| agrees(parent, cell));
    if let Some(parent) = all.clone().find(is_copy) {
        return Inheritance::Copy(parent);
    }
    let geometry = sudoku.geometry();
    for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Box, HouseKind::Region] {
        let mut houses = vec![Vec::new(); parents.len()];
        let mut fits = false;
        for (number, house) in geometry.houses_of_kind(kind).enumerate() {
            let cells = geometry.cells(house);
            let whole = |parent| cells.iter().all(|cell| agrees(parent, cell.index()));
            let from: Vec<usize> = all.clone().filter(|&parent| whole(parent)).collect();
            fits = !from.is_empty();
            match from.first() {
                Some(&parent) if from.len() < parents.len() => houses[parent].push(number + 1),
                Some(_) => {}
                None => break,
            }
        }
        if fits {
            return Inheritance::Houses(kind, houses);
        }
    }
    let from = |parent| origins.iter().filter(|&&origin| origin == Origin::Parent(parent)).count();
    let equal = origins.iter().filter(|&&origin| origin == Origin::All).count();
    Inheritance::Cells(all.map(from).collect(), equal)
}
