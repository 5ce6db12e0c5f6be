//! The canonical form of 9x9 puzzles.

use crate::arrangement::{Arrangement, Nibbles, factorial};
use crate::element::{Cell, Digit};
use crate::grid::Grid;
use crate::set::Element;
use crate::sudoku::SudokuError;
use crate::symmetry::Symmetry;

/// The canonical form of a plain 9x9 puzzle or full grid.
///
/// There are `2 * 6^8 * 9!` ways to transpose, permute and relabel a puzzle. The form is the
/// lexicographically smallest result when read row by row, blanks counting as 0. It is the
/// *row-minlex* form of the Sudoku programmers' community (the forum thread "Canonical Form", 2007
/// and on). Two puzzles are equivalent up to symmetry exactly if their forms are equal. The givens
/// may contradict each other.
///
/// ```
/// use evoku_model::{Canonical, Grid, Symmetry};
///
/// let empty = Canonical::of(&Grid::blank(9))?;
/// assert_eq!(empty.form, Grid::blank(9));
/// assert_eq!(empty.automorphisms, 2 * 6u64.pow(8) * 362_880);
/// # Ok::<(), evoku_model::SudokuError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Canonical {
    /// The smallest form.
    pub form: Grid,
    /// A symmetry that maps the puzzle to the form.
    pub symmetry: Symmetry,
    /// The number of symmetries that map the puzzle to itself, at least 1. Permutations of digits
    /// that don't occur in the puzzle count.
    pub automorphisms: u64,
}

impl Canonical {
    /// Finds the canonical form.
    ///
    /// Builds the form row by row and keeps all arrangements that share the smallest beginning.
    /// Stacks, columns and labels that the rows so far don't distinguish stay undecided, so blanks
    /// cost no search. Most puzzles take a few microseconds and full grids tens of microseconds.
    /// The most symmetric puzzles need at most a millisecond, or ten if equal digits coincide.
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
                return Err(SudokuError::Digit {
                    digit: digit.value().into(),
                    cell: cell.name(9),
                    first: 1,
                    last: 9,
                });
            }
            cells[cell.row(9)][cell.column(9)] = usize::from(digit.value());
        }
        Ok(FormSearch::new(cells).run())
    }
}

/// A row of the puzzle, before columns are permuted.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Row {
    /// The digits by original column, 0 for an open cell.
    digits: Nibbles,
    /// The digits that occur more than once, one bit each.
    repeated: u16,
}

impl Row {
    fn new(cells: [usize; 9]) -> Self {
        let mut once = 0u16;
        let mut row = Self { digits: Nibbles::ZEROS, repeated: 0 };
        for (column, digit) in cells.into_iter().enumerate() {
            row.digits.set(column, digit);
            row.repeated |= once & 1 << digit;
            once |= 1 << digit;
        }
        row
    }
}

/// The entry that a cell adds to the row being built.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Blank,
    /// A digit whose label is decided.
    Label(u8),
    /// A digit in a column whose position isn't decided; holds the smallest label it can get.
    Open(u8),
    /// A digit not seen before that occurs once in its row, so its label can wait.
    Fresh,
    /// A digit not seen before that occurs more than once in its row.
    Repeated,
}

struct FormSearch {
    /// The rows of the puzzle, and those of its transpose.
    boards: [[Row; 9]; 2],
    /// For each row, the earlier rows of its band with the same cells; these must be placed first.
    twins: [[u16; 9]; 2],
    /// The smallest rows so far; rows not reached yet are `u8::MAX`.
    form: [u8; 81],
    /// The row being built.
    current: usize,
    /// The arrangements that reach the form up to and including the row being built.
    found: Vec<Arrangement>,
}

