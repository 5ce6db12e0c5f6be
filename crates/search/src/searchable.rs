//! What a tree search is done on.

use std::fmt::Display;

/// A state of a tree search. Nothing here knows of Sudoku.
///
/// A [`TreeSearch`](crate::TreeSearch) calls [`is_goal`](Self::is_goal) once for every
/// state that it takes from its [`Frontier`](crate::Frontier), and
/// [`expand`](Self::expand) once for each of them that is no goal. A frontier that orders states
/// calls [`estimate`](Self::estimate) when a state is put in.
///
/// An implementor must make every state from one parent only: what two states lead to is searched
/// twice. The answers must follow from the state alone, or a search can't be repeated. `expand`
/// needs no check for goals among the children.
///
/// ```
/// use std::fmt;
///
/// use evoku_search::{Halt, Limit, Searchable, Stack, TreeSearch};
///
/// /// Coins that are to add up to 5, each at most as large as the one before.
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
    /// Whether the search is for this state. A goal is not expanded.
    fn is_goal(&self) -> bool;

    /// Adds the states that follow to an empty list, the most promising first; none at a dead end.
    fn expand(&self, children: &mut Vec<Self>);

    /// Estimates the distance from a goal: the smaller, the more promising.
    fn estimate(&self) -> u32 {
        0
    }
}
