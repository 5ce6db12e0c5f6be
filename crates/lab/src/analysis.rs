//! What the runs of a plan say: a summary of every cell, and which configuration is better.

use crate::stats::{
    Friedman, Spent, a12, bootstrap, critical_difference, expected_running_time, friedman, holm,
    magnitude, mann_whitney, mean, penalised_average, quantile, wilcoxon_signed_rank, wilson,
};
use crate::store::{Cell, Results, Run};

/// What is compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Measure {
    /// Evaluations of every kind; nodes of exact engines.
    Evaluations,
    /// Generations.
    Generations,
    /// Seconds by the clock.
    Seconds,
}

/// All pairs of configurations are compared up to so many; of more, each with the best.
const ALL_PAIRS: usize = 10;

/// The level at which a difference counts.
pub const LEVEL: f64 = 0.05;

impl Measure {
    /// Its name, which is its unit.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Evaluations => "evaluations",
            Self::Generations => "generations",
            Self::Seconds => "seconds",
        }
    }

    /// What suits a plan: evaluations, or seconds where exact engines, which count otherwise, take
    /// part.
    #[must_use]
    pub fn of(results: &Results) -> Self {
        let exact = results.plan.configurations.iter().any(|one| one.propagation == "search");
        if exact { Self::Seconds } else { Self::Evaluations }
    }

    /// What a run spent.
    #[must_use]
    pub fn spent(self, run: &Run) -> f64 {
        match self {
            Self::Evaluations => run.evaluations() as f64,
            Self::Generations => run.generations as f64,
            Self::Seconds => run.seconds,
        }
    }
}

/// The runs of a plan by configuration and puzzle.
pub struct Groups<'r> {
    results: &'r Results,
    /// The measure.
    pub measure: Measure,
    /// By puzzle, then configuration.
    runs: Vec<Vec<Spent>>,
    /// What the best attempts lack, likewise; infinite where that isn't known.
    missing: Vec<Vec<f64>>,
    /// What a failure is held to have spent, by puzzle.
    cutoffs: Vec<f64>,
}

/// What came of one configuration on one class.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Which.
    pub cell: Cell,
    /// Runs.
    pub runs: u64,
    /// Those that found a solution.
    pub solved: u64,
    /// The 95 % interval of the success rate.
    pub wilson: [f64; 2],
    /// The mean generations of the runs that found a solution; NaN if none did.
    pub mean_generations: f64,
    /// The mean of what the best attempts of the other runs lack: digits, added up over all
    /// houses; NaN if all runs found a solution.
    pub mean_missing: f64,
    /// The seconds of all runs together.
    pub seconds: f64,
    /// Quartiles of what runs spent; failures count as infinite.
    pub quartiles: [f64; 3],
    /// Expected running time, with its 95 % interval.
    pub ert: [f64; 3],
    /// PAR10, with its 95 % interval.
    pub par10: [f64; 3],
}

/// By what two configurations are compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Basis {
    /// What their runs spent; failures count.
    Spent,
    /// What their best attempts lack, where neither ever found a solution.
    Missing,
}

/// One configuration against another, on one class or on all puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// The index of the class; none for all puzzles together.
    pub class: Option<usize>,
    /// The indices of the two configurations.
    pub pair: [usize; 2],
    /// How many puzzles both were run on.
    pub puzzles: usize,
    /// Their success rates.
    pub rates: [f64; 2],
    /// By what they are compared.
    pub basis: Basis,
    /// The probability that a run of the first spends less on a puzzle than one of the second, or
    /// its best attempt lacks less (A12, the mean over puzzles).
    pub quicker: f64,
    /// The p-value, corrected for all comparisons of the same class.
    pub p: f64,
    /// The index of the configuration that is better; none if they can't be told apart.
    pub better: Option<usize>,
}

/// All configurations ranked on the puzzles of a class, or on all.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking {
    /// The index of the class; none for all puzzles together.
    pub class: Option<usize>,
    /// How many puzzles they were ranked on.
    pub puzzles: usize,
    /// Friedman's test; rank 1 is the best.
    pub friedman: Friedman,
    /// Mean ranks that are further apart than this differ.
    pub critical_difference: f64,
}

