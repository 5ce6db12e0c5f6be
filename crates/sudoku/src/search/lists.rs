//! Many short lists in one piece of memory.

/// Numbered lists, one after the other in memory.
#[derive(Clone, Debug)]
pub(super) struct Lists<T> {
    all: Vec<T>,
    /// Where each begins, and where the last ends.
    starts: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self { all: Vec::new(), starts: vec![0] }
    }
}

impl<T: Copy> Lists<T> {
    pub(super) fn of(lists: &[Vec<T>]) -> Self {
        let mut all = Self::default();
        lists.iter().for_each(|list| all.push(list.iter().copied()));
        all
    }

    pub(super) fn clear(&mut self) {
        self.all.clear();
        self.starts.truncate(1);
    }

    /// Adds a list.
    pub(super) fn push(&mut self, list: impl IntoIterator<Item = T>) {
        self.all.extend(list);
        self.starts.push(self.all.len() as u32);
    }

    /// The number of lists.
    pub(super) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    #[inline]
    pub(super) fn get(&self, list: u32) -> &[T] {
        let list = list as usize;
        &self.all[self.starts[list] as usize..self.starts[list + 1] as usize]
    }
}
