//! What an automaton leaves to the cells of a line.

use super::claim::{Dead, keep};
use crate::model::{Automaton, Cell, Element, bits};

/// Leaves each cell the digits of words that the automaton reads (G. Pesant, "A regular language
/// membership constraint for finite sequences of variables", CP 2004,
/// doi:10.1007/978-3-540-30201-8_36). A cell that the line passes twice is taken for two.
pub(super) fn filter(path: &[Cell], automaton: &Automaton, board: &mut [u64]) -> Result<(), Dead> {
    let digits: Vec<u64> = path.iter().map(|cell| board[cell.index()]).collect();
    let mut reached = vec![vec![0_usize]];
    let mut seen = vec![usize::MAX; automaton.states()];
    for (place, &here) in digits.iter().enumerate() {
        let mut next = Vec::new();
        for &state in &reached[place] {
            for target in bits(here).filter_map(|digit| automaton.step(state, digit)) {
                if seen[target] != place {
                    seen[target] = place;
                    next.push(target);
                }
            }
        }
        reached.push(next);
    }
    let mut alive = vec![false; automaton.states()];
    let ends = reached.last().map_or(&[][..], Vec::as_slice);
    ends.iter().for_each(|&state| alive[state] = automaton.accepts(state));
    for (place, &here) in digits.iter().enumerate().rev() {
        let mut kept = 0;
        let mut before = Vec::new();
        for &state in &reached[place] {
            let next = |digit: &usize| automaton.step(state, *digit);
            let leading = bits(here).filter(|digit| next(digit).is_some_and(|next| alive[next]));
            let leading = leading.fold(0, |all, digit| all | 1_u64 << digit);
            if leading != 0 {
                before.push(state);
            }
            kept |= leading;
        }
        keep(board, path[place], kept)?;
        reached[place + 1].iter().for_each(|&state| alive[state] = false);
        before.iter().for_each(|&state| alive[state] = true);
    }
    Ok(())
}
