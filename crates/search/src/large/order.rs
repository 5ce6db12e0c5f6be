//! The decision order: the most active candidate first.

use crate::large::groups::Groups;
use crate::large::literal::Var;

/// Variables by activity in a binary heap. This is Chaff's VSIDS with the exponential decay of
/// MiniSat (N. Een and N. Sorensson, "An extensible SAT-solver", SAT 2003,
/// doi:10.1007/978-3-540-24605-3_37).
#[derive(Default)]
pub(super) struct Order {
    activity: Vec<f64>,
    /// The current increment for involvement in a conflict. It grows, which is equivalent to all
    /// activities decaying.
    step: f64,
    heap: Vec<Var>,
    /// The position of each variable in the heap, or [`ABSENT`].
    places: Vec<u32>,
}

const ABSENT: u32 = u32::MAX;

/// If an activity exceeds this, all activities are scaled down.
const LARGEST: f64 = 1e100;

impl Order {
    /// Inserts all variables of these groups; variables of small groups come first.
    pub(super) fn reset(&mut self, groups: &Groups) {
        self.step = 1.0;
        self.activity.clear();
        self.activity.extend((0..groups.variables() as Var).map(|var| {
            let sizes = groups
                .memberships(var)
                .iter()
                .map(|membership| f64::from(groups.live[membership.group() as usize].count_ones()));
            // Smaller than the increment of any conflict.
            sizes.map(|size| 1e-3 / (size * size)).sum::<f64>()
        }));
        self.heap.clear();
        self.places.clear();
        self.places.resize(self.activity.len(), ABSENT);
        for var in 0..self.activity.len() as Var {
            self.insert(var);
        }
    }

    /// Increases the activity of a variable.
    pub(super) fn bump(&mut self, var: Var) {
        let activity = &mut self.activity[var as usize];
        *activity += self.step;
        if *activity > LARGEST {
            self.activity.iter_mut().for_each(|activity| *activity /= LARGEST);
            self.step /= LARGEST;
        }
        let place = self.places[var as usize];
        if place != ABSENT {
            self.raise(place as usize);
        }
    }

    /// Lets all activities decay by a factor.
    pub(super) fn decay(&mut self, factor: f64) {
        self.step /= factor;
    }

    /// Reinserts a variable that was removed.
    #[inline]
    pub(super) fn insert(&mut self, var: Var) {
        if self.places[var as usize] == ABSENT {
            self.append(var);
        }
    }

    fn append(&mut self, var: Var) {
        let place = self.heap.len();
        self.places[var as usize] = place as u32;
        self.heap.push(var);
        self.raise(place);
    }

    /// Removes and returns the most active variable.
    pub(super) fn pop(&mut self) -> Option<Var> {
        let last = self.heap.pop()?;
        let Some(&top) = self.heap.first() else {
            self.places[last as usize] = ABSENT;
            return Some(last);
        };
        self.places[top as usize] = ABSENT;
        self.heap[0] = last;
        self.places[last as usize] = 0;
        self.lower();
        Some(top)
    }

    #[cfg(test)]
    pub(super) fn activity(&self, var: Var) -> f64 {
        self.activity[var as usize]
    }

    /// Moves a variable up to its position in the heap.
    fn raise(&mut self, mut place: usize) {
        let var = self.heap[place];
        let activity = self.activity[var as usize];
        while place > 0 {
            let parent = (place - 1) / 2;
            let above = self.heap[parent];
            if activity <= self.activity[above as usize] {
                break;
            }
            self.heap[place] = above;
            self.places[above as usize] = place as u32;
            place = parent;
        }
        self.heap[place] = var;
        self.places[var as usize] = place as u32;
    }

    /// Moves the variable at the top down to its position in the heap.
    fn lower(&mut self) {
        let mut place = 0;
        let var = self.heap[0];
        let activity = self.activity[var as usize];
        loop {
            let mut child = 2 * place + 1;
            let Some(&(mut below)) = self.heap.get(child) else { break };
            let right = self.heap.get(child + 1).copied();
            let is_more = |&var: &Var| self.activity[var as usize] > self.activity[below as usize];
            if let Some(right) = right.filter(is_more) {
                child += 1;
                below = right;
            }
            if self.activity[below as usize] <= activity {
                break;
            }
            self.heap[place] = below;
            self.places[below as usize] = place as u32;
            place = child;
        }
        self.heap[place] = var;
        self.places[var as usize] = place as u32;
    }
}
