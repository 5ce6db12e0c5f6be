//! Anytime performance: when runs reach cost targets, and the costs that they reach within budgets.
//!
//! The method follows COCO (Hansen, Auger, Ros, Mersmann, Tusar and Brockhoff 2021,
//! <https://doi.org/10.1080/10556788.2020.1808977>) and IOHprofiler (Wang, Vermetten, Ye, Doerr and
//! Baeck 2022, <https://doi.org/10.1145/3510426>).
//!
//! A target is a cost. A run reaches it at the first point of its trace whose cost is not higher.
//! Traces have two checkpoints per octave, so the evaluations needed are known up to the next
//! checkpoint. For a solution, they are known exactly.

#[cfg(feature = "store")]
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::results::Cell;
#[cfg(feature = "store")]
use crate::results::Results;
use crate::stats::{Spent, expected_running_time, quantile};
#[cfg(feature = "store")]
use crate::store::{Store, StoreError};
use crate::trace::Point;

/// The anytime performance of the runs of a cell.
#[derive(Clone, PartialEq, Debug)]
pub struct Anytime {
    /// The cell.
    pub cell: Cell,
    /// The number of runs.
    pub runs: u64,
    /// The targets, the same for all configurations of a class, from the highest cost to 0.
    pub targets: Vec<Target>,
    /// The budgets, the same for all configurations of a class: powers of 10.
    pub budgets: Vec<Reached>,
    /// The empirical distribution over runs and targets: the share of all pairs of run and target
    /// reached within a number of evaluations. There is an entry for each number of evaluations
    /// where it rises.
    pub curve: Vec<(f64, f64)>,
    /// The area under that curve over the logarithm of the evaluations, from 1 to the largest
    /// budget of the class. It is a share of the whole: 1 reaches every target at once, 0 reaches
    /// none.
    pub area: f64,
}

/// A cost target.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Target {
    /// The cost, in the algorithm's own unit.
    pub cost: u32,
    /// The number of runs that reached it.
    pub reached: u64,
    /// The expected running time to it, in evaluations.
    pub ert: f64,
}

/// Progress of the runs of a cell at a budget.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reached {
    /// The budget in evaluations.
    pub budget: u64,
    /// The quartiles of the lowest cost so far; infinite before a run's first point.
    pub quartiles: [f64; 3],
    /// The number of runs that had found a solution.
    pub solved: u64,
}

/// The relevant data of a run's trace.
struct Course {
    spent: u64,
    /// The evaluations after which each of [`targets`] was reached.
    hits: Vec<Option<u64>>,
    /// The lowest cost within each of [`budgets`].
    costs: Vec<Option<u32>>,
}

/// The costs that can be targets: powers of 2 and 0, descending.
fn targets() -> impl Iterator<Item = u32> {
    (0..=12).rev().map(|power| 1 << power).chain([0])
}

/// Powers of 10, from 10 to the first that is not below `longest`.
fn budgets(longest: u64) -> Vec<u64> {
    let mut budgets = vec![10];
    while let Some(&last) = budgets.last().filter(|&&last| last < longest) {
        budgets.push(last.saturating_mul(10));
    }
    budgets
}

impl Course {
    fn new(trace: &[Point], budgets: &[u64]) -> Self {
        let reached = |cost: u32| trace.iter().find(|point| point.best_so_far <= cost);
        let within = |&budget: &u64| {
            let known = trace.iter().take_while(|point| point.evaluations <= budget);
            known.last().map(|point| point.best_so_far)
        };
        Self {
            spent: trace.last().map_or(0, |point| point.evaluations),
            hits: targets().map(|cost| reached(cost).map(|point| point.evaluations)).collect(),
            costs: budgets.iter().map(within).collect(),
        }
    }
}

