//! The check of a permutation.

/// Returns `true` if these are the numbers of a range, each exactly once, in any order.
pub(super) fn is_permutation(numbers: &[usize], range: impl Iterator<Item = usize>) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.into_iter().eq(range)
}
