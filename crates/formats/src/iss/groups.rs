//! Groups of links up to an `.End`: alternatives, and copies of a pattern.

use crate::iss::codes;
use crate::iss::places::Size;
use evoku_model::Cell;

/// An open group of links.
pub(super) enum Group {
    /// All links apply, as without a group.
    All,
    /// At least one of the constraints from this index on must hold.
    Any(usize),
    /// All links apply at every place to which the pattern is moved.
    Copies(Copies),
}

/// The links of a pattern, and the moves to its copies.
pub(super) struct Copies {
    /// The offset of each copy from the origin, in rows and columns.
    moves: Vec<(isize, isize)>,
    links: Vec<String>,
}

impl Copies {
    /// Reads the places to which a pattern is copied. The text has a bit for each cell, starting at
    /// the origin. `None` if the text is invalid.
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

    /// The links of all copies, with their cells moved. A cell that would move beyond the first row
    /// or column keeps its name.
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

/// Moves a cell `R1C1`, alone or followed by `_`; returns any other text unchanged.
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
