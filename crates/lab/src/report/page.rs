//! Pages of Markdown in English whose tables are rebuilt from archives.
//!
//! A table stands between two comments: `<!-- evoku: seed.toml solved | 4x4 -->` says which plan it
//! is of, which table it is (see [`Block`]), and for which classes, if not all;
//! `<!-- evoku: end -->` ends it.

use std::ops::Range;

use evoku_messages::{Language, Message, Say, say};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::analysis::{Analysis, Measure};
use crate::numbers::date;
use crate::report::overview::{against_nulls, overview, winners};
use crate::report::published::{Claim, published};
use crate::report::space::{footprints_by_propagation, selection_by_propagation, space};
use crate::report::whole::{Report, quality, ranks, spent, success};
use crate::results::KeptConfiguration;
use crate::space::ByPropagation;
use crate::table::Table;

/// What a comment about a table begins with.
const BEGIN: &str = "<!-- evoku: ";
/// What a table ends with.
const END: &str = "<!-- evoku: end -->";
/// Lines of words are wrapped at so many characters.
const WIDTH: usize = 100;

/// The tables that a page can have.
const SHOWN: [&str; 15] = [
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
    "picture",
];

/// A table of a page.
///
/// `origin` is a sentence about the runs (date, revision, machine, archive); `solved`, `spent`,
/// `quality` and `ranks` are the tables of a report; `nulls` and `verdicts` its sentences;
/// [`overview`], [`winners`] and `beats` ([`against_nulls`]) are for many algorithms, as are
/// `footprints` and `selection`, which need [`Block::needs_spaces`]; `space` has both for all
/// algorithms together. `published` has figures of others, which the comment says in the place of
/// classes, beside ours ([`Claim`]). `picture` is a picture of a report, which this crate doesn't draw:
/// see [`Block::picture`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The line of its comment, from 1.
    pub line: usize,
    /// The plan, as the comment has it: a path from the page.
    pub plan: String,
    /// The name of the table.
    pub shown: String,
    /// The name of the picture, if it is one.
    pub picture: Option<String>,
    /// The measure, if it isn't the usual one.
    pub measure: Option<Measure>,
    /// The classes; all if there is none.
    pub classes: Vec<String>,
    /// What others published, if it is a table of that.
    pub claims: Vec<Claim>,
    /// Where in the page the table is.
    place: Range<usize>,
}

/// What is said of the runs of an archive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The archive, as a path from the page.
    pub archive: String,
    /// The fingerprint of its text.
    pub hash: String,
}

/// Why a page or a table of it can't be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BlockError {
    /// A comment doesn't say a table.
    Comment {
        /// The line, from 1.
        line: usize,
        /// What was found.
        found: String,
    },
    /// A table has no end.
    Open(usize),
    /// A plan lacks what a published figure is about.
    Claim {
        /// The line, from 1.
        line: usize,
        /// What it lacks.
        lacks: Message,
    },
    /// A plan has no such class.
    Class {
        /// The line, from 1.
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
            Self::Claim { line, lacks } => say::lab_page_lacks(*line, lacks),
            Self::Class { line, class } => say::lab_page_class(*line, class),
        }
    }
}

evoku_messages::error!(BlockError);

/// The tables of a page.
///
/// # Errors
/// If a comment says no table, or a table has no end.
pub fn blocks(page: &str) -> Result<Vec<Block>, BlockError> {
    let (mut blocks, mut from) = (Vec::new(), 0);
    while let Some(start) = begin(page, from) {
        let line = page[..start].matches('\n').count() + 1;
        let end_of_line = page[start..].find('\n').map_or(page.len(), |at| start + at);
        let comment = page[start..end_of_line].trim();
        let refuse = || BlockError::Comment { line, found: comment.to_owned() };
        let told = comment.strip_prefix(BEGIN).and_then(|rest| rest.strip_suffix("-->"));
        let start = (end_of_line + 1).min(page.len());
        let length = page[start..].find(END).ok_or(BlockError::Open(line))?;
        if begin(page, start).is_some_and(|next| next < start + length) {
            return Err(BlockError::Open(line));
        }
        let place = start..start + length;
        from = place.end + END.len();
        blocks.push(told.and_then(|told| block(told, line, place)).ok_or_else(refuse)?);
    }
    Ok(blocks)
}

/// Where the next comment about a table begins: at the start of a line.
fn begin(page: &str, from: usize) -> Option<usize> {
    let is_first = |&at: &usize| at == 0 || page.as_bytes()[at - 1] == b'\n';
    let found = page[from..].match_indices(BEGIN).map(|(at, _)| from + at);
    found.filter(|at| !page[*at..].starts_with(END)).find(is_first)
}

