//! Chains: step-by-step consequences of a candidate being on or off.
//!
//! All chains use a [web](web::Web) of candidates (and groups of them) with weak and strong links.
//! The implications at any distance are one closure of bits ([`reach`]). A chain itself is searched
//! only if its conclusion is known to be useful ([`walk`]).
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
//! The order and the selection of deductions follow HoDoKu step by step (B. Hobiger, HoDoKu 2.2.0),
//! so that the ratings are the same. Boards with more than 4,096 candidates have no chains. Groups
//! and sets are ignored beyond 8,192 places, joined nets are cut at 1,000 entries.

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
