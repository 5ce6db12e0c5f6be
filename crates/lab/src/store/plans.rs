//! Plans in stores.

use std::ops::Range;

use evoku_messages::{Message, say};
use rusqlite::{Connection, OptionalExtension, Row, TransactionBehavior};

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
    /// The rows of puzzles, by class and number; 0 for puzzles that aren't entered.
    pub(super) puzzles: Vec<Vec<i64>>,
}

impl KeptPlan {
    /// The rows of the parts of `plan`, of which this is the stored form.
    pub(super) fn entered(&self, plan: &Plan) -> Entered {
        let mut puzzles: Vec<_> =
            plan.classes.iter().map(|class| vec![0; class.puzzles.len()]).collect();
        for puzzle in &self.puzzles {
            let class = puzzles.get_mut(puzzle.class.at());
            if let Some(row) = class.and_then(|class| class.get_mut(puzzle.number - 1)) {
                *row = puzzle.id;
            }
        }
        let configurations = self.configurations.iter().map(|one| one.id).collect();
        Entered { plan: self.id, configurations, puzzles }
    }

    /// The checksum of the plan and its parts, without puzzles. Each puzzle contributes a checksum
    /// of its own that is added to it, so that puzzles can be entered later.
    fn sum(&self) -> i64 {
        let sum = Sum::new().text(&self.name).text(&self.text).text(&self.fingerprint);
        let sum = sum.integer(self.seed as i64).integer(self.repetitions as i64);
        let configurations = self.configurations.iter();
        let sum = configurations.fold(sum, |sum, one| sum.integer(one.id).text(&one.label));
        let sum = self.classes.iter().fold(sum, |sum, class| sum.text(class));
        sum.integer(self.size as i64).stored()
    }
}

impl KeptPuzzle {
    /// The contribution of the puzzle to the checksum of its plan.
    fn share_of_sum(&self) -> i64 {
        let sum = Sum::new().integer(self.id).integer(self.class.0.into());
        sum.integer(self.number as i64).stored()
    }
}

impl KeptConfiguration {
    /// The checksum of the configuration. The label is part of the plan's checksum.
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

/// Fails if a row doesn't match its checksum. Rows of version 1 have none.
pub(super) fn check(kept: Option<i64>, sum: i64, what: &'static str) -> Result<(), StoreError> {
    match kept {
        Some(kept) if kept != sum => Err(StoreError::Damaged(say::lab_damaged_checksum(what))),
        _ => Ok(()),
    }
}

impl Store {
    /// Enters a plan with its configurations and the puzzles of some jobs, if they are missing.
    pub(super) fn enter(&mut self, plan: &Plan, jobs: &Range<u64>) -> Result<Entered, StoreError> {
        self.enter_kept(KeptPlan::of_jobs(plan, jobs)).map(|kept| kept.entered(plan))
    }

    /// Enters a plan of another store, if it is missing. Returns it with the rows of this store.
    pub(super) fn enter_kept(&mut self, mut plan: KeptPlan) -> Result<KeptPlan, StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // If the store has only this plan, puzzles get rows in the plan's order, even if its parts
        // come in another order.
        let query = "SELECT NOT EXISTS (SELECT 1 FROM plan WHERE fingerprint <> ?)";
        let is_only = transaction.query_row(query, [&plan.fingerprint], |row| row.get(0))?;
        for puzzle in &mut plan.puzzles {
            puzzle.id = enter_puzzle(&transaction, puzzle, is_only)?;
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
        enter_puzzles_of_plan(&transaction, &plan)?;
        transaction.commit()?;
        Ok(plan)
    }

    /// The distinct names of the plans, the latest first.
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

    /// The plan of this name, or the only one, in the version that was run last.
    ///
    /// # Errors
    /// If the plan doesn't exist, or if `name` is `None` and there are several plans.
    pub fn plan(&self, name: Option<&str>) -> Result<KeptPlan, StoreError> {
        let names = self.plans()?;
        let name = choose(name, &names).map_err(StoreError::Plan)?;
        let connection = &self.connection;
        let (mut plan, sum) = connection.query_row(
            "SELECT id, name, text, seed, repetitions, fingerprint, checksum, puzzles
             FROM plan WHERE id = ?",
            [self.row_of_plan(name)?.0],
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
                    size: whole(row, 7)?,
                };
                Ok((plan, row.get::<_, Option<i64>>(6)?))
            },
        )?;
        plan.configurations = configurations(connection, plan.id)?;
        plan.classes = classes(connection, plan.id)?;
        plan.puzzles = puzzles(connection, plan.id)?;
        let shares = plan.puzzles.iter().map(KeptPuzzle::share_of_sum);
        check(sum, shares.fold(plan.sum(), i64::wrapping_add), "plan")?;
        if plan.puzzles.iter().any(|puzzle| puzzle.class.at() >= plan.classes.len()) {
            return Err(StoreError::Damaged(say::lab_damaged_class()));
        }
        Ok(plan)
    }

    /// The row and the fingerprint of the plan of this name, in the version that was run last.
    pub(super) fn row_of_plan(&self, name: &str) -> Result<(i64, String), StoreError> {
        Ok(self.connection.query_row(
            "SELECT p.id, p.fingerprint FROM plan p LEFT JOIN session s ON s.plan = p.id
             WHERE p.name = ? ORDER BY coalesce(s.id, 0) DESC, p.id DESC LIMIT 1",
            [name],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )?)
    }
}

