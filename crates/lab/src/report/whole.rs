//! A report: what is compared, in tables and words.

use crate::analysis::{Analysis, Basis, Comparison, LEVEL, Measure, Ranking, Summary};
use crate::execute::Ending;
use crate::index::ConfigurationIndex;
use crate::numbers::{number, p_words, percent, thousands};
use crate::results::Results;
use crate::table::Table;

/// Everything that is said about the results of a plan in words and numbers.
#[derive(Clone, Debug)]
pub struct Report {
    /// The tables: success, what runs spent or how close they came, and ranks where there are three
    /// configurations or more.
    pub tables: Vec<Table>,
    /// The verdicts, class by class.
    pub verdicts: Vec<Verdicts>,
    /// What a reader has to know, like runs that are missing.
    pub notes: Vec<String>,
}

/// What is said about the pairs of configurations on a class.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verdicts {
    /// The name of the class.
    pub class: String,
    /// Why no verdict is possible, if none is.
    pub limit: Option<String>,
    /// Each algorithm against its null. These pairs are not among the others.
    pub nulls: Vec<String>,
    /// Those where one is better.
    pub decided: Vec<String>,
    /// Those that can't be told apart.
    pub open: Vec<String>,
}

impl Report {
    /// The report of an analysis.
    #[must_use]
    pub fn of(analysis: &Analysis<'_>) -> Self {
        let second = match analysis.measure() {
            Measure::Quality => quality(analysis),
            _ => spent(analysis),
        };
        let mut tables = vec![success(analysis), second];
        tables.extend(ranks(analysis));
        let verdicts = analysis.powers.iter().filter_map(|power| {
            let nulls: Vec<_> =
                (analysis.nulls.iter()).filter(|one| one.comparison.class == power.class).collect();
            // What is said of an algorithm and its null is not said again of the pair.
            let is_said = |pair: [ConfigurationIndex; 2]| {
                nulls.iter().any(|one| is_same_pair(one.comparison.pair, pair))
            };
            let of_class = analysis.comparisons.iter();
            let of_class = of_class.filter(|one| one.class == power.class && !is_said(one.pair));
            let (decided, open): (Vec<_>, Vec<_>) =
                of_class.partition(|comparison| comparison.better.is_some());
            let word = |one: &Comparison| one.words(analysis);
            let is_empty = decided.is_empty() && open.is_empty() && nulls.is_empty();
            (!is_empty).then(|| Verdicts {
                class: analysis.class_name(power.class).to_owned(),
                limit: power.warning(),
                nulls: nulls.into_iter().map(|one| one.words(analysis)).collect(),
                decided: decided.into_iter().map(word).collect(),
                open: open.into_iter().map(word).collect(),
            })
        });
        Self { verdicts: verdicts.collect(), tables, notes: notes(analysis.results) }
    }

    /// All of it as Markdown.
    #[must_use]
    pub fn markdown(&self, title: &str) -> String {
        let mut text = format!("# {title}\n\n");
        for note in &self.notes {
            text += &format!("{note}\n\n");
        }
        for table in &self.tables {
            text += &table.markdown();
            text.push('\n');
        }
        for Verdicts { class, limit, nulls, decided, open } in &self.verdicts {
            text += &format!("{class}:\n\n");
            if let Some(limit) = limit {
                text += &format!("{limit}\n\n");
            }
            for words in nulls.iter().chain(decided).chain(open) {
                text += &format!("- {words}\n");
            }
            text.push('\n');
        }
        text.truncate(text.trim_end().len());
        text + "\n"
    }

    /// The tables as LaTeX.
    #[must_use]
    pub fn latex(&self) -> String {
        let tables: Vec<String> = self.tables.iter().map(Table::latex).collect();
        format!("% For \\usepackage{{booktabs}}.\n{}", tables.join("\n"))
    }
}

/// Whether two pairs are the same, whichever is the first.
fn is_same_pair([one, other]: [ConfigurationIndex; 2], pair: [ConfigurationIndex; 2]) -> bool {
    pair == [one, other] || pair == [other, one]
}

