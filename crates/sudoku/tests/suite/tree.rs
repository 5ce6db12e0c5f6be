//! Tests tree search on a problem other than Sudoku, and the options that reduce its work on
//! Sudoku.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use crate::common::{any_board, any_geometry, full_grid, numbers};
use evoku_sudoku::search::{
    BestFirst, Board, BoardTree, Branching, Frontier, Halt, Limit, Propagation, Propagator, Queue,
    Searchable, Solver, Stack, Strategy, Tree, TreeOptions, TreeSearch,
};
use evoku_sudoku::{Cell, Digit, Element, Geometry, Grid, Shape, Sudoku};
use proptest::prelude::*;

/// Queens on the first rows of a board, no two of which attack each other: the column of each.
#[derive(Clone, PartialEq, Debug)]
struct Queens {
    side: usize,
    columns: Vec<usize>,
}

impl Searchable for Queens {
    fn is_goal(&self) -> bool {
        self.columns.len() == self.side
    }

    fn expand(&self, children: &mut Vec<Self>) {
        let row = self.columns.len();
        for column in 0..self.side {
            let attacked =
                |(other, &at): (usize, &usize)| at == column || at.abs_diff(column) == row - other;
            if !self.columns.iter().enumerate().any(attacked) {
                let mut child = self.clone();
                child.columns.push(column);
                children.push(child);
            }
        }
    }

    fn estimate(&self) -> u32 {
        (self.side - self.columns.len()) as u32
    }
}

impl fmt::Display for Queens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.columns)
    }
}

fn frontiers<S: Searchable + Send + 'static>() -> [Box<dyn Frontier<S> + Send>; 3] {
    [Box::<Queue<S>>::default(), Box::<Stack<S>>::default(), Box::<BestFirst<S>>::default()]
}

fn queens(side: usize) -> Option<Queens> {
    Some(Queens { side, columns: Vec::new() })
}

/// The number of ways to place `n` queens: OEIS A000170.
#[test]
fn every_strategy_finds_all_ways_to_place_queens() {
    for (side, ways) in [(1, 1), (2, 0), (3, 0), (4, 2), (5, 10), (6, 4), (7, 40), (8, 92)] {
        let mut nodes = Vec::new();
        for frontier in frontiers() {
            let mut search = TreeSearch::new(frontier);
            search.start(queens(side), usize::MAX);
            let mut goals = BTreeSet::new();
            while search.next(Limit::default()) == Halt::Found {
                let goal = search.goal().expect("it was found");
                assert!(goal.is_goal());
                assert!(goals.insert(goal.columns.clone()), "{goal} twice");
            }
            assert_eq!(goals.len(), ways, "{side} queens");
            assert_eq!(search.goal(), None);
            assert_eq!(search.generated(), search.effort().nodes, "each state is taken out once");
            nodes.push(search.effort().nodes);
        }
        // A search for all goals examines all states.
        assert!(nodes.iter().all(|&count| count == nodes[0]), "{nodes:?}");
    }
}

#[test]
fn depth_first_finds_the_first_goal_sooner_and_in_less_memory() {
    let mut figures = Vec::new();
    for frontier in frontiers() {
        let mut search = TreeSearch::new(frontier);
        search.start(queens(8), usize::MAX);
        assert_eq!(search.next(Limit::default()), Halt::Found);
        figures.push((search.goal().map(Queens::to_string), search.effort().nodes, search.peak()));
    }
    let [breadth, depth, best] = &figures[..] else { panic!("three strategies") };
    assert!(depth.1 < breadth.1 && depth.2 < breadth.2, "{figures:?}");
    // With the number of rows left as the estimate, the deepest state is the best one.
    assert_eq!(best, depth);
    // The first in lexicographic order.
    assert_eq!(depth.0.as_deref(), Some("[0, 4, 7, 5, 2, 6, 1, 3]"));
}

