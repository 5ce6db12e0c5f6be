//! The graph of the cells that split into regions.

use evoku_model::Division;

/// Blocks of connected cells that are certain to be in the same region. Touching blocks are
/// neighbours.
#[derive(Clone, Debug)]
pub(super) struct Blocks {
    blocks: Vec<Block>,
}

#[derive(Clone, Debug)]
struct Block {
    /// The indices of its cells.
    cells: Vec<u16>,
    /// The blocks that touch this one.
    neighbours: Vec<u16>,
}

/// The state of a block in a depth-first search through its region.
#[derive(Clone, Copy)]
struct Visit {
    /// The discovery time, counted from 1; 0 before.
    found: u32,
    /// The earliest discovery time of a block that touches this one or one of its descendants.
    earliest: u32,
    from: u16,
    /// The index of the next neighbour to visit.
    next: u16,
    /// The number of cells of this block and its descendants; the flag is `true` if one of them is
    /// certain to be in the region.
    cells: u32,
    has_certain: bool,
    /// The number of cells that are connected only through this block; the flag is `true` if one of
    /// them is certain.
    cut: u32,
    is_bridge: bool,
}

const UNSEEN: Visit = Visit {
    found: 0,
    earliest: 0,
    from: 0,
    next: 0,
    cells: 0,
    has_certain: false,
    cut: 0,
    is_bridge: false,
};

impl Blocks {
    /// The blocks of a division. `are_one` returns `true` for two cells that are certain to be in
    /// the same region.
    pub(super) fn new(division: &Division, are_one: impl Fn(usize, usize) -> bool) -> Self {
        let count = division.cells.len();
        let class = pieces(count, are_one);
        let block_of = pieces(count, |one, other| {
            class[one] == class[other] && division.neighbours[one].contains(&other)
        });
        let mut blocks: Vec<Block> = Vec::new();
        for (place, &block) in block_of.iter().enumerate() {
            if block == blocks.len() {
                blocks.push(Block { cells: Vec::new(), neighbours: Vec::new() });
            }
            blocks[block].cells.push(place as u16);
        }
        for (number, block) in blocks.iter_mut().enumerate() {
            let cells =
                block.cells.iter().flat_map(|&cell| &division.neighbours[usize::from(cell)]);
            let mut neighbours: Vec<u16> = cells.map(|&cell| block_of[cell] as u16).collect();
            neighbours.sort_unstable();
            neighbours.dedup();
            neighbours.retain(|&other| usize::from(other) != number);
            block.neighbours = neighbours;
        }
        Self { blocks }
    }

    pub(super) fn len(&self) -> usize {
        self.blocks.len()
    }

    /// The indices of a block's cells.
    pub(super) fn cells(&self, block: usize) -> &[u16] {
        &self.blocks[block].cells
    }

    /// The indices of the cells of each block.
    pub(super) fn each(&self) -> impl Iterator<Item = &[u16]> {
        self.blocks.iter().map(|block| &block.cells[..])
    }

    /// The connected components of the blocks that satisfy `is`.
    pub(super) fn pieces(&self, is: impl Fn(usize) -> bool) -> Vec<Vec<usize>> {
        let mut seen = vec![false; self.len()];
        let mut pieces = Vec::new();
        for first in (0..self.len()).filter(|&block| is(block)) {
            if std::mem::replace(&mut seen[first], true) {
                continue;
            }
            let mut piece = vec![first];
            let mut next = 0;
            while let Some(&block) = piece.get(next) {
                next += 1;
                for &other in &self.blocks[block].neighbours {
                    let other = usize::from(other);
                    if is(other) && !std::mem::replace(&mut seen[other], true) {
                        piece.push(other);
                    }
                }
            }
            pieces.push(piece);
        }
        pieces
    }

    /// For each block, the number of cells that the shortest path from `first` to it adds to the
    /// region, including its own. `usize::MAX` if this exceeds `budget`.
    pub(super) fn reach(
        &self,
        numbers: &[u64],
        bit: u64,
        first: usize,
        budget: usize,
    ) -> Vec<usize> {
        let mut distances = vec![usize::MAX; self.blocks.len()];
        distances[first] = 0;
        // The blocks by distance; some of them turn out to be nearer.
        let mut open = vec![Vec::new(); budget + 1];
        open[0].push(first);
        for distance in 0..=budget {
            while let Some(block) = open[distance].pop() {
                if distances[block] != distance {
                    continue;
                }
                for &other in &self.blocks[block].neighbours {
                    let other = usize::from(other);
                    if numbers[other] & bit == 0 {
                        continue;
                    }
                    let is_certain = numbers[other] == bit;
                    let more = if is_certain { 0 } else { self.blocks[other].cells.len() };
                    let to = distance + more;
                    if to < distances[other] && to <= budget {
                        distances[other] = to;
                        open[to].push(other);
                    }
                }
            }
        }
        distances
    }

    /// The blocks that the region needs. Without one of them, the blocks reached from `first` would
    /// not contain all certain cells, or fewer than `least` cells. These include cut vertices of
    /// its graph (J. Hopcroft and R. Tarjan, "Algorithm 447: efficient algorithms for graph
    /// manipulation", Communications of the ACM 16 (1973), doi:10.1145/362248.362272).
    pub(super) fn cut_vertices(
        &self,
        numbers: &[u64],
        bit: u64,
        first: usize,
        [found, least]: [usize; 2],
        within: impl Fn(usize) -> bool,
    ) -> Vec<usize> {
        let mut visits = vec![UNSEEN; self.blocks.len()];
        let mut time = 1;
        let enter = |visits: &mut [Visit], time: &mut u32, block: usize, from: usize| {
            visits[block] = Visit {
                found: *time,
                earliest: *time,
                from: from as u16,
                cells: self.blocks[block].cells.len() as u32,
                has_certain: numbers[block] == bit,
                ..UNSEEN
            };
            *time += 1;
        };
        enter(&mut visits, &mut time, first, first);
        let mut block = first;
        let mut needed = Vec::new();
        loop {
            let next = usize::from(visits[block].next);
            if let Some(&other) = self.blocks[block].neighbours.get(next) {
                visits[block].next += 1;
                let other = usize::from(other);
                if within(other) && visits[other].found == 0 {
                    enter(&mut visits, &mut time, other, block);
                    block = other;
                } else if within(other) {
                    visits[block].earliest = visits[block].earliest.min(visits[other].found);
                }
                continue;
            }
            let visit = visits[block];
            let lost = self.blocks[block].cells.len() + visit.cut as usize;
            if numbers[block] != bit && (visit.is_bridge || found - lost < least) {
                needed.push(block);
            }
            if block == first {
                return needed;
            }
            let above = &mut visits[usize::from(visit.from)];
            above.cells += visit.cells;
            above.has_certain |= visit.has_certain;
            above.earliest = above.earliest.min(visit.earliest);
            if visit.earliest >= above.found {
                above.cut += visit.cells;
                above.is_bridge |= visit.has_certain;
            }
            block = usize::from(visit.from);
        }
    }
}

/// Numbers the connected components of a graph, and returns the component of each place.
fn pieces(places: usize, linked: impl Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut piece = vec![usize::MAX; places];
    let mut count = 0;
    for first in 0..places {
        if piece[first] != usize::MAX {
            continue;
        }
        piece[first] = count;
        let mut open = vec![first];
        while let Some(one) = open.pop() {
            for (other, piece) in piece.iter_mut().enumerate() {
                if *piece == usize::MAX && linked(one, other) {
                    *piece = count;
                    open.push(other);
                }
            }
        }
        count += 1;
    }
    piece
}