/// The table that a comment tells.
fn block(told: &str, line: usize, place: Range<usize>) -> Option<Block> {
    let mut parts = told.split(" | ").map(str::trim);
    let mut words = parts.next()?.split_whitespace();
    let (plan, shown) = (words.next()?.to_owned(), words.next()?.to_owned());
    let picture = if shown == "picture" { Some(words.next()?.to_owned()) } else { None };
    let measure = match (words.next(), words.next(), words.next()) {
        (None, ..) => (shown == "quality").then_some(Measure::Quality),
        (Some("by"), Some(name), None) => {
            Some(Measure::ALL.into_iter().find(|one| one.name() == name)?)
        }
        _ => return None,
    };
    let (mut classes, mut claims) = (Vec::new(), Vec::new());
    for part in parts {
        match shown.as_str() {
            "published" => claims.push(Claim::read(part)?),
            _ => classes.push(part.to_owned()),
        }
    }
    let is_known = SHOWN.contains(&shown.as_str()) && (shown != "published" || !claims.is_empty());
    let block = Block { line, plan, shown, picture, measure, classes, claims, place };
    is_known.then_some(block)
}

/// The page with these texts in the place of its tables.
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
    /// The table as it stands in its page.
    #[must_use]
    pub fn text<'p>(&self, page: &'p str) -> &'p str {
        &page[self.place.clone()]
    }

    /// Whether the table is of instance spaces.
    #[must_use]
    pub fn needs_spaces(&self) -> bool {
        ["footprints", "selection"].contains(&self.shown.as_str())
    }

    /// Whether the table is of the instance space of all algorithms together.
    #[must_use]
    pub fn needs_whole_space(&self) -> bool {
        self.shown == "space" || self.picture.as_deref() == Some("space-all")
    }

    /// The table of an analysis, with the empty lines around it; `spaces` are those of the
    /// analysis if the table needs them ([`ByPropagation::whole`] alone for that of all algorithms),
    /// and are of no matter otherwise.
    ///
    /// # Errors
    /// If the plan lacks one of the classes, or what is published about.
    pub fn rebuild(
        &self,
        analysis: &Analysis<'_>,
        spaces: &[ByPropagation],
        origin: &Origin,
    ) -> Result<String, BlockError> {
        let known = &analysis.results.plan.classes;
        // What is said of all classes together can be asked for like a class.
        let is_known = |class: &String| known.contains(class) || class == analysis.class_name(None);
        if let Some(class) = self.classes.iter().find(|class| !is_known(class)) {
            return Err(BlockError::Class { line: self.line, class: class.clone() });
        }
        let markdown = |table: Table| table.rows_markdown(Language::ENGLISH);
        let by_row = |table| markdown(self.rows(table));
        let by_column = |table| markdown(self.columns(table));
        let text = match self.shown.as_str() {
            "origin" => said(analysis, origin),
            "solved" => by_row(success(analysis)),
            "spent" => by_row(spent(analysis)),
            "quality" => by_row(quality(analysis)),
            "ranks" => ranks(analysis).map_or_else(String::new, by_column),
            "overview" => by_column(self.linked(overview(analysis), 0, analysis)),
            "beats" => by_column(self.linked(against_nulls(analysis), 0, analysis)),
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
            "published" => markdown(
                published(analysis, &self.claims)
                    .map_err(|lacks| BlockError::Claim { line: self.line, lacks })?,
            ),
            _ => self.sentences(analysis),
        };
        Ok(format!("\n{text}\n"))
    }

    fn is_shown(&self, class: &str) -> bool {
        self.classes.is_empty() || self.classes.iter().any(|one| one == class)
    }

    /// The rows of a table whose first cell is the class.
    fn rows(&self, mut table: Table) -> Table {
        table.rows.retain(|row| self.is_shown(&row[0].to_string()));
        table
    }

    /// The columns of a table whose heads are classes, but for those of words.
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

    /// The table with a link from each algorithm in a column to the line of the plan that has it.
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

    /// A verdict with a link from the algorithm that it begins with.
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

    /// A configuration's label as a link to the line of the plan that has it.
    fn link(&self, one: &KeptConfiguration, analysis: &Analysis<'_>) -> Option<String> {
        let line = line_of(&analysis.results.plan.text, &one.label, &one.algorithm)?;
        Some(format!("[{}]({}#L{line})", one.label, self.plan))
    }

    /// The verdicts, class by class; those against nulls alone if these are asked for.
    fn sentences(&self, analysis: &Analysis<'_>) -> String {
        let mut texts = Vec::new();
        for of in Report::of(analysis).verdicts {
            let others = of.decided.iter().chain(&of.open);
            let all: Vec<&Message> = match self.shown.as_str() {
                "nulls" => of.nulls.iter().collect(),
                _ => of.nulls.iter().chain(others).collect(),
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

/// The line of a plan's text, from 1, where an algorithm begins that is called so: by its label, or
/// by its name where that is part of the label, as in sweeps; that of `nulls` for what a plan adds.
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
    // A null is called as its algorithm is, and what it lacks.
    let is_named = label.starts_with(algorithm) && !label.contains(", ");
    let named = || begins("name", algorithm).filter(|_| is_named);
    let nulls = || table.get_key_value("nulls").map(|(key, _)| key.span().start);
    let start = begins("label", label).or_else(named).or_else(nulls)?;
    Some(1 + plan[..start].matches('\n').count())
}

/// Where the runs are from.
fn said(analysis: &Analysis<'_>, origin: &Origin) -> String {
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

/// A text in lines of [`WIDTH`] characters, all but the first behind `indent`.
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
