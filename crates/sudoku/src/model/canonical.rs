//! The one form that all variations of a 9x9 puzzle share.

use crate::model::element::{Cell, Digit};
use crate::model::grid::Grid;
use crate::model::set::Element;
use crate::model::sudoku::SudokuError;
use crate::model::symmetry::Symmetry;

/// The canonical form of a plain 9x9 puzzle or full grid.
///
/// Of all the `2 * 6^8 * 9!` ways to transpose, permute and relabel it, the form is the one that is
/// lexicographically smallest when read row by row, blanks counting as 0: the *row-minlex* form of
/// the Sudoku programmers' community (the forum thread "Canonical Form", 2007 and on). Two puzzles
/// are variations of each other exactly if their forms are equal. The givens may contradict each
/// other.
///
/// ```
/// use evoku_sudoku::{Canonical, Grid, Symmetry};
///
/// let empty = Canonical::of(&Grid::blank(9))?;
/// assert_eq!(empty.form, Grid::blank(9));
/// assert_eq!(empty.automorphisms, 2 * 6u64.pow(8) * 362_880);
/// # Ok::<(), evoku_sudoku::SudokuError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canonical {
    /// The smallest form.
    pub form: Grid,
    /// A symmetry that maps the puzzle to the form.
    pub symmetry: Symmetry,
    /// The number of symmetries that map the puzzle to itself, at least 1. Digits that don't occur
    /// may be exchanged freely and count.
    pub automorphisms: u64,
}

impl Canonical {
    /// Finds the canonical form.
    ///
    /// Builds the form row by row and keeps all arrangements that share the smallest beginning.
    /// What the rows so far can't tell apart stays undecided (interchangeable stacks, columns and
    /// labels), so that blanks cost no search: tens of microseconds for most puzzles, milliseconds
    /// for the most symmetric ones.
    ///
    /// # Errors
    /// If the board is not 9x9 or has a digit above 9.
    pub fn of(grid: &Grid) -> Result<Self, SudokuError> {
        let mut cells = [[0; 9]; 9];
        if grid.side() != 9 {
            return Err(SudokuError::Cells { expected: 81, found: grid.cells().len() });
        }
        for (cell, digit) in grid.digits() {
            if digit.value() > 9 {
                return Err(SudokuError::Digit { digit, cell: cell.name(9), side: 9 });
            }
            cells[cell.row(9)][cell.column(9)] = digit.value();
        }
        Ok(Search::new(cells).run())
    }
}

/// A number for each row, column or cell of a row.
type Nine = [u8; 9];

/// A row as it comes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Row {
    /// The digits by original column, 0 for a blank.
    digits: Nine,
    /// The digits that occur more than once, a bit each.
    repeated: u16,
}

impl Row {
    fn new(digits: Nine) -> Self {
        let mut once = 0u16;
        let mut repeated = 0;
        for digit in digits {
            repeated |= once & 1 << digit;
            once |= 1 << digit;
        }
        Self { digits, repeated }
    }
}

/// Where no digit has been seen yet.
const NOWHERE: u8 = u8::MAX;

/// A set of arrangements: rows in a decided order, columns ordered as far as it matters.
///
/// ```text
/// position    0   1   2 | 3   4   5 | 6   7   8
/// bit of cuts 0   1   2   3   4   5   6   7   8   9
/// ```
///
/// Bit `p` of `cuts` says that positions `p - 1` and `p` are told apart. Columns between two cuts
/// may change places; at bits 3 and 6 it is whole stacks that may. Bits 0 and 9 are the border.
/// Interchangeable stacks always have the same cuts inside.
#[derive(Clone, Copy)]
struct Arrangement {
    /// Whether the rows are the columns of the puzzle.
    transposed: bool,
    /// The original rows in the order of the form, as many as were placed.
    rows: Nine,
    /// The placed rows, a bit each.
    placed: u16,
    /// The original column at each position.
    columns: Nine,
    /// The position of each original column.
    positions: Nine,
    /// See the picture.
    cuts: u16,
    /// For each digit `9 * row of the form + original column` where it appears first. Its label is
    /// what the form holds there, whichever position that column gets.
    first_seen: [u8; 10],
    /// The number of digits seen.
    seen: u8,
}

