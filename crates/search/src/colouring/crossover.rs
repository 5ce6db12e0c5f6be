//! The crossover of two colourings.

/// Inherits whole colour classes. Alternating between the parents, takes the colour with the most
/// cells in that parent that the child has not filled yet. Cells that no class fills stay unfilled;
/// ties are random.
///
/// `colour` gives the colour of a parent's candidate, a number below `colours`, which is 1 to 64.
/// Parents and child have equally many cells. This is the greedy partition crossover of Galinier
/// and Hao 1999 (<https://doi.org/10.1023/A:1009823419804>), with named colours.
pub fn inherit(
    parents: [&[u32]; 2],
    colours: usize,
    colour: impl Fn(u32) -> usize,
    child: &mut [Option<u32>],
    mut below: impl FnMut(u32) -> u32,
) {
    // The number of cells of each colour in either parent that the child has not filled yet.
    let mut counts = [[0_u32; 64]; 2];
    for (counts, parent) in counts.iter_mut().zip(parents) {
        parent.iter().for_each(|&candidate| counts[colour(candidate)] += 1);
    }
    child.fill(None);
    let mut left = u64::MAX >> (64 - colours);
    let mut turn = below(2) as usize;
    while left != 0 {
        let (mut most, mut best, mut ties) = (0, 0, 0);
        for named in (0..colours).filter(|named| left >> named & 1 == 1) {
            let count = counts[turn][named];
            if ties == 0 || count > most {
                (most, ties) = (count, 0);
            }
            if count == most {
                ties += 1;
                if below(ties) == 0 {
                    best = named;
                }
            }
        }
        left &= !(1 << best);
        for (cell, placed) in child.iter_mut().enumerate() {
            let candidate = parents[turn][cell];
            if placed.is_none() && colour(candidate) == best {
                *placed = Some(candidate);
                for (counts, parent) in counts.iter_mut().zip(parents) {
                    counts[colour(parent[cell])] -= 1;
                }
            }
        }
        turn ^= 1;
    }
}
