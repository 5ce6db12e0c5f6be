//! The output formats of a report.

use crate::language::language;
use evoku_lab::analysis::Analysis;
use evoku_lab::report::Report;

use crate::commands::lab::json;
use crate::output::{About, NamedFormat, escaped};

/// The output format of a report without pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OutputFormat {
    Markdown,
    Latex,
    Json,
}

impl NamedFormat for OutputFormat {
    const DEFAULT: &'static str = "markdown";

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

impl OutputFormat {
    /// Returns the text of a report. Names in the plan may contain control characters, which are
    /// written as escapes.
    pub(super) fn text(self, analysis: &Analysis<'_>, report: &Report) -> String {
        let text = match self {
            Self::Markdown => report.markdown(&analysis.results.plan.name, language()),
            Self::Latex => report.latex(language()),
            Self::Json => json::report(analysis, report),
        };
        escaped(&text).into_owned()
    }
}
