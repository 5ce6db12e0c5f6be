//! Tabu search on list colourings, with recombination.

use std::ops::ControlFlow;
use std::sync::Arc;

use evoku_sudoku::Sudoku;
use evoku_sudoku::search::colouring::Tabu;

use crate::algorithm::Algorithm;
use crate::encodings::NotServed;
use crate::encodings::colouring::{Candidates, Colouring, ColouringFitness, Crossover};
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop, is_assessed};
use crate::patience::Patience;
use crate::population::replace_worst;
use crate::presets::{Begun, PROPAGATION, Parameter, Preset, Scale, Settings, Task, population};
use crate::puzzle::{Member, Puzzle};
use crate::random::Rng;

/// Few: every member more costs a walk before the first child (`members` in experiments/ablations).
const SIZE: Parameter = population([1, 4]);
const STEPS: Parameter = Parameter::whole(
    "steps",
    [1, 1000, 100_000],
    "steps of tabu search that improve each attempt, for each open cell",
);
const TENURE: Parameter = Parameter::real(
    "tenure",
    [0.0, 0.4, 100.0],
    "steps for which a digit may not come back to its cell, for each cell with conflicts",
);
const TENURE_MORE: Parameter = Parameter::whole(
    "tenure_more",
    [1, 10, 1_000_000],
    "random steps on top of that, fewer than this",
);
const CROSSOVER: Parameter = Parameter::choice(
    "crossover",
    &["both", "digits", "houses"],
    "what a child takes over whole from one parent: digits, houses of one kind, or either as it comes",
);
const DISTANCE: Parameter = Parameter::real(
    "distance",
    [0.0, 0.05, 1.0],
    "a child closer than this share of the open cells to a member takes that one's place or none",
);
const PATIENCE: Parameter = Parameter::whole(
    "patience",
    [0, 500, 1_000_000_000],
    "children without a new best before the population is founded anew; 0 is never",
);

pub(super) static PRESET: Preset = Preset {
    name: "memetic",
    summary: "boards as list colourings, improved by tabu search and recombined",
    description: "A board is a list colouring: every open cell holds a digit that no given peer has, and the \
                  cost counts conflicts, pairs of peers with equal digits. Tabu search improves each \
                  attempt: a step makes the best change of one cell with conflicts, of equals a random \
                  one, that brings no digit back too early, unless the board becomes better than ever. \
                  The digit that leaves may not come back for tenure times the cells with conflicts, \
                  and fewer than tenure_more random steps on top. A generation is one attempt: as long \
                  as the population grows a new one, filled in the order of fewest candidates left, \
                  and then a child of two random members. The child takes whole digits from its \
                  parents, in turns the one with the most cells, or whole houses of one kind, each \
                  from a random parent. It takes the place of the nearest member if it is too close \
                  to that one, or else of the worst, unless it is worse itself. With a population of one \
                  every attempt is new. A step looks only at the changes around the one before, and only \
                  these are counted as evaluations.",
    source: "Jin and Hao 2019, Solving the Latin square completion problem by memetic graph coloring, IEEE \
             Transactions on Evolutionary Computation 23(6), https://doi.org/10.1109/TEVC.2019.2899053 \
             (list colouring, tabu search, pool; its own crossover isn't used); Galinier and Hao 1999, \
             https://doi.org/10.1023/A:1009823419804 (tabu search, tenure, crossover by digits); \
             crossover by houses is our own",
    parameters: &[SIZE, STEPS, TENURE, TENURE_MORE, CROSSOVER, DISTANCE, PATIENCE, PROPAGATION],
    refuses: &[],
    scale: |_, _| Scale::down("conflicts"),
    memory: |sudoku, settings| (settings.whole(&SIZE) as u64 + 1) * Colouring::memory(sudoku),
    start,
};

fn start<'a>(sudoku: &Sudoku, settings: &Settings, task: Task<'a>) -> Result<Begun<'a>, NotServed> {
    let candidates = Arc::new(Candidates::new(sudoku));
    Ok(task.begin(Memetic::new(&candidates, settings), ColouringFitness))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kept {
    Digits,
    Houses,
    Both,
}

/// A pool of colourings; a generation is a new one, founder or child, after its tabu search.
/// Nothing but the members and four counts outlives a generation.
struct Memetic {
    /// Room for all members, of which so many are ...
    members: Vec<Member<Colouring>>,
    /// ... founded, ...
    founded: usize,
    /// ... and so many improved.
    improved: usize,
    child: Member<Colouring>,
    search: TabuSearch,
    crossover: Crossover,
    kept: Kept,
    least_distance: usize,
    /// How many children may come without a new best.
    patience: Patience,
}

impl Memetic {
    fn new(candidates: &Arc<Candidates>, settings: &Settings) -> Self {
        let first = Member { puzzle: Colouring::first(candidates), cost: Cost::WORST };
        let open = candidates.open();
        Self {
            members: vec![first.clone(); settings.whole(&SIZE)],
            founded: 0,
            improved: 0,
            search: TabuSearch {
                tabu: Tabu::new(candidates.graph()),
                steps: settings.whole(&STEPS) as u64 * open as u64,
                tenure: settings.real(&TENURE),
                tenure_more: settings.whole(&TENURE_MORE) as u32,
            },
            child: first,
            crossover: Crossover::new(candidates),
            kept: match settings.choice(&CROSSOVER) {
                "digits" => Kept::Digits,
                "houses" => Kept::Houses,
                _ => Kept::Both,
            },
            least_distance: (settings.real(&DISTANCE) * open as f64) as usize,
            patience: match settings.whole(&PATIENCE) {
                0 => Patience::ENDLESS,
                children => Patience::of(children as u64),
            },
        }
    }