/// The borders of the stacks.
const STACKS: u16 = 0b10_0100_1001;

impl Arrangement {
    fn undecided(transposed: bool) -> Self {
        let same = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        Self {
            transposed,
            rows: [0; 9],
            placed: 0,
            columns: same,
            positions: same,
            cuts: 0b10_0000_0001,
            first_seen: [NOWHERE; 10],
            seen: 0,
        }
    }

    fn is_cut(&self, position: usize) -> bool {
        self.cuts >> position & 1 == 1
    }

    fn cut(&mut self, position: usize) {
        self.cuts |= 1 << position;
    }

    /// The first and the end of the positions in its stack that may hold what this one holds.
    fn columns_like(&self, position: usize) -> (usize, usize) {
        let borders = self.cuts | STACKS;
        Self::between(borders, position)
    }

    /// The first position and the end of the stacks that may hold what this one holds.
    fn stacks_like(&self, position: usize) -> (usize, usize) {
        let borders = self.cuts & STACKS;
        Self::between(borders, position)
    }

    /// The last border at or before a position and the first one after it.
    fn between(borders: u16, position: usize) -> (usize, usize) {
        let start = position - (borders << (15 - position)).leading_zeros() as usize;
        let end = position + 1 + (borders >> (position + 1)).trailing_zeros() as usize;
        (start, end)
    }

    /// Whether only one column can be at this position.
    fn is_decided(&self, position: usize) -> bool {
        let column = (self.cuts | STACKS) >> position & 0b11;
        let stack = self.cuts >> (position / 3 * 3) & 0b1001;
        column == 0b11 && stack == 0b1001
    }

    fn swap_columns(&mut self, a: usize, b: usize) {
        self.columns.swap(a, b);
        self.positions[usize::from(self.columns[a])] = a as u8;
        self.positions[usize::from(self.columns[b])] = b as u8;
    }

    fn swap_stacks(&mut self, a: usize, b: usize) {
        if a != b {
            for i in 0..3 {
                self.swap_columns(a + i, b + i);
            }
        }
    }

    /// Decides that the stack at a position becomes the first of those like it.
    fn settle_stack(&mut self, position: usize) {
        let (first, _) = self.stacks_like(position);
        self.swap_stacks(first, position / 3 * 3);
        self.cut(first + 3);
    }

    /// Decides that a column gets the first position that it may have, and gives it.
    fn settle(&mut self, column: u8) -> usize {
        self.settle_stack(usize::from(self.positions[usize::from(column)]));
        let position = usize::from(self.positions[usize::from(column)]);
        let (first, _) = self.columns_like(position);
        self.swap_columns(first, position);
        self.cut(first + 1);
        first
    }

    /// In how many ways the undecided columns and stacks can be arranged.
    fn arrangements(&self) -> u64 {
        let group = |like: &dyn Fn(usize) -> (usize, usize), unit: usize| {
            let firsts = (0..9).step_by(unit).filter(|&p| like(p).0 == p);
            firsts.map(|p| factorial((like(p).1 - p) / unit)).product::<u64>()
        };
        group(&|p| self.columns_like(p), 1) * group(&|p| self.stacks_like(p), 3)
    }
}

fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}

/// What a cell adds to the row being built.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Blank,
    /// A digit whose label is decided.
    Label(u8),
    /// A digit in a column whose position isn't decided: its label is the smallest it can get.
    Open(u8),
    /// A digit not seen before, here for the only time in its row: labels can wait.
    Fresh,
    /// A digit not seen before that its row repeats.
    Repeated,
}

struct Search {
    /// The rows of the puzzle, and those of its transpose.
    boards: [[Row; 9]; 2],
    /// For each row the earlier rows of its band with the same cells: these go first.
    twins: [[u16; 9]; 2],
    /// The smallest rows so far; those to come are `u8::MAX`.
    form: [u8; 81],
    /// The row being built.
    current: usize,
    /// The arrangements that reach the form up to and with the row being built.
    found: Vec<Arrangement>,
}

