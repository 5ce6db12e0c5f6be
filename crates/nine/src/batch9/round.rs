//! Propagation: deductions from a board's candidates.
//!
//! A digit occupies one minirow of each box, and one of the three minirows of each row. In a band,
//! this is a 3x3 matrix of minirows by row and box. The digit takes three entries that share
//! neither row nor column: a perfect matching.
//!
//! ```text
//!            box 1  box 2  box 3
//!    row 1     a      b      c        matchings: aei, bfg, cdh,
//!    row 2     d      e      f                   afh, bdi, ceg
//!    row 3     g      h      i
//! ```
//!
//! An entry that is in no matching is excluded for the digit: `a` stays if `aei | afh`. Six
//! products and nine sums deduce everything about the digit in the band's minirows. This includes
//! locked candidates (pointing and claiming), and a contradiction if there is no matching. The same
//! circuit processes the minicolumns of a stack: the three columns by band. (It is the closure of
//! an "all different" constraint, J.-C. Régin, "A filtering algorithm for constraints of difference
//! in CSPs", AAAI 1994, computed here by listing all six matchings.)
//!
//! Naked singles use the same circuit. If the digit is the only candidate of a cell, the entry of
//! the cell is a *must*. The other entries of the matrix row are then removed before matching.
//! Matching removes the other entries of the matrix column.
//!
//! A round consists of the pass by digit described above, and of a pass by cell. In the pass by
//! cell, hidden singles remove the other candidates of their cells, and candidates are counted. The
//! pass by digit finds a hidden single if matching leaves a row with one minirow and this minirow
//! has one possible cell. Hidden singles of boxes and columns become hidden singles of rows by
//! matching, at the latest in the next round.
//!
//! Minicolumns are matched in the state before the round. Matching them after the minirows, with
//! the remaining candidates, takes fewer rounds. However, the rounds are longer, and the time is
//! the same.

use crate::batch9::planes::{CELLS, Matrices, Matrix, Planes, SIDE};
use crate::batch9::unrolled::{nine, three};
use crate::batch9::word::Word;

impl<W: Word> Planes<W> {
    /// Applies every rule once, with about 7,000 operations of AVX-512. The `LAST` round before
    /// boards are checked also detects changed boards and cells with two candidates.
    #[inline(always)]
    pub(super) fn round<const LAST: bool>(&mut self) {
        let (mut changed, mut contradictory) = (W::ZERO, self.contradictory);
        for digit in 0..SIDE {
            let found = self.digit_pass::<LAST>(digit);
            (changed, contradictory) = (changed | found[0], contradictory | found[1]);
        }
        for minirow in 0..27 {
            let found = self.cell_pass::<LAST>(minirow);
            (changed, contradictory) = (changed | found[0], contradictory | found[1]);
        }
        self.changed = changed;
        self.contradictory = contradictory;
    }

    /// Removes candidates that the matchings of a digit exclude, and finds its hidden singles.
    /// Returns the boards that changed, and the boards with a contradiction.
    #[inline(always)]
    fn digit_pass<const LAST: bool>(&mut self, digit: usize) -> [W; 2] {
        let plane = &mut self.candidate[digit];
        let single = &self.single;
        let Matrices { rows, musts, columns } = &mut self.matrices;
        for band in 0..3 {
            for stack in 0..3 {
                let (may, must, column) = minis(plane, single, 27 * band + 3 * stack);
                three!(i => {
                    rows[band][i][stack] = may[i];
                    musts[band][i][stack] = must[i];
                });
                columns[stack][band] = column;
            }
        }
        let mut contradictory = W::ZERO;
        for (rows, musts) in rows.iter_mut().zip(musts) {
            *rows = matching(three!(i => row(rows[i], musts[i])));
            contradictory |= !W::any_of(rows[0]);
        }
        for columns in &mut *columns {
            *columns = matching(*columns);
        }
        let forced = &mut self.forced[digit];
        let mut changed = W::ZERO;
        for band in 0..3 {
            changed |= apply::<W, LAST>(plane, forced, band, &rows[band], columns);
        }
        [changed, contradictory]
    }