    /// Adds a random member.
    fn found_one<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let founder = &mut self.members[self.founded];
        self.search.fill(rng);
        founder.puzzle.take(&self.search.tabu);
        let judged = judge.assess(founder);
        self.founded += usize::from(is_assessed(judged));
        judged
    }

    /// Improves the next founder.
    fn mature<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.improved == self.founded {
            self.found_one(judge, rng)?;
        }
        let founder = &mut self.members[self.improved];
        self.search.load(&founder.puzzle, rng);
        let made = self.search.improve(founder, judge, rng);
        self.improved += 1;
        made
    }

    /// Has a child of two members and improves it.
    fn breed<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let child = &mut self.child;
        if let [_] = &self.members[..] {
            self.search.fill(rng);
            child.puzzle.take(&self.search.tabu);
        } else {
            let parents = rng.two_of(self.members.len()).map(|at| &self.members[at].puzzle);
            let digits = match self.kept {
                Kept::Digits => true,
                Kept::Houses => false,
                Kept::Both => rng.index(2) == 0,
            };
            match digits {
                true => self.crossover.by_digits(parents, &mut child.puzzle, rng),
                false => self.crossover.by_houses(parents, &mut child.puzzle, rng),
            }
            self.search.load(&child.puzzle, rng);
        }
        let judged = judge.assess(child);
        if !is_assessed(judged) {
            return judged;
        }
        let made = match judged {
            ControlFlow::Continue(()) => self.search.improve(child, judge, rng),
            solved => solved,
        };
        self.replace();
        made
    }

    /// Lets the child take the place of the member that is too close to it, or else of the worst,
    /// if it is no worse.
    fn replace(&mut self) {
        let child = &self.child;
        let distances = self.members.iter().map(|member| member.puzzle.distance(&child.puzzle));
        let nearest = distances.enumerate().min_by_key(|&(_, distance)| distance);
        let worst = self.members.iter().enumerate().rev().max_by_key(|(_, member)| member.cost);
        let (Some((nearest, distance)), Some((worst, _))) = (nearest, worst) else { return };
        let place =
            if distance < self.least_distance && !child.cost.is_solved() { nearest } else { worst };
        if child.cost <= self.members[place].cost {
            std::mem::swap(&mut self.members[place], &mut self.child);
        }
    }
}

state!(Memetic: members, founded, improved, patience);

impl Algorithm for Memetic {
    type Puzzle = Colouring;

    fn found<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.found_one(judge, rng)
    }

    fn step<F: Fitness<Colouring>>(
        &mut self,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if self.patience.has_run_out() {
            judge.restart();
            self.patience.renew();
            (self.founded, self.improved) = (0, 0);
        }
        let made = if self.improved < self.members.len() {
            self.mature(judge, rng)
        } else {
            self.patience.age();
            self.breed(judge, rng)
        };
        let best = self.members().iter().map(|member| member.cost).min();
        self.patience.note(best.unwrap_or(Cost::WORST));
        made
    }

    fn receive(&mut self, migrant: Member<Colouring>) {
        replace_worst(&mut self.members[..self.founded], migrant);
    }

    fn members(&self) -> &[Member<Colouring>] {
        &self.members[..self.founded]
    }
}

/// The tabu search of one attempt.
struct TabuSearch {
    tabu: Tabu,
    steps: u64,
    tenure: f64,
    tenure_more: u32,
}

impl TabuSearch {
    /// Begins with a new board.
    fn fill(&mut self, rng: &mut Rng) {
        self.tabu.load(std::iter::repeat(None), |bound| rng.below(bound));
    }

    fn load(&mut self, colouring: &Colouring, rng: &mut Rng) {
        self.tabu.load(colouring.placed().map(Some), |bound| rng.below(bound));
    }

    /// Improves a member that has been loaded: it becomes the best board on the way.
    fn improve<F: Fitness<Colouring>>(
        &mut self,
        member: &mut Member<Colouring>,
        judge: &mut Judge<'_, Colouring, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        for _ in 0..self.steps {
            let (chosen, looked_at) = self.tabu.choose(|bound| rng.below(bound));
            match judge.count_moves(looked_at) {
                ControlFlow::Continue(()) => {}
                // As many as the budget has left.
                ControlFlow::Break(Stop::Evaluations) => loop {
                    judge.count_moves(1)?;
                },
                stopped => return stopped,
            }
            let Some(candidate) = chosen else { continue };
            let tenure = (self.tenure * self.tabu.conflicted() as f64) as u32;
            if self.tabu.place(candidate, tenure + rng.below(self.tenure_more)) {
                member.puzzle.take(&self.tabu);
                member.cost = Cost::one(self.tabu.cost());
                judge.record(&member.puzzle, member.cost)?;
            }
        }
        ControlFlow::Continue(())
    }
}
