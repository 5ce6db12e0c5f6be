//! A generation and its children, of an algorithm whose children take the places of all members at once.

use crate::population::replace_worst;
use crate::puzzle::{Member, Puzzle};

/// The members of a generation, and those of the next one while they are made.
pub(super) struct Brood<P> {
    /// The last complete generation.
    pub(super) members: Vec<Member<P>>,
    /// The next one, or room for it.
    pub(super) children: Vec<Member<P>>,
    /// How many children there were when one of them was a solution, which ended the run.
    pub(super) cut_short: Option<usize>,
}

state!([P: Puzzle] Brood<P>: members);

impl<P: Puzzle> Brood<P> {
    /// Nobody yet, and the room for these children.
    pub(super) fn new(children: Vec<Member<P>>) -> Self {
        Self { members: Vec::new(), children, cut_short: None }
    }

    /// Takes generation 0, which also makes room for as many children.
    pub(super) fn found(&mut self, members: Vec<Member<P>>) {
        self.children.clone_from(&members);
        self.members = members;
    }

    /// Puts the children in the places of the members.
    pub(super) fn succeed(&mut self) {
        std::mem::swap(&mut self.members, &mut self.children);
    }

    /// Takes a migrant in, in the place of the worst.
    pub(super) fn receive(&mut self, migrant: Member<P>) {
        replace_worst(&mut self.members, migrant);
    }

    /// The last generation, as far as it got.
    pub(super) fn members(&self) -> &[Member<P>] {
        match self.cut_short {
            Some(born) => &self.children[..born],
            None => &self.members,
        }
    }
}
