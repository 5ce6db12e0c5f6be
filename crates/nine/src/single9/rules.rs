//! What follows without guessing.

use super::lanes::{Lanes, ROW, census};

/// The first column of each stack.
const FIRST: u16 = 0o111;

/// What is known of a board when nothing more follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// No solution here.
    Contradiction,
    /// Every cell has one candidate, and all fit.
    Solved,
    /// Some cell has more than one candidate.
    Open,
}

/// For each minirow of a row, at its first column, whether the digit may be in it.
#[inline(always)]
fn minirows<V: Lanes>(row: V) -> V {
    row.or(row.right::<1>()).or(row.right::<2>()).and(V::splat(FIRST))
}

/// The columns of the minirows in a row that are part of an arrangement, see [`houses`]. For both
/// other rows: their minirows, and these with each box in the place of the one before.
#[inline(always)]
fn arranged<V: Lanes>((b, next_b): (V, V), (c, next_c): (V, V)) -> V {
    b.and(next_c).or(next_b.and(c)).columns_of_next_box()
}

/// What is left when each digit keeps only the minirows that are part of an arrangement of its
/// band, and only the columns that are part of an arrangement of its stack.
///
/// A minirow `(row, box)` is part of an arrangement if the digit may go to the other two rows in
/// the other two boxes, one way or the other; and likewise for columns.
#[inline(always)]
pub(super) fn houses<V: Lanes>([a, b, c]: [V; 3]) -> [V; 3] {
    let (in_a, in_b, in_c) = (minirows(a), minirows(b), minirows(c));
    let (in_a, in_b, in_c) =
        ((in_a, in_a.next_box()), (in_b, in_b.next_box()), (in_c, in_c.next_box()));
    // Per band: which columns have the digit, turned by one and two columns of the stack.
    let columns = a.or(b).or(c);
    let next =
        columns.right::<1>().and(V::splat(0o333)).or(columns.left::<2>().and(V::splat(0o444)));
    let last =
        columns.right::<2>().and(V::splat(0o111)).or(columns.left::<1>().and(V::splat(0o666)));
    let stacks =
        (next.next_band().and(last.last_band())).or(last.next_band().and(next.last_band()));
    [
        a.and(arranged(in_b, in_c)).and(stacks),
        b.and(arranged(in_c, in_a)).and(stacks),
        c.and(arranged(in_a, in_b)).and(stacks),
    ]
}

/// Applies every rule until nothing follows any more.
///
/// In a row of which it is known which cells had more than one candidate, a digit that is alone in
/// a cell leaves the row's other cells (and if it is alone in two, there is nothing left), a digit
/// that has one cell in the row takes the cell from the other digits.
///
/// A board that stays as it is with one candidate in every cell is solved: every digit is in every
/// row, nine digits in nine cells, so once each; by the bands' arrangements once in every box, by
/// the stacks' once in every column.
#[inline(always)]
pub(super) fn propagate<V: Lanes, const N: usize>(board: &mut [[V; 3]; N]) -> Verdict {
    let zero = V::splat(0);
    // A bit wherever something shows that there is no solution.
    let mut wrong = zero;
    loop {
        // The census: cells with one candidate or more, and with two or more. It is of the board
        // before the round, so that the processor need not wait for the houses.
        let of = [census(board, 0), census(board, 1), census(board, 2)];
        let once = of[0].once.and(of[1].once).and(of[2].once);
        // A cell without candidates.
        wrong = wrong.or(V::splat(ROW).without(once).and(V::load(V::USED, 0)));
        // Bands and stacks: what is part of no arrangement goes. A digit without a place in a row
        // is a lane without a bit.
        let mut after = *board;
        for (at, rows) in after.iter_mut().enumerate() {
            *rows = houses(*rows);
            let used = V::load(V::USED, at * V::LANES);
            wrong = wrong.or(rows[0].any_zero(rows[1], rows[2]).and(used));
        }
        if !wrong.is_zero() {
            return Verdict::Contradiction;
        }
        // Cells: naked and hidden singles of each row.
        let mut changed = zero;
        for (row, of) in of.iter().enumerate() {
            let mut placed = [zero; N];
            let mut any = zero;
            for (rows, placed) in after.iter_mut().zip(&mut placed) {
                // Where the digit is a cell's only candidate, it has no other cell in the row; two
                // such cells contradict each other. Where it has one cell in the row, it is placed.
                let alone = rows[row].without(of.twice);
                *placed = rows[row].singles();
                wrong = wrong.or(alone.but_lowest());
                rows[row] = alone.or_else(rows[row]);
                any = any.or(*placed);
            }
            // A cell in which some digit is placed loses all others.
            let any = any.any();
            for at in 0..N {
                let left = after[at][row].without(any.without(placed[at]));
                changed = changed.or(board[at][row].without(left));
                board[at][row] = left;
            }
        }
        // Nothing changed: no cell with two candidates means solved, see above.
        if changed.or(wrong).is_zero() {
            let is_open = !of[0].twice.or(of[1].twice).or(of[2].twice).is_zero();
            return if is_open { Verdict::Open } else { Verdict::Solved };
        }
    }
}
