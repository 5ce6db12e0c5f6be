//! Tests of landscapes: predictions of theory, properties of samples, and counts made by hand.

use std::sync::Arc;

use evoku_evolve::landscape::{
    Edge, Effort, Expedition, LANDSCAPES, Landscape, Network, Node, Survey, landscape,
};
use evoku_sudoku::search::{Answer, solve};
use evoku_sudoku::{Geometry, Grid, Shape, Sudoku};
use evoku_testing::inputs::NINE;
use proptest::prelude::*;

use crate::common::any_sudoku;

fn empty(side: usize) -> Sudoku {
    let geometry = Geometry::plain(Shape::of_side(side).unwrap());
    Sudoku::new(Arc::new(geometry), Grid::blank(side)).unwrap()
}

fn survey(name: &str, sudoku: &Sudoku, effort: Effort<'_>) -> Survey {
    let solutions = match solve(sudoku) {
        Answer::Unique(grid) => vec![grid],
        _ => Vec::new(),
    };
    landscape(name).unwrap().survey(sudoku, &solutions, effort, 1).unwrap()
}

#[test]
fn colourings_without_givens_are_as_rugged_as_theory_says() {
    // An elementary landscape: the correlation at a lag is 1 - 2k / (n (k - 1)) to its power, for
    // n cells of k digits (P. F. Stadler, "Landscapes and their correlation functions", Journal of
    // Mathematical Chemistry 20 (1996), https://doi.org/10.1007/BF01165154: graph colouring).
    for side in [4_usize, 6, 9] {
        let effort = Effort { steps: 300_000, lags: 5, climbs: 0, cancel: None };
        let walk = survey("recolour", &empty(side), effort).walk.unwrap();
        let (cells, digits) = ((side * side) as f64, side as f64);
        let step = 1.0 - 2.0 * digits / (cells * (digits - 1.0));
        for (lag, &found) in walk.autocorrelation.iter().enumerate() {
            let expected = step.powi(lag as i32);
            assert!((found - expected).abs() < 0.02, "{side}, {lag}: {found}, {expected}");
        }
        let length = walk.length().unwrap();
        assert!((length / (-1.0 / step.ln()) - 1.0).abs() < 0.1, "{length}");
        // Each pair of peers has equal digits with probability 1 / side.
        let pairs = empty(side).geometry().clone();
        let cells = (0..side * side).map(<evoku_sudoku::Cell as evoku_sudoku::Element>::from_index);
        let twice: usize = cells.map(|cell| pairs.peers(cell).len()).sum();
        let mean = twice as f64 / 2.0 / side as f64;
        assert!((walk.mean / mean - 1.0).abs() < 0.05, "{}, {mean}", walk.mean);
    }
}

#[test]
fn crossovers_keep_of_a_board_what_theory_says() {
    // The missing digits of a row or column of 4x4 depend on two boxes, and on neither alone. A
    // child keeps both with probability 1/4, and nothing else of a parent affects its cost.
    let effort = Effort { steps: 300_000, lags: 3, climbs: 0, cancel: None };
    let walk = survey("box-cross", &empty(4), effort).walk.unwrap();
    for (lag, &found) in walk.autocorrelation.iter().enumerate() {
        let expected = 0.25_f64.powi(lag as i32);
        assert!((found - expected).abs() < 0.01, "{lag}: {found}, {expected}");
    }
    // On 9x9 it depends on three boxes, pairwise and all together.
    let effort = Effort { steps: 100_000, lags: 1, ..effort };
    let kept = survey("box-cross", &empty(9), effort).walk.unwrap().autocorrelation[1];
    assert!((0.12..=0.26).contains(&kept), "{kept}");
}