    /// Places digits that are forced into the three cells of a minirow, and counts the remaining
    /// candidates. Returns the boards that changed, and the boards with a contradiction.
    #[inline(always)]
    fn cell_pass<const LAST: bool>(&mut self, minirow: usize) -> [W; 2] {
        let forced = &self.forced.as_flattened()[minirow..][..8 * 27 + 1];
        let force = nine!(digit => forced[27 * digit]);
        let (mut changed, mut contradictory) = (W::ZERO, W::ZERO);
        for j in 0..3 {
            let cell = 3 * minirow + j;
            let candidates = &mut self.candidate.as_flattened_mut()[cell..][..8 * CELLS + 1];
            let old = nine!(digit => candidates[CELLS * digit]);
            let forced =
                W::any_of(three!(i => W::any_of(three!(j => old[3 * i + j] & force[3 * i + j]))));
            let left = nine!(digit => old[digit] & (!forced | force[digit]));
            nine!(digit => candidates[CELLS * digit] = left[digit]);
            if LAST {
                nine!(digit => changed |= old[digit] & !left[digit]);
            }
            // Counts the candidates in binary; the twos are not added up yet.
            let [one_a, two_a] = W::add(left[0], left[1], left[2]);
            let [one_b, two_b] = W::add(left[3], left[4], left[5]);
            let [one_c, two_c] = W::add(left[6], left[7], left[8]);
            let [one, two_d] = W::add(one_a, one_b, one_c);
            let twos = W::any_of([two_a, two_b, two_c]);
            let many = twos | two_d;
            contradictory |= !(one | many);
            self.single[cell] = one & !many;
            if LAST {
                self.open[cell] = many;
                let two = two_d.choose(!twos, W::one_of([two_a, two_b, two_c]));
                self.pair[cell] = two & !one;
            }
        }
        [changed, contradictory]
    }
}

/// The entries of a matrix row that may be chosen, given the entries that must be chosen; none if
/// two entries must be chosen.
#[inline(always)]
fn row<W: Word>([a, b, c]: [W; 3], [x, y, z]: [W; 3]) -> [W; 3] {
    [a.without(y, z), b.without(x, z), c.without(x, y)]
}

/// The minirows and the minicolumns of the box that begins with this cell.
#[inline(always)]
fn minis<W: Word>(
    plane: &[W; CELLS],
    single: &[W; CELLS],
    first: usize,
) -> ([W; 3], [W; 3], [W; 3]) {
    let (plane, single) = (&plane[first..first + 21], &single[first..first + 21]);
    let [a, b, c] = [plane[0], plane[1], plane[2]];
    let [d, e, f] = [plane[9], plane[10], plane[11]];
    let [g, h, i] = [plane[18], plane[19], plane[20]];
    let rows_may = [W::any_of([a, b, c]), W::any_of([d, e, f]), W::any_of([g, h, i])];
    let columns_may = [W::any_of([a, d, g]), W::any_of([b, e, h]), W::any_of([c, f, i])];
    let [a, b, c] = [a & single[0], b & single[1], c & single[2]];
    let [d, e, f] = [d & single[9], e & single[10], f & single[11]];
    let [g, h, i] = [g & single[18], h & single[19], i & single[20]];
    let rows_must = [W::any_of([a, b, c]), W::any_of([d, e, f]), W::any_of([g, h, i])];
    let columns_must = [W::any_of([a, d, g]), W::any_of([b, e, h]), W::any_of([c, f, i])];
    (rows_may, rows_must, row(columns_may, columns_must))
}

/// Removes candidates of a band unless they are in a matching of minirows and in one of
/// minicolumns. Also finds hidden singles. Returns the boards that changed.
#[inline(always)]
fn apply<W: Word, const LAST: bool>(
    plane: &mut [W; CELLS],
    forced: &mut [W; 27],
    band: usize,
    rows: &Matrix<W>,
    columns: &[Matrix<W>; 3],
) -> W {
    let mut changed = W::ZERO;
    three!(i => {
        let alone = W::one_of(rows[i]);
        three!(stack => {
            let first = 27 * band + 9 * i + 3 * stack;
            let old = three!(j => plane[first + j]);
            let left = three!(j => old[j] & rows[i][stack] & columns[stack][band][j]);
            three!(j => plane[first + j] = left[j]);
            if LAST {
                changed |= W::any_of(three!(j => old[j] & !left[j]));
            }
            // If a cell is left, its minirow is in a matching, and `alone` is this minirow.
            forced[first / 3] = alone & W::one_of(left);
        });
    });
    changed
}

/// The entries that are in some matching.
#[inline(always)]
fn matching<W: Word>([[a, b, c], [d, e, f], [g, h, i]]: Matrix<W>) -> Matrix<W> {
    let (aei, bfg, cdh) = (a & e & i, b & f & g, c & d & h);
    let (afh, bdi, ceg) = (a & f & h, b & d & i, c & e & g);
    [
        [aei | afh, bfg | bdi, cdh | ceg],
        [cdh | bdi, aei | ceg, bfg | afh],
        [bfg | ceg, cdh | afh, aei | bdi],
    ]
}
