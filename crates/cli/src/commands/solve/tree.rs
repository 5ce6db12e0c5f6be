//! How the engine `tree` searches, and what it reports.

use anyhow::ensure;
use clap::Args;
use clap::builder::TypedValueParser;
use evoku_sudoku::logic::Propagation;
use evoku_sudoku::search::{Solver, Strategy, Tree, TreeOptions};

use crate::arguments::one_of;
use crate::numbers::thousands;

/// The options of the engine `tree`.
#[derive(Args, Debug)]
pub(super) struct TreeArguments {
    /// With --engine tree: which open board comes next
    #[arg(long, value_name = "STRATEGY", value_parser = strategy())]
    search: Option<Strategy>,

    /// With --engine tree: how far each board is propagated
    #[arg(long, value_name = "LEVEL", value_parser = propagation())]
    propagation: Option<Propagation>,

    /// With --engine tree: tell the nodes expanded and generated, and the most that were open, of
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
    /// What was said; none if nothing was.
    ///
    /// # Errors
    /// If something was said and the engine is another.
    pub(super) fn task(&self, engine: &str) -> anyhow::Result<Option<TreeTask>> {
        if self.search.is_none() && self.propagation.is_none() && !self.report {
            return Ok(None);
        }
        ensure!(
            engine == "tree",
            "--search, --propagation and --report belong to --engine tree, not to {engine}"
        );
        let usual = TreeOptions::default();
        let options = TreeOptions {
            strategy: self.search.unwrap_or(usual.strategy),
            propagation: self.propagation.unwrap_or(usual.propagation),
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
    pub(super) fn report(self, tree: &Tree) -> Option<String> {
        self.report.then(|| {
            let count = |count: u64| thousands(count);
            format!(
                "{} nodes expanded, {} generated, {} open at most ({}, {})",
                count(tree.effort().guesses),
                count(tree.generated()),
                count(tree.peak() as u64),
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

/// Parses the name of a level of propagation.
fn propagation() -> impl TypedValueParser<Value = Propagation> {
    one_of(&Propagation::ALL, Propagation::name, |_| "")
}
