//! The engine `tree`: tree search on propagated boards, written for clarity.

use std::sync::Arc;

use crate::board_tree::{BoardTree, Branching};
use crate::engine::Engine;
use crate::frontier::{BestFirst, Frontier, Queue, Stack};
use crate::solver::{Effort, Halt, Limit, Solver, Unsupported};
use crate::tree_search::TreeSearch;
use crate::{Board, Propagation, Propagator};
use evoku_messages::say;
use evoku_model::{Grid, Sudoku};

pub(super) static ENGINE: Engine = Engine {
    name: "tree",
    about: say::engine_about_tree,
    solves: say::engine_boards_of_every_geometry,
    supports: |_| true,
    solver: || Box::new(Tree::default()),
    at_once: 1,
    lines: None,
};

/// The strategy of a [`Tree`]: the order in which open boards are expanded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Strategy {
    /// The oldest board first.
    BreadthFirst,
    /// The board with the fewest open cells first.
    BestFirst,
    /// The newest board first.
    #[default]
    DepthFirst,
}

impl Strategy {
    /// Every strategy.
    pub const ALL: [Self; 3] = [Self::BreadthFirst, Self::BestFirst, Self::DepthFirst];

    /// The name used in commands.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::BreadthFirst => "breadth-first",
            Self::BestFirst => "best-first",
            Self::DepthFirst => "depth-first",
        }
    }

    /// The strategy with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strategy| strategy.name() == name)
    }

    fn frontier(self) -> Box<dyn Frontier<BoardTree> + Send> {
        match self {
            Self::BreadthFirst => Box::<Queue<_>>::default(),
            Self::BestFirst => Box::<BestFirst<_>>::default(),
            Self::DepthFirst => Box::<Stack<_>>::default(),
        }
    }
}

/// The options of a [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TreeOptions {
    /// The order in which open boards are expanded.
    pub strategy: Strategy,
    /// The strength of propagation.
    pub propagation: Propagation,
    /// The rule that selects the cell to branch on.
    pub branching: Branching,
    /// `true` if forced boards are skipped, see [`BoardTree`].
    pub collapse: bool,
    /// The maximum total size of the open boards in bytes.
    pub memory: usize,
}

impl TreeOptions {
    /// The default limit for the total size of open boards: 512 MiB. Depth-first search of a 9x9
    /// board needs about 50 kB. Breadth-first search reaches the limit on hard boards of 16x16 and
    /// larger.
    pub const MEMORY: usize = 512 << 20;
}

impl Default for TreeOptions {
    fn default() -> Self {
        Self {
            strategy: Strategy::default(),
            propagation: Propagation::Locked,
            branching: Branching::default(),
            collapse: true,
            memory: Self::MEMORY,
        }
    }
}

/// Tree search on propagated boards, for every geometry. It is also a reference for testing the
/// fast engines.
///
/// The nodes are the boards that are taken from the frontier. Branches with a contradiction and
/// forced boards do not become boards of the tree, so their work counts as part of their parent.
#[derive(Debug)]
pub struct Tree {
    options: TreeOptions,
    propagator: Option<Arc<Propagator>>,
    search: TreeSearch<BoardTree>,
}

impl Tree {
    /// Creates an engine without a puzzle.
    #[must_use]
    pub fn new(options: TreeOptions) -> Self {
        let search = TreeSearch::new(options.strategy.frontier());
        Self { options, propagator: None, search }
    }

    /// The number of boards that became part of the tree.
    #[must_use]
    pub fn generated(&self) -> u64 {
        self.search.generated()
    }

    /// The largest number of boards that were open at once.
    #[must_use]
    pub fn peak(&self) -> usize {
        self.search.peak()
    }

    /// Returns `true` if the whole tree was searched, so there are no further solutions.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.search.is_complete()
    }

    /// The propagation tables for a puzzle's geometry, rebuilt only if the geometry changes.
    fn propagator(&mut self, sudoku: &Sudoku) -> Arc<Propagator> {
        let geometry = sudoku.geometry();
        if let Some(known) = &self.propagator
            && (Arc::ptr_eq(known.geometry(), geometry) || known.geometry() == geometry)
        {
            return Arc::clone(known);
        }
        let made = Arc::new(Propagator::new(Arc::clone(geometry), self.options.propagation));
        self.propagator = Some(Arc::clone(&made));
        made
    }
}

impl Default for Tree {
    fn default() -> Self {
        Self::new(TreeOptions::default())
    }
}

impl Solver for Tree {
    fn start(&mut self, sudoku: &Sudoku) -> Result<(), Unsupported> {
        let propagator = self.propagator(sudoku);
        let root = Board::new(&propagator, &sudoku.candidates()).ok();
        let bound = self.options.memory / BoardTree::bytes(sudoku.geometry().side());
        let TreeOptions { branching, collapse, .. } = self.options;
        let root = root.map(|board| BoardTree::new(board, branching, collapse));
        self.search.start(root, bound);
        Ok(())
    }

    fn next(&mut self, limit: Limit<'_>) -> Halt {
        self.search.next(limit)
    }

    fn solution(&self, grid: &mut Grid) {
        if let Some(goal) = self.search.goal() {
            goal.board().write_to(grid);
        }
    }

    fn effort(&self) -> Effort {
        let effort = self.search.effort();
        // The puzzle itself is propagated at the start, even if nothing is left to search
        // afterwards.
        let puzzles = u64::from(self.propagator.is_some());
        Effort { nodes: effort.nodes.max(puzzles), ..effort }
    }
}