/// The anytime performance of every cell whose runs have traces. Takes one pass over the store, and
/// memory for each run.
///
/// # Errors
/// If the store can't be read.
#[cfg(feature = "store")]
pub fn anytime(store: &Store, results: &Results) -> Result<Vec<Anytime>, StoreError> {
    let plan = &results.plan;
    let longest = results.runs.iter().map(|run| run.work.evaluations()).max().unwrap_or(0);
    let budgets = budgets(longest);
    let configurations = plan.configurations.len();
    let mut cells: Vec<Vec<Course>> = Vec::new();
    cells.resize_with(plan.classes.len() * configurations, Vec::new);
    store.each_run(plan, true, |run, trace| {
        let Cell { class, configuration } = results.cell(&run);
        if !trace.points.is_empty() {
            let course = Course::new(&trace.points, &budgets);
            cells[class.at() * configurations + configuration.at()].push(course);
        }
        Ok(())
    })?;
    let mut made = Vec::new();
    for (class, courses) in
        ClassIndex::first(plan.classes.len()).zip(cells.chunks(configurations.max(1)))
    {
        let kept = worthwhile(courses);
        for (configuration, courses) in ConfigurationIndex::first(configurations).zip(courses) {
            if !courses.is_empty() {
                made.push(of_cell(Cell { configuration, class }, courses, &kept, &budgets));
            }
        }
    }
    Ok(made)
}

/// The indices of the targets that distinguish the runs of a class. A target is kept if some run
/// did not reach it with its first point. The target 0 is always kept.
fn worthwhile(courses: &[Vec<Course>]) -> Vec<usize> {
    let courses: Vec<&Course> = courses.iter().flatten().collect();
    let first = |course: &Course| course.hits.iter().flatten().copied().min();
    let last = targets().count() - 1;
    let is_late = |index: usize| {
        courses
            .iter()
            .any(|course| course.hits[index].is_none() || course.hits[index] > first(course))
    };
    (0..=last).filter(|&index| index == last || is_late(index)).collect()
}

fn of_cell(cell: Cell, courses: &[Course], kept: &[usize], budgets: &[u64]) -> Anytime {
    let costs: Vec<u32> = targets().collect();
    let target = |&index: &usize| {
        let spent: Vec<Spent> = courses.iter().map(|course| course.until(index)).collect();
        let reached = spent.iter().filter(|spent| spent.solved).count() as u64;
        Target { cost: costs[index], reached, ert: expected_running_time(&spent) }
    };
    let mut hits: Vec<f64> = courses
        .iter()
        .flat_map(|course| kept.iter().filter_map(|&index| course.hits[index]))
        .map(|hit| hit as f64)
        .collect();
    hits.sort_by(f64::total_cmp);
    let pairs = (courses.len() * kept.len()) as f64;
    let largest = budgets.last().map_or(1.0, |&budget| budget as f64);
    Anytime {
        cell,
        runs: courses.len() as u64,
        targets: kept.iter().map(target).collect(),
        budgets: budgets.iter().enumerate().map(|at| within(courses, at)).collect(),
        area: hits.iter().map(|hit| 1.0 - hit.max(1.0).ln() / largest.ln()).sum::<f64>() / pairs,
        curve: steps(&hits, pairs),
    }
}

impl Course {
    /// The evaluations spent until the target of this index was reached, or those of the whole run
    /// if it wasn't.
    fn until(&self, index: usize) -> Spent {
        let hit = self.hits[index];
        Spent { amount: hit.unwrap_or(self.spent) as f64, solved: hit.is_some() }
    }
}

/// Progress of each run at budget `index`.
fn within(courses: &[Course], (index, &budget): (usize, &u64)) -> Reached {
    let costs: Vec<f64> = (courses.iter())
        .map(|course| course.costs[index].map_or(f64::INFINITY, f64::from))
        .collect();
    Reached {
        budget,
        quartiles: [0.25, 0.5, 0.75].map(|share| quantile(&costs, share)),
        solved: costs.iter().filter(|&&cost| cost == 0.0).count() as u64,
    }
}

/// The share of pairs reached by each number of evaluations at which a pair is reached.
fn steps(hits: &[f64], pairs: f64) -> Vec<(f64, f64)> {
    let mut steps: Vec<(f64, f64)> = Vec::new();
    for (index, &hit) in hits.iter().enumerate() {
        let share = (index + 1) as f64 / pairs;
        match steps.last_mut() {
            Some(last) if last.0 == hit => last.1 = share,
            _ => steps.push((hit, share)),
        }
    }
    steps
}
