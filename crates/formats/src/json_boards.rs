//! Boards in JSON of any layout.

use serde_json::{Map, Value};

use crate::fpuzzles::{link, reading};
use crate::iss::format::is_chain;
use evoku_model::text::cells::side_of;
use evoku_model::text::line::looks_like_puzzle;

/// The names that other programs use for the member with the givens, and for that with the
/// solution.
const PUZZLES: [&str; 10] =
    ["puzzle", "quiz", "sudoku", "givens", "grid", "board", "cells", "value", "input", "fpuzzles"];
const SOLUTIONS: [&str; 3] = ["solution", "answer", "solved"];

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
        Value::Object(members) => match with_usual_names(members) {
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
fn with_usual_names(members: &Map<String, Value>) -> Option<Map<String, Value>> {
    let board = |name: &&&str| members.get(**name).is_some_and(is_board);
    let puzzle = *PUZZLES.iter().find(board)?;
    let solution = SOLUTIONS.iter().find(board).copied();
    let mut renamed = Map::new();
    for (name, value) in members {
        // An object of f-puzzles next to its link is the same puzzle.
        if value.as_object().is_some_and(reading::is_puzzle) && name != puzzle {
            continue;
        }
        let name = match name.as_str() {
            name if name == puzzle => "puzzle",
            name if Some(name) == solution => "solution",
            name => name,
        };
        renamed.insert(name.to_owned(), value.clone());
    }
    Some(renamed)
}

/// Checks whether a value is a board of at least 4x4.
fn is_board(value: &Value) -> bool {
    match value {
        Value::String(text) => {
            looks_like_puzzle(text) || is_chain(text) || link::packed_first(text).is_some()
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
        Value::Number(number) => number.is_u64(),
        Value::String(text) => text.chars().count() <= 2,
        _ => false,
    }
}

/// Checks whether a value is a board without blanks.
fn is_solution(value: &Value) -> bool {
    let Value::String(text) = value else { return false };
    looks_like_puzzle(text) && !text.contains(['.', '0', '_', '*', '-'])
}
