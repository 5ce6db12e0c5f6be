//! Plans as a store keeps them.

use rusqlite::{Connection, Row, TransactionBehavior};

use crate::index::ClassIndex;
use crate::plan::Plan;
use crate::results::{KeptConfiguration, KeptPlan, KeptPuzzle};
use crate::store::checksum::Sum;
use crate::store::error::StoreError;
use crate::store::file::Store;

/// The rows of a plan's configurations and puzzles.
#[derive(Clone, Debug)]
pub(super) struct Entered {
    pub(super) plan: i64,
    pub(super) configurations: Vec<i64>,
    /// By class and number.
    pub(super) puzzles: Vec<Vec<i64>>,
}

impl KeptPlan {
    /// The rows of the plan's parts.
    pub(super) fn entered(&self) -> Entered {
        let mut puzzles = vec![Vec::new(); self.classes.len()];
        self.puzzles.iter().for_each(|puzzle| puzzles[puzzle.class.at()].push(puzzle.id));
        let configurations = self.configurations.iter().map(|one| one.id).collect();
        Entered { plan: self.id, configurations, puzzles }
    }

    /// The checksum of the plan and of what it refers to.
    fn sum(&self) -> i64 {
        let sum = Sum::new().text(&self.name).text(&self.text).text(&self.fingerprint);
        let sum = sum.integer(self.seed as i64).integer(self.repetitions as i64);
        let configurations = self.configurations.iter();
        let sum = configurations.fold(sum, |sum, one| sum.integer(one.id).text(&one.label));
        let puzzles = self.puzzles.iter().fold(sum, |sum, puzzle| {
            sum.integer(puzzle.id).integer(puzzle.class.0.into()).integer(puzzle.number as i64)
        });
        self.classes.iter().fold(puzzles, |sum, class| sum.text(class)).stored()
    }
}

impl KeptConfiguration {
    /// The checksum of the configuration; the label is the plan's.
    fn sum(&self) -> i64 {
        let sum = Sum::new().text(&self.algorithm).text(&self.parameters).text(&self.propagation);
        let sum = sum.integer(self.evaluations as i64).integer(self.generations as i64);
        sum.real(self.seconds).stored()
    }
}

/// The checksum of a puzzle.
fn puzzle_sum(hash: &str, geometry: &str, line: &str) -> i64 {
    Sum::new().text(hash).text(geometry).text(line).stored()
}

/// Fails if a row isn't as it was written. Rows of version 1 have no checksum.
pub(super) fn check(kept: Option<i64>, sum: i64, what: &str) -> Result<(), StoreError> {
    match kept {
        Some(kept) if kept != sum => {
            Err(StoreError::Damaged(format!("{what} doesn't match its checksum")))
        }
        _ => Ok(()),
    }
}

impl Store {
    /// Enters a plan with its configurations and puzzles, or finds them.
    pub(super) fn enter(&mut self, plan: &Plan) -> Result<Entered, StoreError> {
        self.enter_kept(KeptPlan::of(plan)).map(|kept| kept.entered())
    }

    /// Enters a plan as another store keeps it, or finds it. Returns it with the rows of this store.
    pub(super) fn enter_kept(&mut self, mut plan: KeptPlan) -> Result<KeptPlan, StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for puzzle in &mut plan.puzzles {
            puzzle.id = enter_puzzle(&transaction, puzzle)?;
        }
        for one in &mut plan.configurations {
            one.id = enter_configuration(&transaction, one)?;
        }
        let known = transaction
            .prepare_cached("SELECT id FROM plan WHERE fingerprint = ?")?
            .query_row([&plan.fingerprint], |row| row.get::<_, i64>(0));
        plan.id = match known {
            Ok(id) => id,
            Err(rusqlite::Error::QueryReturnedNoRows) => enter_plan(&transaction, &plan)?,
            Err(error) => return Err(error.into()),
        };
        transaction.commit()?;
        Ok(plan)
    }

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
        let name = choose(name, &names).map_err(StoreError::Plan)?;
        let connection = &self.connection;
        let (mut plan, sum) = connection.query_row(
            "SELECT p.id, p.name, p.text, p.seed, p.repetitions, p.fingerprint, p.checksum
             FROM plan p LEFT JOIN session s ON s.plan = p.id
             WHERE p.name = ? ORDER BY coalesce(s.id, 0) DESC, p.id DESC LIMIT 1",
            [name],
            |row| {
                let plan = KeptPlan {
                    id: row.get(0)?,
                    name: row.get(1)?,
                    text: row.get(2)?,
                    fingerprint: row.get(5)?,
                    seed: whole(row, 3)?,
                    repetitions: whole(row, 4)?,
                    configurations: Vec::new(),
                    classes: Vec::new(),
                    puzzles: Vec::new(),
                };
                Ok((plan, row.get::<_, Option<i64>>(6)?))
            },
        )?;
        plan.configurations = configurations(connection, plan.id)?;
        add_puzzles(connection, &mut plan)?;
        check(sum, plan.sum(), "the plan")?;
        Ok(plan)
    }
}

