//! The genetic algorithm with column and sub-block local search of Wang et al.

use std::ops::ControlFlow;

use evoku_sudoku::Sudoku;

use crate::algorithm::Algorithm;
use crate::encodings::units::{
    Crossover, IllegalHouses, Mutation, RepeatSearch, Row, UnitBoard, UnitFactory,
};
use crate::encodings::{NotServed, Unit};
use crate::factory::PuzzleFactory;
use crate::fitness::Fitness;
use crate::judge::{Judge, Stop, is_assessed};
use crate::presets::brood::Brood;
use crate::presets::units::{by_side, tournament, unit_memory};
use crate::presets::{
    Begun, Order, POPULATION, PROPAGATION, Parameter, Preset, Scale, Settings, Task, population,
};
use crate::puzzle::Member;
use crate::random::{Probability, Rng};
use crate::selection::two_tournaments;

const SIZE: Parameter = population([1, 150]);
const ELITE: Parameter = Parameter::whole(
    "elite",
    [1, 50, 1_000_000],
    "best individuals of the run that are kept to learn from",
)
.related(Order::AtMost, POPULATION);
const TOURNAMENT: Parameter = tournament(2);
const CROSSOVER_RATE: Parameter =
    Parameter::real("crossover_rate", [0.0, 0.2, 1.0], "probability that a child has two parents");
const ROW_RATE: Parameter = Parameter::real(
    "row_rate",
    [0.0, 0.1, 1.0],
    "probability, for each row of such a child, that it is the second parent's",
);
const SWAP_RATE: Parameter = Parameter::real(
    "swap_rate",
    [0.0, 0.3, 1.0],
    "probability, for each row of a child, that two of its open cells are swapped",
);
const REORDER_RATE: Parameter = Parameter::real(
    "reorder_rate",
    [0.0, 0.05, 1.0],
    "probability, for each row of a child, that its open cells are put into a random order",
);

