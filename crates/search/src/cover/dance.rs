//! Dancing cells: the remaining options of each item, as sparse sets.
//!
//! A sparse set (P. Briggs and L. Torczon, "An efficient representation for sparse sets", ACM
//! Letters on Programming Languages and Systems 2 (1993), doi:10.1145/176454.176484) removes an
//! element by exchanging it with the last one and shrinking. Growing again restores removed
//! elements in reverse order, so undoing only needs the sizes (D. E. Knuth, *The Art of Computer
//! Programming*, pre-fascicle 7A, "Constraint Satisfaction", section 7.2.2.3: dancing cells).
//!
//! ```text
//! order   [ n4 n0 n7 | n2 n5 ][ n1 n6 | n3 ]        place of n7 = 2
//!           item 0: 3 left      item 1: 2 left
//! ```

use crate::Contradiction;
use crate::cover::items::Items;

/// The remaining options. Items are *active* until an option that covers them is chosen.
#[derive(Debug, Default)]
pub(super) struct Dance {
    sets: Sets,
    /// The sets of the board without givens. Every puzzle starts with a copy, so that the order of
    /// solutions doesn't depend on the previous puzzle.
    whole: Sets,
    /// The first position of each item in `order`.
    bases: Vec<u32>,
    /// The primary items, active ones first, then the secondary items in the same way.
    items: Vec<u32>,
    /// The position of each item in `items`.
    places: Vec<u32>,
    primary: usize,
    active: Active,
    /// The trail: items that lost an option, in chronological order.
    trail: Vec<u32>,
    chosen: Vec<u32>,
    /// Primary items with a single remaining option.
    forced: Vec<u32>,
}

/// The nodes of each item.
#[derive(Debug, Default)]
struct Sets {
    /// The nodes grouped by item, remaining ones first.
    order: Vec<u32>,
    /// The position of each node in `order`.
    place: Vec<u32>,
    /// The number of remaining nodes of each item.
    size: Vec<u32>,
}

/// The ends of the ranges of active primary and active secondary items.
#[derive(Clone, Copy, Debug, Default)]
struct Active {
    primary: usize,
    secondary: usize,
}

/// A state that [`Dance::back_to`] can restore.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    active: Active,
    trail: usize,
    chosen: usize,
}

impl Dance {
    /// Prepares for a new exact cover problem.
    pub(super) fn prepare(&mut self, items: &Items) {
        let whole = &mut self.whole;
        whole.size.clear();
        whole.size.resize(items.count, 0);
        for node in 0..items.nodes() {
            whole.size[items.item(node)] += 1;
        }
        let mut end = 0;
        self.bases.clear();
        self.bases.extend(whole.size.iter().map(|&size| {
            end += size;
            end - size
        }));
        let mut ends = self.bases.clone();
        whole.order.clear();
        whole.order.resize(items.nodes(), 0);
        whole.place.clear();
        for node in 0..items.nodes() {
            let end = &mut ends[items.item(node)];
            whole.order[*end as usize] = node as u32;
            whole.place.push(*end);
            *end += 1;
        }
        self.primary = items.primary;
    }

    /// Starts with the board without givens.
    pub(super) fn start(&mut self) {
        self.sets.order.clone_from(&self.whole.order);
        self.sets.place.clone_from(&self.whole.place);
        self.sets.size.clone_from(&self.whole.size);
        let items = 0..self.bases.len() as u32;
        self.items.clear();
        self.items.extend(items.clone());
        self.places.clear();
        self.places.extend(items);
        self.active = Active { primary: self.primary, secondary: self.bases.len() };
        self.trail.clear();
        self.chosen.clear();
        self.forced.clear();
        // On a board of one cell, its item is forced from the start.
        self.forced.extend((self.sets.size.first() == Some(&1)).then_some(0));
    }

    /// The options chosen so far.
    pub(super) fn chosen(&self) -> &[u32] {
        &self.chosen
    }

    /// Returns a mark of the current state.
    pub(super) fn mark(&self) -> Mark {
        Mark { active: self.active, trail: self.trail.len(), chosen: self.chosen.len() }
    }

