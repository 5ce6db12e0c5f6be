//! The complete analysis of the results of a plan.

use evoku_messages::{Message, say};

use crate::analysis::baselines::BaselineComparison;
use crate::analysis::cells::RunsByCell;
use crate::analysis::compare::Comparison;
use crate::analysis::measure::Measure;
use crate::analysis::power::Power;
use crate::analysis::rank::Ranking;
use crate::analysis::summary::Summary;
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::results::Results;

/// The complete analysis of the results of a plan, for reports, pictures and exports.
#[derive(Debug)]
pub struct Analysis<'r> {
    /// The results that are analysed.
    pub results: &'r Results,
    /// The runs, grouped by configuration and puzzle.
    pub runs: RunsByCell<'r>,
    /// The summaries of all cells that have runs, class by class.
    pub summaries: Vec<Summary>,
    /// The comparisons, class by class.
    pub comparisons: Vec<Comparison>,
    /// The comparisons of algorithms with the baselines in the plan, class by class.
    pub baselines: Vec<BaselineComparison>,
    /// The rankings, class by class.
    pub rankings: Vec<Ranking>,
    /// The statistical power of each class.
    pub powers: Vec<Power>,
}

impl<'r> Analysis<'r> {
    /// Analyses results by `measure`; if it is `None`, by the result of [`Measure::of`]. If
    /// `reference` is given, all configurations are compared only with it; otherwise see
    /// [`RunsByCell::comparisons`].
    #[must_use]
    pub fn of(
        results: &'r Results,
        measure: Option<Measure>,
        reference: Option<ConfigurationIndex>,
    ) -> Self {
        let runs = RunsByCell::new(results, measure.unwrap_or_else(|| Measure::of(results)));
        Self {
            results,
            summaries: runs.summaries(),
            comparisons: runs.comparisons(reference),
            baselines: runs.baseline_comparisons(reference),
            rankings: runs.rankings(),
            powers: runs.powers(reference),
            runs,
        }
    }

    /// The measure by which runs are compared.
    #[must_use]
    pub fn measure(&self) -> Measure {
        self.runs.measure
    }

    /// The name of a class, or "all classes" for `None`.
    #[must_use]
    pub fn class_name(&self, class: Option<ClassIndex>) -> &'r str {
        class.map_or("all classes", |class| self.results.plan.classes[class.at()].as_str())
    }

    /// The name of a class as a message, or "all classes" for `None`.
    #[must_use]
    pub fn class(&self, class: Option<ClassIndex>) -> Message {
        class.map_or_else(say::lab_all_classes, |_| say::verbatim(self.class_name(class)))
    }

    /// The label of a configuration.
    #[must_use]
    pub fn label(&self, configuration: ConfigurationIndex) -> &'r str {
        &self.results.plan.configurations[configuration.at()].label
    }
}
