//! Arguments of requests: types that parse themselves from the members of a JSON object.

use std::str::FromStr;
use std::sync::Arc;

use evoku_messages::{Message, say};
use evoku_sudoku::formats::{FORMATS, Format, Hints, Reader, Record, by_name, line};
use evoku_sudoku::search::{Line, grid_of};
use evoku_sudoku::{Cell, Digit, Element, Geometry, Grid, Shape, Sudoku};
use serde_json::Value;

use crate::problem::Problem;

/// A JSON object whose members are arguments.
#[derive(Clone, Copy)]
pub(crate) struct Arguments<'a>(pub(crate) &'a Value);

impl Arguments<'_> {
    /// Returns `true` if the object has a member of this name that isn't null.
    pub(crate) fn has(self, name: &str) -> bool {
        self.0.get(name).is_some_and(|value| !value.is_null())
    }

    /// Reads the argument for a field of a struct. Names are in camel case in JSON: the field
    /// `most_level` is the member `mostLevel`.
    pub(crate) fn read<T: Argument>(self, field: &str) -> Result<T, Problem> {
        let name = camel_case(field);
        match self.0.get(&name).filter(|value| !value.is_null()) {
            Some(value) => T::read(value, &name),
            None => T::missing(&name),
        }
    }
}

/// The type of an argument.
pub(crate) trait Argument: Sized {
    /// Reads the value of the argument `name`.
    fn read(value: &Value, name: &str) -> Result<Self, Problem>;

    /// Reads an element of the array that is the argument `name`.
    fn element(value: &Value, name: &str) -> Result<Self, Problem> {
        Self::read(value, name)
    }

    /// The value if the argument is missing or null.
    fn missing(name: &str) -> Result<Self, Problem> {
        Err(Problem::new(say::page_missing(name)))
    }
}

