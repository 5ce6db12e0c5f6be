//! Chains: what follows from a candidate being on or off, step by step.
//!
//! All of them run through a [web](web::Web) of candidates (and groups of them) with weak and strong links.
//! What follows from what at any distance is one closure of bits ([`reach`]); a chain itself is sought only
//! where its conclusion is known to be worth it ([`walk`]).
//!
//! | technique | web | conclusion |
//! |---|---|---|
//! | X-chain | one digit | [`straight`] |
//! | XY-chain | cells with two candidates | [`straight`] |
//! | nice loops, AIC | candidates | [`loops`] |
//! | grouped nice loops, grouped AIC | candidates and groups | [`loops`] |

mod loops;
mod reach;
mod steps;
mod straight;
mod walk;
mod web;

use std::ops::ControlFlow;

use reach::Reach;
use steps::Steps;
use walk::Walk;
use web::{Scope, Web};

use super::{Found, Search};
use crate::logic::technique::Technique;

/// What the searches for chains keep.
#[derive(Debug, Default)]
pub(crate) struct Chains<const WORDS: usize> {
    /// For the web of one search after the other.
    tools: Tools<WORDS>,
}

/// A web and what is derived from it, with the memory for it.
#[derive(Debug, Default)]
struct Tools<const WORDS: usize> {
    web: Web<WORDS>,
    reach: Reach,
    walk: Walk,
    steps: Steps,
}

/// Finds X-chains or XY-chains.
pub(crate) fn straight<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let scope = match technique {
        Technique::XyChain => Scope::BivalueCells,
        _ => Scope::Digits,
    };
    let tools = &mut search.cache.chains.tools;
    tools.web.spin(search.position, scope);
    straight::find(technique, search.position, tools, found)
}

/// Finds nice loops and alternating inference chains, with groups or without.
pub(crate) fn loops<const WORDS: usize>(
    grouped: bool,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let scope = if grouped { Scope::Groups } else { Scope::Candidates };
    let tools = &mut search.cache.chains.tools;
    tools.web.spin(search.position, scope);
    loops::find(search.position, tools, found)
}
