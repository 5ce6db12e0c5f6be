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

/// The sizes and the lifetimes of populations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sizes {
    /// The number of members of a population.
    pub(crate) members: usize,
    /// The number of decodes without parents that initialise a population.
    pub(crate) initial_size: usize,
    /// The number of children in a generation.
    pub(crate) children: usize,
    /// The number of generations without a new best after which the population is reinitialised.
    pub(crate) patience: u64,
    /// The number of populations without new agreement among elites after which all agreed digits
    /// are dropped.
    pub(crate) doubt: u64,
}

/// Evolves one population after another. Digits on which the best members of these populations
/// agree are fixed for later populations.
pub(crate) struct Evolution {
    decoder: Box<dyn Decoder>,
    /// A buffer for the next child.
    child: Member<Decoded>,
    size: usize,
    initial_size: usize,
    children: usize,
    patience: Patience,
    members: Vec<Member<Decoded>>,
    /// The comparison of the children of the last generation with their parents.
    offspring: Offspring,
    /// The number of members that belong to the current population; the rest still belong to the
    /// previous one.
    initialised: usize,
    elites: Elites,
    /// The number of populations since the elites last agreed on a new digit.
    unmoved: u64,
    doubt: u64,
}

impl Evolution {
    /// Creates an algorithm that evolves boards of this puzzle.
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
            initial_size: sizes.initial_size,
            children: sizes.children,
            patience: Patience::of(sizes.patience),
            members: Vec::new(),
            offspring: Offspring::default(),
            initialised: 0,
            elites,
            unmoved: 0,
            doubt: sizes.doubt,
        }
    }

    /// The index of the member with the highest cost; on a tie, the last one.
    fn worst(&self) -> usize {
        (0..self.members.len()).max_by_key(|&member| self.members[member].cost).unwrap_or(0)
    }

    fn best_member(&self) -> usize {
        (0..self.members.len()).min_by_key(|&member| self.members[member].cost).unwrap_or(0)
    }

    /// Makes and evaluates a child of two random members, or a board without parents, and admits
    /// it. Records how it is made if `RECORDED`.
    fn breed<F: Fitness<Decoded>, const RECORDED: bool>(
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
            if let Some([better, other]) = parents {
                if RECORDED {
                    judge.record_birth(&[better, other], None, &self.child);
                }
                self.offspring.count(self.child.cost, [better.cost, other.cost]);
            }
            self.admit(judged.is_break());
        }
        judged
    }

    /// Replaces the worst member by the child, unless that member is better or the child is a
    /// duplicate. A solution always replaces the worst member.
    fn admit(&mut self, solved: bool) {
        if self.initialised < self.size {
            match self.members.get_mut(self.initialised) {
                Some(member) => std::mem::swap(member, &mut self.child),
                None => self.members.push(self.child.clone()),
            }
            self.initialised += 1;
            return;
        }
        let worst = self.worst();
        let better = self.child.cost <= self.members[worst].cost;
        if solved || better && !self.has_twin() {
            std::mem::swap(&mut self.members[worst], &mut self.child);
        }
    }

    /// Returns `true` if the child is a duplicate of a member.
    fn has_twin(&self) -> bool {
        let child = &self.child;
        let mut same_cost = self.members.iter().filter(|member| member.cost == child.cost);
        same_cost.any(|member| member.puzzle.values() == child.puzzle.values())
    }

    /// Adds the best member to the elites, and lets later populations start from the digits on
    /// which the elites agree.
    ///
    /// If the elites have not agreed on a new digit for too long, drops the agreed digits and the
    /// elites.
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

state!(Evolution: members, initialised, patience, elites, unmoved, decoder);

impl Algorithm for Evolution {
    type Puzzle = Decoded;

    fn initialise<F: Fitness<Decoded>>(
        &mut self,
        judge: &mut Judge<'_, Decoded, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        judge.note_placements(self.decoder.placed() as u64);
        (0..self.initial_size).try_for_each(|_| self.breed::<F, false>(true, judge, rng))
    }

    /// Makes children of the population, or initialises a new one.
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
            self.initialised = 0;
        }
        self.offspring = Offspring::default();
        let children = if founding { self.initial_size } else { self.children };
        if judge.records_births() {
            (0..children).try_for_each(|_| self.breed::<F, true>(founding, judge, rng))
        } else {
            (0..children).try_for_each(|_| self.breed::<F, false>(founding, judge, rng))
        }
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