pub(super) static PRESET: Preset = Preset {
    name: "lsga",
    summary: "rows as permutations; columns and boxes that repeat digits exchange them by local search",
    description: "Rows hold each digit once; cost is the number of columns and boxes (and other houses) that \
        lack a digit. Winners of tournaments of 2 have children: with probability 0.2 each row is the \
        second parent's with probability 0.1; two open cells of a row are swapped (0.3), a row is put \
        in random order (0.05). Then column search: each illegal column is paired with \
        another one, and the first two cells of one row whose digits are repeated in their own column and \
        lacking in the other exchange them; and sub-block search, the same for boxes. 50 elite boards of the run \
        are kept. After each generation the worst board, of cost w, becomes a copy of a \
        random elite board, of cost e, with probability (w-e)/w, else a new random one. 150 boards. \
        O(side^2 log side) a child. Open in what is public of the paper, and chosen: \
        the mate is another winner, of two children the first is kept, \"not in both columns\" \
        means lacking in the other one, the elite begins with generation 0. An exchange looked at \
        counts as a move.",
    source: "Wang, Sun, Du, Li, Zhan, Jeon, Wang and Zhang 2024, A novel evolutionary algorithm with column \
        and sub-block local search for Sudoku puzzles, IEEE Transactions on Games 16, 162-172, \
        https://doi.org/10.1109/TG.2023.3236490; parameters as reported by later work",
    parameters: &[
        SIZE,
        ELITE,
        TOURNAMENT,
        CROSSOVER_RATE,
        ROW_RATE,
        SWAP_RATE,
        REORDER_RATE,
        PROPAGATION,
    ],
    refuses: &[NotServed::Marks],
    scale: |_, _| Scale::down("illegal houses"),
    memory: |sudoku, settings| {
        let attempts = 2 * settings.whole(&SIZE) + settings.whole(&ELITE);
        attempts as u64 * unit_memory(sudoku)
    },
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, NotServed> {
    let factory = UnitFactory::<R>::new(sudoku, Unit::Rows)?;
    let fitness = IllegalHouses::new(&factory);
    let [size, elite] = [&SIZE, &ELITE].map(|number| settings.whole(number));
    let algorithm = Lsga {
        size,
        elite_size: elite,
        tournament: settings.whole(&TOURNAMENT),
        crossover_rate: Probability::new(settings.real(&CROSSOVER_RATE)),
        crossover: Crossover::Biased(Probability::new(settings.real(&ROW_RATE))),
        mutations: [
            Mutation::swap(&factory, settings.real(&SWAP_RATE)),
            Mutation::reorder(&factory, settings.real(&REORDER_RATE)),
        ],
        search: RepeatSearch::new(&factory),
        factory,
        brood: Brood::new(Vec::new()),
        elite: Vec::new(),
    };
    Ok(task.begin(algorithm, fitness))
}

struct Lsga<R: Row> {
    size: usize,
    elite_size: usize,
    tournament: usize,
    crossover_rate: Probability,
    crossover: Crossover,
    mutations: [Mutation; 2],
    search: RepeatSearch,
    factory: UnitFactory<R>,
    brood: Brood<UnitBoard<R>>,
    elite: Vec<Member<UnitBoard<R>>>,
}

impl<R: Row> Lsga<R> {
    fn breed<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Brood { members, children, cut_short } = &mut self.brood;
        for (made, child) in children.iter_mut().enumerate() {
            let parents = two_tournaments(members, self.tournament, rng);
            let parents = parents.map(|parent| &members[parent].puzzle);
            if rng.chance(self.crossover_rate) {
                self.crossover.cross(parents, &mut child.puzzle, rng);
            } else {
                child.puzzle.clone_from(parents[0]);
            }
            for mutation in &self.mutations {
                mutation.mutate(&mut child.puzzle, rng);
            }
            self.search.search(&mut child.puzzle, rng, || judge.count_moves(1))?;
            let judged = judge.assess(child);
            if judged == ControlFlow::Break(Stop::Solved) {
                *cut_short = Some(made + 1);
            }
            judged?;
        }
        self.brood.succeed();
        ControlFlow::Continue(())
    }

    /// Keeps the best boards of the run, and learns from them in the place of the worst.
    fn learn<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Self { brood: Brood { members, children, .. }, elite, .. } = self;
        for member in &*members {
            let least = elite.iter_mut().max_by_key(|elite| elite.cost);
            if let Some(least) = least.filter(|least| member.cost < least.cost) {
                least.copy_from(member);
            }
        }
        let teacher = &elite[rng.index(elite.len())];
        let Some(worst) = members.iter_mut().max_by_key(|member| member.cost) else {
            return ControlFlow::Continue(());
        };
        // The worst of a generation may be better than the elite: it never becomes a copy then.
        if teacher.cost.total() <= rng.below(worst.cost.total()) {
            worst.copy_from(teacher);
            return ControlFlow::Continue(());
        }
        let new = &mut children[0];
        self.factory.renew(&mut new.puzzle, rng);
        let judged = judge.assess(new);
        if is_assessed(judged) {
            std::mem::swap(worst, new);
        }
        judged
    }
}

state!([R: Row] Lsga<R>: brood, elite);

impl<R: Row> Algorithm for Lsga<R> {
    type Puzzle = UnitBoard<R>;

    fn found<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let founded = self.brood.found(&self.factory, self.size, judge, rng);
        self.elite.clone_from(&self.brood.members);
        self.elite.sort_by_key(|member| member.cost);
        self.elite.truncate(self.elite_size);
        founded
    }

    fn step<F: Fitness<UnitBoard<R>>>(
        &mut self,
        judge: &mut Judge<'_, UnitBoard<R>, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.breed(judge, rng)?;
        self.learn(judge, rng)
    }

    fn receive(&mut self, migrant: Member<UnitBoard<R>>) {
        self.brood.receive(migrant);
    }

    fn members(&self) -> &[Member<UnitBoard<R>>] {
        self.brood.members()
    }
}
