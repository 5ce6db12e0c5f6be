//! Chains: what follows from a candidate being on or off, step by step.
//!
//! All of them run through a [web](web::Web) of candidates (and groups of them) with weak and
//! strong links. What follows from what at any distance is one closure of bits ([`reach`]); a chain
//! itself is sought only where its conclusion is known to be worth it ([`walk`]).
//!
//! | technique | web | conclusion |
//! |---|---|---|
//! | X-chain | one digit | [`straight`] |
//! | XY-chain | cells with two candidates | [`straight`] |
//! | nice loops, AIC | candidates | [`loops`] |
//! | grouped nice loops, grouped AIC | candidates and groups | [`loops`] |
//! | ALS nice loops, ALS AIC | almost locked sets besides | [`loops`] |
//! | forcing chains | candidates and groups | [`forcing`] |
//! | forcing nets | candidates and groups, singles besides ([`nets`]) | [`forcing`], [`proof`] |
//!
//! Which deduction comes first, and which are found at all, is HoDoKu's choice step by step (B.
//! Hobiger, HoDoKu 2.2.0), so that its ratings come out the same. Boards with more than 4,096
//! candidates have no chains, groups and sets are left out beyond 8,192 places, nets joined beyond
//! 1,000 entries.

mod forcing;
pub(super) mod forcing_chains;
pub(super) mod forcing_nets;
mod locked_sets;
pub(super) mod loops;
mod nets;
mod proof;
mod reach;
mod steps;
pub(super) mod straight;
pub(super) mod tools;
mod trial;
mod walk;
mod web;
