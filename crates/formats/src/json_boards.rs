//! Boards in JSON of any layout.

use serde_json::{Map, Value};

use crate::array::word::{Word, plain};
use crate::fpuzzles::{link, reading};
use crate::iss::format::is_chain;
use crate::names::{
    MAYBE_PUZZLE, MAYBE_SOLUTION, PUZZLE, SOLUTION, is_damaged, is_full_beside, is_one_of,
    is_solution_of,
};
use crate::plain::cells;
use evoku_model::Grid;
use evoku_model::text::cells::side_of;
use evoku_model::text::line::{looks_like_puzzle, read_any};

/// The depth to which boards are searched for.
const DEPTH: usize = 16;

/// The objects with a member `puzzle` for all boards in a value, in order.
///
/// A board is a text that looks like a puzzle, an array of numbers or of rows, or an object or link
/// of f-puzzles. It may also be an object with a board under a usual name. Two texts in an array,
/// the second without blanks, are a puzzle and its solution. A third text before them is the name.
pub(super) fn boards(value: &Value) -> Vec<Map<String, Value>> {
    let mut found = Vec::new();
    collect(value, DEPTH, &mut found);
    found
}

fn collect(value: &Value, depth: usize, found: &mut Vec<Map<String, Value>>) {
    let Some(depth) = depth.checked_sub(1) else { return };
    match value {
        value if is_board(value) => found.push(of(value.clone(), None)),
        Value::Array(items) => match items.as_slice() {
            [puzzle, solution] if is_board(puzzle) && is_solution(solution) => {
                found.push(of(puzzle.clone(), Some(solution.clone())));
            }
            [Value::String(name), puzzle, solution]
                if !looks_like_puzzle(name) && is_board(puzzle) && is_solution(solution) =>
            {
                let mut members = of(puzzle.clone(), Some(solution.clone()));
                members.insert("name".to_owned(), name.as_str().into());
                found.push(members);
            }
            items => items.iter().for_each(|item| collect(item, depth, found)),
        },
        Value::Object(members) => match with_common_names(members) {
            Some(members) => found.push(members),
            None => members.values().for_each(|member| collect(member, depth, found)),
        },
        _ => {}
    }
}

fn of(puzzle: Value, solution: Option<Value>) -> Map<String, Value> {
    let mut members = Map::new();
    members.insert("puzzle".to_owned(), puzzle);
    members.extend(solution.map(|solution| ("solution".to_owned(), solution)));
    members
}

/// Renames the members of an object with the board and the solution to `puzzle` and `solution`;
/// `None` if it has no board.
fn with_common_names(members: &Map<String, Value>) -> Option<Map<String, Value>> {
    let (puzzle, solution) = named_boards(members)?;
    let mut renamed = Map::new();
    for (name, value) in members {
        // An object of f-puzzles next to its link is the same puzzle.
        if value.as_object().is_some_and(reading::is_puzzle) && *name != puzzle {
            continue;
        }
        let name = match name.as_str() {
            name if name == puzzle => "puzzle",
            name if Some(name) == solution.as_deref() => "solution",
            name => name,
        };
        renamed.insert(name.to_owned(), value.clone());
    }
    Some(renamed)
}

/// The names of the members with the puzzle and with its solution: by usual names, or else the only
/// two boards if one is a solution of the other.
fn named_boards(members: &Map<String, Value>) -> Option<(String, Option<String>)> {
    let find = |names: &[&str]| {
        let mut all = names
            .iter()
            .flat_map(|name| members.iter().filter(move |member| is_one_of(&[name], member.0)));
        all.find(|member| is_board(member.1)).map(|member| member.0.clone())
    };
    let puzzle = find(&PUZZLE).or_else(|| find(&MAYBE_PUZZLE));
    if let Some(puzzle) = puzzle {
        let solution = find(&SOLUTION).or_else(|| solution(members, &puzzle));
        return Some((puzzle, solution));
    }
    let boards: Vec<&String> = (members.iter())
        .filter(|(_, value)| !value.is_object() && is_board(value))
        .map(|(name, _)| name)
        .collect();
    if let [only] = boards.as_slice() {
        // If the only board is full, a member that lost a cell is the puzzle.
        let is_full = grid_of(&members[*only]).is_some_and(|grid| grid.is_complete());
        let has_lost = |(name, value): &(&String, &Value)| {
            (is_one_of(&PUZZLE, name) || is_one_of(&MAYBE_PUZZLE, name)) && is_damaged_board(value)
        };
        let (puzzle, _) = members.iter().find(has_lost).filter(|_| is_full)?;
        return Some((puzzle.clone(), Some((*only).clone())));
    }
    let [first, second] = boards.as_slice() else { return None };
    let solves = |one: &str, other: &str| {
        let grids = grid_of(&members[one]).zip(grid_of(&members[other]));
        grids.is_some_and(|(one, other)| is_solution_of(&one, &other))
    };
    match (solves(second, first), solves(first, second)) {
        (true, _) => Some(((*first).clone(), Some((*second).clone()))),
        (_, true) => Some(((*second).clone(), Some((*first).clone()))),
        _ => None,
    }
}