/// Names of columns.
fn heads(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

/// The class and the algorithm of a summary.
fn first_words(analysis: &Analysis<'_>, summary: &Summary) -> Vec<String> {
    let class = analysis.class_name(Some(summary.cell.class));
    heads(&[class, analysis.label(summary.cell.configuration)])
}

/// An interval as people read it.
fn interval([low, high]: [f64; 2], shown: fn(f64) -> String) -> String {
    format!("{} – {}", shown(low), shown(high))
}

/// How the intervals of tables came about.
const BY_PUZZLE: &str = "95 % intervals resample the puzzles of a class, and the runs on each";

pub(super) fn success(analysis: &Analysis<'_>) -> Table {
    let plan = &analysis.results.plan;
    Table {
        caption: format!(
            "Runs that found a solution, of {} on each of a class's puzzles, with Wilson's \
            interval or, where it is wider, that of resampled puzzles and runs; the digits missing from \
            the houses of the others' best attempts, on average; mean generations of those that \
            found one; mean seconds of all runs.",
            plan.repetitions,
        ),
        words: 3,
        heads: heads(&[
            "class",
            "algorithm",
            "propagation",
            "runs",
            "solved",
            "95 % interval",
            "failures",
            "missing",
            "generations",
            "seconds",
        ]),
        rows: (analysis.summaries.iter()).map(|summary| success_row(analysis, summary)).collect(),
    }
}

fn success_row(analysis: &Analysis<'_>, summary: &Summary) -> Vec<String> {
    let configuration = &analysis.results.plan.configurations[summary.cell.configuration.at()];
    let runs = summary.runs as f64;
    let mut row = first_words(analysis, summary);
    row.extend([
        configuration.propagation.clone(),
        thousands(summary.runs),
        percent(summary.solved as f64 / runs),
        interval(summary.interval, percent),
        thousands(summary.runs - summary.solved),
        number(summary.mean_missing),
        number(summary.mean_generations),
        number(summary.seconds / runs),
    ]);
    row
}

pub(super) fn spent(analysis: &Analysis<'_>) -> Table {
    Table {
        caption: format!(
            "What runs spent, in {}: quartiles, where a failure is above all others; ERT, all \
            that was spent for each solution; PAR10, the mean where a failure counts ten times \
            the budget; {BY_PUZZLE}.",
            analysis.measure().name(),
        ),
        words: 2,
        heads: heads(&[
            "class",
            "algorithm",
            "runs",
            "quartile",
            "median",
            "quartile",
            "ERT",
            "95 % interval",
            "PAR10",
            "95 % interval",
        ]),
        rows: (analysis.summaries.iter()).map(|summary| spent_row(analysis, summary)).collect(),
    }
}

fn spent_row(analysis: &Analysis<'_>, summary: &Summary) -> Vec<String> {
    let mut row = first_words(analysis, summary);
    row.push(thousands(summary.runs));
    row.extend(summary.quartiles.map(number));
    for [value, low, high] in [summary.ert, summary.par10] {
        row.extend([number(value), interval([low, high], number)]);
    }
    row
}

pub(super) fn quality(analysis: &Analysis<'_>) -> Table {
    Table {
        caption: format!(
            "How close runs came: the digits missing from the houses of their best attempts, 0 \
            for a solution. Quartiles, and the mean; {BY_PUZZLE}. ∞: an exact engine that failed \
            has no attempt.",
        ),
        words: 2,
        heads: heads(&[
            "class",
            "algorithm",
            "runs",
            "quartile",
            "median",
            "quartile",
            "mean",
            "95 % interval",
        ]),
        rows: (analysis.summaries.iter()).map(|summary| quality_row(analysis, summary)).collect(),
    }
}

fn quality_row(analysis: &Analysis<'_>, summary: &Summary) -> Vec<String> {
    let mut row = first_words(analysis, summary);
    row.push(thousands(summary.runs));
    row.extend(summary.quartiles.map(number));
    let [mean, low, high] = summary.quality;
    row.extend([number(mean), interval([low, high], number)]);
    row
}

pub(super) fn ranks(analysis: &Analysis<'_>) -> Option<Table> {
    let rankings = &analysis.rankings;
    let first = rankings.first()?;
    let mut names = vec!["algorithm"];
    names.extend(rankings.iter().map(|ranking| analysis.class_name(ranking.class)));
    let mut rows = Vec::new();
    let mut add = |name, cell: &dyn Fn(&Ranking) -> String| rows.push(row(rankings, name, cell));
    for configuration in ConfigurationIndex::first(first.friedman.mean_ranks.len()) {
        let rank = |one: &Ranking| format!("{:.2}", one.friedman.mean_ranks[configuration.at()]);
        add(analysis.label(configuration), &rank);
    }
    add("ranked by", &|one| one.basis.name().to_owned());
    add("puzzles", &|one| one.puzzles.to_string());
    add("p (Friedman)", &|one| p_words(one.friedman.p).replace("p = ", ""));
    add("critical difference", &|one| format!("{:.2}", one.critical_difference));
    let by_quality = rankings.iter().any(|one| one.basis == Basis::Missing);
    let quality = if by_quality {
        " Quality, the digits that best attempts lack, takes the place of PAR10 where it is the \
         measure or no run found a solution."
    } else {
        ""
    };
    Some(Table {
        caption: format!(
            "Mean ranks over the puzzles of a class; 1 is the best. Ranks that are further apart \
            than the critical difference (Nemenyi, 5 %) differ, if Friedman's test finds a \
            difference.{quality}",
        ),
        words: 1,
        heads: heads(&names),
        rows,
    })
}

/// A row with a cell for each ranking.
fn row(rankings: &[Ranking], name: &str, cell: &dyn Fn(&Ranking) -> String) -> Vec<String> {
    let mut row = vec![name.to_owned()];
    row.extend(rankings.iter().map(cell));
    row
}

fn notes(results: &Results) -> Vec<String> {
    let mut notes = Vec::new();
    let (runs, wanted) = (results.runs.len() as u64, results.wanted());
    if runs < wanted {
        let (runs, wanted) = (thousands(runs), thousands(wanted));
        notes.push(format!(
            "Not finished: {runs} of {wanted} runs are there, and all figures are of those."
        ));
    }
    let timed = results.runs.iter().filter(|run| run.ending == Ending::Seconds);
    let timed = timed.count() as u64;
    if timed > 0 {
        let timed = thousands(timed);
        notes.push(format!("{timed} runs were ended by the clock: these depend on the machine."));
    }
    let mut versions: Vec<&str> = Vec::new();
    for session in &results.sessions {
        if !versions.contains(&session.version.as_str()) {
            versions.push(&session.version);
        }
    }
    if versions.len() > 1 {
        let versions = versions.join(", ");
        notes.push(format!("The runs were made by several versions of evoku ({versions})."));
    }
    notes.push(format!(
        "Verdicts hold at the {} % level after Holm's correction for all comparisons of a class; \
        failures are never left out.",
        LEVEL * 100.0,
    ));
    notes
}
