//! Saved games of "Solo": a key, a length and a value on each line.
//!
//! ```text
//! SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
//! GAME    :4:Solo
//! PARAMS  :3:3x3
//! DESC    :59:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9
//! STATEPOS:1:2
//! MOVE    :6:R2,0,4
//! ```
//!
//! A move `R` places a digit: column, row and digit, counted from 0, and digit 0 erases. `P`
//! adds or removes a pencil mark, `M` notes all digits in all open cells, and `S` enters the
//! solution. `STATEPOS` is the number of the current state; moves after it were undone.

use crate::context::Context;
use crate::play::Play;
use crate::record::Record;
use crate::source::{Line, Source};
use evoku_messages::say;
use evoku_model::text::ReadError;
use evoku_model::{Cell, Digit, Digits, Element, Grid};

/// The beginning of a saved game.
pub(super) const BEGINNING: &[u8] = b"SAVEFILE:";

/// The maximum number of moves to read.
const MOST: usize = 1 << 20;

/// The key and the value of a line.
fn entry(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let mut parts = bytes.splitn(3, |&byte| byte == b':');
    let (key, _, value) = (parts.next()?, parts.next()?, parts.next()?);
    Some((key.trim_ascii(), value))
}

/// Reads the rest of a saved game, whose first line was read.
pub(super) fn read(
    source: &mut Source<'_>,
    first: usize,
    context: &mut Context,
    parse: fn(Line<'_>, &mut Context) -> Result<Record, ReadError>,
) -> Result<Record, ReadError> {
    let (mut parameters, mut description) = (String::new(), (first, String::new()));
    let mut position = usize::MAX;
    let mut moves: Vec<(usize, String)> = Vec::new();
    while let Some(line) = source.line()? {
        if line.bytes.starts_with(BEGINNING) {
            source.unread();
            break;
        }
        let number = line.number;
        let Some((key, value)) = entry(line.bytes) else { continue };
        let value = String::from_utf8_lossy(value).into_owned();
        match key {
            b"GAME" if value != "Solo" => {
                return Err(ReadError::unexpected(number, 0, &value, say::verbatim("Solo")));
            }
            b"PARAMS" => parameters = value,
            b"DESC" => description = (number, value),
            b"STATEPOS" => position = value.trim().parse().unwrap_or(usize::MAX),
            b"MOVE" | b"SOLVE" if moves.len() < MOST => moves.push((number, value)),
            // It begins the game again.
            b"RESTART" => moves.push((number, String::new())),
            _ => {}
        }
    }
    let id = format!("{parameters}:{}", description.1);
    let line = Line { number: description.0, bytes: id.as_bytes() };
    // The columns of the id are not those of the file.
    let record = parse(line, context).map_err(|error| ReadError { column: 0, ..error })?;
    moves.truncate(position.saturating_sub(1));
    let mut play = Play::none(record.sudoku.geometry().side());
    for (number, words) in &moves {
        if words.is_empty() {
            play = Play::none(record.sudoku.geometry().side());
        } else if make(words, &mut play, record.sudoku.givens()).is_none() {
            let expected = say::format_expected_move();
            return Err(ReadError::unexpected(*number, 0, words, expected));
        }
    }
    Ok(record.with_play(play))
}

/// Makes a move; `None` if it isn't one.
fn make(words: &str, play: &mut Play, givens: &Grid) -> Option<()> {
    let side = givens.side();
    let kind = words.chars().next()?;
    let numbers = words[kind.len_utf8()..].split(',').filter(|number| !number.is_empty());
    let numbers: Vec<usize> =
        numbers.map(|number| number.trim().parse().ok()).collect::<Option<_>>()?;
    let digit = |value: usize| u8::try_from(value).ok().and_then(Digit::new);
    match (kind, numbers.as_slice()) {
        ('R' | 'P', &[column, row, value]) if column < side && row < side && value <= side => {
            let cell = Cell::at(row, column, side);
            if kind == 'R' {
                play.placed.set(cell, digit(value));
                play.marks.set(cell, Digits::EMPTY);
            } else if let Some(digit) = digit(value) {
                let mut marks = play.marks.get(cell);
                if !marks.remove(digit) {
                    marks.insert(digit);
                }
                play.marks.set(cell, marks);
            }
        }
        ('M', []) => {
            for cell in givens.open_cells().filter(|&cell| play.placed.get(cell).is_none()) {
                play.marks.set(cell, Digits::first(side));
            }
        }
        ('S', numbers) if numbers.len() == side * side => {
            for (index, &value) in numbers.iter().enumerate() {
                let cell = Cell::from_index(index);
                play.placed.set(cell, digit(value).filter(|digit| digit.index() < side));
                play.marks.set(cell, Digits::EMPTY);
            }
        }
        _ => return None,
    }
    Some(())
}

/// Checks whether a text is a saved game of "Solo".
pub(super) fn is_game(text: &str) -> bool {
    text.as_bytes().starts_with(BEGINNING)
        && text.lines().take(9).any(|line| {
            entry(line.as_bytes()).is_some_and(|(key, value)| key == b"GAME" && value == b"Solo")
        })
}
