//! Propagation: what a board's candidates say about each other.
//!
//! A digit has to choose one of the three minirows of each box and one of the three minirows of each
//! row. In a band that is a 3x3 matrix, minirows by row and box, of which it takes three entries that
//! share neither row nor column: a perfect matching.
//!
//! ```text
//!            box 1  box 2  box 3
//!    row 1     a      b      c        matchings: aei, bfg, cdh,
//!    row 2     d      e      f                   afh, bdi, ceg
//!    row 3     g      h      i
//! ```
//!
//! An entry that is in no matching can't be the digit's: `a` stays if `aei | afh`. With six products
//! and nine sums that is everything there is to know about the digit in the band's minirows: locked
//! candidates (pointing and claiming), and death if there is no matching. The same circuit serves the
//! minicolumns of a stack's three columns by band. (It is the closure of an "all different"
//! constraint, J.-C. Régin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994,
//! here by listing all six matchings.)
//!
//! Naked singles go into the same circuit. Where a cell has this candidate only, its entry is a *must*
//! and the other entries of its matrix row are struck out before matching; that all other
//! entries of its matrix column go follows from matching.
//!
//! A round is a pass by digit, as above, and a pass by cell, in which hidden singles strike out the
//! other candidates of their cells and cells are counted. The digit pass finds a hidden single where
//! matching leaves a row one minirow and the minirow has one cell. Those of boxes and columns turn
//! into those of rows by matching, at the latest in the next round.

use crate::search::batch9::planes::{CELLS, Planes, SIDE};
use crate::search::batch9::word::{Word, one_of};

impl<W: Word> Planes<W> {
    /// A round: about 7,500 operations. The last round before somebody looks finds out in addition
    /// which boards changed and which cells have two candidates.
    #[inline(always)]
    pub(super) fn round<const LAST: bool>(&mut self) {
        let mut changed = W::ZERO;
        for digit in 0..SIDE {
            changed |= self.digit_pass::<LAST>(digit);
        }
        for minirow in 0..27 {
            changed |= self.cell_pass::<LAST>(minirow);
        }
        self.changed = changed;
    }

    /// Strikes out what the matchings of a digit exclude and finds its hidden singles. Says which
    /// boards changed.
    #[inline(always)]
    fn digit_pass<const LAST: bool>(&mut self, digit: usize) -> W {
        let plane = &mut self.candidate[digit];
        let single = &self.single;
        let (rows0, dead0, [a0, b0, c0]) = band(plane, single, 0);
        let (rows1, dead1, [a1, b1, c1]) = band(plane, single, 27);
        let (rows2, dead2, [a2, b2, c2]) = band(plane, single, 54);
        self.dead |= dead0 | dead1 | dead2;
        let columns0 = matching(a0, a1, a2);
        let columns1 = matching(b0, b1, b2);
        let columns2 = matching(c0, c1, c2);
        let forced = &mut self.forced[digit];
        let mut changed = W::ZERO;
        let columns = [columns0, columns1, columns2];
        changed |= apply::<W, LAST>(plane, forced, 0, &rows0, &columns);
        changed |= apply::<W, LAST>(plane, forced, 1, &rows1, &columns);
        changed |= apply::<W, LAST>(plane, forced, 2, &rows2, &columns);
        changed
    }

    /// Gives the three cells of a minirow to the digits that are forced into them and counts what is
    /// left. Says which boards changed.
    #[inline(always)]
    fn cell_pass<const LAST: bool>(&mut self, minirow: usize) -> W {
        let mut force = [W::ZERO; SIDE];
        for digit in 0..SIDE {
            force[digit] = self.forced[digit][minirow];
        }
        let mut changed = W::ZERO;
        let mut dead = self.dead;
        for j in 0..3 {
            let cell = 3 * minirow + j;
            let mut forced = W::ZERO;
            for digit in 0..SIDE {
                forced |= self.candidate[digit][cell] & force[digit];
            }
            let (mut one, mut two, mut three) = (W::ZERO, W::ZERO, W::ZERO);
            for digit in 0..SIDE {
                let old = self.candidate[digit][cell];
                let left = old & (!forced | force[digit]);
                if LAST {
                    changed |= old & !left;
                    three |= two & left;
                }
                self.candidate[digit][cell] = left;
                two |= one & left;
                one |= left;
            }
            dead |= !one;
            self.single[cell] = one & !two;
            self.open[cell] = two;
            if LAST {
                self.pair[cell] = two & !three;
            }
        }
        self.dead = dead;
        changed
    }
}

