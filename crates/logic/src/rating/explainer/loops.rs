//! Unique rectangles and loops, types 1 to 4: 4.5 to 5.0; type 3 adds up to 0.6.
//!
//! Consider a loop of cells that all have the same two candidates. Each house that it touches is
//! touched twice: at an even and at an odd step. Such a loop could be filled in two ways. So if the
//! puzzle has one solution, some other candidate of the loop's cells is true. All loops that begin
//! in a cell with only the two digits are searched depth first. A branch ends if a house is met a
//! second time at steps of the same parity. The easiest deduction is used.

use super::board::{Board, CELLS, Layout, cells_in, choose, combinations};
use super::hint::Hint;
use super::subsets::seen_by_all;
use evoku_model::bits;

/// Finds the easiest deduction from a loop. Ties are broken by the lowest type, then by the order
/// of the search.
pub(super) fn find<L: Layout>(board: &Board<L>) -> Option<Hint> {
    let mut search = Search { board, pair: 0, path: Vec::new(), visited: [0; 2], best: None };
    for start in (0..CELLS).filter(|&cell| board.digits[cell].count_ones() == 2) {
        search.pair = board.digits[start];
        if may_turn(board, start) {
            search.walk(start, 2, 0, usize::MAX);
        }
    }
    search.best.map(|(_, hint)| hint)
}

/// Returns `false` if no loop goes through this cell, because fewer than two of its houses have
/// another cell with its digits.
fn may_turn<L: Layout>(board: &Board<L>, cell: usize) -> bool {
    let pair = board.digits[cell];
    let has_next = |&(_, house, _): &(usize, usize, usize)| {
        let places = board.places(house);
        let both = bits(pair.into()).fold(u16::MAX, |both, digit| both & places[digit]);
        !both.is_power_of_two()
    };
    board.houses(cell).filter(has_next).count() > 1
}

struct Search<'a, L: Layout> {
    board: &'a Board<L>,
    /// The two digits of the loop.
    pair: u16,
    path: Vec<u8>,
    /// The houses visited at even and at odd steps.
    visited: [u64; 2],
    /// The best deduction so far, with its type.
    best: Option<(u8, Hint)>,
}

