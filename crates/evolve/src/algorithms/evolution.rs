//! Evolution of partial boards with a propagating decoder.

use std::ops::ControlFlow;
use std::sync::Arc;

use evoku_ea::{
    Algorithm, Cost, Fitness, Judge, Member, Offspring, Patience, Rng, Stop, is_assessed,
    replace_worst, state,
};
use evoku_model::Sudoku;

use crate::algorithms::elites::Elites;
use crate::encodings::decoder::{Decoded, Decoder, Inheritance, decoder};

/// How many attempts there are, and how long populations live.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// Members of a population.
    pub(crate) members: usize,
    /// Decodes without parents that found one.
    pub(crate) founders: usize,
    /// Children of a generation.
    pub(crate) children: usize,
    /// Generations without a new best before another population is founded.
    pub(crate) patience: u64,
    /// Populations without anything new to agree on before all begins again.
    pub(crate) doubt: u64,
}

/// Populations one after another, the best of which are asked what they agree on.
pub(crate) struct Evolution {
    decoder: Box<dyn Decoder>,
    /// Where children are made.
    child: Member<Decoded>,
    size: usize,
    founders: usize,
    children: usize,
    patience: Patience,
    members: Vec<Member<Decoded>>,
    /// How the children of the last generation compare with their parents.
    offspring: Offspring,
    /// How many members are of the population under way, rather than of the one before.
    founded: usize,
    elites: Elites,
    /// Populations since the elites agreed on something new.
    unmoved: u64,
    doubt: u64,
}

impl Evolution {
    /// Evolves boards of this puzzle.
    pub(crate) fn new(
        sudoku: &Sudoku,
        inheritance: Inheritance,
        sizes: Sizes,
        elites: Elites,
    ) -> Self {
        let blank = Decoded::new(&Arc::new(sudoku.clone()));
        Self {
            decoder: decoder(sudoku, inheritance),
            child: Member { puzzle: blank, cost: Cost::WORST },
            size: sizes.members,
            founders: sizes.founders,
            children: sizes.children,
            patience: Patience::of(sizes.patience),
            members: Vec::new(),
            offspring: Offspring::default(),
            founded: 0,
            elites,
            unmoved: 0,
            doubt: sizes.doubt,
        }
    }

    /// The member with the highest cost, the last of equals.
    fn worst(&self) -> usize {
        (0..self.members.len()).max_by_key(|&member| self.members[member].cost).unwrap_or(0)
    }

    fn best_member(&self) -> usize {
        (0..self.members.len()).min_by_key(|&member| self.members[member].cost).unwrap_or(0)
    }

    /// Makes and evaluates a child of two random members, or one without parents, and admits it.
    fn breed<F: Fitness<Decoded>>(
        &mut self,
        founding: bool,
        judge: &mut Judge<'_, Decoded, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let parents = (!founding).then(|| {
            let mut parents = rng.two_indices(self.members.len(), self.members.len());
            if self.members[parents[1]].cost < self.members[parents[0]].cost {
                parents.reverse();
            }
            parents.map(|parent| &self.members[parent])
        });
        let genomes = parents.map(|parents| parents.map(|parent| &parent.puzzle));
        let placed = self.decoder.decode(genomes, &mut self.child.puzzle, rng);
        let judged = judge.assess_decoded(&mut self.child, placed as u64);
        if is_assessed(judged) {
            if let Some([better, _]) = parents {
                self.offspring.count(self.child.cost, better.cost);
            }
            self.admit(judged.is_break());
        }
        judged
    }

    /// The child takes the place of the worst member, unless that is better or it is there already;
    /// a solution takes it in any case.
    fn admit(&mut self, solved: bool) {
        if self.founded < self.size {
            match self.members.get_mut(self.founded) {
                Some(member) => std::mem::swap(member, &mut self.child),
                None => self.members.push(self.child.clone()),
            }
            self.founded += 1;
            return;
        }
        let worst = self.worst();
        let better = self.child.cost <= self.members[worst].cost;
        if solved || better && !self.has_twin() {
            std::mem::swap(&mut self.members[worst], &mut self.child);
        }
    }

    /// Whether the child is a member already.
    fn has_twin(&self) -> bool {
        let child = &self.child;
        let mut same_cost = self.members.iter().filter(|member| member.cost == child.cost);
        same_cost.any(|member| member.puzzle.values() == child.puzzle.values())
    }

    /// Enters the best member among the elites. What they agree on is where later populations
    /// begin, unless they have had nothing new to agree on for too long.
    fn retire(&mut self) {
        let best = self.best_member();
        self.elites.enter(self.members[best].puzzle.values());
        self.unmoved += 1;
        if self.elites.are_asked() && self.decoder.narrow(self.elites.agreement()) {
            self.unmoved = 0;
        }
        if self.unmoved >= self.doubt {
            self.decoder.widen();
            self.elites.dismiss();
            self.unmoved = 0;
        }
    }
}

state!(Evolution: members, founded, patience, elites, unmoved, decoder);

impl Algorithm for Evolution {
    type Puzzle = Decoded;

    fn found<F: Fitness<Decoded>>(
        &mut self,
        judge: &mut Judge<'_, Decoded, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        judge.note_placements(self.decoder.placed() as u64);
        (0..self.founders).try_for_each(|_| self.breed(true, judge, rng))
    }

    /// Children of the population, or founders of a new one.
    fn step<F: Fitness<Decoded>>(
        &mut self,
        judge: &mut Judge<'_, Decoded, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.patience.age();
        self.patience.note(self.members[self.best_member()].cost);
        let founding = self.patience.has_run_out();
        if founding {
            judge.restart();
            self.patience.renew();
            self.retire();
            self.founded = 0;
        }
        self.offspring = Offspring::default();
        let children = if founding { self.founders } else { self.children };
        (0..children).try_for_each(|_| self.breed(founding, judge, rng))
    }

    fn receive(&mut self, migrant: Member<Decoded>) {
        replace_worst(&mut self.members, migrant);
    }

    fn members(&self) -> &[Member<Decoded>] {
        &self.members
    }

    fn offspring(&self) -> Option<Offspring> {
        Some(self.offspring)
    }
}
