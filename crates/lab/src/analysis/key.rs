//! Keys of two values, converted to numbers for rank tests.

/// A key of two values. The second value only breaks ties of the first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Key(pub f64, pub f64);

impl Key {
    fn compare(&self, other: &Self) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0).then(self.1.total_cmp(&other.1))
    }
}

/// The place of each key in the order of the distinct keys, from 1. A rank test gives the same
/// result for these places as for the keys.
pub(super) fn places(keys: &[Key]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..keys.len()).collect();
    order.sort_by(|&one, &other| keys[one].compare(&keys[other]));
    let mut places = vec![0.0; keys.len()];
    for (place, equal) in order.chunk_by(|&one, &other| keys[one] == keys[other]).enumerate() {
        equal.iter().for_each(|&at| places[at] = (place + 1) as f64);
    }
    places
}

/// The places of the absolute differences, each with the sign of its difference. A difference of
/// zero gets 0.
pub(super) fn signed_places(differences: &[Key]) -> Vec<f64> {
    let amounts: Vec<Key> = differences.iter().map(|&Key(a, b)| Key(a.abs(), b.abs())).collect();
    let sign = |&Key(first, second): &Key| {
        let telling = if first == 0.0 { second } else { first };
        if telling == 0.0 { 0.0 } else { telling.signum() }
    };
    places(&amounts).iter().zip(differences).map(|(place, one)| place * sign(one)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Key, places, signed_places};

    #[test]
    fn the_second_value_counts_where_the_first_are_equal() {
        let failed = f64::INFINITY;
        let keys =
            [Key(failed, 9.0), Key(5.0, 0.0), Key(failed, 2.0), Key(5.0, 0.0), Key(-1.0, 7.0)];
        assert_eq!(places(&keys), [4.0, 2.0, 3.0, 2.0, 1.0]);
        // Even if the first values are very close and the second ones far apart.
        assert_eq!(places(&[Key(1.0, 1e300), Key(1.0 + f64::EPSILON, 0.0)]), [1.0, 2.0]);
        assert!(places(&[]).is_empty());
    }

    #[test]
    fn differences_keep_their_sign() {
        let differences =
            [Key(-3.0, 0.0), Key(0.0, 2.0), Key(0.0, 0.0), Key(3.0, 0.0), Key(0.0, -1.0)];
        assert_eq!(signed_places(&differences), [-4.0, 3.0, 0.0, 4.0, -2.0]);
    }
}
