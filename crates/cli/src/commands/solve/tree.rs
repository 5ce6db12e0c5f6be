//! The search options of the engine `tree`, and its report.

use clap::Args;
use clap::builder::TypedValueParser;
use evoku_messages::{Message, say};
use evoku_sudoku::search::{Branching, Propagation, Solver, Strategy, Tree, TreeOptions};

use crate::arguments::one_of;
use crate::error::{Result, ensure};

/// The options of the engine `tree`.
#[derive(Args, Debug)]
pub(super) struct TreeArguments {
    /// With --engine tree: order in which open boards are expanded
    #[arg(long, value_name = "STRATEGY", value_parser = strategy())]
    search: Option<Strategy>,

    /// With --engine tree: amount of propagation on each board
    #[arg(long, value_name = "LEVEL", value_parser = propagation())]
    propagation: Option<Propagation>,

    /// With --engine tree: rule that selects the cell to branch on
    #[arg(long, value_name = "RULE", value_parser = branching())]
    branching: Option<Branching>,

    /// With --engine tree: count forced boards (the only successor of a board) as nodes; by
    /// default, the search passes through them
    #[arg(long)]
    lone_successors: bool,

    /// With --engine tree: print the nodes expanded, the nodes generated and the maximum number of
    /// open nodes of each puzzle to standard error, and whether the whole tree was searched
    ///
    /// By default, the search continues after the first solution, to prove that it is unique. To
    /// compare strategies up to the first solution, add --first.
    #[arg(long)]
    report: bool,
}

/// The search options of the engine `tree`, and whether to report the search.
#[derive(Clone, Copy)]
pub(super) struct TreeTask {
    options: TreeOptions,
    report: bool,
}

impl TreeArguments {
    /// Returns the search options; `None` if no option was given.
    ///
    /// # Errors
    /// If an option was given and the engine is not `tree`.
    pub(super) fn task(&self, engine: &str) -> Result<Option<TreeTask>> {
        let is_explicit = self.search.is_some()
            || self.propagation.is_some()
            || self.branching.is_some()
            || self.lone_successors
            || self.report;
        if !is_explicit {
            return Ok(None);
        }
        ensure!(engine == "tree", say::command_tree_only(engine));
        let default = TreeOptions::default();
        let options = TreeOptions {
            strategy: self.search.unwrap_or(default.strategy),
            propagation: self.propagation.unwrap_or(default.propagation),
            branching: self.branching.unwrap_or(default.branching),
            collapse: !self.lone_successors,
            ..default
        };
        Ok(Some(TreeTask { options, report: self.report }))
    }
}

impl TreeTask {
    pub(super) fn tree(self) -> Tree {
        Tree::new(self.options)
    }

    /// The report on the search for one puzzle, if reports were requested.
    pub(super) fn report(self, tree: &Tree) -> Option<Message> {
        self.report.then(|| {
            say::command_tree_report(
                tree.effort().guesses,
                tree.generated(),
                tree.peak(),
                tree.is_complete(),
                self.options.strategy.name(),
                self.options.propagation.name(),
            )
        })
    }
}

/// Parses the name of a strategy.
fn strategy() -> impl TypedValueParser<Value = Strategy> {
    one_of(&Strategy::ALL, Strategy::name, |_| "")
}

/// Parses the name of a branching rule.
fn branching() -> impl TypedValueParser<Value = Branching> {
    one_of(&Branching::ALL, Branching::name, |branching| match branching {
        Branching::FewestCandidates => "the cell with the fewest candidates",
        Branching::FirstOpen => "the leftmost open cell of the topmost row that has one",
    })
}

/// Parses the name of a level of propagation.
fn propagation() -> impl TypedValueParser<Value = Propagation> {
    one_of(&Propagation::ALL, Propagation::name, |_| "")
}
