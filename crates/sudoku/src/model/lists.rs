//! Many short lists in one piece of memory.

/// Numbered lists, one after the other in memory.
#[derive(Clone, Debug)]
pub(crate) struct Lists<T> {
    items: Vec<T>,
    /// Where each list begins, and where the last ends.
    starts: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self { items: Vec::new(), starts: vec![0] }
    }
}

impl<T> Lists<T> {
    /// Forgets all lists and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.items.clear();
        self.starts.truncate(1);
    }

    /// Adds a list.
    pub(crate) fn push(&mut self, list: impl IntoIterator<Item = T>) {
        self.extend(list);
        self.close();
    }

    /// Adds items to the list that is [closed](Self::close) next.
    pub(crate) fn extend(&mut self, items: impl IntoIterator<Item = T>) {
        self.items.extend(items);
    }

    /// The items added since the last list was closed.
    pub(crate) fn open(&self) -> &[T] {
        let start = self.starts.last().map_or(0, |&start| start as usize);
        &self.items[start..]
    }

    /// Makes a list of the items added since the last one.
    pub(crate) fn close(&mut self) {
        self.starts.push(self.items.len() as u32);
    }

    /// The number of closed lists.
    pub(crate) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// The items of a closed list.
    #[inline]
    pub(crate) fn get(&self, list: usize) -> &[T] {
        &self.items[self.starts[list] as usize..self.starts[list + 1] as usize]
    }
}

impl<T: Copy> Lists<T> {
    /// The lists of a vector of vectors.
    pub(crate) fn of(lists: &[Vec<T>]) -> Self {
        let mut all = Self::default();
        lists.iter().for_each(|list| all.push(list.iter().copied()));
        all
    }
}
