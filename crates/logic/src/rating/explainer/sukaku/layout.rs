//! The boards of Sukaku Explainer: also with disjoint groups, windows, diagonals, digits that differ
//! at a chess king's or knight's move, and neighbours without adjacent digits.

use std::ops::Range;
use std::sync::OnceLock;

use crate::rating::explainer::board::{
    BOXES, CELLS, COLUMNS, Houses, KINDS, LINES_AND_BOXES, Layout, MOST_HOUSES, NO_HOUSE, ROWS,
    lines_and_boxes,
};
use evoku_model::{Geometry, Partition, Shape};

/// A set of rules beyond rows and columns, as a number below [`LAYOUTS`].
type Rules = usize;

const BOX: Rules = 1;
const DISJOINT_GROUPS: Rules = 2;
const WINDOWS: Rules = 4;
const DIAGONALS: Rules = 8;
const ANTI_KING: Rules = 16;
const ANTI_KNIGHT: Rules = 32;
/// Cells that share a side, or touch at a corner, hold no adjacent digits.
const NONCONSECUTIVE: Rules = 64;
const NONCONSECUTIVE_CORNERS: Rules = 128;
const NEIGHBOURS: Rules = NONCONSECUTIVE | NONCONSECUTIVE_CORNERS;
/// The number of combinations.
const LAYOUTS: usize = 256;

/// The first disjoint group, window and diagonal.
const GROUPS: usize = LINES_AND_BOXES;
const WINDOW: usize = GROUPS + 9;
const DIAGONAL: usize = WINDOW + 9;

