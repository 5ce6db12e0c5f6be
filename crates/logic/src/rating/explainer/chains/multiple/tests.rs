//! The search that skips nets finds what the search with all nets finds.

use proptest::prelude::*;

use super::*;
use crate::rating::explainer::tests::{path, puzzle};

/// Searches with the nets of all candidates and of all negations.
fn with_all_nets(board: &Board, family: Family) -> Option<Hint> {
    let mut search = Multiple::default();
    search.net_of.resize(CANDIDATES, 0);
    let mut best = Best::default();
    let least = if family == Family::Multiple { 3 } else { 2 };
    for cell in (0..CELLS).filter(|&cell| board.digits[cell].count_ones() >= least) {
        for digit in bits(board.digits[cell].into()) {
            let source = Literal::new(cell, digit, true);
            let with = search.net(board, source.candidate, family);
            if family != Family::Multiple {
                let negation = Literal { holds: false, ..source };
                let shared = (&mut search.board, &mut search.nested);
                build(&mut search.without, negation, family, board, shared);
                search.judge_binary(board, source, with, true, family, &mut best);
            }
            if family != Family::Nishio {
                search.houses(board, source, None, family, &mut best);
            }
        }
        if family != Family::Nishio {
            let digits = bits(board.digits[cell].into());
            let candidates: Vec<u16> = digits.map(|digit| (9 * cell + digit) as u16).collect();
            search.common(board, &candidates, None, (CELL, Cause::Cell), family, &mut best);
        }
    }
    best.hint()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4, ..ProptestConfig::default() })]

    /// Also tests boards without candidates at random, which may be contradictory, as inner chains
    /// meet them.
    #[test]
    fn no_useful_net_is_skipped(seed: u64, holes in prop::collection::vec((0_usize..81, 0_usize..9), 20)) {
        let (mut multiple, mut simple) = (Multiple::default(), Simple::default());
        for mut board in path(&puzzle(seed).0) {
            for _ in 0..2 {
                for family in [Family::Nishio, Family::Multiple, Family::Dynamic] {
                    let fast = multiple.find(&board, family, &mut simple, None);
                    prop_assert_eq!(fast, with_all_nets(&board, family), "{:?}", family);
                }
                holes.iter().for_each(|&(cell, digit)| board.remove(cell, digit));
            }
        }
    }
}
