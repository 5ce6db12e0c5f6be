//! Measures how often puzzles with required techniques are found, against random puzzles.
//!
//! `cargo run --release -p evoku-generate --example climb -- 20 jellyfish "sue de coq"` searches for
//! 20 seconds per technique.

#![allow(clippy::print_stdout, reason = "a program")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use evoku_generate::{Generator, Request, Tally, rarity};
use evoku_logic::Technique;
use evoku_model::{Geometry, Shape};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let seconds = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(10);
    let mut state = 1u64;
    // splitmix64 (G. L. Steele, D. Lea and C. H. Flood, OOPSLA 2014).
    let mut index_below = move |bound: usize| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (((z ^ (z >> 31)) as u128 * bound as u128) >> 64) as usize
    };
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    for name in arguments {
        let available = name.strip_prefix("available:");
        let technique = Technique::by_name(available.unwrap_or(&name)).expect("a technique");
        let mut request = Request::new(&geometry);
        match available {
            Some(_) => request.available.push(technique),
            None => request.required.push(technique),
        }
        let mut generator = Generator::new(request.clone()).expect("a valid request");
        let (mut tally, start) = (Tally::default(), Instant::now());
        for batch in 0.. {
            tally.add(generator.batch(batch, None, &mut index_below, &mut Vec::new()), &request);
            if start.elapsed() >= Duration::from_secs(seconds) {
                break;
            }
        }
        let Tally { attempts, accepted, .. } = tally;
        let seconds = start.elapsed().as_secs_f64();
        let random = rarity(technique);
        println!("{name}: {accepted} of {attempts} in {seconds:.1} s; random puzzles: {random:?}");
    }
}
