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
        let mut rows = [[W::ZERO; 9]; 3];
        let mut columns = [[W::ZERO; 9]; 3];
        let mut column_musts = [[W::ZERO; 9]; 3];
        let mut dead = self.dead;
        for band in 0..3 {
            let mut some = [W::ZERO; 9];
            let mut must = [W::ZERO; 9];
            for stack in 0..3 {
                let mut has = [[W::ZERO; 3]; 3];
                let mut fixed = [[W::ZERO; 3]; 3];
                for i in 0..3 {
                    for j in 0..3 {
                        let cell = (3 * band + i) * 9 + 3 * stack + j;
                        has[i][j] = plane[cell];
                        fixed[i][j] = plane[cell] & self.single[cell];
                    }
                }
                for i in 0..3 {
                    some[3 * i + stack] = has[i][0] | has[i][1] | has[i][2];
                    must[3 * i + stack] = fixed[i][0] | fixed[i][1] | fixed[i][2];
                    columns[stack][3 * band + i] = has[0][i] | has[1][i] | has[2][i];
                    column_musts[stack][3 * band + i] = fixed[0][i] | fixed[1][i] | fixed[2][i];
                }
            }
            let s = matching(&restrict(&some, &must));
            dead |= !(s[0] | s[1] | s[2]);
            rows[band] = s;
        }
        for stack in 0..3 {
            columns[stack] = matching(&restrict(&columns[stack], &column_musts[stack]));
        }
        self.dead = dead;
        let mut changed = W::ZERO;
        for row in 0..9 {
            let (band, i) = (row / 3, row % 3);
            let alone = one_of([rows[band][3 * i], rows[band][3 * i + 1], rows[band][3 * i + 2]]);
            for stack in 0..3 {
                let in_row = rows[band][3 * i + stack];
                let mut left = [W::ZERO; 3];
                for j in 0..3 {
                    let cell = row * 9 + 3 * stack + j;
                    let old = plane[cell];
                    left[j] = old & in_row & columns[stack][3 * band + j];
                    if LAST {
                        changed |= old & !left[j];
                    }
                    plane[cell] = left[j];
                }
                self.forced[digit][3 * row + stack] = in_row & alone & one_of(left);
            }
        }
        changed
    }

    #[inline(always)]
    fn cell_pass<const LAST: bool>(&mut self, minirow: usize) -> W {
        let mut changed = W::ZERO;
        let mut dead = self.dead;
        for cell in 3 * minirow..3 * minirow + 3 {
            let mut forced = W::ZERO;
            for digit in 0..SIDE {
                forced |= self.candidate[digit][cell] & self.forced[digit][minirow];
            }
            let (mut one, mut two, mut three) = (W::ZERO, W::ZERO, W::ZERO);
            for digit in 0..SIDE {
                let old = self.candidate[digit][cell];
                let left = old & (!forced | self.forced[digit][minirow]);
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

#[inline(always)]
fn restrict<W: Word>(some: &[W; 9], must: &[W; 9]) -> [W; 9] {
    let mut left = *some;
    for row in 0..3 {
        for column in 0..3 {
            let others = must[3 * row + (column + 1) % 3] | must[3 * row + (column + 2) % 3];
            left[3 * row + column] = some[3 * row + column] & !others;
        }
    }
    left
}

#[inline(always)]
fn matching<W: Word>(a: &[W; 9]) -> [W; 9] {
    let (p0, p1, p2) = (a[0] & a[4] & a[8], a[1] & a[5] & a[6], a[2] & a[3] & a[7]);
    let (q0, q1, q2) = (a[0] & a[5] & a[7], a[1] & a[3] & a[8], a[2] & a[4] & a[6]);
    [p0 | q0, p1 | q1, p2 | q2, p2 | q1, p0 | q2, p1 | q0, p1 | q2, p2 | q0, p0 | q1]
}

const _: () = assert!(CELLS == 81);
