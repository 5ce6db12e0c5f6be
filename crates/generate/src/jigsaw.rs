//! Random regions of jigsaw puzzles.

use std::sync::Arc;

use evoku_model::{Geometry, Partition, Rules, Shape};

/// The number of exchanges of cells that are tried, as a multiple of the number of cells. After
/// that many, the regions no longer resemble the boxes from which they started.
const EXCHANGES: usize = 40;

/// An exchange is accepted with probability 1/2 for each time that it makes the borders longer by
/// this many sides of cells. Compact regions allow more grids, and are easier to see, than winding
/// ones.
const LONGER: usize = 2;

/// Draws random regions for a board with this side: the number of each cell's region in reading
/// order, counted by first occurrence. Each region is connected and has as many cells as the board
/// has rows. The result differs from the usual boxes if the side is at least 4.
///
/// `index_below(n)` returns a uniformly distributed index below `n`. Starting from boxes, or from
/// rows if the side is a prime, neighbouring regions exchange cells as long as they stay connected.
///
/// ```
/// use evoku_generate::random_regions;
/// use evoku_model::Shape;
///
/// let mut state = 1u64;
/// let mut index_below = |bound: usize| {
///     state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
///     (state >> 33) as usize % bound
/// };
/// let regions = random_regions(Shape::of_side(6)?, &mut index_below);
/// assert!((0..6).all(|region| regions.iter().filter(|&&other| other == region).count() == 6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn random_regions(shape: Shape, index_below: &mut dyn FnMut(usize) -> usize) -> Vec<u8> {
    let start = boxes(shape);
    let mut board = Regions { side: shape.side(), of_cells: start.clone() };
    loop {
        for _ in 0..EXCHANGES * shape.cells() {
            board.exchange(index_below);
        }
        let regions = numbered(&board.of_cells);
        if shape.side() < 4 || regions != start {
            return regions;
        }
    }
}

