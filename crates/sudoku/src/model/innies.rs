//! Innies and outies: sums that follow from cages and the fixed sums of houses.

use std::collections::BTreeMap;

use super::element::{Cell, Cells, House};
use super::geometry::{Geometry, HouseKind};

/// Houses that share no cell: they hold every digit as many times as there are houses.
pub(crate) struct Area {
    pub(crate) houses: Vec<House>,
    cells: Cells,
}

/// Cells that add up to a total, each once.
pub(crate) struct Cage {
    pub(crate) cells: Vec<Cell>,
    pub(crate) total: i64,
}

/// Which cages are taken off an area.
#[derive(Clone, Copy)]
pub(crate) enum Taken {
    /// Those inside: what is left are innies.
    Inside,
    /// Those of which most is inside.
    Mostly,
    /// All that touch it: what is too much are outies.
    Touching,
}

/// What is left of an area: innies minus outies, or outies alone.
pub(crate) struct Left {
    /// The cages taken off, by index.
    pub(crate) cages: Vec<usize>,
    /// The cells that are left, ascending, with their coefficients.
    pub(crate) terms: Vec<(Cell, i32)>,
    /// What they add up to.
    pub(crate) total: i64,
}

impl Area {
    /// Takes cages off the area, of those that overlap the first. None if there is none to take.
    pub(crate) fn without(
        &self,
        geometry: &Geometry,
        cages: &[Cage],
        taken: Taken,
    ) -> Option<Left> {
        let side = geometry.side() as i64;
        let mut left: BTreeMap<Cell, i32> = self.cells.iter().map(|cell| (cell, 1)).collect();
        let mut total = self.houses.len() as i64 * side * (side + 1) / 2;
        let mut used = Cells::EMPTY;
        let mut numbers = Vec::new();
        for (number, cage) in cages.iter().enumerate() {
            let inside = cage.cells.iter().filter(|&&cell| self.cells.contains(cell)).count();
            let is_wanted = match taken {
                Taken::Inside => inside == cage.cells.len(),
                Taken::Mostly => 2 * inside > cage.cells.len(),
                Taken::Touching => inside > 0,
            };
            if !is_wanted || cage.cells.iter().any(|&cell| used.contains(cell)) {
                continue;
            }
            for &cell in &cage.cells {
                used.insert(cell);
                *left.entry(cell).or_default() -= 1;
            }
            total -= cage.total;
            numbers.push(number);
        }
        left.retain(|_, by| *by != 0);
        // Outies alone are added up rather than subtracted.
        let sign = if left.values().all(|&by| by < 0) { -1 } else { 1 };
        let terms = left.into_iter().map(|(cell, by)| (cell, sign * by)).collect();
        let left = Left { cages: numbers, terms, total: i64::from(sign) * total };
        (!left.cages.is_empty()).then_some(left)
    }
}

/// Every house, runs of neighbouring rows and of columns, and two boxes or regions that touch; the
/// fewest houses first.
pub(crate) fn areas(geometry: &Geometry) -> Vec<Area> {
    let mut areas: Vec<Area> = geometry.houses().map(|house| area(geometry, vec![house])).collect();
    for kind in [HouseKind::Row, HouseKind::Column] {
        let lines: Vec<House> = geometry.houses_of_kind(kind).collect();
        for count in 2..lines.len() {
            areas.extend(lines.windows(count).map(|run| area(geometry, run.to_vec())));
        }
    }
    let boxes: Vec<House> = [HouseKind::Box, HouseKind::Region]
        .into_iter()
        .flat_map(|kind| geometry.houses_of_kind(kind))
        .collect();
    for (index, &one) in boxes.iter().enumerate() {
        let near = boxes[index + 1..].iter().filter(|&&other| touch(geometry, one, other));
        areas.extend(near.map(|&other| area(geometry, vec![one, other])));
    }
    areas.sort_by_key(|area| area.houses.len());
    areas
}

fn area(geometry: &Geometry, houses: Vec<House>) -> Area {
    let cells = houses.iter().flat_map(|&house| geometry.cells(house)).copied().collect();
    Area { houses, cells }
}

/// Whether a cell of the one shares a side with a cell of the other.
fn touch(geometry: &Geometry, one: House, other: House) -> bool {
    let side = geometry.side();
    let cells = geometry.cells(other);
    geometry.cells(one).iter().any(|cell| {
        let (row, column) = (cell.row(side), cell.column(side));
        let away = |near: &Cell| row.abs_diff(near.row(side)) + column.abs_diff(near.column(side));
        cells.iter().any(|near| away(near) == 1)
    })
}
