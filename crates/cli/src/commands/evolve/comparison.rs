//! The comparison of the settings of a sweep, by the laboratory.

use evoku_evolve::Stop;
use evoku_evolve::chosen::PuzzleInstance;
use evoku_lab::analysis::Analysis;
use evoku_lab::execute::missing;
use evoku_lab::index::{ClassIndex, ConfigurationIndex, PuzzleIndex};
use evoku_lab::results::{KeptConfiguration, KeptPlan, KeptPuzzle, Results};
use evoku_lab::run::{Ending, Run as LabRun};
use evoku_messages::{Message, say};

use crate::commands::evolve::job::Job;
use crate::commands::evolve::report;
use crate::commands::evolve::runs::{Run, Runs};
use crate::language::render;

/// The largest number of runs that are compared. Larger experiments belong in a plan.
const MOST: usize = 100_000;

impl Runs<'_> {
    /// Compares the settings of a sweep, as the laboratory does. Empty if there is only one setting
    /// or one run of each, if runs are missing, or if there are more than [`MOST`].
    pub(super) fn comparison(&self) -> String {
        let runs = self.all().count();
        let is_whole = runs == self.wanted && runs <= MOST;
        if !is_whole || self.jobs.iter().all(|job| job.label.is_empty()) {
            return String::new();
        }
        let results = self.results();
        let is_sample = results.plan.repetitions > 1 || results.plan.puzzles.len() > 1;
        if results.plan.configurations.len() < 2 || !is_sample {
            return String::new();
        }
        let analysis = Analysis::of(&results, None, None);
        // One puzzle has no second class, so the verdicts on it and on all classes are the same.
        let own = analysis.comparisons.iter().filter(|one| one.class.is_some());
        let verdicts = own.map(|comparison| comparison.verdict(&analysis));
        let mut lines: Vec<Message> = vec![say::command_sweep_comparison()];
        lines.extend(verdicts);
        let lines: Vec<String> = lines.iter().map(render).collect();
        format!("\n{}\n", lines.join("\n"))
    }

    /// The runs as results of a plan with one class.
    fn results(&self) -> Results {
        let mut configurations: Vec<KeptConfiguration> = Vec::new();
        let mut puzzles: Vec<KeptPuzzle> = Vec::new();
        let mut runs: Vec<LabRun> = Vec::new();
        for (job, of_job) in self.jobs.iter().zip(&self.runs) {
            let known = configurations.iter().position(|one| one.label == job.label);
            let configuration = known.unwrap_or_else(|| {
                configurations.push(self.configuration(job));
                configurations.len() - 1
            });
            let known = puzzles.iter().position(|one| one.number == job.puzzle_number);
            let puzzle = known.unwrap_or_else(|| {
                puzzles.push(puzzle(job));
                puzzles.len() - 1
            });
            for (repetition, run) in of_job.iter().enumerate() {
                runs.push(LabRun {
                    configuration: ConfigurationIndex(configuration as u32),
                    puzzle: PuzzleIndex(puzzle as u32),
                    repetition: repetition as u32,
                    ..lab_run(job, run)
                });
            }
        }
        runs.sort_by_key(|run| (run.repetition, run.puzzle.0, run.configuration.0));
        let plan = KeptPlan {
            id: 0,
            name: "evolve".to_owned(),
            text: String::new(),
            fingerprint: String::new(),
            seed: self.seeds[0],
            repetitions: self.seeds[1] - self.seeds[0] + 1,
            configurations,
            classes: vec![render(say::command_sweep_class())],
            size: puzzles.len() as u64,
            puzzles,
        };
        Results { plan, runs, sessions: Vec::new() }
    }

    fn configuration(&self, job: &Job) -> KeptConfiguration {
        KeptConfiguration {
            id: 0,
            label: job.label.clone(),
            algorithm: job.algorithm(),
            parameters: report::parameters_text(job),
            propagation: job.propagation(),
            evaluations: self.budget.evaluations.unwrap_or(0),
            generations: self.budget.generations.unwrap_or(0),
            seconds: 0.0,
        }
    }
}

fn puzzle(job: &Job) -> KeptPuzzle {
    KeptPuzzle {
        id: job.puzzle_number as i64,
        class: ClassIndex(0),
        number: job.puzzle_number,
        hash: job.puzzle_number.to_string(),
        geometry: job.puzzle(),
        line: String::new(),
    }
}

fn lab_run(job: &Job, run: &Run) -> LabRun {
    let ending = match run.stop {
        Stop::Solved => Ending::Solved,
        Stop::Evaluations => Ending::Evaluations,
        Stop::Generations => Ending::Generations,
        Stop::Deadline => Ending::Seconds,
        Stop::Exhausted | Stop::FalseZero | Stop::Cancelled => Ending::Exhausted,
    };
    let missing = run.best.as_ref().and_then(|(cost, line)| match &job.instance {
        PuzzleInstance::Sudoku(sudoku) => missing(sudoku.geometry(), line, *cost),
        PuzzleInstance::Kind(..) => Some(cost.total()),
    });
    LabRun {
        seed: run.seed,
        ending,
        generations: run.generations,
        work: run.work,
        restarts: run.restarts,
        best: run.best.as_ref().map(|(cost, _)| cost.total()),
        missing,
        seconds: run.seconds,
        ..LabRun::default()
    }
}
