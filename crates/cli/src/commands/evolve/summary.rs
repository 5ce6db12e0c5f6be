//! The results of many runs, for people and for programs.

use evoku_evolve::{Stop, Work};
use evoku_lab::stats;
use evoku_messages::{Decimal, say};
use serde_json::{Value, json};

use crate::commands::evolve::job::Job;
use crate::commands::evolve::report;
use crate::commands::evolve::runs::{Run, Runs};
use crate::language::render;
use crate::numbers::{decimal, json_whole, thousands};
use evoku_draw::chart::Curve;

impl Runs<'_> {
    /// Text for people: a row for each run, or for each puzzle if there are several, and a summary.
    pub(super) fn text(&self) -> String {
        let [job] = self.jobs else { return self.of_puzzles() };
        let scale = job.scale();
        let mut text = format!(
            "{:>20}  {:>17}  {:>11}  {:>13}  {:>10}  {}\n",
            render(say::command_column_seed()),
            render(say::command_column_result()),
            render(say::command_column_generations()),
            render(say::command_column_evaluations()),
            render(say::command_column_seconds()),
            render(say::command_column_best()),
        );
        for run in self.all() {
            text += &format!(
                "{:>20}  {:>17}  {:>11}  {:>13}  {:>10}  {}\n",
                run.seed,
                render(&run.stop),
                thousands(run.generations),
                thousands(run.work.evaluations()),
                seconds(run.seconds),
                run.best.as_ref().map_or("-".to_owned(), |(cost, _)| render(scale.words(*cost))),
            );
        }
        let [first, last] = self.seeds;
        let title = say::command_on(say::verbatim(job.title()), job.puzzle());
        text += &format!("\n{}\n", render(title));
        text + &self.summary() + &report::origin(job, &between(first, last), &self.budget)
    }

    fn of_puzzles(&self) -> String {
        let name = |job: &Job| format!("{} {}", job.puzzle_number, job.label).trim().to_owned();
        let names: Vec<String> = self.jobs.iter().map(name).collect();
        let width = names.iter().map(String::len).max().unwrap_or(0).max(8);
        let mut text = format!(
            "{:>width$}  {:>13}  {:>15}  {:>10}  {:>10}  {:>18}  {:>11}\n",
            render(say::command_column_puzzle()),
            render(say::command_column_solved()),
            render(say::command_column_interval()),
            render(say::command_column_median_seconds()),
            render(say::command_column_largest_seconds()),
            render(say::command_column_median_evaluations()),
            render(say::command_column_median_cost()),
        );
        for (name, runs) in names.iter().zip(&self.runs) {
            let all = || runs.iter();
            let (solved, count) = (solved(all()).count(), runs.len());
            let [low, high] = wilson(solved, count).map(|bound| 100.0 * bound);
            let seconds = || all().map(|run| run.seconds);
            let evaluations = median(all().map(|run| run.work.evaluations() as f64));
            let costs = all().filter_map(|run| run.best.as_ref());
            let cost = median(costs.map(|(cost, _)| f64::from(cost.total())));
            text += &format!(
                "{:>width$}  {:>13}  {:>15}  {:>10}  {:>10}  {:>18}  {:>11}\n",
                name,
                render(say::command_of(solved, count)),
                render(say::command_percent_between(Decimal::new(low, 1), Decimal::new(high, 1))),
                self::seconds(median(seconds())),
                self::seconds(seconds().fold(f64::NAN, f64::max)),
                thousands(evaluations.round() as u64),
                decimal(cost.to_string()),
            );
        }
        let puzzles = self.jobs.iter().map(|job| job.puzzle_number).max().unwrap_or(0);
        text += &format!("\n{}\n", render(say::command_on_puzzles(self.title(), puzzles)));
        let [first, last] = self.seeds;
        let seeds = between(first, last);
        let origins = self.jobs.iter().map(|job| report::origin(job, &seeds, &self.budget));
        let mut origins: Vec<String> = origins.collect();
        origins.sort();
        origins.dedup();
        text + &self.summary() + &origins.concat()
    }

    /// The algorithms, each once, in the order of their puzzles.
    fn title(&self) -> String {
        let mut titles: Vec<String> = self.jobs.iter().map(Job::title).collect();
        titles.dedup();
        titles.join(", ")
    }

    fn summary(&self) -> String {
        let (solved, runs) = (solved(self.all()), self.all().count());
        let [low, high] = wilson(solved.clone().count(), runs).map(|bound| 100.0 * bound);
        let percent = 100.0 * share(solved.clone().count(), runs);
        let mut text = report::lines([say::command_runs_solved(
            solved.clone().count(),
            runs,
            Decimal::new(percent, 1),
            Decimal::new(low, 1),
            Decimal::new(high, 1),
        )]);
        if solved.clone().next().is_some() {
            let generations = mean(solved.clone().map(|run| run.generations as f64));
            let evaluations = median(solved.map(|run| run.work.evaluations() as f64));
            text += &report::lines([say::command_runs_means(
                generations.round() as u64,
                evaluations.round() as u64,
            )]);
        }
        let work = sum(self.all());
        let computing = self.all().fold(0.0, |sum, run| sum + run.seconds);
        text += &report::lines([say::command_runs_all(
            work.evaluations(),
            Decimal::new(computing, 3),
            Decimal::new(self.seconds, 3),
            (work.evaluations() as f64 / computing.max(1e-9)) as u64,
        )]);
        text + &report::work_text(&self.jobs[0], work)
    }

    /// JSON for programs; for several puzzles, a list of such objects.
    pub(super) fn json(&self) -> Value {
        let puzzles = self.jobs.iter().zip(&self.runs).map(|(job, runs)| {
            let mut object = json!({
                "algorithm": job.algorithm(),
                "parameters": report::parameters(job),
                "propagation": job.propagation(),
                "puzzle": report::puzzle(job),
            });
            if job.archipelago.is_some() {
                object["islands"] = report::islands(job, &self.budget);
            }
            report::add_origin(&mut object, job);
            object["runs"] = runs.iter().map(json).collect();
            object["summary"] = summary(runs.iter());
            object
        });
        let mut puzzles: Vec<Value> = puzzles.collect();
        let mut object = match &mut puzzles[..] {
            [one] => one.take(),
            _ if self.jobs.iter().any(|job| !job.label.is_empty()) => {
                json!({ "configurations": puzzles, "summary": summary(self.all()) })
            }
            _ => json!({ "puzzles": puzzles, "summary": summary(self.all()) }),
        };
        object["summary"]["seconds"] = json!(self.seconds);
        object
    }

    /// A curve for each configuration, over the runs of all puzzles.
    pub(super) fn curves(&self) -> Vec<Curve> {
        let mut curves: Vec<Curve> = Vec::new();
        for (job, runs) in self.jobs.iter().zip(&self.runs) {
            let name = if job.label.is_empty() { job.title() } else { job.label.clone() };
            let runs = runs.iter().map(|run| run.progress.clone());
            match curves.iter_mut().find(|curve| curve.name == name) {
                Some(curve) => curve.runs.extend(runs),
                None => curves.push(Curve { name, runs: runs.collect() }),
            }
        }
        curves
    }

    /// The title and the subtitle of the chart.
    pub(super) fn captions(&self) -> [String; 2] {
        let puzzles = self.jobs.iter().map(|job| job.puzzle_number).max().unwrap_or(0);
        let title = match self.jobs {
            [job, ..] if puzzles == 1 => say::command_on(say::verbatim(self.title()), job.puzzle()),
            _ => say::command_on_puzzles(self.title(), puzzles),
        };
        let [first, last] = self.seeds;
        let solved = solved(self.all()).count();
        let subtitle = say::command_chart_runs(first, last, self.all().count(), solved);
        [render(title), render(subtitle)]
    }

    /// The runs with the number of their puzzle, their algorithm and its parameters.
    pub(super) fn rows(&self) -> impl Iterator<Item = (usize, String, String, &Run)> {
        self.jobs.iter().zip(&self.runs).flat_map(|(job, runs)| {
            let parameters = report::parameters_text(job);
            runs.iter()
                .map(move |run| (job.puzzle_number, job.algorithm(), parameters.clone(), run))
        })
    }
}

