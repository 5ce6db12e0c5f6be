//! The boards in lists.

use crate::array::literal::{Atom, List, Node};
use crate::array::objects;
use crate::array::word::{Doubt, Words, plain};
use crate::play::Play;
use evoku_messages::say;
use evoku_model::text::cells::{self, Token, side_of};
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Grid, MAX_SIDE};

/// A board in a text.
pub(super) struct Board {
    pub(super) givens: Grid,
    /// The digits and marks of a player, if the list has any.
    pub(super) play: Option<Play>,
    pub(super) line: usize,
    /// `true` if the rows have keys, which might also be those of columns.
    pub(super) has_keys: bool,
}

/// A board, or the reason why a list isn't one.
pub(super) type Found = Result<Board, ReadError>;

/// The largest number of cells of a list that isn't a board of its own, such as a size.
const SMALL: usize = 15;

/// Keys of items that are not boards.
const OTHERS: [&str; 6] = ["mask", "dtype", "shape", "index", "columns", "names"];

/// The boards of a list outside all others, with the lines on which they begin.
pub(super) fn boards(list: &List) -> Vec<Found> {
    let mut found = Vec::new();
    // A method after an array, such as `.reshape(9, 9)`, or a type such as `int[9][9]`.
    let lists = list.items.iter().filter(|(_, node)| matches!(node, Node::List(_))).count();
    if list.atoms() <= SMALL && lists < 4 && !list.items.iter().any(|(_, node)| is_text(node)) {
        return found;
    }
    collect(list, false, &mut found);
    found
}

/// Checks whether an item is a text with a whole board.
fn is_text(node: &Node) -> bool {
    matches!(node, Node::Atom(atom) if atom.is_quoted && atom.text.len() > SMALL)
}

fn collect(list: &List, by_columns: bool, found: &mut Vec<Found>) {
    let keys = || list.items.iter().filter_map(|(key, _)| key.as_deref());
    let is_matrix = list.name == "matrix" || keys().any(|key| MATRIX.contains(&key));
    let by_columns = match is_matrix.then(|| order(list)) {
        Some(Ok(by_columns)) => by_columns,
        Some(Err(error)) => {
            found.push(Err(error));
            return;
        }
        None => by_columns,
    };
    let nodes: Vec<&Node> = list
        .items
        .iter()
        .filter(|(key, _)| !key.as_deref().is_some_and(|key| OTHERS.contains(&key)))
        .map(|(_, node)| node)
        .collect();
    let lists: Vec<&List> = (nodes.iter())
        .filter_map(|node| if let Node::List(list) = node { Some(list) } else { None })
        .collect();
    if let Some(board) = objects::board(&lists, list) {
        found.push(board);
        return;
    }
    let beside: Vec<&Atom> = atoms(list);
    if let (false, Some(error)) = (lists.is_empty(), shortened(&beside)) {
        found.push(Err(error));
        return;
    }
    let is_row = |list: &&List| {
        !list.items.is_empty() && list.items.iter().all(|(_, node)| matches!(node, Node::Atom(_)))
    };
    let lengths = || lists.iter().map(|row| row.items.len());
    // Several lists of as many cells as a board are boards of their own.
    let are_boards = lengths().all(|length| length >= 16 && side_of(length).is_some())
        && lengths().next() != Some(lists.len());
    if lists.len() >= 2
        && lists.iter().all(is_row)
        && !are_boards
        && lengths().all(|length| length <= MAX_SIDE)
    {
        let rows: Vec<Vec<&Atom>> = lists.iter().map(|row| atoms(row)).collect();
        let has_keys = keys().any(|key| !key.starts_with(['r', 'R']));
        found.push(of_rows(&rows, list.line).map(|board| Board { has_keys, ..board }));
    } else if !lists.is_empty() {
        lists.iter().for_each(|list| collect(list, by_columns, found));
    } else {
        flat(list, by_columns, found);
    }
}

/// The keys that only R's `matrix` has.
const MATRIX: [&str; 3] = ["nrow", "ncol", "byrow"];

/// Reads the arguments of R's `matrix`: returns `true` if the cells follow column by column.
fn order(list: &List) -> Result<bool, ReadError> {
    let mut by_columns = true;
    for (key, node) in &list.items {
        if let (None, Node::Atom(atom)) = (key, node)
            && !atom.is_quoted
            && MATRIX.iter().any(|name| atom.text.starts_with(name))
        {
            let expected = say::format_expected_by_row();
            return Err(ReadError::unexpected(atom.line, atom.column, &atom.text, expected));
        }
        let (Some(key), Node::Atom(atom)) = (key.as_deref(), node) else { continue };
        by_columns = match (key, atom.text.as_str()) {
            ("byrow", "TRUE" | "T") => false,
            ("byrow", "FALSE" | "F") | ("nrow" | "ncol" | "data" | "dimnames", _) => by_columns,
            _ => {
                let (text, expected) =
                    (format!("{key}={}", atom.text), say::format_expected_by_row());
                return Err(ReadError::unexpected(atom.line, atom.column, &text, expected));
            }
        };
    }
    Ok(by_columns)
}

fn atoms(list: &List) -> Vec<&Atom> {
    let items = list.items.iter().filter(|(key, _)| key.is_none());
    items
        .filter_map(|(_, node)| if let Node::Atom(atom) = node { Some(atom) } else { None })
        .collect()
}

