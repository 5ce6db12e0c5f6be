//! The crossover of two colourings.

/// Creates a child that inherits whole colour classes. The parents take turns. Each turn takes the
/// parent's colour with the most cells that the child has not filled yet. Cells in none of these
/// classes stay unfilled; ties are random.
///
/// `colour` returns the colour of a parent's candidate, a number below `colours`, which is 1 to 64.
/// Parents and child have equally many cells. This is the greedy partition crossover of Galinier
/// and Hao 1999 (<https://doi.org/10.1023/A:1009823419804>), except that colours have names.
pub fn inherit(
    parents: [&[u32]; 2],
    colours: usize,
    colour: impl Fn(u32) -> usize,
    child: &mut [Option<u32>],
    mut below: impl FnMut(u32) -> u32,
) {
    // For each colour in each parent, the number of its cells that the child has not filled yet.
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
