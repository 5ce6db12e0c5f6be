//! Data that searches for chains keep and share.

use super::nets::Nets;
use super::reach::Reach;
use super::steps::Steps;
use super::walk::Walk;
use super::web::{Scope, Web};
use crate::position::Position;

/// Data that the searches for chains keep.
#[derive(Debug, Default)]
pub(crate) struct Chains<const WORDS: usize> {
    /// Reused for the web of each search.
    pub(super) tools: Tools<WORDS>,
    /// The web of candidates and groups, which several searches use.
    pub(super) grouped: Tools<WORDS>,
    /// The position for which `grouped` is valid.
    revision: Option<u64>,
    pub(super) net_reach: Reach,
    pub(super) nets: Nets<WORDS>,
}

/// A web and data derived from it; memory is reused.
#[derive(Debug, Default)]
pub(super) struct Tools<const WORDS: usize> {
    pub(super) web: Web<WORDS>,
    pub(super) reach: Reach,
    pub(super) walk: Walk,
    pub(super) steps: Steps,
}

impl<const WORDS: usize> Chains<WORDS> {
    /// The web of candidates and groups of a position.
    pub(super) fn grouped(&mut self, position: &Position<WORDS>) -> &mut Tools<WORDS> {
        if self.revision != Some(position.revision()) {
            self.grouped.prepare(position, Scope::Groups);
            self.revision = Some(position.revision());
        }
        &mut self.grouped
    }
}

impl<const WORDS: usize> Tools<WORDS> {
    /// Builds a web and its closure; without a closure for almost locked sets, which are too many.
    pub(super) fn prepare(&mut self, position: &Position<WORDS>, scope: Scope) -> &mut Self {
        self.web.spin(position, scope);
        if scope != Scope::LockedSets {
            self.reach.of_web(&self.web);
        }
        self
    }
}