impl Search {
    fn new(cells: [Nine; 9]) -> Self {
        let mut transpose = [[0; 9]; 9];
        for (r, row) in cells.iter().enumerate() {
            for (c, &digit) in row.iter().enumerate() {
                transpose[c][r] = digit;
            }
        }
        let boards = [cells, transpose].map(|board| board.map(Row::new));
        let twins = boards.map(|board| {
            std::array::from_fn(|row: usize| {
                let earlier = (row / 3 * 3)..row;
                earlier.filter(|&other| board[other] == board[row]).map(|other| 1 << other).sum()
            })
        });
        Self { boards, twins, form: [u8::MAX; 81], current: 0, found: Vec::new() }
    }

    fn run(mut self) -> Canonical {
        let mut level = [false, true].map(Arrangement::undecided).to_vec();
        for current in 0..9 {
            self.current = current;
            for arrangement in &level {
                self.place_rows(arrangement);
            }
            std::mem::swap(&mut level, &mut self.found);
            self.found.clear();
        }
        self.finish(&level)
    }

    /// Tries every row that can be the next one of an arrangement.
    fn place_rows(&mut self, arrangement: &Arrangement) {
        let side = usize::from(arrangement.transposed);
        for row in 0..9 {
            let band = arrangement.placed >> (row / 3 * 3) & 0b111;
            let band_is_open = if self.current.is_multiple_of(3) { band == 0 } else { band != 0 };
            let is_placed = arrangement.placed >> row & 1 == 1;
            let twin_waits = self.twins[side][row] & !arrangement.placed != 0;
            if !band_is_open || is_placed || twin_waits {
                continue;
            }
            let mut next = *arrangement;
            next.rows[self.current] = row as u8;
            next.placed |= 1 << row;
            let cells = self.boards[side][row];
            self.extend(next, &cells, 0);
        }
    }

    /// Places the cells of a row from a position on; ends in `found` if the row can be as small as
    /// the form so far, and starts `found` anew if it is smaller.
    fn extend(&mut self, mut arrangement: Arrangement, row: &Row, from: usize) {
        let mut position = from;
        while position < 9 {
            if position.is_multiple_of(3) && arrangement.is_cut(position) && position < 6 {
                let (_, end) = arrangement.stacks_like(position);
                if end - position > 3 && !self.order_stacks(&mut arrangement, row, position, end) {
                    return;
                }
            }
            let (_, end) = arrangement.columns_like(position);
            match self.place_columns(&mut arrangement, row, position, end) {
                Some(next) => position = next,
                None => return,
            }
        }
        self.found.push(arrangement);
    }

    /// Puts interchangeable stacks into the order that this row asks for.
    ///
    /// Those with more leading blanks go first. Stacks of blanks and fresh digits only are ordered
    /// by where these are, and stay interchangeable if that is the same. Others are tried one by
    /// one, and `false` says that this was done.
    fn order_stacks(
        &mut self,
        arrangement: &mut Arrangement,
        row: &Row,
        from: usize,
        end: usize,
    ) -> bool {
        // For the stack at each position: its pattern, bit 2 for the first column, and whether it
        // holds nothing but blanks and fresh digits.
        let pattern = |search: &Self, arrangement: &Arrangement, stack: usize| {
            let mut pattern = 0u8;
            let mut plain = true;
            let mut position = stack;
            while position < stack + 3 {
                let (_, end) = arrangement.columns_like(position);
                let mut filled = 0;
                for p in position..end {
                    match search.entry(arrangement, row, p) {
                        Entry::Blank => continue,
                        Entry::Fresh => {}
                        _ => plain = false,
                    }
                    filled += 1;
                }
                // The blanks of each group come first.
                pattern |= ((1 << filled) - 1) << (stack + 3 - end);
                position = end;
            }
            (pattern, plain)
        };
        let mut stacks = [(0u8, true); 3];
        for stack in (from..end).step_by(3) {
            stacks[stack / 3] = pattern(self, arrangement, stack);
        }
        let lead = |(pattern, _): (u8, bool)| 8 - pattern.leading_zeros();
        // Insertion sort of at most three stacks by leading blanks.
        for i in (from..end).step_by(3) {
            let mut j = i;
            while j > from && lead(stacks[j / 3]) < lead(stacks[j / 3 - 1]) {
                stacks.swap(j / 3, j / 3 - 1);
                arrangement.swap_stacks(j, j - 3);
                j -= 3;
            }
        }
        let first = lead(stacks[from / 3]);
        let like_first = (from..end).step_by(3).take_while(|&p| lead(stacks[p / 3]) == first);
        let tied = from + 3 * like_first.count();
        arrangement.cut(tied);
        if tied == from + 3 {
            return true;
        }
        if (from..tied).step_by(3).all(|p| stacks[p / 3].1) {
            for i in (from..tied).step_by(3) {
                let mut j = i;
                while j > from && stacks[j / 3].0 < stacks[j / 3 - 1].0 {
                    stacks.swap(j / 3, j / 3 - 1);
                    arrangement.swap_stacks(j, j - 3);
                    j -= 3;
                }
            }
            for p in (from + 3..tied).step_by(3) {
                if stacks[p / 3].0 != stacks[p / 3 - 1].0 {
                    arrangement.cut(p);
                }
            }
            return true;
        }
        for stack in (from..tied).step_by(3) {
            let mut next = *arrangement;
            next.settle_stack(stack);
            self.extend(next, row, from);
        }
        false
    }

