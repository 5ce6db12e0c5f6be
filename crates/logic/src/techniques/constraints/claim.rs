//! What constraints say, in the forms that candidates are checked against.

use evoku_search::Contradiction;
use std::sync::Arc;

use evoku_model::{Automaton, Cell, Element, House, Pairs};

/// What a constraint, or several with houses, say of some cells.
#[derive(Clone, Debug)]
pub(super) struct Claim {
    /// The constraints, by index.
    pub(super) constraints: Vec<usize>,
    /// The houses whose digits it adds up.
    pub(super) houses: Vec<House>,
    /// The cells, ascending.
    pub(super) cells: Vec<Cell>,
    pub(super) says: Says,
}

/// The forms of what is said. A word has a bit for each digit, by index.
#[derive(Clone, Debug)]
pub(super) enum Says {
    /// What each of the cells may hold.
    Digits(Vec<u64>),
    /// What two cells may hold together.
    Pairs(Vec<([Cell; 2], Arc<Pairs>)>),
    /// What cells add up to.
    Sum(Sum),
    /// The sets of digits that the cells may hold, which differ.
    Group(Vec<u64>),
    /// What an automaton reads along a line.
    Line { path: Vec<Cell>, automaton: Arc<Automaton> },
}

/// Digits times coefficients that add up to a total.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sum {
    /// Cells and coefficients.
    pub(super) terms: Vec<(Cell, i64)>,
    pub(super) total: i64,
    /// The terms, by index, in groups of equal coefficients whose digits differ.
    pub(super) groups: Vec<Vec<usize>>,
}

impl Sum {
    /// The sum of these terms; `differ` says whether two cells always hold different digits.
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

/// Leaves a cell only these digits.
pub(super) fn keep(board: &mut [u64], cell: Cell, digits: u64) -> Result<(), Contradiction> {
    let here = &mut board[cell.index()];
    *here &= digits;
    if *here == 0 { Err(Contradiction) } else { Ok(()) }
}
