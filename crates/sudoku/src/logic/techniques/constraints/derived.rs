//! Innies and outies: sums that follow from cages and the fixed sums of houses.

use std::collections::{BTreeMap, BTreeSet};

use super::areas::{Area, areas};
use super::claim::{Claim, Says, Sum};
use crate::model::{Cell, Geometry};

/// The most cells of such a sum.
const LONGEST: usize = 12;

/// A cage: cells that add up to a total, each once.
struct Cage {
    constraint: usize,
    cells: Vec<Cell>,
    total: i64,
}

/// Which cages are taken off an area.
#[derive(Clone, Copy)]
enum Taken {
    /// Those inside: what is left are innies.
    Inside,
    /// Those of which most is inside.
    Mostly,
    /// All that touch it: what is too much are outies.
    Touching,
}

/// What is left of areas without the cages in them, and what cages have beyond: each sum once, the
/// fewest cells first.
pub(super) fn derived(
    geometry: &Geometry,
    claims: &[Claim],
    differ: impl Fn(Cell, Cell) -> bool,
) -> Vec<Claim> {
    let cages: Vec<Cage> = claims.iter().filter_map(cage).collect();
    let mut known = BTreeSet::new();
    let mut found = Vec::new();
    if cages.is_empty() {
        return found;
    }
    for area in areas(geometry) {
        for taken in [Taken::Inside, Taken::Mostly, Taken::Touching] {
            let Some((constraints, terms, total)) = left(geometry, &area, &cages, taken) else {
                continue;
            };
            if !known.insert((terms.clone(), total)) {
                continue;
            }
            let cells = terms.iter().map(|&(cell, _)| cell).collect();
            let says = Says::Sum(Sum::new(terms, total, &differ));
            found.push(Claim { constraints, houses: area.houses.clone(), cells, says });
        }
    }
    found.sort_by_key(|claim: &Claim| claim.cells.len());
    found
}

/// The cage of a claim, if it is one.
fn cage(claim: &Claim) -> Option<Cage> {
    let (&[constraint], Says::Sum(sum)) = (&claim.constraints[..], &claim.says) else {
        return None;
    };
    let is_cage = sum.terms.iter().all(|&(_, by)| by == 1);
    is_cage.then(|| Cage { constraint, cells: claim.cells.clone(), total: sum.total })
}

/// The constraints of the cages taken off an area, and what is left of it: terms and total.
type Left = (Vec<usize>, Vec<(Cell, i64)>, i64);

fn left(geometry: &Geometry, area: &Area, cages: &[Cage], taken: Taken) -> Option<Left> {
    let side = geometry.side() as i64;
    let mut left: BTreeMap<Cell, i64> = area.cells.iter().map(|cell| (cell, 1)).collect();
    let mut total = area.houses.len() as i64 * side * (side + 1) / 2;
    let mut used = BTreeSet::new();
    let mut constraints = Vec::new();
    for cage in cages {
        let inside = cage.cells.iter().filter(|&&cell| area.cells.contains(cell)).count();
        let is_wanted = match taken {
            Taken::Inside => inside == cage.cells.len(),
            Taken::Mostly => 2 * inside > cage.cells.len(),
            Taken::Touching => inside > 0,
        };
        if !is_wanted || cage.cells.iter().any(|cell| used.contains(cell)) {
            continue;
        }
        for &cell in &cage.cells {
            used.insert(cell);
            *left.entry(cell).or_default() -= 1;
        }
        total -= cage.total;
        constraints.push(cage.constraint);
    }
    left.retain(|_, by| *by != 0);
    if constraints.is_empty() || left.is_empty() || left.len() > LONGEST {
        return None;
    }
    // Outies are added up rather than subtracted.
    let sign = if left.values().all(|&by| by < 0) { -1 } else { 1 };
    Some((
        constraints,
        left.into_iter().map(|(cell, by)| (cell, sign * by)).collect(),
        sign * total,
    ))
}
