//! The exact cover problem of a geometry.

use std::ops::Range;

use evoku_model::{Cell, Element, Geometry};

/// Items and options, numbered from 0: primary items come first, and option `cell * side + digit`
/// puts the digit with that index into that cell.
///
/// A *node* is a pair of an option and one of its items:
///
/// ```text
/// node        0    1        2        ..    5    6
/// option      0    0        0        ..    1    1
/// item     cell 0  row 0: 1  column 0: 1   cell 0  row 0: 2
/// ```
#[derive(Debug, Default)]
pub(super) struct Items {
    pub(super) count: usize,
    pub(super) primary: usize,
    /// The first node of each option, and the end of the last.
    starts: Vec<u32>,
    /// The item and the option of each node.
    nodes: Vec<(u32, u32)>,
}

impl Items {
    /// Builds the problem in time proportional to the number of nodes: `side^3` options with a few
    /// items each.
    pub(super) fn of(geometry: &Geometry) -> Self {
        let side = geometry.side();
        let cells = geometry.shape().cells();
        let houses = geometry.houses().len();
        let primary = cells + houses * side;
        let count = primary + geometry.pairs().len() * side;
        let mut pairs_of = vec![Vec::new(); cells];
        for (index, pair) in geometry.pairs().iter().enumerate() {
            pairs_of[pair.first.index()].push(index);
            pairs_of[pair.second.index()].push(index);
        }

        let mut starts = Vec::with_capacity(cells * side + 1);
        let mut nodes = Vec::new();
        for (cell, digit) in (0..cells).flat_map(|cell| (0..side).map(move |digit| (cell, digit))) {
            starts.push(nodes.len() as u32);
            let houses = geometry.houses_of(Cell::from_index(cell)).iter();
            let houses = houses.map(|house| cells + house.index() * side + digit);
            let pairs = pairs_of[cell].iter().map(|pair| primary + pair * side + digit);
            let items = std::iter::once(cell).chain(houses).chain(pairs);
            nodes.extend(items.map(|item| (item as u32, (cell * side + digit) as u32)));
        }
        starts.push(nodes.len() as u32);
        Self { count, primary, starts, nodes }
    }

    /// The nodes of an option, that of its cell first.
    pub(super) fn nodes_of(&self, option: usize) -> Range<usize> {
        self.starts[option] as usize..self.starts[option + 1] as usize
    }

    /// The item of a node.
    pub(super) fn item(&self, node: usize) -> usize {
        self.nodes[node].0 as usize
    }

    /// The option of a node.
    pub(super) fn option(&self, node: usize) -> usize {
        self.nodes[node].1 as usize
    }

    /// The number of nodes.
    pub(super) fn nodes(&self) -> usize {
        self.nodes.len()
    }
}
