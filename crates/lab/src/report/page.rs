//! Markdown pages in English whose tables and figures are rebuilt from archives.
//!
//! Each table is enclosed by two comments. The first comment, such as `<!-- evoku: seed.toml solved
//! | 4x4 -->`, names the plan, the table (see [`Block`]), and the classes if not all are shown.
//! `<!-- evoku: end -->` ends the table. A figure in a sentence has the same comments around it; the
//! first one names a cell of a table.

use std::ops::Range;

use evoku_messages::{Language, Message, Say, say};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::analysis::{Analysis, Measure};
use crate::numbers::date;
use crate::report::figure::{comparisons, figure};
use crate::report::overview::{baseline_comparisons, overview, winners};
use crate::report::published::{Claim, published};
use crate::report::space::{footprints_by_propagation, selection_by_propagation, space};
use crate::report::whole::{Report, quality, ranks, spent, success};
use crate::results::KeptConfiguration;
use crate::space::ByPropagation;
use crate::table::Table;

/// The start of the comment before a table.
const BEGIN: &str = "<!-- evoku: ";
/// The comment after a table.
const END: &str = "<!-- evoku: end -->";
/// The parts of a comment that show that a figure follows, without and with a measure.
const FIGURE: [&str; 2] = [" figure | ", " figure by "];
/// The width in characters at which text is wrapped.
const WIDTH: usize = 100;

/// The names of the tables that a page can have.
const SHOWN: [&str; 17] = [
    "origin",
    "solved",
    "spent",
    "quality",
    "ranks",
    "nulls",
    "verdicts",
    "overview",
    "winners",
    "beats",
    "footprints",
    "selection",
    "space",
    "published",
    "comparisons",
    "figure",
    "picture",
];

/// A table of a page.
///
/// - `origin` is a sentence about the runs: date, revision, machine and archive.
/// - `solved`, `spent`, `quality` and `ranks` are the tables of a report.
/// - `baselines` and `verdicts` are the sentences of a report.
/// - [`overview`], [`winners`] and `beats` ([`baseline_comparisons`]) are tables for many
///   algorithms. So are `footprints` and `selection`, which need [`Block::needs_spaces`].
/// - `space` contains `footprints` and `selection` for all algorithms together.
/// - `published` compares published figures with those of the runs. Its comment lists the figures
///   ([`Claim`]) instead of classes.
/// - [`comparisons`] is a table of all comparisons.
/// - `figure` is a cell of a table, in a sentence. Its comment names the table, the first words of
///   the row, separated by ` / `, and the head of the column.
/// - `picture` is a picture of a report, which another crate draws: see [`Block::picture`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The line number of the comment before the table, from 1.
    pub line: usize,
    /// The plan as written in the comment: a path relative to the page.
    pub plan: String,
    /// The name of the table.
    pub shown: String,
    /// The name of the picture, if the block is a picture.
    pub picture: Option<String>,
    /// The measure, if it isn't the default.
    pub measure: Option<Measure>,
    /// The algorithm with which all others are compared, if the comment names one.
    pub reference: Option<String>,
    /// The classes; empty for all. For a figure, its table, row and column.
    pub classes: Vec<String>,
    /// The published figures, if the block is a table of published figures.
    pub claims: Vec<Claim>,
    /// The byte range of the table in the page.
    place: Range<usize>,
}

/// The archive from which a table is rebuilt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The path of the archive, relative to the page.
    pub archive: String,
    /// The fingerprint of the archive's text.
    pub hash: String,
}

/// The reason why a page or a table in it can't be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BlockError {
    /// A comment does not describe a table.
    Comment {
        /// The line number, from 1.
        line: usize,
        /// The text of the comment.
        found: String,
    },
    /// The comment after a table is missing; the line number of the comment before it.
    Open(usize),
    /// A plan does not have the class or the algorithm of a published figure, or the cell of a
    /// figure in a sentence.
    Claim {
        /// The line number, from 1.
        line: usize,
        /// The missing part.
        missing: Message,
    },
    /// A plan does not have this class.
    Class {
        /// The line number, from 1.
        line: usize,
        /// The class.
        class: String,
    },
}

impl Say for BlockError {
    fn message(&self) -> Message {
        match self {
            Self::Comment { line, found } => say::lab_page_comment(*line, found, SHOWN),
            Self::Open(line) => say::lab_page_open(*line, END),
            Self::Claim { line, missing } => say::lab_page_lacks(*line, missing),
            Self::Class { line, class } => say::lab_page_class(*line, class),
        }
    }
}

