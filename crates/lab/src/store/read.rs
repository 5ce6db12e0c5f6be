//! What a store has of a plan.

use std::collections::HashMap;

use rusqlite::{Connection, Row};

use crate::execute::Ending;
use crate::store::{Store, StoreError};
use crate::trace::{Point, unpack};

/// A plan as it was entered.
#[derive(Clone, Debug)]
pub struct KeptPlan {
    /// Its row.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// Its file.
    pub text: String,
    /// Its seed.
    pub seed: u64,
    /// How often each configuration is run on each puzzle.
    pub repetitions: u64,
    /// The configurations, in the order of the plan.
    pub configurations: Vec<KeptConfiguration>,
    /// The names of the classes, in the order of the plan.
    pub classes: Vec<String>,
    /// The puzzles, class by class.
    pub puzzles: Vec<KeptPuzzle>,
}

/// A configuration as it was entered.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptConfiguration {
    /// Its row.
    pub id: i64,
    /// What the plan calls it.
    pub label: String,
    /// The algorithm.
    pub algorithm: String,
    /// All parameters, `name=value` with spaces between.
    pub parameters: String,
    /// What propagation does in its runs.
    pub propagation: String,
    /// The most evaluations; 0 for no limit.
    pub evaluations: u64,
    /// The most generations; 0 for no limit.
    pub generations: u64,
    /// The most seconds; 0 for no limit.
    pub seconds: f64,
}

/// A puzzle as it was entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPuzzle {
    /// Its row.
    pub id: i64,
    /// The index of its class.
    pub class: usize,
    /// Its number in the class, from 1.
    pub number: usize,
    /// Its fingerprint.
    pub hash: String,
    /// The board in words.
    pub geometry: String,
    /// The givens on one line.
    pub line: String,
}

/// A run as it was recorded.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Run {
    /// The index of its configuration in the plan.
    pub configuration: u32,
    /// The index of its puzzle in the plan.
    pub puzzle: u32,
    /// The number of the repetition, from 0.
    pub repetition: u32,
    /// The session that made it.
    pub session: u32,
    /// Its seed.
    pub seed: u64,
    /// How it ended.
    pub ending: Ending,
    /// Generations after generation 0.
    pub generations: u64,
    /// Attempts whose cost was asked for as a whole.
    pub full: u64,
    /// Moves whose effect was computed.
    pub moves: u64,
    /// Genomes that were decoded.
    pub decodes: u64,
    /// Digits placed by propagation.
    pub placements: u64,
    /// Nodes of an exact search.
    pub nodes: u64,
    /// Restarts.
    pub restarts: u64,
    /// The lowest cost.
    pub best: Option<u32>,
    /// The digits that the best attempt lacks, added up over all houses.
    pub missing: Option<u32>,
    /// The mean cost of the last generation.
    pub mean: Option<f64>,
    /// Seconds.
    pub seconds: f64,
}

/// Runs of a plan, those of one configuration on one class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The index of the configuration.
    pub configuration: usize,
    /// The index of the class.
    pub class: usize,
}

/// A session as it was entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// Its row.
    pub id: i64,
    /// When it began: seconds since 1970 (UTC).
    pub started: u64,
    /// The version of the program.
    pub version: String,
    /// The revision of its sources.
    pub revision: String,
    /// The machine.
    pub machine: String,
    /// The command.
    pub command: String,
    /// The number of threads.
    pub threads: u64,
}

/// A plan with all its runs.
#[derive(Clone, Debug)]
pub struct Results {
    /// The plan.
    pub plan: KeptPlan,
    /// The runs, in the order of repetition, puzzle and configuration.
    pub runs: Vec<Run>,
    /// The sessions, in the order of time.
    pub sessions: Vec<SessionRow>,
}

impl Run {
    /// Evaluations of every kind; of an exact engine, nodes.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.full + self.moves + self.decodes + self.nodes
    }

    /// Whether a solution was found.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.ending == Ending::Solved
    }
}