/// The board with these rules and with random regions.
pub(super) fn random_jigsaw(
    geometry: &Geometry,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Option<Arc<Geometry>> {
    let shape = Shape::of_side(geometry.side()).ok()?;
    let partition = Partition::Regions(random_regions(shape, index_below));
    let rules = Rules { partition, ..geometry.rules().clone() };
    Geometry::new(shape, rules).ok().map(Arc::new)
}

/// The number of each cell's box, or of its row if there are no boxes.
fn boxes(shape: Shape) -> Vec<u8> {
    let (side, across) = (shape.side(), shape.side() / shape.box_columns());
    let places = (0..shape.cells()).map(|cell| (cell / side, cell % side));
    let boxes =
        places.map(|(row, column)| row / shape.box_rows() * across + column / shape.box_columns());
    boxes.map(|number| number as u8).collect()
}

/// Numbers regions by first occurrence.
fn numbered(regions: &[u8]) -> Vec<u8> {
    let mut known = Vec::new();
    let number = |region: &u8| {
        let at = known.iter().position(|other| other == region);
        at.unwrap_or_else(|| {
            known.push(*region);
            known.len() - 1
        })
    };
    regions.iter().map(number).map(|number| number as u8).collect()
}

/// Regions while they change.
struct Regions {
    side: usize,
    /// The region of each cell.
    of_cells: Vec<u8>,
}

impl Regions {
    /// Tries to exchange a random cell with a random cell of a neighbouring region.
    fn exchange(&mut self, index_below: &mut dyn FnMut(usize) -> usize) {
        let cells = self.of_cells.len();
        let first = index_below(cells);
        let near: Vec<usize> = self.neighbours(first).collect();
        let Some(&across) = near.get(index_below(near.len().max(1))) else { return };
        let (own, other) = (self.of_cells[first], self.of_cells[across]);
        if own == other {
            return;
        }
        // Cells of the other region that touch the own one.
        let touches = |&cell: &usize| {
            self.of_cells[cell] == other
                && self.neighbours(cell).any(|near| near != first && self.of_cells[near] == own)
        };
        let candidates: Vec<usize> = (0..cells).filter(touches).collect();
        let Some(&second) = candidates.get(index_below(candidates.len().max(1))) else { return };
        let before = self.border(first) + self.border(second);
        self.of_cells.swap(first, second);
        let longer = (self.border(first) + self.border(second)).saturating_sub(before);
        let is_accepted = (0..longer.div_ceil(LONGER)).all(|_| index_below(2) == 0)
            && self.is_connected(first)
            && self.is_connected(second);
        if !is_accepted {
            self.of_cells.swap(first, second);
        }
    }

    fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let side = self.side;
        let (row, column) = (cell / side, cell % side);
        let near = [
            (row > 0).then(|| cell - side),
            (column > 0).then(|| cell - 1),
            (column + 1 < side).then(|| cell + 1),
            (row + 1 < side).then(|| cell + side),
        ];
        near.into_iter().flatten()
    }

    /// The number of sides of a cell at the border of its region.
    fn border(&self, cell: usize) -> usize {
        self.neighbours(cell).filter(|&near| self.of_cells[near] != self.of_cells[cell]).count()
    }

    /// Returns `true` if the region of a cell is connected.
    fn is_connected(&self, cell: usize) -> bool {
        let region = self.of_cells[cell];
        let mut reached = vec![cell];
        let mut at = 0;
        while let Some(&next) = reached.get(at) {
            at += 1;
            for near in self.neighbours(next) {
                if self.of_cells[near] == region && !reached.contains(&near) {
                    reached.push(near);
                }
            }
        }
        reached.len() == self.side
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Generator, Request};
    use evoku_search::{Answer, Auto};

    /// Knuth's generator MMIX.
    fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
        let mut state = seed;
        move |bound| {
            state = state.wrapping_mul(6_364_136_223_846_793_005);
            state = state.wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % bound
        }
    }

    #[test]
    fn regions_are_connected_of_equal_size_and_depend_on_the_seed() {
        for side in 4..=16 {
            let shape = Shape::of_side(side).unwrap();
            let mut seen = Vec::new();
            for seed in 1..=3 {
                let regions = random_regions(shape, &mut numbers(seed));
                assert_eq!(regions, random_regions(shape, &mut numbers(seed)), "{side}");
                let board = Regions { side, of_cells: regions.clone() };
                for number in 0..side {
                    let cells = regions.iter().filter(|&&other| usize::from(other) == number);
                    assert_eq!(cells.count(), side, "{side}");
                    let first = regions.iter().position(|&other| usize::from(other) == number);
                    assert!(board.is_connected(first.unwrap()), "{side}: {regions:?}");
                }
                assert_eq!(regions, numbered(&regions));
                assert_ne!(regions, boxes(shape), "{side}");
                seen.push(regions);
            }
            assert!(side == 4 || seen[0] != seen[1] && seen[1] != seen[2], "{side}");
        }
    }

    #[test]
    fn puzzles_with_random_regions_are_unique_and_have_their_own_regions() {
        for side in [4, 5, 6, 7, 9] {
            let shape = Shape::of_side(side).unwrap();
            let partition = Partition::Regions(random_regions(shape, &mut numbers(7)));
            let rules = Rules { partition, ..Rules::default() };
            let geometry = Arc::new(Geometry::new(shape, rules).unwrap());
            let request = Request { random_regions: true, ..Request::new(&geometry) };
            let mut generator = Generator::new(request).unwrap();
            let mut generated = Vec::new();
            let mut random = numbers(side as u64);
            for batch in 0..200 {
                if generated.len() < 4 {
                    generator.batch(batch, None, &mut random, &mut generated);
                }
            }
            assert_eq!(generated.len(), 4, "{side}");
            for puzzle in &generated {
                let Answer::Unique(grid) = Auto::default().solve(&puzzle.sudoku) else {
                    panic!("{side}: not unique");
                };
                assert_eq!(grid, puzzle.solution);
                let own = &puzzle.sudoku.geometry().rules().partition;
                assert!(matches!(own, Partition::Regions(_)), "{side}");
            }
            let partition = |at: usize| &generated[at].sudoku.geometry().rules().partition;
            assert!((1..4).any(|at| partition(at) != partition(0)), "{side}");
        }
    }
}
