//! Reads archives.

use std::collections::HashMap;

use crate::archive::{ArchiveError, FIRST, IDENTITY, columns};
use crate::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use crate::results::{KeptConfiguration, KeptPlan, KeptPuzzle, Results, SessionRow};
use crate::rows::records;
use crate::run::{Column, Run};

/// The start of an archive of version 1, which only had results, so its plan was needed.
const FIRST_VERSION: &str = "evoku archive 1";

/// The number of columns of [`IDENTITY`] that describe the puzzle.
const OF_PUZZLE: usize = 5;

/// The number of columns of [`IDENTITY`] before the repetition.
const OF_JOB: usize = 9;

/// Reads an archive without its plan.
///
/// # Errors
/// If the text is not an archive, or is an archive of version 1.
pub fn read(text: &str) -> Result<Results, ArchiveError> {
    if text.starts_with(FIRST_VERSION) {
        return Err(ArchiveError::First);
    }
    let lines: Vec<&str> =
        text.split_inclusive('\n').take_while(|line| line.starts_with('#')).collect();
    let head = Head::read(&lines)?;
    let rows = &text[lines.iter().map(|line| line.len()).sum()..];
    let mut records =
        records(rows).into_iter().map(|(line, cells)| (lines.len() + line as usize, cells));
    let (line, names) = records.next().ok_or(ArchiveError::Line(lines.len() + 1))?;
    if !names.iter().map(String::as_str).eq(columns()) {
        return Err(ArchiveError::Line(line));
    }
    let mut table = Table::default();
    let mut last = line;
    for (line, cells) in records {
        last = line;
        table.add(&head, cells).ok_or(ArchiveError::Line(line))?;
        table.lines.push(line);
    }
    table.results(head, last)
}

/// The lines about the plan.
#[derive(Default)]
struct Head {
    name: String,
    fingerprint: String,
    seed: u64,
    repetitions: u64,
    evaluations: u64,
    generations: u64,
    seconds: f64,
    sessions: Vec<SessionRow>,
    text: String,
}

impl Head {
    fn read(lines: &[&str]) -> Result<Self, ArchiveError> {
        let mut head = Self::default();
        if lines.first().map(|line| line.trim_end()) != Some(FIRST) {
            return Err(ArchiveError::Line(1));
        }
        for (number, line) in (2..).zip(&lines[1..]) {
            head.line(line.trim_end_matches(['\n', '\r'])).ok_or(ArchiveError::Line(number))?;
        }
        let is_complete = !head.fingerprint.is_empty() && head.repetitions > 0;
        is_complete.then_some(head).ok_or(ArchiveError::Line(lines.len()))
    }

    /// Reads a line; `None` if it is not valid.
    fn line(&mut self, line: &str) -> Option<()> {
        let (name, value) = line.strip_prefix("# ")?.split_once(' ')?;
        match name {
            "plan" => value.clone_into(&mut self.name),
            "fingerprint" => value.clone_into(&mut self.fingerprint),
            "seed" => self.seed = value.parse().ok()?,
            "repetitions" => self.repetitions = value.parse().ok()?,
            "evaluations" => self.evaluations = value.parse().ok()?,
            "generations" => self.generations = value.parse().ok()?,
            "seconds" => self.seconds = value.parse().ok()?,
            "session" => self.sessions.push(session(value, self.sessions.len())?),
            "|" => self.text += &format!("{value}\n"),
            _ => return None,
        }
        Some(())
    }
}

/// Parses the value of a line as a session that follows `before` others.
fn session(text: &str, before: usize) -> Option<SessionRow> {
    let mut words = text.split('\t').map(str::to_owned);
    let started = words.next()?.parse().ok()?;
    let [version, revision, machine] = [words.next()?, words.next()?, words.next()?];
    let (id, command, threads) = (before as i64 + 1, String::new(), 0);
    Some(SessionRow { id, started, version, revision, machine, command, threads })
}

/// The rows so far.
#[derive(Default)]
struct Table {
    classes: Vec<String>,
    /// The puzzles, by their cells.
    puzzles: HashMap<Vec<String>, PuzzleIndex>,
    kept_puzzles: Vec<KeptPuzzle>,
    /// The configurations, by their cells.
    configurations: HashMap<Vec<String>, ConfigurationIndex>,
    kept_configurations: Vec<KeptConfiguration>,
    runs: Vec<Run>,
    /// The line of each run.
    lines: Vec<usize>,
}

