//! What follows without guessing.

use super::board::ROW;
use super::lanes::{LAST_BAND, Lanes, NEXT_BAND, USED};

/// The first column of each stack.
const FIRST: u16 = 0o111;

/// The boards' state when nothing more follows.
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

/// The arrangements that are left of each digit in bands and in stacks.
#[inline(always)]
fn houses<V: Lanes>([a, b, c]: [V; 3]) -> [V; 3] {
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

/// A row after its cells with one candidate and its digits with one cell have been looked at.
#[inline(always)]
fn cells<V: Lanes>(row: V, twice: V) -> V {
    let alone = row.without(twice).one_or_else(row);
    let placed = row.singles();
    alone.without(placed.any().without(placed))
}

/// Applies every rule until nothing follows any more.
#[inline(always)]
pub(super) fn propagate<V: Lanes>(rows: &mut [V; 3]) -> Verdict {
    let full = V::splat(ROW);
    loop {
        let before = *rows;
        let [a, b, c] = houses(before);
        let (of_a, of_b, of_c) = (a.census(), b.census(), c.census());
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
