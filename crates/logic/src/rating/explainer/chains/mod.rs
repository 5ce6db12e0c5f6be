//! Chains of implications: forcing chains and cycles (6.5 and more), Nishio (7.5), cell and region
//! forcing chains (8.0), dynamic ones (8.5) and those that use patterns on the way (9.0).
//!
//! A chain assumes that a candidate holds or does not, and follows what this implies by cells and
//! houses with one way left. A chain is the harder the longer it is: of all chains of a kind the
//! shortest is taken, and 0.1 is added for each of the lengths 4, 6, 8, 12, 16, 24 ... that it
//! exceeds. So a search may give up on what can't be shorter than the best so far, and does.

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