/// Checks whether a value has cells, but not as many as a board.
fn is_damaged_board(value: &Value) -> bool {
    match value {
        Value::String(text) => is_damaged(text),
        Value::Array(items) => items.len() >= 3 && items.iter().all(|item| !item.is_object()),
        _ => false,
    }
}

/// The name of a member with a full board that is meant as the solution of the puzzle.
pub(super) fn solution(members: &Map<String, Value>, puzzle: &str) -> Option<String> {
    let givens = grid_of(members.get(puzzle)?)?;
    let mut all = members.iter().filter(|(name, value)| {
        is_one_of(&SOLUTION, name) || is_one_of(&MAYBE_SOLUTION, name) && is_board(value)
    });
    let solves = |value: &Value| grid_of(value).is_some_and(|grid| is_full_beside(&grid, &givens));
    all.find(|(name, value)| name.as_str() != puzzle && solves(value)).map(|(name, _)| name.clone())
}

/// The grid of a board that is a text or an array.
fn grid_of(value: &Value) -> Option<Grid> {
    let text = match value {
        Value::String(text) => cells(text, drop).into_owned(),
        Value::Array(rows) => {
            let mut texts = Vec::new();
            for row in rows {
                match row {
                    Value::Array(row) => texts.extend(row.iter().map(cell_text)),
                    Value::String(row) if row.len() > 2 => {
                        texts.extend(row.chars().map(String::from));
                    }
                    cell => texts.push(cell_text(cell)),
                }
            }
            texts.join(",")
        }
        _ => return None,
    };
    read_any(&text, None).ok()
}

/// A cell of an array as text.
fn cell_text(cell: &Value) -> String {
    match cell {
        Value::String(text) => text.clone(),
        Value::Null => ".".to_owned(),
        other => plain(&other.to_string()),
    }
}

/// Checks whether a value is a board of at least 4x4.
fn is_board(value: &Value) -> bool {
    match value {
        Value::String(text) => {
            looks_like_puzzle(&cells(text, drop))
                || is_chain(text)
                || link::packed_first(text).is_some()
        }
        Value::Object(members) => reading::is_puzzle(members),
        Value::Array(cells) if cells.iter().all(is_cell) => is_side(side_of(cells.len())),
        Value::Array(rows) => {
            is_side(Some(rows.len())) && rows.iter().all(|row| is_row(row, rows.len()))
        }
        _ => false,
    }
}

fn is_row(value: &Value, side: usize) -> bool {
    match value {
        Value::Array(cells) => cells.len() == side && cells.iter().all(is_cell),
        Value::String(text) => text.chars().count() == side,
        _ => false,
    }
}

fn is_side(side: Option<usize>) -> bool {
    side.is_some_and(|side| (4..=evoku_model::MAX_SIDE).contains(&side))
}

/// Checks whether a value may be a cell: a number, null, or a text of at most two characters.
fn is_cell(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Number(number) => Word::of(&number.to_string()).is_some(),
        Value::String(text) => text.chars().count() <= 2,
        _ => false,
    }
}

/// Checks whether a value is a board without blanks.
fn is_solution(value: &Value) -> bool {
    let Value::String(text) = value else { return false };
    looks_like_puzzle(text) && !text.contains(['.', '0', '_', '*', '-'])
}
