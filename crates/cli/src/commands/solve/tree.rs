//! How the engine `tree` searches, and what it reports.

use clap::Args;
use clap::builder::TypedValueParser;
use evoku_messages::{Message, say};
use evoku_sudoku::search::{Branching, Propagation, Solver, Strategy, Tree, TreeOptions};

use crate::arguments::one_of;
use crate::error::{Result, ensure};

/// The options of the engine `tree`.
#[derive(Args, Debug)]
pub(super) struct TreeArguments {
    /// With --engine tree: which open board comes next
    #[arg(long, value_name = "STRATEGY", value_parser = strategy())]
    search: Option<Strategy>,

    /// With --engine tree: how far each board is propagated
    #[arg(long, value_name = "LEVEL", value_parser = propagation())]
    propagation: Option<Propagation>,

    /// With --engine tree: on the candidates of which cell each board branches
    #[arg(long, value_name = "RULE", value_parser = branching())]
    branching: Option<Branching>,

    /// With --engine tree: make a node of a lone successor too, instead of passing over boards that
    /// branch to a single one
    #[arg(long)]
    lone_successors: bool,

    /// With --engine tree: print the nodes expanded and generated, and the most that were open, of
    /// each puzzle on standard error
    #[arg(long)]
    report: bool,
}

/// How the engine `tree` searches, and whether it reports.
#[derive(Clone, Copy)]
pub(super) struct TreeTask {
    options: TreeOptions,
    report: bool,
}

impl TreeArguments {
    /// How the engine searches; none if no option was given.
    ///
    /// # Errors
    /// If an option was given and the engine is another.
    pub(super) fn task(&self, engine: &str) -> Result<Option<TreeTask>> {
        let is_said = self.search.is_some()
            || self.propagation.is_some()
            || self.branching.is_some()
            || self.lone_successors
            || self.report;
        if !is_said {
            return Ok(None);
        }
        ensure!(engine == "tree", say::command_tree_only(engine));
        let usual = TreeOptions::default();
        let options = TreeOptions {
            strategy: self.search.unwrap_or(usual.strategy),
            propagation: self.propagation.unwrap_or(usual.propagation),
            branching: self.branching.unwrap_or(usual.branching),
            collapse: !self.lone_successors,
            ..usual
        };
        Ok(Some(TreeTask { options, report: self.report }))
    }
}

impl TreeTask {
    pub(super) fn tree(self) -> Tree {
        Tree::new(self.options)
    }

    /// What the search for one puzzle came to, if that is wanted.
    pub(super) fn report(self, tree: &Tree) -> Option<Message> {
        self.report.then(|| {
            say::command_tree_report(
                tree.effort().guesses,
                tree.generated(),
                tree.peak(),
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

/// Parses the name of a rule of branching.
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