impl Table {
    /// Adds a row; `None` if a cell is not valid.
    fn add(&mut self, head: &Head, mut cells: Vec<String>) -> Option<()> {
        let results = cells.split_off(IDENTITY.len().min(cells.len()));
        let [puzzle, configuration] = [cells.get(..OF_PUZZLE)?, cells.get(OF_PUZZLE..OF_JOB)?];
        let puzzle = match self.puzzles.get(puzzle) {
            Some(&known) => known,
            None => self.puzzle(puzzle)?,
        };
        let configuration = match self.configurations.get(configuration) {
            Some(&known) => known,
            None => self.configuration(configuration, head),
        };
        let [repetition, seed, session, revision] = &cells[OF_JOB..] else { return None };
        let session: u32 = session.parse().ok()?;
        let of_session = match session {
            // The session is not known.
            0 => "",
            number => &head.sessions.get(number as usize - 1)?.revision,
        };
        let mut run = Run {
            configuration,
            puzzle,
            repetition: repetition.parse::<u32>().ok()?.checked_sub(1)?,
            session,
            seed: seed.parse().ok()?,
            ..Run::default()
        };
        let mut results = results.into_iter();
        for column in Column::of_archives() {
            let value = column.read(&results.next()?)?;
            column.restore(&mut run, &value).then_some(())?;
        }
        self.runs.push(run);
        (results.next().is_none() && revision == of_session).then_some(())
    }

    fn puzzle(&mut self, cells: &[String]) -> Option<PuzzleIndex> {
        let [class, number, hash, geometry, line] = cells else { return None };
        let known = self.classes.iter().position(|known| known == class);
        let class = known.unwrap_or_else(|| {
            self.classes.push(class.clone());
            self.classes.len() - 1
        });
        // A puzzle in several classes has one row in a store.
        let first = self.kept_puzzles.iter().find(|known| known.hash == *hash);
        let index = PuzzleIndex(self.kept_puzzles.len() as u32);
        self.kept_puzzles.push(KeptPuzzle {
            id: first.map_or(i64::from(index.0) + 1, |first| first.id),
            class: ClassIndex(class as u32),
            number: number.parse().ok().filter(|&number| number > 0)?,
            hash: hash.clone(),
            geometry: geometry.clone(),
            line: line.clone(),
        });
        self.puzzles.insert(cells.to_vec(), index);
        Some(index)
    }

    fn configuration(&mut self, cells: &[String], head: &Head) -> ConfigurationIndex {
        let index = ConfigurationIndex(self.kept_configurations.len() as u32);
        let [label, algorithm, parameters, propagation] = [0, 1, 2, 3].map(|at| cells[at].clone());
        self.kept_configurations.push(KeptConfiguration {
            id: 0,
            label,
            algorithm,
            parameters,
            propagation,
            evaluations: head.evaluations,
            generations: head.generations,
            seconds: head.seconds,
        });
        self.configurations.insert(cells.to_vec(), index);
        index
    }

    /// The results, if every configuration has all repetitions on every puzzle, in order. `last` is
    /// the number of the last line.
    fn results(mut self, head: Head, last: usize) -> Result<Results, ArchiveError> {
        let size = self.kept_puzzles.len();
        let each = size as u64 * head.repetitions;
        let is_placed = |(number, run): (u64, &Run)| {
            (run.configuration.at() as u64, run.puzzle.at() as u64, u64::from(run.repetition))
                == (
                    number / each,
                    number / head.repetitions % size as u64,
                    number % head.repetitions,
                )
        };
        let misplaced = (0..).zip(&self.runs).position(|place| !is_placed(place));
        if let Some(index) = misplaced {
            return Err(ArchiveError::Line(self.lines[index]));
        }
        if size == 0 || self.runs.len() as u64 != each * self.kept_configurations.len() as u64 {
            return Err(ArchiveError::Line(last));
        }
        self.runs.sort_by_key(|run| (run.repetition, run.puzzle, run.configuration));
        let plan = KeptPlan {
            id: 0,
            name: head.name,
            text: head.text,
            fingerprint: head.fingerprint,
            seed: head.seed,
            repetitions: head.repetitions,
            configurations: self.kept_configurations,
            classes: self.classes,
            puzzles: self.kept_puzzles,
            size: size as u64,
        };
        Ok(Results { plan, runs: self.runs, sessions: head.sessions })
    }
}