#[test]
fn a_puzzle_with_one_move_has_the_landscape_of_two_boards() {
    // Two cells of one box are open; a swap leads from the solution to the other board and back.
    let mut grid = match solve(&NINE.parse().unwrap()) {
        Answer::Unique(grid) => grid,
        _ => panic!("one solution"),
    };
    for column in [0, 1] {
        grid.set(evoku_sudoku::Cell::at(0, column, 9), None);
    }
    let sudoku = Sudoku::new(Arc::new(Geometry::plain(Shape::new(3, 3).unwrap())), grid).unwrap();
    let found =
        survey("box-swap", &sudoku, Effort { steps: 100, lags: 2, climbs: 50, cancel: None });
    assert_eq!(found.moves, Some(1));
    let walk = found.walk.unwrap();
    // Swapping two cells of a row leaves one digit missing in each of two columns.
    assert!((walk.mean - 1.0).abs() < 0.02 && (walk.deviation - 1.0).abs() < 0.02, "{walk:?}");
    assert!(walk.autocorrelation[1] < -0.95 && walk.autocorrelation[2] > 0.95, "{walk:?}");
    assert_eq!((walk.neutrality, walk.length()), (0.0, None));
    let optima = found.optima.unwrap();
    assert_eq!((optima.climbs, optima.solved, optima.mean), (50, 50, 0.0));
    assert_eq!((optima.distance, optima.distance_correlation), (Some(0.0), None));
    assert!((found.distance_correlation.unwrap() - 1.0).abs() < 1e-12);
}

#[test]
fn numbers_of_moves_are_those_of_the_encodings() {
    let effort = Effort { steps: 10, lags: 1, climbs: 1, cancel: None };
    let moves = |name, side| survey(name, &empty(side), effort).moves;
    for side in [4, 9] {
        let swaps = side * side * (side - 1) / 2;
        assert_eq!(moves("digit-change", side), Some(side * side * (side - 1)));
        assert_eq!(moves("recolour", side), Some(side * side * (side - 1)));
        assert_eq!(moves("blank-change", side), Some(side.pow(3)));
        assert_eq!(moves("flip", side), Some(side.pow(3)));
        for name in ["row-swap", "column-swap", "box-swap"] {
            assert_eq!(moves(name, side), Some(swaps), "{name}");
        }
        let uncounted = LANDSCAPES.iter().filter(|known| !known.has_optima());
        for Landscape { name, .. } in uncounted {
            assert_eq!(moves(name, side), None, "{name}");
        }
    }
}

#[test]
fn rows_of_a_puzzle_are_columns_of_its_transpose() {
    let sudoku: Sudoku = NINE.parse().unwrap();
    let turned = evoku_sudoku::Symmetry::transposition(9).apply(&sudoku).unwrap();
    let effort = Effort { steps: 30_000, lags: 1, climbs: 100, cancel: None };
    let (rows, columns) =
        (survey("row-swap", &sudoku, effort), survey("column-swap", &turned, effort));
    assert_eq!(rows.moves, columns.moves);
    let near = |one: f64, other: f64| (one - other).abs() < 0.1 * one.abs().max(other.abs());
    let (one, other) = (rows.walk.unwrap(), columns.walk.unwrap());
    assert!(near(one.mean, other.mean) && near(one.neutrality, other.neutrality));
    assert!(near(rows.optima.unwrap().mean, columns.optima.unwrap().mean));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn samples_obey_their_laws(sudoku in any_sudoku(), seed in any::<u64>()) {
        // Larger boards take seconds each.
        prop_assume!(sudoku.geometry().side() <= 9);
        let effort = Effort { steps: 50, lags: 3, climbs: 2, cancel: None };
        for known in LANDSCAPES {
            let Ok(found) = known.survey(&sudoku, &[], effort, seed) else { continue };
            prop_assert_eq!(&found, &known.survey(&sudoku, &[], effort, seed).unwrap());
            prop_assert_eq!(found.distance_correlation, None);
            if let Some(walk) = &found.walk {
                prop_assert!((0.0..=1.0).contains(&walk.neutrality));
                prop_assert!(walk.autocorrelation.iter().all(|r| r.abs() <= 1.0 + 1e-9));
                let first = walk.autocorrelation.first();
                prop_assert!(first.is_none_or(|first| (first - 1.0).abs() < 1e-9));
            }
            if let Some(optima) = &found.optima {
                prop_assert!((0.0..=1.0).contains(&optima.neutrality));
                prop_assert!(optima.solved <= optima.climbs);
            }
        }
    }
}

