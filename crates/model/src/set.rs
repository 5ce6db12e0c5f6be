//! Bit sets with typed elements.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Sub, SubAssign};

/// A type whose values have small indices, so that a set of them is a bit vector.
///
/// Implement it to keep values of your own small types in a [`Set`]. `from_index(e.index())` must
/// be `e`. Indices must be below the capacity of the set; a larger index panics.
///
/// ```
/// use evoku_model::{Element, Set};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Colour { Red, Green, Blue }
///
/// impl Element for Colour {
///     fn from_index(index: usize) -> Self {
///         [Self::Red, Self::Green, Self::Blue][index]
///     }
///     fn index(self) -> usize {
///         self as usize
///     }
/// }
///
/// let colours: Set<Colour, 1> = [Colour::Blue, Colour::Red].into_iter().collect();
/// assert_eq!(colours.iter().collect::<Vec<_>>(), [Colour::Red, Colour::Blue]);
/// ```
pub trait Element: Copy {
    /// The element with this index.
    fn from_index(index: usize) -> Self;
    /// The index of this element, counted from 0.
    fn index(self) -> usize;
}

/// A set of up to `64 * WORDS` elements, one bit each, iterated in ascending order.
///
/// ```text
/// word:  0                     1
/// bit:   0 1 2 3 ........ 63   0 1 2 ........
/// holds  elements 0 to 63      elements 64 to 127
/// ```
///
/// The element type prevents mixing sets of digits, cells and houses. With one word, every
/// operation takes one or a few machine instructions.
///
/// ```
/// use evoku_model::{Digit, Digits};
///
/// let mut open = Digits::first(9);
/// let five = Digit::new(5).expect("5 is a digit");
/// assert!(open.remove(five));
/// assert_eq!(open.len(), 8);
/// assert_eq!(open.iter().map(|d| d.value()).collect::<Vec<_>>(), [1, 2, 3, 4, 6, 7, 8, 9]);
/// ```
pub struct Set<T, const WORDS: usize> {
    words: [u64; WORDS],
    element: PhantomData<T>,
}

impl<T: Element, const WORDS: usize> Set<T, WORDS> {
    /// The empty set.
    pub const EMPTY: Self = Self { words: [0; WORDS], element: PhantomData };

    /// The maximum number of elements of a set.
    pub const CAPACITY: usize = 64 * WORDS;

    /// The set of the elements with the indices `0..count`.
    ///
    /// # Panics
    /// If `count` is larger than [`Self::CAPACITY`].
    #[must_use]
    pub const fn first(count: usize) -> Self {
        assert!(count <= Self::CAPACITY);
        let mut words = [0; WORDS];
        let mut word = 0;
        while word < WORDS {
            let below = count.saturating_sub(64 * word);
            words[word] = if below >= 64 { u64::MAX } else { (1 << below) - 1 };
            word += 1;
        }
        Self { words, element: PhantomData }
    }

    /// The set that contains only this element.
    #[must_use]
    #[inline]
    pub fn only(element: T) -> Self {
        let mut set = Self::EMPTY;
        set.insert(element);
        set
    }

    /// The set of the elements whose flags are `true`. Flags are in index order.
    ///
    /// # Panics
    /// If there are more than [`Self::CAPACITY`] flags.
    #[must_use]
    pub fn of_flags(flags: impl IntoIterator<Item = bool>) -> Self {
        let mut set = Self::EMPTY;
        for (index, flag) in flags.into_iter().enumerate() {
            set.words[index / 64] |= u64::from(flag) << (index % 64);
        }
        set
    }

