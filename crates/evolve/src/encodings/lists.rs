//! Lists of many owners in one piece of memory.

/// A run of values for each of many owners, in one piece of memory.
///
/// ```text
/// starts  0     3  4        8
/// values  a a a b  c c c c  d ...
/// ```
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists<T> {
    starts: Vec<u32>,
    values: Vec<T>,
}

impl<T> Lists<T> {
    /// The lists of the owners 0, 1, 2, ...
    pub(crate) fn new(lists: impl IntoIterator<Item = impl IntoIterator<Item = T>>) -> Self {
        let (mut starts, mut values) = (vec![0], Vec::new());
        for list in lists {
            values.extend(list);
            starts.push(values.len() as u32);
        }
        Self { starts, values }
    }

    #[inline]
    pub(crate) fn of(&self, owner: usize) -> &[T] {
        &self.values[self.starts[owner] as usize..self.starts[owner + 1] as usize]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}