/// The boards of a list of cells, or of texts.
fn flat(list: &List, by_columns: bool, found: &mut Vec<Found>) {
    let atoms = atoms(list);
    let texts = || atoms.iter().filter(|atom| atom.is_quoted);
    let length = texts().map(|atom| atom.text.chars().count()).max().unwrap_or(0);
    if length > SMALL {
        for atom in texts().filter(|atom| atom.text.chars().count() > SMALL) {
            let read = evoku_model::text::line::read_any(&atom.text, None);
            let at = |error: ReadError| ReadError { line: atom.line, column: atom.column, ..error };
            let board = |givens| Board { givens, play: None, line: atom.line, has_keys: false };
            found.push(read.map(board).map_err(at));
        }
        return;
    }
    // Texts of several characters are rows.
    if length > 3 && texts().count() == atoms.len() {
        let signs: Vec<Vec<Atom>> = atoms.iter().map(|atom| signs(atom)).collect();
        let rows: Vec<Vec<&Atom>> = signs.iter().map(|row| row.iter().collect()).collect();
        found.push(of_rows(&rows, list.line));
        return;
    }
    // A short list is a size or another argument.
    if atoms.len() <= SMALL && shortened(&atoms).is_none() {
        return;
    }
    found.push(of_cells(&atoms, by_columns, list));
}

/// The board of cells in reading order, or column by column.
pub(super) fn of_cells(atoms: &[&Atom], by_columns: bool, list: &List) -> Found {
    let side = cells::nearest_board(atoms.len()).isqrt();
    if let Some(error) = shortened(atoms) {
        Err(error)
    } else if side * side != atoms.len() {
        let expected = say::format_count(side * side);
        let kind = ReadErrorKind::Cells { found: atoms.len(), expected };
        Err(ReadError { column: list.column, ..ReadError::new(list.line, kind) })
    } else {
        let order = |index: usize| match by_columns {
            true => index % side * side + index / side,
            false => index,
        };
        let ordered: Vec<&Atom> = (0..atoms.len()).map(|index| atoms[order(index)]).collect();
        grid(&ordered, side, list.line)
    }
}

/// The characters of a text as cells.
pub(super) fn signs(atom: &Atom) -> Vec<Atom> {
    let sign = |(index, sign): (usize, char)| Atom {
        text: sign.to_string(),
        line: atom.line,
        column: atom.column + index + 1,
        is_quoted: true,
    };
    atom.text.chars().enumerate().map(sign).collect()
}

/// The error of an array from which a program has left out items.
fn shortened(atoms: &[&Atom]) -> Option<ReadError> {
    let atom = atoms.iter().find(|atom| matches!(&*atom.text, "..." | "…"))?;
    let expected = say::format_expected_whole_array();
    Some(ReadError::unexpected(atom.line, atom.column, &atom.text, expected))
}

fn of_rows(rows: &[Vec<&Atom>], line: usize) -> Found {
    let side = rows.len();
    let all: Vec<&Atom> = rows.iter().flatten().copied().collect();
    if let Some(error) = shortened(&all) {
        return Err(error);
    }
    let found = all.len();
    let default = rows.iter().filter(|row| row.len() == side).count();
    if let Some((index, row)) = rows.iter().enumerate().find(|(_, row)| row.len() != side) {
        // Rows of equal length are a board with too few or too many rows.
        let length = rows[0].len();
        let expected = match default == 0 && rows.iter().all(|row| row.len() == length) {
            true => say::format_count_rows(length * length, side, length),
            false => say::format_count_row(side * side, index + 1, row.len(), side),
        };
        let line = row.first().map_or(line, |atom| atom.line);
        return Err(ReadError::new(line, ReadErrorKind::Cells { found, expected }));
    }
    grid(&all, side, line)
}

/// The board of cells, whose number is the square of the side.
fn grid(atoms: &[&Atom], side: usize, line: usize) -> Found {
    let mut words = Words::default();
    for (index, atom) in atoms.iter().enumerate() {
        let refused = match words.add(&atom.text) {
            Ok(()) if atom.text.is_empty() && !atom.is_quoted => Some(Doubt::NoCell),
            Ok(()) => None,
            Err(doubt) => Some(doubt),
        };
        if let Some(doubt) = refused {
            return Err(refusal(doubt, &atom.text, (atom.line, atom.column), index, side));
        }
    }
    let texts: Vec<String> = atoms.iter().map(|atom| plain(&atom.text)).collect();
    let tokens: Vec<Token<'_>> = (texts.iter().zip(atoms))
        .map(|(text, atom)| Token { text, line: atom.line, column: atom.column })
        .collect();
    if words.may_count_from_zero(side) {
        return Err(ReadError::new(atoms[0].line, cells::from_zero(side)));
    }
    let side = side_of(tokens.len()).unwrap_or(side).min(MAX_SIDE);
    cells::grid(&tokens, side).map(|givens| Board { givens, play: None, line, has_keys: false })
}

/// The error of a word that doesn't fit the words before it.
pub(super) fn refusal(
    doubt: Doubt,
    text: &str,
    (line, column): (usize, usize),
    cell: usize,
    side: usize,
) -> ReadError {
    let expected = match doubt {
        Doubt::NoCell => say::format_expected_printed_cell(side),
        Doubt::Mixed => say::format_expected_same_notation(),
    };
    ReadError::unexpected(line, column, text, expected).in_cell(cell, side)
}