#[test]
fn too_many_open_states_end_a_search() {
    for frontier in frontiers() {
        let mut search = TreeSearch::new(frontier);
        search.start(queens(8), usize::MAX);
        while search.next(Limit::default()) == Halt::Found {}
        let (peak, whole) = (search.peak(), search.effort());
        search.start(queens(8), peak);
        while search.next(Limit::default()) == Halt::Found {}
        assert_eq!(search.effort(), whole, "as many as it needs");
        search.start(queens(8), peak - 1);
        let mut end = Halt::Found;
        while end == Halt::Found {
            end = search.next(Limit::default());
        }
        assert_eq!(end, Halt::MemoryLimit);
        assert!(search.peak() < peak);
        assert_eq!(search.next(Limit::default()), Halt::MemoryLimit, "it can't go on");
        search.start(queens(4), 10);
        assert_eq!(search.next(Limit::default()), Halt::Found, "but begin anew");
        search.start(queens(4), 0);
        assert_eq!(search.next(Limit::default()), Halt::MemoryLimit, "no room for the root");
        search.start(None, 10);
        assert_eq!(search.next(Limit::default()), Halt::Exhausted, "there is nothing to search");
    }
}

/// A state that consists only of its estimate and a distinguishing number.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Labelled(u32, usize);

impl Searchable for Labelled {
    fn is_goal(&self) -> bool {
        false
    }

    fn expand(&self, _: &mut Vec<Self>) {}

    fn estimate(&self) -> u32 {
        self.0
    }
}

impl fmt::Display for Labelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.1, self.0)
    }
}

/// Branching rules, each with `true` if forced boards are skipped.
fn switches() -> impl Iterator<Item = (Branching, bool)> {
    let [usual, other] = Branching::ALL;
    [(usual, false), (usual, true), (other, true)].into_iter()
}

#[test]
fn first_open_branches_on_the_leftmost_open_cell_of_the_first_row() {
    // Propagation is weak, so that the blank board has candidates everywhere.
    let propagator = Propagator::new(Arc::new(Geometry::plain(Shape::NINE)), Propagation::Basic);
    let mut board = Board::blank(&Arc::new(propagator));
    let digit = |value| Digit::new(value).expect("a digit");
    board.set(Cell::at(0, 0, 9), digit(5)).expect("possible");
    // Row 5 has cells with fewer candidates than the first row.
    for (column, value) in [(3, 1), (4, 2), (5, 3)] {
        board.set(Cell::at(4, column, 9), digit(value)).expect("possible");
    }
    let branched_on = |branching| {
        let mut children = Vec::new();
        BoardTree::new(board.clone(), branching, false).expand(&mut children);
        let cells = (0..81).map(Cell::from_index);
        let decided = |&cell: &Cell| {
            board.get(cell).is_none()
                && children.iter().all(|child| child.board().get(cell).is_some())
        };
        (cells.filter(decided).collect::<Vec<_>>(), children.len())
    };
    assert_eq!(branched_on(Branching::FirstOpen), (vec![Cell::at(0, 1, 9)], 8));
    assert_eq!(branched_on(Branching::FewestCandidates), (vec![Cell::at(4, 0, 9)], 5));
    let names = Branching::ALL.map(|branching| Branching::by_name(branching.name()));
    assert_eq!(names, Branching::ALL.map(Some));
}

