//! Fronts of two values that are both to be minimised.

/// A set of pairs of values that do not dominate each other: a pair with a lower first value has a
/// higher second value.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Front {
    /// The pairs, ascending in the first value, and therefore descending in the second.
    pairs: Vec<[u32; 2]>,
}

impl Front {
    /// The front of some pairs.
    #[must_use]
    pub fn of(pairs: impl IntoIterator<Item = [u32; 2]>) -> Self {
        let mut front = Self::default();
        pairs.into_iter().for_each(|pair| front.add(pair));
        front
    }

    /// The pairs, ascending in the first value.
    #[must_use]
    pub fn pairs(&self) -> &[[u32; 2]] {
        &self.pairs
    }

    /// Returns `true` if the front has no pair.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The lowest second value among the pairs whose first value is at most `first`.
    #[must_use]
    pub fn second_at(&self, first: u32) -> Option<u32> {
        let end = self.pairs.partition_point(|pair| pair[0] <= first);
        self.pairs[..end].last().map(|pair| pair[1])
    }

    /// Adds a pair and removes the pairs that it dominates. Does nothing if an existing pair is at
    /// most as high in both values.
    pub fn add(&mut self, [first, second]: [u32; 2]) {
        if self.second_at(first).is_some_and(|lowest| lowest <= second) {
            return;
        }
        let from = self.pairs.partition_point(|pair| pair[0] < first);
        let dominated = self.pairs[from..].partition_point(|pair| pair[1] >= second);
        self.pairs.splice(from..from + dominated, [[first, second]]);
    }

    /// The hypervolume of two values (Zitzler and Thiele 1999,
    /// <https://doi.org/10.1109/4235.797969>). It is the area between the front and a reference
    /// point that the front dominates. Pairs that are not below the reference in both values add
    /// nothing.
    #[must_use]
    pub fn hypervolume(&self, reference: [u32; 2]) -> u64 {
        let [right, mut top] = reference;
        let mut area = 0;
        for &[first, second] in &self.pairs {
            if first < right && second < top {
                area += u64::from(right - first) * u64::from(top - second);
                top = second;
            }
        }
        area
    }
}

/// The pairs that at least `share` of the fronts attain, that is, reach or dominate. They are the
/// border of an attained region (Fonseca and Fleming 1996,
/// <https://doi.org/10.1007/3-540-61723-X_1022>; Grunert da Fonseca, Fonseca and Hall 2001,
/// <https://doi.org/10.1007/3-540-44719-9_15>). A share of one half gives the median attainment
/// surface. The running time is `O(n m * n log n)` for `n` fronts of `m` pairs.
#[must_use]
pub fn attained(fronts: &[Front], share: f64) -> Front {
    let needed = ((fronts.len() as f64 * share).ceil() as usize).max(1);
    let mut firsts: Vec<u32> =
        fronts.iter().flat_map(|front| &front.pairs).map(|pair| pair[0]).collect();
    firsts.sort_unstable();
    firsts.dedup();
    Front::of(firsts.into_iter().filter_map(|first| {
        let mut seconds: Vec<u32> =
            fronts.iter().filter_map(|front| front.second_at(first)).collect();
        seconds.sort_unstable();
        seconds.get(needed - 1).map(|&second| [first, second])
    }))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn pairs() -> impl Strategy<Value = Vec<[u32; 2]>> {
        proptest::collection::vec(proptest::array::uniform2(0u32..12), 0..20)
    }

    /// Returns `true` if a pair is at most as high in both values as another.
    fn reaches(one: [u32; 2], other: [u32; 2]) -> bool {
        one[0] <= other[0] && one[1] <= other[1]
    }

    proptest! {
        #[test]
        fn a_front_is_what_nothing_dominates(pairs in pairs()) {
            let front = Front::of(pairs.iter().copied());
            for pair in &pairs {
                let dominated = pairs.iter().any(|one| reaches(*one, *pair) && one != pair);
                prop_assert_eq!(front.pairs().contains(pair), !dominated);
            }
            prop_assert!(front.pairs().iter().all(|pair| pairs.contains(pair)));
            let is_sorted = |two: &[[u32; 2]]| two[0][0] < two[1][0] && two[0][1] > two[1][1];
            prop_assert!(front.pairs().windows(2).all(is_sorted));
        }

        /// With integers, the area equals the number of unit squares that some pair dominates.
        #[test]
        fn a_hypervolume_is_counted_in_squares(
            pairs in pairs(),
            reference in proptest::array::uniform2(0u32..15),
        ) {
            let squares = (0..reference[0]).flat_map(|x| (0..reference[1]).map(move |y| [x, y]));
            let counted = squares.filter(|at| pairs.iter().any(|pair| reaches(*pair, *at))).count();
            prop_assert_eq!(Front::of(pairs).hypervolume(reference), counted as u64);
        }

        #[test]
        fn a_region_is_attained_by_as_many_fronts(
            runs in proptest::collection::vec(pairs(), 1..6),
            share in 0.01f64..=1.0,
        ) {
            let fronts: Vec<Front> = runs.iter().map(|run| Front::of(run.iter().copied())).collect();
            let surface = attained(&fronts, share);
            for at in (0..12).flat_map(|x| (0..12).map(move |y| [x, y])) {
                let by = |front: &&Front| front.pairs().iter().any(|pair| reaches(*pair, at));
                let count = fronts.iter().filter(by).count() as f64;
                let is_inside = surface.pairs().iter().any(|pair| reaches(*pair, at));
                prop_assert_eq!(is_inside, count >= share * fronts.len() as f64);
            }
        }
    }
}