impl Results {
    /// The cell of a run.
    #[must_use]
    pub fn cell(&self, run: &Run) -> Cell {
        let class = self.plan.puzzles[run.puzzle as usize].class;
        Cell { configuration: run.configuration as usize, class }
    }

    /// The number of runs that the plan asks for.
    #[must_use]
    pub fn wanted(&self) -> u64 {
        let plan = &self.plan;
        plan.repetitions * (plan.puzzles.len() * plan.configurations.len()) as u64
    }
}

impl Store {
    /// The names of the plans, the latest first, none twice.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn plans(&self) -> Result<Vec<String>, StoreError> {
        let query = "SELECT p.name FROM plan p LEFT JOIN session s ON s.plan = p.id
                     GROUP BY p.name ORDER BY max(coalesce(s.id, 0)) DESC, max(p.id) DESC";
        let mut statement = self.connection.prepare(query)?;
        let names = statement.query_map([], |row| row.get(0))?;
        Ok(names.collect::<Result<_, _>>()?)
    }

    /// The plan of this name, or the only one, as it was run last.
    ///
    /// # Errors
    /// If there is no such plan, or several and none is named.
    pub fn plan(&self, name: Option<&str>) -> Result<KeptPlan, StoreError> {
        let names = self.plans()?;
        let all = names.join(", ");
        let name = match (name, names.as_slice()) {
            (_, []) => {
                return Err(StoreError::Plan("no plan was run with this store yet".to_owned()));
            }
            (Some(name), _) if names.iter().any(|known| known == name) => name,
            (Some(name), _) => {
                return Err(StoreError::Plan(format!(
                    "there is no plan \"{name}\"; there are {all}"
                )));
            }
            (None, [only]) => only,
            (None, _) => {
                return Err(StoreError::Plan(format!("there are several plans, say which: {all}")));
            }
        };
        let connection = &self.connection;
        let mut plan = connection.query_row(
            "SELECT p.id, p.name, p.text, p.seed, p.repetitions
             FROM plan p LEFT JOIN session s ON s.plan = p.id
             WHERE p.name = ? ORDER BY coalesce(s.id, 0) DESC, p.id DESC LIMIT 1",
            [name],
            |row| {
                Ok(KeptPlan {
                    id: row.get(0)?,
                    name: row.get(1)?,
                    text: row.get(2)?,
                    seed: whole(row, 3)?,
                    repetitions: whole(row, 4)?,
                    configurations: Vec::new(),
                    classes: Vec::new(),
                    puzzles: Vec::new(),
                })
            },
        )?;
        plan.configurations = configurations(connection, plan.id)?;
        let mut statement = connection.prepare(
            "SELECT z.id, p.class, p.number, z.hash, z.geometry, z.line, p.class_name
             FROM plan_puzzle p JOIN puzzle z ON z.id = p.puzzle
             WHERE p.plan = ? ORDER BY p.class, p.number",
        )?;
        let mut rows = statement.query([plan.id])?;
        while let Some(row) = rows.next()? {
            let class = whole(row, 1)? as usize;
            if plan.classes.len() == class {
                plan.classes.push(row.get(6)?);
            }
            plan.puzzles.push(KeptPuzzle {
                id: row.get(0)?,
                class,
                number: whole(row, 2)? as usize + 1,
                hash: row.get(3)?,
                geometry: row.get(4)?,
                line: row.get(5)?,
            });
        }
        Ok(plan)
    }

    /// A plan with all its runs; without traces, which take more room than all else.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn results(&self, plan: KeptPlan) -> Result<Results, StoreError> {
        let mut runs = Vec::new();
        self.each_run(&plan, false, |run, _| {
            runs.push(run);
            Ok(())
        })?;
        let sessions = self.sessions(&plan)?;
        Ok(Results { plan, runs, sessions })
    }

    /// The sessions that worked on a plan or made runs with its seed, in the order of time.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn sessions(&self, plan: &KeptPlan) -> Result<Vec<SessionRow>, StoreError> {
        let mut statement = self.connection.prepare(
            "SELECT id, started, version, revision, machine, command, threads FROM session
             WHERE id IN (SELECT session FROM run WHERE master = ? AND repetition < ?) OR plan = ?
             ORDER BY id",
        )?;
        let sessions =
            statement.query_map((plan.seed as i64, plan.repetitions as i64, plan.id), |row| {
                Ok(SessionRow {
                    id: row.get(0)?,
                    started: whole(row, 1)?,
                    version: row.get(2)?,
                    revision: row.get(3)?,
                    machine: row.get(4)?,
                    command: row.get(5)?,
                    threads: whole(row, 6)?,
                })
            })?;
        Ok(sessions.collect::<Result<_, _>>()?)
    }

    /// Hands on every run of a plan with its trace, which is empty unless `traced`, in the order of
    /// repetition, puzzle and configuration.
    ///
    /// # Errors
    /// If the store can't be read, or `take` fails.
    pub fn each_run(
        &self,
        plan: &KeptPlan,
        traced: bool,
        mut take: impl FnMut(Run, Vec<Point>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        // A puzzle may be in several classes: its runs count in each.
        let mut puzzles: HashMap<i64, Vec<u32>> = HashMap::new();
        for (index, puzzle) in plan.puzzles.iter().enumerate() {
            puzzles.entry(puzzle.id).or_default().push(index as u32);
        }
        let configurations = plan.configurations.iter().enumerate();
        let configurations: HashMap<i64, u32> =
            configurations.map(|(index, one)| (one.id, index as u32)).collect();
        let trace = if traced { "trace" } else { "NULL" };
        let mut statement = self.connection.prepare(&format!(
            "SELECT puzzle, configuration, repetition, session, seed, ending, generations, full, moves,
             decodes, placements, nodes, restarts, best, missing, mean, seconds, {trace}
             FROM run WHERE master = ? AND repetition < ?
             ORDER BY master, repetition, puzzle, configuration",
        ))?;
        let mut rows = statement.query((plan.seed as i64, plan.repetitions as i64))?;
        while let Some(row) = rows.next()? {
            let (puzzle, configuration) = (row.get(0)?, row.get(1)?);
            let Some(indices) = puzzles.get(&puzzle) else { continue };
            let Some(&configuration) = configurations.get(&configuration) else { continue };
            let ending = Ending::ALL.get(whole(row, 5)? as usize).copied();
            let run = Run {
                configuration,
                puzzle: 0,
                repetition: row.get(2)?,
                session: row.get(3)?,
                seed: whole(row, 4)?,
                ending: ending.unwrap_or(Ending::Exhausted),
                generations: whole(row, 6)?,
                full: whole(row, 7)?,
                moves: whole(row, 8)?,
                decodes: whole(row, 9)?,
                placements: whole(row, 10)?,
                nodes: whole(row, 11)?,
                restarts: whole(row, 12)?,
                best: row.get(13)?,
                missing: row.get(14)?,
                mean: row.get(15)?,
                seconds: row.get(16)?,
            };
            for &puzzle in indices {
                let trace = row.get_ref(17)?.as_blob_or_null().unwrap_or_default();
                take(Run { puzzle, ..run }, trace.map(unpack).unwrap_or_default())?;
            }
        }
        Ok(())
    }
}

fn configurations(
    connection: &Connection,
    plan: i64,
) -> Result<Vec<KeptConfiguration>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT c.id, p.label, c.algorithm, c.parameters, c.propagation, c.evaluations, c.generations,
         c.seconds FROM plan_configuration p JOIN configuration c ON c.id = p.configuration
         WHERE p.plan = ? ORDER BY p.number",
    )?;
    let rows = statement.query_map([plan], |row| {
        Ok(KeptConfiguration {
            id: row.get(0)?,
            label: row.get(1)?,
            algorithm: row.get(2)?,
            parameters: row.get(3)?,
            propagation: row.get(4)?,
            evaluations: whole(row, 5)?,
            generations: whole(row, 6)?,
            seconds: row.get(7)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// A number that is never negative.
fn whole(row: &Row<'_>, column: usize) -> Result<u64, rusqlite::Error> {
    row.get::<_, i64>(column).map(|number| number as u64)
}
