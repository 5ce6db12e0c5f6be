//! Ratings as text.

use std::collections::BTreeSet;
use std::fmt::Write;

use evoku_messages::say;
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::{Record, Writer, line};
use evoku_sudoku::logic::Technique;
use evoku_sudoku::rating::{Rated, Scale};
use serde_json::{Map, Value, json};

use crate::error::Result;
use crate::language::render;
use crate::numbers::{decimal, json_whole, tenths};
use crate::output::{About, FieldArguments, NamedFormat, format_named, remark};

/// The output formats of ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OutputFormat {
    Table,
    Csv,
    Json,
    JsonLines,
}

impl NamedFormat for OutputFormat {
    const DEFAULT: &'static str = "table";

    fn all() -> &'static [Self] {
        &[Self::Table, Self::Csv, Self::Json, Self::JsonLines]
    }

    fn about(self) -> About {
        match self {
            Self::Table => About::table("a table for people"),
            Self::Csv => About::csv("one row per puzzle, with the columns of the input"),
            Self::Json => About::json("an array of objects, with the steps by technique"),
            Self::JsonLines => About::jsonl("one object per line"),
        }
    }
}

/// The names of the columns of CSV and the members of JSON that are ratings.
const RATINGS: [&str; 14] = [
    "level",
    "hardest_technique",
    "score",
    "hodoku_level",
    "hodoku_score",
    "se_er",
    "se_ep",
    "se_ed",
    "sukaku_er",
    "sukaku_ep",
    "sukaku_ed",
    "guesses",
    "path_guesses",
    "problem",
];

/// The member of JSON with the number of steps of each technique.
const STEPS: &str = "steps";

/// A puzzle with its ratings.
pub(super) type Row = (Record, Rated);

/// Writes rows in one output format.
pub(super) struct Rows<'a> {
    format: OutputFormat,
    fields: &'a FieldArguments,
    /// `true` if the table has a column for each explainer. Otherwise the column ER has the rating
    /// of the one that rates the board.
    has_both: bool,
    /// The columns of CSV or members of JSON to write, known after the first rows.
    columns: Option<Vec<String>>,
    /// The writer of CSV, created with the first rows.
    csv: Option<Writer>,
    /// `true` once a row was written.
    any: bool,
    /// The columns that were left out; each is reported once.
    left_out: BTreeSet<String>,
}

impl<'a> Rows<'a> {
    /// Makes a writer that has no rows yet.
    pub(super) fn new(format: OutputFormat, fields: &'a FieldArguments, scales: &[Scale]) -> Self {
        let has_both = scales.contains(&Scale::Sukaku);
        let left_out = BTreeSet::new();
        Self { format, fields, has_both, columns: None, csv: None, any: false, left_out }
    }

    /// Adds rows. The first ones determine the columns.
    ///
    /// # Errors
    /// If a picked column does not exist.
    pub(super) fn add(&mut self, rows: Vec<Row>, text: &mut String) -> Result<()> {
        match self.format {
            OutputFormat::Table if !self.any => text.push_str(&header(self.has_both)),
            OutputFormat::Table => {}
            _ if self.columns.is_none() => self.choose(&rows)?,
            _ => {}
        }
        for (record, rated) in rows {
            match self.format {
                OutputFormat::Table => table_row(&record, &rated, self.has_both, text),
                OutputFormat::Csv => self.csv_row(record, &rated, text)?,
                OutputFormat::Json => {
                    text.push_str(if self.any { ",\n" } else { "[\n" });
                    text.push_str(&self.object(record, &rated)?);
                }
                OutputFormat::JsonLines => {
                    text.push_str(&self.object(record, &rated)?);
                    text.push('\n');
                }
            }
            self.any = true;
        }
        Ok(())
    }

