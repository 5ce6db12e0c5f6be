//! Groups of cells with equal sums, whatever the sum is.

use evoku_model::{Automaton, Cell, Geometry, Part};

/// The minimum number of groups for an automaton; for two groups, bounds deduce nearly as much.
const FEWEST: usize = 3;

/// The maximum number of states of an automaton.
const STATES: usize = 1 << 13;

/// Groups with equal sums: zippers, or lines with the same sum in every box.
type Equal = Vec<Vec<Cell>>;

/// For each set of groups with equal sums, returns the cells, group by group, and an automaton that
/// remembers the sum of the first group.
pub(super) fn equal_sums(geometry: &Geometry) -> impl Iterator<Item = (Vec<Cell>, Automaton)> {
    let mut sets: Vec<Equal> = Vec::new();
    for pair in geometry.parts().iter().filter_map(pair) {
        // Sets that share a group are merged.
        let is_joint = |set: &Equal| set.iter().any(|group| pair.contains(group));
        let (joint, others): (Vec<Equal>, Vec<Equal>) = sets.into_iter().partition(is_joint);
        let mut groups = joint.concat();
        groups.extend(pair.into_iter().filter(|group| !groups.contains(group)).collect::<Equal>());
        sets = others;
        sets.push(groups);
    }
    sets.into_iter().filter(|groups| groups.len() >= FEWEST).filter_map(move |mut groups| {
        // Short groups restrict the sum most, so they come first.
        groups.sort_by_key(Vec::len);
        let lengths: Vec<usize> = groups.iter().map(Vec::len).collect();
        let automaton = Automaton::adding_up_alike(geometry.side(), &lengths, STATES)?;
        Some((groups.concat(), automaton))
    })
}

/// The two groups that a sum forces to be equal.
fn pair(part: &Part) -> Option<[Vec<Cell>; 2]> {
    let Part::Sum { terms, total: 0 } = part else { return None };
    let group = |by| terms.iter().filter(move |term| term.1 == by).map(|&(cell, _)| cell).collect();
    let pair: [Vec<Cell>; 2] = [1, -1].map(group);
    let has_all = pair[0].len() + pair[1].len() == terms.len();
    (has_all && !pair.iter().any(Vec::is_empty)).then_some(pair)
}