evoku_messages::error!(BlockError);

/// The tables of a page.
///
/// # Errors
/// If a comment does not describe a table, or a table has no end.
pub fn blocks(page: &str) -> Result<Vec<Block>, BlockError> {
    let (mut blocks, mut from) = (Vec::new(), 0);
    while let Some(start) = begin(page, from) {
        let line = page[..start].matches('\n').count() + 1;
        let (comment, start) = comment(page, start);
        let refuse = || BlockError::Comment { line, found: comment.to_owned() };
        let comment_text = comment.strip_prefix(BEGIN).and_then(|rest| rest.strip_suffix("-->"));
        let length = page[start..].find(END).ok_or(BlockError::Open(line))?;
        if begin(page, start).is_some_and(|next| next < start + length) {
            return Err(BlockError::Open(line));
        }
        let place = start..start + length;
        from = place.end + END.len();
        blocks.push(
            comment_text
                .and_then(|comment_text| block(comment_text, line, place))
                .ok_or_else(refuse)?,
        );
    }
    Ok(blocks)
}

/// The position of the next comment before a table or a figure. Before a table, it must be at the
/// start of a line.
fn begin(page: &str, from: usize) -> Option<usize> {
    let is_one = |&at: &usize| {
        let line = &page[page[..at].rfind('\n').map_or(0, |end| end + 1)..];
        let is_figure = page[at..].lines().next().is_some_and(has_figure);
        // Four spaces or a backtick are before an example of a comment.
        let is_example = line.starts_with("    ") || page[..at].ends_with('`');
        page[at..].len() == line.len() || (is_figure && !is_example)
    };
    let found = page[from..].match_indices(BEGIN).map(|(at, _)| from + at);
    found.filter(|at| !page[*at..].starts_with(END)).find(is_one)
}

/// Returns `true` if the text contains the comment of a figure.
fn has_figure(text: &str) -> bool {
    FIGURE.iter().any(|part| text.contains(part))
}

/// The comment that begins at a position, and the position after it. A table begins on the next
/// line, a figure right after its comment.
fn comment(page: &str, start: usize) -> (&str, usize) {
    let end_of_line = page[start..].find('\n').map_or(page.len(), |at| start + at);
    let text = &page[start..end_of_line];
    let figure = text.find("-->").map(|at| (at + "-->".len(), &text[..at]));
    match figure.filter(|(_, comment)| has_figure(comment)) {
        Some((length, _)) => (&text[..length], start + length),
        None => (text.trim(), (end_of_line + 1).min(page.len())),
    }
}

/// Parses the description of a table in a comment; `None` if it is invalid.
fn block(comment_text: &str, line: usize, place: Range<usize>) -> Option<Block> {
    let mut parts = comment_text.split(" | ").map(str::trim);
    let mut words = parts.next()?.split_whitespace();
    let (plan, shown) = (words.next()?.to_owned(), words.next()?.to_owned());
    let picture = if shown == "picture" { Some(words.next()?.to_owned()) } else { None };
    let mut measure = (shown == "quality").then_some(Measure::Quality);
    let mut reference = None;
    while let Some(word) = words.next() {
        let name = words.next()?;
        match word {
            "by" => measure = Some(Measure::ALL.into_iter().find(|one| one.name() == name)?),
            "against" => reference = Some(name.to_owned()),
            _ => return None,
        }
    }
    let (mut classes, mut claims) = (Vec::new(), Vec::new());
    for part in parts {
        match shown.as_str() {
            "published" => claims.push(Claim::read(part)?),
            _ => classes.push(part.to_owned()),
        }
    }
    let is_complete = match shown.as_str() {
        "published" => !claims.is_empty(),
        "figure" => classes.len() == 3,
        _ => true,
    };
    let is_known = SHOWN.contains(&shown.as_str()) && is_complete;
    let block = Block { line, plan, shown, picture, measure, reference, classes, claims, place };
    is_known.then_some(block)
}

/// Returns the page with its tables replaced by these texts.
#[must_use]
pub fn with_rebuilt(page: &str, rebuilt: &[(Block, String)]) -> String {
    let (mut text, mut from) = (String::new(), 0);
    for (block, table) in rebuilt {
        text += &page[from..block.place.start];
        text += table;
        from = block.place.end;
    }
    text + &page[from..]
}

