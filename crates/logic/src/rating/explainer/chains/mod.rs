//! Chains of implications: forcing chains and cycles (6.5 and more), Nishio (7.5), and cell and
//! region forcing chains (8.0). Beyond these are dynamic chains (8.5) and chains that use patterns
//! (9.0).
//!
//! A chain assumes that a candidate holds, or that it doesn't, and follows the implications by
//! cells and houses with one alternative left. Longer chains are harder: 0.1 is added for each of
//! the lengths 4, 6, 8, 12, 16, 24 ... that a chain exceeds. The shortest chain of each kind is
//! used, so a search abandons chains that can't be shorter than the best so far.

mod barren;
mod closure;
mod family;
mod links;
mod literal;
mod multiple;
mod nested;
mod net;
mod rank;
mod simple;

pub(super) use family::Family;
pub(super) use multiple::Multiple;
pub(super) use simple::Simple;
