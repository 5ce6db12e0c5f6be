//! Two to four strong links of one digit, joined by houses: skyscraper, two-string kite, turbot
//! fish and empty rectangle (4.0 to 4.3), then three (5.4 to 5.7) and four links (5.8 to 6.1).
//!
//! A strong link is a house whose places for the digit fall into two groups. Either has one place,
//! or its places are in one line of a box or in one box of a line. If one end of a chain does not
//! hold the digit, the other does, so the digit is ruled out in all cells that see both ends. If
//! both ends are in one house, the chain is a loop, and the digit is also ruled out in the cells
//! that see both sides of a joint.

use crate::rating::explainer::board::{
    BOXES, Board, COLUMNS, KINDS, LINES_AND_BOXES, Layout, ROWS, cells_in,
};
use crate::rating::explainer::hint::Hint;
use evoku_model::bits;

/// The easiest chain of `size` links, 2 to 4. Ties are broken by the number of eliminations, then
/// by the houses, then by the order of the search.
pub(super) fn find<L: Layout>(board: &Board<L>, size: usize) -> Option<Hint> {
    let orders = orders(size);
    let mut search = Search {
        board,
        orders: &orders,
        digit: 0,
        links: Vec::new(),
        chain: Vec::new(),
        best: None,
    };
    for digit in 0..9 {
        search.digit = digit;
        search.links = strong_links(board, digit);
        search.extend();
    }
    search.best.map(|(_, hint)| hint)
}

/// A house whose places for a digit fall into two groups.
struct Link {
    house: usize,
    kind: usize,
    /// The place in the order of the search among the links of the same house.
    turn: u8,
    /// Returns `true` if a group has several places.
    is_grouped: bool,
    /// All places.
    places: u128,
    ends: [End; 2],
}

/// A group of places.
#[derive(Clone, Copy, Default)]
struct End {
    /// Its first cell, which represents the group.
    first: usize,
    /// The cells that see all places, as far as they are counted.
    peers: u128,
    /// The houses that contain all places.
    houses: u64,
}

impl End {
    fn new<L: Layout>(board: &Board<L>, cells: impl IntoIterator<Item = usize>) -> Self {
        let mut cells = cells.into_iter().peekable();
        let first = cells.peek().copied().unwrap_or_default();
        let mut end = Self { first, peers: u128::MAX, houses: u64::MAX };
        for cell in cells {
            end.peers &= board.peer_set(cell);
            end.houses &= board.houses(cell).fold(0, |set, (_, house, _)| set | 1 << house);
        }
        end
    }
}

/// The strong links of a digit, in the order of their houses.
fn strong_links<L: Layout>(board: &Board<L>, digit: usize) -> Vec<Link> {
    let mut links = Vec::new();
    for (kind, houses) in KINDS.iter().enumerate() {
        for house in houses.clone() {
            let places = board.places(house)[digit];
            for (turn, ends) in (0..).zip(groups(kind, places)) {
                let cell = |place: usize| usize::from(board.cells_of(house)[place]);
                let all = bits(places.into()).fold(0, |set, place| set | 1 << cell(place));
                let ends = ends.map(|end| End::new(board, end.into_iter().flatten().map(cell)));
                let is_grouped = places.count_ones() > 2;
                links.push(Link { house, kind, turn, is_grouped, places: all, ends });
            }
        }
    }
    links
}

/// Up to three places of a group; the first represents the group.
type Group = [Option<usize>; 3];

/// The ways to see the places of a house as two groups, at most two.
fn groups(kind: usize, places: u16) -> Vec<[Group; 2]> {
    let count = places.count_ones();
    let is_square = matches!(kind, 0 | 3 | 4);
    let all = group(places);
    if count == 2 {
        let [one, two] = [all[0], all[1]].map(Option::unwrap_or_default);
        let is_in_line = one / 3 == two / 3 || one % 3 == two % 3;
        // Two places of a square in a line are a link of that line.
        return if is_square && is_in_line {
            Vec::new()
        } else {
            vec![[[Some(one), None, None], [Some(two), None, None]]]
        };
    }
    if !(3..=6).contains(&count) {
        return Vec::new();
    }
    if is_square { square(kind, places) } else { line(places) }
}

/// The places of a group.
fn group(places: u16) -> Group {
    let mut places = bits(places.into());
    std::array::from_fn(|_| places.next())
}

/// The places of a line in two of its three segments.
fn line(places: u16) -> Vec<[Group; 2]> {
    let segments = [0b111, 0b111_000, 0b111_000_000].map(|segment| places & segment);
    let Some(free) = segments.iter().position(|places| *places == 0) else { return Vec::new() };
    let [one, two] = [[1, 2], [0, 2], [0, 1]][free].map(|at| segments[at]);
    if one == 0 || two == 0 {
        return Vec::new();
    }
    // A single place comes first.
    if two.is_power_of_two() && !one.is_power_of_two() {
        return vec![[group(two), group(one)]];
    }
    vec![[group(one), group(two)]]
}