proptest! {
    /// Compares each frontier with a list in which each strategy searches for its state.
    #[test]
    fn frontiers_keep_their_order(estimates in 1u32..5, steps in 1usize..60, seed: u64) {
        let mut random = numbers(seed);
        let mut put = 0;
        // For each state, the number of its family, and its place among the siblings.
        let mut lists: [Vec<(Labelled, usize, usize)>; 3] = Default::default();
        let mut frontiers = frontiers::<Labelled>();
        for family in 0..steps {
            let children: Vec<Labelled> = (0..random(4))
                .map(|child| Labelled(random(estimates as usize) as u32, put + child))
                .collect();
            put += children.len();
            for (list, frontier) in lists.iter_mut().zip(&mut frontiers) {
                list.extend(children.iter().enumerate().map(|(at, &child)| (child, family, at)));
                let mut moved = children.clone();
                frontier.put(&mut moved);
                prop_assert!(moved.is_empty());
                prop_assert_eq!(frontier.len(), list.len());
            }
            for _ in 0..random(3) {
                for (strategy, (list, frontier)) in lists.iter_mut().zip(&mut frontiers).enumerate() {
                    let places = 0..list.len();
                    let newest = |&at: &usize| (usize::MAX - list[at].1, list[at].2);
                    let next = match strategy {
                        0 => places.min_by_key(|&at| (list[at].1, list[at].2)),
                        1 => places.min_by_key(newest),
                        _ => places.min_by_key(|at| (list[*at].0.0, newest(at))),
                    };
                    let next = next.map(|at| list.remove(at).0);
                    prop_assert_eq!(frontier.take(), next);
                }
            }
        }
        for frontier in &mut frontiers {
            frontier.clear();
            prop_assert!(frontier.is_empty() && frontier.take().is_none());
        }
    }

    #[test]
    fn every_way_to_search_finds_the_same_solutions(geometry in any_geometry(1..=5), seed: u64) {
        let geometry = Arc::new(geometry);
        let mut random = numbers(seed);
        let mut givens = any_board(geometry.side(), &mut random);
        for cell in (0..geometry.shape().cells()).map(Cell::from_index) {
            if random(8) > 0 {
                givens.set(cell, None);
            }
        }
        let sudoku = Sudoku::new(geometry, givens).expect("a puzzle");
        let mut expected = None;
        for strategy in [Strategy::DepthFirst, Strategy::BestFirst, Strategy::BreadthFirst] {
            for (propagation, (branching, collapse)) in Propagation::ALL
                .into_iter()
                .flat_map(|level| switches().map(move |switches| (level, switches)))
            {
                let options = TreeOptions {
                    strategy,
                    propagation,
                    branching,
                    collapse,
                    ..TreeOptions::default()
                };
                let mut tree = Tree::new(options);
                tree.start(&sudoku).expect("any board");
                let mut found = BTreeSet::new();
                while found.len() < 200 && tree.next(Limit::default()) == Halt::Found {
                    let mut grid = Grid::blank(sudoku.givens().side());
                    tree.solution(&mut grid);
                    prop_assert!(sudoku.is_solved_by(&grid));
                    prop_assert!(found.insert(grid), "a solution twice");
                }
                if found.len() < 200 {
                    prop_assert_eq!(expected.get_or_insert_with(|| found.clone()), &found);
                }
            }
        }
    }
}

fn nine(givens: Grid) -> Sudoku {
    Sudoku::new(Arc::new(Geometry::plain(Shape::NINE)), givens).expect("a puzzle")
}

/// Minimal puzzles with one solution.
fn minimal_puzzles(count: usize) -> Vec<Sudoku> {
    let mut random = numbers(2026);
    let mut tree = Tree::default();
    let mut is_unique = |givens: &Grid| {
        tree.start(&nine(givens.clone())).expect("a board");
        tree.count(2, Limit::default()) == (1, Halt::Exhausted)
    };
    let puzzle = |_| {
        let mut givens = full_grid(&mut random);
        let mut cells: Vec<Cell> = (0..81).map(Cell::from_index).collect();
        for last in (1..cells.len()).rev() {
            cells.swap(last, random(last + 1));
        }
        for cell in cells {
            let digit = givens.get(cell);
            givens.set(cell, None);
            if !is_unique(&givens) {
                givens.set(cell, digit);
            }
        }
        nine(givens)
    };
    (0..count).map(puzzle).collect()
}

