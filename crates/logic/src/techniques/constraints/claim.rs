//! Claims: the statements of constraints, in the forms that candidates are checked against.

use evoku_search::Contradiction;
use std::sync::Arc;

use evoku_model::{Automaton, Cell, Element, House, Pairs};

/// A statement of a constraint, or of several with houses, about some cells.
#[derive(Clone, Debug)]
pub(super) struct Claim {
    /// The constraints, by index.
    pub(super) constraints: Vec<usize>,
    /// The houses whose sums it uses.
    pub(super) houses: Vec<House>,
    /// The cells, ascending.
    pub(super) cells: Vec<Cell>,
    pub(super) says: Says,
}

/// The forms of a statement. A word has a bit for each digit, by index.
#[derive(Clone, Debug)]
pub(super) enum Says {
    /// The digits that each of the cells may hold.
    Digits(Vec<u64>),
    /// The digits that two cells may hold together.
    Pairs(Vec<([Cell; 2], Arc<Pairs>)>),
    /// A sum of cells.
    Sum(Sum),
    /// Cells with different digits, and the sets of digits that they may hold.
    Group(Vec<u64>),
    /// A line of digits that an automaton accepts.
    Line { path: Vec<Cell>, automaton: Arc<Automaton> },
}

/// Digits times coefficients that add up to a total.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sum {
    /// Cells and coefficients.
    pub(super) terms: Vec<(Cell, i64)>,
    pub(super) total: i64,
    /// The terms, by index, in groups with equal coefficients and different digits.
    pub(super) groups: Vec<Vec<usize>>,
}

impl Sum {
    /// The sum of these terms; `differ` returns `true` if two cells always hold different digits.
    pub(super) fn new(
        terms: Vec<(Cell, i64)>,
        total: i64,
        differ: impl Fn(Cell, Cell) -> bool,
    ) -> Self {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (index, &(cell, by)) in terms.iter().enumerate() {
            let fits = |&other: &usize| terms[other].1 == by && differ(terms[other].0, cell);
            match groups.iter_mut().find(|group| group.iter().all(fits)) {
                Some(group) => group.push(index),
                None => groups.push(vec![index]),
            }
        }
        Self { terms, total, groups }
    }
}

/// Restricts a cell to these digits.
pub(super) fn keep(board: &mut [u64], cell: Cell, digits: u64) -> Result<(), Contradiction> {
    let here = &mut board[cell.index()];
    *here &= digits;
    if *here == 0 { Err(Contradiction) } else { Ok(()) }
}