impl<'r> Groups<'r> {
    /// Sorts the runs; takes one pass.
    #[must_use]
    pub fn new(results: &'r Results, measure: Measure) -> Self {
        let plan = &results.plan;
        let configurations = plan.configurations.len();
        let mut runs = vec![Vec::new(); plan.puzzles.len() * configurations];
        let mut missing = vec![Vec::new(); plan.puzzles.len() * configurations];
        let mut cutoffs = vec![0.0_f64; plan.puzzles.len()];
        for run in &results.runs {
            let spent = Spent { amount: measure.spent(run), solved: run.is_solved() };
            let group = run.puzzle as usize * configurations + run.configuration as usize;
            runs[group].push(spent);
            missing[group].push(run.missing.map_or(f64::INFINITY, f64::from));
            let cutoff = &mut cutoffs[run.puzzle as usize];
            *cutoff = cutoff.max(spent.amount);
        }
        // The budget is the same for all configurations of a plan.
        let limit = plan.configurations.first().map_or(0.0, |one| match measure {
            Measure::Evaluations => one.evaluations as f64,
            Measure::Generations => one.generations as f64,
            Measure::Seconds => one.seconds,
        });
        if limit > 0.0 {
            cutoffs.fill(limit);
        }
        Self { results, measure, runs, missing, cutoffs }
    }

    /// The runs of a configuration on a puzzle.
    #[must_use]
    pub fn of(&self, configuration: usize, puzzle: usize) -> &[Spent] {
        &self.runs[puzzle * self.results.plan.configurations.len() + configuration]
    }

    /// What the best attempts of a configuration on a puzzle lack.
    fn missing(&self, configuration: usize, puzzle: usize) -> &[f64] {
        &self.missing[puzzle * self.results.plan.configurations.len() + configuration]
    }

    /// The runs of a cell.
    #[must_use]
    pub fn of_cell(&self, cell: Cell) -> Vec<Spent> {
        let puzzles = self.puzzles(Some(cell.class));
        puzzles.flat_map(|puzzle| self.of(cell.configuration, puzzle)).copied().collect()
    }