impl Block {
    /// The text of the table in its page.
    #[must_use]
    pub fn text<'p>(&self, page: &'p str) -> &'p str {
        &page[self.place.clone()]
    }

    /// Returns `true` if instance spaces are needed to rebuild the table.
    #[must_use]
    pub fn needs_spaces(&self) -> bool {
        ["footprints", "selection"].contains(&self.shown.as_str())
    }

    /// Returns `true` if the table needs the instance space of all algorithms together.
    #[must_use]
    pub fn needs_whole_space(&self) -> bool {
        self.shown == "space" || self.picture.as_deref() == Some("space-all")
    }

    /// Rebuilds the table from an analysis, with the empty lines around it. `spaces` are the
    /// instance spaces of the analysis; they are ignored unless the table needs them. If it needs
    /// the space of all algorithms, pass only [`ByPropagation::whole`].
    ///
    /// # Errors
    /// If the plan does not have one of the classes, or the class or algorithm of a published
    /// figure.
    pub fn rebuild(
        &self,
        analysis: &Analysis<'_>,
        spaces: &[ByPropagation],
        origin: &Origin,
    ) -> Result<String, BlockError> {
        let lacks = |missing| BlockError::Claim { line: self.line, missing };
        if let ("figure", [table, row, column]) = (self.shown.as_str(), self.classes.as_slice()) {
            return figure(analysis, table, row, column).map_err(lacks);
        }
        let known = &analysis.results.plan.classes;
        // Verdicts on all classes together can be selected like a class.
        let is_known = |class: &String| known.contains(class) || class == analysis.class_name(None);
        if let Some(class) = self.classes.iter().find(|class| !is_known(class)) {
            return Err(BlockError::Class { line: self.line, class: class.clone() });
        }
        let markdown = |table: Table| table.rows_markdown(Language::ENGLISH);
        let by_row = |table| markdown(self.rows(table));
        let by_column = |table| markdown(self.columns(table));
        let text = match self.shown.as_str() {
            "origin" => origin_sentence(analysis, origin),
            "solved" => by_row(success(analysis)),
            "spent" => by_row(spent(analysis)),
            "quality" => by_row(quality(analysis)),
            "ranks" => ranks(analysis).map_or_else(String::new, by_column),
            "overview" => by_column(self.linked(overview(analysis), 0, analysis)),
            "beats" => by_column(self.linked(baseline_comparisons(analysis), 0, analysis)),
            "winners" => by_row(winners(analysis)),
            "footprints" => {
                let table = footprints_by_propagation(analysis, spaces);
                markdown(self.linked(table, 1, analysis))
            }
            "selection" => {
                let table = selection_by_propagation(analysis, spaces);
                markdown(self.linked(table, 1, analysis))
            }
            "space" => {
                let tables = spaces.iter().flat_map(|one| space(analysis, &one.space));
                let tables = tables.take(2).map(markdown);
                tables.collect::<Vec<_>>().join("\n")
            }
            "published" => {
                let table = published(analysis, &self.claims).map_err(lacks)?;
                let caption = wrapped(&table.caption.to_string(), "");
                format!("{}\n{caption}", markdown(table))
            }
            "comparisons" => by_row(comparisons(analysis)),
            _ => self.sentences(analysis),
        };
        Ok(format!("\n{text}\n"))
    }

    fn is_shown(&self, class: &str) -> bool {
        self.classes.is_empty() || self.classes.iter().any(|one| one == class)
    }

    /// Keeps only the rows whose first cell is one of the block's classes.
    fn rows(&self, mut table: Table) -> Table {
        table.rows.retain(|row| self.is_shown(&row[0].to_string()));
        table
    }

    /// Keeps only the columns of words and the columns whose heads are classes of the block.
    fn columns(&self, mut table: Table) -> Table {
        let heads = &table.heads;
        let is_kept: Vec<bool> = (0..heads.len())
            .map(|column| column < table.words || self.is_shown(&heads[column].to_string()))
            .collect();
        for row in table.rows.iter_mut().chain([&mut table.heads]) {
            let mut kept = is_kept.iter();
            row.retain(|_| kept.next() == Some(&true));
        }
        table
    }

    /// Links each algorithm in a column to its line in the plan.
    fn linked(&self, mut table: Table, column: usize, analysis: &Analysis<'_>) -> Table {
        for cell in table.rows.iter_mut().map(|row| &mut row[column]) {
            let configurations = &analysis.results.plan.configurations;
            let one = configurations.iter().find(|one| say::verbatim(&one.label) == *cell);
            if let Some(link) = one.and_then(|one| self.link(one, analysis)) {
                *cell = say::verbatim(link);
            }
        }
        table
    }

    /// Links the algorithm at the start of a verdict to its line in the plan.
    fn linked_sentence(&self, sentence: &str, analysis: &Analysis<'_>) -> String {
        let configurations = analysis.results.plan.configurations.iter();
        let named = configurations.filter_map(|one| {
            let rest = sentence.strip_prefix(one.label.as_str())?;
            rest.starts_with(' ').then_some((one, rest))
        });
        let linked = named
            .min_by_key(|(_, rest)| rest.len())
            .and_then(|(one, rest)| Some(self.link(one, analysis)? + rest));
        linked.unwrap_or_else(|| sentence.to_owned())
    }

    /// The label of a configuration as a link to its line in the plan.
    fn link(&self, one: &KeptConfiguration, analysis: &Analysis<'_>) -> Option<String> {
        let line = line_of(&analysis.results.plan.text, &one.label, &one.algorithm)?;
        Some(format!("[{}]({}#L{line})", one.label, self.plan))
    }

    /// The verdicts, class by class. If the table is `baselines`, only the verdicts about
    /// baselines.
    fn sentences(&self, analysis: &Analysis<'_>) -> String {
        let mut texts = Vec::new();
        for of in Report::of(analysis).verdicts {
            let others = of.decided.iter().chain(&of.open);
            let all: Vec<&Message> = match self.shown.as_str() {
                "nulls" => of.baselines.iter().collect(),
                _ => of.baselines.iter().chain(others).collect(),
            };
            let class = of.class.to_string();
            if !all.is_empty() && self.is_shown(&class) {
                let points = all.into_iter().map(|one| {
                    let verdict = self.linked_sentence(&one.to_string(), analysis);
                    wrapped(&format!("- {verdict}"), "  ")
                });
                texts.push(format!("{class}:\n\n{}", points.collect::<String>()));
            }
        }
        texts.join("\n")
    }
}

