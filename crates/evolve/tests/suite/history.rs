//! Tests of the history of a run: it loses nothing visible, its memory is bounded, and children are
//! counted.

use std::sync::Arc;

use proptest::prelude::*;

use crate::common::pattern;
use crate::common::trace::{evaluations, settings};
use evoku_evolve::history::History;
use evoku_evolve::presets::{Task, preset};
use evoku_evolve::{Generation, Observer, Offspring};
use evoku_sudoku::{Geometry, Shape};
use evoku_testing::history::history;

/// An arbitrary cost below 1000 for a generation.
fn cost(seed: u64, number: u64) -> u32 {
    (seed ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(17) as u32 % 1000
}

proptest! {
    #[test]
    fn nothing_visible_is_lost(generations in 0u64..20_000, seed: u64) {
        let cost = |number| cost(seed, number);
        let history = history(generations, |number| vec![cost(number), cost(number) + 3]);
        let points = history.points();
        prop_assert_eq!(points[0].first, 0);
        prop_assert_eq!(history.generations(), generations);
        prop_assert!(points.windows(2).all(|pair| pair[0].last + 1 == pair[1].first));
        prop_assert!(points.windows(2).all(|pair| pair[0].best_of_run >= pair[1].best_of_run));
        for point in points {
            let costs: Vec<u32> = (point.first..=point.last).map(cost).collect();
            prop_assert_eq!(Some(&point.best), costs.iter().min());
            prop_assert_eq!(Some(point.worst - 3), costs.iter().max().copied());
            let mean = costs.iter().map(|&cost| f64::from(cost) + 1.5).sum::<f64>();
            prop_assert!((point.mean() - mean / costs.len() as f64).abs() < 1e-9);
        }
    }
}

#[test]
fn memory_is_bounded() {
    let history = history(500_000, |number| vec![number as u32 % 7]);
    // 2^18 < 500,000 < 2^19: generations below 1024, then nine octaves.
    assert!(history.points().len() as u64 <= 10 * 1024);
    assert!(history.points().iter().all(|point| point.worst <= 6));
    assert!(history.is_single());
    assert_eq!(history.restarts(), 500);
}

#[test]
fn a_population_is_not_single() {
    assert!(!history(3, |_| vec![1, 2]).is_single());
    assert!(History::new().points().is_empty());
}

/// Compares the children counted by a history with the evaluations of the run.
#[derive(Default)]
struct Children {
    history: History,
    /// The evaluations after generation 0.
    evaluations: u64,
    initial_size: u64,
}

impl Observer for Children {
    fn generation(&mut self, generation: &dyn Generation) {
        self.history.record(generation);
        if generation.number() == 0 {
            self.initial_size = generation.work().evaluations();
        }
        self.evaluations = generation.work().evaluations() - self.initial_size;
    }
}

#[test]
fn every_child_of_the_textbook_loop_is_counted() {
    let geometry = Arc::new(Geometry::plain(Shape::of_side(9).unwrap()));
    let sudoku = pattern::sudoku(&geometry, 0.6, 3);
    for name in ["row-ga", "mutation-ga", "cultural"] {
        let preset = preset(name).unwrap();
        let mut children = Children::default();
        let task = Task::new(1, evaluations(20_000), &mut children);
        preset.run(&sudoku, &settings(preset, 12), task).unwrap();
        let points = children.history.points();
        let all = points.iter().fold(Offspring::default(), |sum, point| sum + point.offspring);
        assert!(all.better > 0 && all.worse > 0, "{name}: {all:?}");
        assert!(all.children() <= children.evaluations, "{name}: {all:?}");
        assert_eq!(points[0].offspring.children(), 0, "{name}: founders have no parents");
    }
}

/// A local search has one child per generation: its own next state.
#[test]
fn a_walk_compares_with_itself() {
    let geometry = Arc::new(Geometry::plain(Shape::of_side(9).unwrap()));
    let sudoku = pattern::sudoku(&geometry, 0.4, 3);
    let preset = preset("simulated-annealing").unwrap();
    let mut children = Children::default();
    let task = Task::new(1, evaluations(5_000), &mut children);
    preset.run(&sudoku, &settings(preset, 12), task).unwrap();
    let points = children.history.points();
    let pairs = points.windows(2).take(500);
    for (before, after) in pairs.map(|pair| (pair[0].best, pair[1])) {
        let expected = Offspring {
            better: u64::from(after.best < before),
            equal: u64::from(after.best == before),
            worse: u64::from(after.best > before),
            parents: 2 * u64::from(before),
        };
        assert_eq!(after.offspring, expected);
    }
}
