//! The tables of stores, and the check that a file has exactly these.
//!
//! A store may come from a stranger. A view or a trigger in it could run for ever or change what is
//! read, so a file with anything but the tables of a store is rejected before it is used.

use evoku_messages::say;
use rusqlite::Connection;

use crate::store::error::{StoreError, VERSION};
use crate::store::runs::definitions;

/// The statements that create the tables of a new store.
pub(super) fn tables() -> String {
    include_str!("schema.sql").replace("    {columns of runs}\n", &definitions())
}

/// Returns `true` if the file contains nothing.
pub(super) fn is_empty(connection: &Connection) -> Result<bool, StoreError> {
    let query = "SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)";
    Ok(connection.query_row(query, [], |row| row.get(0))?)
}

/// Checks that the file contains only tables and their indexes.
///
/// # Errors
/// If there is a view or a trigger.
pub(super) fn check_kinds(connection: &Connection) -> Result<(), StoreError> {
    let query =
        "SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema WHERE type NOT IN ('table', 'index'))";
    let is_plain: bool = connection.query_row(query, [], |row| row.get(0))?;
    if is_plain { Ok(()) } else { Err(StoreError::Damaged(say::lab_damaged_schema())) }
}

/// Checks that the file has the tables of a store of this version, with the same columns.
///
/// # Errors
/// If anything is missing, added or different.
pub(super) fn check(connection: &Connection) -> Result<(), StoreError> {
    check_kinds(connection)?;
    let model = Connection::open_in_memory()?;
    model.execute_batch(&tables())?;
    if described(connection)? == described(&model)? {
        Ok(())
    } else {
        Err(StoreError::Damaged(say::lab_damaged_columns(VERSION)))
    }
}

/// Every column of every table and index, in an order that doesn't depend on how they were created.
fn described(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT format('%s %s of %s: %s %s %d', entry.type, entry.name, entry.tbl_name,
                column.name, column.type, column.pk)
         FROM sqlite_schema AS entry LEFT JOIN pragma_table_xinfo(entry.name) AS column
         WHERE entry.name NOT LIKE 'sqlite\\_stat%' ESCAPE '\\'
         ORDER BY 1",
    )?;
    let rows = statement.query_map([], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
