//! The genetic algorithm of Sato and Inoue, which preserves building blocks.

use std::ops::ControlFlow;

use evoku_sudoku::Sudoku;

use crate::algorithm::Algorithm;
use crate::encodings::units::{Crossover, Mutation, Row, UnitBoard, UnitFactory, UnitFitness};
use crate::encodings::{NotServed, Unit};
use crate::fitness::Fitness;
use crate::judge::{Judge, Stop, is_assessed};
use crate::presets::brood::Brood;
use crate::presets::units::{by_side, scale, tournament, unit_memory};
use crate::presets::{Begun, PROPAGATION, Parameter, Preset, Settings, Task, population};
use crate::puzzle::Member;
use crate::random::{Probability, Rng};
use crate::selection::two_tournaments;

const SIZE: Parameter = population([2, 150]);
const TOURNAMENT: Parameter = tournament(3);
const CROSSOVER_RATE: Parameter = Parameter::real(
    "crossover_rate",
    [0.0, 0.3, 1.0],
    "probability that two children are crossed over rather than copies of their parents",
);
const MUTATION_RATE: Parameter = Parameter::real(
    "mutation_rate",
    [0.0, 0.3, 1.0],
    "probability, for each box of a child, that two of its open cells are swapped",
);
const CANDIDATES: Parameter = Parameter::whole(
    "candidates",
    [1, 2, 1000],
    "mutants made of each child, of which the best becomes the child",
);

pub(super) static PRESET: Preset = Preset {
    name: "building-blocks",
    summary: "bands and stacks of boxes inherited from the better parent, the best of several mutants",
    description: "Boxes hold each digit once; fitness is the distinct digits of rows and columns, 162 on a \
        plain 9x9 board. Two parents that win tournaments of 3 have two children. With probability 0.3 these \
        are crossed over: the first takes each band of boxes from the parent with more distinct digits in \
        its rows, the second each stack from the parent with more in its columns, so that boxes \
        that go well together stay together; else they are copies. Of each child several mutants are \
        made, which swap two open cells in each box with probability 0.3; the best mutant is the child. The \
        best board lives on in a population of 150. O(side^2) a mutant. Open in what is public of the \
        paper, and chosen: two mutants of each child, an elite of one. Each mutant \
        counts as an evaluation; comparing bands costs none, as their digits are known by then. \
        Jigsaws have no bands; there each region comes from either parent. \
        A population soon settles, mostly short of a solution: of boards with 30 givens 3.2 million \
        evaluations solve one in six, and nine in ten if 64 islands share them. The authors' later work \
        has several populations too. That very difficult boards are solved, as the papers report, was not \
        seen here with any number of islands, and isn't explained.",
    source: "Sato and Inoue 2010, Solving Sudoku with genetic operations that preserve building blocks, CIG \
        2010, 23-29, https://doi.org/10.1109/ITW.2010.5593375; parameters as reported by later work",
    parameters: &[SIZE, TOURNAMENT, CROSSOVER_RATE, MUTATION_RATE, CANDIDATES, PROPAGATION],
    refuses: &[NotServed::NoBoxes, NotServed::Marks],
    scale: |sudoku, _| scale(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, NotServed> {
    let factory = UnitFactory::<R>::new(sudoku, Unit::Boxes)?;
    let algorithm = BuildingBlocks {
        tournament: settings.whole(&TOURNAMENT),
        crossover: Probability::new(settings.real(&CROSSOVER_RATE)),
        mutation: Mutation::swap(&factory, settings.real(&MUTATION_RATE)),
        candidates: settings.whole(&CANDIDATES),
        size: settings.whole(&SIZE),
        factory,
        brood: Brood::new(Vec::new()),
        room: Vec::new(),
    };
    Ok(task.begin(algorithm, UnitFitness))
}

struct BuildingBlocks<R: Row> {
    tournament: usize,
    crossover: Probability,
    mutation: Mutation,
    candidates: usize,
    size: usize,
    factory: UnitFactory<R>,
    brood: Brood<UnitBoard<R>>,
    /// Room for a child before it is mutated, and for a mutant.
    room: Vec<Member<UnitBoard<R>>>,
}

impl<R: Row> BuildingBlocks<R> {
    /// Makes the children of a generation, the first of which is a copy of the best member.
    fn breed<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let [crossed, mutant] = &mut self.room[..] else { return ControlFlow::Continue(()) };
        let Brood { members, children, cut_short } = &mut self.brood;
        if let Some(best) = members.iter().min_by_key(|member| member.cost) {
            children[0].copy_from(best);
        }
        let mut made = 1;
        while made < children.len() {
            let parents = two_tournaments(members, self.tournament, rng);
            let parents = parents.map(|parent| &members[parent].puzzle);
            let crosses = rng.chance(self.crossover);
            let children = children[made..].iter_mut().zip([Crossover::Bands, Crossover::Stacks]);
            for ((child, crossover), parent) in children.zip(parents) {
                if crosses {
                    crossover.cross(parents, &mut crossed.puzzle, rng);
                } else {
                    crossed.puzzle.clone_from(parent);
                }
                made += 1;
                for candidate in 0..self.candidates {
                    mutant.puzzle.clone_from(&crossed.puzzle);
                    self.mutation.mutate(&mut mutant.puzzle, rng);
                    let judged = judge.assess(mutant);
                    if is_assessed(judged) && (candidate == 0 || mutant.cost < child.cost) {
                        std::mem::swap(child, mutant);
                    }
                    if judged == ControlFlow::Break(Stop::Solved) {
                        *cut_short = Some(made);
                    }
                    judged?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

state!([R: Row] BuildingBlocks<R>: brood);

impl<R: Row> Algorithm for BuildingBlocks<R> {
    type Puzzle = UnitBoard<R>;

    fn found<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let founded = self.brood.found(&self.factory, self.size, judge, rng);
        self.room = self.brood.members.iter().cycle().take(2).cloned().collect();
        founded
    }

    fn step<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.breed(judge, rng)?;
        self.brood.succeed();
        ControlFlow::Continue(())
    }

    fn receive(&mut self, migrant: Member<UnitBoard<R>>) {
        self.brood.receive(migrant);
    }

    fn members(&self) -> &[Member<UnitBoard<R>>] {
        self.brood.members()
    }
}
