//! `--fields`: the selection of columns.

use crate::error::{Result, ensure};
use clap::Args;
use evoku_messages::say;
use evoku_sudoku::formats::{Format, Record};
use serde_json::Value;

/// The name of the puzzle among the fields of a record.
const PUZZLE: &str = "puzzle";
/// The name of the solution among the fields of a record.
const SOLUTION: &str = "solution";

/// Keeps only the `picked` members of a JSON object.
pub(crate) fn only(picked: &[String], mut object: Value) -> Value {
    if let Value::Object(members) = &mut object {
        members.retain(|name, _| picked.contains(name));
    }
    object
}

/// `--fields`, for commands that write CSV or JSON.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct FieldArguments {
    /// CSV columns or JSON members to write, separated by commas, in this order [default: all]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    fields: Vec<String>,
}

impl FieldArguments {
    /// Returns `true` if all fields are wanted.
    pub(crate) fn are_all(&self) -> bool {
        self.fields.is_empty()
    }

    /// Returns the fields to write, out of all `known` ones, in the order of the command line:
    /// those that were picked, otherwise all.
    ///
    /// # Errors
    /// If a picked field is not among the known ones, or is picked twice.
    pub(crate) fn among(&self, known: &[&str]) -> Result<Vec<String>> {
        if self.fields.is_empty() {
            return Ok(known.iter().map(|&name| name.to_owned()).collect());
        }
        let mut picked: Vec<String> = Vec::new();
        for name in self.fields.iter().map(|name| name.trim()) {
            let unknown = || say::command_fields_unknown(name, known.iter().copied());
            ensure!(known.contains(&name), unknown());
            let is_new = !picked.iter().any(|known| known == name);
            ensure!(is_new, say::command_fields_twice(name));
            picked.push(name.to_owned());
        }
        Ok(picked)
    }

    /// Returns the members of JSON objects to write, as [`among`](Self::among).
    ///
    /// # Errors
    /// Also if fields are picked and the output format named `form` is not JSON.
    pub(crate) fn members(&self, known: &[&str], form: &str) -> Result<Vec<String>> {
        ensure!(
            self.are_all() || ["json", "jsonl"].contains(&form),
            say::command_fields_json(form)
        );
        self.among(known)
    }

    /// Returns `true` if the solution is among the fields to write.
    pub(crate) fn has_solution(&self) -> bool {
        self.are_all() || self.fields.iter().any(|name| name.trim() == SOLUTION)
    }

    /// Keeps only the picked fields in a record, in the order of the command line. The puzzle is
    /// always kept, the solution only if `solution` is picked.
    pub(crate) fn pick(&self, record: &mut Record) {
        if self.are_all() {
            return;
        }
        let mut rest = std::mem::take(&mut record.fields);
        for name in self.fields.iter().map(|name| name.trim()) {
            if let Some(at) = rest.iter().position(|(known, _)| known == name) {
                record.fields.push(rest.swap_remove(at));
            }
        }
        if !self.has_solution() {
            record.solution = None;
        }
    }

    /// Checks that a format has columns to pick from.
    ///
    /// # Errors
    /// If fields are picked and it has none.
    pub(crate) fn suit(&self, format: &Format) -> Result<()> {
        ensure!(
            self.fields.is_empty() || format.capacity.fields.contains(&"*"),
            say::command_fields_csv(format.name)
        );
        Ok(())
    }

    /// Checks the picked fields against those of the first record of an input.
    ///
    /// # Errors
    /// As [`among`](Self::among).
    pub(crate) fn check(&self, first: &Record) -> Result<()> {
        let mut known = vec![PUZZLE, SOLUTION];
        known.extend(first.fields.iter().map(|(name, _)| name.as_str()));
        self.among(&known).map(drop)
    }
}