    /// Places the first of the interchangeable columns `from..end`, or all of them, and gives the
    /// position after; none if that can't be the smallest row or several ways were tried.
    fn place_columns(
        &mut self,
        arrangement: &mut Arrangement,
        row: &Row,
        from: usize,
        end: usize,
    ) -> Option<usize> {
        let entries: [Entry; 3] = std::array::from_fn(|i| {
            if from + i < end { self.entry(arrangement, row, from + i) } else { Entry::Blank }
        });
        let entries = &entries[..end - from];

        if entries.contains(&Entry::Blank) {
            return self.place_equal(arrangement, from, entries, Entry::Blank, 0);
        }
        if entries.iter().all(|&entry| entry == Entry::Fresh) {
            for position in from..end {
                self.see(arrangement, row, position);
                if !self.offer(position, arrangement.seen) {
                    return None;
                }
            }
            return Some(end);
        }
        let open = entries.iter().any(|entry| matches!(entry, Entry::Open(_)));
        let labels = entries.iter().filter_map(|&entry| match entry {
            Entry::Label(label) => Some(label),
            _ => None,
        });
        if let (Some(label), false) = (labels.min(), open) {
            return self.place_equal(arrangement, from, entries, Entry::Label(label), label);
        }
        if entries.len() == 1 {
            return self.place_column(arrangement, row, from).then_some(end);
        }
        // Which column is first may decide the labels of others: each gets its try.
        let alternatives: [u8; 3] = std::array::from_fn(|i| arrangement.columns[(from + i).min(8)]);
        for (&column, &entry) in alternatives.iter().zip(entries) {
            // Deciding more never makes a label smaller.
            if matches!(entry, Entry::Label(label) | Entry::Open(label) if !self.may_be(from, label))
            {
                continue;
            }
            let mut next = *arrangement;
            next.settle(column);
            if self.place_column(&mut next, row, from) {
                self.extend(next, row, from + 1);
            }
        }
        None
    }

    /// Places the column that is decided to be at a position; false if it can't be there.
    fn place_column(&mut self, arrangement: &mut Arrangement, row: &Row, position: usize) -> bool {
        match self.entry(arrangement, row, position) {
            Entry::Blank => self.offer(position, 0),
            Entry::Label(label) => self.offer(position, label),
            Entry::Open(label) => {
                let digit = row.digits[usize::from(arrangement.columns[position])];
                arrangement.settle(arrangement.first_seen[usize::from(digit)] % 9);
                self.offer(position, label)
            }
            Entry::Fresh | Entry::Repeated => {
                self.see(arrangement, row, position);
                self.offer(position, arrangement.seen)
            }
        }
    }

