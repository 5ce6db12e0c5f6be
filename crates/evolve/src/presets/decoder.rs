//! Our own evolution of partial boards with a propagating decoder.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::algorithm::Algorithm;
use crate::encodings::decoder::{Blanks, Decoded, Decoder, Inheritance, decoder};
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop, is_assessed};
use crate::patience::Patience;
use crate::population::replace_worst;
use crate::presets::{Order, POPULATION, Parameter, Preset, cells_filled, population};
use crate::puzzle::Member;
use crate::random::Rng;

const SIZE: Parameter = population([1, 3]);
const FOUNDERS: Parameter = Parameter::whole(
    "founders",
    [1, 32, 1_000_000],
    "decodes without parents that found a population; the best of them are its members",
)
.related(Order::AtLeast, POPULATION);
const CHILDREN: Parameter =
    Parameter::whole("children", [1, 12, 1_000_000], "decodes in a generation");
const PATIENCE: Parameter = Parameter::whole(
    "patience",
    [1, 8, 1_000_000_000],
    "generations without a new best before the population is founded anew",
);
const KEEP: Parameter = Parameter::real(
    "keep",
    [0.0, 0.5, 1.0],
    "least share of the first parent's digits that a child keeps; up to all",
);
const FOLLOW: Parameter = Parameter::real(
    "follow",
    [0.0, 0.7, 1.0],
    "probability that a decision follows the second parent where it can",
);
const WEIGHTS: Parameter = Parameter::choice(
    "weights",
    &["learned", "equal"],
    "what is decided first, among what has few candidates: where dead ends came about before; or anything alike",
);
const ELITES: Parameter = Parameter::whole(
    "elites",
    [2, 48, 10_000],
    "populations, the last ones, the best of each of which is asked what they agree on",
);
const AGREEMENT: Parameter = Parameter::real(
    "agreement",
    [0.0, 0.9, 1.0],
    "share of the elites that have to agree on a digit for the next ones to begin with it",
);
const DOUBT: Parameter = Parameter::whole(
    "doubt",
    [1, 96, 1_000_000_000],
    "populations without anything new to agree on before all begins again with the givens",
);

/// How many populations pass from one question what the elites agree on to the next. Each question
/// is another chance for a digit that is wrong to have enough of them by luck.
const POLL: usize = 8;

pub(super) static PRESET: Preset = Preset {
    name: "decoder",
    summary: "partial boards; a child is decoded from two parents with singles after each decision",
    description: "An individual is a partial board without violation; its fitness, to be minimised, are its \
                  blanks. The decoder begins with what naked and hidden singles leave of the puzzle, \
                  places digits of the first parent in random cells (a share drawn anew for each \
                  child) in random order, and then decides group by group, a group being a cell or \
                  a digit in a house: the one with the fewest candidates for its weight, with the \
                  digit or place of the second parent where it follows it, or a random one. Each decision \
                  is followed by all singles that come of it. One that leads to a dead end by that \
                  alone is ruled out instead; where that is a dead end too, what can't be completed \
                  is left blank and the decoder goes on. No other decision is ever taken back: there \
                  is no backtracking, and a decode takes polynomial time. A group at which a dead end \
                  comes about gains weight, which fades over the decodes. Parents are two random \
                  members, the better one first; the child replaces the worst member if it is as \
                  good and not there already. A population without a new best for some generations \
                  hands its best member to the elites, the last so many of these, and is founded anew, as \
                  the best of decodes without parents. Every eighth time what nearly all elites agree on \
                  is placed at the start of all later decodes: independent boards that are nearly solved \
                  differ in most cells, but what nearly all of them hold is nearly always right, and \
                  each digit that is right makes the next elites better. One that is wrong ends in a board \
                  that nobody completes; when nothing new is agreed on for long all begins again. A decode \
                  takes about as many steps as there are candidates, times the decisions. Pencil marks \
                  are respected.",
    source: "our own; decoding a genome by constraint propagation after Lloyd and Amos 2019, \
             https://doi.org/10.1109/TG.2019.2942773, weights after Boussemart, Hemery, Lecoutre and Sais \
             2004, Boosting systematic search by weighting constraints (ECAI), agreement of elites after \
             the backbone-guided search of Zhang 2004, Artificial Intelligence 158, 1-26",
    parameters: &[
        SIZE, FOUNDERS, CHILDREN, PATIENCE, KEEP, FOLLOW, WEIGHTS, ELITES, AGREEMENT, DOUBT,
    ],
    refuses: &[],
    scale: |sudoku, _| cells_filled(sudoku),
    memory: |sudoku, settings| {
        let elites = settings.whole(&ELITES) * sudoku.givens().cells().len();
        (settings.whole(&SIZE) as u64 + 1) * Decoded::memory(sudoku) + elites as u64
    },
    start: |sudoku, settings, task| {
        let inheritance = Inheritance {
            keep: settings.real(&KEEP),
            follow: settings.real(&FOLLOW),
            learns: settings.choice(&WEIGHTS) == "learned",
        };
        let blank = Decoded::new(&Arc::new(sudoku.clone()));
        let evolution = Evolution {
            decoder: decoder(sudoku, inheritance),
            child: Member { puzzle: blank, cost: Cost::WORST },
            size: settings.whole(&SIZE),
            founders: settings.whole(&FOUNDERS),
            children: settings.whole(&CHILDREN),
            patience: Patience::of(settings.whole(&PATIENCE) as u64),
            members: Vec::new(),
            founded: 0,
            elites: Elites::new(
                sudoku.givens().cells().len(),
                settings.whole(&ELITES),
                settings.real(&AGREEMENT),
            ),
            unmoved: 0,
            doubt: settings.whole(&DOUBT) as u64,
        };
        Ok(task.begin(evolution, Blanks))
    },
};