/// A board with these rules.
#[derive(Clone, Copy)]
pub(in crate::rating::explainer) struct Variant(&'static Tables);

struct Tables {
    rules: Rules,
    houses: Houses<{ KINDS.len() }, MOST_HOUSES>,
    peers: Vec<Vec<u8>>,
    peer_sets: [u128; CELLS],
    leaps: Vec<Vec<u8>>,
    neighbours: Vec<Vec<u8>>,
}

/// The tables of each combination of rules, built when first needed.
static TABLES: [OnceLock<Box<Tables>>; LAYOUTS] = [const { OnceLock::new() }; LAYOUTS];

impl Variant {
    /// The layout of a board; `None` if it has rules that Sukaku Explainer doesn't rate.
    pub(super) fn of(geometry: &Geometry) -> Option<Self> {
        let rules = geometry.rules();
        let is_nine = match rules.partition {
            Partition::Boxes => geometry.shape() == Shape::NINE,
            Partition::None => geometry.side() == 9,
            Partition::Regions(_) => false,
        };
        let mut constraints = 0;
        for constraint in &rules.constraints {
            constraints |= match constraint.kind().name {
                "disjoint-groups" => DISJOINT_GROUPS,
                "nonconsecutive" => NONCONSECUTIVE,
                "nonconsecutive-corners" => NONCONSECUTIVE_CORNERS,
                _ => return None,
            };
        }
        let has = [
            (BOX, rules.partition == Partition::Boxes),
            (WINDOWS, rules.windoku),
            (DIAGONALS, rules.diagonal),
            (ANTI_KING, rules.anti_king),
            (ANTI_KNIGHT, rules.anti_knight),
        ];
        let rules =
            has.iter().filter(|(_, has)| *has).fold(constraints, |all, (rule, _)| all | rule);
        // Disjoint groups are those of the boxes, and only one kind of neighbours is rated.
        let is_known = is_nine
            && rules & (BOX | DISJOINT_GROUPS) != DISJOINT_GROUPS
            && rules & NEIGHBOURS != NEIGHBOURS;
        is_known.then(|| Self(TABLES[rules].get_or_init(|| Box::new(tables(rules)))))
    }

    /// Returns `true` if neighbours touch at a corner.
    pub(super) fn has_corners(self) -> bool {
        self.0.rules & NONCONSECUTIVE_CORNERS != 0
    }
}

/// The cells of every house, also of those that a board may lack.
const fn all_houses() -> [[u8; 9]; MOST_HOUSES] {
    let mut cells_of = [[0; 9]; MOST_HOUSES];
    let known = lines_and_boxes();
    let mut house = 0;
    while house < LINES_AND_BOXES {
        cells_of[house] = known[house];
        house += 1;
    }
    // The rows and columns of the windows, and those between them.
    let lines = [[1, 2, 3], [5, 6, 7], [0, 4, 8]];
    // The windows, then the houses that follow from them: the rows and columns of each, and whether
    // their cells are numbered by columns.
    let windows = [
        (0, 0, false),
        (0, 1, false),
        (1, 0, false),
        (1, 1, false),
        (2, 0, false),
        (2, 1, false),
        (0, 2, true),
        (1, 2, true),
        (2, 2, false),
    ];
    let mut at = 0;
    while at < CELLS {
        let (house, place) = (at / 9, at % 9);
        let (row, column) = (house / 3 + place / 3 * 3, house % 3 + place % 3 * 3);
        cells_of[GROUPS + house][place] = (9 * row + column) as u8;
        let (rows, columns, is_by_column) = windows[house];
        let (one, two) = if is_by_column { (place % 3, place / 3) } else { (place / 3, place % 3) };
        cells_of[WINDOW + house][place] = (9 * lines[rows][one] + lines[columns][two]) as u8;
        at += 1;
    }
    let mut place = 0;
    while place < 9 {
        cells_of[DIAGONAL][place] = (10 * place) as u8;
        cells_of[DIAGONAL + 1][place] = (8 + 8 * place) as u8;
        place += 1;
    }
    cells_of
}

fn tables(rules: Rules) -> Tables {
    let has = |rule: Rules| rules & rule != 0;
    let present =
        [has(BOX), true, true, has(DISJOINT_GROUPS), has(WINDOWS), has(DIAGONALS), has(DIAGONALS)];
    let kinds = std::array::from_fn(|house| {
        let kind = KINDS.iter().position(|kind| kind.contains(&house)).unwrap_or(KINDS.len());
        if present.get(kind) == Some(&true) { kind } else { KINDS.len() }
    });
    let houses: Houses<{ KINDS.len() }, MOST_HOUSES> = Houses::new(all_houses(), kinds);
    let houses_cells = &houses.cells_of;
    let (mut all_peers, mut all_leaps, mut all_neighbours) = (Vec::new(), Vec::new(), Vec::new());
    let mut peer_sets = [0; CELLS];
    for (cell, peer_set) in peer_sets.iter_mut().enumerate() {
        let members = |kinds: &[usize]| {
            let houses = kinds.iter().map(|&kind| houses.houses_of[cell][kind]);
            let houses = houses.filter(|&house| house != NO_HOUSE);
            let members = houses.flat_map(|house| houses_cells[usize::from(house)]);
            members.filter(|&member| usize::from(member) != cell).collect::<Vec<u8>>()
        };
        // Boxes, rows and columns ascending, then windows, groups, diagonals, and moves.
        let mut in_houses = members(&[0, 1, 2]);
        in_houses.sort_unstable();
        in_houses.extend(members(&[4, 3, 5, 6]));
        let mut moves: Vec<[isize; 2]> = Vec::new();
        if has(ANTI_KING) {
            moves.extend([[1, 1], [-1, 1], [-1, -1], [1, -1]]);
        }
        if has(ANTI_KNIGHT) {
            moves.extend([[1, 2], [-1, 2], [1, -2], [-1, -2]]);
            moves.extend([[2, 1], [-2, 1], [2, -1], [-2, -1]]);
        }
        let leaps: Vec<u8> =
            reached(cell, &moves).filter(|peer| !in_houses.contains(peer)).collect();
        let neighbours: &[[isize; 2]] = if has(NONCONSECUTIVE) {
            &[[-1, 0], [1, 0], [0, 1], [0, -1]]
        } else if has(NONCONSECUTIVE_CORNERS) {
            &[[-1, -1], [-1, 1], [1, -1], [1, 1]]
        } else {
            &[]
        };
        all_neighbours.push(reached(cell, neighbours).collect());
        let mut peers = [in_houses, leaps.clone()].concat();
        let mut seen = 0_u128;
        peers.retain(|&peer| {
            let is_new = seen >> peer & 1 == 0;
            seen |= 1 << peer;
            is_new
        });
        *peer_set = seen;
        all_peers.push(peers);
        all_leaps.push(leaps);
    }
    Tables {
        rules,
        houses,
        peers: all_peers,
        peer_sets,
        leaps: all_leaps,
        neighbours: all_neighbours,
    }
}

/// The cells that a cell reaches by these moves, each a number of rows down and of columns to the
/// right.
fn reached(cell: usize, moves: &[[isize; 2]]) -> impl Iterator<Item = u8> {
    let on_board = |at: usize, by| at.checked_add_signed(by).filter(|&at| at < 9);
    moves.iter().filter_map(move |&[down, right]| {
        let (row, column) = (on_board(cell / 9, down)?, on_board(cell % 9, right)?);
        Some((9 * row + column) as u8)
    })
}

impl Layout for Variant {
    const KINDS: usize = KINDS.len();
    const IS_SUKAKU: bool = true;
    const ORDER: &'static [Range<usize>] =
        &[BOXES..ROWS, COLUMNS..GROUPS, ROWS..COLUMNS, GROUPS..MOST_HOUSES];
    const LOCKED: &'static [[usize; 2]] = &[
        [BOXES, COLUMNS],
        [BOXES, ROWS],
        [COLUMNS, BOXES],
        [ROWS, BOXES],
        [GROUPS, COLUMNS],
        [GROUPS, ROWS],
        [COLUMNS, GROUPS],
        [ROWS, GROUPS],
        [BOXES, GROUPS],
        [GROUPS, BOXES],
        [WINDOW, COLUMNS],
        [WINDOW, ROWS],
        [COLUMNS, WINDOW],
        [ROWS, WINDOW],
        [BOXES, WINDOW],
        [WINDOW, BOXES],
        [WINDOW, GROUPS],
        [GROUPS, WINDOW],
    ];
    type Places = [[u16; 9]; MOST_HOUSES];

    fn no_places() -> Self::Places {
        [[0; 9]; MOST_HOUSES]
    }

    fn is_variant(self) -> bool {
        self.0.rules & !(BOX | NEIGHBOURS) != 0
    }

    fn cells_of(self, house: usize) -> &'static [u8; 9] {
        &self.0.houses.cells_of[house]
    }

    fn houses_of(self, cell: usize) -> &'static [u8] {
        &self.0.houses.houses_of[cell]
    }

    fn places_of(self, cell: usize) -> &'static [u8] {
        &self.0.houses.places_of[cell]
    }

    fn crossing(self, house: usize, other: usize) -> u16 {
        self.0.houses.crossings[house][other]
    }

    fn peers(self, cell: usize) -> &'static [u8] {
        &self.0.peers[cell]
    }

    fn peer_set(self, cell: usize) -> u128 {
        self.0.peer_sets[cell]
    }

    fn leaps(self, cell: usize) -> &'static [u8] {
        &self.0.leaps[cell]
    }

    fn neighbours(self, cell: usize) -> &'static [u8] {
        &self.0.neighbours[cell]
    }
}
