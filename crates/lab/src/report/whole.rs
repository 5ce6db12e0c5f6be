//! Reports: the comparison of configurations in tables and sentences.

use evoku_messages::{Decimal, Language, Message, Say, say};

use crate::analysis::{Analysis, Basis, Comparison, LEVEL, Measure, Ranking, Summary};
use crate::execute::Ending;
use crate::index::ConfigurationIndex;
use crate::numbers::{decimal, interval, number, p_cell, percent};
use crate::results::Results;
use crate::table::Table;

/// Report on the results of a plan, in tables and sentences.
#[derive(Clone, Debug)]
pub struct Report {
    /// The tables: success, the amounts spent or the final quality, and ranks if there are at least
    /// three configurations.
    pub tables: Vec<Table>,
    /// The verdicts, class by class.
    pub verdicts: Vec<Verdicts>,
    /// Remarks that readers need to interpret the results, for example that runs are missing.
    pub notes: Vec<Message>,
}

/// The verdicts about the pairs of configurations on a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdicts {
    /// The class.
    pub class: Message,
    /// The reason why no verdict is possible; `None` if verdicts are possible.
    pub limit: Option<Message>,
    /// The verdicts on pairs of an algorithm and its baseline. The other lists do not contain these
    /// pairs.
    pub baselines: Vec<Message>,
    /// The verdicts on pairs that differ significantly in any aspect.
    pub decided: Vec<Message>,
    /// The verdicts on pairs without a significant difference.
    pub open: Vec<Message>,
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
            let baselines: Vec<_> = (analysis.baselines.iter())
                .filter(|one| one.comparison.class == power.class)
                .collect();
            // A pair of an algorithm and its baseline is not repeated among the other pairs.
            let is_reported = |pair: [ConfigurationIndex; 2]| {
                baselines.iter().any(|one| is_same_pair(one.comparison.pair, pair))
            };
            let of_class = analysis.comparisons.iter();
            let of_class =
                of_class.filter(|one| one.class == power.class && !is_reported(one.pair));
            let (decided, open): (Vec<_>, Vec<_>) =
                of_class.partition(|comparison| comparison.is_decided());
            let word = |one: &Comparison| one.verdict(analysis);
            let is_empty = decided.is_empty() && open.is_empty() && baselines.is_empty();
            (!is_empty).then(|| Verdicts {
                class: analysis.class(power.class),
                limit: power.warning(),
                baselines: baselines.into_iter().map(|one| one.verdict(analysis)).collect(),
                decided: decided.into_iter().map(word).collect(),
                open: open.into_iter().map(word).collect(),
            })
        });
        Self { verdicts: verdicts.collect(), tables, notes: notes(analysis.results) }
    }

    /// The whole report as Markdown.
    #[must_use]
    pub fn markdown(&self, title: &str, language: Language) -> String {
        let mut text = format!("# {title}\n\n");
        for note in &self.notes {
            text += &format!("{}\n\n", note.render(language));
        }
        for table in &self.tables {
            text += &table.markdown(language);
            text.push('\n');
        }
        for Verdicts { class, limit, baselines, decided, open } in &self.verdicts {
            text += &format!("{}\n\n", say::lab_heading(class).render(language));
            if let Some(limit) = limit {
                text += &format!("{}\n\n", limit.render(language));
            }
            for verdict in baselines.iter().chain(decided).chain(open) {
                text += &format!("- {}\n", verdict.render(language));
            }
            text.push('\n');
        }
        text.truncate(text.trim_end().len());
        text + "\n"
    }

    /// The tables as LaTeX.
    #[must_use]
    pub fn latex(&self, language: Language) -> String {
        let tables: Vec<String> = self.tables.iter().map(|table| table.latex(language)).collect();
        format!("% For \\usepackage{{booktabs}}.\n{}", tables.join("\n"))
    }
}

/// Returns `true` if two pairs are equal, in any order.
pub(super) fn is_same_pair(
    [one, other]: [ConfigurationIndex; 2],
    pair: [ConfigurationIndex; 2],
) -> bool {
    pair == [one, other] || pair == [other, one]
}

/// The first cells of a row: the class and the algorithm of a summary.
fn first_words(analysis: &Analysis<'_>, summary: &Summary) -> Vec<Message> {
    let class = analysis.class(Some(summary.cell.class));
    vec![class, say::verbatim(analysis.label(summary.cell.configuration))]
}

pub(super) fn success(analysis: &Analysis<'_>) -> Table {
    Table {
        caption: say::lab_table_success(analysis.results.plan.repetitions),
        words: 3,
        heads: vec![
            say::lab_head_class(),
            say::lab_head_algorithm(),
            say::lab_head_propagation(),
            say::lab_head_runs(),
            say::lab_head_solved(),
            say::lab_head_interval(),
            say::lab_head_failures(),
            say::lab_head_missing(),
            say::lab_head_generations(),
            say::lab_head_seconds(),
        ],
        rows: (analysis.summaries.iter()).map(|summary| success_row(analysis, summary)).collect(),
    }
}