fn explore(known: &Landscape, sudoku: &Sudoku, seed: u64) -> Network {
    let expedition = Expedition { runs: 20, kicks: 10, strength: 2 };
    known.network(sudoku, expedition, seed, None).unwrap().unwrap()
}

#[test]
fn networks_count_what_was_walked() {
    let sudoku: Sudoku = NINE.parse().unwrap();
    for known in LANDSCAPES.iter().filter(|known| known.has_optima()) {
        let network = explore(known, &sudoku, 3);
        assert_eq!(network, explore(known, &sudoku, 3), "{}", known.name);
        let kicks: u32 = network.edges.iter().map(|edge| edge.count).sum();
        let visits: u32 = network.nodes.iter().map(|node| node.visits).sum();
        // Each run climbs once at the start, and once after each kick.
        assert_eq!(visits, kicks + 20, "{}", known.name);
        assert!(kicks <= 200 && network.nodes.iter().all(|node| node.optima == 1));
        let plateaus = network.plateaus();
        let of = |network: &Network, figure: fn(&Node) -> u32| -> u32 {
            network.nodes.iter().map(figure).sum()
        };
        assert_eq!(of(&plateaus, |node| node.visits), visits);
        assert_eq!(of(&plateaus, |node| node.optima), network.nodes.len() as u32);
        for Edge { from, to, .. } in &plateaus.edges {
            assert_ne!(plateaus.nodes[*from].cost, plateaus.nodes[*to].cost);
        }
        assert!(!plateaus.sinks().is_empty(), "the cheapest one is a sink");
    }
}

#[test]
fn plateaus_and_sinks_of_a_network_drawn_by_hand() {
    let node = |cost| Node { cost, visits: 1, optima: 1 };
    let edge = |from, to| Edge { from, to, count: 2 };
    let network = Network {
        nodes: vec![node(4), node(4), node(2), node(3), node(0), node(4)],
        edges: vec![edge(0, 1), edge(1, 2), edge(2, 3), edge(3, 4), edge(5, 5)],
        solved: 0,
        expedition: Expedition { runs: 6, kicks: 1, strength: 1 },
    };
    assert_eq!(network.sinks(), [0, 2, 4, 5]);
    let plateaus = network.plateaus();
    let nodes: Vec<_> = plateaus.nodes.iter().map(|node| (node.cost, node.optima)).collect();
    assert_eq!(nodes, [(4, 2), (2, 1), (3, 1), (0, 1), (4, 1)]);
    let edges: Vec<_> = plateaus.edges.iter().map(|edge| (edge.from, edge.to)).collect();
    assert_eq!(edges, [(0, 1), (1, 2), (2, 3)]);
    // The second node leads only to a node of higher cost; the last one has no edges.
    assert_eq!(plateaus.sinks(), [1, 3, 4]);
}

#[test]
fn boards_without_a_move_have_no_walk() {
    let Answer::Unique(solution) = solve(&NINE.parse().unwrap()) else { panic!() };
    let geometry = Arc::new(Geometry::plain(Shape::new(3, 3).unwrap()));
    let full = Sudoku::new(geometry, solution).unwrap();
    for known in LANDSCAPES.iter().filter(|known| known.has_optima()) {
        let effort = Effort { steps: 10, lags: 1, climbs: 1, cancel: None };
        let found = known.survey(&full, &[], effort, 1).unwrap();
        assert_eq!((found.moves, found.walk, found.optima), (Some(0), None, None));
        assert!(explore(known, &full, 1).nodes.is_empty());
    }
}