/// Defines structs of arguments, each with a function `of` that reads every field.
///
/// A field of type `Option` may be missing. The fields of `..base: Base` are read from the same
/// JSON object. The TypeScript of the page is generated from these structs.
macro_rules! arguments {
    ($(
        $(#[$about:meta])*
        pub(crate) struct $Name:ident {
            $(..$base:ident: $Base:ty,)?
            $($(#[$field_about:meta])* $field:ident: $Type:ty,)*
        }
    )+) => {$(
        $(#[$about])*
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[cfg_attr(test, ts(rename_all = "camelCase", optional_fields = nullable))]
        pub(crate) struct $Name {
            $(#[cfg_attr(test, ts(flatten))] pub(crate) $base: $Base,)?
            $($(#[$field_about])* pub(crate) $field: $Type,)*
        }

        impl $Name {
            pub(crate) fn of(
                arguments: $crate::arguments::Arguments<'_>,
            ) -> Result<Self, $crate::problem::Problem> {
                let _ = arguments;
                Ok(Self {
                    $($base: <$Base>::of(arguments)?,)?
                    $($field: arguments.read(stringify!($field))?,)*
                })
            }
        }

        impl $crate::arguments::Argument for $Name {
            fn read(
                value: &serde_json::Value,
                _: &str,
            ) -> Result<Self, $crate::problem::Problem> {
                Self::of($crate::arguments::Arguments(value))
            }
        }
    )+};
}
pub(crate) use arguments;

arguments! {
    /// No arguments.
    pub(crate) struct Nothing {}

    /// A puzzle in any format.
    pub(crate) struct OfPuzzle {
        /// The text of the puzzle.
        puzzle: Puzzle,
    }
}

impl<T: Argument> Argument for Option<T> {
    fn read(value: &Value, name: &str) -> Result<Self, Problem> {
        T::read(value, name).map(Some)
    }

    fn missing(_: &str) -> Result<Self, Problem> {
        Ok(None)
    }
}

impl<T: Argument> Argument for Vec<T> {
    fn read(value: &Value, name: &str) -> Result<Self, Problem> {
        let values =
            value.as_array().ok_or_else(|| wrong(name, value, say::page_expected_array()))?;
        values.iter().map(|value| T::element(value, name)).collect()
    }
}

impl Argument for String {
    fn read(value: &Value, name: &str) -> Result<Self, Problem> {
        value
            .as_str()
            .map(str::to_owned)
            .ok_or_else(|| wrong(name, value, say::page_expected_text()))
    }

    fn element(value: &Value, name: &str) -> Result<Self, Problem> {
        value
            .as_str()
            .map(str::to_owned)
            .ok_or_else(|| wrong(name, value, say::page_expected_texts()))
    }

    fn missing(name: &str) -> Result<Self, Problem> {
        Err(missing_text(name))
    }
}

impl Argument for bool {
    fn read(value: &Value, name: &str) -> Result<Self, Problem> {
        value.as_bool().ok_or_else(|| wrong(name, value, say::page_expected_truth()))
    }
}

impl Argument for u64 {
    fn read(value: &Value, name: &str) -> Result<Self, Problem> {
        value.as_u64().ok_or_else(|| wrong(name, value, say::page_expected_whole()))
    }
}

/// A value that the handler checks, for example because it depends on the board.
impl Argument for Value {
    fn read(value: &Value, _: &str) -> Result<Self, Problem> {
        Ok(value.clone())
    }
}

/// A seed, as a string or as a number. JavaScript's numbers are exact only up to 2^53, so larger
/// seeds need a string.
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Seed(#[cfg_attr(test, ts(type = "string | number"))] pub(crate) u64);

impl Argument for Seed {
    fn read(value: &Value, name: &str) -> Result<Self, Problem> {
        let seed = match value {
            Value::String(text) => text.parse().ok(),
            _ => value.as_u64(),
        };
        seed.map(Self).ok_or_else(|| wrong(name, value, say::page_expected_seed()))
    }
}

/// The text of one puzzle in any format.
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Puzzle(#[cfg_attr(test, ts(type = "string"))] pub(crate) Record);

impl Argument for Puzzle {
    fn read(value: &Value, name: &str) -> Result<Self, Problem> {
        puzzle(&String::read(value, name)?).map(Self)
    }

    fn missing(name: &str) -> Result<Self, Problem> {
        Err(missing_text(name))
    }
}

/// Parses the only puzzle of a text in any format.
pub(crate) fn puzzle(text: &str) -> Result<Record, Problem> {
    if let Some(record) = plain_nine(text) {
        return Ok(record);
    }
    let record = Reader::new(text.as_bytes(), Hints::default()).next();
    Ok(record.ok_or_else(|| Problem::new(say::page_no_puzzle()))??)
}

thread_local! {
    /// The geometry of plain 9x9 boards.
    static NINE: Arc<Geometry> = Arc::new(Geometry::plain(Shape::NINE));
}

/// Parses a line of 81 digits and dots: the most frequent text, whose format needs no detection.
/// Detection takes ten times as long as solving such a puzzle. Returns `None` for other texts, and
/// for boards with a mistake, which `Reader` describes.
fn plain_nine(text: &str) -> Option<Record> {
    let line: &Line = text.as_bytes().try_into().ok()?;
    if !line.iter().all(|&byte| byte == b'.' || byte.is_ascii_digit()) {
        return None;
    }
    let geometry = NINE.with(Arc::clone);
    Sudoku::new(geometry, grid_of(line)).ok().map(Record::of)
}

/// The name of a format.
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FormatName(#[cfg_attr(test, ts(type = "string"))] pub(crate) &'static Format);

impl Argument for FormatName {
    fn read(value: &Value, name: &str) -> Result<Self, Problem> {
        let text = String::read(value, name)?;
        let unknown = || Problem::of(name, unknown_format(&text));
        by_name(&text).ok_or_else(unknown).map(Self)
    }
}

/// Returns the error for an unknown name of a format.
pub(crate) fn unknown_format(name: &str) -> Message {
    say::page_unknown_format(name).suggesting(name, FORMATS.iter().map(|format| format.name))
}

/// A grid as a line of digits and blanks, with the values of the board's digits.
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GridText(String);

impl Argument for GridText {
    fn read(value: &Value, name: &str) -> Result<Self, Problem> {
        String::read(value, name).map(Self)
    }
}

impl GridText {
    /// The grid, checked against the size of a board. `name` is the name of the argument, for
    /// errors.
    pub(crate) fn on(&self, geometry: &Geometry, name: &str) -> Result<Grid, Problem> {
        let side = geometry.side();
        let mut grid = line::read_on(geometry, &self.0)?;
        let wrong = grid.digits().find(|(_, digit)| digit.index() >= side);
        if let Some((cell, digit)) = wrong {
            let cell = cell.name(side);
            let words = say::page_digit_beyond(name, digit.value(), cell, side);
            return Err(Problem::new(words));
        }
        // Like in a puzzle, cells outside the board hold the first digit.
        let cells = (0..side * side).map(Cell::from_index);
        for cell in cells.filter(|&cell| !geometry.frame().has(cell)) {
            grid.set(cell, Some(Digit::from_index(0)));
        }
        Ok(grid)
    }
}

/// Parses each text of the argument `name`.
pub(crate) fn parsed<T: FromStr<Err: Into<Message>>>(
    name: &str,
    texts: &Option<Vec<String>>,
) -> Result<Vec<T>, Problem> {
    let parse = |text: &String| text.parse().map_err(|error: T::Err| Problem::of(name, error));
    texts.iter().flatten().map(parse).collect()
}

fn missing_text(name: &str) -> Problem {
    Problem::new(say::page_missing_expected(name, say::page_expected_text()))
}

/// The error for an argument `name` that has another type or value than expected.
pub(crate) fn wrong(name: &str, found: &Value, expected: Message) -> Problem {
    let found: String = found.to_string().chars().take(40).collect();
    Problem::new(say::page_found(name, found, expected))
}

/// The name in JSON of a field of a Rust struct.
fn camel_case(field: &str) -> String {
    let mut words = field.trim_start_matches("r#").split('_');
    let mut name = words.next().unwrap_or_default().to_owned();
    for word in words {
        let mut letters = word.chars();
        name.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        name += letters.as_str();
    }
    name
}

#[cfg(test)]
mod tests {
    use evoku_sudoku::formats::{Hints, Reader};

    use super::plain_nine;

    #[test]
    fn a_plain_line_is_parsed_like_any_text() {
        let nine =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let others = [nine.replace('.', "0"), nine.replace('5', "."), ".".repeat(81)];
        for text in others.iter().map(String::as_str).chain([nine]) {
            let read = Reader::new(text.as_bytes(), Hints::default()).next().unwrap().unwrap();
            let record = plain_nine(text).unwrap();
            assert_eq!(record.sudoku, read.sudoku, "{text}");
            assert_eq!((record.fields, record.play.is_some()), (read.fields, read.play.is_some()));
        }
        for text in [&nine[1..], &nine.replace('.', "x"), "1..4..1..1..4..1", ""] {
            assert!(plain_nine(text).is_none(), "{text}");
        }
    }
}
