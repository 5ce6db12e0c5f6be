//! Compares `Set` with the standard library's ordered set.

use std::collections::BTreeSet;

use evoku_sudoku::{Cell, Cells, Digit, Digits, Element, House, Houses, Set};
use proptest::prelude::*;

/// Two lists of indices below the capacity, and one more index.
fn indices(capacity: usize) -> impl Strategy<Value = (Vec<usize>, Vec<usize>, usize)> {
    let list = || prop::collection::vec(0..capacity, 0..80);
    (list(), list(), 0..capacity)
}

fn check_laws<T, const WORDS: usize>(
    (a, b, index): (Vec<usize>, Vec<usize>, usize),
) -> Result<(), TestCaseError>
where
    T: Element + Ord + std::fmt::Debug,
{
    let twin = |list: &[usize]| -> BTreeSet<T> { list.iter().map(|&i| T::from_index(i)).collect() };
    let set =
        |list: &[usize]| -> Set<T, WORDS> { list.iter().map(|&i| T::from_index(i)).collect() };
    let same = |set: Set<T, WORDS>, twin: BTreeSet<T>| {
        prop_assert!(set.iter().eq(twin.iter().copied()), "{:?} for {:?}", set, twin);
        prop_assert_eq!(set.iter().len(), twin.len());
        prop_assert_eq!(format!("{set:?}"), format!("{twin:?}"));
        Ok(())
    };
    let (x, y, twin_x, twin_y) = (set(&a), set(&b), twin(&a), twin(&b));
    let element = T::from_index(index);
    prop_assert_eq!(element.index(), index);

    same(x | y, &twin_x | &twin_y)?;
    same(x & y, &twin_x & &twin_y)?;
    same(x - y, &twin_x - &twin_y)?;
    same(x ^ y, &twin_x ^ &twin_y)?;
    let assigned = |operation: fn(&mut Set<T, WORDS>, Set<T, WORDS>)| {
        let mut set = x;
        operation(&mut set, y);
        set
    };
    prop_assert_eq!(assigned(|a, b| *a |= b), x | y);
    prop_assert_eq!(assigned(|a, b| *a &= b), x & y);
    prop_assert_eq!(assigned(|a, b| *a -= b), x - y);

    prop_assert_eq!(x.len(), twin_x.len());
    prop_assert_eq!(x.is_empty(), twin_x.is_empty());
    prop_assert_eq!(x.contains(element), twin_x.contains(&element));
    prop_assert_eq!(x.min(), twin_x.first().copied());
    prop_assert_eq!(x.max(), twin_x.last().copied());
    let single = if twin_x.len() == 1 { twin_x.first().copied() } else { None };
    prop_assert_eq!(x.single(), single);
    prop_assert_eq!(x.is_subset(&y), twin_x.is_subset(&twin_y));
    prop_assert!((x & y).is_subset(&x));
    prop_assert_eq!(x.is_disjoint(&y), twin_x.is_disjoint(&twin_y));
    prop_assert_eq!(x == y, twin_x == twin_y);
    prop_assert_eq!(x.words().iter().map(|word| word.count_ones()).sum::<u32>(), x.len() as u32);

    let position = |of: &BTreeSet<T>, element| of.iter().position(|&other| other == element);
    prop_assert_eq!(x.position(element), position(&twin_x, element));
    for place in [0, index % 7, twin_x.len().saturating_sub(1), twin_x.len()] {
        let expected = twin_x.iter().nth(place).copied();
        prop_assert_eq!(x.at(place), expected);
        let (mut without, mut twin_without) = (x, twin_x.clone());
        prop_assert_eq!(without.remove_at(place), expected);
        expected.map(|element| twin_without.remove(&element));
        same(without, twin_without)?;
    }
    let (mut full, mut twin_full) = (x, twin_x.clone());
    let added = twin_full.insert(element);
    prop_assert_eq!(
        Some(full.insert_full(element)),
        position(&twin_full, element).map(|at| (at, added))
    );
    same(full, twin_full)?;

    let (mut changed, mut twin_changed) = (x, twin_x.clone());
    prop_assert_eq!(changed.insert(element), twin_changed.insert(element));
    same(changed, twin_changed.clone())?;
    prop_assert_eq!(changed.remove(element), twin_changed.remove(&element));
    prop_assert_eq!(changed.remove(element), false);
    same(changed, twin_changed.clone())?;
    changed.extend(y);
    twin_changed.extend(&twin_y);
    same(changed, twin_changed)?;
    changed.clear();
    prop_assert_eq!(changed, Set::EMPTY);
    prop_assert_eq!(changed, Set::default());

    prop_assert_eq!(Set::<T, WORDS>::only(element).single(), Some(element));
    same(Set::first(index), (0..index).map(T::from_index).collect())?;
    let all = Set::<T, WORDS>::first(Set::<T, WORDS>::CAPACITY);
    prop_assert_eq!(all.len(), 64 * WORDS);
    prop_assert!(all.contains(element));
    Ok(())
}

proptest! {
    #[test]
    fn digits_are_a_set(lists in indices(Digits::CAPACITY)) {
        check_laws::<Digit, 1>(lists)?;
    }

    #[test]
    fn cells_are_a_set(lists in indices(Cells::CAPACITY)) {
        check_laws::<Cell, 64>(lists)?;
    }

    #[test]
    fn houses_are_a_set(lists in indices(Houses::CAPACITY)) {
        check_laws::<House, 4>(lists)?;
    }
}

#[test]
fn digits_are_1_to_64() {
    assert_eq!(Digit::new(0), None);
    assert_eq!(Digit::new(65), None);
    for value in 1..=64 {
        let digit = Digit::new(value).expect("1 to 64");
        assert_eq!((digit.value(), digit.index()), (value, usize::from(value) - 1));
        assert_eq!(digit.to_string(), value.to_string());
    }
    assert_eq!(size_of::<Option<Digit>>(), 1);
}

#[test]
fn cells_know_their_row_and_column() {
    let cell = Cell::at(3, 7, 16);
    assert_eq!((cell.index(), cell.row(16), cell.column(16)), (55, 3, 7));
    assert_eq!(cell.name(16), "r4c8");
}