fn json(run: &Run) -> Value {
    json!({
        "seed": json_whole(run.seed),
        "solved": run.stop == Stop::Solved,
        "stop": run.stop.to_string(),
        "cost": run.best.as_ref().map(|(cost, _)| cost.total()),
        "line": run.best.as_ref().map(|(_, line)| line),
        "generations": run.generations,
        "evaluations": run.work.evaluations(),
        "work": report::work_json(run.work),
        "restarts": run.restarts,
        "exchanges": run.exchanges,
        "seconds": run.seconds,
    })
}

fn summary<'r>(runs: impl Iterator<Item = &'r Run> + Clone) -> Value {
    let (count, solved) = (runs.clone().count(), solved(runs.clone()));
    let number = solved.clone().count();
    let some = |value: f64| (number > 0).then_some(value);
    let seconds = runs.clone().map(|run| run.seconds);
    let evaluations = solved.clone().map(|run| run.work.evaluations() as f64);
    json!({
        "runs": count,
        "solved": number,
        "success_rate": share(number, count),
        "wilson_95": wilson(number, count),
        "mean_generations_of_solved": some(mean(solved.map(|run| run.generations as f64))),
        "median_evaluations_of_solved": some(median(evaluations)),
        "median_seconds": median(seconds.clone()),
        "largest_seconds": seconds.fold(f64::NAN, f64::max),
        "work": report::work_json(sum(runs)),
    })
}

fn solved<'r>(
    runs: impl Iterator<Item = &'r Run> + Clone,
) -> impl Iterator<Item = &'r Run> + Clone {
    runs.filter(|run| run.stop == Stop::Solved)
}

fn sum<'r>(runs: impl Iterator<Item = &'r Run>) -> Work {
    runs.fold(Work::default(), |sum, run| sum + run.work)
}

fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// The 95 % interval of a success rate.
fn wilson(successes: usize, trials: usize) -> [f64; 2] {
    stats::wilson(successes as u64, trials as u64)
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    stats::mean(&values.collect::<Vec<_>>())
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    stats::median(&values.collect::<Vec<_>>())
}

/// The range of seeds, as text.
fn between(first: u64, last: u64) -> String {
    render(say::command_numbers_between(first, last))
}

/// Formats a time for a table.
fn seconds(value: f64) -> String {
    decimal(format!("{value:.4}"))
}
