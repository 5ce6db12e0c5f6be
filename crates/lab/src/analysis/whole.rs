//! Everything that is computed from the results of a plan.

use evoku_messages::{Message, say};

use crate::analysis::cells::RunsByCell;
use crate::analysis::compare::Comparison;
use crate::analysis::measure::Measure;
use crate::analysis::nulls::AgainstNull;
use crate::analysis::power::Power;
use crate::analysis::rank::Ranking;
use crate::analysis::summary::Summary;
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::results::Results;

/// Everything that is computed from the results of a plan; reports, pictures and exports show it.
#[derive(Debug)]
pub struct Analysis<'r> {
    /// What is analysed.
    pub results: &'r Results,
    /// The runs, sorted.
    pub runs: RunsByCell<'r>,
    /// A summary of every cell that has runs, class by class.
    pub summaries: Vec<Summary>,
    /// The comparisons, class by class.
    pub comparisons: Vec<Comparison>,
    /// Each algorithm against those of the plan that are its nulls, class by class.
    pub nulls: Vec<AgainstNull>,
    /// The rankings, class by class.
    pub rankings: Vec<Ranking>,
    /// What the number of puzzles allows each class to show.
    pub powers: Vec<Power>,
}

impl<'r> Analysis<'r> {
    /// Analyses results by the measure that suits them, or by `measure`. All configurations are
    /// compared with `reference` if it is given; else see
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
            nulls: runs.against_nulls(),
            rankings: runs.rankings(),
            powers: runs.powers(reference),
            runs,
        }
    }

    /// The measure.
    #[must_use]
    pub fn measure(&self) -> Measure {
        self.runs.measure
    }

    /// The name of a class; of all together for none.
    #[must_use]
    pub fn class_name(&self, class: Option<ClassIndex>) -> &'r str {
        class.map_or("all classes", |class| self.results.plan.classes[class.at()].as_str())
    }

    /// What a class is called in words.
    #[must_use]
    pub fn class(&self, class: Option<ClassIndex>) -> Message {
        class.map_or_else(say::lab_all_classes, |_| say::verbatim(self.class_name(class)))
    }

    /// What a configuration is called.
    #[must_use]
    pub fn label(&self, configuration: ConfigurationIndex) -> &'r str {
        &self.results.plan.configurations[configuration.at()].label
    }
}
