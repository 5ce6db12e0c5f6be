//! Arrangements of the rows and columns of a 9x9 board, decided step by step for the canonical
//! form.

/// Ten numbers below 16, four bits each: enough for a permutation of rows or columns. Arrangements
/// are copied and swapped all the time, and an array is a tenth slower.
///
/// ```text
/// number     9    8  ...    1    0
/// bits   39-36 35-32 ...  7-4  3-0
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Nibbles(u64);

impl Nibbles {
    pub(super) const ZEROS: Self = Self(0);
    const ASCENDING: Self = Self(0x98_7654_3210);

    pub(super) fn get(self, index: usize) -> usize {
        (self.0 >> (4 * index) & 0xf) as usize
    }

    pub(super) fn set(&mut self, index: usize, number: usize) {
        self.0 = self.0 & !(0xf << (4 * index)) | (number as u64) << (4 * index);
    }

    fn swap(&mut self, a: usize, b: usize) {
        let difference = (self.0 >> (4 * a) ^ self.0 >> (4 * b)) & 0xf;
        self.0 ^= difference << (4 * a) | difference << (4 * b);
    }
}

/// A set of arrangements: placed rows in a decided order, columns decided only as far as needed.
///
/// ```text
/// position    0   1   2 | 3   4   5 | 6   7   8
/// bit of cuts 0   1   2   3   4   5   6   7   8   9
/// ```
///
/// Bit `p` of `cuts` is set if positions `p - 1` and `p` are distinguished. Columns between two
/// cuts are interchangeable; between cuts at bits 3 and 6, whole stacks are. Bits 0 and 9 are the
/// border. Interchangeable stacks always have the same cuts inside.
#[derive(Clone, Copy)]
pub(super) struct Arrangement {
    /// `true` if the rows are the columns of the puzzle.
    pub(super) transposed: bool,
    /// The original row at each placed position of the form.
    pub(super) rows: Nibbles,
    /// The placed rows, one bit each.
    pub(super) placed: u16,
    /// The original column at each position.
    pub(super) columns: Nibbles,
    /// The position of each original column.
    pub(super) positions: Nibbles,
    /// The cuts between positions; see the picture above.
    cuts: u16,
    /// For each digit seen, the row of the form where it appears first, and the original column.
    seen_in: (Nibbles, Nibbles),
    /// The digits seen, one bit each.
    seen: u16,
}

/// The borders of the stacks.
const STACKS: u16 = 0b10_0100_1001;

impl Arrangement {
    /// The set of all arrangements of a board or its transpose.
    pub(super) fn undecided(transposed: bool) -> Self {
        Self {
            transposed,
            rows: Nibbles::ZEROS,
            placed: 0,
            columns: Nibbles::ASCENDING,
            positions: Nibbles::ASCENDING,
            cuts: 0b10_0000_0001,
            seen_in: (Nibbles::ZEROS, Nibbles::ZEROS),
            seen: 0,
        }
    }

    /// Returns `true` if a position is distinguished from the one before it.
    pub(super) fn is_cut(&self, position: usize) -> bool {
        self.cuts >> position & 1 == 1
    }

    /// Separates a position from the one before it.
    pub(super) fn cut(&mut self, position: usize) {
        self.cuts |= 1 << position;
    }

    /// Start and end of the range of positions in the same stack that are interchangeable with this
    /// one.
    pub(super) fn columns_like(&self, position: usize) -> (usize, usize) {
        between(self.cuts | STACKS, position)
    }

    /// Start and end of the range of positions whose stacks are interchangeable with this one's.
    pub(super) fn stacks_like(&self, position: usize) -> (usize, usize) {
        between(self.cuts & STACKS, position)
    }

    /// Returns the smallest position that a column can get, and `true` if it is the only one.
    pub(super) fn smallest_position(&self, column: usize) -> (usize, bool) {
        let position = self.positions.get(column);
        let is_alone = (self.cuts | STACKS) >> position & 0b11 == 0b11;
        let stack_is_alone = self.cuts >> (position / 3 * 3) & 0b1001 == 0b1001;
        if is_alone && stack_is_alone {
            return (position, true);
        }
        let (first, _) = self.columns_like(position);
        let (first_stack, _) = self.stacks_like(position);
        (first_stack + first % 3, false)
    }

    /// Exchanges the columns at two positions.
    pub(super) fn swap_columns(&mut self, a: usize, b: usize) {
        self.positions.swap(self.columns.get(a), self.columns.get(b));
        self.columns.swap(a, b);
    }

    /// Exchanges the stacks at two positions.
    pub(super) fn swap_stacks(&mut self, a: usize, b: usize) {
        if a != b {
            for i in 0..3 {
                self.swap_columns(a + i, b + i);
            }
        }
    }

    /// Makes the stack at a position the first of those interchangeable with it.
    pub(super) fn settle_stack(&mut self, position: usize) {
        let (first, _) = self.stacks_like(position);
        self.swap_stacks(first, position / 3 * 3);
        self.cut(first + 3);
    }

    /// Fixes a column at the smallest position that it can get.
    pub(super) fn settle(&mut self, column: usize) {
        self.settle_stack(self.positions.get(column));
        let position = self.positions.get(column);
        let (first, _) = self.columns_like(position);
        self.swap_columns(first, position);
        // At the end of a stack this cut already exists, because the stack is settled.
        self.cut(first + 1);
    }

    /// The row of the form and the original column where a digit appears first; `None` if unseen.
    pub(super) fn seen_in(&self, digit: usize) -> Option<(usize, usize)> {
        let (rows, columns) = self.seen_in;
        (self.seen >> digit & 1 == 1).then(|| (rows.get(digit), columns.get(digit)))
    }

    /// Notes that a digit appears for the first time.
    pub(super) fn see(&mut self, digit: usize, row: usize, column: usize) {
        self.seen |= 1 << digit;
        self.seen_in.0.set(digit, row);
        self.seen_in.1.set(digit, column);
    }

    /// The number of digits seen.
    pub(super) fn seen(&self) -> usize {
        self.seen.count_ones() as usize
    }

    /// The number of ways to arrange the undecided columns and stacks.
    pub(super) fn count(&self) -> u64 {
        let lines = |&p: &usize| self.columns_like(p).0 == p;
        let stacks = |&p: &usize| self.stacks_like(p).0 == p;
        let columns = (0..9).filter(lines).map(|p| factorial(self.columns_like(p).1 - p));
        let stacks = (0..9).filter(stacks).map(|p| factorial((self.stacks_like(p).1 - p) / 3));
        columns.product::<u64>() * stacks.product::<u64>()
    }
}

/// The last border at or before a position and the first one after it.
fn between(borders: u16, position: usize) -> (usize, usize) {
    let start = position - (borders << (15 - position)).leading_zeros() as usize;
    let end = position + 1 + (borders >> (position + 1)).trailing_zeros() as usize;
    (start, end)
}

/// The number of permutations of `n` things.
pub(super) fn factorial(n: usize) -> u64 {
    (1..=n as u64).product()
}
