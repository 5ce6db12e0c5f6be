//! The output formats of a report.

use crate::language::language;
use evoku_lab::analysis::Analysis;
use evoku_lab::report::Report;

use crate::commands::lab::json;
use crate::output::{About, Form};

/// The output format of a report without pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Paper {
    Markdown,
    Latex,
    Json,
}

impl Form for Paper {
    const USUAL: &'static str = "markdown";

    fn all() -> &'static [Self] {
        &[Self::Markdown, Self::Latex, Self::Json]
    }

    fn about(self) -> About {
        match self {
            Self::Markdown => About::markdown("tables and verdicts"),
            Self::Latex => {
                About { name: "latex", extensions: &["tex"], meaning: "the tables, for booktabs" }
            }
            Self::Json => About::json("summaries, comparisons, ranks, and their origin"),
        }
    }
}

impl Paper {
    /// Returns the text of a report.
    pub(super) fn text(self, analysis: &Analysis<'_>, report: &Report) -> String {
        match self {
            Self::Markdown => report.markdown(&analysis.results.plan.name, language()),
            Self::Latex => report.latex(language()),
            Self::Json => json::report(analysis, report),
        }
    }
}
