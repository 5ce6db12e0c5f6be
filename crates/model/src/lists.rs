//! Many short lists in contiguous memory.

/// Numbered lists, one after the other in memory.
///
/// ```text
/// starts  0     3  4        8
/// items   a a a b  c c c c  d ...
/// ```
#[derive(Clone, Debug)]
pub struct Lists<T> {
    items: Vec<T>,
    /// The start of each list, and the end of the last.
    starts: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self { items: Vec::new(), starts: vec![0] }
    }
}

impl<T> Lists<T> {
    /// Removes all lists and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.items.clear();
        self.starts.truncate(1);
    }

    /// Adds a list.
    #[inline]
    pub fn push(&mut self, list: impl IntoIterator<Item = T>) {
        self.extend(list);
        self.close();
    }

    /// Adds items to the list that is [closed](Self::close) next.
    #[inline]
    pub fn extend(&mut self, items: impl IntoIterator<Item = T>) {
        self.items.extend(items);
    }

    /// The items added since the last list was closed.
    #[must_use]
    #[inline]
    pub fn open(&self) -> &[T] {
        let start = self.starts.last().map_or(0, |&start| start as usize);
        &self.items[start..]
    }

    /// Turns the items added since the last closed list into a list.
    #[inline]
    pub fn close(&mut self) {
        self.starts.push(self.items.len() as u32);
    }

    /// Returns `true` if there are no items.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The number of closed lists.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// The items of a closed list.
    /// # Panics
    /// If there is no list with this number.
    /// If there is no list of this number.
    #[must_use]
    #[inline]
    pub fn get(&self, list: usize) -> &[T] {
        &self.items[self.starts[list] as usize..self.starts[list + 1] as usize]
    }
}

impl<T, L: IntoIterator<Item = T>> FromIterator<L> for Lists<T> {
    fn from_iter<I: IntoIterator<Item = L>>(lists: I) -> Self {
        let mut all = Self::default();
        lists.into_iter().for_each(|list| all.push(list));
        all
    }
}