    /// Undoes all changes since the mark.
    pub(super) fn back_to(&mut self, mark: Mark) {
        for item in self.trail.drain(mark.trail..) {
            self.sets.size[item as usize] += 1;
        }
        self.active = mark.active;
        self.chosen.truncate(mark.chosen);
        self.forced.clear();
    }

    /// The active primary item with the fewest options, the first of several; `None` if all are
    /// covered.
    pub(super) fn tightest_item(&self) -> Option<usize> {
        let active = self.items[..self.active.primary].iter();
        let item = active.copied().min_by_key(|&item| (self.sets.size[item as usize], item))?;
        Some(item as usize)
    }

    /// The remaining option with this index of an item.
    pub(super) fn option_of(&self, items: &Items, item: usize, number: usize) -> Option<usize> {
        let node = self.left(item).get(number)?;
        Some(items.option(*node as usize))
    }

    /// Chooses an option unless it has been removed.
    pub(super) fn choose_if_open(
        &mut self,
        items: &Items,
        option: usize,
    ) -> Result<(), Contradiction> {
        let node = items.nodes_of(option).start;
        if self.is_left(node, items.item(node)) {
            self.choose(items, option)
        } else {
            Err(Contradiction)
        }
    }

    /// Chooses a remaining option. Its items become covered, and every other option that covers one
    /// of them is removed.
    pub(super) fn choose(&mut self, items: &Items, option: usize) -> Result<(), Contradiction> {
        self.chosen.push(option as u32);
        for node in items.nodes_of(option) {
            self.deactivate(items.item(node));
        }
        for node in items.nodes_of(option) {
            let item = items.item(node);
            let base = self.bases[item] as usize;
            // The item is no longer active, so `remove` doesn't change its set.
            for place in base..base + self.sets.size[item] as usize {
                let other = items.option(self.sets.order[place] as usize);
                if other != option {
                    self.remove(items, other)?;
                }
            }
        }
        Ok(())
    }

    /// Removes an option, if it remains, from all active items.
    pub(super) fn remove(&mut self, items: &Items, option: usize) -> Result<(), Contradiction> {
        for node in items.nodes_of(option) {
            let item = items.item(node);
            if !self.is_active(item) || !self.is_left(node, item) {
                continue;
            }
            // Sparse set removal: the node is exchanged with the last remaining one, and the set
            // shrinks by one. Undoing grows the set by one.
            let Sets { order, place, size } = &mut self.sets;
            let left = size[item] - 1;
            size[item] = left;
            self.trail.push(item as u32);
            let last = self.bases[item] + left;
            let moved = order[last as usize];
            let hole = place[node];
            order[hole as usize] = moved;
            place[moved as usize] = hole;
            order[last as usize] = node as u32;
            place[node] = last;
            // Only primary items must be covered.
            if item < self.primary {
                match left {
                    0 => return Err(Contradiction),
                    1 => self.forced.push(item as u32),
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// Chooses the options of items with only one, until there is no such item.
    pub(super) fn follow_forced(&mut self, items: &Items) -> Result<(), Contradiction> {
        while let Some(item) = self.forced.pop() {
            let item = item as usize;
            if self.is_active(item)
                && let Some(option) = self.option_of(items, item, 0)
            {
                self.choose(items, option)?;
            }
        }
        Ok(())
    }

    /// The remaining nodes of an item.
    fn left(&self, item: usize) -> &[u32] {
        let base = self.bases[item] as usize;
        &self.sets.order[base..base + self.sets.size[item] as usize]
    }

    fn is_left(&self, node: usize, item: usize) -> bool {
        self.sets.place[node] < self.bases[item] + self.sets.size[item]
    }

    fn is_active(&self, item: usize) -> bool {
        let end = if item < self.primary { self.active.primary } else { self.active.secondary };
        (self.places[item] as usize) < end
    }

    /// Moves an active item behind the other active ones.
    fn deactivate(&mut self, item: usize) {
        let Active { primary, secondary } = &mut self.active;
        let end = if item < self.primary { primary } else { secondary };
        *end -= 1;
        let place = self.places[item] as usize;
        let moved = self.items[*end];
        self.items.swap(place, *end);
        self.places[moved as usize] = place as u32;
        self.places[item] = *end as u32;
    }
}
