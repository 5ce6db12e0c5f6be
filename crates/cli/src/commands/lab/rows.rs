//! The runs of a plan as JSON, with the columns of the exported table.

use evoku_lab::export::{self, Value as Cell};
use evoku_lab::store::{KeptPlan, Store};
use serde_json::{Map, Value};

use crate::error::Result;
use crate::numbers::json_whole;
use crate::output::{About, Form, Output};

/// The output format of the runs in one file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RowForm {
    Json,
    JsonLines,
}

impl Form for RowForm {
    const USUAL: &'static str = "json";

    fn all() -> &'static [Self] {
        &[Self::Json, Self::JsonLines]
    }

    fn about(self) -> About {
        match self {
            Self::Json => About::json("an array with one object per run"),
            Self::JsonLines => About::jsonl("one object per run"),
        }
    }
}

impl RowForm {
    /// Writes the `fields` of each run of a plan.
    pub(super) fn write(
        self,
        store: &Store,
        plan: &KeptPlan,
        fields: &[String],
        mut output: Output,
    ) -> Result<()> {
        let names = export::column_names();
        let (begin, between, end, nothing) = match self {
            Self::Json => ("[\n", ",\n", "\n]\n", "[]\n"),
            Self::JsonLines => ("", "\n", "\n", ""),
        };
        let (mut any, mut written) = (false, Ok(true));
        export::each_row(store, plan, |cells| {
            if matches!(written, Ok(true)) {
                let before = if any { between } else { begin };
                written = output.write(format!("{before}{}", object(&names, cells, fields)));
                any = true;
            }
            Ok(())
        })?;
        written?;
        output.end_with(if any { end } else { nothing })
    }
}

/// Returns the `fields` of a run, in their order.
fn object(names: &[&str], cells: Vec<Cell>, fields: &[String]) -> Value {
    let mut row: Map<String, Value> =
        names.iter().zip(cells).map(|(&name, cell)| (name.to_owned(), json(name, cell))).collect();
    let picked = fields.iter().filter_map(|name| row.remove_entry(name));
    Value::Object(picked.collect())
}

/// Returns the value of a column. The column `solved` is 0 or 1 in tables, and a Boolean here as in
/// the JSON of other commands.
fn json(name: &str, cell: Cell) -> Value {
    match cell {
        Cell::Integer(value) if name == "solved" => (value == 1).into(),
        Cell::None => Value::Null,
        Cell::Integer(value) => json_whole(value),
        Cell::Real(value) => value.into(),
        Cell::Text(text) => text.into(),
    }
}