impl<L: Layout> Search<'_, L> {
    /// Extends the path by `cell`. The cell may have candidates besides the pair in two cases.
    /// Either `spare`, the number of such cells still allowed, is above 0, or all such candidates
    /// so far, `extra`, are one digit. `last_kind` is the kind of the house between the cell and
    /// the previous one.
    fn walk(&mut self, cell: usize, spare: i8, mut extra: u16, last_kind: usize) {
        let parity = self.path.len() % 2;
        let houses = self.board.houses(cell).fold(0, |set, (_, house, _)| set | 1_u64 << house);
        if self.visited[parity] & houses != 0 {
            return; // no loop through here is valid
        }
        self.visited[parity] |= houses;
        self.path.push(cell as u8);
        for (kind, house, _) in self.board.houses(cell).filter(|(kind, ..)| *kind != last_kind) {
            for &next in self.board.cells_of(house) {
                if next == self.path[0] && self.path.len() >= 4 {
                    if self.visited[0] == self.visited[1] && !self.is_watched() {
                        self.deduce();
                    }
                    continue;
                }
                let digits = self.board.digits[usize::from(next)];
                if digits & self.pair != self.pair || self.path.contains(&next) {
                    continue;
                }
                let with_next = (extra | digits) & !self.pair;
                let is_plain = digits == self.pair;
                if is_plain || with_next.count_ones() == 1 || spare > 0 {
                    self.walk(next.into(), spare - i8::from(!is_plain), with_next, kind);
                }
                if !L::IS_SUKAKU {
                    extra = with_next; // Sudoku Explainer also counts skipped cells.
                }
            }
        }
        self.path.pop();
        self.visited[parity] &= !houses;
    }

    /// Returns `true` if other cells than those of the houses may exclude one of the two ways to fill
    /// the loop.
    fn is_watched(&self) -> bool {
        self.path.iter().any(|&cell| is_watched(self.board, cell.into(), self.pair))
    }

    /// Keeps a deduction if it is better than the best so far.
    fn offer(&mut self, kind: u8, difficulty: f64, removed: &[(u8, u16)]) {
        let best = self.best.as_ref().map(|(kind, hint)| (hint.difficulty, *kind));
        if !removed.is_empty() && !best.is_some_and(|best| best <= (difficulty, kind)) {
            self.best = Some((kind, Hint::remove(difficulty, removed)));
        }
    }

    /// Offers the deductions from the loop in `path`.
    fn deduce(&mut self) {
        let mut difficulty = 4.5;
        if self.path.len() >= 10 {
            difficulty += 0.3;
        }
        match self.path.len() {
            8.. => difficulty += 0.2,
            6.. => difficulty += 0.1,
            _ => {}
        }
        let board = self.board;
        let digits = |cell: &u8| board.digits[usize::from(*cell)];
        let richer = self.path.iter().filter(|cell| digits(cell) != self.pair);
        let union = richer.clone().fold(0, |union, cell| union | digits(cell)) & !self.pair;
        let mut richer = richer.copied();
        match (richer.next(), richer.next(), richer.next()) {
            (None, ..) => {} // two solutions: not this technique's task
            (Some(only), None, _) => self.offer(1, difficulty, &[(only, self.pair)]),
            (Some(one), Some(two), None) => {
                if union.count_ones() == 1 {
                    self.common_digit(difficulty);
                } else {
                    self.subset(difficulty, [one, two], union);
                }
                self.locked_digit(difficulty, [one, two]);
            }
            _ => self.common_digit(difficulty),
        }
    }

    /// Type 2: the cells with further candidates share a single one, which is ruled out in all
    /// cells that see them all.
    fn common_digit(&mut self, difficulty: f64) {
        let (mut peers, mut digit) = (u128::MAX, 0);
        for &cell in &self.path {
            let further = self.board.digits[usize::from(cell)] & !self.pair;
            if further != 0 {
                peers &= self.board.peer_set(usize::from(cell));
                digit = further & further.wrapping_neg();
            }
        }
        let holds = |cell: &usize| self.board.digits[*cell] & digit != 0;
        let removed: Vec<_> =
            cells_in(peers).filter(holds).map(|cell| (cell as u8, digit)).collect();
        self.offer(2, difficulty, &removed);
    }

    /// Type 3: two richer cells act as one cell with their further candidates in a naked or hidden
    /// set.
    fn subset(&mut self, difficulty: f64, pair: [u8; 2], further: u16) {
        let least = further.count_ones() as usize;
        for size in (if L::IS_SUKAKU { 2 } else { least })..=7 {
            for (house, [one, two]) in shared_houses(self.board, pair) {
                let (blank, cells) = (self.board.blank(house), self.board.cells_of(house));
                let sets = cells.map(|cell| self.board.digits[usize::from(cell)]);
                if 2 * size <= blank && size >= least {
                    self.naked(difficulty, house, (one, two), further, (size, &sets));
                }
                if 2 * size < blank {
                    self.hidden(difficulty, house, (one, two), further, (size, &sets));
                }
            }
        }
    }

    fn naked(
        &mut self,
        difficulty: f64,
        house: usize,
        (one, two): (usize, usize),
        further: u16,
        (size, sets): (usize, &[u16; 9]),
    ) {
        let others = !(1 << one | 1 << two) & 0x1ff;
        let eligible = bits(others.into())
            .filter(|&place| (2..=size as u32).contains(&sets[place].count_ones()))
            .fold(0_u16, |all, place| all | 1 << place);
        for indices in combinations(eligible.count_ones() as usize, size - 1) {
            let chosen = choose(indices, eligible);
            let digits = bits(chosen.into()).fold(0, |union, place| union | sets[place]);
            // The two cells contribute the candidates of both; each digit of the set needs a cell
            // that certainly has it.
            let sure = digits | further & sets[one] & sets[two];
            if sure.count_ones() as usize != size
                || (digits | further).count_ones() as usize != size
            {
                continue;
            }
            let union = digits | further;
            let cells = self.board.cells_of(house);
            let removed: Vec<_> = if self.board.layout.is_variant() {
                let members = bits((chosen | 1 << one | 1 << two).into()).map(|place| cells[place]);
                seen_by_all(self.board, members, union).collect()
            } else {
                bits((others & !chosen).into())
                    .filter(|&place| sets[place] & union != 0)
                    .map(|place| (cells[place], sets[place] & union))
                    .collect()
            };
            self.offer(3, difficulty + (size - 1) as f64 * 0.1, &removed);
        }
    }

    fn hidden(
        &mut self,
        difficulty: f64,
        house: usize,
        (one, two): (usize, usize),
        further: u16,
        (size, sets): (usize, &[u16; 9]),
    ) {
        let places = self.board.places(house).map(|set| set & !(1 << two));
        let remaining = !(self.pair | further) & 0x1ff;
        let cells = self.board.cells_of(house);
        for indices in combinations(remaining.count_ones() as usize, size - 2) {
            let digits = choose(indices, remaining) | self.pair;
            if bits(digits.into()).any(|digit| places[digit] == 0) {
                continue;
            }
            let union = bits(digits.into()).fold(0, |union, digit| union | places[digit]);
            if union.count_ones() as usize != size {
                continue;
            }
            let union = union & !(1 << one);
            let removed: Vec<_> = bits(union.into())
                .filter(|&place| sets[place] & !digits != 0)
                .map(|place| (cells[place], sets[place] & !digits))
                .collect();
            let added = (f64::from(union.count_ones()) - 1.0) * 0.1;
            self.offer(3, difficulty + added, &removed);
        }
    }

    /// Type 4: one of the loop's digits has no other place in a house of the two richer cells. So
    /// neither of them holds the other digit.
    fn locked_digit(&mut self, difficulty: f64, pair: [u8; 2]) {
        let mut locked = 0;
        for (house, [one, two]) in shared_houses(self.board, pair) {
            for digit in bits(self.pair.into()) {
                if self.board.places(house)[digit] & !(1 << one | 1 << two) == 0 {
                    locked |= 1 << digit;
                }
            }
        }
        if locked != 0 {
            let lowest = locked & 0_u16.wrapping_sub(locked);
            let other = self.pair & !lowest;
            self.offer(4, difficulty, &[(pair[0], other), (pair[1], other)]);
        }
    }
}

/// The houses that contain both cells, box first, with the cells' places there.
fn shared_houses<L: Layout>(
    board: &Board<L>,
    [one, two]: [u8; 2],
) -> impl Iterator<Item = (usize, [usize; 2])> {
    let places = board.layout.places_of(two.into());
    let houses = board.layout.houses_of(two.into());
    board
        .houses(one.into())
        .filter(move |&(kind, house, _)| house == usize::from(houses[kind]))
        .map(move |(kind, house, place)| (house, [place, places[kind].into()]))
}

/// Returns `true` if a peer that shares no house with `cell` may hold one of these digits, or a
/// neighbour an adjacent one.
pub(super) fn is_watched<L: Layout>(board: &Board<L>, cell: usize, digits: u16) -> bool {
    let holds = |cells: &[u8], digits| {
        cells.iter().any(|&cell| board.digits[usize::from(cell)] & digits != 0)
    };
    holds(board.layout.leaps(cell), digits)
        || holds(board.layout.neighbours(cell), digits << 1 | digits >> 1)
}
