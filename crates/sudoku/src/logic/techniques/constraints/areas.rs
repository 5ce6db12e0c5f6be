//! Areas of a board: houses side by side, which hold every digit so many times.

use crate::model::{Cell, Cells, Geometry, House, HouseKind};

/// Houses that share no cell.
pub(super) struct Area {
    pub(super) houses: Vec<House>,
    pub(super) cells: Cells,
}

/// Every house, runs of neighbouring rows and of columns, and two boxes or regions that touch; the
/// fewest houses first.
pub(super) fn areas(geometry: &Geometry) -> Vec<Area> {
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
