//! Sums derived from cages and the fixed sums of houses.

use std::collections::BTreeSet;

use super::state::Sum;
use crate::propagation::Contradiction;
use evoku_model::innies::{Cage, Taken, areas};
use evoku_model::{Cell, Element, Geometry};

/// The maximum number of cells of a derived sum.
const LONGEST: usize = 9;

/// The sums of the remaining cells of rows, columns and boxes, or of several neighbouring ones,
/// after subtracting the cages that are mostly inside. Shortest first, without duplicates.
pub(super) fn derived(geometry: &Geometry, sums: &[Sum]) -> Result<Vec<Sum>, Contradiction> {
    let cages: Vec<Cage> = sums.iter().filter_map(cage).collect();
    let mut found: Vec<Sum> = Vec::new();
    if cages.is_empty() {
        return Ok(found);
    }
    let mut known = BTreeSet::new();
    for area in areas(geometry) {
        let Some(left) = area.without(geometry, &cages, Taken::Mostly) else { continue };
        if left.terms.is_empty() && left.total != 0 {
            return Err(Contradiction);
        }
        let terms = left.terms.iter().map(|&(cell, by)| (cell.index() as u16, by));
        let sum: Sum = (terms.collect(), left.total);
        if (1..=LONGEST).contains(&sum.0.len()) && known.insert(sum.clone()) {
            found.push(sum);
        }
    }
    found.sort_by_key(|(terms, _)| terms.len());
    Ok(found)
}

/// The cage of a sum; `None` unless all coefficients are 1.
fn cage((terms, total): &Sum) -> Option<Cage> {
    let is_cage = terms.len() > 1 && terms.iter().all(|&(_, by)| by == 1);
    let cells = terms.iter().map(|&(cell, _)| Cell::from_index(usize::from(cell)));
    is_cage.then(|| Cage::new(cells.collect(), *total))
}