/// The line number in a plan's text, from 1, that defines an algorithm. The line is found by the
/// algorithm's label, or by its name if the label starts with the name, as in sweeps. For baselines
/// that the plan adds, it is the line of the field `baselines`.
fn line_of(plan: &str, label: &str, algorithm: &str) -> Option<usize> {
    let table = DeTable::parse(plan).ok()?;
    let table = table.get_ref();
    let text = |one: &Spanned<DeValue<'_>>, key: &str| -> Option<String> {
        Some(one.get_ref().as_table()?.get(key)?.get_ref().as_str()?.to_owned())
    };
    let begins = |key: &str, called: &str| {
        let mut algorithms = table.get("algorithm")?.get_ref().as_array()?.iter();
        let one = algorithms.find(|one| text(one, key).as_deref() == Some(called))?;
        Some(one.span().start)
    };
    // The label of a baseline is its algorithm's label, a comma and the name of the ablation.
    let is_named = label.starts_with(algorithm) && !label.contains(", ");
    let named = || begins("name", algorithm).filter(|_| is_named);
    let baselines = || table.get_key_value("nulls").map(|(key, _)| key.span().start);
    let start = begins("label", label).or_else(named).or_else(baselines)?;
    Some(1 + plan[..start].matches('\n').count())
}

/// A sentence about the origin of the runs.
fn origin_sentence(analysis: &Analysis<'_>, origin: &Origin) -> String {
    let results = analysis.results;
    let sessions = results.sessions.iter().map(|one| {
        let machine = one.machine.split(';').next().unwrap_or_default();
        let day = date(one.started);
        let day = day.split(' ').next().unwrap_or_default();
        say::lab_page_session(day, &one.version, &one.revision, machine)
    });
    let name = origin.archive.rsplit('/').next().unwrap_or_default();
    let origin = say::lab_page_origin(
        results.runs.len(),
        &results.plan.name,
        sessions,
        name,
        &origin.archive,
        &origin.hash,
    );
    wrapped(&origin.to_string(), "")
}

/// Wraps a text at [`WIDTH`] characters; every line except the first is indented.
fn wrapped(text: &str, indent: &str) -> String {
    let (mut lines, mut line) = (String::new(), String::new());
    for word in text.split(' ') {
        let is_first = line.trim().is_empty();
        if !is_first && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines += &line;
            lines.push('\n');
            line = indent.to_owned() + word;
        } else {
            line += if is_first { "" } else { " " };
            line += word;
        }
    }
    lines + &line + "\n"
}
