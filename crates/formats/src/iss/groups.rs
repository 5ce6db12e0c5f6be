//! Links that hold others up to an `.End`: alternatives, and copies of a pattern.

use crate::iss::codes;
use crate::iss::places::Size;
use evoku_model::Cell;

/// A group of links that is open.
pub(super) enum Group {
    /// All of them hold, as without a group.
    All,
    /// One of the constraints from this one on holds.
    Any(usize),
    /// All of them hold wherever the pattern is moved to.
    Copies(Copies),
}

/// Links with cells, and how far to move them.
pub(super) struct Copies {
    /// The way from the origin to each copy, in cells of the board.
    moves: Vec<(isize, isize)>,
    links: Vec<String>,
}

impl Copies {
    /// The copies of a pattern whose origin is moved to cells that a text holds, a bit for each from
    /// the origin on; none if that is no such text.
    pub(super) fn read(cells: &str, origin: Cell, size: Size) -> Option<Self> {
        let side = size.side;
        let places = codes::bits(cells)?.into_iter().map(|place| place + size.number(origin));
        let places = places.map(|place| size.numbered(place));
        let moves = places.map(|place| {
            let by = |to: usize, from: usize| to as isize - from as isize;
            let place = place?;
            Some((
                by(place.row(side), origin.row(side)),
                by(place.column(side), origin.column(side)),
            ))
        });
        Some(Self { moves: moves.collect::<Option<_>>()?, links: Vec::new() })
    }

    /// Adds a link to the pattern.
    pub(super) fn push(&mut self, link: &str) {
        self.links.push(link.to_owned());
    }

    /// Each link with its cells moved, one copy after another; cells beyond the first row or column
    /// keep their names.
    pub(super) fn moved(&self) -> Vec<String> {
        let mut all = Vec::new();
        for &way in &self.moves {
            all.extend(self.links.iter().map(|link| {
                let arguments = link.split('~').map(|argument| moved(argument.trim(), way));
                arguments.collect::<Vec<_>>().join("~")
            }));
        }
        all
    }
}

/// A cell `R1C1`, alone or before `_`, moved; other text as it is.
fn moved(argument: &str, way: (isize, isize)) -> String {
    let (cell, rest) = argument.split_at(argument.find('_').unwrap_or(argument.len()));
    let place = cell.strip_prefix(['R', 'r']).and_then(|rest| rest.split_once(['C', 'c']));
    let place = place.and_then(|(row, column)| {
        let index = |text: &str, by| text.parse::<usize>().ok()?.checked_add_signed(by);
        Some((index(row, way.0)?, index(column, way.1)?))
    });
    match place {
        Some((row, column)) => format!("R{row}C{column}{rest}"),
        None => argument.to_owned(),
    }
}