    /// Puts the columns with this entry first among the interchangeable ones.
    fn place_equal(
        &mut self,
        arrangement: &mut Arrangement,
        from: usize,
        entries: &[Entry],
        wanted: Entry,
        label: u8,
    ) -> Option<usize> {
        let mut position = from;
        for (i, &entry) in entries.iter().enumerate() {
            if entry == wanted {
                arrangement.swap_columns(position, from + i);
                if !self.offer(position, label) {
                    return None;
                }
                position += 1;
            }
        }
        // A cut at the end of a stack would tell stacks apart.
        if position < from + entries.len() {
            arrangement.cut(position);
        }
        Some(position)
    }

    /// What a row holds in the column at a position.
    fn entry(&self, arrangement: &Arrangement, row: &Row, position: usize) -> Entry {
        let digit = row.digits[usize::from(arrangement.columns[position])];
        if digit == 0 {
            return Entry::Blank;
        }
        let seen = arrangement.first_seen[usize::from(digit)];
        if seen == NOWHERE {
            let repeated = row.repeated >> digit & 1 == 1;
            return if repeated { Entry::Repeated } else { Entry::Fresh };
        }
        let at = usize::from(arrangement.positions[usize::from(seen % 9)]);
        let start = usize::from(seen / 9) * 9;
        if arrangement.is_decided(at) {
            return Entry::Label(self.form[start + at]);
        }
        let (first, _) = arrangement.columns_like(at);
        let (first_stack, _) = arrangement.stacks_like(at);
        Entry::Open(self.form[start + first_stack + first % 3])
    }

    /// Notes that the digit at a position of the row being built appears for the first time.
    fn see(&self, arrangement: &mut Arrangement, row: &Row, position: usize) {
        let column = arrangement.columns[position];
        let digit = row.digits[usize::from(column)];
        arrangement.first_seen[usize::from(digit)] = self.current as u8 * 9 + column;
        arrangement.seen += 1;
    }

    /// Whether a label at a position doesn't make the row larger than the smallest so far.
    fn may_be(&self, position: usize, label: u8) -> bool {
        label <= self.form[9 * self.current + position]
    }

    /// Compares a label with the smallest row so far; false if the row can't be the smallest.
    fn offer(&mut self, position: usize, label: u8) -> bool {
        let at = 9 * self.current + position;
        if label < self.form[at] {
            self.form[at] = label;
            self.form[at + 1..9 * (self.current + 1)].fill(u8::MAX);
            self.found.clear();
        }
        label == self.form[at]
    }

    fn finish(&self, level: &[Arrangement]) -> Canonical {
        let mut automorphisms = 0;
        for arrangement in level {
            let twins = self.twins[usize::from(arrangement.transposed)];
            let orders: u64 = twins.iter().map(|twins| u64::from(twins.count_ones()) + 1).product();
            automorphisms += orders * arrangement.arrangements();
        }
        // The search always ends with an arrangement: each row has a smallest form.
        let chosen = level.first().copied().unwrap_or(Arrangement::undecided(false));
        automorphisms *= factorial(9 - usize::from(chosen.seen));

        let mut rows = vec![0; 9];
        for (to, &from) in chosen.rows.iter().enumerate() {
            rows[usize::from(from)] = to;
        }
        let columns: Vec<usize> = chosen.positions.iter().map(|&to| usize::from(to)).collect();
        let mut unused = usize::from(chosen.seen)..9;
        let digits: Vec<usize> = (1..=9)
            .map(|digit| match chosen.first_seen[digit] {
                NOWHERE => unused.next().unwrap_or_default(),
                seen => {
                    let at = usize::from(seen / 9) * 9 + columns[usize::from(seen % 9)];
                    usize::from(self.form[at]) - 1
                }
            })
            .collect();
        let mut form = Grid::blank(9);
        for (index, &label) in self.form.iter().enumerate() {
            form.set(Cell::from_index(index), Digit::new(label));
        }
        let symmetry = match Symmetry::new(chosen.transposed, rows, columns, digits) {
            Ok(symmetry) => symmetry,
            Err(_) => unreachable!("rows, columns and labels are permutations"),
        };
        Canonical { form, symmetry, automorphisms }
    }
}
