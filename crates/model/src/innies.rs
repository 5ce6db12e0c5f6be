//! Innies and outies: sums that follow from cages and the known sums of houses.

use super::bits::bits;
use super::element::{Cell, House};
use super::geometry::Geometry;
use super::kinds::HouseKind;
use super::set::Element;

/// A set of disjoint houses. It contains every digit as many times as there are houses.
pub struct Area {
    /// The houses of the area.
    pub houses: Vec<House>,
    /// The cells, one bit each.
    cells: Vec<u64>,
}

/// Cells whose digits add up to a total; each cell is counted once.
pub struct Cage {
    cells: Vec<Cell>,
    total: i64,
}

/// The choice of cages that are subtracted from an area.
#[derive(Clone, Copy)]
pub enum CageChoice {
    /// Cages inside the area; the remaining cells are innies.
    Inside,
    /// Cages with more than half of their cells inside the area.
    Mostly,
    /// Cages that touch the area; the cells outside it are outies.
    Touching,
}

/// The cells that remain after subtracting cages from an area: innies minus outies, or outies
/// alone.
pub struct Remainder {
    /// The indices of the subtracted cages.
    pub cages: Vec<usize>,
    /// The remaining cells, ascending, with their coefficients.
    pub terms: Vec<(Cell, i32)>,
    /// The sum of the terms.
    pub total: i64,
}

impl Cage {
    /// A cage of these cells and this total.
    pub fn new(cells: Vec<Cell>, total: i64) -> Self {
        Self { cells, total }
    }
}

impl Area {
    fn new(geometry: &Geometry, houses: Vec<House>) -> Self {
        let mut cells = vec![0; geometry.shape().cells().div_ceil(64)];
        for &house in &houses {
            geometry.cells(house).iter().for_each(|&cell| insert(&mut cells, cell));
        }
        Self { houses, cells }
    }

    /// Subtracts cages from the area. If cages overlap, only the first of them is subtracted.
    /// Returns `None` if no cage qualifies.
    pub fn without(
        &self,
        geometry: &Geometry,
        cages: &[Cage],
        choice: CageChoice,
    ) -> Option<Remainder> {
        let side = geometry.side() as i64;
        let mut total = self.houses.len() as i64 * side * (side + 1) / 2;
        let mut used = vec![0; self.cells.len()];
        let mut numbers = Vec::new();
        for (number, Cage { cells, total: sum }) in cages.iter().enumerate() {
            let inside = cells.iter().filter(|&&cell| contains(&self.cells, cell)).count();
            let is_wanted = match choice {
                CageChoice::Inside => inside == cells.len(),
                CageChoice::Mostly => 2 * inside > cells.len(),
                CageChoice::Touching => inside > 0,
            };
            if is_wanted && !cells.iter().any(|&cell| contains(&used, cell)) {
                cells.iter().for_each(|&cell| insert(&mut used, cell));
                total -= sum;
                numbers.push(number);
            }
        }
        if numbers.is_empty() {
            return None;
        }
        // If all remaining cells are outside the area, signs are flipped so that the coefficients
        // are positive.
        let is_all_out = self.cells.iter().zip(&used).all(|(area, used)| area & !used == 0);
        let sign = if is_all_out { -1 } else { 1 };
        let mut terms = Vec::new();
        for (word, (&area, &used)) in self.cells.iter().zip(&used).enumerate() {
            for bit in bits(area ^ used) {
                let by = if area >> bit & 1 == 1 { 1 } else { -1 };
                terms.push((Cell::from_index(64 * word + bit), sign * by));
            }
        }
        Some(Remainder { cages: numbers, terms, total: i64::from(sign) * total })
    }
}

fn insert(cells: &mut [u64], cell: Cell) {
    cells[cell.index() / 64] |= 1 << (cell.index() % 64);
}

fn contains(cells: &[u64], cell: Cell) -> bool {
    cells[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
}

/// Returns every house, every run of neighbouring rows or columns, and every pair of adjacent boxes
/// or regions, sorted by the number of houses.
pub fn areas(geometry: &Geometry) -> Vec<Area> {
    let mut areas: Vec<Area> =
        geometry.houses().map(|house| Area::new(geometry, vec![house])).collect();
    for kind in [HouseKind::Row, HouseKind::Column] {
        let lines: Vec<House> = geometry.houses_of_kind(kind).collect();
        for count in 2..lines.len() {
            areas.extend(lines.windows(count).map(|run| Area::new(geometry, run.to_vec())));
        }
    }
    let boxes: Vec<House> = [HouseKind::Box, HouseKind::Region]
        .into_iter()
        .flat_map(|kind| geometry.houses_of_kind(kind))
        .collect();
    for (index, &one) in boxes.iter().enumerate() {
        let around = around(geometry, one);
        for &other in &boxes[index + 1..] {
            if geometry.cells(other).iter().any(|&cell| contains(&around, cell)) {
                areas.push(Area::new(geometry, vec![one, other]));
            }
        }
    }
    areas.sort_by_key(|area| area.houses.len());
    areas
}

/// The cells next to a cell of a house, one bit each. Some cells of the house itself are included.
fn around(geometry: &Geometry, house: House) -> Vec<u64> {
    let side = geometry.side();
    let mut around = vec![0; geometry.shape().cells().div_ceil(64)];
    for &cell in geometry.cells(house) {
        let (row, column) = (cell.row(side), cell.column(side));
        if row > 0 {
            insert(&mut around, Cell::at(row - 1, column, side));
        }
        if row + 1 < side {
            insert(&mut around, Cell::at(row + 1, column, side));
        }
        if column > 0 {
            insert(&mut around, Cell::at(row, column - 1, side));
        }
        if column + 1 < side {
            insert(&mut around, Cell::at(row, column + 1, side));
        }
    }
    around
}
