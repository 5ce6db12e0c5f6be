//! The likely ancestors of a new best attempt: the most similar members of the generation before.

use evoku_evolve::{Cost, Generation};
use evoku_sudoku::{Cell, Grid, House, HouseKind, Sudoku};

use super::read;

/// The largest number of members that are compared with an attempt; the others are ignored.
const MEMBERS: usize = 500;

/// The kinds of houses that name the place of changes, in order of preference.
const KINDS: [HouseKind; 4] =
    [HouseKind::Row, HouseKind::Column, HouseKind::Box, HouseKind::Region];

/// The members of the last generation.
#[derive(Debug, Default)]
pub(super) struct Ancestors {
    members: Vec<(String, Cost)>,
}

/// The comparison of an attempt with the generation before.
#[derive(Clone, Debug)]
pub(super) struct Ancestry {
    /// The cells in which the attempt differs from the most similar member.
    pub(super) changed: Vec<Cell>,
    /// The number of cells that are not given.
    pub(super) cells: usize,
    /// The cost of the most similar member.
    pub(super) parent: Cost,
    pub(super) relation: Relation,
    /// One or two houses of one kind that contain all changes, if there are such.
    pub(super) within: Vec<House>,
}

/// The relation of an attempt to the most similar members.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Relation {
    /// All changed cells agree with a second member, which has this cost.
    Combined(Cost),
    /// The changed cells have the same digits as in the member, in another order.
    Rearranged,
    /// Other digits are in the changed cells.
    Changed,
    /// The attempt differs from every one of several members in more than half of the cells.
    New,
}

impl Ancestors {
    /// Records the members that may have children.
    pub(super) fn remember(&mut self, generation: &dyn Generation) {
        self.members.clear();
        let mut survivors = generation.survivors();
        survivors.retain(|&member| member < generation.size());
        survivors.truncate(MEMBERS);
        let member = |member| (generation.line(member), generation.cost(member));
        self.members.extend(survivors.into_iter().map(member));
    }

    /// Compares an attempt with the generation before; `None` if that generation has it, or if
    /// there is no such generation.
    pub(super) fn of(&self, sudoku: &Sudoku, attempt: &Grid) -> Option<Ancestry> {
        let members = self.members.iter();
        let members: Vec<(Grid, Cost)> =
            members.filter_map(|(line, cost)| Some((read(sudoku, line)?, *cost))).collect();
        let side = attempt.side();
        let difference = |member: &Grid| -> Vec<Cell> {
            let pairs = attempt.cells().iter().zip(member.cells());
            let unequal = pairs.enumerate().filter(|(_, (one, other))| one != other);
            unequal.map(|(index, _)| Cell::at(index / side, index % side, side)).collect()
        };
        let distance = |(member, cost): &&(Grid, Cost)| (difference(member).len(), *cost);
        let (parent, cost) = members.iter().min_by_key(distance)?;
        let changed = difference(parent);
        if changed.is_empty() {
            return None;
        }
        let cells = attempt.cells().len() - sudoku.givens().filled();
        let agrees =
            |member: &Grid| changed.iter().all(|&cell| member.get(cell) == attempt.get(cell));
        let second = members.iter().filter(|(member, _)| agrees(member)).map(|&(_, cost)| cost);
        let digits = |grid: &Grid| {
            let mut digits: Vec<_> = changed.iter().map(|&cell| grid.get(cell)).collect();
            digits.sort_unstable();
            digits
        };
        let is_rearranged = changed.len() > 1 && digits(attempt) == digits(parent);
        let relation = match second.min() {
            // The only attempt of a local search is always the parent.
            _ if members.len() > 1 && changed.len() * 2 > cells => Relation::New,
            // A member may have two digits in common by chance.
            Some(second) if changed.len() > 2 => Relation::Combined(second),
            _ if is_rearranged => Relation::Rearranged,
            _ => Relation::Changed,
        };
        let within = within(sudoku, &changed);
        Some(Ancestry { cells, parent: *cost, relation, within, changed })
    }
}

/// One or two houses of one kind that contain all these cells; none if more are necessary.
fn within(sudoku: &Sudoku, cells: &[Cell]) -> Vec<House> {
    let geometry = sudoku.geometry();
    let touched = |kind| -> Vec<House> {
        let is_touched = |house: &House| geometry.cells(*house).iter().any(|c| cells.contains(c));
        geometry.houses_of_kind(kind).filter(is_touched).collect()
    };
    let houses = KINDS.into_iter().map(touched).filter(|houses| !houses.is_empty());
    let fewest = houses.min_by_key(Vec::len).unwrap_or_default();
    if fewest.len() <= 2 { fewest } else { Vec::new() }
}