impl FormSearch {
    fn new(cells: [[usize; 9]; 9]) -> Self {
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
            next.rows.set(self.current, row);
            next.placed |= 1 << row;
            let cells = self.boards[side][row];
            self.extend(next, &cells, 0);
        }
    }

    /// Places the cells of a row from a position on. Adds to `found` if the row can be as small as
    /// the form so far, and clears `found` first if it is smaller.
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
            if end == position + 1 {
                if !self.place_column(&mut arrangement, row, position) {
                    return;
                }
                position = end;
                continue;
            }
            match self.place_columns(&mut arrangement, row, position, end) {
                Some(next) => position = next,
                None => return,
            }
        }
        self.found.push(arrangement);
    }

    /// Puts interchangeable stacks into the order that makes this row smallest.
    ///
    /// Stacks with more leading blanks go first. Stacks of blanks and fresh digits only are ordered
    /// by the positions of these digits, and stay interchangeable if the positions are equal. Other
    /// stacks are tried one by one; the function has then continued the search itself and returns
    /// `false`.
    fn order_stacks(
        &mut self,
        arrangement: &mut Arrangement,
        row: &Row,
        from: usize,
        end: usize,
    ) -> bool {
        let mut stacks = [(0, true); 3];
        for stack in (from..end).step_by(3) {
            stacks[stack / 3] = self.pattern(arrangement, row, stack);
            let mut at = stack;
            while at > from && stacks[at / 3].0 < stacks[at / 3 - 1].0 {
                stacks.swap(at / 3, at / 3 - 1);
                arrangement.swap_stacks(at, at - 3);
                at -= 3;
            }
        }
        let stacks = &stacks[from / 3..end / 3];
        let lead = |(pattern, _): (u8, bool)| pattern.leading_zeros();
        let tied = stacks.iter().take_while(|&&stack| lead(stack) == lead(stacks[0])).count();
        arrangement.cut(from + 3 * tied);
        if stacks[..tied].iter().all(|&(_, is_plain)| is_plain) {
            for i in 1..tied {
                if stacks[i].0 != stacks[i - 1].0 {
                    arrangement.cut(from + 3 * i);
                }
            }
            return true;
        }
        if tied == 1 {
            return true;
        }
        for stack in (from..from + 3 * tied).step_by(3) {
            let mut next = *arrangement;
            next.settle_stack(stack);
            self.extend(next, row, from);
        }
        false
    }

    /// Returns the filled columns of a stack after moving the blanks of each group to the front,
    /// bit 2 for the first column. The flag is `true` if every filled column is a fresh digit.
    fn pattern(&self, arrangement: &Arrangement, row: &Row, stack: usize) -> (u8, bool) {
        let mut pattern = 0;
        let mut is_plain = true;
        let mut group = stack;
        while group < stack + 3 {
            let (_, end) = arrangement.columns_like(group);
            let mut filled = 0;
            for position in group..end {
                match self.entry(arrangement, row, position) {
                    Entry::Blank => continue,
                    Entry::Fresh => {}
                    _ => is_plain = false,
                }
                filled += 1;
            }
            pattern |= ((1 << filled) - 1) << (stack + 3 - end);
            group = end;
        }
        (pattern, is_plain)
    }

    /// Places the first of the two or three interchangeable columns `from..end`, or all of them,
    /// and returns the position after. Returns `None` if the row can't be the smallest, or if
    /// several choices were tried here.
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
                if !self.offer(position, arrangement.seen() as u8) {
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
        // The choice of the first column may decide the labels of others, so each one is tried.
        for (i, &entry) in entries.iter().enumerate() {
            // Deciding more never makes a label smaller, so a column whose label is too large is
            // skipped.
            if matches!(entry, Entry::Label(label) | Entry::Open(label) if !self.may_be(from, label))
            {
                continue;
            }
            let mut next = *arrangement;
            next.swap_columns(from, from + i);
            next.cut(from + 1);
            if self.place_column(&mut next, row, from) {
                self.extend(next, row, from + 1);
            }
        }
        None
    }

    /// Places the column fixed at a position; returns `false` if the row can't be the smallest.
    fn place_column(&mut self, arrangement: &mut Arrangement, row: &Row, position: usize) -> bool {
        match self.entry(arrangement, row, position) {
            Entry::Blank => self.offer(position, 0),
            Entry::Label(label) => self.offer(position, label),
            Entry::Open(label) => {
                let digit = row.digits.get(arrangement.columns.get(position));
                if let Some((_, column)) = arrangement.seen_in(digit) {
                    arrangement.settle(column);
                }
                self.offer(position, label)
            }
            Entry::Fresh | Entry::Repeated => {
                self.see(arrangement, row, position);
                self.offer(position, arrangement.seen() as u8)
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
        // Without this check, a cut at the end of a stack would distinguish the stacks.
        if position < from + entries.len() {
            arrangement.cut(position);
        }
        Some(position)
    }

    /// The entry of a row in the column at a position.
    fn entry(&self, arrangement: &Arrangement, row: &Row, position: usize) -> Entry {
        let digit = row.digits.get(arrangement.columns.get(position));
        if digit == 0 {
            return Entry::Blank;
        }
        let Some((seen_row, column)) = arrangement.seen_in(digit) else {
            let is_repeated = row.repeated >> digit & 1 == 1;
            return if is_repeated { Entry::Repeated } else { Entry::Fresh };
        };
        let (at, is_decided) = arrangement.smallest_position(column);
        let label = self.form[9 * seen_row + at];
        if is_decided { Entry::Label(label) } else { Entry::Open(label) }
    }

    /// Notes that the digit at a position of the row being built appears for the first time.
    fn see(&self, arrangement: &mut Arrangement, row: &Row, position: usize) {
        let column = arrangement.columns.get(position);
        arrangement.see(row.digits.get(column), self.current, column);
    }

    /// Returns `true` if a label at a position keeps the row at most as large as the smallest so
    /// far.
    fn may_be(&self, position: usize, label: u8) -> bool {
        label <= self.form[9 * self.current + position]
    }

    /// Compares a label with the smallest row so far; returns `false` if the row can't be the
    /// smallest.
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
            automorphisms += orders * arrangement.count();
        }
        // The search always ends with an arrangement: each row has a smallest form.
        let chosen = level.first().copied().unwrap_or(Arrangement::undecided(false));
        automorphisms *= factorial(9 - chosen.seen());

        let mut rows = vec![0; 9];
        for to in 0..9 {
            rows[chosen.rows.get(to)] = to;
        }
        let columns = (0..9).map(|column| chosen.positions.get(column)).collect();
        let mut unused = chosen.seen()..9;
        let digits = (1..=9)
            .map(|digit| match chosen.seen_in(digit) {
                Some((row, column)) => {
                    usize::from(self.form[9 * row + chosen.positions.get(column)]) - 1
                }
                None => unused.next().unwrap_or_default(),
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
