//! Propagation: deductions without guessing.

use super::lanes::{Census, Lanes, ROW, census};

/// The first column of each stack.
const FIRST: u16 = 0o111;

/// The result of propagation.
#[derive(Clone, Copy)]
pub(super) enum Verdict<V> {
    /// The board has no solution.
    Contradiction,
    /// Every cell has one candidate, and all are consistent.
    Solved,
    /// Some cell has several candidates. Includes the census of each row.
    Open([Census<V>; 3]),
}

/// For each minirow of a row, sets the bit of its first column if the digit may be in the minirow.
#[inline(always)]
fn minirows<V: Lanes>(row: V) -> V {
    row.or(row.right::<1>()).or(row.right::<2>()).and(V::splat(FIRST))
}

/// The columns of the minirows in a row that are part of an assignment, see [`houses`]. The
/// arguments are the minirows of the two other rows, and the same minirows shifted by one box.
#[inline(always)]
fn arranged<V: Lanes>((b, next_b): (V, V), (c, next_c): (V, V)) -> V {
    b.and(next_c).or(next_b.and(c)).columns_of_next_box()
}

/// Applies the assignments to each digit. Keeps only the minirows that are part of an assignment in
/// the band, and the columns that are part of one in the stack.
///
/// A minirow `(row, box)` is part of an assignment if the digit can be in the other two rows and
/// boxes, in either combination. Columns are treated in the same way, with bands instead of rows.
#[inline(always)]
pub(super) fn houses<V: Lanes>([a, b, c]: [V; 3]) -> [V; 3] {
    let (in_a, in_b, in_c) = (minirows(a), minirows(b), minirows(c));
    let (in_a, in_b, in_c) =
        ((in_a, in_a.next_box()), (in_b, in_b.next_box()), (in_c, in_c.next_box()));
    // Per band, the columns that have the digit, rotated by one and by two columns of the stack.
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

/// Applies every rule until no rule changes the board.
///
/// Each row uses the census of the board before the round. A digit that is the only candidate of a
/// cell is removed from the other cells of the row. If it is the only candidate of two cells,
/// neither cell keeps a candidate. A digit with one cell in the row removes the other candidates of
/// that cell.
///
/// An unchanged board with one candidate in every cell is solved. Every row contains each of the
/// nine digits in nine cells, so each digit occurs once. By the assignments in bands, each digit
/// occurs once in every box. By the assignments in stacks, it occurs once in every column.
#[inline(always)]
pub(super) fn propagate<V: Lanes, const N: usize>(board: &mut [[V; 3]; N]) -> Verdict<V> {
    let zero = V::splat(0);
    // Bits that indicate a contradiction.
    let mut wrong = zero;
    loop {
        // The census: the cells with at least one candidate, and with at least two. It refers to
        // the board before the round, so that the processor need not wait for the result of
        // `houses`.
        let of = [census(board, 0), census(board, 1), census(board, 2)];
        let once = of[0].once.and(of[1].once).and(of[2].once);
        // Cells without candidates are a contradiction.
        wrong = wrong.or(V::splat(ROW).without(once).and(V::load(V::USED, 0)));
        // Bands and stacks: candidates that are part of no assignment are removed. If a digit has
        // no place in a row, its lane is empty.
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
                // If a digit is the only candidate of a cell, it is removed from the other cells of
                // the row. Two such cells contradict each other. A digit with one cell in the row
                // is placed.
                let alone = rows[row].without(of.twice);
                *placed = rows[row].singles();
                wrong = wrong.or(alone.but_lowest());
                rows[row] = alone.or_else(rows[row]);
                any = any.or(*placed);
            }
            // A cell with a placed digit loses all other candidates.
            let any = any.any();
            for at in 0..N {
                let left = after[at][row].without(any.without(placed[at]));
                changed = changed.or(board[at][row].without(left));
                board[at][row] = left;
            }
        }
        // Nothing changed. If no cell has two candidates, the board is solved, as explained above.
        if changed.or(wrong).is_zero() {
            let is_open = !of[0].twice.or(of[1].twice).or(of[2].twice).is_zero();
            return if is_open { Verdict::Open(of) } else { Verdict::Solved };
        }
    }
}
