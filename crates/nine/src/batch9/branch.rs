//! The selection of the cell to branch on, and the two branches.
//!
//! A board branches on a cell with two candidates if there is one. If there are several, it takes
//! the one with the most unsolved peers, because that decision has the most consequences. The first
//! branch takes the lowest candidate of the cell; the second branch takes all others.
//!
//! Two alternative counts save 2 % and 13 % of the guesses on hard puzzles, but take as much time
//! as they save. The first gives more weight to peers with two candidates. The second counts the
//! candidates that peers share with the cell.
//!
//! The count is computed by adders, with one word per binary digit. A comparison of two such
//! numbers therefore compares them for every board at once. A cell's peers are its row, the rest of
//! its box, and the rest of its column. Row and box are the same for all cells of a minirow, the
//! rest of the column for all cells of a minicolumn.

use crate::batch9::mask::{Distances, INTEGERS, Mask};
use crate::batch9::planes::{CELLS, Planes, SIDE};
use crate::batch9::unrolled::{five, nine, three};
use crate::batch9::word::Word;

impl<W: Word> Planes<W> {
    /// Chooses the cell to branch on for each of these boards; a tie goes to the first cell. In
    /// `pick`, each board gets one bit.
    #[inline(always)]
    pub(super) fn choose(&mut self, boards: W) {
        let (near, far) = self.unsolved_peers();
        let mut any = W::ZERO;
        for cell in 0..CELLS {
            self.pick[cell] = self.pair[cell] & boards;
            any |= self.pick[cell];
        }
        let hard = boards & !any;
        if !hard.is_zero() {
            self.add_triples(hard);
        }
        let mut best = [W::ZERO; 5];
        for cell in 0..CELLS {
            let allowed = self.pick[cell];
            let score = sum_of_21(&near[cell / 3], &far[cell / 27][cell % 9]);
            // Computes `best < score`, from the lowest binary digit upwards.
            let mut more = W::ZERO;
            five!(i => more = (score[i] & !best[i]) | (more & !(score[i] ^ best[i])));
            more &= allowed;
            best = five!(i => more.choose(score[i], best[i]));
            self.pick[cell] = more;
        }
        // The last cell that improved the score has the best score.
        let mut seen = W::ZERO;
        for cell in (0..CELLS).rev() {
            let better = self.pick[cell];
            self.pick[cell] = better & !seen;
            seen |= better;
        }
    }

    /// On boards without a bivalue cell, allows branching on cells with three candidates; on boards
    /// without these, on any open cell.
    #[cold]
    #[inline(always)]
    fn add_triples(&mut self, boards: W) {
        let mut any = W::ZERO;
        for cell in 0..CELLS {
            let (mut one, mut two, mut three, mut four) = (W::ZERO, W::ZERO, W::ZERO, W::ZERO);
            for digit in 0..SIDE {
                let has = self.candidate[digit][cell];
                four |= three & has;
                three |= two & has;
                two |= one & has;
                one |= has;
            }
            let triple = three & !four & boards;
            self.pick[cell] |= triple;
            any |= triple;
        }
        let boards = boards & !any;
        if !boards.is_zero() {
            for cell in 0..CELLS {
                self.pick[cell] |= self.open[cell] & boards;
            }
        }
    }

    /// The number of unsolved cells in the row and box of each minirow, and in each column outside
    /// a band.
    #[inline(always)]
    fn unsolved_peers(&self) -> ([[W; 4]; 27], [[[W; 3]; 9]; 3]) {
        let open = &self.open;
        let mut minirow = [[W::ZERO; 2]; 27];
        let mut minicolumn = [[W::ZERO; 2]; 27];
        for i in 0..27 {
            minirow[i] = W::add(open[3 * i], open[3 * i + 1], open[3 * i + 2]);
            let top = 27 * (i / 9) + i % 9;
            minicolumn[i] = W::add(open[top], open[top + 9], open[top + 18]);
        }
        let mut near = [[W::ZERO; 4]; 27];
        let mut far = [[[W::ZERO; 3]; 9]; 3];
        for row in 0..9 {
            let whole = sum_of_9([minirow[3 * row], minirow[3 * row + 1], minirow[3 * row + 2]]);
            let band = row / 3 * 3;
            let (next, last) = (band + (row + 1) % 3, band + (row + 2) % 3);
            for stack in 0..3 {
                let rest = sum_of_6(minirow[3 * next + stack], minirow[3 * last + stack]);
                near[3 * row + stack] = sum_of_15(&whole, &rest);
            }
        }
        for band in 0..3 {
            let (next, last) = ((band + 1) % 3, (band + 2) % 3);
            for column in 0..9 {
                far[band][column] =
                    sum_of_6(minicolumn[9 * next + column], minicolumn[9 * last + column]);
            }
        }
        (near, far)
    }