/// The row of a new plan.
fn enter_plan(connection: &Connection, plan: &KeptPlan) -> Result<i64, StoreError> {
    connection.execute(
        "INSERT INTO plan (name, text, fingerprint, seed, repetitions, checksum)
         VALUES (?, ?, ?, ?, ?, ?)",
        (
            &plan.name,
            &plan.text,
            &plan.fingerprint,
            plan.seed as i64,
            plan.repetitions as i64,
            plan.sum(),
        ),
    )?;
    let id = connection.last_insert_rowid();
    for (number, one) in plan.configurations.iter().enumerate() {
        connection
            .prepare_cached("INSERT INTO plan_configuration VALUES (?, ?, ?, ?)")?
            .execute((id, number as i64, one.id, &one.label))?;
    }
    for puzzle in &plan.puzzles {
        let class = &plan.classes[puzzle.class.at()];
        connection.prepare_cached("INSERT INTO plan_puzzle VALUES (?, ?, ?, ?, ?)")?.execute((
            id,
            i64::from(puzzle.class.0),
            puzzle.number as i64 - 1,
            puzzle.id,
            class,
        ))?;
    }
    Ok(id)
}

/// The row of a puzzle, which may be there.
fn enter_puzzle(connection: &Connection, puzzle: &KeptPuzzle) -> Result<i64, StoreError> {
    let KeptPuzzle { hash, geometry, line, .. } = puzzle;
    connection
        .prepare_cached(
            "INSERT OR IGNORE INTO puzzle (hash, geometry, line, checksum) VALUES (?, ?, ?, ?)",
        )?
        .execute((hash, geometry, line, puzzle_sum(hash, geometry, line)))?;
    Ok(connection
        .prepare_cached("SELECT id FROM puzzle WHERE hash = ?")?
        .query_row([hash], |row| row.get(0))?)
}

/// The row of a configuration, which may be there.
fn enter_configuration(
    connection: &Connection,
    one: &KeptConfiguration,
) -> Result<i64, StoreError> {
    let key = (
        &one.algorithm,
        &one.parameters,
        one.evaluations as i64,
        one.generations as i64,
        one.seconds,
    );
    connection
        .prepare_cached(
            "INSERT OR IGNORE INTO configuration
             (algorithm, parameters, evaluations, generations, seconds, propagation, checksum)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )?
        .execute((key.0, key.1, key.2, key.3, key.4, &one.propagation, one.sum()))?;
    Ok(connection
        .prepare_cached(
            "SELECT id FROM configuration WHERE algorithm = ? AND parameters = ?
             AND evaluations = ? AND generations = ? AND seconds = ?",
        )?
        .query_row(key, |row| row.get(0))?)
}

/// The name of the plan that is meant, which may be left out where there is but one.
fn choose<'a>(name: Option<&'a str>, names: &'a [String]) -> Result<&'a str, String> {
    let all = names.join(", ");
    match (name, names) {
        (_, []) => Err("no plan was run with this store yet".to_owned()),
        (Some(name), _) if names.iter().any(|known| known == name) => Ok(name),
        (Some(name), _) => Err(format!("there is no plan \"{name}\"; there are {all}")),
        (None, [only]) => Ok(only),
        (None, _) => Err(format!("there are several plans, say which: {all}")),
    }
}

/// Adds the classes and puzzles of a plan.
fn add_puzzles(connection: &Connection, plan: &mut KeptPlan) -> Result<(), StoreError> {
    let mut statement = connection.prepare(
        "SELECT z.id, p.class, p.number, z.hash, z.geometry, z.line, p.class_name, z.checksum
         FROM plan_puzzle p JOIN puzzle z ON z.id = p.puzzle
         WHERE p.plan = ? ORDER BY p.class, p.number",
    )?;
    let mut rows = statement.query([plan.id])?;
    while let Some(row) = rows.next()? {
        let class = ClassIndex(whole(row, 1)? as u32);
        if plan.classes.len() == class.at() {
            plan.classes.push(row.get(6)?);
        }
        if class.at() >= plan.classes.len() {
            return Err(StoreError::Damaged("a plan lacks a class of its puzzles".to_owned()));
        }
        let puzzle = KeptPuzzle {
            id: row.get(0)?,
            class,
            number: whole(row, 2)? as usize + 1,
            hash: row.get(3)?,
            geometry: row.get(4)?,
            line: row.get(5)?,
        };
        let sum = puzzle_sum(&puzzle.hash, &puzzle.geometry, &puzzle.line);
        check(row.get(7)?, sum, "a puzzle")?;
        plan.puzzles.push(puzzle);
    }
    Ok(())
}

fn configurations(
    connection: &Connection,
    plan: i64,
) -> Result<Vec<KeptConfiguration>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT c.id, p.label, c.algorithm, c.parameters, c.propagation, c.evaluations,
         c.generations, c.seconds, c.checksum
         FROM plan_configuration p JOIN configuration c ON c.id = p.configuration
         WHERE p.plan = ? ORDER BY p.number",
    )?;
    let mut rows = statement.query([plan])?;
    let mut configurations = Vec::new();
    while let Some(row) = rows.next()? {
        let kept = KeptConfiguration {
            id: row.get(0)?,
            label: row.get(1)?,
            algorithm: row.get(2)?,
            parameters: row.get(3)?,
            propagation: row.get(4)?,
            evaluations: whole(row, 5)?,
            generations: whole(row, 6)?,
            seconds: row.get(7)?,
        };
        check(row.get(8)?, kept.sum(), "a configuration")?;
        configurations.push(kept);
    }
    Ok(configurations)
}

/// A number that is never negative.
pub(super) fn whole(row: &Row<'_>, column: usize) -> Result<u64, rusqlite::Error> {
    row.get::<_, i64>(column).map(|number| number as u64)
}