/// A 3x3 matrix of minirows or minicolumns.
type Matrix<W> = [[W; 3]; 3];

/// A row of a matrix: which entries may be chosen, and which must.
#[derive(Clone, Copy)]
struct Row<W> {
    may: [W; 3],
    must: [W; 3],
}

impl<W: Word> Row<W> {
    /// What may be chosen besides what others must: nothing if there are two musts.
    #[inline(always)]
    fn left(&self) -> [W; 3] {
        let ([a, b, c], [x, y, z]) = (self.may, self.must);
        [a & !(y | z), b & !(x | z), c & !(x | y)]
    }
}

/// The matrix of the band's minirows after matching, whether there is no matching, and for each stack
/// the row that its matrix has in this band.
#[inline(always)]
fn band<W: Word>(
    plane: &[W; CELLS],
    single: &[W; CELLS],
    first: usize,
) -> (Matrix<W>, W, [Row<W>; 3]) {
    let (rows0, columns0) = minis(plane, single, first);
    let (rows1, columns1) = minis(plane, single, first + 3);
    let (rows2, columns2) = minis(plane, single, first + 6);
    let row = |i: usize| Row {
        may: [rows0.may[i], rows1.may[i], rows2.may[i]],
        must: [rows0.must[i], rows1.must[i], rows2.must[i]],
    };
    let rows = matching(row(0), row(1), row(2));
    let dead = !(rows[0][0] | rows[0][1] | rows[0][2]);
    (rows, dead, [columns0, columns1, columns2])
}

/// The minirows and the minicolumns of the box whose first cell this is.
#[inline(always)]
fn minis<W: Word>(plane: &[W; CELLS], single: &[W; CELLS], first: usize) -> (Row<W>, Row<W>) {
    let [a, b, c] = [plane[first], plane[first + 1], plane[first + 2]];
    let [d, e, f] = [plane[first + 9], plane[first + 10], plane[first + 11]];
    let [g, h, i] = [plane[first + 18], plane[first + 19], plane[first + 20]];
    let rows_may = [a | b | c, d | e | f, g | h | i];
    let columns_may = [a | d | g, b | e | h, c | f | i];
    let [a, b, c] = [a & single[first], b & single[first + 1], c & single[first + 2]];
    let [d, e, f] = [d & single[first + 9], e & single[first + 10], f & single[first + 11]];
    let [g, h, i] = [g & single[first + 18], h & single[first + 19], i & single[first + 20]];
    let rows_must = [a | b | c, d | e | f, g | h | i];
    let columns_must = [a | d | g, b | e | h, c | f | i];
    (Row { may: rows_may, must: rows_must }, Row { may: columns_may, must: columns_must })
}

/// Leaves to a band what is in a matching both of its minirows and of its minicolumns, and finds hidden
/// singles. Says which boards changed.
#[inline(always)]
fn apply<W: Word, const LAST: bool>(
    plane: &mut [W; CELLS],
    forced: &mut [W; 27],
    band: usize,
    rows: &Matrix<W>,
    columns: &[Matrix<W>; 3],
) -> W {
    let mut changed = W::ZERO;
    for i in 0..3 {
        let alone = one_of(rows[i]);
        for stack in 0..3 {
            let first = 27 * band + 9 * i + 3 * stack;
            let mut left = [W::ZERO; 3];
            for j in 0..3 {
                let old = plane[first + j];
                left[j] = old & rows[i][stack] & columns[stack][band][j];
                if LAST {
                    changed |= old & !left[j];
                }
                plane[first + j] = left[j];
            }
            forced[first / 3] = rows[i][stack] & alone & one_of(left);
        }
    }
    changed
}

/// The entries that are in a matching.
#[inline(always)]
fn matching<W: Word>(first: Row<W>, second: Row<W>, third: Row<W>) -> Matrix<W> {
    let ([a, b, c], [d, e, f], [g, h, i]) = (first.left(), second.left(), third.left());
    let (aei, bfg, cdh) = (a & e & i, b & f & g, c & d & h);
    let (afh, bdi, ceg) = (a & f & h, b & d & i, c & e & g);
    [
        [aei | afh, bfg | bdi, cdh | ceg],
        [cdh | bdi, aei | ceg, bfg | afh],
        [bfg | ceg, cdh | afh, aei | bdi],
    ]
}
