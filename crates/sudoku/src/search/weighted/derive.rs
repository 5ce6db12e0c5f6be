//! Innies and outies: sums that follow from cages and the fixed sums of houses.

use std::collections::{BTreeMap, BTreeSet};

use super::state::{Dead, Sum};
use crate::model::{Element, Geometry, HouseKind};

/// The most cells of a derived sum: longer ones say little for the time that they take.
const LONGEST: usize = 5;

/// Cells that together hold every digit a number of times.
struct Area {
    cells: BTreeSet<u16>,
    houses: i64,
}

/// The sums of what is left of rows, columns and boxes, or of several of them side by side, without
/// the cages that lie mostly inside: innies are added, outies subtracted. Shortest first, each once.
pub(super) fn derived(geometry: &Geometry, sums: &[Sum]) -> Result<Vec<Sum>, Dead> {
    let side = geometry.side() as i64;
    let of_house = side * (side + 1) / 2;
    let is_cage = |sum: &&Sum| sum.0.len() > 1 && sum.0.iter().all(|&(_, by)| by == 1);
    let cages: Vec<&Sum> = sums.iter().filter(is_cage).collect();
    if cages.is_empty() {
        return Ok(Vec::new());
    }
    let mut found: Vec<Sum> = Vec::new();
    let mut known = BTreeSet::new();
    for area in areas(geometry) {
        let mut left: BTreeMap<u16, i32> = area.cells.iter().map(|&cell| (cell, 1)).collect();
        let mut total = area.houses * of_house;
        let mut used = BTreeSet::new();
        for (cage, sum) in &cages {
            let inside = cage.iter().filter(|(cell, _)| area.cells.contains(cell)).count();
            let is_taken = cage.iter().any(|(cell, _)| used.contains(cell));
            if is_taken || 2 * inside <= cage.len() {
                continue;
            }
            for &(cell, _) in cage {
                used.insert(cell);
                *left.entry(cell).or_default() -= 1;
            }
            total -= sum;
        }
        left.retain(|_, by| *by != 0);
        if used.is_empty() || left.len() > LONGEST {
            continue;
        }
        if left.is_empty() && total != 0 {
            return Err(Dead);
        }
        let terms: Vec<(u16, i32)> = left.into_iter().collect();
        if !terms.is_empty() && known.insert((terms.clone(), total)) {
            found.push((terms, total));
        }
    }
    found.sort_by_key(|(terms, _)| terms.len());
    Ok(found)
}

/// Runs of neighbouring rows and of columns, boxes and regions, and two of those that touch.
fn areas(geometry: &Geometry) -> Vec<Area> {
    let cells_of = |kind| cells_of_kind(geometry, kind);
    let mut areas = Vec::new();
    for lines in [cells_of(HouseKind::Row), cells_of(HouseKind::Column)] {
        for first in 0..lines.len() {
            let mut cells = BTreeSet::new();
            for (last, line) in lines.iter().enumerate().skip(first) {
                cells.extend(line);
                let houses = last - first + 1;
                if houses < lines.len() {
                    areas.push(Area { cells: cells.clone(), houses: houses as i64 });
                }
            }
        }
    }
    let boxes = [cells_of(HouseKind::Box), cells_of(HouseKind::Region)].concat();
    let side = geometry.side() as u16;
    for (index, one) in boxes.iter().enumerate() {
        areas.push(Area { cells: one.clone(), houses: 1 });
        for other in &boxes[index + 1..] {
            if one.iter().any(|&cell| is_beside(cell, other, side)) {
                areas.push(Area { cells: one.union(other).copied().collect(), houses: 2 });
            }
        }
    }
    areas
}

/// The cells of each house of a kind.
fn cells_of_kind(geometry: &Geometry, kind: HouseKind) -> Vec<BTreeSet<u16>> {
    let houses = geometry.houses_of_kind(kind);
    let cells = |house| geometry.cells(house).iter().map(|cell| cell.index() as u16).collect();
    houses.map(cells).collect()
}

/// Whether a cell shares an edge with one of these cells.
fn is_beside(cell: u16, cells: &BTreeSet<u16>, side: u16) -> bool {
    let right = (cell % side + 1 < side).then_some(cell + 1);
    let left = (!cell.is_multiple_of(side)).then(|| cell - 1);
    let near = [right, left, cell.checked_sub(side), cell.checked_add(side)];
    near.into_iter().flatten().any(|cell| cells.contains(&cell))
}