    /// The indices of the puzzles of a class, or of all.
    pub fn puzzles(&self, class: Option<usize>) -> impl Iterator<Item = usize> + '_ {
        let puzzles = self.results.plan.puzzles.iter().enumerate();
        puzzles
            .filter(move |(_, puzzle)| class.is_none_or(|class| puzzle.class == class))
            .map(|(index, _)| index)
    }

    /// A failure is held to have spent ten times this.
    #[must_use]
    pub fn cutoff(&self, puzzle: usize) -> f64 {
        self.cutoffs[puzzle]
    }

    /// PAR10 of a configuration on a puzzle; none without runs.
    #[must_use]
    pub fn par10(&self, configuration: usize, puzzle: usize) -> Option<f64> {
        let runs = self.of(configuration, puzzle);
        (!runs.is_empty()).then(|| penalised_average(runs, self.cutoff(puzzle)))
    }

    /// The puzzles on which each of these configurations was run.
    fn common(&self, class: Option<usize>, configurations: &[usize]) -> Vec<usize> {
        let all_ran =
            |&puzzle: &usize| configurations.iter().all(|&one| !self.of(one, puzzle).is_empty());
        self.puzzles(class).filter(all_ran).collect()
    }

    /// A summary of every cell that has runs, class by class.
    #[must_use]
    pub fn summaries(&self) -> Vec<Summary> {
        let plan = &self.results.plan;
        let cells = plan.classes.len() * plan.configurations.len();
        let mut generations = vec![0.0; cells];
        let mut seconds = vec![0.0; cells];
        let mut missing = vec![0.0; cells];
        let at = |cell: Cell| cell.class * plan.configurations.len() + cell.configuration;
        for run in &self.results.runs {
            let cell = at(self.results.cell(run));
            seconds[cell] += run.seconds;
            if run.is_solved() {
                generations[cell] += run.generations as f64;
            } else {
                missing[cell] += run.missing.map_or(f64::NAN, f64::from);
            }
        }
        let mut summaries = Vec::new();
        for class in 0..plan.classes.len() {
            for configuration in 0..plan.configurations.len() {
                let cell = Cell { configuration, class };
                let runs = self.of_cell(cell);
                if runs.is_empty() {
                    continue;
                }
                let solved = runs.iter().filter(|run| run.solved).count() as u64;
                let amounts: Vec<f64> = runs.iter().map(quickness).collect();
                // A cutoff is the same for a whole class, or differs little.
                let cutoffs: Vec<f64> = self.puzzles(Some(class)).map(|p| self.cutoff(p)).collect();
                let average = |runs: &[Spent]| penalised_average(runs, mean(&cutoffs));
                let [e0, e1] = bootstrap(&runs, 1, expected_running_time);
                let [p0, p1] = bootstrap(&runs, 1, average);
                summaries.push(Summary {
                    cell,
                    runs: runs.len() as u64,
                    solved,
                    wilson: wilson(solved, runs.len() as u64),
                    mean_generations: generations[at(cell)] / solved as f64,
                    mean_missing: missing[at(cell)] / (runs.len() as u64 - solved) as f64,
                    seconds: seconds[at(cell)],
                    quartiles: [0.25, 0.5, 0.75].map(|share| quantile(&amounts, share)),
                    ert: [expected_running_time(&runs), e0, e1],
                    par10: [average(&runs), p0, p1],
                });
            }
        }
        summaries
    }

    /// Compares configurations on each class, and on all puzzles where there are several classes:
    /// all pairs, or each with the best where there are more than ten.
    ///
    /// Over puzzles by Wilcoxon's signed-rank test of PAR10, on a single puzzle by Mann and
    /// Whitney's of its runs; p-values are corrected by Holm's method for all pairs of the
    /// class. Where neither of two ever found a solution, what their best attempts lack takes
    /// the place of what they spent.
    #[must_use]
    pub fn comparisons(&self) -> Vec<Comparison> {
        self.scopes().flat_map(|class| self.comparisons_of(class)).collect()
    }

    fn comparisons_of(&self, class: Option<usize>) -> Vec<Comparison> {
        let count = self.results.plan.configurations.len();
        let pairs: Vec<[usize; 2]> = if count <= ALL_PAIRS {
            (0..count).flat_map(|a| (a + 1..count).map(move |b| [a, b])).collect()
        } else {
            let ranks = self.ranking(class).map(|ranking| ranking.friedman.mean_ranks);
            let ranks = ranks.unwrap_or_default();
            let best = (0..ranks.len()).min_by(|&a, &b| ranks[a].total_cmp(&ranks[b]));
            let best = best.unwrap_or(0);
            (0..count).filter(|&other| other != best).map(|other| [best, other]).collect()
        };
        let mut made: Vec<Comparison> =
            pairs.into_iter().filter_map(|pair| self.compare(class, pair)).collect();
        let raw: Vec<f64> = made.iter().map(|one| one.p).collect();
        for (one, p) in made.iter_mut().zip(holm(&raw)) {
            one.p = p;
            one.better = one.better.filter(|_| p < LEVEL);
        }
        made
    }

    fn compare(&self, class: Option<usize>, pair: [usize; 2]) -> Option<Comparison> {
        let puzzles = self.common(class, &pair);
        let rates = pair.map(|one| {
            let runs = puzzles.iter().flat_map(|&puzzle| self.of(one, puzzle));
            let (count, solved) = runs
                .fold((0, 0), |(count, solved), run| (count + 1, solved + u64::from(run.solved)));
            solved as f64 / f64::from(count)
        });
        let known = |&puzzle: &usize| {
            pair.iter().all(|&one| self.missing(one, puzzle).iter().all(|lack| lack.is_finite()))
        };
        let basis = match rates {
            [0.0, 0.0] if puzzles.iter().all(known) => Basis::Missing,
            _ => Basis::Spent,
        };
        let amounts = |one: usize, puzzle: usize| -> Vec<f64> {
            match basis {
                Basis::Spent => self.of(one, puzzle).iter().map(quickness).collect(),
                Basis::Missing => self.missing(one, puzzle).to_vec(),
            }
        };
        let average = |one: usize, puzzle: usize| match basis {
            Basis::Spent => self.par10(one, puzzle).unwrap_or(f64::NAN),
            Basis::Missing => mean(self.missing(one, puzzle)),
        };
        let p = match puzzles.as_slice() {
            [] => return None,
            &[only] => mann_whitney(&amounts(pair[0], only), &amounts(pair[1], only)).1,
            _ => {
                let difference =
                    |&puzzle: &usize| average(pair[0], puzzle) - average(pair[1], puzzle);
                wilcoxon_signed_rank(&puzzles.iter().map(difference).collect::<Vec<_>>()).1
            }
        };
        let quicker =
            puzzles.iter().map(|&puzzle| a12(&amounts(pair[1], puzzle), &amounts(pair[0], puzzle)));
        let quicker = quicker.sum::<f64>() / puzzles.len() as f64;
        let total = |one: usize| -> f64 {
            // In units of what a failure is held to have spent, so that puzzles count alike.
            let unit = |puzzle| match basis {
                Basis::Spent => self.cutoff(puzzle).max(f64::MIN_POSITIVE),
                Basis::Missing => 1.0,
            };
            puzzles.iter().map(|&puzzle| average(one, puzzle) / unit(puzzle)).sum()
        };
        let better = match puzzles.len() {
            1 => pair[usize::from(quicker < 0.5)],
            _ => pair[usize::from(total(pair[0]) > total(pair[1]))],
        };
        Some(Comparison {
            class,
            pair,
            puzzles: puzzles.len(),
            rates,
            basis,
            quicker,
            p,
            better: Some(better),
        })
    }

    /// Ranks all configurations by PAR10, on a class or on all puzzles; none unless there are three
    /// or more and two puzzles at least on which all were run.
    #[must_use]
    pub fn ranking(&self, class: Option<usize>) -> Option<Ranking> {
        let configurations: Vec<usize> = (0..self.results.plan.configurations.len()).collect();
        let puzzles = self.common(class, &configurations);
        if configurations.len() < 3 || puzzles.len() < 2 {
            return None;
        }
        let block = |&puzzle: &usize| -> Vec<f64> {
            configurations.iter().filter_map(|&one| self.par10(one, puzzle)).collect()
        };
        let blocks: Vec<Vec<f64>> = puzzles.iter().map(block).collect();
        Some(Ranking {
            class,
            puzzles: puzzles.len(),
            friedman: friedman(&blocks),
            critical_difference: critical_difference(configurations.len(), puzzles.len()),
        })
    }

    /// The rankings of each class, and of all puzzles where there are several classes.
    #[must_use]
    pub fn rankings(&self) -> Vec<Ranking> {
        self.scopes().filter_map(|class| self.ranking(class)).collect()
    }

    fn scopes(&self) -> impl Iterator<Item = Option<usize>> + use<> {
        let classes = self.results.plan.classes.len();
        (0..classes).map(Some).chain((classes > 1).then_some(None))
    }
}

