//! Packed plans: a checked plan and its puzzles as one text, for workers on other machines.
//!
//! The text contains a magic line, the version of the program, the fingerprint, the text of the
//! plan's file, and each class. In a class, each Sudoku is a JSON line; any other puzzle is a line
//! with its kind and size. The text of the file and each class are preceded by their length in
//! bytes.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use evoku_evolve::chosen::PuzzleInstance;
use evoku_evolve::puzzles::kind;
use evoku_messages::{Message, Say, say};
use evoku_sudoku::formats::{Hints, Reader, Record, Writer, by_name};

use crate::plan::document::Document;
use crate::plan::model::{Class, Plan, Puzzle};
use crate::plan::read::{CLASS, PLAN, frame};
use crate::version::VERSION;

const MAGIC: &str = "evoku packed plan 1\n";

/// The reason why a plan can't be packed or a packed plan can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PackedError {
    /// The text was changed or truncated.
    Damaged,
    /// Another version of the program packed the plan.
    Version(String),
    /// A puzzle has a property that JSON lines can't represent.
    Puzzle(String, Message),
}

impl Say for PackedError {
    fn message(&self) -> Message {
        match self {
            Self::Damaged => say::lab_packed_damaged(),
            Self::Version(theirs) => say::lab_packed_version(theirs, VERSION),
            Self::Puzzle(class, cause) => say::lab_packed_puzzle(class, cause),
        }
    }
}

evoku_messages::error!(PackedError);

impl Plan {
    /// Packs the plan with its puzzles into one text.
    ///
    /// # Errors
    /// If JSON lines can't represent a puzzle.
    pub fn pack(&self) -> Result<String, PackedError> {
        let mut packed = format!("{MAGIC}{VERSION}\n{}\n", self.fingerprint());
        append(&mut packed, &self.text);
        for class in &self.classes {
            let mut text = String::new();
            let refuse = |cause: Message| PackedError::Puzzle(class.name.clone(), cause);
            let jsonl = by_name("jsonl").ok_or_else(|| refuse(say::lab_packed_format()))?;
            let mut writer = Writer::new(jsonl);
            for puzzle in &class.puzzles {
                match &puzzle.instance {
                    PuzzleInstance::Sudoku(sudoku) => writer
                        .write(&Record::of((**sudoku).clone()), &mut text)
                        .map_err(|error| refuse(error.message()))?,
                    // Writing to a string can't fail.
                    PuzzleInstance::Kind(kind, size) => {
                        let _ = writeln!(text, "{} {size}", kind.name);
                    }
                }
            }
            writer.finish(&mut text);
            append(&mut packed, &text);
        }
        Ok(packed)
    }

    /// Returns `true` if a text starts with the magic line of a packed plan.
    #[must_use]
    pub fn is_packed(text: &str) -> bool {
        text.starts_with(MAGIC)
    }

    /// Reads a packed plan. Does not repeat the check that the algorithms support the puzzles.
    /// Commands of external algorithms are relative to the current folder.
    ///
    /// # Errors
    /// If the text was not packed by this version of [`Plan::pack`], or is damaged.
    pub fn read_packed(packed: &str) -> Result<Self, PackedError> {
        let body = packed.strip_prefix(MAGIC).ok_or(PackedError::Damaged)?;
        let (version, body) = body.split_once('\n').ok_or(PackedError::Damaged)?;
        if version != VERSION {
            return Err(PackedError::Version(version.to_owned()));
        }
        let mut plan = read(body).ok_or(PackedError::Damaged)?;
        plan.bind_commands(Path::new("."));
        Ok(plan)
    }
}

fn append(packed: &mut String, text: &str) {
    // Writing to a string can't fail.
    let _ = writeln!(packed, "{}", text.len());
    packed.push_str(text);
}

/// Takes a text that was written by [`append`] from the start of `rest`.
fn take<'t>(rest: &mut &'t str) -> Option<&'t str> {
    let (length, body) = rest.split_once('\n')?;
    let (text, body) = body.split_at_checked(length.parse().ok()?)?;
    *rest = body;
    Some(text)
}

/// Reads the part of a packed plan after the version; `None` if it is damaged.
fn read(body: &str) -> Option<Plan> {
    let (fingerprint, mut rest) = body.split_once('\n')?;
    let text = take(&mut rest)?;
    let mut document = Document::new(text);
    let table = document.parse();
    let fields = document.fields(table.get_ref(), 0..0, PLAN);
    let mut plan = frame(&mut document, &fields, text);
    for fields in document.tables(&fields, "class", CLASS) {
        let name = document.text(&fields, "name")?.trim().to_owned();
        let puzzles = puzzles(take(&mut rest)?)?;
        let puzzles = puzzles.into_iter().map(|instance| Arc::new(Puzzle::new(instance))).collect();
        plan.classes.push(Class { name, puzzles });
    }
    let is_whole = rest.is_empty() && document.errors().is_empty();
    (is_whole && plan.fingerprint() == fingerprint).then_some(plan)
}

/// Reads the puzzles of a class; `None` if the text is damaged.
fn puzzles(text: &str) -> Option<Vec<PuzzleInstance>> {
    if text.starts_with('{') {
        let hints = Hints { format: by_name("jsonl"), ..Hints::default() };
        let records = Reader::new(text.as_bytes(), hints);
        return records
            .map(|record| Some(PuzzleInstance::Sudoku(Box::new(record.ok()?.sudoku))))
            .collect();
    }
    let lines = text.lines().map(|line| {
        let (name, size) = line.split_once(' ')?;
        Some(PuzzleInstance::Kind(kind(name)?, size.parse().ok()?))
    });
    lines.collect()
}