    /// Returns the text after the last row.
    pub(super) fn finish(&self) -> &'static str {
        if self.format == OutputFormat::Json { "\n]\n" } else { "" }
    }

    /// Chooses the columns: all that these rows have, or the picked ones among them.
    fn choose(&mut self, rows: &[Row]) -> Result<()> {
        let mut known = vec!["puzzle".to_owned()];
        let mut add = |name: String| add_new(&mut known, name);
        if rows.iter().any(|(record, _)| record.solution.is_some()) {
            add("solution".to_owned());
        }
        let needs = |record: &Record| needed_rules(&record.sudoku);
        rows.iter().flat_map(|(record, _)| needs(record)).for_each(|name| add(name.to_owned()));
        RATINGS.iter().for_each(|&name| add(name.to_owned()));
        if self.format != OutputFormat::Csv {
            add(STEPS.to_owned());
            add("marks".to_owned());
        }
        let fields = rows.iter().flat_map(|(record, _)| &record.fields);
        fields.for_each(|(name, _)| add(renamed(name)));
        let names: Vec<&str> = known.iter().map(String::as_str).collect();
        let columns = self.fields.among(&names)?;
        if self.format == OutputFormat::Csv {
            self.csv = Some(Writer::new(format_named("csv")?).fields(&columns));
        }
        self.columns = Some(columns);
        Ok(())
    }

    /// Reports once that a column is left out. The first rows determine the columns of CSV.
    fn leave_out(&mut self, name: &str) {
        let is_chosen =
            self.columns.as_ref().is_some_and(|columns| columns.iter().any(|c| c == name));
        if self.fields.are_all() && !is_chosen && self.left_out.insert(name.to_owned()) {
            remark(say::command_left_out(name));
        }
    }

    fn csv_row(&mut self, record: Record, rated: &Rated, text: &mut String) -> Result<()> {
        needed_rules(&record.sudoku).into_iter().for_each(|name| self.leave_out(name));
        record.solution.iter().for_each(|_| self.leave_out("solution"));
        let mut record = record;
        let fields = std::mem::take(&mut record.fields);
        record.fields = RATINGS.map(str::to_owned).into_iter().zip(values(rated)).collect();
        for (name, value) in fields {
            let name = renamed(&name);
            self.leave_out(&name);
            record.fields.push((name, value));
        }
        if record.sudoku.marks().is_some() {
            self.leave_out("marks");
            let (geometry, givens) = (record.sudoku.geometry(), record.sudoku.givens());
            record.sudoku = Sudoku::new(geometry.clone(), givens.clone())?;
        }
        if let Some(csv) = &mut self.csv {
            csv.write(&record, text)?;
        }
        Ok(())
    }

    /// Returns a JSON object with the data of the input and the ratings.
    fn object(&self, mut record: Record, rated: &Rated) -> Result<String> {
        record.fields.iter_mut().for_each(|(name, _)| *name = renamed(name));
        let mut text = String::new();
        Writer::new(format_named("jsonl")?).write(&record, &mut text)?;
        let mut object: Map<String, Value> = serde_json::from_str(&text)?;
        let path = rated.path.as_ref();
        let nine = path.filter(|_| rated.is_plain_nine);
        let name = |technique: Technique| technique.to_string();
        let number = |tenths: Option<u16>| json!(tenths.map(|tenths| f64::from(tenths) / 10.0));
        let [er, ep, ed] = rated.explainer.map(number);
        let [sukaku_er, sukaku_ep, sukaku_ed] = rated.sukaku.map(number);
        let ratings = [
            json!(path.map(|path| path.level.name())),
            json!(path.and_then(|path| path.hardest).map(name)),
            json!(path.map(|path| path.score)),
            json!(nine.map(|path| path.level.hodoku_name())),
            json!(nine.map(|path| path.score)),
            er,
            ep,
            ed,
            sukaku_er,
            sukaku_ep,
            sukaku_ed,
            rated.guesses.map_or(Value::Null, json_whole),
            json!(path.map(|path| path.guesses)),
            json!(rated.problem().map(render)),
        ];
        object.extend(RATINGS.map(str::to_owned).into_iter().zip(ratings));
        let steps = path.map(|path| {
            let count = |&(technique, count): &(Technique, u32)| (name(technique), json!(count));
            path.steps.iter().map(count).collect::<Map<_, _>>()
        });
        object.insert(STEPS.to_owned(), json!(steps));
        if let Some(problem) = rated.problem() {
            object.insert("messages".to_owned(), json!({"problem": problem.data()}));
        }
        let Some(columns) = self.columns.as_ref().filter(|_| !self.fields.are_all()) else {
            return Ok(Value::Object(object).to_string());
        };
        let member = |name: &String| object.remove(name).map(|value| (name.clone(), value));
        Ok(Value::Object(columns.iter().filter_map(member).collect()).to_string())
    }
}