/// What a run spent to find a solution: failures are the slowest, all alike.
fn quickness(run: &Spent) -> f64 {
    if run.solved { run.amount } else { f64::INFINITY }
}

impl Comparison {
    /// The verdict in words.
    #[must_use]
    pub fn words(&self, results: &Results, measure: Measure) -> String {
        let label = |one: usize| results.plan.configurations[one].label.as_str();
        let share = |rate: f64| format!("{:.1} %", rate * 100.0);
        let (p, puzzles) = (p_words(self.p), self.puzzles);
        let noun = if puzzles == 1 { "puzzle" } else { "puzzles" };
        let what = match self.basis {
            Basis::Spent => "needs fewer",
            Basis::Missing => "comes closer to a solution",
        };
        let Some(better) = self.better else {
            let [first, second] = self.pair.map(label);
            let failed = if self.basis == Basis::Missing { "neither solves a run, " } else { "" };
            return format!(
                "{first} and {second}: {failed}not separable with this many runs ({p} on {puzzles} {noun}; a run of \
                 the first {what} with probability {:.2})",
                self.quicker,
            );
        };
        let swapped = better == self.pair[1];
        let quicker = if swapped { 1.0 - self.quicker } else { self.quicker };
        let [mine, theirs] = if swapped { [self.rates[1], self.rates[0]] } else { self.rates };
        let (better, worse) = (label(better), label(self.pair[usize::from(!swapped)]));
        let size = magnitude(2.0 * quicker - 1.0);
        let solves = format!("solves {} of its runs against {}", share(mine), share(theirs));
        let unit = measure.name();
        match self.basis {
            Basis::Missing => format!(
                "{better} comes closer than {worse}, though neither solves a run: its best attempt lacks fewer digits \
                 with probability {quicker:.2} ({size}) ({p} on {puzzles} {noun})",
            ),
            // By PAR10, which weighs failures, the other's quicker successes don't make up for
            // them.
            Basis::Spent if quicker < 0.5 => format!(
                "{better} is better than {worse} by PAR10 of {unit}: it {solves}, although a run of {worse} needs \
                 fewer with probability {:.2} ({size}) ({p} on {puzzles} {noun})",
                1.0 - quicker,
            ),
            Basis::Spent => format!(
                "{better} is better than {worse} in {unit}: a run of it needs fewer with probability \
                 {quicker:.2} ({size}), it {solves} ({p} on {puzzles} {noun})",
            ),
        }
    }
}

/// A p-value as it is written: `p = 0.031`, `p < 0.001`.
#[must_use]
pub fn p_words(p: f64) -> String {
    if p < 0.001 { "p < 0.001".to_owned() } else { format!("p = {p:.3}") }
}