struct Evolution {
    decoder: Box<dyn Decoder>,
    /// Where children are made.
    child: Member<Decoded>,
    size: usize,
    founders: usize,
    children: usize,
    patience: Patience,
    members: Vec<Member<Decoded>>,
    /// How many members are of the population under way, rather than of the one before.
    founded: usize,
    elites: Elites,
    /// Populations since the elites agreed on something new.
    unmoved: u64,
    doubt: u64,
}

impl Evolution {
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
            parents.map(|parent| &self.members[parent].puzzle)
        });
        let placed = self.decoder.decode(parents, &mut self.child.puzzle, rng);
        let judged = judge.assess_decoded(&mut self.child, placed as u64);
        if is_assessed(judged) {
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
        let is_twin = |member: &Member<Decoded>| {
            member.cost == self.child.cost && member.puzzle.values() == self.child.puzzle.values()
        };
        let better = self.child.cost <= self.members[worst].cost;
        if solved || better && !self.members.iter().any(is_twin) {
            std::mem::swap(&mut self.members[worst], &mut self.child);
        }
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
        let children = if founding { self.founders } else { self.children };
        (0..children).try_for_each(|_| self.breed(founding, judge, rng))
    }

    fn receive(&mut self, migrant: Member<Decoded>) {
        replace_worst(&mut self.members, migrant);
    }

    fn members(&self) -> &[Member<Decoded>] {
        &self.members
    }
}

/// The best members of the last populations.
struct Elites {
    cells: usize,
    wanted: usize,
    /// The share that has to agree.
    share: f64,
    /// Their boards, one after the other; a new one takes the place of the oldest.
    values: Vec<u8>,
    /// How many have entered.
    entered: usize,
    /// What they agree on: how many don't, cell and value.
    agreed: Vec<(usize, u16, u8)>,
    digits: Vec<(u16, u8)>,
}

state!(Elites: values, entered);

impl Elites {
    fn new(cells: usize, wanted: usize, share: f64) -> Self {
        Self {
            cells,
            wanted,
            share,
            values: Vec::with_capacity(cells * wanted),
            entered: 0,
            agreed: Vec::with_capacity(cells),
            digits: Vec::with_capacity(cells),
        }
    }

    fn enter(&mut self, values: &[u8]) {
        let start = self.entered % self.wanted * self.cells;
        match self.values.get_mut(start..start + self.cells) {
            Some(oldest) => oldest.copy_from_slice(values),
            None => self.values.extend_from_slice(values),
        }
        self.entered += 1;
    }

    fn dismiss(&mut self) {
        self.values.clear();
        self.entered = 0;
    }

    /// Whether they are complete, and it is time to ask them.
    fn are_asked(&self) -> bool {
        self.entered >= self.wanted && (self.entered - self.wanted).is_multiple_of(POLL)
    }

    /// The digits that enough of them agree on, those that most agree on first.
    fn agreement(&mut self) -> &[(u16, u8)] {
        let enough = self.share * self.wanted as f64;
        self.agreed.clear();
        for cell in 0..self.cells {
            let mut counts = [0; 65];
            for board in self.values.chunks_exact(self.cells) {
                counts[usize::from(board[cell])] += 1;
            }
            let most = (1..counts.len()).max_by_key(|&value| counts[value]).unwrap_or(0);
            if counts[most] > 0 && counts[most] as f64 >= enough {
                self.agreed.push((self.wanted - counts[most], cell as u16, most as u8));
            }
        }
        self.agreed.sort_unstable();
        self.digits.clear();
        self.digits.extend(self.agreed.iter().map(|&(_, cell, value)| (cell, value)));
        &self.digits
    }
}
