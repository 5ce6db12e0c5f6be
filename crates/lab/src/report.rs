//! The results of a plan as tables and words.

use crate::analysis::{Groups, LEVEL, Summary, p_words};
use crate::store::Results;
use crate::table::Table;

/// Everything that is said about the results of a plan in words and numbers.
#[derive(Clone, Debug)]
pub struct Report {
    /// The tables: success, what runs spent, and ranks where there are three configurations or
    /// more.
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
    /// Those where one is better.
    pub decided: Vec<String>,
    /// Those that can't be told apart.
    pub open: Vec<String>,
}

/// How all puzzles together are called.
const ALL: &str = "all classes";

impl Report {
    /// The report of these results and their summaries.
    #[must_use]
    pub fn new(results: &Results, groups: &Groups<'_>, summaries: &[Summary]) -> Self {
        let mut tables = vec![success(results, summaries), spent(results, groups, summaries)];
        tables.extend(ranks(results, groups));
        let mut verdicts: Vec<Verdicts> = Vec::new();
        for comparison in groups.comparisons() {
            let class = class_name(results, comparison.class);
            if verdicts.last().is_none_or(|last| last.class != class) {
                verdicts.push(Verdicts { class, ..Verdicts::default() });
            }
            let words = comparison.words(results, groups.measure);
            if let Some(last) = verdicts.last_mut() {
                let list =
                    if comparison.better.is_some() { &mut last.decided } else { &mut last.open };
                list.push(words);
            }
        }
        Self { tables, verdicts, notes: notes(results) }
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
        for Verdicts { class, decided, open } in &self.verdicts {
            text += &format!("{class}:\n\n");
            for words in decided.iter().chain(open) {
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

fn class_name(results: &Results, class: Option<usize>) -> String {
    class.map_or_else(|| ALL.to_owned(), |class| results.plan.classes[class].clone())
}

fn first_words(results: &Results, summary: &Summary) -> Vec<String> {
    let plan = &results.plan;
    let configuration = &plan.configurations[summary.cell.configuration];
    vec![plan.classes[summary.cell.class].clone(), configuration.label.clone()]
}

fn success(results: &Results, summaries: &[Summary]) -> Table {
    let row = |summary: &Summary| {
        let configuration = &results.plan.configurations[summary.cell.configuration];
        let runs = summary.runs as f64;
        let [low, high] = summary.wilson;
        let mut row = first_words(results, summary);
        row.extend([
            configuration.propagation.clone(),
            thousands(summary.runs),
            percent(summary.solved as f64 / runs),
            format!("{} – {}", percent(low), percent(high)),
            thousands(summary.runs - summary.solved),
            number(summary.mean_missing),
            number(summary.mean_generations),
            number(summary.seconds / runs),
        ]);
        row
    };
    let plan = &results.plan;
    Table {
        caption: format!(
            "Runs that found a solution, of {} on each of a class's puzzles; the digits missing from the houses of \
             the others' best attempts, on average; mean generations of those that found one; mean seconds of all \
             runs.",
            plan.repetitions,
        ),
        words: 3,
        heads: [
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
        ]
        .map(str::to_owned)
        .to_vec(),
        rows: summaries.iter().map(row).collect(),
    }
}

fn spent(results: &Results, groups: &Groups<'_>, summaries: &[Summary]) -> Table {
    let row = |summary: &Summary| {
        let mut row = first_words(results, summary);
        row.push(thousands(summary.runs));
        row.extend(summary.quartiles.map(number));
        for [value, low, high] in [summary.ert, summary.par10] {
            row.extend([number(value), format!("{} – {}", number(low), number(high))]);
        }
        row
    };
    Table {
        caption: format!(
            "What runs spent, in {}: quartiles, where a failure is above all others; ERT, all that was spent \
             for each solution; PAR10, the mean where a failure counts ten times the budget; both with \
             bootstrapped 95 % intervals.",
            groups.measure.name(),
        ),
        words: 2,
        heads: [
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
        ]
        .map(str::to_owned)
        .to_vec(),
        rows: summaries.iter().map(row).collect(),
    }
}

fn ranks(results: &Results, groups: &Groups<'_>) -> Option<Table> {
    let rankings = groups.rankings();
    let first = rankings.first()?;
    let mut heads = vec!["algorithm".to_owned()];
    heads.extend(rankings.iter().map(|ranking| class_name(results, ranking.class)));
    let mut rows = Vec::new();
    for configuration in 0..first.friedman.mean_ranks.len() {
        let mut row = vec![results.plan.configurations[configuration].label.clone()];
        let rank = |rank: f64| format!("{rank:.2}");
        row.extend(rankings.iter().map(|one| rank(one.friedman.mean_ranks[configuration])));
        rows.push(row);
    }
    let mut add = |name: &str, cells: Vec<String>| {
        rows.push([vec![name.to_owned()], cells].concat());
    };
    add("puzzles", rankings.iter().map(|one| one.puzzles.to_string()).collect());
    add(
        "p (Friedman)",
        rankings.iter().map(|one| p_words(one.friedman.p).replace("p = ", "")).collect(),
    );
    let difference = |one: &crate::analysis::Ranking| format!("{:.2}", one.critical_difference);
    add("critical difference", rankings.iter().map(difference).collect());
    Some(Table {
        caption: "Mean ranks by PAR10 over the puzzles of a class; 1 is the best. Ranks that are further apart \
                  than the critical difference (Nemenyi, 5 %) differ, if Friedman's test finds a difference."
            .to_owned(),
        words: 1,
        heads,
        rows,
    })
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
    let timed = results.runs.iter().filter(|run| run.ending == crate::execute::Ending::Seconds);
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
        "Verdicts hold at the {} % level after Holm's correction for all pairs of a class; failures are never \
         left out.",
        LEVEL * 100.0,
    ));
    notes
}

/// A share as people read it.
#[must_use]
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A number with three digits that count, and commas between thousands.
#[must_use]
pub fn number(value: f64) -> String {
    match value {
        value if value.is_nan() => "–".to_owned(),
        value if value.is_infinite() => "∞".to_owned(),
        value if value >= 999.5 => thousands(value.round() as u64),
        0.0 => "0".to_owned(),
        value => {
            let digits = 2 - value.abs().log10().floor() as i32;
            format!("{value:.*}", digits.clamp(0, 9) as usize)
        }
    }
}

/// `1,234,567`
#[must_use]
pub fn thousands(value: u64) -> String {
    let digits = value.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{number, thousands};

    #[test]
    fn numbers_have_three_digits_that_count() {
        let cases =
            [(0.0, "0"), (0.001234, "0.00123"), (1.0, "1.00"), (12.345, "12.3"), (999.4, "999")];
        cases.iter().for_each(|&(value, text)| assert_eq!(number(value), text));
        assert_eq!(number(1234567.8), "1,234,568");
        assert_eq!(number(f64::INFINITY), "∞");
        assert_eq!(number(f64::NAN), "–");
        assert_eq!(thousands(999), "999");
    }
}
