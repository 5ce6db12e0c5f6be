//! The closure of implications over chains of any length.

use super::web::{Node, Web};

/// For every node, the nodes that follow from it.
///
/// Each node has a row of bits in two halves of whole words. So the places that are on can be
/// compared with those that are off:
///
/// ```text
/// row:   on:  place 0, 1, 2 ...  | off: place 0, 1, 2 ...
/// words: 0 .................half | half .................. 2 * half
/// ```
#[derive(Debug, Default)]
pub(super) struct Reach {
    half: usize,
    rows: Vec<u64>,
    /// The nodes that imply something directly.
    busy: Vec<u64>,
    todo: Vec<u64>,
    row: Vec<u64>,
    done: Vec<bool>,
}

/// The places whose bits are set, ascending.
pub(super) fn bits(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    let (mut rest, mut at) = (words.first().map_or(0, |&word| word), 0);
    std::iter::from_fn(move || {
        while rest == 0 {
            at += 1;
            rest = *words.get(at)?;
        }
        let bit = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(64 * at + bit)
    })
}

/// Returns `true` if the bit of a place is set.
#[inline(always)]
pub(super) fn bit(words: &[u64], place: usize) -> bool {
    words[place / 64] >> (place % 64) & 1 == 1
}

impl Reach {
    /// Creates empty rows for `places` places.
    pub(super) fn reset(&mut self, places: usize) {
        self.half = places.div_ceil(64);
        self.rows.clear();
        self.rows.resize(2 * places * 2 * self.half, 0);
        self.busy.clear();
        self.busy.resize(2 * self.half, 0);
        self.done.clear();
        self.done.resize(2 * places, false);
    }

    /// Adds that `from` implies `to` directly.
    pub(super) fn add(&mut self, from: Node, to: Node) {
        let [busy, to] = [from, to].map(|node| {
            let half = if node.is_on() { 0 } else { self.half };
            (half + node.place() / 64, 1 << (node.place() % 64))
        });
        self.busy[busy.0] |= busy.1;
        self.rows[from.index() * 2 * self.half + to.0] |= to.1;
    }

    /// The closure of the links of a web.
    pub(super) fn of_web<const WORDS: usize>(&mut self, web: &Web<WORDS>) {
        self.reset(web.places.len());
        for place in 0..web.places.len() {
            for &next in web.weak(place) {
                self.add(Node::on(place), Node::off(usize::from(next)));
            }
            for next in web.strong(place) {
                self.add(Node::off(place), Node::on(usize::from(next.place)));
            }
        }
        self.close();
    }

    /// Computes the transitive closure; each node implies itself.
    ///
    /// A node with a complete row contributes all of it at once, so late rows take few steps. A
    /// node that implies nothing takes no step. The time is about nodes * depth * words.
    pub(super) fn close(&mut self) {
        // The compiler unrolls loops of known width, for webs of up to 256 places.
        match self.half {
            1 => self.close_rows(2),
            2 => self.close_rows(4),
            3 => self.close_rows(6),
            4 => self.close_rows(8),
            half => self.close_rows(2 * half),
        }
    }

    #[inline(always)]
    fn close_rows(&mut self, width: usize) {
        self.todo.resize(width, 0);
        self.row.resize(width, 0);
        for start in 0..self.done.len() {
            let (place, off) = (start / 2, start % 2 == 0);
            let at = place / 64 + if off { self.half } else { 0 };
            let own = 1 << (place % 64);
            self.done[start] = true;
            // A node that implies nothing directly has only itself in its row.
            if self.busy[at] & own == 0 {
                self.rows[start * width + at] |= own;
                continue;
            }
            // `row` contains the known consequences, `todo` the nodes among them that may add more.
            self.row.copy_from_slice(&self.rows[start * width..][..width]);
            for ((todo, &row), &busy) in self.todo.iter_mut().zip(&self.row).zip(&self.busy) {
                *todo = row & busy;
            }
            self.row[at] |= own;
            self.todo[at] &= !own;
            let mut word = 0;
            while word < width {
                let Some(bit) = (self.todo[word] != 0).then(|| self.todo[word].trailing_zeros())
                else {
                    word += 1;
                    continue;
                };
                self.todo[word] &= self.todo[word] - 1;
                let (half, base) = if word < self.half { (1, 0) } else { (0, self.half) };
                let next = 2 * (64 * (word - base) + bit as usize) + half;
                let reached = &self.rows[next * width..][..width];
                let both = self.row[..width].iter_mut().zip(&mut self.todo[..width]).zip(reached);
                // A complete row contains everything behind its node, so all of that is done. An
                // incomplete row adds one step, and its new nodes are followed in turn.
                if self.done[next] {
                    for ((row, todo), &more) in both {
                        *todo &= !more;
                        *row |= more;
                    }
                } else {
                    let mut added = 0;
                    for (((row, todo), &more), &busy) in both.zip(&self.busy[..width]) {
                        let new = more & !*row;
                        *todo |= new & busy;
                        *row |= new;
                        added |= new;
                    }
                    // New nodes may be in words that were processed already.
                    if added != 0 {
                        word = 0;
                    }
                }
            }
            self.rows[start * width..][..width].copy_from_slice(&self.row);
        }
    }

    /// The places that are on, and those that are off, if a node holds.
    pub(super) fn from(&self, node: Node) -> (&[u64], &[u64]) {
        self.rows[node.index() * 2 * self.half..][..2 * self.half].split_at(self.half)
    }

    /// Returns `true` if `from` implies `to`.
    pub(super) fn leads(&self, from: Node, to: Node) -> bool {
        let (on, off) = self.from(from);
        bit(if to.is_on() { on } else { off }, to.place())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::layout::Layout;
    use crate::position::Position;
    use crate::techniques::chains::walk::Walk;
    use crate::techniques::chains::web::Scope;
    use evoku_model::{Cell, Digits, Element, Geometry, Grid, Shape};

    /// The closure contains exactly the nodes that a walk reaches, for every node of the webs of a
    /// half-filled board.
    #[test]
    fn a_closure_is_all_walks_at_once() {
        let geometry = Arc::new(Geometry::plain(Shape::NINE));
        let layout = Arc::new(Layout::<2>::new(geometry));
        let mut position = Position::blank(&layout);
        let mut grid = Grid::blank(9);
        for (at, digit) in [(0, 4), (10, 2), (20, 6), (33, 7), (44, 0), (55, 4), (66, 2), (77, 8)] {
            grid.set(Cell::from_index(at), Some(evoku_model::Digit::from_index(digit)));
        }
        position.set_up(&grid, &grid, None);
        for cell in *position.open() {
            for digit in position.candidates(cell) {
                if (cell.index() * 7 + digit.index() * 11) % 5 < 3 {
                    position.remove(cell, digit);
                }
            }
        }
        for scope in
            [Scope::Digits(Digits::first(9)), Scope::BivalueCells, Scope::Candidates, Scope::Groups]
        {
            let (mut web, mut reach, mut walk) =
                (Web::default(), Reach::default(), Walk::default());
            web.spin(&position, scope);
            reach.of_web(&web);
            assert!(web.candidates > 20, "a web to speak of");
            for from in (0..2 * web.places.len()).map(Node::from_index) {
                walk.from(&web, from);
                for to in (0..2 * web.places.len()).map(Node::from_index) {
                    assert_eq!(reach.leads(from, to), walk.depth(to).is_some(), "{from:?} {to:?}");
                }
            }
        }
    }
}
