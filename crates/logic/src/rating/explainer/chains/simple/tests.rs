//! The search with closures finds what the search from every candidate finds.

use proptest::prelude::*;

use super::*;
use crate::rating::explainer::chains::rank::Trace;
use crate::rating::explainer::tests::{path, puzzle};

#[derive(Default, PartialEq, Debug)]
struct Everything(Vec<Found>);

type Found = (Rank, Option<(u8, u8)>, Vec<(u8, u16)>, Trace);

impl Sink for Everything {
    fn wants(&self, _: Rank) -> bool {
        true
    }

    fn take(
        &mut self,
        rank: Rank,
        placed: Option<(u8, u8)>,
        removed: Vec<(u8, u16)>,
        write: &mut dyn FnMut(&mut Trace),
    ) {
        let mut trace = Vec::new();
        write(&mut trace);
        self.0.push((rank, placed, removed, trace));
    }
}

fn from_everywhere(simple: &mut Simple, board: &Board, sink: &mut Everything) {
    for links in [Links::Digit, Links::Cells, Links::Both] {
        simple.closures[index(links)].follow(board, links, ALL);
        for (cell, digit) in sources(board, 2) {
            let source = (9 * cell + digit) as u16;
            if links != Links::Cells || board.digits[cell].count_ones() == 2 {
                simple.cycles(board, source, links, sink);
            }
            if links.houses() {
                simple.chain(board, source, true, links, sink);
                simple.chain(board, source, false, links, sink);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    /// Also tests boards without candidates at random, which may be contradictory, as inner chains
    /// meet them.
    #[test]
    fn closures_skip_no_chain(seed: u64, holes in prop::collection::vec((0_usize..81, 0_usize..9), 30)) {
        let mut simple = Simple::default();
        for mut board in path(&puzzle(seed).0) {
            for _ in 0..2 {
                let [mut fast, mut slow] = [Everything::default(), Everything::default()];
                simple.search(&board, &mut fast);
                from_everywhere(&mut Simple::default(), &board, &mut slow);
                prop_assert_eq!(fast, slow);
                holes.iter().for_each(|&(cell, digit)| board.remove(cell, digit));
            }
        }
    }
}