/// The places of a square in a row and a column that cross in its `heart`, or in two parallel
/// lines.
fn square(kind: usize, places: u16) -> Vec<[Group; 2]> {
    const ROW: u16 = 0b111;
    const COLUMN: u16 = 0b1_001_001;
    let hearts = if kind == 0 { 9 } else { 3 };
    for heart in 0..hearts {
        let cross = |line: u16| line & !(1 << heart);
        let (row, column) = (cross(ROW << (heart / 3 * 3)), cross(COLUMN << (heart % 3)));
        if places & !row & !column & !(1 << heart) != 0 {
            continue;
        }
        let (column, row) = (places & column, places & row);
        let with_heart = |blade: u16| {
            let [first, second, _] = group(blade);
            [first, Some(heart), second]
        };
        return match (column.count_ones(), row.count_ones()) {
            (0, _) | (_, 0) => Vec::new(),
            (1, 1) => vec![[group(row), with_heart(column)]],
            (1, _) => vec![[group(column), with_heart(row)]],
            (_, 1) => vec![[group(row), with_heart(column)]],
            _ => {
                let is_place = places >> heart & 1 == 1;
                let both = |blade: u16| {
                    let [first, second, _] = group(blade);
                    [first, second, is_place.then_some(heart)]
                };
                vec![[both(column), both(row)]]
            }
        };
    }
    if kind != 0 || places.count_ones() < 4 {
        return Vec::new();
    }
    // The free line, by rows from the last and then by columns from the last.
    for (line, step) in [(ROW, 3), (COLUMN, 1)] {
        for free in (0..3).rev() {
            if places & line << (step * free) != 0 {
                continue;
            }
            let mut lines = (0..3).filter(|at| *at != free).map(|at| places & line << (step * at));
            let [one, two] = std::array::from_fn(|_| lines.next().unwrap_or_default());
            if one == 0 || two == 0 {
                return Vec::new();
            }
            let [first, second] = [group(one), group(two)];
            let mut ways = vec![[first, second]];
            // Four places at the corners of a rectangle are grouped in both directions.
            let is_aligned = |at: usize| {
                let [one, two] = [first[at], second[at]].map(Option::unwrap_or_default);
                one / 3 == two / 3 || one % 3 == two % 3
            };
            if places.count_ones() == 4 && is_aligned(0) && is_aligned(1) {
                let across = |at: usize| [first[at], second[at], None];
                ways.push([across(0), across(1)]);
            }
            return ways;
        }
    }
    Vec::new()
}

struct Search<'a, L: Layout> {
    board: &'a Board<L>,
    /// The orders of the links of a chain.
    orders: &'a [Vec<usize>],
    digit: usize,
    links: Vec<Link>,
    /// The links of the chain, each with the end at which the chain enters it.
    chain: Vec<(usize, usize)>,
    best: Option<(Rank, Hint)>,
}

/// The order of chains, easiest first: the difficulty in tenths, the negative number of
/// eliminations, the shape, and the position in the order of the search.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    difficulty: u8,
    eliminations: i32,
    shape: Vec<u8>,
    position: Vec<usize>,
}

