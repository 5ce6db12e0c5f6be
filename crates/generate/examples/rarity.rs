//! Measures how often techniques occur in random minimal 9x9 puzzles.
//!
//! `cargo run --release -p evoku-generate --example rarity -- 100000` prints a line per technique:
//! the number of puzzles whose solution path uses the technique before a harder one. A second number
//! limits the puzzles in which every technique is searched at every position of the path; for these
//! the line also has the number of puzzles in which the technique is available, and the mean time of
//! its search. The table of `src/rarity.rs` is its output.

#![allow(clippy::print_stdout, reason = "a program")]
#![allow(clippy::disallowed_methods, reason = "a program with arguments")]
#![allow(clippy::disallowed_types, reason = "it measures times")]

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use evoku_generate::{Generator, Request};
use evoku_logic::rating::Rater;
use evoku_logic::{LADDER, Reasoner, Technique};
use evoku_model::{Geometry, Shape};

/// The counts of a technique.
#[derive(Clone, Copy, Default)]
struct Count {
    used: u64,
    available: u64,
    searches: u32,
    time: Duration,
}

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|text| text.parse::<u64>().ok());
    let puzzles = numbers.next().unwrap_or(1000);
    let searched = numbers.next().unwrap_or(0);
    let seed = numbers.next().unwrap_or(1);
    // Techniques that take longer together than all others.
    let is_slow = |technique: Technique| matches!(technique, Technique::Fish(fish) if fish.size > 4 && fish.shape != evoku_logic::FishShape::Basic);
    // splitmix64 (G. L. Steele, D. Lea and C. H. Flood, OOPSLA 2014).
    let mut state = seed;
    let mut index_below = move |bound: usize| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (((z ^ (z >> 31)) as u128 * bound as u128) >> 64) as usize
    };
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let mut generator = Generator::new(Request::new(&geometry)).expect("any puzzle");
    let (mut rater, mut finder) = (Rater::new(&geometry), Reasoner::new(&geometry));
    let mut counts: BTreeMap<usize, Count> = BTreeMap::new();
    let (mut number, mut rated, start) = (0, Duration::ZERO, Instant::now());
    for batch in 0.. {
        let mut generated = Vec::new();
        generator.batch(batch, None, &mut index_below, &mut generated);
        for puzzle in generated {
            if number == puzzles {
                print(&counts, puzzles, searched.min(puzzles), rated);
                println!("{:.1} s in all", start.elapsed().as_secs_f64());
                return;
            }
            let searches = number < searched;
            number += 1;
            let begin = Instant::now();
            let (mut hardest, mut met) = (0, Vec::new());
            let givens = puzzle.sudoku.givens();
            rater.walk(&puzzle.sudoku, &puzzle.solution, None, |reasoner, step, _| {
                let Some(technique) = step.technique() else { return ControlFlow::Break(()) };
                if technique.place() >= hardest {
                    hardest = technique.place();
                    if !met.contains(&(hardest, true)) {
                        met.push((hardest, true));
                        counts.entry(hardest).or_default().used += 1;
                    }
                }
                if !searches || technique.is_single() {
                    return ControlFlow::Continue(());
                }
                let candidates = reasoner.candidates();
                finder.resume(givens, reasoner.grid(), Some(&candidates), true);
                for (place, (technique, _)) in Technique::names().enumerate() {
                    if technique.is_on_constraints() || is_slow(technique) {
                        continue;
                    }
                    if met.contains(&(place, false)) {
                        continue;
                    }
                    let begin = Instant::now();
                    let found = finder.first(technique).is_some();
                    let count = counts.entry(place).or_default();
                    count.searches += 1;
                    count.time += begin.elapsed();
                    if found {
                        met.push((place, false));
                        count.available += 1;
                    }
                }
                ControlFlow::Continue(())
            });
            if !searches {
                rated += begin.elapsed();
            }
        }
    }
}

/// Prints the counts of each technique.
fn print(counts: &BTreeMap<usize, Count>, puzzles: u64, searched: u64, rated: Duration) {
    let each = rated.as_secs_f64() * 1e6 / (puzzles - searched).max(1) as f64;
    println!("{puzzles} puzzles, {each:.0} us each to rate; {searched} searched");
    for (place, (_, name)) in Technique::names().enumerate() {
        let Some(count) = counts.get(&place) else { continue };
        let mean = count.time.as_secs_f64() * 1e6 / f64::from(count.searches.max(1));
        let default =
            LADDER.iter().any(|rung| rung.default && rung.kinds.iter().any(|kind| kind.1 == name));
        println!(
            "{name}: used {}, available {}, {mean:.0} us {}",
            count.used,
            count.available,
            if default { "" } else { "extra" }
        );
    }
}
