//! Innies and outies: sums that follow from cages and the fixed sums of houses.

use std::collections::BTreeSet;

use super::claim::{Claim, Says, Sum};
use evoku_model::innies::{Cage, Taken, areas};
use evoku_model::{Cell, Geometry};

/// The most cells of such a sum.
const LONGEST: usize = 12;

/// The sums of innies (cells of areas outside the cages) and outies (cells of the cages outside the
/// areas). Each sum occurs once; those with the fewest cells come first.
pub(super) fn derived(
    geometry: &Geometry,
    claims: &[Claim],
    differ: impl Fn(Cell, Cell) -> bool,
) -> Vec<Claim> {
    let (constraints, cages): (Vec<usize>, Vec<Cage>) = claims.iter().filter_map(cage).unzip();
    let mut known = BTreeSet::new();
    let mut found = Vec::new();
    if cages.is_empty() {
        return found;
    }
    for area in areas(geometry) {
        for taken in [Taken::Inside, Taken::Mostly, Taken::Touching] {
            let Some(left) = area.without(geometry, &cages, taken) else { continue };
            let terms: Vec<(Cell, i64)> =
                left.terms.iter().map(|&(cell, by)| (cell, i64::from(by))).collect();
            let is_new = known.insert((terms.clone(), left.total));
            if !is_new || !(1..=LONGEST).contains(&terms.len()) {
                continue;
            }
            let constraints = left.cages.iter().map(|&cage| constraints[cage]).collect();
            let cells = terms.iter().map(|&(cell, _)| cell).collect();
            let says = Says::Sum(Sum::new(terms, left.total, &differ));
            found.push(Claim { constraints, houses: area.houses.clone(), cells, says });
        }
    }
    found.sort_by_key(|claim: &Claim| claim.cells.len());
    found
}

/// The constraint and cage of a claim, if it is a cage.
fn cage(claim: &Claim) -> Option<(usize, Cage)> {
    let (&[constraint], Says::Sum(sum)) = (&claim.constraints[..], &claim.says) else {
        return None;
    };
    let is_cage = sum.terms.iter().all(|&(_, by)| by == 1);
    is_cage.then(|| (constraint, Cage::new(claim.cells.clone(), sum.total)))
}
