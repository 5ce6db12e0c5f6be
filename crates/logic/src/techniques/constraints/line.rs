//! Restricts the cells of a line with an automaton.

use super::claim::keep;
use evoku_model::{Automaton, Cell, Element, bits};
use evoku_search::Contradiction;

/// Restricts each cell to the digits of words that the automaton accepts (G. Pesant, "A regular
/// language membership constraint for finite sequences of variables", CP 2004,
/// doi:10.1007/978-3-540-30201-8_36). A cell that the line visits twice is treated as two cells.
pub(super) fn filter(
    path: &[Cell],
    automaton: &Automaton,
    board: &mut [u64],
) -> Result<(), Contradiction> {
    let digits: Vec<u64> = path.iter().map(|cell| board[cell.index()]).collect();
    // The states before each digit, one place after the other.
    let mut reached = vec![0_usize];
    let mut ends = vec![0, 1];
    let mut seen = vec![usize::MAX; automaton.states()];
    for (place, &here) in digits.iter().enumerate() {
        for at in ends[place]..ends[place + 1] {
            let state = reached[at];
            for target in bits(here).filter_map(|digit| automaton.step(state, digit)) {
                if seen[target] != place {
                    seen[target] = place;
                    reached.push(target);
                }
            }
        }
        ends.push(reached.len());
    }
    let mut alive = vec![false; automaton.states()];
    let last = ends[digits.len()]..;
    reached[last].iter().for_each(|&state| alive[state] = automaton.accepts(state));
    let mut before = Vec::new();
    for (place, &here) in digits.iter().enumerate().rev() {
        let mut kept = 0;
        before.clear();
        for &state in &reached[ends[place]..ends[place + 1]] {
            let next = |digit: &usize| automaton.step(state, *digit);
            let leading = bits(here).filter(|digit| next(digit).is_some_and(|next| alive[next]));
            let leading = leading.fold(0, |all, digit| all | 1_u64 << digit);
            if leading != 0 {
                before.push(state);
            }
            kept |= leading;
        }
        keep(board, path[place], kept)?;
        reached[ends[place + 1]..ends[place + 2]].iter().for_each(|&state| alive[state] = false);
        before.iter().for_each(|&state| alive[state] = true);
    }
    Ok(())
}