    /// The number of elements.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns `true` if the set is empty.
    #[must_use]
    // Compares word by word, here and in `eq`. A build optimised for size would call a byte
    // comparison for arrays, and would call every function that is not marked for inlining.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.words.iter().fold(0, |any, word| any | word) == 0
    }

    /// Removes every element.
    #[inline]
    pub fn clear(&mut self) {
        *self = Self::EMPTY;
    }

    /// Returns `true` if the element is in the set.
    #[must_use]
    #[inline]
    pub fn contains(&self, element: T) -> bool {
        let index = element.index();
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds an element; returns `true` if it was not in the set.
    #[inline]
    pub fn insert(&mut self, element: T) -> bool {
        let added = !self.contains(element);
        self.words[element.index() / 64] |= 1 << (element.index() % 64);
        added
    }

    /// Removes an element; returns `true` if it was in the set.
    #[inline]
    pub fn remove(&mut self, element: T) -> bool {
        let removed = self.contains(element);
        self.words[element.index() / 64] &= !(1 << (element.index() % 64));
        removed
    }

    /// The position of an element in ascending order, counted from 0; `None` if it is not in the set.
    ///
    /// ```
    /// use evoku_model::{Digit, Digits};
    ///
    /// let mut open: Digits = [2, 5, 9].into_iter().filter_map(Digit::new).collect();
    /// let (three, nine) = (Digit::new(3).expect("a digit"), Digit::new(9).expect("a digit"));
    /// assert_eq!(open.position(nine), Some(2));
    /// assert_eq!(open.position(three), None);
    /// assert_eq!(open.insert_full(three), (1, true));
    /// assert_eq!(open.at(3), Some(nine));
    /// assert_eq!(open.remove_at(3), Some(nine));
    /// assert_eq!(open.at(3), None);
    /// ```
    #[must_use]
    pub fn position(&self, element: T) -> Option<usize> {
        self.contains(element).then(|| (*self & Self::first(element.index())).len())
    }

    /// The element at a position in ascending order, counted from 0; `None` if there are fewer.
    #[must_use]
    pub fn at(&self, position: usize) -> Option<T> {
        self.iter().nth(position)
    }

    /// Adds an element. Returns its position in ascending order, and `true` if it was not in the set.
    pub fn insert_full(&mut self, element: T) -> (usize, bool) {
        let added = self.insert(element);
        ((*self & Self::first(element.index())).len(), added)
    }

    /// Removes the element at a position in ascending order, counted from 0. Returns the element;
    /// `None` if there are fewer.
    pub fn remove_at(&mut self, position: usize) -> Option<T> {
        self.at(position).inspect(|&element| {
            self.remove(element);
        })
    }

    /// The smallest element; `None` if the set is empty.
    #[must_use]
    #[inline]
    pub fn min(&self) -> Option<T> {
        let word = self.words.iter().position(|&word| word != 0)?;
        Some(T::from_index(64 * word + self.words[word].trailing_zeros() as usize))
    }

    /// The largest element; `None` if the set is empty.
    #[must_use]
    #[inline]
    pub fn max(&self) -> Option<T> {
        let word = self.words.iter().rposition(|&word| word != 0)?;
        Some(T::from_index(64 * word + 63 - self.words[word].leading_zeros() as usize))
    }

    /// The only element; `None` unless the set has exactly one.
    #[must_use]
    #[inline]
    pub fn single(&self) -> Option<T> {
        let word = self.words.iter().position(|&word| word != 0)?;
        let is_single = self.words[word].is_power_of_two()
            && self.words[word + 1..].iter().all(|&word| word == 0);
        is_single.then(|| T::from_index(64 * word + self.words[word].trailing_zeros() as usize))
    }

    /// Returns `true` if every element is also in `other`.
    #[must_use]
    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }

    /// Returns `true` if no element of this set is in `other`.
    #[must_use]
    #[inline]
    pub fn is_disjoint(&self, other: &Self) -> bool {
        (*self & *other).is_empty()
    }

    /// The elements in ascending order.
    #[must_use]
    #[inline]
    pub fn iter(&self) -> Iter<T, WORDS> {
        Iter { rest: *self, word: 0 }
    }

    /// The words of the bit set, lowest indices first.
    #[must_use]
    #[inline]
    pub fn words(&self) -> &[u64; WORDS] {
        &self.words
    }

    #[inline(always)]
    fn zip(self, other: Self, operation: impl Fn(u64, u64) -> u64) -> Self {
        let mut words = self.words;
        for (word, with) in words.iter_mut().zip(&other.words) {
            *word = operation(*word, *with);
        }
        Self { words, element: PhantomData }
    }
}

// Not derived, because a derive would add bounds on the element type that the bits don't need.
impl<T, const WORDS: usize> Clone for Set<T, WORDS> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, const WORDS: usize> Copy for Set<T, WORDS> {}
impl<T, const WORDS: usize> PartialEq for Set<T, WORDS> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).fold(0, |any, (one, two)| any | (one ^ two)) == 0
    }
}
impl<T, const WORDS: usize> Eq for Set<T, WORDS> {}
impl<T, const WORDS: usize> Hash for Set<T, WORDS> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.words.hash(state);
    }
}
impl<T: Element, const WORDS: usize> Default for Set<T, WORDS> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<T: Element + fmt::Debug, const WORDS: usize> fmt::Debug for Set<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Union.
impl<T: Element, const WORDS: usize> BitOr for Set<T, WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}
/// Intersection.
impl<T: Element, const WORDS: usize> BitAnd for Set<T, WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}
/// Difference: the elements of the left set that are not in the right one.
impl<T: Element, const WORDS: usize> Sub for Set<T, WORDS> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
}
/// Symmetric difference: the elements in exactly one of the two sets.
impl<T: Element, const WORDS: usize> BitXor for Set<T, WORDS> {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
}
impl<T: Element, const WORDS: usize> BitOrAssign for Set<T, WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
impl<T: Element, const WORDS: usize> BitAndAssign for Set<T, WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}
impl<T: Element, const WORDS: usize> SubAssign for Set<T, WORDS> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<T: Element, const WORDS: usize> Extend<T> for Set<T, WORDS> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        elements.into_iter().for_each(|element| {
            self.insert(element);
        });
    }
}
impl<T: Element, const WORDS: usize> FromIterator<T> for Set<T, WORDS> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(elements);
        set
    }
}
impl<T: Element, const WORDS: usize> IntoIterator for Set<T, WORDS> {
    type Item = T;
    type IntoIter = Iter<T, WORDS>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The elements of a [`Set`] in ascending order.
#[derive(Clone, Debug)]
pub struct Iter<T: Element, const WORDS: usize> {
    rest: Set<T, WORDS>,
    word: usize,
}

impl<T: Element, const WORDS: usize> Iterator for Iter<T, WORDS> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        while let Some(word) = self.rest.words.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(T::from_index(64 * self.word + bit));
            }
            self.word += 1;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }

    // Walking the whole set at once need not track the position, so it is faster than `next`.
    fn fold<B, F: FnMut(B, T) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        for (index, word) in self.rest.words.into_iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                folded = f(folded, T::from_index(64 * index + rest.trailing_zeros() as usize));
                rest &= rest - 1;
            }
        }
        folded
    }
}

impl<T: Element, const WORDS: usize> ExactSizeIterator for Iter<T, WORDS> {}