    /// Writes the second branches as planes: all cells of a digit, then those of the next digit.
    #[inline(always)]
    pub(super) fn second_branches(&self, planes: &mut [W]) {
        for cell in 0..CELLS {
            let pick = self.pick[cell];
            let mut seen = W::ZERO;
            nine!(digit => {
                let has = self.candidate[digit][cell];
                planes[digit * CELLS + cell] = has & (!pick | seen);
                seen |= has;
            });
        }
    }

    /// Turns the boards `forked` into their first branches, and puts second branches into free
    /// lanes of the same integer. This needs no transposition, because one of the 64 rotations
    /// brings many branching boards to free lanes.
    #[inline(always)]
    pub(super) fn split(&mut self, forked: W, moves: &[Move<W>; MOVES]) {
        let mut to = W::ZERO;
        for step in moves {
            to |= step.to;
        }
        for cell in 0..CELLS {
            let pick = self.pick[cell] & forked;
            let mut seen = W::ZERO;
            nine!(digit => {
                let has = self.candidate[digit][cell];
                let stay = has & !(pick & seen);
                let go = has & (!pick | seen);
                seen |= has;
                self.candidate[digit][cell] = moved(go, moves) | (stay & !to);
            });
            let single = self.single[cell] | (pick & self.pair[cell]);
            self.single[cell] = moved(single, moves) | ((single | pick) & !to);
        }
        self.contradictory &= !to;
    }
}

/// A move of boards within an integer: each lane in `to` takes the board of the lane `distance`
/// below.
#[derive(Clone, Copy)]
pub(super) struct Move<W> {
    pub(super) distance: W,
    pub(super) to: W,
}

/// The number of moves at a fork. Each move finds free lanes for about half of the remaining
/// boards.
pub(super) const MOVES: usize = 3;

/// The bits of the moved boards, in the lanes that take them.
#[inline(always)]
fn moved<W: Word>(word: W, moves: &[Move<W>; MOVES]) -> W {
    W::any_of(three!(i => word.rotate(moves[i].distance) & moves[i].to))
}

/// For each integer, the distance at which most of the lanes `from` meet a lane of `to`.
#[inline(always)]
pub(super) fn best_distances(from: &Mask, to: &Mask) -> Distances {
    let mut best = [0u64; INTEGERS];
    for distance in 0..64u32 {
        for i in 0..INTEGERS {
            let meet = from.0[i].rotate_left(distance) & to.0[i];
            // The key starts with the number of matching lanes, followed by the distance. The
            // largest key therefore has the best distance.
            let key = (u64::from(meet.count_ones()) << 6) | u64::from(distance);
            best[i] = best[i].max(key);
        }
    }
    best.map(|key| key & 63)
}

/// The sum of three numbers that are at most 3.
#[inline(always)]
fn sum_of_9<W: Word>([a, b, c]: [[W; 2]; 3]) -> [W; 4] {
    let [ones, carry] = W::add(a[0], b[0], c[0]);
    let [twos, fours] = W::add(a[1], b[1], c[1]);
    let more = twos & carry;
    [ones, twos ^ carry, fours ^ more, fours & more]
}

/// The sum of two numbers that are at most 3.
#[inline(always)]
fn sum_of_6<W: Word>(a: [W; 2], b: [W; 2]) -> [W; 3] {
    let carry = a[0] & b[0];
    let [twos, fours] = W::add(a[1], b[1], carry);
    [a[0] ^ b[0], twos, fours]
}

/// The sum of a number that is at most 9 and one that is at most 6.
#[inline(always)]
fn sum_of_15<W: Word>(a: &[W; 4], b: &[W; 3]) -> [W; 4] {
    let [ones, carry] = W::add(a[0], b[0], W::ZERO);
    let [twos, carry] = W::add(a[1], b[1], carry);
    let [fours, carry] = W::add(a[2], b[2], carry);
    [ones, twos, fours, a[3] ^ carry]
}

/// The sum of a number that is at most 15 and one that is at most 6.
#[inline(always)]
fn sum_of_21<W: Word>(a: &[W; 4], b: &[W; 3]) -> [W; 5] {
    let [ones, carry] = W::add(a[0], b[0], W::ZERO);
    let [twos, carry] = W::add(a[1], b[1], carry);
    let [fours, carry] = W::add(a[2], b[2], carry);
    [ones, twos, fours, a[3] ^ carry, a[3] & carry]
}