/// The number of boards expanded on all puzzles together, to the first solution or to the end.
fn expanded(puzzles: &[Sudoku], solutions: u64, options: TreeOptions) -> u64 {
    let mut tree = Tree::new(options);
    let of_puzzle = |sudoku: &Sudoku| {
        tree.start(sudoku).expect("a board");
        assert_eq!(tree.count(solutions, Limit::default()).0, 1);
        tree.effort().guesses
    };
    puzzles.iter().map(of_puzzle).sum()
}

#[test]
fn every_improvement_saves_nodes() {
    let puzzles = minimal_puzzles(40);
    let options = TreeOptions::default();

    let of_level = |propagation| expanded(&puzzles, 2, TreeOptions { propagation, ..options });
    let levels = Propagation::ALL.map(of_level);
    let [basic, pairs, subsets, locked, full] = levels;
    assert!(basic > pairs && pairs > subsets && subsets > locked, "{levels:?}");
    // On boards up to side 9, the subsets are complete.
    assert_eq!(locked, full, "{levels:?}");

    // If forced successors are not collapsed, the boards that they lead to are expanded as well.
    for propagation in [Propagation::Basic, Propagation::Subsets] {
        let with =
            |collapse| expanded(&puzzles, 2, TreeOptions { collapse, propagation, ..options });
        let (collapsed, plain) = (with(true), with(false));
        assert!(collapsed < plain, "{propagation:?}: {collapsed} and {plain}");
    }

    let of_branching = |branching| {
        let propagation = Propagation::Basic;
        expanded(&puzzles, 2, TreeOptions { branching, propagation, ..options })
    };
    let branchings = Branching::ALL.map(of_branching);
    assert!(branchings[0] < branchings[1], "{branchings:?}");

    let first = |strategy| {
        let propagation = Propagation::Pairs;
        expanded(&puzzles, 1, TreeOptions { strategy, propagation, ..options })
    };
    let strategies = [Strategy::BestFirst, Strategy::DepthFirst, Strategy::BreadthFirst].map(first);
    let [best, depth, breadth] = strategies;
    assert!(best < breadth && depth < breadth, "{strategies:?}");
}

#[test]
fn memory_is_bounded() {
    let blank = nine(Grid::blank(9));
    let memory = 1 << 20;
    let strategy = Strategy::BreadthFirst;
    let mut tree = Tree::new(TreeOptions { strategy, memory, ..TreeOptions::default() });
    tree.start(&blank).expect("a board");
    assert_eq!(tree.count(u64::MAX, Limit::default()), (0, Halt::MemoryLimit));
    assert!(tree.peak() * BoardTree::bytes(9) <= memory);
    assert!(tree.generated() >= tree.peak() as u64);
    assert_eq!(tree.next(Limit::default()), Halt::MemoryLimit);
    // A puzzle that needs less memory can be solved afterwards, and depth-first search needs
    // little.
    for sudoku in minimal_puzzles(3) {
        tree.start(&sudoku).expect("a board");
        assert_eq!(tree.count(2, Limit::default()), (1, Halt::Exhausted));
    }
    let mut tree = Tree::new(TreeOptions { memory: 100_000, ..TreeOptions::default() });
    tree.start(&blank).expect("a board");
    assert_eq!(tree.count(1000, Limit::default()), (1000, Halt::Found));
}

#[test]
fn a_state_shows_its_board() {
    use evoku_sudoku::search::{Board, Propagator};
    let geometry = Arc::new(Geometry::plain(Shape::new(2, 5).expect("a shape")));
    let mut board = Board::blank(&Arc::new(Propagator::new(geometry, Propagation::Basic)));
    let digit = Element::from_index(9);
    board.set(Cell::at(0, 1, 10), digit).expect("a blank board");
    let text = BoardTree::new(board, Branching::default(), true).to_string();
    let mut rows = text.lines();
    assert_eq!(rows.next(), Some(" . 10  .  .  .  .  .  .  .  ."));
    assert_eq!(rows.count(), 9);
}
