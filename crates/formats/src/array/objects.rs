//! Boards whose cells are objects, such as `{"value": 5, "given": true}` or
//! `{"val": null, "candidates": [1, 4]}`.

use serde_json::Value;

use crate::array::lists::{Board, Found, of_cells};
use crate::array::literal::{Atom, List, Node};
use crate::array::word::Word;
use crate::fpuzzles::reading;
use crate::play::Play;
use evoku_messages::say;
use evoku_model::text::ReadError;
use evoku_model::{Cell, Digit, Digits, Element};

/// The smallest number of objects that are a board.
const FEWEST: usize = 16;

/// The names of the digit of a cell.
const DIGIT: [&str; 5] = ["val", "value", "digit", "number", "v"];

/// The names of its pencil marks.
const MARKS: [&str; 6] = ["candidates", "marks", "notes", "pencilmarks", "pencil_marks", "pencil"];

/// The names that tell givens from a player's digits, and whether their value is true for givens.
const GIVEN: [(&str, bool); 8] = [
    ("given", true),
    ("isgiven", true),
    ("is_given", true),
    ("fixed", true),
    ("isfixed", true),
    ("locked", true),
    ("prefilled", true),
    ("editable", false),
];

/// The board of a list with an object for each cell, or with a list of such objects for each row;
/// `None` if the lists within it are others.
pub(super) fn board(lists: &[&List], list: &List) -> Option<Found> {
    fn within(list: &List) -> impl Iterator<Item = &List> {
        list.items.iter().filter_map(|(_, node)| as_list(node))
    }
    let has_rows = lists.iter().all(|row| within(row).count() == lists.len());
    let objects: Vec<&List> = match has_rows {
        true => lists.iter().flat_map(|row| within(row)).collect(),
        false => lists.to_vec(),
    };
    let digits: Vec<&Atom> = objects.iter().filter_map(|object| digit(object)).collect();
    if objects.len() < FEWEST || digits.len() != objects.len() {
        return None;
    }
    Some(of_cells(&digits, false, list).and_then(|board| with_play(board, &objects)))
}

fn as_list(node: &Node) -> Option<&List> {
    match node {
        Node::List(list) => Some(list),
        Node::Atom(_) => None,
    }
}

/// The first item with one of these names.
fn named(object: &List, is_name: impl Fn(&str) -> bool) -> Option<&Node> {
    let mut items = object.items.iter();
    let is_named =
        |key: &Option<String>| key.as_deref().is_some_and(|key| is_name(&key.to_lowercase()));
    items.find(|(key, _)| is_named(key)).map(|(_, node)| node)
}

fn digit(object: &List) -> Option<&Atom> {
    match named(object, |name| DIGIT.contains(&name))? {
        Node::Atom(atom) => Some(atom),
        Node::List(_) => None,
    }
}

/// Moves digits that aren't givens to the player, and adds the player's marks. If no digit is a
/// given, the program that wrote the objects didn't tell them apart.
fn with_play(mut board: Board, objects: &[&List]) -> Found {
    let side = board.givens.side();
    let mut play = Play::none(side);
    let has_givens = board.givens.digits().any(|(cell, _)| is_given(objects[cell.index()]));
    for (index, object) in objects.iter().enumerate() {
        let cell = Cell::from_index(index);
        if has_givens && !is_given(object) {
            play.placed.set(cell, board.givens.get(cell));
            board.givens.set(cell, None);
        }
        let Some(node) = named(object, |name| MARKS.contains(&name)) else { continue };
        play.marks.set(cell, marks(node, side).map_err(|error| error.in_cell(index, side))?);
    }
    board.play = (!play.is_none()).then_some(play);
    Ok(board)
}

fn is_given(object: &List) -> bool {
    let is = |wanted: &str| {
        let Some(Node::Atom(atom)) = named(object, |name| name == wanted) else { return None };
        Some(matches!(atom.text.to_lowercase().as_str(), "true" | "1"))
    };
    GIVEN.iter().find_map(|&(name, value)| is(name).map(|found| found == value)).unwrap_or(true)
}

/// The marks of a cell: a list of digits, in which other items are blank, or a text of digits.
fn marks(node: &Node, side: usize) -> Result<Digits, ReadError> {
    let atoms: Vec<Atom> = match node {
        Node::List(list) => list
            .items
            .iter()
            .filter_map(|(_, node)| match node {
                Node::Atom(atom) => Some(atom.clone()),
                Node::List(_) => None,
            })
            .collect(),
        Node::Atom(atom) if side <= 9 => super::lists::signs(atom),
        Node::Atom(atom) => vec![atom.clone()],
    };
    let mut digits = Digits::EMPTY;
    for atom in atoms {
        let digit = match Word::of(&atom.text) {
            Some(Word::Missing | Word::Blank | Word::Number(0, _)) => None,
            Some(Word::Number(value, _)) if value as usize <= side => Digit::new(value as u8),
            _ => {
                let expected = say::format_expected_digit(1, side);
                return Err(ReadError::unexpected(atom.line, atom.column, &atom.text, expected));
            }
        };
        if let Some(digit) = digit {
            digits.insert(digit);
        }
    }
    Ok(digits)
}

/// Checks whether a JSON value is or contains a list with an object for each cell.
pub(super) fn has_cells(value: &Value) -> bool {
    match value {
        Value::Array(items) => {
            let rows = items.iter().filter_map(Value::as_array);
            let cells: Vec<&Value> = match items.first() {
                Some(Value::Array(_)) => rows.flatten().collect(),
                _ => items.iter().collect(),
            };
            cells.len() >= FEWEST && cells.into_iter().all(is_cell)
        }
        // With several lists, the puzzle could be any of them.
        Value::Object(members) if !reading::is_puzzle(members) => {
            let mut lists = members.values().filter(|value| value.is_array() || value.is_object());
            lists.next().is_some_and(has_cells) && lists.next().is_none()
        }
        _ => false,
    }
}

fn is_cell(value: &Value) -> bool {
    let Some(members) = value.as_object() else { return false };
    members.iter().any(|(name, value)| {
        DIGIT.contains(&name.to_lowercase().as_str())
            && (value.is_null()
                || value.is_u64()
                || value.as_str().is_some_and(|text| text.len() < 3))
    })
}