impl<L: Layout> Search<'_, L> {
    /// Extends the chain by each link.
    fn extend(&mut self) {
        let size = self.orders[0].len();
        if self.chain.len() == size {
            self.conclude();
            return;
        }
        let last = self.chain.last().map(|&(link, end)| self.links[link].ends[1 - end]);
        for next in 0..self.links.len() {
            let link = &self.links[next];
            let is_used = self.chain.iter().any(|&(used, _)| {
                let used = &self.links[used];
                used.house == link.house || used.places & link.places != 0
            });
            if is_used {
                continue;
            }
            for end in 0..2 {
                let houses = self.links[next].ends[end].houses;
                if last.is_none_or(|last| last.houses & houses != 0) {
                    self.chain.push((next, end));
                    self.extend();
                    self.chain.pop();
                }
            }
        }
    }

    /// Keeps the chain if it is better than the best so far.
    fn conclude(&mut self) {
        let links = &self.links;
        let chain = &self.chain;
        let (first, last) = (chain[0], chain[chain.len() - 1]);
        // Each chain in one of its directions.
        if links[first.0].house > links[last.0].house {
            return;
        }
        let (start, end) = (links[first.0].ends[first.1], links[last.0].ends[1 - last.1]);
        let is_loop = start.houses & end.houses != 0;
        let is_lowest = || chain.iter().all(|&(link, _)| links[first.0].house <= links[link].house);
        if is_loop && !(is_lowest() && first.1 == 0) {
            return;
        }
        let joints = chain.windows(2).map(|pair| {
            let [(one, end), (two, next)] = [pair[0], pair[1]];
            (links[one].ends[1 - end], links[two].ends[next])
        });
        let cells_of = |house: usize| {
            self.board.cells_of(house).iter().fold(0_u128, |set, cell| set | 1 << cell)
        };
        let mut excluded = chain.iter().fold(0, |set, &(at, _)| set | cells_of(links[at].house));
        let mut removed = Vec::new();
        let mut rule_out = |one: End, two: End, excluded: u128| {
            let victims = one.peers & two.peers & !excluded & !(1 << one.first | 1 << two.first);
            let victims = cells_in(victims).filter(|&cell| self.board.allows(cell, self.digit));
            removed.extend(victims.map(|cell| (cell as u8, 1 << self.digit)));
        };
        if is_loop {
            joints.chain([(start, end)]).for_each(|(one, two)| rule_out(one, two, excluded));
        } else {
            for (one, two) in joints {
                excluded |= cells_of(first_house(one.houses & two.houses));
            }
            rule_out(start, end, excluded);
        }
        if removed.is_empty() {
            return;
        }
        let shape = self.shape();
        let difficulty = self.difficulty(&shape);
        let eliminations = -(removed.len() as i32);
        let key = |rank: &Rank| (rank.difficulty, rank.eliminations);
        let best = self.best.as_ref().map(|(best, _)| best);
        if best.is_some_and(|best| key(best) < (difficulty, eliminations)) {
            return;
        }
        let rank = Rank { difficulty, eliminations, shape, position: self.position() };
        if best.is_none_or(|best| rank < *best) {
            let hint = Hint::remove(f64::from(difficulty) / 10.0, &removed);
            self.best = Some((rank, hint));
        }
    }

    /// The number of grouped links and the kinds of their houses, in the direction, and with rows
    /// and columns exchanged, such that the kinds are lowest.
    fn shape(&self) -> Vec<u8> {
        let kinds: Vec<u8> =
            self.chain.iter().map(|&(link, _)| self.links[link].kind as u8).collect();
        let lower = |kinds: Vec<u8>| {
            let reversed: Vec<u8> = kinds.iter().rev().copied().collect();
            kinds.min(reversed)
        };
        let exchanged = kinds.iter().map(|&kind| match kind {
            1 => 2,
            2 => 1,
            other => other,
        });
        let exchanged = lower(exchanged.collect());
        let grouped = self.chain.iter().filter(|&&(link, _)| self.links[link].is_grouped).count();
        let mut shape = vec![grouped as u8];
        shape.extend(lower(kinds).min(exchanged));
        shape
    }

    fn difficulty(&self, shape: &[u8]) -> u8 {
        let least = [40, 54, 58][self.chain.len() - 2];
        let (grouped, kinds) = (shape[0] > 0, &shape[1..]);
        let has = |kind: u8| kinds.contains(&kind);
        if grouped || kinds.iter().any(|kind| *kind > 2) {
            return least + 3;
        }
        match (has(0), has(2)) {
            (false, false) => least,
            (true, true) => least + 2,
            _ => least + 1,
        }
    }

    /// The position in the order of the search of Sukaku Explainer: by kinds of houses, digit,
    /// houses in ascending order, order of the links, and direction of each link.
    fn position(&self) -> Vec<usize> {
        let links = || self.chain.iter().map(|&(link, _)| &self.links[link]);
        let mut sorted: Vec<&Link> = links().collect();
        sorted.sort_by_key(|link| link.house);
        let order: Vec<usize> = links()
            .map(|link| sorted.iter().take_while(|other| other.house < link.house).count())
            .collect();
        let order = self.orders.iter().position(|known| *known == order);
        let kinds = sorted.iter().rev().map(|link| link.kind);
        let houses = sorted.iter().flat_map(|link| [link.house, link.turn.into()]);
        let ends = self.chain.iter().map(|&(_, end)| end);
        kinds
            .chain([self.digit])
            .chain(houses)
            .chain([order.unwrap_or_default()])
            .chain(ends)
            .collect()
    }
}

/// The first of several houses in the order column, row, box, others.
fn first_house(houses: u64) -> usize {
    let kinds = [COLUMNS..LINES_AND_BOXES, ROWS..COLUMNS, BOXES..ROWS];
    let mut all = kinds.into_iter().flatten().chain(LINES_AND_BOXES..64);
    all.find(|house| houses >> house & 1 == 1).unwrap_or_default()
}

/// The orders of `size` links, as P. P. Fuchs, "Countdown QuickPerm", enumerates them.
fn orders(size: usize) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..size).collect();
    let mut weights: Vec<usize> = (0..=size).collect();
    let mut orders = vec![order.clone()];
    let mut at = 1;
    while at < size {
        weights[at] -= 1;
        order.swap(if at % 2 == 1 { weights[at] } else { 0 }, at);
        orders.push(order.clone());
        at = 1;
        while weights[at] == 0 {
            weights[at] = at;
            at += 1;
        }
    }
    orders
}
