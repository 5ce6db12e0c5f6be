//! What follows without guessing.

use super::board::ROW;
use super::lanes::{LAST_BAND, Lanes, NEXT_BAND, USED};

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

/// The columns of the minirows in row `a` that are part of an arrangement, see [`houses`]; `b` and `c`
/// are the other rows.
#[inline(always)]
fn arranged<V: Lanes>(a: V, b: V, c: V) -> V {
    // Twice over, so that a shift turns the boxes.
    let (b, c) = (b.or(b.left::<9>()), c.or(c.left::<9>()));
    let others = b.right::<3>().and(c.right::<6>()).or(b.right::<6>().and(c.right::<3>()));
    let minirow = a.and(others);
    minirow.or(minirow.left::<1>()).or(minirow.left::<2>())
}

/// What is left when each digit keeps only the minirows that are part of an arrangement of its band, and
/// only the columns that are part of an arrangement of its stack.
///
/// A minirow `(row, box)` is part of an arrangement if the digit may go to the other two rows in the
/// other two boxes, one way or the other; and likewise for columns.
#[inline(always)]
pub(super) fn houses<V: Lanes>([a, b, c]: [V; 3]) -> [V; 3] {
    let (in_a, in_b, in_c) = (minirows(a), minirows(b), minirows(c));
    // Per band: which columns have the digit, turned by one and two columns of the stack.
    let columns = a.or(b).or(c);
    let next =
        columns.right::<1>().and(V::splat(0o333)).or(columns.left::<2>().and(V::splat(0o444)));
    let last =
        columns.right::<2>().and(V::splat(0o111)).or(columns.left::<1>().and(V::splat(0o666)));
    let stacks = (next.turned(&NEXT_BAND).and(last.turned(&LAST_BAND)))
        .or(last.turned(&NEXT_BAND).and(next.turned(&LAST_BAND)));
    [
        a.and(arranged(in_a, in_b, in_c)).and(stacks),
        b.and(arranged(in_b, in_c, in_a)).and(stacks),
        c.and(arranged(in_c, in_a, in_b)).and(stacks),
    ]
}

/// A row of which it is known which cells had more than one candidate: a digit that is alone in a cell
/// leaves the row's other cells (and if it is alone in two, there is nothing left), a digit that has one
/// cell in the row takes the cell from the other digits.
#[inline(always)]
fn cells<V: Lanes>(row: V, twice: V) -> V {
    let alone = row.without(twice).one_or_else(row);
    let placed = row.singles();
    alone.without(placed.any().without(placed))
}

/// Applies every rule until nothing follows any more.
///
/// A board that stays as it is with one candidate in every cell is solved: every digit is in every row,
/// nine digits in nine cells, so once each; by the bands' arrangements once in every box, by the
/// stacks' once in every column.
#[inline(always)]
pub(super) fn propagate<V: Lanes>(rows: &mut [V; 3]) -> Verdict {
    let full = V::splat(ROW);
    loop {
        let before = *rows;
        let [a, b, c] = houses(before);
        // Of the board before, which does not have to wait for the houses.
        let (of_a, of_b, of_c) = (before[0].census(), before[1].census(), before[2].census());
        let once = of_a.once.and(of_b.once).and(of_c.once);
        let filled = a.min(b).min(c).nonzero() & !once.differ(full);
        if filled & USED != USED {
            return Verdict::Contradiction;
        }
        *rows = [cells(a, of_a.twice), cells(b, of_b.twice), cells(c, of_c.twice)];
        let changed =
            rows[0].differ(before[0]) | rows[1].differ(before[1]) | rows[2].differ(before[2]);
        if changed == 0 {
            let open = of_a.twice.or(of_b.twice).or(of_c.twice).nonzero() & USED;
            return if open == 0 { Verdict::Solved } else { Verdict::Open };
        }
    }
}