fn success_row(analysis: &Analysis<'_>, summary: &Summary) -> Vec<Message> {
    let configuration = &analysis.results.plan.configurations[summary.cell.configuration.at()];
    let runs = summary.runs as f64;
    let mut row = first_words(analysis, summary);
    row.extend([
        say::lab_propagation(&configuration.propagation),
        say::lab_count(summary.runs),
        percent(summary.solved as f64 / runs),
        interval(summary.interval, percent),
        say::lab_count(summary.runs - summary.solved),
        number(summary.mean_missing),
        number(summary.mean_generations),
        number(summary.seconds / runs),
    ]);
    row
}

pub(super) fn spent(analysis: &Analysis<'_>) -> Table {
    Table {
        caption: say::lab_table_spent(&analysis.measure()),
        words: 2,
        heads: vec![
            say::lab_head_class(),
            say::lab_head_algorithm(),
            say::lab_head_runs(),
            say::lab_head_quartile(),
            say::lab_head_median(),
            say::lab_head_quartile(),
            say::lab_head_ert(),
            say::lab_head_interval(),
            say::lab_head_par10(),
            say::lab_head_interval(),
        ],
        rows: (analysis.summaries.iter()).map(|summary| spent_row(analysis, summary)).collect(),
    }
}

fn spent_row(analysis: &Analysis<'_>, summary: &Summary) -> Vec<Message> {
    let mut row = first_words(analysis, summary);
    row.push(say::lab_count(summary.runs));
    row.extend(summary.quartiles.map(number));
    for [value, low, high] in [summary.ert, summary.par10] {
        row.extend([number(value), interval([low, high], number)]);
    }
    row
}

pub(super) fn quality(analysis: &Analysis<'_>) -> Table {
    Table {
        caption: say::lab_table_quality(),
        words: 2,
        heads: vec![
            say::lab_head_class(),
            say::lab_head_algorithm(),
            say::lab_head_runs(),
            say::lab_head_quartile(),
            say::lab_head_median(),
            say::lab_head_quartile(),
            say::lab_head_mean(),
            say::lab_head_interval(),
        ],
        rows: (analysis.summaries.iter()).map(|summary| quality_row(analysis, summary)).collect(),
    }
}

fn quality_row(analysis: &Analysis<'_>, summary: &Summary) -> Vec<Message> {
    let mut row = first_words(analysis, summary);
    row.push(say::lab_count(summary.runs));
    row.extend(summary.quartiles.map(number));
    let [mean, low, high] = summary.quality;
    row.extend([number(mean), interval([low, high], number)]);
    row
}

pub(super) fn ranks(analysis: &Analysis<'_>) -> Option<Table> {
    let rankings = &analysis.rankings;
    let first = rankings.first()?;
    let mut heads = vec![say::lab_head_algorithm()];
    heads.extend(rankings.iter().map(|ranking| analysis.class(ranking.class)));
    let mut rows = Vec::new();
    let mut add = |name, cell: &dyn Fn(&Ranking) -> Message| rows.push(row(rankings, name, cell));
    for configuration in ConfigurationIndex::first(first.friedman.mean_ranks.len()) {
        let rank = |one: &Ranking| decimal(one.friedman.mean_ranks[configuration.at()], 2);
        add(say::verbatim(analysis.label(configuration)), &rank);
    }
    add(say::lab_row_ranked_by(), &|one| one.basis.message());
    add(say::lab_row_puzzles(), &|one| say::verbatim(one.puzzles.to_string()));
    add(say::lab_row_p_friedman(), &|one| p_cell(one.friedman.p));
    add(say::lab_row_critical_difference(), &|one| decimal(one.critical_difference, 2));
    let by_quality = rankings.iter().any(|one| one.basis == Basis::Missing);
    Some(Table { caption: say::lab_table_ranks(by_quality), words: 1, heads, rows })
}

/// A row with a cell for each ranking.
fn row(rankings: &[Ranking], name: Message, cell: &dyn Fn(&Ranking) -> Message) -> Vec<Message> {
    let mut row = vec![name];
    row.extend(rankings.iter().map(cell));
    row
}

fn notes(results: &Results) -> Vec<Message> {
    let mut notes = Vec::new();
    let (runs, wanted) = (results.runs.len() as u64, results.wanted());
    if runs < wanted {
        notes.push(say::lab_note_unfinished(runs, wanted));
    }
    let timed = results.runs.iter().filter(|run| run.ending == Ending::Seconds).count();
    if timed > 0 {
        notes.push(say::lab_note_clock(timed));
    }
    let mut versions: Vec<&str> = Vec::new();
    for session in &results.sessions {
        if !versions.contains(&session.version.as_str()) {
            versions.push(&session.version);
        }
    }
    if versions.len() > 1 {
        notes.push(say::lab_note_versions(versions));
    }
    notes.push(say::lab_note_level(Decimal::shortest(LEVEL * 100.0)));
    notes
}
