//! Children as text for people.

use evoku_evolve::Birth;
use evoku_messages::{Message, say};
use evoku_sudoku::formats::line::in_symbols;
use evoku_sudoku::{HouseKind, Sudoku};

use super::descent::{Change, Descent, Inheritance, Origin};
use super::place::Place;
use super::{Families, Family, Source};
use crate::language::render;

/// The largest width of a list of changed cells.
const WIDTH: usize = 78;

/// Returns the children of a generation.
pub(super) fn family(family: &Family, families: &Families) -> String {
    if family.births.is_empty() {
        let algorithm = families.algorithm.as_str();
        return format!("\n{}\n", render(say::command_children_none(family.number, algorithm)));
    }
    let children = family.children().enumerate();
    children.map(|(number, child)| self::child(family, families, number + 1, child)).collect()
}

/// Returns the explanation of the characters of an origin.
pub(super) fn legend() -> String {
    format!("\n{}\n", render(say::command_children_legend()))
}

fn child(
    family: &Family,
    families: &Families,
    number: usize,
    (birth, place): (&Birth, Option<Place>),
) -> String {
    let Families { sudoku, scale, .. } = families;
    let descent = Descent::of(sudoku, birth);
    let cost = scale.words(birth.cost);
    let count = family.births.len();
    let mut lines = Vec::new();
    for (number, parent) in birth.parents.iter().enumerate() {
        let (number, cost) = (number + 1, scale.words(parent.1));
        lines.push(match family.source(parent) {
            Source::Member(member) => say::command_child_of_member(number, cost, member),
            Source::Child(child) => say::command_child_of_child(number, cost, child),
            Source::Earlier => say::command_child_of_earlier(number, cost),
        });
    }
    lines.extend(inherited(&descent));
    lines.push(changed(&descent, sudoku));
    lines.push(match place {
        None => say::command_child_ended(),
        Some(Place { is_accepted: true, member: Some(member), replaced }) => match replaced {
            Some(replaced) => say::command_child_replaces(member, scale.words(replaced)),
            None => say::command_child_accepted(member),
        },
        Some(Place { member: Some(member), .. }) => say::command_child_twin(member),
        Some(_) => say::command_child_refused(),
    });
    let heading = say::command_child(family.number, number, count, cost);
    let mut text = format!("\n{}\n", render(heading));
    text.extend(lines.into_iter().map(|line| format!("  {}\n", render(line))));
    text + "\n" + &boards(sudoku, birth, &descent)
}

/// The houses or cells that come from each parent.
fn inherited(descent: &Descent) -> Vec<Message> {
    match &descent.inheritance {
        Inheritance::Single => Vec::new(),
        Inheritance::Copy(parent) => vec![say::command_child_copy(parent + 1)],
        Inheritance::Houses(kind, houses) => {
            let parents = houses.iter().enumerate().filter(|(_, numbers)| !numbers.is_empty());
            let houses = |(parent, numbers): (usize, &Vec<usize>)| {
                say::command_child_houses(parent + 1, named(*kind, numbers))
            };
            parents.map(houses).collect()
        }
        Inheritance::Cells(cells, equal) => {
            let parents = cells.iter().enumerate().filter(|(_, count)| **count > 0);
            let cells = parents.map(|(parent, &count)| say::command_child_cells(parent + 1, count));
            let placed = descent.count(Origin::Placed);
            let placed = (placed > 0).then(|| say::command_child_placed(placed));
            cells.chain([say::command_child_equal(*equal)]).chain(placed).collect()
        }
    }
}

/// Houses of a kind, by number.
fn named(kind: HouseKind, numbers: &[usize]) -> Message {
    let all = numbers.iter().copied();
    match (numbers, kind) {
        (&[number], HouseKind::Column) => say::house_column(number),
        (&[number], HouseKind::Box) => say::house_box(number),
        (&[number], HouseKind::Region) => say::house_region(number),
        (&[number], _) => say::house_row(number),
        (_, HouseKind::Column) => say::house_columns(all),
        (_, HouseKind::Box) => say::house_boxes(all),
        (_, HouseKind::Region) => say::house_regions(all),
        _ => say::house_rows(all),
    }
}

/// The changed cells, or their number if there are too many for a line.
fn changed(descent: &Descent, sudoku: &Sudoku) -> Message {
    let geometry = sudoku.geometry();
    let side = geometry.side();
    let changes = &descent.changes;
    if changes.is_empty() {
        return say::command_child_unchanged();
    }
    let texts = changes.iter().map(|change| {
        let Change { cell, from, to } = change;
        let [from, to] = [from, to].map(|sign| in_symbols(geometry, &sign.to_string()));
        format!("{} {from}→{to}", cell.name(side))
    });
    let list = say::command_child_changed(texts);
    let fits = render(&list).chars().count() <= WIDTH;
    if fits { list } else { say::command_child_changed_many(changes.len()) }
}

/// Draws the parents, the origins and the child next to each other.
fn boards(sudoku: &Sudoku, birth: &Birth, descent: &Descent) -> String {
    let geometry = sudoku.geometry();
    let parent = |(number, (line, _)): (usize, &(String, _))| {
        (render(say::command_child_parent(number + 1)), in_symbols(geometry, line))
    };
    let mut boards: Vec<(String, String)> = birth.parents.iter().enumerate().map(parent).collect();
    if !birth.parents.is_empty() {
        boards.push((render(say::command_child_origin()), descent.map()));
    }
    boards.push((render(say::command_child_board()), in_symbols(geometry, &birth.line)));
    let side = geometry.side();
    let mut columns: Vec<Vec<String>> = Vec::new();
    for (name, line) in boards {
        let cells: Vec<char> = line.chars().collect();
        let rows = cells.chunks(side).map(|row| spaced(sudoku, row));
        columns.push(std::iter::once(name).chain(rows).collect());
    }
    let wide = |column: &Vec<String>| column.iter().map(|row| row.chars().count()).max();
    let widths: Vec<usize> = columns.iter().map(|column| wide(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in 0..=side {
        let cells = columns.iter().zip(&widths);
        let cells = cells.map(|(column, width)| format!("{:width$}", column[row]));
        let line = cells.collect::<Vec<_>>().join("  ");
        text += &format!("  {}\n", line.trim_end());
    }
    text
}

/// A row of a board, with a space between boxes.
fn spaced(sudoku: &Sudoku, row: &[char]) -> String {
    let geometry = sudoku.geometry();
    let has_boxes = geometry.houses_of_kind(HouseKind::Box).next().is_some();
    let width = if has_boxes { geometry.shape().box_columns() } else { row.len() };
    let parts = row.chunks(width.max(1)).map(|part| part.iter().collect::<String>());
    parts.collect::<Vec<_>>().join(" ")
}
