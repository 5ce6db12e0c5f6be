//! The data that a reasoner caches between positions never changes its deductions.

use crate::common;
use std::sync::Arc;

use evoku_sudoku::generate::{Generator, Request};
use evoku_sudoku::logic::{LADDER, Reasoner, Rung, Technique};
use evoku_sudoku::{Geometry, Grid, Partition, Rules, Shape};

/// The usual techniques that rule out candidates, easiest first.
fn usual() -> impl Iterator<Item = Technique> {
    let usual = LADDER.iter().filter(|rung| rung.usual).map(Rung::technique);
    usual.filter(|technique| !singles().contains(technique))
}

/// The order of several singles depends on the history of the position.
fn singles() -> [Technique; 3] {
    [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle]
}

#[test]
fn a_reasoner_finds_what_one_without_memory_finds() {
    let region = |cell: u8| cell / 27 * 3 + (cell % 9 + cell / 9 % 3) % 9 / 3;
    let regions = Partition::Regions((0..81).map(region).collect());
    let all_rules = [Rules::default(), Rules { partition: regions, ..Rules::default() }];
    let all: Vec<Technique> = usual().collect();
    let fresh = |givens: &Grid, kept: &Reasoner| {
        let mut fresh = Reasoner::new(kept.geometry());
        fresh.resume(givens, kept.grid(), Some(&kept.candidates()), true);
        fresh
    };
    let mut compared = 0;
    for rules in all_rules {
        let geometry = Arc::new(Geometry::new(Shape::NINE, rules).expect("a geometry"));
        let mut generator = Generator::new(Request::new(&geometry)).expect("a request");
        let (mut random, mut made) = (common::numbers(20), Vec::new());
        generator.batch(0, None, &mut random, &mut made);
        let mut kept = Reasoner::new(&geometry);
        for made in made.iter().take(20) {
            let givens = made.sudoku.givens();
            kept.start(&made.sudoku, true);
            loop {
                if let Some(single) = kept.next(singles()) {
                    kept.apply(&single);
                    continue;
                }
                // Techniques are requested in random order, too.
                for _ in 0..3 {
                    let technique = all[random(all.len())];
                    let fresh = fresh(givens, &kept).next([technique]);
                    assert_eq!(kept.next([technique]), fresh, "{:?}", kept.candidates());
                }
                let mut fresh = fresh(givens, &kept);
                let step = kept.next(usual());
                assert_eq!(step, fresh.next(usual()), "{:?}", kept.candidates());
                let Some(step) = step else { break };
                compared += 1;
                kept.apply(&step);
            }
        }
    }
    assert!(compared > 50, "{compared} steps to compare");
}
