//! Histories of runs with chosen costs.

use evoku_evolve::history::History;
use evoku_evolve::{Cost, Counters, Generation, Offspring, Work};

/// A generation whose members have these total costs. A quarter of the children are better than their
/// parents, and a quarter equal.
struct GenerationOf {
    number: u64,
    costs: Vec<u32>,
    best_of_run: u32,
}

impl Generation for GenerationOf {
    fn counters(&self) -> Counters {
        let work = Work { full: self.number * self.costs.len() as u64, ..Work::default() };
        Counters { number: self.number, work, restarts: self.number / 1000 }
    }
    fn size(&self) -> usize {
        self.costs.len()
    }
    fn cost(&self, member: usize) -> Cost {
        Cost::one(self.costs[member])
    }
    fn line(&self, _: usize) -> String {
        String::new()
    }
    fn diversity(&self) -> f64 {
        0.0
    }
    fn offspring(&self) -> Option<Offspring> {
        Some(Offspring { better: 1, equal: 1, worse: 2, parents: 8 })
    }
    fn best_of_run(&self) -> Cost {
        Cost::one(self.best_of_run)
    }
    fn best_of_run_board(&self) -> String {
        String::new()
    }
    fn best_of_run_line(&self) -> String {
        String::new()
    }
}

/// Makes a history of this many generations after generation 0. `costs` returns the costs for the
/// number of a generation.
pub fn history(generations: u64, costs: impl Fn(u64) -> Vec<u32>) -> History {
    let mut history = History::new();
    let mut best_of_run = u32::MAX;
    for number in 0..=generations {
        let costs = costs(number);
        best_of_run = costs.iter().copied().fold(best_of_run, u32::min);
        history.record(&GenerationOf { number, costs, best_of_run });
    }
    history
}
