//! Cages that cover the board.

use std::ops::RangeInclusive;

use super::images::Images;
use super::places::beside;
use evoku_model::{Cell, Cells, Digits, Element, Grid};

/// The number of attempts to divide the board without too small cages.
const TRIES: usize = 50;

/// Divides the board into cages whose sizes are in `cells`, as orbits of a symmetry. Digits of
/// `differ` differ within each cage. If no division succeeds, the best one is returned, with the
/// fewest cages that are too small.
pub(super) fn cages(
    images: &Images,
    cells: &RangeInclusive<usize>,
    differ: Option<&Grid>,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Vec<Vec<Vec<Cell>>> {
    let mut best = Vec::new();
    let mut fewest = usize::MAX;
    for _ in 0..TRIES {
        let orbits = divide(images, cells, differ, index_below);
        let small = orbits.iter().flatten().filter(|cage| cage.len() < *cells.start()).count();
        if small < fewest {
            (best, fewest) = (orbits, small);
        }
        if fewest == 0 {
            break;
        }
    }
    best
}

/// Divides the board once, cage by cage, starting where there is the least room.
fn divide(
    images: &Images,
    cells: &RangeInclusive<usize>,
    differ: Option<&Grid>,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Vec<Vec<Vec<Cell>>> {
    let side = images.side;
    let mut free: Cells = (0..side * side).map(Cell::from_index).collect();
    let mut orbits = Vec::new();
    while let Some(start) = tightest(&free, side, index_below) {
        let size = cells.start() + index_below(cells.end() - cells.start() + 1);
        let cage = grow(images, &free, (start, size), differ, index_below);
        let orbit = images.sets(&cage);
        orbit.iter().flatten().for_each(|&cell| {
            free.remove(cell);
        });
        orbits.push(orbit);
    }
    orbits
}

/// The number of free cells that share an edge with a cell.
fn room(free: &Cells, cell: Cell, side: usize) -> usize {
    beside(cell, side).filter(|&other| free.contains(other)).count()
}

/// A free cell with the fewest free neighbours; ties are broken at random.
fn tightest(
    free: &Cells,
    side: usize,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Option<Cell> {
    let least = free.iter().map(|cell| room(free, cell, side)).min()?;
    let tight: Vec<Cell> = free.iter().filter(|&cell| room(free, cell, side) == least).collect();
    Some(tight[index_below(tight.len())])
}

/// Grows a cage from a start cell to `size` cells. Maps that keep the start cell keep the cage; all
/// other maps move it to other cells. The cage stays smaller if there is no room.
fn grow(
    images: &Images,
    free: &Cells,
    (start, size): (Cell, usize),
    differ: Option<&Grid>,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Vec<Cell> {
    let side = images.side;
    let (keeping, moving): (Vec<_>, Vec<_>) =
        images.maps.iter().partition(|map| map[start.index()] == start);
    let mut cage = vec![start];
    while cage.len() < size {
        let mut options: Vec<Vec<Cell>> = Vec::new();
        for cell in cage.iter().flat_map(|&cell| beside(cell, side)) {
            if !free.contains(cell) || cage.contains(&cell) {
                continue;
            }
            let mut added: Vec<Cell> = keeping.iter().map(|map| map[cell.index()]).collect();
            added.sort_unstable();
            added.dedup();
            let meets = |image: &Cell| cage.contains(image) || added.contains(image);
            let is_apart =
                !added.iter().any(|cell| moving.iter().any(|map| meets(&map[cell.index()])));
            let fits = differ.is_none_or(|grid| {
                let grown: Vec<Cell> = cage.iter().chain(&added).copied().collect();
                images.of(&grown).all(|image| all_differ(&image, grid))
            });
            if fits && is_apart && cage.len() + added.len() <= size && !options.contains(&added) {
                options.push(added);
            }
        }
        if options.is_empty() {
            break;
        }
        // Of two random options, take the one with less room, so that no cell becomes isolated.
        let two = [index_below(options.len()), index_below(options.len())];
        let tight = two.into_iter().min_by_key(|&option| room(free, options[option][0], side));
        cage.append(&mut options[tight.unwrap_or(0)]);
    }
    cage
}

/// Returns `true` if a full grid has different digits in these cells.
fn all_differ(cells: &[Cell], grid: &Grid) -> bool {
    cells.iter().filter_map(|&cell| grid.get(cell)).collect::<Digits>().len() == cells.len()
}