/// Adds a name unless it is already present.
fn add_new(names: &mut Vec<String>, name: String) {
    if !names.contains(&name) {
        names.push(name);
    }
}

/// Returns the name of an input column in the output. A name that a rating also has gets the prefix
/// `file_`.
fn renamed(name: &str) -> String {
    if RATINGS.contains(&name) || name == STEPS { format!("file_{name}") } else { name.to_owned() }
}

/// Returns the columns that describe the rules of a board that is not plain.
fn needed_rules(sudoku: &Sudoku) -> Vec<&'static str> {
    let geometry = sudoku.geometry();
    let rules = geometry.rules();
    let default = evoku_sudoku::Shape::of_side(geometry.side()).ok();
    let is_jigsaw = matches!(rules.partition, evoku_sudoku::Partition::Regions(_));
    let needs = [
        ("box", !is_jigsaw && default != Some(geometry.shape())),
        ("rules", rules.names().next().is_some()),
        ("regions", is_jigsaw),
        ("constraints", !geometry.constraints().is_empty()),
    ];
    needs.into_iter().filter_map(|(name, is)| is.then_some(name)).collect()
}

/// Returns the ratings as texts, in the order of their names.
fn values(rated: &Rated) -> [String; 14] {
    let path = rated.path.as_ref();
    let nine = path.filter(|_| rated.is_plain_nine);
    let number = |value: Option<u64>| value.map_or(String::new(), |value| value.to_string());
    let hardest = path.and_then(|path| path.hardest);
    let rating = |value: Option<u16>| value.map_or(String::new(), tenths);
    let [er, ep, ed] = rated.explainer.map(rating);
    let [sukaku_er, sukaku_ep, sukaku_ed] = rated.sukaku.map(rating);
    [
        path.map_or("", |path| path.level.name()).to_owned(),
        hardest.map_or(String::new(), |technique| technique.to_string()),
        number(path.map(|path| path.score.into())),
        nine.map_or("", |path| path.level.hodoku_name()).to_owned(),
        number(nine.map(|path| path.score.into())),
        er,
        ep,
        ed,
        sukaku_er,
        sukaku_ep,
        sukaku_ed,
        number(rated.guesses),
        number(path.map(|path| path.guesses.into())),
        rated.problem().map_or_else(String::new, render),
    ]
}

/// Adds a row for people.
fn table_row(record: &Record, rated: &Rated, has_both: bool, text: &mut String) {
    let [_, _, score, _, _, er, _, _, sukaku, _, _, guesses, _, problem] = values(rated);
    let level = rated.path.as_ref().map(|path| render(&path.level));
    let level = level.unwrap_or_default();
    let dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
    let guesses = if rated.uncounted { "?".to_owned() } else { dash(guesses) };
    let hardest = rated.path.as_ref().and_then(|path| path.hardest);
    let hardest = hardest.map_or(problem, |hardest| render(&hardest));
    let puzzle = line::print_in_symbols(record.sudoku.geometry(), record.sudoku.givens());
    let [er, sukaku] = [er, sukaku].map(|rating| dash(decimal(rating)));
    let er = match has_both {
        true => format!("{er:>5} {sukaku:>6}"),
        false if er == "-" => sukaku,
        false => er,
    };
    let cells = [&level, &dash(score), &er, &guesses, &hardest, &puzzle];
    // Writing into a string can't fail.
    let _ = writeln!(text, "{}", row(cells.map(String::as_str)));
}

/// The header for people.
fn header(has_both: bool) -> String {
    let names = [
        say::command_column_level(),
        say::command_column_score(),
        say::verbatim(if has_both { "   ER Sukaku" } else { "ER" }),
        say::command_column_guesses(),
        say::command_column_hardest(),
        say::command_column_puzzle(),
    ];
    format!("{}\n", row(names.map(render).each_ref().map(String::as_str)))
}

/// A row for people: level, score, ER, guesses, hardest technique, puzzle.
fn row(cells: [&str; 6]) -> String {
    let [level, score, er, guesses, hardest, puzzle] = cells;
    format!("{level:<8} {score:>6} {er:>5} {guesses:>8}  {hardest:<32} {puzzle}")
}
