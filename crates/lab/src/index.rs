//! The indices of a plan's parts. Each kind of part has its own index type, so that indices can't
//! be confused.

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub u32);

        impl $name {
            /// The first `count` indices.
            pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..count as u32).map(Self)
            }

            /// The position of the part in the plan's list.
            #[must_use]
            pub fn at(self) -> usize {
                self.0 as usize
            }
        }
    };
}

index!(
    /// The index of a configuration in its plan.
    ConfigurationIndex
);
index!(
    /// The index of a class in its plan.
    ClassIndex
);
index!(
    /// The index of a puzzle among all puzzles of its plan, class by class.
    PuzzleIndex
);
