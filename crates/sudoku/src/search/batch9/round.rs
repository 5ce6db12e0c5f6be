//! Propagation.

use crate::search::batch9::planes::{CELLS, Planes, SIDE};
use crate::search::batch9::word::{Word, one_of};

impl<W: Word> Planes<W> {
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
        for (i, rows) in [rows0, rows1, rows2].into_iter().enumerate() {
            let columns = [columns0[i], columns1[i], columns2[i]];
            for j in 0..3 {
                let alone = one_of(rows[j]);
                for k in 0..3 {
                    let first = 27 * i + 9 * j + 3 * k;
                    let old = [plane[first], plane[first + 1], plane[first + 2]];
                    let left = [
                        old[0] & rows[j][k] & columns[k][0],
                        old[1] & rows[j][k] & columns[k][1],
                        old[2] & rows[j][k] & columns[k][2],
                    ];
                    if LAST {
                        changed |= (old[0] & !left[0]) | (old[1] & !left[1]) | (old[2] & !left[2]);
                    }
                    plane[first] = left[0];
                    plane[first + 1] = left[1];
                    plane[first + 2] = left[2];
                    forced[first / 3] = rows[j][k] & alone & one_of(left);
                }
            }
        }
        changed
    }

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

/// A 3x3 matrix.
type Matrix<W> = [[W; 3]; 3];

/// A row of a matrix: what may be chosen, and what must.
#[derive(Clone, Copy)]
struct Row<W> {
    may: [W; 3],
    must: [W; 3],
}

impl<W: Word> Row<W> {
    /// What may be chosen if there are musts.
    #[inline(always)]
    fn left(&self) -> [W; 3] {
        let ([a, b, c], [x, y, z]) = (self.may, self.must);
        [a & !(y | z), b & !(x | z), c & !(x | y)]
    }
}

#[inline(always)]
fn band<W: Word>(
    plane: &[W; CELLS],
    single: &[W; CELLS],
    first: usize,
) -> (Matrix<W>, W, [Row<W>; 3]) {
    let (rows0, columns0) = house(plane, single, first);
    let (rows1, columns1) = house(plane, single, first + 3);
    let (rows2, columns2) = house(plane, single, first + 6);
    let row = |i: usize| Row {
        may: [rows0.may[i], rows1.may[i], rows2.may[i]],
        must: [rows0.must[i], rows1.must[i], rows2.must[i]],
    };
    let rows = matching(row(0), row(1), row(2));
    let dead = !(rows[0][0] | rows[0][1] | rows[0][2]);
    (rows, dead, [columns0, columns1, columns2])
}

/// The minirows and the minicolumns of a box.
#[inline(always)]
fn house<W: Word>(plane: &[W; CELLS], single: &[W; CELLS], first: usize) -> (Row<W>, Row<W>) {
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