/// Enters a plan without puzzles, and returns its row.
fn enter_plan(connection: &Connection, plan: &KeptPlan) -> Result<i64, StoreError> {
    connection.execute(
        "INSERT INTO plan (name, text, fingerprint, seed, repetitions, checksum, puzzles)
         VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            &plan.name,
            &plan.text,
            &plan.fingerprint,
            plan.seed as i64,
            plan.repetitions as i64,
            plan.sum(),
            plan.size as i64,
        ),
    )?;
    let id = connection.last_insert_rowid();
    for (number, one) in plan.configurations.iter().enumerate() {
        connection
            .prepare_cached("INSERT INTO plan_configuration VALUES (?, ?, ?, ?)")?
            .execute((id, number as i64, one.id, &one.label))?;
    }
    for (number, name) in plan.classes.iter().enumerate() {
        connection.prepare_cached("INSERT INTO plan_class VALUES (?, ?, ?)")?.execute((
            id,
            number as i64,
            name,
        ))?;
    }
    Ok(id)
}

/// Enters the missing links between a plan and its puzzles.
fn enter_puzzles_of_plan(connection: &Connection, plan: &KeptPlan) -> Result<(), StoreError> {
    let (known, sum): (i64, Option<i64>) = connection.query_row(
        "SELECT (SELECT count(*) FROM plan_puzzle WHERE plan = p.id), p.checksum
         FROM plan p WHERE p.id = ?",
        [plan.id],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    if known as u64 == plan.size {
        return Ok(());
    }
    let mut added = 0i64;
    for puzzle in &plan.puzzles {
        let is_new = connection
            .prepare_cached("INSERT OR IGNORE INTO plan_puzzle VALUES (?, ?, ?, ?)")?
            .execute((plan.id, i64::from(puzzle.class.0), puzzle.number as i64 - 1, puzzle.id))?;
        if is_new > 0 {
            added = added.wrapping_add(puzzle.share_of_sum());
        }
    }
    let sum = sum.map(|sum| sum.wrapping_add(added));
    connection.execute("UPDATE plan SET checksum = ? WHERE id = ?", (sum, plan.id))?;
    Ok(())
}

/// Returns the row of a puzzle, after entering the puzzle if it is missing. It then gets the row
/// `id` if `keeps` and that row is free, or else the next row.
fn enter_puzzle(
    connection: &Connection,
    puzzle: &KeptPuzzle,
    keeps: bool,
) -> Result<i64, StoreError> {
    let KeptPuzzle { id, hash, geometry, line, .. } = puzzle;
    let sum = puzzle_sum(hash, geometry, line);
    for id in [keeps.then_some(id), None] {
        connection
            .prepare_cached(
                "INSERT OR IGNORE INTO puzzle (id, hash, geometry, line, checksum)
                 VALUES (?, ?, ?, ?, ?)",
            )?
            .execute((id, hash, geometry, line, sum))?;
        let row = connection
            .prepare_cached("SELECT id FROM puzzle WHERE hash = ?")?
            .query_row([hash], |row| row.get(0))
            .optional()?;
        if let Some(row) = row {
            return Ok(row);
        }
    }
    Err(StoreError::Damaged(say::lab_damaged_puzzle()))
}

/// Returns the row of a configuration, after entering it if it is missing.
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

/// The name of the selected plan; `name` may be `None` if there is only one plan.
fn choose<'a>(name: Option<&'a str>, names: &'a [String]) -> Result<&'a str, Message> {
    match (name, names) {
        (_, []) => Err(say::lab_store_no_plan()),
        (Some(name), _) if names.iter().any(|known| known == name) => Ok(name),
        (Some(name), _) => Err(say::lab_store_unknown_plan(name, names)),
        (None, [only]) => Ok(only),
        (None, _) => Err(say::lab_store_several_plans(names)),
    }
}

/// The names of the classes of a plan.
fn classes(connection: &Connection, plan: i64) -> Result<Vec<String>, StoreError> {
    let query = "SELECT name FROM plan_class WHERE plan = ? ORDER BY number";
    let mut statement = connection.prepare(query)?;
    let names = statement.query_map([plan], |row| row.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}

/// The puzzles of a plan.
fn puzzles(connection: &Connection, plan: i64) -> Result<Vec<KeptPuzzle>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT z.id, p.class, p.number, z.hash, z.geometry, z.line, z.checksum
         FROM plan_puzzle p JOIN puzzle z ON z.id = p.puzzle
         WHERE p.plan = ? ORDER BY p.class, p.number",
    )?;
    let mut rows = statement.query([plan])?;
    let mut puzzles = Vec::new();
    while let Some(row) = rows.next()? {
        let puzzle = KeptPuzzle {
            id: row.get(0)?,
            class: ClassIndex(whole(row, 1)? as u32),
            number: whole(row, 2)? as usize + 1,
            hash: row.get(3)?,
            geometry: row.get(4)?,
            line: row.get(5)?,
        };
        let sum = puzzle_sum(&puzzle.hash, &puzzle.geometry, &puzzle.line);
        check(row.get(6)?, sum, "puzzle")?;
        puzzles.push(puzzle);
    }
    Ok(puzzles)
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
        check(row.get(8)?, kept.sum(), "configuration")?;
        configurations.push(kept);
    }
    Ok(configurations)
}

/// Reads a non-negative integer.
pub(super) fn whole(row: &Row<'_>, column: usize) -> Result<u64, rusqlite::Error> {
    row.get::<_, i64>(column).map(|number| number as u64)
}
