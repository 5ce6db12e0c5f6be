//! The states of a tree search.

use std::fmt::Display;

/// A state of a tree search, independent of Sudoku.
///
/// A [`TreeSearch`](crate::TreeSearch) calls [`is_goal`](Self::is_goal) once for every state that
/// it takes from its [`Frontier`](crate::Frontier). It calls [`expand`](Self::expand) once for each
/// state that is not a goal. A frontier that orders states calls [`estimate`](Self::estimate) when
/// a state is put in.
///
/// Every state must have only one parent; a state that is reachable in two ways is searched twice.
/// All results must depend on the state alone, or a search can't be repeated. `expand` need not
/// check for goals among the children.
///
/// ```
/// use std::fmt;
///
/// use evoku_search::{Halt, Limit, Searchable, Stack, TreeSearch};
///
/// /// Coins that must add up to 5, each at most as large as the one before.
/// #[derive(Debug)]
/// struct Purse(Vec<u32>);
///
/// impl Searchable for Purse {
///     fn is_goal(&self) -> bool {
///         self.0.iter().sum::<u32>() == 5
///     }
///
///     fn expand(&self, children: &mut Vec<Self>) {
///         let (sum, last) = (self.0.iter().sum::<u32>(), self.0.last().copied());
///         for coin in [5, 2, 1].into_iter().filter(|&coin| last.is_none_or(|last| coin <= last)) {
///             if sum + coin <= 5 {
///                 children.push(Self(self.0.iter().copied().chain([coin]).collect()));
///             }
///         }
///     }
/// }
///
/// impl fmt::Display for Purse {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "{:?}", self.0)
///     }
/// }
///
/// let mut search = TreeSearch::new(Box::<Stack<Purse>>::default());
/// search.start(Some(Purse(Vec::new())), usize::MAX);
/// let mut ways = Vec::new();
/// while search.next(Limit::default()) == Halt::Found {
///     ways.extend(search.goal().map(Purse::to_string));
/// }
/// assert_eq!(ways, ["[5]", "[2, 2, 1]", "[2, 1, 1, 1]", "[1, 1, 1, 1, 1]"]);
/// ```
pub trait Searchable: Sized + Display {
    /// Returns `true` if this state is a goal of the search. A goal is not expanded.
    fn is_goal(&self) -> bool;

    /// Adds the child states to an empty list, the most promising first; adds nothing at a dead
    /// end.
    fn expand(&self, children: &mut Vec<Self>);

    /// Estimates the distance to a goal: smaller is more promising.
    fn estimate(&self) -> u32 {
        0
    }
}
