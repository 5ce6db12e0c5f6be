//! Reads links, objects and chains of constraints. Reading, and a short search of each board, must
//! end without a panic and with little memory.
//!
//! `cargo +nightly fuzz run variants -- -max_len=2048 -timeout=10`, from the root of the
//! repository. The first byte selects the use of the others. They are the packed data of a link of
//! f-puzzles, members of its object, a chain of Interactive Sudoku Solver, or the text of one
//! constraint.

#![no_main]

use evoku_sudoku::Constraint;
use evoku_sudoku::formats::{Hints, Reader};
use evoku_sudoku::search::{Limit, Solver, Weighted};
use libfuzzer_sys::fuzz_target;

/// The number of nodes after which the search gives up on a board.
const NODES: u64 = 20;

const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, bytes)) = bytes.split_first() else { return };
    let rest = String::from_utf8_lossy(bytes);
    let text = match first % 4 {
        0 => {
            let packed = bytes.iter().map(|&byte| char::from(BASE64[usize::from(byte % 64)]));
            format!("https://f-puzzles.com/?load={}", packed.collect::<String>())
        }
        1 => format!("{{\"size\":4,\"grid\":{},{rest}}}", grid(4)),
        2 => format!(".~.{rest}"),
        _ => {
            let side = usize::from(first / 4);
            let _ = Constraint::parse(&rest, side);
            return;
        }
    };
    for record in Reader::new(text.as_bytes(), Hints::default()).flatten().take(2) {
        let mut engine = Weighted::default();
        if engine.start(&record.sudoku).is_ok() {
            engine.count(2, Limit { nodes: NODES, ..Limit::default() });
        }
    }
});

/// An empty grid of f-puzzles.
fn grid(side: usize) -> String {
    let row = format!("[{}]", vec!["{}"; side].join(","));
    format!("[{}]", vec![row; side].join(","))
}
